//! The six elements, each with its state as a word.

use crate::haven::codex::Known;
use crate::haven::emblem;
use crate::haven::near::explained;
use crate::haven::show::Scene;
use crate::ui::icon::emblem as icon;
use ::haven::element::{Element, Strength};
use drawing::{Tag, tag};

/// The elements in a row.
#[must_use]
pub fn elements(scene: &Scene<'_>) -> Tag {
    let words = scene.words;
    let one = |element: Element| {
        let strength = scene.view.elements().strength(element);
        let state = match strength {
            Strength::Inert => "inert",
            Strength::Waning => "waning",
            Strength::Strong => "strong",
        };
        explained(scene, tag("li", ""), Known::Element(element))
            .key(element as usize)
            .when(true, state)
            .with(tag("span", "vial").with(icon(emblem::element(element))))
            .with(tag("b", "").with(words.element(element)))
            .with(tag("small", "").with(words.strength(strength)))
    };
    tag("ol", "elements").set("tabindex", "0").set("aria-label", words.board.elements).each(Element::ALL.map(one))
}
