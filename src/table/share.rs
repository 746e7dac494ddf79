//! Links and texts to be sent to a friend.

use crate::shell::context::Shell;
use crate::table::{Controller, Presented};
use leptos::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// The address of this page with a code in it.
#[must_use]
pub fn address((letter, code): (&str, String)) -> String {
    let location = window().location();
    let page = location.origin().unwrap_or_default() + &location.pathname().unwrap_or_default();
    format!("{page}?{letter}={code}")
}

/// Copies a text and says so.
pub fn copy(shell: Shell, text: String, done: &'static str) {
    let clipboard = window().navigator().clipboard();
    spawn_local(async move {
        // There is none where the page is not served securely; then, or where copying is not allowed, the text is the message.
        let copied = !clipboard.is_undefined() && JsFuture::from(clipboard.write_text(&text)).await.is_ok();
        shell.say(if copied { done.to_owned() } else { text });
    });
}

/// Copies a link that leads to the same set-up.
pub fn copy_setup<P: Presented>(table: Controller<P>) {
    let link = table.game.with_untracked(Presented::setup_link);
    copy(table.shell, address(link), table.game_words().shared);
}

/// Copies a link that shows the whole game up to here.
pub fn copy_replay<P: Presented>(table: Controller<P>) {
    if let Some(link) = table.game.with_untracked(Presented::replay_link) {
        copy(table.shell, address(link), table.game_words().replay_shared);
    }
}

/// The address at which a whole game that was kept can be watched again.
#[must_use]
pub fn replay_address(letter: &str, code: &str) -> String {
    // An imported file may hold anything; in an address only a code's own letters go.
    let letters = code.chars().filter(|letter| letter.is_ascii_alphanumeric() || "-_".contains(*letter));
    format!("?{letter}={}", letters.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_holds_nothing_but_a_code() {
        assert_eq!(replay_address("r", "AbC-_9"), "?r=AbC-_9");
        assert_eq!(replay_address("r", "a&c=b#/<x>\" onclick"), "?r=acbxonclick");
    }
}
