//! The game in progress keeps itself: with every choice, in the browser's storage.

use crate::shell::context::{Shell, VAULT};
use crate::table::Presented;
use kit::save::OpenError;
use kit::vault::COPIES;

/// Keeps a game, and what the shelf shows of it.
pub fn keep<P: Presented>(shell: Shell, game: &P) {
    let ((name, kind), (digest, digest_kind)) = (P::KEEPING.game, P::KEEPING.digest);
    let kept = VAULT.keep(name, &kind, &game.record());
    shell.note(kept.and_then(|()| VAULT.keep(digest, &digest_kind, &game.digest())));
}

/// Keeps a game in the place of the one before it. One of older rules is put aside first.
pub fn keep_instead<P: Presented>(shell: Shell, game: &P) {
    let _ = kept_record::<P>(shell);
    keep(shell, game);
}

/// The game that was kept, if there is one that can be played. What cannot be read or played is put aside, and the person is
/// told.
#[must_use]
pub fn kept_game<P: Presented>(shell: Shell) -> Option<P> {
    // No more often than there are copies: a storage that refuses leaves what lies there.
    for _ in 0..COPIES {
        let record = kept_record::<P>(shell)?;
        if let Some(game) = P::resume(record) {
            return Some(game);
        }
        // It can be read and not be played: the one before it may be better.
        shell.note(VAULT.set_aside(P::KEEPING.game.0).and_then(|()| VAULT.forget(P::KEEPING.digest.0)));
        shell.say(shell.words().put_aside);
    }
    None
}

/// The newest record that can be read.
fn kept_record<P: Presented>(shell: Shell) -> Option<P::Record> {
    let (name, kind) = P::KEEPING.game;
    let found = VAULT.find::<P::Record>(name, &kind).ok()?;
    if found.unreadable.contains(&OpenError::OldRules) {
        shell.note(VAULT.forget(P::KEEPING.digest.0));
        shell.say(P::words(shell.lang()).old_rules);
    } else if !found.unreadable.is_empty() {
        shell.say(shell.words().put_aside);
    }
    found.value
}
