//! The whole page with the Chalice table in it.

fn main() {
    lamplight::mount(lamplight::chalice::ROOMS);
}
