//! How the table is drawn. Plain functions from what is shown to elements; nothing here decides or remembers anything.

mod cards;
mod enemy;
mod hand;
mod hunters;
mod reckoning;
mod sheet;

pub use cards::{big_card, mini};
pub(crate) use enemy::{ability_line, types};
pub use enemy::{dungeon, enemy, enemy_key, final_boss, upgrades};
pub use hand::{choice_text, coach, decision, decision_key, percent, rail};
pub use hunters::{clash, other, yourself};
pub use reckoning::{headline, reckoning};
pub use sheet::{Sheet, sheet_body, sheet_title};

use crate::chalice::board::Board;
use crate::chalice::emblem;
use crate::chalice::game::Company;
use crate::chalice::words::Words;
use ::bots::{Estimate, Talk, Word};
use ::chalice::words::{die_name, trophy_name};
use ::chalice::{Card, Choice, Die, Legal, Question, TRACK, Trophy};
use kit::{Lang, Seat};
use leptos::prelude::*;

/// What is shown, and to whom.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The table.
    pub board: &'a Board,
    /// Who sits where.
    pub company: Company,
    /// The person's seat.
    pub you: Seat,
    /// The person's language.
    pub lang: Lang,
    /// The words around the cards.
    pub words: &'static Words,
    /// What the person is asked, once the telling is over.
    pub asked: Option<(Question, Legal)>,
    /// What the person is about to answer.
    pub chosen: Option<Choice>,
    /// What was said.
    pub talk: &'a Talk,
    /// Whether the person may say something now.
    pub may_speak: bool,
    /// What the person's choices can be expected to bring, if they asked.
    pub hint: &'a Hint,
    /// The only choice that a lesson allows.
    pub only: Option<Choice>,
    /// What the lesson says now.
    pub coach: Option<usize>,
    /// What to do when something is touched.
    pub on: Hands,
}

/// Whether the person asked for a hint, and what it is.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Hint {
    /// Nobody asked.
    #[default]
    None,
    /// It is being thought about.
    Weighing,
    /// Each choice, the best first.
    Given(Vec<Estimate>),
}

/// What the person can do at the table.
#[derive(Clone, Copy)]
pub struct Hands {
    /// Lifts a choice.
    pub choose: Callback<Choice>,
    /// Makes the lifted choice.
    pub confirm: Callback<()>,
    /// Opens a sheet.
    pub open: Callback<Sheet>,
    /// Ends the telling at once.
    pub skip: Callback<()>,
    /// Goes to the reckoning.
    pub reckon: Callback<()>,
    /// Says something before the cards are picked.
    pub say: Callback<Word>,
    /// Looks at the table as it was after so many events.
    pub look_at: Callback<usize>,
}

impl Scene<'_> {
    /// What a seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.company.name(seat, self.lang).to_owned()
    }

    /// What a seat said this round, in words, and once its card lies open whether that was true.
    #[must_use]
    pub fn said(&self, seat: Seat) -> Option<(String, Option<bool>)> {
        let person = &self.board.people[seat];
        match self.talk.word(self.board.round, seat)? {
            Word::Silence => None,
            Word::Announce(card) => {
                // A weapon that was announced may still come in with Transform.
                let open = person.played.filter(|&played| played != Card::Transform).or(person.transformed);
                let kept = open.map(|open| open == card || person.played == Some(card));
                Some(((self.words.announces)(card.name(self.lang)), kept))
            }
            Word::Ask(other, card) => Some(((self.words.asks)(&self.name(other), card.name(self.lang)), None)),
        }
    }
}

/// A drop of blood: an echo. A dashed one is taken.
pub(crate) fn drop(gone: bool) -> impl IntoView {
    let (class, href) = if gone { ("drop gone", "#drop-gone") } else { ("drop", "#drop") };
    view! { <svg class=class viewBox="0 0 20 26" aria-hidden="true"><use href=href></use></svg> }
}

/// Collected and banked echoes.
pub(crate) fn purse(collected: u16, banked: u16, words: &'static Words) -> AnyView {
    view! {
        <div class="purse">
            <span class="amount">{drop(false)}<b>{collected}</b>" "<span class="unit">{words.collected}</span></span>
            <span class="amount">
                <svg class="seal" viewBox="0 0 26 26" aria-hidden="true"><use href="#seal"></use></svg>
                <b>{banked}</b>" "<span class="unit">{words.banked}</span>
            </span>
        </div>
    }
    .into_any()
}

/// The three trophy tracks.
pub(crate) fn tracks(spaces: [u8; 3], lang: Lang) -> AnyView {
    let track = |trophy: Trophy| {
        let space = usize::from(spaces[trophy.index()]);
        let name = trophy_name(trophy, lang);
        let fields = (1..TRACK.len()).map(|field| {
            let class = if field == space {
                "at"
            } else if field < space {
                "past"
            } else {
                ""
            };
            view! { <i class=class>{TRACK[field]}</i> }
        });
        view! {
            <div class="track" role="img" aria-label=format!("{name} {}", TRACK[space])>
                {icon(emblem::trophy(trophy))}
                <span class="trophy">{name}</span>
                <span class="fields">{fields.collect_view()}</span>
                <b class="points">{TRACK[space]}</b>
            </div>
        }
    };
    view! { <div class="tracks">{Trophy::ALL.map(track).into_iter().collect_view()}</div> }.into_any()
}

/// The health dial with a face in it.
pub(crate) fn dial(health: u8, most: u8, face: crate::parts::icon::Icon, words: &'static str) -> AnyView {
    view! {
        <div
            class="dial" class:low=health <= 3 role="img" aria-label=format!("{words} {health}/{most}")
            style=("--hp", health.to_string()) style=("--most", most.to_string())
        >
            {icon(face)}
            <span class="health"><b>{health}</b><small>"/"{most}</small></span>
        </div>
    }
    .into_any()
}

/// An emblem; decoration beside a word.
pub(crate) fn icon(icon: crate::parts::icon::Icon) -> impl IntoView {
    view! { <crate::parts::icon::Emblem icon=icon/> }
}

/// A die with something on its face.
pub(crate) fn die(die: Die, face: String, lang: Lang) -> AnyView {
    let colour = match die {
        Die::Green => "die green",
        Die::Yellow => "die yellow",
        Die::Red => "die red",
    };
    view! {
        <svg class=colour viewBox="0 0 100 100" role="img" aria-label=format!("{}: {face}", die_name(die, lang))>
            <path class="hi" d="M13 28 29 9.5Q31 7 34.5 7H88q5 0 2.5 3.5L76 28Z"/>
            <path class="lo" d="M75 28 90.500 10Q93 7.5 93 12v52q0 3-2 5L76 87Z"/>
            <rect class="fc" x="7" y="26" width="69" height="67" rx="11"/>
            <text x="41.5" y="77" text-anchor="middle">{face.clone()}</text>
        </svg>
    }
    .into_any()
}
