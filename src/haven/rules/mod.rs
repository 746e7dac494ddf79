//! The rules of the game in our own words, in four languages: a page, and a sheet beside the table that opens at what is asked. What
//! a condition does is not told here but taken from the cards' words.

mod text;

use crate::haven::emblem;
use crate::haven::ways::Ways;
use crate::haven::words::words;
use crate::shell::context::use_shell;
use crate::shell::route::Haven;
use crate::table::{RuleBook, RuleLine, RuleSection, RulesWords, rules_view, table_words};
use crate::ui::icon::Icon;
use crate::ui::page::Page;
use ::haven::condition::Condition;
use ::haven::question::Question;
use kit::Lang;
use leptos::prelude::*;

/// What belongs together under one title, in the order of [`Lang::ALL`].
struct Section {
    title: [&'static str; 4],
    lines: &'static [Line],
}

/// One rule.
struct Line {
    /// Its number, or its part, in the digest.
    number: &'static str,
    /// Whether it is our decision, because the books are silent.
    ruled: bool,
    text: [&'static str; 4],
}

/// Printed in the rulebook.
const fn book(number: &'static str, en: &'static str, es: &'static str, de: &'static str, pt: &'static str) -> Line {
    Line { number, ruled: false, text: [en, es, de, pt] }
}

/// Our decision.
const fn ruled(number: &'static str, en: &'static str, es: &'static str, de: &'static str, pt: &'static str) -> Line {
    Line { number, ruled: true, text: [en, es, de, pt] }
}

/// A section by what it is about, in the order of reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// What it is about.
    About,
    /// Setting out.
    SetUp,
    /// Choosing cards, and who acts when.
    Cards,
    /// Short and long rests.
    Rests,
    /// A hero's turn.
    Turn,
    /// Moving, doors, what lies on the ground.
    Movement,
    /// Attacks and line of sight.
    Attack,
    /// Damage and exhaustion.
    Damage,
    /// Conditions.
    Conditions,
    /// Elements.
    Elements,
    /// Heal, push, summon, loot.
    Others,
    /// Items.
    Items,
    /// What monsters do.
    Monsters,
    /// The end, and what is open.
    End,
}

impl Topic {
    /// All of them, in order.
    pub const ALL: [Self; 14] = [
        Self::About,
        Self::SetUp,
        Self::Cards,
        Self::Rests,
        Self::Turn,
        Self::Movement,
        Self::Attack,
        Self::Damage,
        Self::Conditions,
        Self::Elements,
        Self::Others,
        Self::Items,
        Self::Monsters,
        Self::End,
    ];

    /// Where what is asked is told.
    #[must_use]
    pub const fn of(question: Question) -> Self {
        match question {
            Question::Goal | Question::Equip | Question::Hand | Question::Entry | Question::Start => Self::SetUp,
            Question::Cards | Question::Hasten => Self::Cards,
            Question::ShortRest | Question::Reroll(_) | Question::LongRest => Self::Rests,
            Question::Turn | Question::MoveOrAttack(_) => Self::Turn,
            Question::Move { .. } | Question::Fall(_) | Question::Opener(_) => Self::Movement,
            Question::Attack { .. } => Self::Attack,
            Question::Harm { .. } | Question::Forfeit { .. } => Self::Damage,
            Question::Consume { .. } | Question::Create => Self::Elements,
            Question::Guard { .. } | Question::Offer { .. } | Question::Refresh(_) => Self::Items,
            Question::Shove { .. }
            | Question::Heal { .. }
            | Question::Name { .. }
            | Question::Place { .. }
            | Question::Recover { .. }
            | Question::Loot { .. } => Self::Others,
            Question::Appear(_)
            | Question::Pick { .. }
            | Question::Promote(_)
            | Question::Feed { .. }
            | Question::Ways(_)
            | Question::Tie { .. } => Self::Monsters,
        }
    }

    const fn id(self) -> &'static str {
        match self {
            Self::About => "rules-about",
            Self::SetUp => "rules-set-up",
            Self::Cards => "rules-cards",
            Self::Rests => "rules-rests",
            Self::Turn => "rules-turn",
            Self::Movement => "rules-movement",
            Self::Attack => "rules-attack",
            Self::Damage => "rules-damage",
            Self::Conditions => "rules-conditions",
            Self::Elements => "rules-elements",
            Self::Others => "rules-others",
            Self::Items => "rules-items",
            Self::Monsters => "rules-monsters",
            Self::End => "rules-end",
        }
    }

    const fn icon(self) -> Icon {
        match self {
            Self::About => Icon("dungeon-gate"),
            Self::SetUp => emblem::DUNGEON,
            Self::Cards => emblem::CARD,
            Self::Rests => emblem::LONG_REST,
            Self::Turn => emblem::ROUND,
            Self::Movement => emblem::MOVE,
            Self::Attack => emblem::ATTACK,
            Self::Damage => emblem::SHIELD,
            Self::Conditions => emblem::condition(Condition::Poison),
            Self::Elements => emblem::element(::haven::element::Element::Fire),
            Self::Others => emblem::HEAL,
            Self::Items => emblem::ITEM,
            Self::Monsters => emblem::KILL,
            Self::End => emblem::EXIT,
        }
    }
}

/// The rules as every page of rules shows them.
const BOOK: RuleBook = RuleBook { words: around, sections, below: |_, _| None };

fn around(lang: Lang) -> RulesWords {
    const SEARCH: [&str; 4] = ["Search the rules", "Buscar en las reglas", "Regeln durchsuchen", "Buscar nas regras"];
    const CONTENTS: [&str; 4] = ["Contents", "Índice", "Inhalt", "Sumário"];
    const LEGEND: [&str; 4] = [
        "Each line carries its number in our digest of the rules. Marked lines are rulings of ours, where the book is silent.",
        "Cada línea lleva su número en nuestro resumen de las reglas. Las marcadas son decisiones nuestras, donde el reglamento calla.",
        "Jede Zeile trägt ihre Nummer in unserer Zusammenfassung. Gekennzeichnete sind unsere Entscheidungen, wo das Heft schweigt.",
        "Cada linha traz seu número no nosso resumo das regras. As marcadas são decisões nossas, onde o livro se cala.",
    ];
    let nothing_found: fn(&str) -> String = match lang {
        Lang::En => |query| format!("Nothing is said about “{query}”."),
        Lang::Es => |query| format!("No se dice nada de «{query}»."),
        Lang::De => |query| format!("Über „{query}“ steht nichts hier."),
        Lang::Pt => |query| format!("Nada se diz sobre “{query}”."),
    };
    let sections_found: fn(usize) -> String = match lang {
        Lang::En => |count| format!("Sections: {count}"),
        Lang::Es => |count| format!("Secciones: {count}"),
        Lang::De => |count| format!("Abschnitte: {count}"),
        Lang::Pt => |count| format!("Seções: {count}"),
    };
    let at = lang as usize;
    RulesWords { search: SEARCH[at], nothing_found, sections_found, contents: CONTENTS[at], legend: LEGEND[at] }
}

fn sections(lang: Lang) -> Vec<RuleSection> {
    const RULED: [&str; 4] = ["our ruling", "decisión nuestra", "unsere Entscheidung", "decisão nossa"];
    let line = |line: &Line| RuleLine {
        lead: line.number.into(),
        text: line.text[lang as usize].into(),
        mark: line.ruled.then_some(RULED[lang as usize]),
    };
    let condition = |condition: Condition| RuleLine {
        lead: format!("{}.", words(lang).condition(condition)).into(),
        text: words(lang).condition_does(condition).into(),
        mark: None,
    };
    let section = |(topic, section): (Topic, &Section)| {
        let written = section.lines.iter().map(line);
        let conditions = Condition::ALL.into_iter().filter(|_| topic == Topic::Conditions).map(condition);
        RuleSection {
            id: topic.id(),
            icon: topic.icon(),
            kicker: None,
            title: section.title[lang as usize],
            lines: written.chain(conditions).collect(),
        }
    };
    Topic::ALL.into_iter().zip(&text::SECTIONS).map(section).collect()
}

/// The page of the rules.
pub fn rules_page() -> AnyView {
    let shell = use_shell();
    view! {
        <Page title=Signal::derive(move || table_words(shell.lang()).rules)>
            <Ways here=Haven::Rules/>
            {rules_view(BOOK, None)}
        </Page>
    }
    .into_any()
}

/// The rules beside a table, open where what is asked is told.
pub fn rules_at(question: Option<Question>) -> AnyView {
    rules_view(BOOK, Some(question.map_or(Topic::About, Topic::of) as usize))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::search::Needle;
    use std::collections::BTreeSet;

    fn all() -> impl Iterator<Item = &'static Line> {
        text::SECTIONS.iter().flat_map(|section| section.lines)
    }

    /// A line's number is one of the digest's, and what is ruled is marked there as it is here.
    #[test]
    fn every_line_has_its_number_in_the_digest() {
        let digest = include_str!("../../../docs/rules/haven.md");
        for line in all() {
            let part = line.number.split('.').next().unwrap_or_default();
            let stands = digest.contains(&format!("- {} ", line.number)) || digest.contains(&format!("## {part} "));
            assert!(
                stands && (line.number == part || digest.contains(&format!("- {} ", line.number))),
                "{}",
                line.number
            );
            assert_eq!(line.ruled, part == "H21", "{}", line.number);
        }
    }

    #[test]
    fn no_line_is_left_in_english_and_none_is_empty() {
        for texts in all().map(|line| line.text).chain(text::SECTIONS.iter().map(|section| section.title)) {
            assert!(texts.iter().all(|text| text.len() > 3));
            for other in &texts[1..] {
                assert!(*other != texts[0] || texts[0].len() < 12, "{other}");
            }
        }
    }

    #[test]
    fn the_numbers_of_the_rules_survive_translation() {
        let numbers = |text: &str| {
            let mut found: Vec<String> = text
                .split(|letter: char| !letter.is_ascii_digit())
                .filter(|part| !part.is_empty())
                .map(str::to_owned)
                .collect();
            found.sort();
            found
        };
        for line in all() {
            for text in line.text {
                assert_eq!(numbers(text), numbers(line.text[0]), "{text}");
            }
        }
    }

    #[test]
    fn every_section_has_its_own_place_and_conditions_are_told_from_the_cards() {
        let ids: BTreeSet<_> = Topic::ALL.map(Topic::id).into();
        assert_eq!(ids.len(), Topic::ALL.len());
        assert!(Topic::ALL.iter().enumerate().all(|(place, topic)| *topic as usize == place));
        for lang in Lang::ALL {
            let found: Vec<Topic> = sections(lang)
                .iter()
                .zip(Topic::ALL)
                .filter(|(section, _)| section.has(&Needle::new(words(lang).condition_does(Condition::Stun))))
                .map(|(_, topic)| topic)
                .collect();
            assert_eq!(found, [Topic::Conditions]);
        }
    }
}
