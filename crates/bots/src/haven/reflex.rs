//! Rules of thumb: what a hero does at a glance. Imagined games are played out by them, so they are quick.

use crate::haven::policy;
use haven::choice::Choice;
use haven::view::View;

/// What a hero does at a glance. Nothing only if there is nothing to decide.
pub(crate) fn choose(view: &View<'_>) -> Option<Choice> {
    policy::choose(view)
}
