//! What Haven says, in four languages. Names come from the engine; texts of cards, items, goals and rules are made here from
//! the data that the rules execute.
//!
//! A text stands in one place in all four languages; the build takes each language apart (see `locale`), so that whoever
//! plays loads one. Something to be filled in is `{0}`; `{0:card|cards}` goes by the number, and `#` within it is that number.

pub(crate) mod ask;
pub(crate) mod board;
pub(crate) mod card;
pub(crate) mod goal;
pub(crate) mod item;
pub(crate) mod lesson;
pub(crate) mod locale;
pub(crate) mod log;
pub(crate) mod near;
pub(crate) mod page;
pub(crate) mod reason;
pub(crate) mod scenario;
pub(crate) mod setup;
mod table;
#[cfg(test)]
mod tests;

use crate::haven::show::Scene;
use crate::table::GameWords;
use ::haven::question::Question;
use ::haven::{Choice, Event, Game, Refusal};
use kit::{Lang, Seat};
use std::fmt::Display;
use std::ops::Deref;

/// Texts in four languages, one struct of them for each: a missing translation does not compile.
macro_rules! texts {
    ($(#[$doc:meta])* $Texts:ident { $($field:ident: $en:literal, $es:literal, $de:literal, $pt:literal;)* }) => {
        $(#[$doc])*
        #[derive(Debug)]
        #[allow(missing_docs, reason = "a field's name says what it is; its English text says the rest")]
        pub struct $Texts { $(pub $field: &'static str,)* }

        impl $Texts {
            pub(crate) const EN: Self = Self { $($field: $en,)* };
            pub(crate) const ES: Self = Self { $($field: $es,)* };
            pub(crate) const DE: Self = Self { $($field: $de,)* };
            pub(crate) const PT: Self = Self { $($field: $pt,)* };
            #[cfg(test)]
            pub(crate) const ALL: &'static [(&'static str, [&'static str; 4])] =
                &[$((stringify!($field), [$en, $es, $de, $pt]),)*];
        }
    };
}
pub(crate) use texts;

/// The words of one language.
#[derive(Debug)]
pub struct Words {
    /// Which.
    pub lang: Lang,
    /// What a table says of it.
    pub table: GameWords,
    /// The near edge of the table.
    pub near: near::NearWords,
    /// What the pages themselves say.
    pub page: page::PageTexts,
    /// Cards and abilities.
    pub card: card::CardTexts,
    /// The first door.
    pub lesson: lesson::LessonWords,
    /// Items.
    pub item: item::ItemTexts,
    /// Battle goals.
    pub goal: goal::GoalTexts,
    /// Goals and rules of scenarios.
    pub scenario: scenario::ScenarioTexts,
    /// What happened.
    pub log: log::LogTexts,
    /// Questions, answers, reasons.
    pub ask: ask::AskTexts,
    /// Why a bot does what it does.
    pub reason: reason::ReasonTexts,
    /// The board and what stands around it.
    pub board: board::BoardTexts,
    /// Setting out, and the end.
    pub setup: setup::SetupTexts,
}

/// The words of one language, from its field of each text.
macro_rules! words_in {
    ($lang:ident, $field:ident) => {
        Words {
            lang: Lang::$lang,
            table: table::$field,
            near: near::$field,
            page: page::PageTexts::$field,
            card: card::CardTexts::$field,
            lesson: lesson::$field,
            item: item::ItemTexts::$field,
            goal: goal::GoalTexts::$field,
            scenario: scenario::ScenarioTexts::$field,
            log: log::LogTexts::$field,
            ask: ask::AskTexts::$field,
            reason: reason::ReasonTexts::$field,
            board: board::BoardTexts::$field,
            setup: setup::SetupTexts::$field,
        }
    };
}

static ENGLISH: Words = words_in!(En, EN);
static SPANISH: Words = words_in!(Es, ES);
static GERMAN: Words = words_in!(De, DE);
static PORTUGUESE: Words = words_in!(Pt, PT);

/// The words of a language, or English ones if they are not here.
#[must_use]
pub fn words(lang: Lang) -> &'static Words {
    locale::fetched(lang).unwrap_or(&ENGLISH)
}

/// What the pages themselves say is asked for most.
impl Deref for Words {
    type Target = page::PageTexts;

    fn deref(&self) -> &page::PageTexts {
        &self.page
    }
}

/// What is asked, in words.
#[must_use]
pub fn question(question: Question, scene: &Scene<'_>) -> String {
    scene.words.question(question, &scene.cast())
}

/// What a choice does, in words, as a button says it.
#[must_use]
pub fn choice(choice: Choice, scene: &Scene<'_>) -> String {
    scene.words.choice(choice, scene.asked, scene.view.seat(), &scene.cast())
}

/// An event in words. The game is the one at the end of what has happened: names and numbers of figures do not change.
#[must_use]
pub fn event(event: Event, game: &Game, lang: Lang) -> String {
    log::Cast { words: words(lang), view: game.view(Seat(0)) }.event(event)
}

/// Why a choice was refused.
#[must_use]
pub fn refusal(why: &Refusal, lang: Lang) -> String {
    words(lang).refusal(why)
}

/// Fills a text in.
#[must_use]
pub fn fill(text: &str, with: &[&dyn Display]) -> String {
    let with: Vec<String> = with.iter().map(|one| one.to_string()).collect();
    let mut filled = String::with_capacity(text.len() + 16);
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let (hole, behind) = after.split_once('}').unwrap_or((after, ""));
        filled.push_str(before);
        let (place, forms) = hole.split_once(':').unwrap_or((hole, "#|#"));
        let word = place.parse::<usize>().ok().and_then(|place| with.get(place)).map_or("", String::as_str);
        let (one, several) = forms.split_once('|').unwrap_or((forms, forms));
        let form = if word == "1" { one } else { several };
        for (at, piece) in form.split('#').enumerate() {
            if at > 0 {
                filled.push_str(word);
            }
            filled.push_str(piece);
        }
        rest = behind;
    }
    filled.push_str(rest);
    filled
}

/// The same with a capital letter in front.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The same with a small one.
#[must_use]
pub fn uncapital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

impl Words {
    /// Several things in one sentence: a, b and c.
    #[must_use]
    pub fn list(&self, all: &[String]) -> String {
        match all {
            [] => String::new(),
            [one] => one.clone(),
            [most @ .., last] => fill(self.card.and, &[&most.join(", "), last]),
        }
    }

    /// The same as alternatives: a, b or c.
    #[must_use]
    pub fn either(&self, all: &[String]) -> String {
        match all {
            [] => String::new(),
            [one] => one.clone(),
            [most @ .., last] => fill(self.card.or, &[&most.join(", "), last]),
        }
    }
}
