//! The page's own elements, made to look like the last drawing.

use crate::compare::{changes, in_order, matched, unmoved};
use crate::describe::{Attribute, Described, Identity, Piece, Text};
use crate::listener::{Listener, listen};
use crate::namespace::Namespace;
use js_sys::Reflect;
use std::borrow::Cow;
use std::mem::take;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement, Node};

/// A piece that stands on the page.
pub(crate) struct Drawn {
    identity: Identity,
    pub(crate) node: Node,
    /// Its text, or its class.
    text: Text,
    attributes: Vec<Attribute>,
    listeners: Vec<Listener>,
    inner: Vec<Drawn>,
}

impl Drawn {
    /// Makes a piece for a place with this namespace, though it stands nowhere yet. None if the browser has no such thing.
    pub(crate) fn new(piece: Piece, namespace: Namespace) -> Option<Self> {
        let identity = piece.identity();
        let node: Node = match identity {
            Identity::Text => leptos::prelude::document().create_text_node("").into(),
            Identity::Tag { name, .. } => namespace.create(name)?.into(),
        };
        let text = Cow::Borrowed("");
        let mut drawn = Self { identity, node, text, attributes: Vec::new(), listeners: Vec::new(), inner: Vec::new() };
        drawn.update(piece, namespace);
        Some(drawn)
    }

    /// Changes it where the new drawing differs from the last.
    fn update(&mut self, piece: Piece, namespace: Namespace) {
        match piece {
            Piece::Text(text) => {
                if self.text != text {
                    self.node.set_node_value(Some(&text));
                    self.text = text;
                }
            }
            Piece::Tag(tag) => self.update_element(*tag.0, namespace),
        }
    }

    fn update_element(&mut self, described: Described, namespace: Namespace) {
        let Described { class, attributes, handlers, inner, .. } = described;
        let within = match self.identity {
            Identity::Tag { name, .. } => namespace.within(name),
            Identity::Text => namespace,
        };
        // Before the attributes: a list takes only a value that it offers.
        self.inner = patched(&self.node, take(&mut self.inner), inner.0, None, within);
        self.set_class(class);
        for (name, value) in changes(&self.attributes, &attributes) {
            change(self.node.unchecked_ref(), name, value);
        }
        self.attributes = attributes;
        listen(&self.node, &mut self.listeners, handlers);
    }

    fn set_class(&mut self, class: Text) {
        if self.text != class {
            change(self.node.unchecked_ref(), "class", Some(&*class).filter(|class| !class.is_empty()));
            self.text = class;
        }
    }

    /// Takes it off the page. What it listened for goes first: an element that loses the focus by going says so.
    fn remove(self, parent: &Node) {
        let node = self.node.clone();
        drop(self);
        let _ = parent.remove_child(&node);
    }
}

/// Sets an attribute, a property or one of the style's, or takes it away.
fn change(element: &Element, name: &'static str, value: Option<&str>) {
    if let Some(property) = name.strip_prefix('.') {
        return set_property(element, property, value.unwrap_or_default());
    }
    let _ = match value {
        _ if name.starts_with("--") => {
            element.unchecked_ref::<HtmlElement>().style().set_property(name, value.unwrap_or_default())
        }
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}

/// Sets a property: a value as it is written, everything else on or off. What somebody is writing just now is left alone.
fn set_property(element: &Element, name: &str, value: &str) {
    let wanted = if name == "value" { JsValue::from_str(value) } else { JsValue::from_bool(!value.is_empty()) };
    let name = JsValue::from_str(name);
    if Reflect::get(element, &name).is_ok_and(|now| now != wanted) {
        let _ = Reflect::set(element, &name, &wanted);
    }
}

/// Makes what stands in a parent look like the new pieces. What is no longer wanted goes, what is there stays the element that
/// it was, and as few as possible are moved.
pub(crate) fn patched(
    parent: &Node,
    old: Vec<Drawn>,
    pieces: Vec<Piece>,
    end: Option<&Node>,
    namespace: Namespace,
) -> Vec<Drawn> {
    let identities: Vec<_> = old.iter().map(|drawn| drawn.identity).collect();
    let places = matched(&identities, &pieces.iter().map(Piece::identity).collect::<Vec<_>>());
    let mut old: Vec<_> = old.into_iter().map(Some).collect();
    let mut kept: Vec<_> = places.iter().map(|place| place.and_then(|place| old[place].take())).collect();
    old.into_iter().flatten().for_each(|gone| gone.remove(parent));
    let stands = standing(&places, &kept);
    // From the end: each stands before the one after it.
    let mut drawn: Vec<Drawn> = Vec::with_capacity(pieces.len());
    for (number, piece) in pieces.into_iter().enumerate().rev() {
        let one = match kept[number].take() {
            Some(mut one) => {
                one.update(piece, namespace);
                Some(one)
            }
            None => Drawn::new(piece, namespace),
        };
        let Some(one) = one else { continue };
        if !stands[number] {
            let _ = parent.insert_before(&one.node, drawn.last().map(|next| &next.node).or(end));
        }
        drawn.push(one);
    }
    drawn.reverse();
    drawn
}

/// Which of the new pieces stand where they should already. An element that is moved loses the focus: whatever has it stays.
fn standing(places: &[Option<usize>], kept: &[Option<Drawn>]) -> Vec<bool> {
    if in_order(places) {
        return places.iter().map(Option::is_some).collect();
    }
    let focused = leptos::prelude::document().active_element();
    let holds = |one: &Option<Drawn>| {
        one.as_ref().zip(focused.as_ref()).is_some_and(|(one, focused)| one.node.contains(Some(focused)))
    };
    unmoved(places, kept.iter().position(holds))
}
