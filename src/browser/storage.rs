//! The browser's localStorage as a place for the vault.

use super::{crash, write_lock};
use gloo_storage::{LocalStorage, Storage as _};
use kit::vault::{Storage, StorageError};
use leptos::prelude::window;
use wasm_bindgen::prelude::*;
use web_sys::DomException;

/// The storage of this browser for this site.
#[derive(Clone, Copy, Debug, Default)]
pub struct Browser;

impl Browser {
    /// The storage, if the browser lets us: asking for a forbidden one throws.
    fn open() -> Result<web_sys::Storage, StorageError> {
        match window().local_storage() {
            Ok(Some(_)) => Ok(LocalStorage::raw()),
            Ok(None) | Err(_) => Err(StorageError::Forbidden),
        }
    }

    fn open_to_write() -> Result<web_sys::Storage, StorageError> {
        if crash::crashed() {
            return Err(StorageError::Forbidden);
        }
        if !write_lock::held() {
            return Err(StorageError::OtherWindow);
        }
        Self::open()
    }
}

#[wasm_bindgen]
extern "C" {
    /// The storage with its texts as the browser has them. They may hold halves of characters, which no string of ours can.
    type RawStorage;
    #[wasm_bindgen(method, catch, js_name = getItem)]
    fn raw_text(this: &RawStorage, key: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, catch, js_name = setItem)]
    fn set_raw_text(this: &RawStorage, key: &str, text: &JsValue) -> Result<(), JsValue>;
}

fn why(thrown: &JsValue) -> StorageError {
    let full = thrown.dyn_ref::<DomException>().is_some_and(|exception| exception.name() == "QuotaExceededError");
    if full { StorageError::Full } else { StorageError::Forbidden }
}

impl Storage for Browser {
    fn read(&self, key: &str) -> Result<Option<String>, StorageError> {
        Self::open()?.get_item(key).map_err(|thrown| why(&thrown))
    }

    fn write(&self, key: &str, text: &str) -> Result<(), StorageError> {
        Self::open_to_write()?.set_item(key, text).map_err(|thrown| why(&thrown))
    }

    fn copy(&self, from: &str, to: &str) -> Result<(), StorageError> {
        let storage: RawStorage = Self::open_to_write()?.unchecked_into();
        let text = storage.raw_text(from).map_err(|thrown| why(&thrown))?;
        if text.is_null() {
            return Ok(());
        }
        storage.set_raw_text(to, &text).map_err(|thrown| why(&thrown))
    }

    fn remove(&self, key: &str) -> Result<(), StorageError> {
        Self::open_to_write()?.remove_item(key).map_err(|thrown| why(&thrown))
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        let storage = Self::open()?;
        let count = storage.length().map_err(|thrown| why(&thrown))?;
        Ok((0..count).filter_map(|index| storage.key(index).ok().flatten()).collect())
    }
}
