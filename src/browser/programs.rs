//! The programs beside this one, started by `public/programs.js`.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Loads a program; this one then makes way.
    #[wasm_bindgen(js_namespace = lamplight)]
    pub fn load(name: &str);
    /// Starts the thinker; the promise brings the function that takes requests.
    #[wasm_bindgen(js_namespace = lamplight)]
    pub fn think(reply: &JsValue) -> js_sys::Promise;
    #[wasm_bindgen(js_namespace = lamplight, js_name = onLeave)]
    fn on_leave_with(act: &JsValue);
}

/// What this program does when another takes its place.
pub fn on_leave(act: impl FnOnce() + 'static) {
    on_leave_with(&Closure::once_into_js(act));
}
