//! How the table is drawn. Plain functions from what is shown to elements; nothing here decides or remembers anything.

mod cards;
mod enemy;
mod hand;
mod hunters;
mod reckoning;
mod sheet;

pub use cards::{big_card, mini};
pub(crate) use enemy::{ability_line, types};
pub use hand::{choice_text, decision, hand_then, options, percent, rail};
pub use hunters::yourself;
pub use reckoning::{headline, reckoning};
pub use sheet::{Sheet, sheet_body, sheet_title};

use crate::chalice::board::Board;
use crate::chalice::company::Company;
use crate::chalice::emblem;
use crate::chalice::hunt::HuntAtTable;
use crate::chalice::words::Words;
use crate::table::{self, Controller, Day};
pub(crate) use crate::ui::icon::emblem as icon;
use crate::ui::icon::{Icon, framed, sign};
use ::bots::chalice::{Talk, Why, Word};
use ::chalice::words::{die_name, trophy_name};
use ::chalice::{Card, Choice, Die, Guard, Legal, Question, TRACK, Trophy};
use drawing::{Drawing, Tag, tag};
use kit::{Lang, Seat};

/// The far side of the table: the others, the dungeon, the enemy with what is played against it, and the upgrades.
pub fn far_side(scene: &Scene<'_>) -> Drawing {
    let count = scene.board.table.hunters().len();
    let others = scene.you.around(count).skip(1).map(|seat| hunters::other(scene, seat));
    let others = tag("section", "others")
        .when(count > 4, "many")
        .set("aria-label", scene.words.others)
        .write("--others", (count - 1).to_string())
        .each(others);
    let deep = tag("div", "deep").with(enemy::final_boss(scene)).with(enemy::dungeon(scene));
    let foe = tag("div", "foe").with(enemy::enemy(scene)).with(hunters::clash(scene));
    let places = [others, foe, tag("div", "lore").with(deep).with(enemy::upgrades(scene))];
    hand::coach(scene).into_iter().chain(places).collect()
}

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
    /// What was said.
    pub talk: &'a Talk,
    /// The day whose hunt it is, if it is one of the day's.
    pub day: Option<Day>,
    /// What protects the person from the enemy's attack: the card that lies open, or the one they have lifted.
    pub guard: Guard,
    /// What the lesson says now.
    pub coach: Option<usize>,
    /// Where it lies, and what to do when something is touched.
    pub table: Controller<HuntAtTable>,
}

/// What is asked of whoever sees the scene, and how far they have come with an answer.
#[derive(Clone)]
pub struct Asking<'a> {
    /// What they see.
    pub scene: Scene<'a>,
    /// What they are asked, once everything has been shown.
    pub asked: Option<(Question, Legal)>,
    /// Whether they have answered, and nothing has come of it yet.
    pub answered: bool,
    /// Whether what has happened is still being told.
    pub telling: bool,
    /// The last event that was shown, in words.
    pub told: Option<String>,
    /// What they are about to answer.
    pub chosen: Option<Choice>,
    /// Whether they may say something now.
    pub may_speak: bool,
    /// What their choices can be expected to bring, if they asked.
    pub hint: &'a Hint,
    /// Why they cannot do what they have touched last.
    pub why_not: Option<&'static str>,
    /// The only choice that a lesson allows.
    pub only: Option<Choice>,
}

/// What is advised and why, if the person asked; nothing if nobody could think.
pub type Hint = table::Hint<Option<Why>>;

/// What the person can do at the table.
pub type Act = table::ActOf<HuntAtTable>;

impl Scene<'_> {
    /// What a button does.
    fn does(&self, act: Act) -> impl Fn() + Send + Sync + use<> {
        let table = self.table;
        move || table.act(act)
    }

    /// What a seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.company.name(seat, self.lang).to_owned()
    }

    /// What a seat said this round, in words, and once its card lies open whether that was true.
    #[must_use]
    pub fn said(&self, seat: Seat) -> Option<(String, Option<bool>)> {
        let laid = self.board.laid[seat];
        match self.talk.word(self.board.table.round(), seat)? {
            Word::Silence => None,
            Word::Announce(card) => {
                // A weapon that was announced may still come in with Transform.
                let open = laid.played.filter(|&played| played != Card::Transform).or(laid.transformed);
                let kept = open.map(|open| open == card || laid.played == Some(card));
                Some(((self.words.announces)(card.name(self.lang)), kept))
            }
            Word::Ask(other, card) => Some(((self.words.asks)(&self.name(other), card.name(self.lang)), None)),
        }
    }
}

/// Whose day it is, if it is the hunt of one.
fn day(scene: &Scene<'_>) -> Option<Tag> {
    let name = scene.day?.name(scene.table.shell.words(), scene.lang);
    Some(tag("span", "day").with(icon(Icon("calendar"))).with(name))
}

/// A drop of blood: an echo. A dashed one is taken.
pub(crate) fn drop(gone: bool) -> Drawing {
    let symbol = tag("use", "").set("href", if gone { "#drop-gone" } else { "#drop" });
    framed("drop", "0 0 20 26", symbol).when(gone, "gone").drawn()
}

/// Collected and banked echoes.
fn purse(collected: u16, banked: u16, words: &'static Words) -> Tag {
    let amount = |sign: Drawing, number: u16, unit: &'static str| {
        let number = tag("b", "").with(u32::from(number));
        tag("span", "amount").with(sign).with(number).with(" ").with(tag("span", "unit").with(unit))
    };
    tag("div", "purse").with(amount(drop(false), collected, words.collected)).with(amount(
        sign("seal", "0 0 26 26", "#seal"),
        banked,
        words.banked,
    ))
}

/// The three trophy tracks.
fn tracks(spaces: [u8; 3], lang: Lang) -> Tag {
    let track = |trophy: Trophy| {
        let space = usize::from(spaces[trophy.index()]);
        let name = trophy_name(trophy, lang);
        let field = |field: usize| {
            tag("i", "").when(field == space, "at").when(field < space, "past").with(u32::from(TRACK[field]))
        };
        tag("div", "track")
            .set("role", "img")
            .write("aria-label", format!("{name} {}", TRACK[space]))
            .with(icon(emblem::trophy(trophy)))
            .with(tag("span", "trophy").with(name))
            .with(tag("span", "fields").each((1..TRACK.len()).map(field)))
            .with(tag("b", "points").with(u32::from(TRACK[space])))
    };
    tag("div", "tracks").each(Trophy::ALL.into_iter().map(track))
}

/// The health dial with a face in it.
fn dial(health: u8, most: u8, face: Icon, word: &'static str) -> Tag {
    let number = tag("span", "health")
        .with(tag("b", "").with(u32::from(health)))
        .with(tag("small", "").with(format!("/{most}")));
    tag("div", "dial")
        .when(health <= 3, "low")
        .set("role", "img")
        .write("aria-label", format!("{word} {health}/{most}"))
        .write("--hp", health.to_string())
        .write("--most", most.to_string())
        .with(icon(face))
        .with(number)
}

/// A die with something on its face.
pub(crate) fn die(die: Die, face: String, lang: Lang) -> Drawing {
    let class = match die {
        Die::Green => "die green",
        Die::Yellow => "die yellow",
        Die::Red => "die red",
    };
    let side = |class, shape| tag("path", class).set("d", shape);
    let front = tag("rect", "fc").set("x", "7").set("y", "26").set("width", "69").set("height", "67").set("rx", "11");
    let label = format!("{}: {face}", die_name(die, lang));
    let number = tag("text", "").set("x", "41.5").set("y", "77").set("text-anchor", "middle").with(face);
    tag("svg", class)
        .set("viewBox", "0 0 100 100")
        .set("role", "img")
        .write("aria-label", label)
        .with(side("hi", "M13 28 29 9.5Q31 7 34.5 7H88q5 0 2.5 3.5L76 28Z"))
        .with(side("lo", "M75 28 90.500 10Q93 7.5 93 12v52q0 3-2 5L76 87Z"))
        .with(front)
        .with(number)
        .drawn()
}
