//! Leptos can call functions on a server and brings what that takes. This page has no server; but the real crate of this name
//! exports classes to JavaScript, and what is exported is shipped. So this one stands in its place (see `[patch]` in the
//! workspace's Cargo.toml): as much of it as Leptos names, and nothing behind it.

use futures_util::stream::{self, Empty, Stream};
use wasm_bindgen::JsValue;
use web_sys::ReadableStream as Raw;

/// One piece of a stream.
type Piece = Result<JsValue, JsValue>;

/// A stream of the browser's.
#[derive(Debug)]
pub struct ReadableStream(Raw);

impl ReadableStream {
    /// The browser's stream, as one of ours.
    #[must_use]
    pub const fn from_raw(raw: Raw) -> Self {
        Self(raw)
    }

    /// Would send to a server.
    ///
    /// # Panics
    /// Always: there is no server.
    #[must_use]
    pub fn from_stream(_: impl Stream<Item = Piece> + 'static) -> Self {
        panic!("this page sends nothing to a server")
    }

    /// The browser's stream itself.
    #[must_use]
    pub fn into_raw(self) -> Raw {
        self.0
    }

    /// What a server sends: nothing.
    pub fn into_stream(self) -> Empty<Piece> {
        stream::empty()
    }
}
