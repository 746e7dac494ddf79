//! Items as tiles: what it is, where it is worn, what it does, how it stands.

use crate::haven::emblem;
use crate::haven::words::Words;
use crate::ui::icon::emblem as icon;
use ::haven::item::{Carried, Item};
use drawing::{Tag, tag};

/// What stands on an item's tile.
fn printed(words: &Words, item: Item) -> [Tag; 2] {
    let sheet = item.sheet();
    let text = tag("span", "what")
        .with(tag("b", "").with(sheet.name.get(words.lang)))
        .with(tag("small", "").with(words.slot(sheet.slot)).with(": ").with(words.item_does(item)));
    [tag("span", "sign").set("aria-hidden", "true").with(icon(emblem::item(item))), text]
}

/// An item to choose.
#[must_use]
pub fn item_tile(words: &Words, item: Item) -> Tag {
    tag("span", "item").key(item as usize + 1).write("title", words.item_text(item)).each(printed(words, item))
}

/// An item that a hero carries, as it stands: ready upright, spent on its side, consumed struck out; a row of circles counts uses.
#[must_use]
pub fn carried_tile(words: &Words, carried: &Carried) -> Tag {
    let sheet = carried.item.sheet();
    let circles = (sheet.uses > 1).then(|| {
        let circle = |at: u8| tag("i", "").key(usize::from(at)).when(at < carried.filled, "filled");
        tag("span", "circles").set("aria-hidden", "true").each((0..sheet.uses).map(circle))
    });
    let state = words.item_state(carried.ready, sheet.wear);
    item_tile(words, carried.item)
        .when(!carried.ready, if sheet.wear == ::haven::item::Wear::Consumed { "consumed" } else { "spent" })
        .with(tag("span", "state").with(circles).with(state))
}
