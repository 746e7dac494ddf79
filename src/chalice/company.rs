//! Who sits at the table: the person, and the others from the cast.

use crate::chalice::emblem;
use crate::table::Guest;
use crate::ui::icon::Icon;
use ::bots::chalice::{CAST, Level, Persona};
use kit::seat::MOST_SEATS;
use kit::{Lang, Seat};
use serde::{Deserialize, Serialize};

/// Who plays against the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rival {
    /// Their place in the cast.
    pub who: u8,
    /// How well they play.
    pub level: Level,
}

impl Rival {
    /// The first of the cast, all of one level, for a table of so many.
    #[must_use]
    pub fn all(hunters: u8, level: Level) -> Vec<Self> {
        (0..hunters.saturating_sub(1)).map(|who| Self { who, level }).collect()
    }

    /// The hunter behind the place.
    #[must_use]
    pub fn persona(self) -> &'static Persona {
        &CAST[usize::from(self.who) % CAST.len()]
    }
}

/// Who is a person, by name and seat, where there are several; nobody otherwise.
pub type People = [Option<Guest>; MOST_SEATS];

/// Whether there are no guests.
#[must_use]
pub fn is_nobody(people: &People) -> bool {
    people.iter().all(Option::is_none)
}

/// Who sits where, by name and face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Company {
    /// The person's seat.
    pub you: Seat,
    /// Places in the cast, seat by seat; the person's own means nothing.
    who: [u8; MOST_SEATS],
    /// Everybody who is a person, by name, where there are several.
    #[serde(default, skip_serializing_if = "is_nobody")]
    people: People,
}

impl Company {
    /// The person at their seat, and the others on the seats that are left, in order.
    #[must_use]
    pub fn new(you: Seat, rivals: &[Rival]) -> Self {
        let mut who = [0; MOST_SEATS];
        let seats = (0..).filter(|&seat| seat != you.index());
        seats.zip(rivals).for_each(|(seat, rival)| who[seat % MOST_SEATS] = rival.who);
        Self { you, who, people: People::default() }
    }

    /// The same where several people play.
    #[must_use]
    pub fn with(self, people: People) -> Self {
        Self { people, ..self }
    }

    /// Whether it is the only person, so that it is spoken to.
    #[must_use]
    pub fn is_spoken_to(&self, seat: Seat) -> bool {
        seat == self.you && is_nobody(&self.people)
    }

    fn place(&self, seat: Seat) -> usize {
        usize::from(self.who[seat.index() % MOST_SEATS]) % CAST.len()
    }

    /// What a seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat, lang: Lang) -> &'static str {
        match self.people[seat.index() % MOST_SEATS] {
            Some(person) => person.name(),
            None if seat == self.you => crate::shell::words::words(lang).you,
            None => CAST[self.place(seat)].name,
        }
    }

    /// The face at a seat.
    #[must_use]
    pub fn face(&self, seat: Seat) -> Icon {
        if seat == self.you { emblem::YOU } else { emblem::FACES[self.place(seat)] }
    }
}
