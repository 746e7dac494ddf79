//! The page's program is cut into parts after it is linked (see `src/rooms.rs`): for that the linker leaves its notes in it.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm") {
        println!("cargo::rustc-link-arg-bin=lamplight=--emit-relocs");
    }
}
