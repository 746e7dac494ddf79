//! A seed in words: thrown anew, or written by a person.

use crate::shell::words::Words;
use crate::ui::icon::{Icon, emblem};
use drawing::{Tag, button, tag};
use kit::Seed;
use rand::TryRng;
use rand::rngs::SysRng;

/// A seed that nobody has seen.
#[must_use]
pub fn fresh_seed() -> Seed {
    // Without entropy every fresh dungeon is the same one: still a game.
    Seed::fresh(SysRng.try_next_u64().unwrap_or_default())
}

/// The field in which a seed is written, with a die that throws a new one.
pub fn seed_field(words: &'static Words, seed: String, change: impl Fn(String) + Copy + Send + Sync + 'static) -> Tag {
    let label = tag("label", "kicker").set("for", "seed").with(emblem(Icon("rolling-dices"))).with(words.from_seed);
    let field = tag("input", "")
        .set("id", "seed")
        .set("type", "text")
        .set("autocomplete", "off")
        .set("autocapitalize", "off")
        .set("spellcheck", "false")
        .set("maxlength", "60")
        .write(".value", seed)
        .on_value("input", change);
    let die = button("", move || change(fresh_seed().to_string()))
        .set("aria-label", words.new_seed)
        .with(emblem(Icon("perspective-dice-six-faces-random")));
    tag("div", "seed")
        .with(label)
        .with(tag("div", "field").with(field).with(die))
        .with(tag("p", "hint").with(words.seed_hint))
}
