//! A panic leads to the crash screen of `public/crash.js`, which needs nothing of this program any more.

use std::sync::atomic::{AtomicBool, Ordering};
use wasm_bindgen::prelude::*;

static CRASHED: AtomicBool = AtomicBool::new(false);

#[wasm_bindgen]
extern "C" {
    /// Shows the crash screen.
    #[wasm_bindgen(js_namespace = lamplight, js_name = crash)]
    pub fn show(report: &str);
}

/// From now on a panic shows the crash screen and nothing is written any more.
pub fn install() {
    std::panic::set_hook(Box::new(|panic| {
        CRASHED.store(true, Ordering::Relaxed);
        show(&panic.to_string());
    }));
}

/// Whether a panic has happened: what the program believes now must not be saved.
#[must_use]
pub fn crashed() -> bool {
    CRASHED.load(Ordering::Relaxed)
}
