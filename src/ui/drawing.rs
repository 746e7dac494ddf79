//! Drawings: pieces of the page as plain data, for what is drawn anew whenever something happens.
//!
//! A drawing is compared with the last one, and only what differs is touched. Leptos' own views are for what stays: erased, as
//! this program has them, they set every attribute again whenever they are drawn anew; with their types they weigh half as much
//! again.

use js_sys::Reflect;
use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::view::add_attr::AddAnyAttr;
use leptos::tachys::view::{Mountable, Position, PositionState, Render, RenderHtml};
use std::borrow::Cow;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, HtmlElement, Node};

type Text = Cow<'static, str>;
type Heard = Arc<dyn Fn(&Event) + Send + Sync>;

/// Pieces of the page, one after the other.
#[derive(Default)]
pub struct Drawing(Vec<Piece>);

/// An element that is being described.
pub struct Tag(Box<Described>);

struct Described {
    sort: Sort,
    /// Its class and the states it is in.
    class: Text,
    attributes: Vec<(&'static str, Text)>,
    heard: Option<(&'static str, Heard)>,
    inner: Drawing,
}

enum Piece {
    Text(Text),
    Tag(Tag),
}

/// What makes a piece the same thing in the next drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort {
    Text,
    Tag { name: &'static str, class: &'static str, key: u32 },
}

/// An element of a kind: its name and its class, which may be empty.
#[must_use]
#[inline(never)]
pub fn tag(name: &'static str, class: &'static str) -> Tag {
    let sort = Sort::Tag { name, class, key: 0 };
    let class = Cow::Borrowed(class);
    Tag(Box::new(Described { sort, class, attributes: Vec::new(), heard: None, inner: Drawing::default() }))
}

/// A way to somewhere.
#[must_use]
pub fn link(class: &'static str, address: &'static str) -> Tag {
    tag("a", class).set("href", address)
}

/// A button that does something when it is pressed.
#[must_use]
pub fn button(class: &'static str, press: impl Fn() + Send + Sync + 'static) -> Tag {
    tag("button", class).set("type", "button").on("click", move |_| press())
}

// What is called for every element of a table is worth one call each: unfolded, it would be most of the program.
impl Tag {
    /// Tells it apart from others of its kind beside it.
    #[must_use]
    #[inline(never)]
    pub fn key(mut self, number: usize) -> Self {
        if let Sort::Tag { key, .. } = &mut self.0.sort {
            *key = number as u32;
        }
        self
    }

    /// A further class while something holds.
    #[must_use]
    #[inline(never)]
    pub fn when(mut self, holds: bool, state: &'static str) -> Self {
        if holds {
            let class = self.0.class.to_mut();
            class.push(' ');
            class.push_str(state);
        }
        self
    }

    /// An attribute that is always the same, or one of a few.
    #[must_use]
    #[inline(never)]
    pub fn set(mut self, name: &'static str, value: &'static str) -> Self {
        self.0.attributes.push((name, Cow::Borrowed(value)));
        self
    }

    /// An attribute that is written for the moment. A name that begins with two dashes is a property of its style, one that
    /// begins with a dot a property of the element itself.
    #[must_use]
    #[inline(never)]
    pub fn write(mut self, name: &'static str, value: String) -> Self {
        self.0.attributes.push((name, Cow::Owned(value)));
        self
    }

    /// An attribute that is there only while something holds.
    #[must_use]
    pub fn set_if(self, holds: bool, name: &'static str, value: &'static str) -> Self {
        if holds { self.set(name, value) } else { self }
    }

    /// What is done when something happens to it: one thing for each element.
    #[must_use]
    pub fn on(mut self, event: &'static str, heard: impl Fn(&Event) + Send + Sync + 'static) -> Self {
        self.0.heard = Some((event, Arc::new(heard)));
        self
    }

    /// What is done with what somebody writes or picks.
    #[must_use]
    pub fn on_value(self, event: &'static str, heard: impl Fn(String) + Send + Sync + 'static) -> Self {
        self.on(event, move |event| heard(leptos::prelude::event_target_value(event)))
    }

    /// A property that is on or off.
    #[must_use]
    pub fn is(self, property: &'static str, on: bool) -> Self {
        self.set(property, if on { "true" } else { "" })
    }

    /// A switch that is on or off.
    #[must_use]
    pub fn pressed(self, on: bool) -> Self {
        self.set("aria-pressed", if on { "true" } else { "false" })
    }

    /// What it holds, after what it holds already.
    #[must_use]
    pub fn with(mut self, inner: impl Draw) -> Self {
        inner.draw(&mut self.0.inner);
        self
    }

    /// Several things that it holds.
    #[must_use]
    pub fn each<T: Draw>(mut self, inner: impl IntoIterator<Item = T>) -> Self {
        inner.into_iter().for_each(|one| one.draw(&mut self.0.inner));
        self
    }

    /// The drawing of it alone.
    #[must_use]
    pub fn drawn(self) -> Drawing {
        Drawing(vec![Piece::Tag(self)])
    }
}

/// What can be put into a drawing.
pub trait Draw {
    /// Puts it behind what is there.
    fn draw(self, drawing: &mut Drawing);
}

impl Draw for Tag {
    #[inline(never)]
    fn draw(self, drawing: &mut Drawing) {
        drawing.0.push(Piece::Tag(self));
    }
}

impl Draw for &'static str {
    #[inline(never)]
    fn draw(self, drawing: &mut Drawing) {
        drawing.0.push(Piece::Text(Cow::Borrowed(self)));
    }
}

impl Draw for String {
    #[inline(never)]
    fn draw(self, drawing: &mut Drawing) {
        drawing.0.push(Piece::Text(Cow::Owned(self)));
    }
}

impl Draw for u32 {
    #[inline(never)]
    fn draw(self, drawing: &mut Drawing) {
        self.to_string().draw(drawing);
    }
}

impl Draw for Drawing {
    #[inline(never)]
    fn draw(mut self, drawing: &mut Drawing) {
        drawing.0.append(&mut self.0);
    }
}

impl<T: Draw> Draw for Option<T> {
    fn draw(self, drawing: &mut Drawing) {
        if let Some(one) = self {
            one.draw(drawing);
        }
    }
}

impl<T: Draw> FromIterator<T> for Drawing {
    fn from_iter<I: IntoIterator<Item = T>>(pieces: I) -> Self {
        let mut drawing = Self::default();
        pieces.into_iter().for_each(|one| one.draw(&mut drawing));
        drawing
    }
}

impl Piece {
    fn sort(&self) -> Sort {
        match self {
            Self::Text(_) => Sort::Text,
            Self::Tag(tag) => tag.0.sort,
        }
    }
}

/// A piece that stands on the page.
struct Drawn {
    sort: Sort,
    node: Node,
    /// Its text, or its class.
    text: Text,
    attributes: Vec<(&'static str, Text)>,
    listener: Option<Listener>,
    inner: Vec<Drawn>,
}

/// Listens for as long as the element stands, and does what the last drawing said.
struct Listener {
    now: Rc<RefCell<Option<Heard>>>,
    _heard: Closure<dyn Fn(Event)>,
}

impl Listener {
    fn new(element: &Node, event: &'static str) -> Self {
        let now = Rc::new(RefCell::new(None::<Heard>));
        let asked = Rc::clone(&now);
        let heard = Closure::new(move |event: Event| {
            // Let go of first: what is done may lead to another drawing.
            let does = asked.borrow().clone();
            if let Some(does) = does {
                does(&event);
            }
        });
        let _ = element.add_event_listener_with_callback(event, heard.as_ref().unchecked_ref());
        Self { now, _heard: heard }
    }
}

const SVG: &str = "http://www.w3.org/2000/svg";

fn created(name: &'static str) -> Option<Element> {
    let document = leptos::prelude::document();
    match name {
        "svg" | "use" | "path" | "rect" | "circle" | "polyline" | "text" => document.create_element_ns(Some(SVG), name),
        _ => document.create_element(name),
    }
    .ok()
}

impl Drawn {
    /// Puts a piece on the page, though nowhere yet. None if the browser has no such thing.
    fn new(piece: Piece) -> Option<Self> {
        let sort = piece.sort();
        let node: Node = match sort {
            Sort::Text => leptos::prelude::document().create_text_node("").into(),
            Sort::Tag { name, .. } => created(name)?.into(),
        };
        let text = Cow::Borrowed("");
        let mut drawn = Self { sort, node, text, attributes: Vec::new(), listener: None, inner: Vec::new() };
        drawn.become_like(piece);
        Some(drawn)
    }

    /// Changes it where the new drawing differs from the last.
    fn become_like(&mut self, piece: Piece) {
        match piece {
            Piece::Text(text) => {
                if self.text != text {
                    self.node.set_node_value(Some(&text));
                    self.text = text;
                }
            }
            Piece::Tag(tag) => {
                let Described { class, attributes, heard, inner, .. } = *tag.0;
                self.dress(class, attributes);
                self.listen(heard);
                self.inner = patched(&self.node, std::mem::take(&mut self.inner), inner.0, None);
            }
        }
    }

    fn dress(&mut self, class: Text, attributes: Vec<(&'static str, Text)>) {
        let element: &Element = self.node.unchecked_ref();
        if self.text != class {
            let _ = element.set_attribute("class", &class);
            self.text = class;
        }
        if self.attributes == attributes {
            return;
        }
        for (name, _) in &self.attributes {
            if !attributes.iter().any(|(other, _)| other == name) {
                change(element, name, None);
            }
        }
        for new in &attributes {
            if !self.attributes.contains(new) {
                change(element, new.0, Some(&new.1));
            }
        }
        self.attributes = attributes;
    }

    fn listen(&mut self, heard: Option<(&'static str, Heard)>) {
        if let (None, Some((event, _))) = (&self.listener, &heard) {
            self.listener = Some(Listener::new(&self.node, event));
        }
        if let Some(listener) = &self.listener {
            *listener.now.borrow_mut() = heard.map(|(_, heard)| heard);
        }
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

/// For each new piece the place of the old one that becomes it, if there is one.
fn matched(old: &[Sort], new: &[Sort]) -> Vec<Option<usize>> {
    let mut free = vec![true; old.len()];
    new.iter()
        .map(|sort| {
            let place = (0..old.len()).find(|&place| free[place] && old[place] == *sort)?;
            free[place] = false;
            Some(place)
        })
        .collect()
}

/// Makes what stands in a parent look like the new pieces. What is no longer wanted goes, what is there stays the element that
/// it was, and stands still unless its order has changed.
fn patched(parent: &Node, old: Vec<Drawn>, pieces: Vec<Piece>, end: Option<&Node>) -> Vec<Drawn> {
    let sorts = |drawn: &Drawn| drawn.sort;
    let places =
        matched(&old.iter().map(sorts).collect::<Vec<_>>(), &pieces.iter().map(Piece::sort).collect::<Vec<_>>());
    let mut old: Vec<Option<Drawn>> = old.into_iter().map(Some).collect();
    let mut kept: Vec<Option<Drawn>> = places.iter().map(|place| place.and_then(|place| old[place].take())).collect();
    for gone in old.into_iter().flatten() {
        let _ = parent.remove_child(&gone.node);
    }
    // From the end: each stands before the one after it.
    let mut standing = usize::MAX;
    let mut drawn: Vec<Drawn> = Vec::with_capacity(pieces.len());
    for (number, piece) in pieces.into_iter().enumerate().rev() {
        let stands = places[number].is_some_and(|place| place < standing);
        let one = match kept[number].take() {
            Some(mut one) => {
                one.become_like(piece);
                Some(one)
            }
            None => Drawn::new(piece),
        };
        let Some(one) = one else { continue };
        if stands {
            standing = places[number].unwrap_or(standing);
        } else {
            let _ = parent.insert_before(&one.node, drawn.last().map(|next| &next.node).or(end));
        }
        drawn.push(one);
    }
    drawn.reverse();
    drawn
}

/// A drawing that stands on the page, before a mark that shows where it ends.
pub struct Standing {
    pieces: Vec<Drawn>,
    end: Node,
}

impl Render for Drawing {
    type State = Standing;

    fn build(self) -> Standing {
        let end = leptos::prelude::document().create_comment("").into();
        Standing { pieces: self.0.into_iter().filter_map(Drawn::new).collect(), end }
    }

    fn rebuild(self, standing: &mut Standing) {
        let old = std::mem::take(&mut standing.pieces);
        standing.pieces = match standing.end.parent_node() {
            Some(parent) => patched(&parent, old, self.0, Some(&standing.end)),
            None => self.0.into_iter().filter_map(Drawn::new).collect(),
        };
    }
}

impl Mountable for Standing {
    fn unmount(&mut self) {
        for node in self.pieces.iter().map(|piece| &piece.node).chain([&self.end]) {
            if let Some(parent) = node.parent_node() {
                let _ = parent.remove_child(node);
            }
        }
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        for node in self.pieces.iter().map(|piece| &piece.node).chain([&self.end]) {
            let _ = parent.insert_before(node, marker);
        }
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        let first = self.pieces.first().map_or(&self.end, |piece| &piece.node);
        let Some(parent) = first.parent_element() else { return false };
        child.mount(&parent, Some(first));
        true
    }

    fn elements(&self) -> Vec<Element> {
        self.pieces.iter().filter_map(|piece| piece.node.dyn_ref::<Element>().cloned()).collect()
    }
}

impl AddAnyAttr for Drawing {
    type Output<A: Attribute> = Self;

    fn add_any_attr<A: Attribute>(self, _: A) -> Self
    where
        Self: RenderHtml,
    {
        self
    }
}

/// Lamplight is drawn in the browser and nowhere else: there is no HTML to write or to wake up.
impl RenderHtml for Drawing {
    type AsyncOutput = Self;
    type Owned = Self;
    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Self {
        self
    }

    fn to_html_with_buf(self, _: &mut String, _: &mut Position, _: bool, _: bool, _: Vec<AnyAttribute>) {}

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> Standing {
        self.build()
    }

    fn into_owned(self) -> Self {
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorts(keys: &[u32]) -> Vec<Sort> {
        keys.iter().map(|&key| Sort::Tag { name: "li", class: "card", key }).collect()
    }

    #[test]
    fn a_piece_becomes_the_next_one_of_its_sort_and_no_other() {
        assert_eq!(matched(&sorts(&[1, 2, 3]), &sorts(&[2, 3])), [Some(1), Some(2)]);
        assert_eq!(matched(&sorts(&[1, 2]), &sorts(&[3, 1])), [None, Some(0)]);
        assert_eq!(matched(&sorts(&[0, 0]), &sorts(&[0, 0, 0])), [Some(0), Some(1), None]);
        assert_eq!(matched(&sorts(&[1]), &[Sort::Text]), [None]);
    }

    #[test]
    fn a_tag_says_what_it_is() {
        let tag = button("seat", || ()).when(true, "out").when(false, "asleep").set_if(false, "title", "x").key(3);
        assert_eq!(tag.0.class, "seat out");
        assert_eq!(tag.0.attributes, [("type", Cow::Borrowed("button"))]);
        assert_eq!(tag.0.sort, Sort::Tag { name: "button", class: "seat", key: 3 });
        assert_eq!(tag.with("a").with(Some("b")).with(None::<&'static str>).each(["c", "d"]).0.inner.0.len(), 4);
    }
}
