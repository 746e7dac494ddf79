//! The records: what finished hunts leave behind, and the page that shows it.
//!
//! [`ledger`] keeps and counts, [`feats`] decides what is an achievement, [`page`] and `plots` show it.

pub mod feats;
pub mod ledger;
pub mod page;
mod plots;
mod slots;
pub mod words;

use crate::browser::time::now;
use crate::chalice::hunt::HuntAtTable;
use crate::shell::context::{Shell, VAULT};
use ledger::{KIND, NAME, Records};
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
pub fn finished(shell: Shell, game: &HuntAtTable) {
    let mut records = kept(shell);
    let Some(fresh) = records.add(game, now()) else { return };
    shell.note(VAULT.keep(NAME, &KIND, &records));
    if !fresh.is_empty() {
        let words = words(shell.lang());
        let names: Vec<&str> = fresh.into_iter().map(|feat| words.feat(feat).name).collect();
        shell.say((words.records.newly)(&names.join(", ")));
    }
}

/// The address at which a whole game can be watched again.
#[must_use]
pub fn replay_link(code: &str) -> String {
    // An imported file may hold anything; in an address only a code's own letters go.
    let letters = code.chars().filter(|letter| letter.is_ascii_alphanumeric() || "-_".contains(*letter));
    format!("?r={}", letters.collect::<String>())
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
