//! What stands beside this program, brought by `public/programs.js`.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The promise of the page's first picture.
    #[wasm_bindgen(js_namespace = lamplight)]
    pub fn painted() -> js_sys::Promise;
    /// Brings the styles and sounds of the games, once; the promise says when they are there.
    #[wasm_bindgen(js_namespace = lamplight)]
    pub fn furnish() -> js_sys::Promise;
    /// The same, and the styles of the studies besides.
    #[wasm_bindgen(js_namespace = lamplight, js_name = furnishStudy)]
    pub fn furnish_study() -> js_sys::Promise;
    /// Starts the thinker; the promise brings the function that takes requests.
    #[wasm_bindgen(js_namespace = lamplight)]
    pub fn think(reply: &JsValue) -> js_sys::Promise;
}
