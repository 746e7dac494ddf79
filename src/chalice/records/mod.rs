//! The records: what finished hunts leave behind, and the page that shows it.
//!
//! [`ledger`] keeps and counts, [`feats`] decides what is an achievement, [`page`] and `plots` show it.

pub mod feats;
pub mod ledger;
pub mod page;
mod plots;
pub mod words;

use crate::chalice::game::Game;
use crate::shell::context::{Shell, VAULT};
use js_sys::{Date, Object, Reflect};
use kit::Lang;
use ledger::{KIND, NAME, Records};
use wasm_bindgen::JsValue;
use words::words;

/// What is kept, or nothing yet.
fn kept(shell: Shell) -> Records {
    let Ok(found) = VAULT.find::<Records>(NAME, &KIND) else { return Records::default() };
    if !found.unreadable.is_empty() {
        shell.say(shell.words().put_aside);
    }
    found.value.unwrap_or_default()
}

/// Takes a finished hunt into the records and says what was achieved for the first time. A hunt that is counted already, or
/// not over, changes nothing: call it as often as you like.
pub fn finished(shell: Shell, game: &Game) {
    let mut records = kept(shell);
    let Some(fresh) = records.add(game, now()) else { return };
    shell.note(VAULT.keep(NAME, &KIND, &records));
    if !fresh.is_empty() {
        let words = words(shell.lang());
        let names: Vec<&str> = fresh.into_iter().map(|feat| words.feat(feat).name).collect();
        shell.say((words.newly)(&names.join(", ")));
    }
}

/// The address at which a whole game can be watched again.
#[must_use]
pub fn replay_link(code: &str) -> String {
    // An imported file may hold anything; in an address only a code's own letters go.
    let letters = code.chars().filter(|letter| letter.is_ascii_alphanumeric() || "-_".contains(*letter));
    format!("?r={}", letters.collect::<String>())
}

/// The present moment, in milliseconds since 1970.
pub(super) fn now() -> u64 {
    Date::now() as u64
}

/// A day in the form of a language; with the time, if asked for.
pub(super) fn date(when: u64, lang: Lang, with_time: bool) -> String {
    let form = Object::new();
    // Setting a field of a fresh object cannot fail.
    let _ = Reflect::set(&form, &"dateStyle".into(), &"medium".into());
    if with_time {
        let _ = Reflect::set(&form, &"timeStyle".into(), &"short".into());
    }
    let date = Date::new(&JsValue::from_f64(when as f64));
    // A moment beyond what a calendar holds is no date; asking a browser to write it would throw.
    if date.get_time().is_nan() {
        return String::new();
    }
    date.to_locale_string(lang.tag(), &form).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_holds_nothing_but_a_code() {
        assert_eq!(replay_link("AbC-_9"), "?r=AbC-_9");
        assert_eq!(replay_link("a&c=b#/<x>\" onclick"), "?r=acbxonclick");
    }
}
