//! The service worker that keeps the site for offline play, and the new version that it may have fetched.

use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState};

/// The word on which a waiting version takes over.
const APPLY: &str = "apply";
/// How long the page has the network for itself before everything is fetched for offline play.
const HEAD_START: Duration = Duration::from_secs(2);
/// How long it is given to do so.
const PATIENCE: Duration = Duration::from_secs(2);

fn container() -> Option<ServiceWorkerContainer> {
    let container = window().navigator().service_worker();
    // Undefined where the page is not served securely.
    (!container.is_undefined()).then_some(container)
}

/// Registers the worker, once the page has what it needs itself, and sets `ready` once a new version waits.
pub fn watch(ready: RwSignal<bool>) {
    set_timeout(move || register(ready), HEAD_START);
}

fn register(ready: RwSignal<bool>) {
    let Some(container) = container() else { return };
    spawn_local(async move {
        let Ok(registration) = JsFuture::from(container.register("sw.js")).await else { return };
        let registration: ServiceWorkerRegistration = registration.unchecked_into();
        let look = {
            let registration = registration.clone();
            // Without a controller this is the first visit: nothing old runs, so nothing is new.
            move || ready.set(registration.waiting().is_some() && container.controller().is_some())
        };
        look();
        let found = Closure::<dyn Fn()>::new({
            let registration = registration.clone();
            move || {
                let Some(worker) = registration.installing() else { return };
                let look = look.clone();
                let watched = worker.clone();
                let changed = Closure::<dyn Fn()>::new(move || {
                    if watched.state() == ServiceWorkerState::Installed {
                        look();
                    }
                });
                worker.set_onstatechange(Some(changed.as_ref().unchecked_ref()));
                changed.forget();
            }
        });
        registration.set_onupdatefound(Some(found.as_ref().unchecked_ref()));
        found.forget();
    });
}

fn reload_now() {
    let _ = window().location().reload();
}

/// Lets the waiting version take over, and reloads with it. Saves are older than both and stay.
pub fn apply() {
    let Some(container) = container() else { return };
    let reload = Closure::once_into_js(reload_now);
    container.set_oncontrollerchange(Some(reload.unchecked_ref()));
    spawn_local(async move {
        let Ok(registration) = JsFuture::from(container.get_registration()).await else { return };
        let registration: ServiceWorkerRegistration = registration.unchecked_into();
        if let Some(waiting) = registration.waiting() {
            let _ = waiting.post_message(&APPLY.into());
            // A browser may hold the new version back while the old one is busy; a reload frees it.
            set_timeout(reload_now, PATIENCE);
        }
    });
}
