//! What the events of a hunt sound like.

use ::chalice::{End, Event};

/// The sound of an event, if it has one.
pub const fn name(event: Event) -> Option<&'static str> {
    Some(match event {
        Event::Played { .. } | Event::Transformed { .. } => "card",
        Event::Rolled { .. } => "die",
        Event::Took { .. } => "blood",
        Event::Wounded { .. } => "wound",
        Event::Banked { .. } => "bank",
        Event::Died { .. } | Event::Eliminated { .. } => "death",
        Event::Killed { .. } => "kill",
        Event::Ended { end: End::Victory } => "end",
        _ => return None,
    })
}
