//! What the compiler and the linker are told besides.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // The program is cut into parts after it is linked (see `src/shell/parts.rs`): for that the linker leaves its notes in it.
    if std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm") {
        println!("cargo::rustc-link-arg-bin=lamplight=--emit-relocs");
    }
    // Development builds have the gallery; with this any other build has it too, for the browser tests.
    println!("cargo::rustc-check-cfg=cfg(gallery)");
    println!("cargo::rerun-if-env-changed=LAMPLIGHT_GALLERY");
    if std::env::var_os("LAMPLIGHT_GALLERY").is_some() {
        println!("cargo::rustc-cfg=gallery");
    }
}
