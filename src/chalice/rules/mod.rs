//! The rules of the game in our own words, in four languages: a page, and a sheet beside the table that opens at the step
//! being played. What an enemy or a die does is not told here but taken from the engine.

mod de;
mod en;
mod es;
mod pt;

use crate::chalice::board::Step;
use crate::chalice::emblem;
use crate::chalice::show::die;
use crate::chalice::ways::Ways;
use crate::chalice::words::words;
use crate::shell::context::use_shell;
use crate::shell::route::Chalice;
use crate::table::{RuleBook, RuleLine, RuleSection, RulesWords, rules_view, table_words};
use crate::ui::icon::Icon;
use crate::ui::page::Page;
use ::chalice::words::{ability_text, die_name, source_text};
use ::chalice::{Die, Fact, FinalBoss, Source};
use kit::Lang;
use leptos::prelude::*;
use std::borrow::Cow;

/// The rules in one language. A section or a line that a translation lacks does not build.
struct Rules {
    about: Section<4>,
    set_up: Section<8>,
    choose: Section<4>,
    transform: Section<3>,
    instants: Section<5>,
    enemy_attacks: Section<4>,
    hunters_attack: Section<5>,
    escape_step: Section<2>,
    dream_step: Section<4>,
    round_ends: Section<3>,
    cards: Section<8>,
    death: Section<5>,
    dream: Section<4>,
    upgrades: Section<3>,
    trophies: Section<4>,
    escape: Section<4>,
    bosses: Section<3>,
    final_bosses: Section<2>,
    end: Section<5>,
    rulings: Section<30>,
    bots: Section<5>,
}

/// What belongs together under one title.
struct Section<const LINES: usize> {
    title: &'static str,
    lines: [Line; LINES],
}

/// One rule: what it is about, if that needs a word, and what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Line {
    lead: Cow<'static, str>,
    text: Cow<'static, str>,
    /// Where it is known from; nowhere if it is no rule of the game but speaks of this page.
    source: Option<Source>,
}

const fn line(lead: &'static str, text: &'static str, source: Option<Source>) -> Line {
    Line { lead: Cow::Borrowed(lead), text: Cow::Borrowed(text), source }
}

/// Printed in the rulebooks.
const fn rule(lead: &'static str, text: &'static str) -> Line {
    line(lead, text, Some(Source::Book))
}

/// Our decision, because the rulebooks are silent.
const fn ruling(lead: &'static str, text: &'static str) -> Line {
    line(lead, text, Some(Source::Ours))
}

/// Told by a public source.
const fn public(lead: &'static str, text: &'static str) -> Line {
    line(lead, text, Some(Source::Public))
}

/// Known in part and completed here.
const fn part(lead: &'static str, text: &'static str) -> Line {
    line(lead, text, Some(Source::Part))
}

/// No rule, but something about this page.
const fn app(lead: &'static str, text: &'static str) -> Line {
    line(lead, text, None)
}

/// A section by what it is about, in the order of reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Topic {
    About,
    SetUp,
    Step(Step),
    Cards,
    Death,
    Dream,
    Upgrades,
    Trophies,
    Escape,
    Bosses,
    FinalBosses,
    End,
    Rulings,
    Bots,
}

impl Topic {
    /// All of them, in order.
    fn all() -> impl Iterator<Item = Self> {
        let after = [
            Self::Cards,
            Self::Death,
            Self::Dream,
            Self::Upgrades,
            Self::Trophies,
            Self::Escape,
            Self::Bosses,
            Self::FinalBosses,
            Self::End,
            Self::Rulings,
            Self::Bots,
        ];
        [Self::About, Self::SetUp].into_iter().chain(Step::ALL.map(Self::Step)).chain(after)
    }

    /// What its element is called.
    const fn id(self) -> &'static str {
        match self {
            Self::About => "rules-about",
            Self::SetUp => "rules-set-up",
            Self::Step(Step::Choose) => "rules-step-1",
            Self::Step(Step::Transform) => "rules-step-2",
            Self::Step(Step::Instants) => "rules-step-3",
            Self::Step(Step::EnemyAttacks) => "rules-step-4",
            Self::Step(Step::HuntersAttack) => "rules-step-5",
            Self::Step(Step::Escape) => "rules-step-6",
            Self::Step(Step::Dream) => "rules-step-7",
            Self::Step(Step::RoundEnds) => "rules-step-8",
            Self::Cards => "rules-cards",
            Self::Death => "rules-death",
            Self::Dream => "rules-dream",
            Self::Upgrades => "rules-upgrades",
            Self::Trophies => "rules-trophies",
            Self::Escape => "rules-escape",
            Self::Bosses => "rules-bosses",
            Self::FinalBosses => "rules-final-bosses",
            Self::End => "rules-end",
            Self::Rulings => "rules-rulings",
            Self::Bots => "rules-bots",
        }
    }

    const fn icon(self) -> Icon {
        match self {
            Self::About => Icon("pouring-chalice"),
            Self::SetUp => Icon("reference/card-random"),
            Self::Step(step) => emblem::step(step),
            Self::Cards => Icon("card-pick"),
            Self::Death => Icon("chalice/broken-bone"),
            Self::Dream => Icon("chalice/moon"),
            Self::Upgrades => Icon("chalice/revolver"),
            Self::Trophies => Icon("chalice/wolf-head"),
            Self::Escape => Icon("chalice/exit-door"),
            Self::Bosses => Icon("chalice/triple-skulls"),
            Self::FinalBosses => Icon("crowned-skull"),
            Self::End => Icon("hourglass"),
            Self::Rulings => Icon("scroll-quill"),
            Self::Bots => Icon("chalice/plague-doctor-profile"),
        }
    }

    fn title(self, lang: Lang) -> &'static str {
        self.written(lang).0
    }

    /// Title and lines as they are written.
    fn written(self, lang: Lang) -> (&'static str, &'static [Line]) {
        fn of<const LINES: usize>(section: &'static Section<LINES>) -> (&'static str, &'static [Line]) {
            (section.title, &section.lines)
        }
        let rules = rules(lang);
        match self {
            Self::About => of(&rules.about),
            Self::SetUp => of(&rules.set_up),
            Self::Step(Step::Choose) => of(&rules.choose),
            Self::Step(Step::Transform) => of(&rules.transform),
            Self::Step(Step::Instants) => of(&rules.instants),
            Self::Step(Step::EnemyAttacks) => of(&rules.enemy_attacks),
            Self::Step(Step::HuntersAttack) => of(&rules.hunters_attack),
            Self::Step(Step::Escape) => of(&rules.escape_step),
            Self::Step(Step::Dream) => of(&rules.dream_step),
            Self::Step(Step::RoundEnds) => of(&rules.round_ends),
            Self::Cards => of(&rules.cards),
            Self::Death => of(&rules.death),
            Self::Dream => of(&rules.dream),
            Self::Upgrades => of(&rules.upgrades),
            Self::Trophies => of(&rules.trophies),
            Self::Escape => of(&rules.escape),
            Self::Bosses => of(&rules.bosses),
            Self::FinalBosses => of(&rules.final_bosses),
            Self::End => of(&rules.end),
            Self::Rulings => of(&rules.rulings),
            Self::Bots => of(&rules.bots),
        }
    }

    /// Everything that is said: what is written, and what the engine knows.
    fn lines(self, lang: Lang) -> Vec<Line> {
        let mut lines = self.written(lang).1.to_vec();
        if self == Self::FinalBosses {
            // Behind the line that announces them.
            let bosses = FinalBoss::ALL.map(|boss| Line {
                lead: format!("{}.", boss.enemy().name(lang)).into(),
                text: ability_text(boss.ability(), lang).into(),
                source: boss
                    .enemy()
                    .facts()
                    .into_iter()
                    .find(|(fact, _)| *fact == Fact::Ability)
                    .map(|(_, source)| source),
            });
            lines.splice(1..1, bosses);
        }
        lines
    }
}

const fn rules(lang: Lang) -> &'static Rules {
    match lang {
        Lang::En => &en::RULES,
        Lang::Es => &es::RULES,
        Lang::De => &de::RULES,
        Lang::Pt => &pt::RULES,
    }
}

/// The rules as every page of rules shows them.
pub const BOOK: RuleBook = RuleBook { words: around, sections, below };

fn around(lang: Lang) -> RulesWords {
    let words = words(lang);
    RulesWords {
        search: words.search_rules,
        nothing_found: words.codex.nothing_found,
        sections_found: words.sections_found,
        contents: words.contents,
        legend: words.rules_legend,
    }
}

/// The sections. A step carries its number.
fn sections(lang: Lang) -> Vec<RuleSection> {
    let kicker = |topic| match topic {
        Topic::Step(step) => Some(format!("{} {}", words(lang).step_word, step as usize + 1)),
        _ => None,
    };
    let line = |Line { lead, text, source }: Line| {
        let mark = source.filter(|&source| source != Source::Book).map(|source| source_text(source, lang));
        RuleLine { lead, text, mark }
    };
    let section = |topic: Topic| RuleSection {
        id: topic.id(),
        icon: topic.icon(),
        kicker: kicker(topic),
        title: topic.title(lang),
        lines: topic.lines(lang).into_iter().map(line).collect(),
    };
    Topic::all().map(section).collect()
}

/// The dice lie where they are rolled.
fn below(place: usize, lang: Lang) -> Option<AnyView> {
    (Topic::all().nth(place) == Some(Topic::Step(Step::EnemyAttacks))).then(|| {
        let dice = Die::ALL.map(|kind| {
            let faces = kind.faces().iter().map(|face| die(kind, face.to_string(), lang));
            view! { <li><span>{die_name(kind, lang)}</span><span class="faces">{faces.collect_view()}</span></li> }
        });
        view! { <ul class="dice">{dice.into_iter().collect_view()}</ul> }.into_any()
    })
}

/// The page of the rules.
#[component]
pub fn RulesPage() -> impl IntoView {
    let shell = use_shell();
    view! {
        <Page title=Signal::derive(move || table_words(shell.lang()).rules)>
            <Ways here=Chalice::Rules/>
            {rules_view(BOOK, None)}
        </Page>
    }
}

/// The rules beside a table, open at the step that is played.
pub fn rules_at(step: Step) -> AnyView {
    rules_view(BOOK, Topic::all().position(|topic| topic == Topic::Step(step)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::search::Needle;

    #[test]
    fn every_section_is_there_in_every_language_and_says_something() {
        assert_eq!(Topic::all().count(), 21);
        for lang in Lang::ALL {
            for topic in Topic::all() {
                let (title, lines) = topic.written(lang);
                assert!(!title.is_empty() && !lines.is_empty(), "{lang:?} {topic:?}");
                assert!(lines.iter().all(|line| line.text.len() > 12), "{lang:?} {topic:?}");
            }
        }
    }

    #[test]
    fn no_line_is_left_in_english() {
        for lang in [Lang::Es, Lang::De, Lang::Pt] {
            for topic in Topic::all() {
                for (line, english) in topic.lines(lang).iter().zip(topic.lines(Lang::En)) {
                    assert_ne!(line.text, english.text, "{lang:?} {topic:?}");
                }
            }
        }
    }

    #[test]
    fn a_line_has_the_same_source_in_every_language() {
        for topic in Topic::all() {
            let sources = |lang| topic.lines(lang).iter().map(|line| line.source).collect::<Vec<_>>();
            for lang in Lang::ALL {
                assert_eq!(sources(lang), sources(Lang::En), "{lang:?} {topic:?}");
            }
        }
    }

    /// One letter for each line: Book, Public, pArt, Ours, and `.` for what is no rule. The table follows the digest: whatever
    /// is marked there as a ruling is ours here, and of its rulings those that the books settle are the book's.
    #[test]
    fn every_line_has_the_source_that_the_digest_names() {
        let letters = |topic: Topic| -> String {
            let letter = |line: &Line| match line.source {
                Some(Source::Book) => 'B',
                Some(Source::Public) => 'P',
                Some(Source::Part) => 'A',
                Some(Source::Ours) => 'O',
                None => '.',
            };
            topic.lines(Lang::En).iter().map(letter).collect()
        };
        let table = [
            (Topic::About, "BBB."),
            (Topic::SetUp, "BBBOBBBO"),
            (Topic::Step(Step::Choose), "BBBO"),
            (Topic::Step(Step::Transform), "BBB"),
            (Topic::Step(Step::Instants), "BBBOO"),
            (Topic::Step(Step::EnemyAttacks), "BBBP"),
            (Topic::Step(Step::HuntersAttack), "BBBOA"),
            (Topic::Step(Step::Escape), "BB"),
            (Topic::Step(Step::Dream), "BBBB"),
            (Topic::Step(Step::RoundEnds), "BBB"),
            (Topic::Cards, "BBBBBBOA"),
            (Topic::Death, "BBBBB"),
            (Topic::Dream, "BBBB"),
            (Topic::Upgrades, "BBB"),
            (Topic::Trophies, "BBBO"),
            (Topic::Escape, "BBOB"),
            (Topic::Bosses, "BBB"),
            (Topic::FinalBosses, "BBBBBBO"),
            (Topic::End, "BBBBO"),
            (Topic::Rulings, ".BOOOOOOOOOOOOOOOOBBOOOOOOOOOO"),
            (Topic::Bots, "....."),
        ];
        assert_eq!(table.map(|(topic, _)| topic).to_vec(), Topic::all().collect::<Vec<_>>());
        for (topic, sources) in table {
            assert_eq!(letters(topic), sources, "{topic:?}");
        }
    }

    #[test]
    fn the_numbers_of_the_rules_survive_translation() {
        let numbers = |line: &Line| {
            let mut found: Vec<String> = line
                .text
                .split(|letter: char| !letter.is_ascii_digit())
                .filter(|part| !part.is_empty())
                .map(str::to_owned)
                .collect();
            found.sort();
            found
        };
        for lang in Lang::ALL {
            for topic in Topic::all() {
                for (line, english) in topic.lines(lang).iter().zip(topic.lines(Lang::En)) {
                    assert_eq!(numbers(line), numbers(&english), "{lang:?} {topic:?}: {}", line.text);
                }
            }
        }
    }

    #[test]
    fn a_step_is_called_as_on_the_rail_and_has_its_own_place() {
        for lang in Lang::ALL {
            for step in Step::ALL {
                assert_eq!(Topic::Step(step).title(lang), words(lang).step(step));
            }
        }
        let mut ids: Vec<_> = Topic::all().map(Topic::id).collect();
        assert!(Step::ALL.iter().all(|&step| Topic::Step(step).id() == format!("rules-step-{}", step as usize + 1)));
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), Topic::all().count());
    }

    #[test]
    fn a_section_is_found_by_any_of_its_words_and_by_no_others() {
        let found = |query: &str, lang| -> Vec<Topic> {
            let needle = Needle::new(query);
            let found = sections(lang).into_iter().zip(Topic::all()).filter(|(section, _)| section.has(&needle));
            found.map(|(_, topic)| topic).collect()
        };
        assert_eq!(found("", Lang::En).len(), 21);
        assert_eq!(found("qwxyz", Lang::En), []);
        assert_eq!(found("vacuous spider", Lang::En), [Topic::FinalBosses]);
        assert!(found("huida", Lang::Es).contains(&Topic::Step(Step::Escape)));
        assert!(found("wurfel", Lang::De).contains(&Topic::Step(Step::EnemyAttacks)));
        assert!(found("cacador", Lang::Pt).len() > 5);
        assert!(!found("molotov", Lang::En).contains(&Topic::Trophies));
    }
}
