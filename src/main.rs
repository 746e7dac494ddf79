//! The page.

fn main() {
    lamplight::mount();
}
