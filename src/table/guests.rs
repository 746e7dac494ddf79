//! Several people at one screen: what they are called, and the screen that stands between one's secrets and another's eyes.

use crate::shell::context::{Shell, VAULT};
use crate::table::controller::{Act, Controller};
use crate::table::presented::Presented;
use crate::ui::button::{Tone, tool};
use crate::ui::icon::{Icon, emblem};
use drawing::{Drawing, Tag, tag};
use kit::save::Kind;
use kit::{Lang, Seat};
use leptos::prelude::With;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use std::sync::Mutex;

/// The longest name, in letters.
const LONGEST: usize = 16;

/// Somebody at a table with several people, by name. Whoever has the same name is the same person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Guest(&'static str);

/// Names that were read: each is kept once, for as long as the page is open, so that a name can be copied like a number.
static NAMES: Mutex<Vec<&'static str>> = Mutex::new(Vec::new());

impl Guest {
    /// Somebody of this name, unless it says nothing.
    #[must_use]
    pub fn new(name: &str) -> Option<Self> {
        let name: String = name.trim().chars().filter(|letter| !letter.is_control()).take(LONGEST).collect();
        if name.is_empty() {
            return None;
        }
        let Ok(mut names) = NAMES.lock() else { return None };
        let known = names.iter().copied().find(|known| *known == name);
        Some(Self(known.unwrap_or_else(|| {
            let name: &'static str = name.leak();
            names.push(name);
            name
        })))
    }

    /// The name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.0
    }
}

impl<'de> Deserialize<'de> for Guest {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        Self::new(&name).ok_or_else(|| D::Error::custom("a guest without a name"))
    }
}

const KEPT: &str = "guests";
const KIND: Kind = Kind { name: "guests", migrations: &[] };

/// What everybody is called, chair by chair: as it was last time, or by number.
#[must_use]
pub fn kept_names(chairs: usize, lang: Lang) -> Vec<String> {
    let kept = VAULT.find::<Vec<String>>(KEPT, &KIND).ok().and_then(|found| found.value).unwrap_or_default();
    let word = crate::table::table_words(lang).player;
    let fresh = (1..=chairs).map(|number| format!("{word} {number}"));
    fresh
        .enumerate()
        .map(|(at, fresh)| kept.get(at).filter(|name| !name.is_empty()).cloned().unwrap_or(fresh))
        .collect()
}

/// Keeps the names for next time.
pub fn keep_names(shell: Shell, names: &[String]) {
    shell.note(VAULT.keep(KEPT, &KIND, &names));
}

/// Who sits in these chairs, by the names that were written for them. Two of one name would be one person: whoever has the name of
/// somebody before them, or none, goes by the number of their chair.
#[must_use]
pub fn people_in(chairs: impl IntoIterator<Item = usize>, names: &[String], lang: Lang) -> Vec<(usize, Guest)> {
    let mut people: Vec<(usize, Guest)> = Vec::new();
    for chair in chairs {
        let name = names.get(chair).and_then(|name| Guest::new(name));
        let own = name.filter(|name| people.iter().all(|one| one.1 != *name));
        let numbered = || Guest::new(&format!("{} {}", crate::table::table_words(lang).player, chair + 1));
        people.extend(own.or_else(numbered).map(|guest| (chair, guest)));
    }
    people
}

/// The field in which a name is written.
pub fn name_field(lang: Lang, name: String, change: impl Fn(String) + Send + Sync + 'static) -> Tag {
    tag("input", "name")
        .set("type", "text")
        .set("autocomplete", "off")
        .set("spellcheck", "false")
        .write("maxlength", LONGEST.to_string())
        .set("aria-label", crate::table::table_words(lang).name)
        .write(".value", name)
        .on_value("input", change)
}

/// Covers the whole table until whoever it is handed to says so.
pub fn hand_over<P: Presented>(table: Controller<P>, seat: Seat) -> Drawing {
    let words = table.words();
    let name = table.game.with(|game| game.person(seat)).map_or("", Guest::name);
    tag("main", "hand-over")
        .set("id", "content")
        .set("tabindex", "-1")
        .with(emblem(Icon("conversation")))
        .with(tag("h1", "").with((words.hand_to)(name)))
        .with(tag("p", "lead").with(words.nobody_looks))
        .with(tool(Tone::Brass, move || table.act(Act::Ready)).with((words.i_am)(name)))
        .drawn()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_short_and_says_something() {
        assert_eq!(Guest::new("  Ana ").map(Guest::name), Some("Ana"));
        assert_eq!(Guest::new(" \n"), None);
        assert_eq!(Guest::new(&"x".repeat(99)).map(|guest| guest.name().len()), Some(LONGEST));
        assert_eq!(Guest::new("Ana"), Guest::new("Ana "));
    }

    #[test]
    fn two_of_one_name_are_told_apart_by_their_chairs() {
        let names = ["Ana", "", " Ana", "Eva"].map(str::to_owned);
        let people = people_in([0, 1, 2, 3], &names, Lang::En);
        let named: Vec<_> = people.iter().map(|&(chair, guest)| (chair, guest.name())).collect();
        assert_eq!(named, [(0, "Ana"), (1, "Player 2"), (2, "Player 3"), (3, "Eva")]);
    }

    #[test]
    fn a_guest_is_kept_as_a_name() {
        let ana = Guest::new("Ana").expect("a name");
        assert_eq!(serde_json::to_string(&ana).expect("text"), "\"Ana\"");
        assert_eq!(serde_json::from_str::<Guest>("\"Ana\"").ok(), Some(ana));
        assert!(serde_json::from_str::<Guest>("\" \"").is_err());
    }
}
