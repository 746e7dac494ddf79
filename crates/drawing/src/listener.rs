//! What an element listens for.

use crate::describe::Handler;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, Node};

/// Listens until it is dropped, and does what the last drawing said.
pub(crate) struct Listener {
    node: Node,
    event: &'static str,
    now: Rc<RefCell<Handler>>,
    closure: Closure<dyn Fn(Event)>,
}

impl Listener {
    fn new(node: &Node, event: &'static str, handler: Handler) -> Self {
        let now = Rc::new(RefCell::new(handler));
        let asked = Rc::clone(&now);
        let closure = Closure::new(move |event: Event| {
            // Taken out of the cell first: what is done may lead to another drawing.
            let handler = asked.borrow().clone();
            handler(&event);
        });
        let _ = node.add_event_listener_with_callback(event, closure.as_ref().unchecked_ref());
        Self { node: node.clone(), event, now, closure }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let _ = self.node.remove_event_listener_with_callback(self.event, self.closure.as_ref().unchecked_ref());
    }
}

/// Makes an element listen for these events and for nothing else. A listener stays for the next handler of its event.
pub(crate) fn listen(node: &Node, listeners: &mut Vec<Listener>, handlers: Vec<(&'static str, Handler)>) {
    let mut old = std::mem::take(listeners);
    for (event, handler) in handlers {
        let listener = match old.iter().position(|listener| listener.event == event) {
            Some(place) => {
                let listener = old.remove(place);
                *listener.now.borrow_mut() = handler;
                listener
            }
            None => Listener::new(node, event, handler),
        };
        listeners.push(listener);
    }
}
