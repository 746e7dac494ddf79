//! What the events of a scenario sound like.

use ::haven::{Ending, Event};

/// The sound of an event, if it has one.
pub const fn name(event: Event) -> Option<&'static str> {
    Some(match event {
        Event::Revealed(..) | Event::Modifier(..) => "card",
        Event::Moved(..) => "step",
        Event::Door(_) => "door",
        Event::Damage(_, amount, _) if amount > 0 => "wound",
        Event::Healed(..) => "heal",
        Event::Looted(..) => "coin",
        Event::Trap(..) => "die",
        Event::Died(_) => "kill",
        Event::Exhausted(_) => "death",
        Event::Ended(Ending::Won) => "end",
        _ => return None,
    })
}
