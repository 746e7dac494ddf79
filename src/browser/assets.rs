//! What stands beside this program, brought by `public/assets.js`.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The promise of the page's first picture.
    #[wasm_bindgen(js_namespace = lamplight)]
    pub fn painted() -> js_sys::Promise;
    /// Brings the styles and sounds of the games, once; the promise says when they are there.
    #[wasm_bindgen(js_namespace = lamplight, js_name = loadTable)]
    pub fn load_table() -> js_sys::Promise;
    /// The same, and the styles of codex, rules and records besides.
    #[wasm_bindgen(js_namespace = lamplight, js_name = loadReference)]
    pub fn load_reference() -> js_sys::Promise;
    /// Starts the bots' worker; the promise brings the function that takes requests.
    #[wasm_bindgen(js_namespace = lamplight, js_name = startWorker)]
    pub fn start_worker(reply: &JsValue) -> js_sys::Promise;
}
