//! A drawing where Leptos expects a view.

use crate::describe::{Drawing, Piece};
use crate::dom::{Drawn, patched};
use crate::namespace::Namespace;
use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::view::add_attr::AddAnyAttr;
use leptos::tachys::view::{Mountable, Position, PositionState, Render, RenderHtml};
use wasm_bindgen::JsCast;
use web_sys::{Element, Node};

/// A drawing that stands on the page, before a mark that shows where it ends.
pub struct Standing {
    pieces: Vec<Drawn>,
    end: Node,
}

/// Pieces that stand nowhere yet. Where Leptos puts them is not known, so it is taken for HTML: a picture is drawn as a whole.
fn built(pieces: Vec<Piece>) -> Vec<Drawn> {
    pieces.into_iter().filter_map(|piece| Drawn::new(piece, Namespace::Html)).collect()
}

impl Render for Drawing {
    type State = Standing;

    fn build(self) -> Standing {
        let end = leptos::prelude::document().create_comment("").into();
        Standing { pieces: built(self.0), end }
    }

    fn rebuild(self, standing: &mut Standing) {
        let old = std::mem::take(&mut standing.pieces);
        standing.pieces = match standing.end.parent_node() {
            Some(parent) => patched(&parent, old, self.0, Some(&standing.end), Namespace::Html),
            None => built(self.0),
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
