//! Only one window of Lamplight writes: the one that holds the write lock. `public/assets.js` keeps it.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Whether this window may write.
    #[wasm_bindgen(js_namespace = ["lamplight", "writeLock"])]
    pub fn held() -> bool;
    /// Takes the pen from whoever holds it.
    #[wasm_bindgen(js_namespace = ["lamplight", "writeLock"])]
    pub fn take();
    #[wasm_bindgen(js_namespace = ["lamplight", "writeLock"], js_name = watch)]
    fn watch_with(listener: &JsValue);
}

/// Asks for the pen, and tells `holds` whether this window has it, now and when that changes.
pub fn watch(holds: RwSignal<bool>) {
    let told = move |mine: bool| holds.set(mine);
    watch_with(&Closure::<dyn Fn(bool)>::new(told).into_js_value());
}
