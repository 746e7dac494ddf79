//! Cards, large and small.

use super::icon;
use crate::chalice::emblem;
use crate::ui::icon::sign;
use ::chalice::words::{effect_text, kind_name};
use ::chalice::{Card, Kind};
use drawing::{Drawing, tag};
use kit::Lang;

/// What sort of paper a card is, large and small: its window, wash and word.
fn classes(card: Card) -> (&'static str, &'static str) {
    match card.data().kind {
        _ if card == Card::HuntersDream => ("card utility dream", "mini utility dream"),
        Kind::Melee => ("card melee", "mini melee"),
        Kind::Ranged => ("card ranged", "mini ranged"),
        Kind::Utility => ("card utility", "mini utility"),
    }
}

/// A card's face. The wash behind the emblem is seeded by the card, so that each is known across the table.
pub fn big_card(card: Card, copies: u32, lang: Lang) -> Drawing {
    let data = card.data();
    let number = card as u32;
    let wash = |step: u32, from: u32, span: u32| from + number * step % span;
    let sort = tag("span", "sort").with(icon(emblem::kind(data.kind))).with(kind_name(data.kind, lang));
    let face = tag("span", "face")
        .with(tag("span", "art").with(icon(emblem::card(card))))
        .with(tag("span", "title").with(breakable(card.name(lang))))
        .with(tag("span", "rule").with(effect_text(data.effect, lang)))
        .with(sort);
    let damage = (data.damage > 0).then(|| {
        let number = tag("b", "").with(u32::from(data.damage));
        tag("span", "damage").with(sign("", "0 0 20 26", "#drop")).with(number)
    });
    tag("span", classes(card).0)
        .write("--wx", format!("{}%", wash(37, 20, 60)))
        .write("--wy", format!("{}%", wash(53, 15, 60)))
        .write("--wa", format!("{}deg", wash(29, 0, 180)))
        .with(face)
        .with(damage)
        .with((copies > 1).then(|| tag("span", "copies").with(format!("×{copies}"))))
        .drawn()
}

/// Where a long word may be parted, so that a name fits on a narrow card in any browser.
const PARTED: [(&str, &str); 12] = [
    ("Transformieren", "Transfor\u{ad}mieren"),
    ("Transformar", "Transfor\u{ad}mar"),
    ("Sägehackbeil", "Säge\u{ad}hackbeil"),
    ("Jägerpistole", "Jäger\u{ad}pistole"),
    ("Molotowcocktail", "Molotow\u{ad}cocktail"),
    ("Pfahltreiber", "Pfahl\u{ad}treiber"),
    ("Repetierpistole", "Repetier\u{ad}pistole"),
    ("Kirchenhammer", "Kirchen\u{ad}hammer"),
    ("Begräbnisklinge", "Begräbnis\u{ad}klinge"),
    ("Bestienklaue", "Bestien\u{ad}klaue"),
    ("Jägerdonnerbüchse", "Jäger\u{ad}donner\u{ad}büchse"),
    ("Flammensprüher", "Flammen\u{ad}sprüher"),
];

fn breakable(name: &'static str) -> &'static str {
    PARTED.iter().find(|(whole, _)| *whole == name).map_or(name, |&(_, parted)| parted)
}

/// A card as small as a stamp: emblem and number.
pub fn mini(card: Card, lang: Lang) -> Drawing {
    let damage = card.data().damage;
    tag("span", classes(card).1)
        .set("title", card.name(lang))
        .with(icon(emblem::card(card)))
        .with((damage > 0).then(|| tag("b", "").with(u32::from(damage))))
        .with(tag("span", "hidden").with(card.name(lang)))
        .drawn()
}
