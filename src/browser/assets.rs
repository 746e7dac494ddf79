//! What stands beside this program, brought by `public/assets.js`.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The promise of the page's first picture.
    #[wasm_bindgen(js_namespace = lamplight)]
    pub fn painted() -> js_sys::Promise;
    /// Brings the styles and sounds of Chalice, once; the promise says when they are there.
    #[wasm_bindgen(js_namespace = lamplight, js_name = loadTable)]
    pub fn load_table() -> js_sys::Promise;
    /// The same for Haven.
    #[wasm_bindgen(js_namespace = lamplight, js_name = loadHaven)]
    pub fn load_haven() -> js_sys::Promise;
    /// What Chalice needs, and the styles of codex, rules and records besides.
    #[wasm_bindgen(js_namespace = lamplight, js_name = loadReference)]
    pub fn load_reference() -> js_sys::Promise;
    /// What Haven needs, and the same styles besides.
    #[wasm_bindgen(js_namespace = lamplight, js_name = loadHavenReference)]
    pub fn load_haven_reference() -> js_sys::Promise;
    /// Starts the bots' worker of this name, which may be silent for so many beats; where there is none, `here` thinks, or the
    /// worker's program on the page. The promise brings the function that takes requests.
    #[wasm_bindgen(js_namespace = lamplight, js_name = startWorker)]
    pub fn start_worker(reply: &JsValue, name: &str, patience: u32, here: &JsValue) -> js_sys::Promise;
}
