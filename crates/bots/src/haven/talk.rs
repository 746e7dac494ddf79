//! What heroes say before they choose their cards (H6.02): when they mean to act and what for, or what they ask of the others. No
//! card and no number is named. The rules know nothing of it: what is said of a round stands beside the game.

use crate::haven::playout::play_to_turn;
use crate::haven::turn;
use haven::choice::Choice;
use haven::element::Element;
use haven::event::{Event, Sink};
use haven::figure::{Kind, Side};
use haven::game::Game;
use haven::monster::MonsterKind;
use haven::view::{Question, View};
use kit::{Seat, Stream};
use serde::{Deserialize, Serialize};

/// When somebody means to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Band {
    /// Up to 15.
    VeryEarly,
    /// Up to 33.
    Early,
    /// Up to 60.
    Middle,
    /// Up to 80.
    Late,
    /// Later, or a long rest.
    VeryLate,
}

impl Band {
    /// All of them, the earliest first.
    pub const ALL: [Self; 5] = [Self::VeryEarly, Self::Early, Self::Middle, Self::Late, Self::VeryLate];

    /// The band of an initiative.
    #[must_use]
    pub const fn of(initiative: u8) -> Self {
        match initiative {
            0..=15 => Self::VeryEarly,
            16..=33 => Self::Early,
            34..=60 => Self::Middle,
            61..=80 => Self::Late,
            _ => Self::VeryLate,
        }
    }

    /// The first and the last initiative it may mean.
    #[must_use]
    pub const fn span(self) -> (u8, u8) {
        match self {
            Self::VeryEarly => (1, 15),
            Self::Early => (16, 33),
            Self::Middle => (34, 60),
            Self::Late => (61, 80),
            Self::VeryLate => (81, 99),
        }
    }
}

/// What somebody means to do, or asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Word {
    /// "I will rest."
    Rest,
    /// "I take these."
    Fight(MonsterKind),
    /// "I will heal."
    Heal,
    /// "I will loot."
    Loot,
    /// "I will call up this element."
    Call(Element),
    /// "I open the door."
    OpenDoor,
    /// "I will move far."
    Run,
    /// "I hold my ground."
    Hold,
    /// "Heal me."
    HealMe,
    /// "Wait for me": open no door yet.
    Wait,
}

/// What a seat says before the cards of a round are chosen: as much of it as it likes. It is kept as the bytes of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "[u8; SAID_WIDTH]", try_from = "[u8; SAID_WIDTH]")]
pub struct Said {
    /// Who speaks.
    pub seat: Seat,
    /// When it means to act.
    pub band: Option<Band>,
    /// What it means to do, or asks for.
    pub word: Option<Word>,
}

/// How many bytes it takes.
pub(crate) const SAID_WIDTH: usize = 4;

impl From<Said> for [u8; SAID_WIDTH] {
    fn from(said: Said) -> Self {
        said.written()
    }
}

impl TryFrom<[u8; SAID_WIDTH]> for Said {
    type Error = &'static str;

    fn try_from(bytes: [u8; SAID_WIDTH]) -> Result<Self, Self::Error> {
        Self::read(bytes).ok_or("nothing that anybody says")
    }
}

impl Said {
    /// Nothing at all.
    #[must_use]
    pub const fn silence(seat: Seat) -> Self {
        Self { seat, band: None, word: None }
    }

    pub(crate) fn written(self) -> [u8; SAID_WIDTH] {
        let (word, what) = match self.word {
            None => (0, 0),
            Some(Word::Rest) => (1, 0),
            Some(Word::Fight(kind)) => (2, kind as u8),
            Some(Word::Heal) => (3, 0),
            Some(Word::Loot) => (4, 0),
            Some(Word::Call(element)) => (5, element as u8),
            Some(Word::OpenDoor) => (6, 0),
            Some(Word::Run) => (7, 0),
            Some(Word::Hold) => (8, 0),
            Some(Word::HealMe) => (9, 0),
            Some(Word::Wait) => (10, 0),
        };
        [self.seat.0, self.band.map_or(0, |band| band as u8 + 1), word, what]
    }

    pub(crate) fn read([seat, band, word, what]: [u8; SAID_WIDTH]) -> Option<Self> {
        let band = if band == 0 { None } else { Some(*Band::ALL.get(usize::from(band) - 1)?) };
        let word = match word {
            0 => None,
            1 => Some(Word::Rest),
            2 => Some(Word::Fight(*MonsterKind::ALL.get(usize::from(what))?)),
            3 => Some(Word::Heal),
            4 => Some(Word::Loot),
            5 => Some(Word::Call(*Element::ALL.get(usize::from(what))?)),
            6 => Some(Word::OpenDoor),
            7 => Some(Word::Run),
            8 => Some(Word::Hold),
            9 => Some(Word::HealMe),
            10 => Some(Word::Wait),
            _ => return None,
        };
        Some(Self { seat: Seat(seat), band, word })
    }

    /// Whether a choice of cards keeps this word.
    pub(crate) fn fits(self, view: &View<'_>, choice: Choice) -> bool {
        match choice {
            Choice::LongRest => self.word == Some(Word::Rest) || self.band.is_none(),
            Choice::Play(lead, _) => {
                let Some(hero) = view.hero(self.seat) else { return true };
                let band = Band::of(lead.sheet(hero.class).initiative);
                self.word != Some(Word::Rest) && self.band.is_none_or(|said| said == band)
            }
            _ => true,
        }
    }
}

/// Whether a hero is so weak that it asks for help.
fn needs_help(view: &View<'_>) -> bool {
    view.hero(view.seat()).is_some_and(|hero| {
        let figure = view.figure(hero.figure);
        figure.health * 3 <= figure.most_health
    })
}

/// What a hero says who means to play these cards: when, and what it does with them in an imagined game.
pub(crate) fn words_for(view: &View<'_>, choice: Choice, effort: turn::Effort, stream: &mut Stream) -> Said {
    let seat = view.seat();
    let band = match (choice, view.hero(seat)) {
        (Choice::Play(lead, _), Some(hero)) => Some(Band::of(lead.sheet(hero.class).initiative)),
        (Choice::LongRest, _) => Some(Band::VeryLate),
        _ => None,
    };
    let word = if choice == Choice::LongRest {
        Some(Word::Rest)
    } else if needs_help(view) {
        Some(Word::HealMe)
    } else {
        let mut game = view.imagine_even(stream);
        if game.choose(seat, choice, &mut ()).is_ok() && play_to_turn(&mut game, seat) {
            intention(&game, seat, effort)
        } else {
            None
        }
    };
    Said { seat, band, word }
}

/// What happens in the own turn that there is a word for.
#[derive(Default)]
struct Deeds {
    hit: Option<MonsterKind>,
    healed: bool,
    door: bool,
    looted: bool,
}

impl Sink for Deeds {
    fn tell(&mut self, event: Event, game: &Game) {
        match event {
            Event::Attack(_, target) => {
                let target = game.figure(target);
                if let (Kind::Monster { kind, .. }, Side::Monsters) = (target.kind, target.side()) {
                    self.hit = self.hit.or(Some(kind));
                }
            }
            Event::Healed(_, amount) => self.healed |= amount > 0,
            Event::Door(_) => self.door = true,
            Event::Looted(..) => self.looted = true,
            _ => {}
        }
    }
}

fn intention(game: &Game, seat: Seat, effort: turn::Effort) -> Option<Word> {
    let path = turn::quick_path(game, seat, effort);
    let mut game = game.clone();
    let mut deeds = Deeds::default();
    for choice in path {
        if game.next_to_decide() != Some(seat) || game.choose(seat, choice, &mut deeds).is_err() {
            break;
        }
    }
    if deeds.door {
        Some(Word::OpenDoor)
    } else if let Some(kind) = deeds.hit {
        Some(Word::Fight(kind))
    } else if deeds.healed {
        Some(Word::Heal)
    } else {
        deeds.looted.then_some(Word::Loot)
    }
}

/// In an imagined game, whoever has spoken and has yet to choose chooses what fits the words.
pub(crate) fn heed(game: &mut Game, own: Seat, talk: &[Said]) {
    for &said in talk.iter().filter(|said| said.seat != own && (said.band.is_some() || said.word == Some(Word::Rest))) {
        let view = game.view(said.seat);
        if view.question() != Some(Question::Cards) || view.plan(said.seat).is_some() {
            continue;
        }
        let choice = if said.word == Some(Word::Rest) {
            Some(Choice::LongRest)
        } else {
            let pairs = crate::haven::policy::pairs(&view).into_iter();
            let ways = pairs.flat_map(|(one, other)| [Choice::Play(one, other), Choice::Play(other, one)]);
            let mut ways = ways.filter(|&choice| said.fits(&view, choice));
            ways.next()
        };
        if let Some(choice) = choice.filter(|choice| view.legal().contains(choice)) {
            // Refused only if it is not asked, and then it plays as it likes.
            let _ = game.choose(said.seat, choice, &mut ());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_comes_back_from_its_bytes() {
        let plain =
            [Word::Rest, Word::Heal, Word::Loot, Word::OpenDoor, Word::Run, Word::Hold, Word::HealMe, Word::Wait];
        let words = plain.into_iter().chain(MonsterKind::ALL.map(Word::Fight)).chain(Element::ALL.map(Word::Call));
        let words: Vec<Option<Word>> = words.map(Some).chain([None]).collect();
        for band in Band::ALL.map(Some).into_iter().chain([None]) {
            for &word in &words {
                let said = Said { seat: Seat(3), band, word };
                assert_eq!(Said::read(said.written()), Some(said));
            }
        }
        for band in Band::ALL {
            let (first, last) = band.span();
            assert!(Band::of(first) == band && Band::of(last) == band);
        }
        for bytes in [[0, 6, 0, 0], [0, 0, 11, 0], [0, 0, 2, 255], [0, 0, 5, 6]] {
            assert_eq!(Said::read(bytes), None);
        }
    }
}
