//! The codex: every card and every enemy, with all that is printed on it and where that is known from.

use crate::browser::file::prefers;
use crate::chalice::emblem;
use crate::chalice::show::{ability_line, big_card, die, drop, icon, types};
use crate::chalice::ways::Ways;
use crate::chalice::words::{Words, words};
use crate::shell::context::use_shell;
use crate::shell::route::Chalice;
use crate::ui::button::Button;
use crate::ui::choice::Choice;
use crate::ui::icon::Icon;
use crate::ui::page::Page;
use crate::ui::search::{Needle, SearchField};
use ::chalice::words::{Term, ability_text, die_name, effect_text, kind_name, rank_name, sources_text, trophy_name};
use ::chalice::{Card, Die, Enemy, Fact, Kind, Rank, Source, Sourced, Trophy};
use kit::Lang;
use leptos::prelude::*;

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

/// What a card or an enemy is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Type {
    Kind(Kind),
    Trophy(Trophy),
}

/// How much of an entry is printed in the rulebooks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    Book,
    Public,
    Part,
    Ours,
}

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

    fn is(self, wanted: Type) -> bool {
        match (self, wanted) {
            (Self::Card(card), Type::Kind(kind)) => card.data().kind == kind,
            (Self::Enemy(enemy), Type::Trophy(trophy)) => enemy.data().types.contains(trophy),
            _ => false,
        }
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

    /// The types that tell its entries apart: a Final Boss is of all of them.
    const fn types(chapter: Option<Self>) -> &'static [Type] {
        const KINDS: [Type; 3] = [Type::Kind(Kind::Melee), Type::Kind(Kind::Ranged), Type::Kind(Kind::Utility)];
        const TROPHIES: [Type; 3] =
            [Type::Trophy(Trophy::Kin), Type::Trophy(Trophy::Humanoid), Type::Trophy(Trophy::Beast)];
        const BOTH: [Type; 6] = [KINDS[0], KINDS[1], KINDS[2], TROPHIES[0], TROPHIES[1], TROPHIES[2]];
        match chapter {
            None => &BOTH,
            Some(Self::Starter | Self::Upgrade) => &KINDS,
            Some(Self::Monster | Self::Boss) => &TROPHIES,
            Some(Self::FinalBoss | Self::Die) => &[],
        }
    }

    const fn word(self, words: &Words) -> &'static str {
        words.sorts[self as usize]
    }
}

impl Type {
    const fn name(self, lang: Lang) -> &'static str {
        match self {
            Self::Kind(kind) => kind_name(kind, lang),
            Self::Trophy(trophy) => trophy_name(trophy, lang),
        }
    }
}

impl Origin {
    const ALL: [Self; 4] = [Self::Book, Self::Public, Self::Part, Self::Ours];

    /// By what is printed on it; how many copies of it there are is not.
    fn of(facts: &[Sourced]) -> Self {
        let all = |wanted: Source| facts.iter().all(|&(fact, source)| fact == Fact::Copies || source == wanted);
        if all(Source::Book) {
            Self::Book
        } else if all(Source::Public) {
            Self::Public
        } else if all(Source::Ours) {
            Self::Ours
        } else {
            Self::Part
        }
    }

    const fn word(self, words: &Words) -> &'static str {
        words.origins[self as usize]
    }

    const fn class(self) -> &'static str {
        match self {
            Self::Book => "origin book",
            Self::Public => "origin public",
            Self::Part => "origin part",
            Self::Ours => "origin ours",
        }
    }

    const fn icon(self) -> Icon {
        match self {
            Self::Book => Icon("reference/spell-book"),
            Self::Public => Icon("conversation"),
            Self::Part => Icon("reference/bookmarklet"),
            Self::Ours => Icon("candle-flame"),
        }
    }
}

/// What is asked of an entry; nothing is asked where there is none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Filter {
    chapter: Option<Chapter>,
    wanted: Option<Type>,
    origin: Option<Origin>,
    needle: Needle,
}

impl Filter {
    /// Whether an entry is all that is asked.
    fn admits(&self, entry: Entry, lang: Lang) -> bool {
        self.chapter.is_none_or(|chapter| entry.chapter() == chapter)
            && self.wanted.is_none_or(|wanted| entry.is(wanted))
            && self.origin.is_none_or(|origin| Origin::of(&entry.facts()) == origin)
            && (self.needle.is_in(entry.name(lang)) || self.needle.is_in(&entry.text(lang)))
    }
}

/// What a person has set.
#[derive(Clone, Copy)]
struct Asked {
    chapter: RwSignal<Option<Chapter>>,
    wanted: RwSignal<Option<Type>>,
    origin: RwSignal<Option<Origin>>,
    query: RwSignal<String>,
}

impl Asked {
    fn nothing() -> Self {
        Self {
            chapter: RwSignal::new(None),
            wanted: RwSignal::new(None),
            origin: RwSignal::new(None),
            query: RwSignal::new(String::new()),
        }
    }

    fn filter(self) -> Filter {
        Filter {
            chapter: self.chapter.get(),
            wanted: self.wanted.get(),
            origin: self.origin.get(),
            needle: Needle::new(&self.query.get()),
        }
    }

    /// Another chapter may not know the type that was asked for.
    fn turn_to(self, chapter: Option<Chapter>) {
        if self.wanted.get_untracked().is_some_and(|wanted| !Chapter::types(chapter).contains(&wanted)) {
            self.wanted.set(None);
        }
        self.chapter.set(chapter);
    }

    fn clear(self) {
        self.query.set(String::new());
        self.wanted.set(None);
        self.origin.set(None);
        self.chapter.set(None);
    }
}

/// The page of the codex.
#[component]
pub fn CodexPage() -> impl IntoView {
    let shell = use_shell();
    let asked = Asked::nothing();
    let shown = Memo::new(move |_| {
        let (filter, lang) = (asked.filter(), shell.lang());
        Entry::all().filter(|&entry| filter.admits(entry, lang)).collect::<Vec<_>>()
    });
    let count = move || shown.with(Vec::len);
    let empty = move || {
        let (words, query) = (words(shell.lang()), asked.query.get());
        let alone = asked.chapter.get().is_none() && asked.wanted.get().is_none() && asked.origin.get().is_none();
        if alone { (words.nothing_found)(query.trim()) } else { words.nothing_left.to_owned() }
    };
    let chapters = move || {
        let (lang, words) = (shell.lang(), words(shell.lang()));
        let chapter = |chapter: Chapter| {
            let entries: Vec<Entry> = Entry::all().filter(|entry| entry.chapter() == chapter).collect();
            let visible = move || shown.with(|shown| shown.iter().filter(|entry| entry.chapter() == chapter).count());
            let entry = move |entry: Entry| {
                let here = move || shown.with(|shown| shown.contains(&entry));
                view! { <li class="entry" hidden=move || !here()>{drawn(entry, lang, words)}</li> }
            };
            let class = if entries.iter().all(|entry| matches!(entry, Entry::Card(_))) { "deck" } else { "foes" };
            view! {
                <section class="chapter" hidden=move || visible() == 0>
                    <h2>{chapter.word(words)}" "<small>{visible}</small></h2>
                    <ul class=class>{entries.into_iter().map(entry).collect_view()}</ul>
                </section>
            }
        };
        Chapter::ALL.map(chapter).into_iter().collect_view()
    };
    view! {
        <Page title=Signal::derive(move || words(shell.lang()).codex)>
            <Ways here=Chalice::Codex/>
            <p class="lead">{move || words(shell.lang()).codex_line}</p>
            <div class="codex">
                <div class="guide">
                    <SearchField id="codex-search" label=Signal::derive(move || words(shell.lang()).search_codex) query=asked.query/>
                    <p class="tally" role="status">{move || (words(shell.lang()).entries_found)(count())}</p>
                    <Filters asked=asked/>
                </div>
                <div class="shelves">
                    <div class="none" hidden=move || count() != 0>
                        <p class="lead">{move || (count() == 0).then(empty)}</p>
                        <Button on_press=move || asked.clear()>{move || words(shell.lang()).all_again}</Button>
                    </div>
                    {chapters}
                </div>
            </div>
        </Page>
    }
}

/// What can be asked for. On a small screen it is folded away until it is wanted.
#[component]
fn Filters(asked: Asked) -> impl IntoView {
    let shell = use_shell();
    let word = move |pick: fn(&Words) -> &'static str| Signal::derive(move || pick(words(shell.lang())));
    let all = word(|words| words.all);
    let sorts = std::iter::once((None, all))
        .chain(Chapter::ALL.map(|chapter| (Some(chapter), Signal::derive(move || chapter.word(words(shell.lang()))))))
        .collect();
    let origins = std::iter::once((None, all))
        .chain(Origin::ALL.map(|origin| (Some(origin), Signal::derive(move || origin.word(words(shell.lang()))))))
        .collect();
    let types = move || {
        let types = Chapter::types(asked.chapter.get());
        (!types.is_empty()).then(|| {
            let known = types.iter().map(|&kind| (Some(kind), Signal::derive(move || kind.name(shell.lang()))));
            let options = std::iter::once((None, all)).chain(known).collect();
            view! {
                <Choice
                    name="type" label=word(|words| words.card_type) options=options chosen=asked.wanted
                    on_choose=move |wanted| asked.wanted.set(wanted)
                />
            }
        })
    };
    view! {
        <details class="filters" open=prefers("(min-width: 901px)")>
            <summary>{word(|words| words.filter)}</summary>
            <Choice
                name="sort" label=word(|words| words.sort) options=sorts chosen=asked.chapter
                on_choose=move |chapter| asked.turn_to(chapter)
            />
            {types}
            <Choice
                name="origin" label=word(|words| words.origin) options=origins chosen=asked.origin
                on_choose=move |origin| asked.origin.set(origin)
            />
        </details>
    }
}

/// An entry with everything that is known of it.
fn drawn(entry: Entry, lang: Lang, words: &'static Words) -> AnyView {
    let facts = entry.facts();
    let origin = Origin::of(&facts);
    let source = view! {
        <p class=origin.class()>
            <b>{icon(origin.icon())}{origin.word(words)}</b>" "<span>{sources_text(&facts, lang)}</span>
        </p>
    };
    match entry {
        Entry::Card(card) => view! { {big_card(card, 1, lang)}{source} }.into_any(),
        Entry::Enemy(enemy) => view! { {foe(enemy, lang, words)}{source} }.into_any(),
        Entry::Die(die) => view! { {lantern(die, lang)}{source} }.into_any(),
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
    use ::chalice::words::{fact_name, source_text};

    fn found(filter: &Filter, lang: Lang) -> Vec<Entry> {
        Entry::all().filter(|&entry| filter.admits(entry, lang)).collect()
    }

    fn search(query: &str, lang: Lang) -> Vec<&'static str> {
        let filter = Filter { needle: Needle::new(query), ..Filter::default() };
        found(&filter, lang).into_iter().map(|entry| entry.name(lang)).collect()
    }

    #[test]
    fn all_fifty_four_are_there_each_in_its_chapter() {
        assert_eq!(found(&Filter::default(), Lang::En).len(), 54);
        let sizes =
            Chapter::ALL.map(|chapter| found(&Filter { chapter: Some(chapter), ..Filter::default() }, Lang::En).len());
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
        let filter =
            |chapter, wanted, origin| found(&Filter { chapter, wanted, origin, ..Filter::default() }, Lang::En);
        let ranged = Some(Type::Kind(Kind::Ranged));
        assert_eq!(filter(Some(Chapter::Starter), ranged, None), [Entry::Card(Card::HunterPistol)]);
        assert_eq!(filter(Some(Chapter::Upgrade), ranged, Some(Origin::Book)), [Entry::Card(Card::RepeatingPistol)]);
        let kin = Some(Type::Trophy(Trophy::Kin));
        assert!(filter(None, kin, None).iter().all(|entry| matches!(entry, Entry::Enemy(_))));
        assert_eq!(filter(Some(Chapter::FinalBoss), kin, None).len(), 5);
        assert_eq!(filter(Some(Chapter::Starter), None, Some(Origin::Ours)), []);
    }

    #[test]
    fn printed_means_every_value_and_ours_means_none() {
        let origin = |entry: Entry| Origin::of(&entry.facts());
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
        for chapter in Chapter::ALL.into_iter().map(Some).chain([None]) {
            for &wanted in Chapter::types(chapter) {
                let all = found(&Filter { chapter, ..Filter::default() }, Lang::En).len();
                let some = found(&Filter { chapter, wanted: Some(wanted), ..Filter::default() }, Lang::En).len();
                assert!(0 < some && some < all, "{chapter:?} {wanted:?}");
            }
        }
    }
}
