//! The codex: every card and every enemy, with all that is printed on it and where that is known from.

use crate::chalice::emblem;
use crate::chalice::show::{ability_line, big_card, die, drop, icon, types};
use crate::chalice::words::{Words, words};
use crate::table::{self, Codex, Contents, Origin};
use ::chalice::words::{Term, ability_text, die_name, effect_text, kind_name, rank_name, sources_text, trophy_name};
use ::chalice::{Card, Die, Enemy, Fact, Kind, Rank, Source, Sourced, Trophy};
use kit::Lang;
use leptos::prelude::*;

/// What the page of the codex shows.
pub const CODEX: Codex = Codex { words: |lang| &words(lang).codex, contents, drawn };

/// What the codex has an entry for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    Card(Card),
    Enemy(Enemy),
    Die(Die),
}

/// The chapters of the codex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Chapter {
    Starter,
    Upgrade,
    Monster,
    Boss,
    FinalBoss,
    Die,
}

/// The types of cards, and after them those of enemies.
const KINDS: [Kind; 3] = [Kind::Melee, Kind::Ranged, Kind::Utility];
const TROPHIES: [Trophy; 3] = [Trophy::Kin, Trophy::Humanoid, Trophy::Beast];

impl Entry {
    /// All of them, in the order of the chapters.
    fn all() -> impl Iterator<Item = Self> {
        let cards = Card::ALL.into_iter().map(Self::Card);
        cards.chain(Enemy::ALL.into_iter().map(Self::Enemy)).chain(Die::ALL.into_iter().map(Self::Die))
    }

    fn chapter(self) -> Chapter {
        match self {
            Self::Card(card) if card.is_upgrade() => Chapter::Upgrade,
            Self::Card(_) => Chapter::Starter,
            Self::Enemy(enemy) => match enemy.rank() {
                Rank::Monster => Chapter::Monster,
                Rank::Boss => Chapter::Boss,
                Rank::FinalBoss => Chapter::FinalBoss,
            },
            Self::Die(_) => Chapter::Die,
        }
    }

    /// Its types, by their places.
    fn types(self) -> Vec<usize> {
        let kinds = KINDS.map(|kind| matches!(self, Self::Card(card) if card.data().kind == kind));
        let trophies = TROPHIES.map(|trophy| matches!(self, Self::Enemy(enemy) if enemy.data().types.contains(trophy)));
        let all = kinds.into_iter().chain(trophies).enumerate();
        all.filter(|&(_, is)| is).map(|(place, _)| place).collect()
    }

    /// Everything that is known of it, and where from.
    fn facts(self) -> Vec<Sourced> {
        match self {
            Self::Card(card) => card.facts(),
            Self::Enemy(enemy) => enemy.facts(),
            Self::Die(die) => die.facts(),
        }
    }

    fn name(self, lang: Lang) -> &'static str {
        match self {
            Self::Card(card) => card.name(lang),
            Self::Enemy(enemy) => enemy.name(lang),
            Self::Die(die) => die_name(die, lang),
        }
    }

    fn text(self, lang: Lang) -> String {
        match self {
            Self::Card(card) => effect_text(card.data().effect, lang),
            Self::Enemy(enemy) => {
                let printed = enemy.printed_name(lang).map_or_else(String::new, |name| format!(" {name}"));
                ability_text(enemy.data().ability, lang) + &printed
            }
            Self::Die(_) => String::new(),
        }
    }
}

impl Chapter {
    const ALL: [Self; 6] = [Self::Starter, Self::Upgrade, Self::Monster, Self::Boss, Self::FinalBoss, Self::Die];

    /// How it lays its entries out, and the places of the types that tell them apart: a Final Boss is of all of them.
    const fn layout(self) -> (&'static str, &'static [usize]) {
        match self {
            Self::Starter | Self::Upgrade => ("deck", &[0, 1, 2]),
            Self::Monster | Self::Boss => ("foes", &[3, 4, 5]),
            Self::FinalBoss | Self::Die => ("foes", &[]),
        }
    }
}

/// Everything that the page can find.
fn contents(lang: Lang) -> Contents {
    let chapter = |chapter: Chapter| {
        let (class, types) = chapter.layout();
        table::Chapter { name: words(lang).sorts[chapter as usize], class, types, note: None }
    };
    let entry = |entry: Entry| {
        let facts = entry.facts();
        table::Entry {
            chapter: entry.chapter() as usize,
            types: entry.types(),
            name: entry.name(lang),
            text: entry.text(lang),
            origin: Some(origin(&facts)),
            sources: sources_text(&facts, lang),
        }
    };
    let kinds = KINDS.map(|kind| kind_name(kind, lang));
    Contents {
        chapters: Chapter::ALL.map(chapter).to_vec(),
        types: kinds.into_iter().chain(TROPHIES.map(|trophy| trophy_name(trophy, lang))).collect(),
        entries: Entry::all().map(entry).collect(),
    }
}

/// By what is printed on it; how many copies of it there are is not.
fn origin(facts: &[Sourced]) -> Origin {
    let printed = facts.iter().filter(|(fact, _)| *fact != Fact::Copies);
    Origin::of(printed.map(|(_, source)| match source {
        Source::Book => Origin::Book,
        Source::Public => Origin::Public,
        Source::Part => Origin::Part,
        Source::Ours => Origin::Ours,
    }))
}

/// The entry at this place.
fn drawn(at: usize, lang: Lang) -> AnyView {
    match Entry::all().nth(at) {
        Some(Entry::Card(card)) => big_card(card, 1, lang).into_any(),
        Some(Entry::Enemy(enemy)) => foe(enemy, lang, words(lang)),
        Some(Entry::Die(die)) => lantern(die, lang),
        None => ().into_any(),
    }
}

/// An enemy as it stands in its niche.
fn foe(enemy: Enemy, lang: Lang, words: &'static Words) -> AnyView {
    let data = enemy.data();
    let class = match data.rank {
        Rank::Monster => "niche",
        Rank::Boss => "niche boss",
        Rank::FinalBoss => "niche final-boss",
    };
    let faces = data.die.faces().iter().map(|face| die(data.die, face.to_string(), lang));
    let health = format!("{} {}", Term::Health.word(lang), data.health);
    view! {
        <div class=class>
            <span class="arch" aria-hidden="true"><span class="disc"></span>{icon(emblem::enemy(enemy))}</span>
            <p class="kicker">{rank_name(data.rank, lang)}</p>
            <h3>{enemy.name(lang)}</h3>
            {enemy.printed_name(lang).map(|name| view! { <p class="hint">{(words.printed_name)(name)}</p> })}
            <p class="vigour" role="img" aria-label=health>{drop(false)}<b>{data.health}</b></p>
            {types(enemy, lang)}
            <p class="ability">{ability_line(enemy, lang, words)}</p>
            <p class="faces" role="group" aria-label=die_name(data.die, lang)>{faces.collect_view()}</p>
        </div>
    }
    .into_any()
}

/// A die with its six sides.
fn lantern(kind: Die, lang: Lang) -> AnyView {
    let faces = kind.faces().iter().map(|face| die(kind, face.to_string(), lang));
    view! {
        <div class="niche lantern">
            <h3>{die_name(kind, lang)}</h3>
            <p class="faces" role="group" aria-label=die_name(kind, lang)>{faces.collect_view()}</p>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Filter;
    use crate::ui::search::Needle;
    use ::chalice::words::{fact_name, source_text};

    fn found(filter: &Filter, lang: Lang) -> Vec<&'static str> {
        let contents = contents(lang);
        contents.found(filter).into_iter().map(|at| contents.entries[at].name).collect()
    }

    fn search(query: &str, lang: Lang) -> Vec<&'static str> {
        found(&Filter { needle: Needle::new(query), ..Filter::default() }, lang)
    }

    #[test]
    fn all_fifty_four_are_there_each_in_its_chapter() {
        assert_eq!(found(&Filter::default(), Lang::En).len(), 54);
        let only = |chapter: Chapter| Filter { chapter: Some(chapter as usize), ..Filter::default() };
        let sizes = Chapter::ALL.map(|chapter| found(&only(chapter), Lang::En).len());
        assert_eq!(sizes, [5, 16, 18, 7, 5, 3]);
    }

    #[test]
    fn a_search_ignores_case_and_accents_in_every_language() {
        assert_eq!(search("DONNERBUCHSE", Lang::De), ["Jägerdonnerbüchse"]);
        assert_eq!(search("coctel", Lang::Es), ["Cóctel molotov"]);
        assert_eq!(search("lanca-chamas", Lang::Pt), ["Lança-chamas"]);
        assert_eq!(search("CHIKÁGE", Lang::En), ["Chikage"]);
        assert!(search("lanca-chamas", Lang::En).is_empty());
    }

    #[test]
    fn a_search_looks_into_the_text_too() {
        assert_eq!(search("rolled twice", Lang::En), ["Amygdala"]);
        assert_eq!(search("heavy", Lang::En), ["Kirkhammer"]);
    }

    #[test]
    fn filters_hold_together() {
        let filter = |chapter: Option<Chapter>, kind: &str, origin| {
            let chapter = chapter.map(|chapter| chapter as usize);
            let wanted = contents(Lang::En).types.iter().position(|name| *name == kind);
            found(&Filter { chapter, wanted, origin, ..Filter::default() }, Lang::En)
        };
        let ranged = kind_name(Kind::Ranged, Lang::En);
        assert_eq!(filter(Some(Chapter::Starter), ranged, None), ["Hunter Pistol"]);
        assert_eq!(filter(Some(Chapter::Upgrade), ranged, Some(Origin::Book)), ["Repeating Pistol"]);
        let kin = trophy_name(Trophy::Kin, Lang::En);
        assert!(
            filter(None, kin, None).iter().all(|name| Enemy::ALL.iter().any(|enemy| enemy.name(Lang::En) == *name))
        );
        assert_eq!(filter(Some(Chapter::FinalBoss), kin, None).len(), 5);
        assert!(filter(Some(Chapter::Starter), "", Some(Origin::Ours)).is_empty());
    }

    #[test]
    fn printed_means_every_value_and_ours_means_none() {
        let origin = |entry: Entry| origin(&entry.facts());
        assert_eq!(origin(Entry::Card(Card::StakeDriver)), Origin::Book);
        assert_eq!(origin(Entry::Card(Card::BloodVial)), Origin::Part);
        assert_eq!(origin(Entry::Card(Card::Chikage)), Origin::Ours);
        assert_eq!(origin(Entry::Enemy(Enemy::ScourgeBeast)), Origin::Book);
        // Printed but for its die and its types; ours but for its type.
        assert_eq!(origin(Entry::Enemy(Enemy::Brainsucker)), Origin::Part);
        assert_eq!(origin(Entry::Enemy(Enemy::Executioner)), Origin::Part);
        assert_eq!(origin(Entry::Enemy(Enemy::Amygdala)), Origin::Ours);
        let count = |wanted| Entry::all().filter(|&entry| origin(entry) == wanted).count();
        assert_eq!(Origin::ALL.map(count).iter().sum::<usize>(), 54);
    }

    /// What the page shows of an entry names every fact that the engine has of it, under its own source, in every language.
    #[test]
    fn every_fact_of_every_entry_is_shown_with_its_source() {
        for lang in Lang::ALL {
            for entry in Entry::all() {
                let text = sources_text(&entry.facts(), lang);
                for (fact, source) in entry.facts() {
                    let start = text.find(source_text(source, lang)).unwrap_or_else(|| panic!("{text}"));
                    let line = text[start..].split(". ").next().unwrap_or_default();
                    assert!(line.contains(&fact_name(fact, lang)), "{entry:?} {fact:?}: {text}");
                }
            }
        }
    }

    #[test]
    fn a_type_is_offered_only_where_it_tells_entries_apart() {
        let size = |chapter, wanted| found(&Filter { chapter, wanted, ..Filter::default() }, Lang::En).len();
        let chapters = Chapter::ALL.into_iter().map(|chapter| (Some(chapter as usize), chapter.layout().1));
        for (chapter, types) in chapters.chain([(None, [0, 1, 2, 3, 4, 5].as_slice())]) {
            for &wanted in types {
                let (some, all) = (size(chapter, Some(wanted)), size(chapter, None));
                assert!(0 < some && some < all, "{chapter:?} {wanted}");
            }
        }
    }
}
