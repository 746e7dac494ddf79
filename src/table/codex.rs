//! The page of a codex: everything there is in a game, by chapters, with all that is printed on it and where that is known from.
//! A game says what there is as plain data and draws its entries; finding them is the same for all.

use crate::browser::file::prefers;
use crate::shell::context::use_shell;
use crate::ui::button::Button;
use crate::ui::choice::choice;
use crate::ui::icon::{Icon, emblem};
use crate::ui::page::Page;
use crate::ui::search::{Needle, SearchField};
use drawing::Drawing;
use kit::Lang;
use leptos::prelude::*;

/// What every codex says. Each game fills it in its own words, in every language.
#[derive(Debug)]
#[allow(missing_docs, reason = "a field's name says what it is; its English constant says the rest")]
pub struct CodexWords {
    pub codex: &'static str,
    pub codex_line: &'static str,
    pub search_codex: &'static str,
    pub nothing_found: fn(&str) -> String,
    pub nothing_left: &'static str,
    pub entries_found: fn(usize) -> String,
    pub filter: &'static str,
    pub all: &'static str,
    pub all_again: &'static str,
    pub sort: &'static str,
    pub card_type: &'static str,
    pub origin: &'static str,
    pub origins: [&'static str; 4],
}

/// What a game has to say for its codex.
#[derive(Clone, Copy, Debug)]
pub struct Codex {
    /// The words around the entries.
    pub words: fn(Lang) -> &'static CodexWords,
    /// What there is.
    pub contents: fn(Lang) -> Contents,
    /// The entry at this place of the contents, as it looks.
    pub drawn: fn(usize, Lang) -> AnyView,
}

/// What there is, in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contents {
    /// The chapters, in their order.
    pub chapters: Vec<Chapter>,
    /// The names of the types that an entry may be of.
    pub types: Vec<&'static str>,
    /// All entries; those of a chapter in their order.
    pub entries: Vec<Entry>,
}

/// A chapter of a codex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// What it is called.
    pub name: &'static str,
    /// The class of its list.
    pub class: &'static str,
    /// The types that tell its entries apart.
    pub types: &'static [usize],
    /// What is said below its title: how much of it is still closed.
    pub note: Option<String>,
}

/// What is looked for in an entry, and what is said below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The place of its chapter.
    pub chapter: usize,
    /// The types that it is of.
    pub types: Vec<usize>,
    /// What it is called.
    pub name: &'static str,
    /// What else can be found in it.
    pub text: String,
    /// How much of it is printed, where that differs from entry to entry.
    pub origin: Option<Origin>,
    /// Where each part of it is known from, in words.
    pub sources: String,
}

/// How much of an entry is printed in the rulebooks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// All of it.
    Book,
    /// None, but all of it is told in public.
    Public,
    /// Its parts have different origins.
    Part,
    /// None: it was designed here.
    Ours,
}

impl Origin {
    /// All of them, the surest first.
    pub const ALL: [Self; 4] = [Self::Book, Self::Public, Self::Part, Self::Ours];

    /// The one that all parts have; an entry without parts has nothing that is not printed.
    pub fn of(mut parts: impl Iterator<Item = Self>) -> Self {
        let first = parts.next().unwrap_or(Self::Book);
        if parts.all(|part| part == first) { first } else { Self::Part }
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

impl Contents {
    /// The types that tell a chapter's entries apart, or those of all.
    fn types_of(&self, chapter: Option<usize>) -> Vec<usize> {
        chapter.map_or_else(|| (0..self.types.len()).collect(), |chapter| self.chapters[chapter].types.to_vec())
    }

    /// The places of the entries that are all that is asked.
    #[must_use]
    pub fn found(&self, filter: &Filter) -> Vec<usize> {
        (0..self.entries.len()).filter(|&at| filter.admits(&self.entries[at])).collect()
    }
}

/// What is asked of an entry; nothing is asked where there is none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// The place of its chapter.
    pub chapter: Option<usize>,
    /// A type that it is of.
    pub wanted: Option<usize>,
    /// How much of it is printed.
    pub origin: Option<Origin>,
    /// What stands in its name or its text.
    pub needle: Needle,
}

impl Filter {
    fn admits(&self, entry: &Entry) -> bool {
        self.chapter.is_none_or(|chapter| entry.chapter == chapter)
            && self.wanted.is_none_or(|wanted| entry.types.contains(&wanted))
            && self.origin.is_none_or(|origin| entry.origin == Some(origin))
            && (self.needle.is_in(entry.name) || self.needle.is_in(&entry.text))
    }

    /// Whether it asks for everything, or for everything of this chapter.
    fn is_all_of(&self, chapter: usize) -> bool {
        self.chapter.is_none_or(|wanted| wanted == chapter) && Self { chapter: None, ..self.clone() } == Self::default()
    }
}

/// What a person has set: places among the chapters, the types and the origins, and what is looked for.
#[derive(Clone, Copy)]
struct Asked {
    chapter: RwSignal<Option<usize>>,
    wanted: RwSignal<Option<usize>>,
    origin: RwSignal<Option<usize>>,
    query: RwSignal<String>,
}

impl Asked {
    fn nothing() -> Self {
        let place = || RwSignal::new(None);
        Self { chapter: place(), wanted: place(), origin: place(), query: RwSignal::new(String::new()) }
    }

    fn filter(self) -> Filter {
        Filter {
            chapter: self.chapter.get(),
            wanted: self.wanted.get(),
            origin: self.origin.get().map(|origin| Origin::ALL[origin]),
            needle: Needle::new(&self.query.get()),
        }
    }

    /// Another chapter may not know the type that was asked for.
    fn turn_to(self, chapter: Option<usize>, contents: Memo<Contents>) {
        let known = contents.with_untracked(|contents| contents.types_of(chapter));
        if self.wanted.get_untracked().is_some_and(|wanted| !known.contains(&wanted)) {
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

/// The page of a game's codex, under the ways to its other pages.
pub fn codex_page(codex: Codex, ways: AnyView) -> AnyView {
    let shell = use_shell();
    let said = Signal::derive(move || (codex.words)(shell.lang()));
    let contents = Memo::new(move |_| (codex.contents)(shell.lang()));
    let asked = Asked::nothing();
    let shown = Memo::new(move |_| {
        let filter = asked.filter();
        contents.with(|contents| contents.found(&filter))
    });
    let count = move || shown.with(Vec::len);
    let empty = move || {
        let alone = asked.chapter.get().is_none() && asked.wanted.get().is_none() && asked.origin.get().is_none();
        let words = said.get();
        if alone { (words.nothing_found)(asked.query.get().trim()) } else { words.nothing_left.to_owned() }
    };
    let chapters = move || {
        let lang = shell.lang();
        contents.with(|contents| {
            let chapter = |at| chapter(contents, at, asked, shown, said.get(), |entry| (codex.drawn)(entry, lang));
            (0..contents.chapters.len()).map(chapter).collect_view()
        })
    };
    view! {
        <Page title=Signal::derive(move || said.get().codex)>
            {ways}
            <p class="lead">{move || said.get().codex_line}</p>
            <div class="codex">
                <div class="guide">
                    <SearchField id="codex-search" label=Signal::derive(move || said.get().search_codex) query=asked.query/>
                    <p class="tally" role="status">{move || (said.get().entries_found)(count())}</p>
                    {filters(asked, contents, said)}
                </div>
                <div class="shelves">
                    <div class="none" hidden=move || count() != 0>
                        <p class="lead">{move || (count() == 0).then(empty)}</p>
                        <Button on_press=move || asked.clear()>{move || said.get().all_again}</Button>
                    </div>
                    {chapters}
                </div>
            </div>
        </Page>
    }
    .into_any()
}

/// A chapter with all its entries; those that are not asked for are hidden. A chapter that is still closed says so while nothing
/// is looked for.
fn chapter(
    contents: &Contents,
    at: usize,
    asked: Asked,
    shown: Memo<Vec<usize>>,
    words: &'static CodexWords,
    drawn: impl Fn(usize) -> AnyView,
) -> AnyView {
    let Chapter { name, class, ref note, .. } = contents.chapters[at];
    let places: Vec<usize> =
        (0..contents.entries.len()).filter(|&place| contents.entries[place].chapter == at).collect();
    let entry = |&place: &usize| {
        let here = move || shown.with(|shown| shown.contains(&place));
        let Entry { origin, sources, .. } = &contents.entries[place];
        view! {
            <li class="entry" hidden=move || !here()>
                {drawn(place)}
                <p class=origin.map_or("origin", Origin::class)>
                    {origin.map(|origin| view! { <b>{emblem(origin.icon())}{words.origins[origin as usize]}</b>" " })}
                    <span>{sources.clone()}</span>
                </p>
            </li>
        }
    };
    let entries = places.iter().map(entry).collect_view();
    let visible = move || shown.with(|shown| shown.iter().filter(|place| places.contains(place)).count());
    let visible = Signal::derive(visible);
    let closed = note.is_some();
    view! {
        <section class="chapter" hidden=move || visible.get() == 0 && !(closed && asked.filter().is_all_of(at))>
            <h2>{name}" "<small>{visible}</small></h2>
            {note.clone().map(|note| view! { <p class="hint">{note}</p> })}
            <ul class=class>{entries}</ul>
        </section>
    }
    .into_any()
}

/// What can be asked for. On a small screen it is folded away until it is wanted.
fn filters(asked: Asked, contents: Memo<Contents>, said: Signal<&'static CodexWords>) -> AnyView {
    let chapters = move || {
        let names =
            contents.with(|contents| contents.chapters.iter().map(|chapter| chapter.name).enumerate().collect());
        let turn = Callback::new(move |chapter| asked.turn_to(chapter, contents));
        one_of("sort", said.get().sort, said.get().all, names, asked.chapter, turn)
    };
    let types = move || {
        let names: Vec<_> = contents.with(|contents| {
            contents.types_of(asked.chapter.get()).into_iter().map(|kind| (kind, contents.types[kind])).collect()
        });
        let set = Callback::new(move |wanted| asked.wanted.set(wanted));
        let words = said.get();
        (!names.is_empty()).then(|| one_of("type", words.card_type, words.all, names, asked.wanted, set))
    };
    let origins = move || {
        let told = contents.with(|contents| contents.entries.iter().any(|entry| entry.origin.is_some()));
        let names = said.get().origins.into_iter().enumerate().collect();
        let set = Callback::new(move |origin| asked.origin.set(origin));
        told.then(|| one_of("origin", said.get().origin, said.get().all, names, asked.origin, set))
    };
    view! {
        <details class="filters" open=prefers("(min-width: 901px)")>
            <summary>{move || said.get().filter}</summary>
            {chapters}
            {types}
            {origins}
        </details>
    }
    .into_any()
}

/// One of some places, or all.
fn one_of(
    name: &'static str,
    label: &'static str,
    all: &'static str,
    names: Vec<(usize, &'static str)>,
    chosen: RwSignal<Option<usize>>,
    choose: Callback<Option<usize>>,
) -> Drawing {
    let named = names.into_iter().map(|(place, name)| (Some(place), name));
    let options = std::iter::once((None, all)).chain(named);
    choice(name, label, "", options, chosen.get(), move |place| choose.run(place)).drawn()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contents() -> Contents {
        let chapter = |name, types| Chapter { name, class: "", types, note: None };
        let entry = |chapter, types: &[usize], name, text: &str, origin| Entry {
            chapter,
            types: types.to_vec(),
            name,
            text: text.to_owned(),
            origin: Some(origin),
            sources: String::new(),
        };
        Contents {
            chapters: vec![chapter("tools", &[0, 1]), chapter("beasts", &[])],
            types: vec!["sharp", "blunt"],
            entries: vec![
                entry(0, &[0], "Säge", "schneidet", Origin::Book),
                entry(0, &[1], "Hammer", "schlägt", Origin::Ours),
                entry(1, &[0, 1], "Igel", "sticht", Origin::Ours),
            ],
        }
    }

    #[test]
    fn everything_that_is_asked_holds_together() {
        let found = |filter: Filter| contents().found(&filter);
        assert_eq!(found(Filter::default()), [0, 1, 2]);
        assert_eq!(found(Filter { wanted: Some(1), ..Filter::default() }), [1, 2]);
        assert_eq!(found(Filter { wanted: Some(1), chapter: Some(0), ..Filter::default() }), [1]);
        assert!(found(Filter { wanted: Some(1), origin: Some(Origin::Book), ..Filter::default() }).is_empty());
    }

    #[test]
    fn what_is_written_is_looked_for_in_name_and_text() {
        let found = |query: &str| contents().found(&Filter { needle: Needle::new(query), ..Filter::default() });
        assert_eq!((found("SAGE"), found("schlagt"), found("s")), (vec![0], vec![1], vec![0, 1, 2]));
    }

    #[test]
    fn an_origin_is_whole_only_if_all_parts_share_it() {
        let of = |parts: &[Origin]| Origin::of(parts.iter().copied());
        for origin in Origin::ALL {
            assert_eq!(of(&[origin, origin]), origin);
        }
        assert_eq!(of(&[Origin::Book, Origin::Ours]), Origin::Part);
        assert_eq!(of(&[]), Origin::Book);
    }

    #[test]
    fn another_chapter_forgets_a_type_that_it_does_not_know() {
        let owner = Owner::new();
        owner.set();
        let (asked, contents) = (Asked::nothing(), Memo::new(|_| contents()));
        asked.wanted.set(Some(1));
        asked.turn_to(Some(0), contents);
        assert_eq!(asked.wanted.get_untracked(), Some(1));
        asked.turn_to(Some(1), contents);
        assert_eq!((asked.chapter.get_untracked(), asked.wanted.get_untracked()), (Some(1), None));
    }
}
