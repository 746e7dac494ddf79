//! How a drawing is described. Nothing here touches the page.

use std::borrow::Cow;
use std::sync::Arc;
use web_sys::Event;

pub(crate) type Text = Cow<'static, str>;
pub(crate) type Attribute = (&'static str, Text);
pub(crate) type Handler = Arc<dyn Fn(&Event) + Send + Sync>;

/// Pieces of the page, one after the other.
#[derive(Default)]
pub struct Drawing(pub(crate) Vec<Piece>);

/// An element that is being described.
pub struct Tag(pub(crate) Box<Described>);

pub(crate) struct Described {
    pub(crate) identity: Identity,
    /// Its class and the states it is in.
    pub(crate) class: Text,
    /// Each name once.
    pub(crate) attributes: Vec<Attribute>,
    /// What is done at which event, in the order in which it is done.
    pub(crate) handlers: Vec<(&'static str, Handler)>,
    pub(crate) inner: Drawing,
}

pub(crate) enum Piece {
    Text(Text),
    Tag(Tag),
}

/// What makes a piece the same thing in the next drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Identity {
    Text,
    Tag { name: &'static str, class: &'static str, key: u32 },
}

impl Piece {
    pub(crate) fn identity(&self) -> Identity {
        match self {
            Self::Text(_) => Identity::Text,
            Self::Tag(tag) => tag.0.identity,
        }
    }
}

/// An element of a kind: its name and its class, which may be empty.
#[must_use]
#[inline(never)]
pub fn tag(name: &'static str, class: &'static str) -> Tag {
    let identity = Identity::Tag { name, class, key: 0 };
    let class = Cow::Borrowed(class);
    let (attributes, handlers, inner) = (Vec::new(), Vec::new(), Drawing::default());
    Tag(Box::new(Described { identity, class, attributes, handlers, inner }))
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
        if let Identity::Tag { key, .. } = &mut self.0.identity {
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
            if !class.is_empty() {
                class.push(' ');
            }
            class.push_str(state);
        }
        self
    }

    /// An attribute that is always the same, or one of a few.
    #[must_use]
    #[inline(never)]
    pub fn set(mut self, name: &'static str, value: &'static str) -> Self {
        self.put(name, Cow::Borrowed(value));
        self
    }

    /// An attribute that is written for the moment. A name that begins with two dashes is a property of its style, one that
    /// begins with a dot a property of the element itself.
    #[must_use]
    #[inline(never)]
    pub fn write(mut self, name: &'static str, value: String) -> Self {
        self.put(name, Cow::Owned(value));
        self
    }

    /// The last value of a name counts: two of them could not be compared with the last drawing's.
    fn put(&mut self, name: &'static str, value: Text) {
        let attributes = &mut self.0.attributes;
        match attributes.iter_mut().find(|(other, _)| *other == name) {
            Some(there) => there.1 = value,
            None => attributes.push((name, value)),
        }
    }

    /// An attribute that is there only while something holds.
    #[must_use]
    pub fn set_if(self, holds: bool, name: &'static str, value: &'static str) -> Self {
        if holds { self.set(name, value) } else { self }
    }

    /// What is done when something happens to it, after what is done already.
    #[must_use]
    pub fn on(self, event: &'static str, handler: impl Fn(&Event) + Send + Sync + 'static) -> Self {
        self.handle(event, Arc::new(handler))
    }

    #[inline(never)]
    fn handle(mut self, event: &'static str, handler: Handler) -> Self {
        self.0.handlers.push((event, handler));
        self
    }

    /// What is done with what somebody writes or picks.
    #[must_use]
    pub fn on_value(self, event: &'static str, handler: impl Fn(String) + Send + Sync + 'static) -> Self {
        self.on(event, move |event| handler(leptos::prelude::event_target_value(event)))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_says_what_it_is() {
        let tag = button("seat", || ()).when(true, "out").when(false, "asleep").set_if(false, "title", "x").key(3);
        assert_eq!(tag.0.class, "seat out");
        assert_eq!(tag.0.attributes, [("type", Cow::Borrowed("button"))]);
        assert_eq!(tag.0.identity, Identity::Tag { name: "button", class: "seat", key: 3 });
        assert_eq!(tag.with("a").with(Some("b")).with(None::<&'static str>).each(["c", "d"]).0.inner.0.len(), 4);
    }

    #[test]
    fn a_state_without_a_class_is_the_class() {
        assert_eq!(tag("li", "").when(true, "mine").0.class, "mine");
    }

    #[test]
    fn the_last_value_of_an_attribute_counts_and_keeps_its_place() {
        let tag = tag("li", "").set("title", "a").set("id", "b").write("title", "c".to_owned());
        assert_eq!(tag.0.attributes, [("title", Cow::Borrowed("c")), ("id", Cow::Borrowed("b"))]);
    }

    #[test]
    fn a_further_handler_leaves_the_others_in_place() {
        let tag = button("", || ()).on("click", |_| ()).on_value("input", |_| ());
        let events: Vec<_> = tag.0.handlers.iter().map(|(event, _)| *event).collect();
        assert_eq!(events, ["click", "click", "input"]);
    }

    #[test]
    fn a_drawing_within_a_drawing_is_its_pieces() {
        let inner: Drawing = ["a", "b"].into_iter().collect();
        let all: Drawing = [inner, tag("hr", "").drawn()].into_iter().collect();
        let identities: Vec<_> = all.0.iter().map(Piece::identity).collect();
        let rule = Identity::Tag { name: "hr", class: "", key: 0 };
        assert_eq!(identities, [Identity::Text, Identity::Text, rule]);
    }
}
