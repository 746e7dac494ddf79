//! The rules of a game: a page, and a sheet beside the table that opens at what is being played. A game says what there is as plain
//! data; finding it is the same for all.

use crate::browser::file::prefers;
use crate::shell::context::use_shell;
use crate::ui::icon::{Icon, emblem};
use crate::ui::search::{Needle, SearchField, marked};
use kit::Lang;
use leptos::prelude::*;
use std::borrow::Cow;

/// What stands around the rules.
#[derive(Clone, Copy, Debug)]
pub struct RulesWords {
    /// What the field is for.
    pub search: &'static str,
    /// Nothing holds what is looked for.
    pub nothing_found: fn(&str) -> String,
    /// How many sections do.
    pub sections_found: fn(usize) -> String,
    /// Above the list of sections.
    pub contents: &'static str,
    /// What the marks behind lines mean.
    pub legend: &'static str,
}

/// What a game has to say for its rules.
#[derive(Clone, Copy, Debug)]
pub struct RuleBook {
    /// The words around them.
    pub words: fn(Lang) -> RulesWords,
    /// The sections, in the order of reading.
    pub sections: fn(Lang) -> Vec<RuleSection>,
    /// What lies below the lines of the section at this place.
    pub below: fn(usize, Lang) -> Option<AnyView>,
}

/// What belongs together under one title.
#[derive(Clone, Debug)]
pub struct RuleSection {
    /// What its element is called.
    pub id: &'static str,
    /// Its emblem.
    pub icon: Icon,
    /// What stands above its title.
    pub kicker: Option<String>,
    /// Its title.
    pub title: &'static str,
    /// What it says.
    pub lines: Vec<RuleLine>,
}

/// One rule.
#[derive(Clone, Debug)]
pub struct RuleLine {
    /// What it is about, if that needs a word.
    pub lead: Cow<'static, str>,
    /// What it says.
    pub text: Cow<'static, str>,
    /// Where it is known from, if that is not the rulebooks; or its number.
    pub mark: Option<&'static str>,
}

impl RuleSection {
    /// Whether it contains what is looked for, in its title or in one of its lines.
    #[must_use]
    pub fn has(&self, needle: &Needle) -> bool {
        let said = |line: &RuleLine| needle.is_in(&line.lead) || needle.is_in(&line.text);
        needle.is_in(self.title) || self.lines.iter().any(said)
    }
}

/// The rules, to be searched. Beside a table they open at a section and light it.
pub fn rules_view(book: RuleBook, at: Option<usize>) -> AnyView {
    let shell = use_shell();
    let words = move || (book.words)(shell.lang());
    let query = RwSignal::new(String::new());
    let needle = Memo::new(move |_| Needle::new(&query.get()));
    let shown = Memo::new(move |_| {
        let needle = needle.get();
        (book.sections)(shell.lang()).iter().map(|section| section.has(&needle)).collect::<Vec<_>>()
    });
    let count = move || shown.with(|shown| shown.iter().filter(|&&shown| shown).count());
    let hidden = move |place: usize| move || !shown.with(|shown| shown.get(place).copied().unwrap_or_default());
    let beside = at.is_some();
    let content = move || {
        let link = |(place, section): (usize, RuleSection)| {
            let id = section.id;
            view! {
                <li hidden=hidden(place)>
                    <button type="button" on:click=move |_| { turn_to(id); }>{emblem(section.icon)}{section.title}</button>
                </li>
            }
        };
        (book.sections)(shell.lang()).into_iter().enumerate().map(link).collect_view()
    };
    let sections = move || {
        let lang = shell.lang();
        let section = |(place, section): (usize, RuleSection)| {
            let id = section.id;
            view! {
                <section id=id class="chapter" class:now=at == Some(place) tabindex="-1" hidden=hidden(place)>
                    {chapter(section, (book.below)(place, lang), beside, needle)}
                </section>
            }
        };
        (book.sections)(lang).into_iter().enumerate().map(section).collect_view()
    };
    if let Some(section) = at.and_then(|at| (book.sections)(untrack(|| shell.lang())).into_iter().nth(at)) {
        turn_soon(section.id, StoredValue::new(()));
    }
    view! {
        <div class="rules" class:beside=beside>
            <div class="guide">
                <SearchField id="rules-search" label=Signal::derive(move || words().search) query=query/>
                <p class="tally" role="status">
                    {move || (!needle.with(Needle::is_empty)).then(|| match count() {
                        0 => (words().nothing_found)(query.get().trim()),
                        found => (words().sections_found)(found),
                    })}
                </p>
                <details class="contents" open=!beside && prefers("(min-width: 901px)")>
                    <summary>{move || words().contents}</summary>
                    <ol>{content}</ol>
                </details>
            </div>
            <div class="book paper" hidden=move || count() == 0>
                <p class="hint">{move || words().legend}</p>
                {sections}
            </div>
        </div>
    }
    .into_any()
}

/// Title and lines of a section.
fn chapter(section: RuleSection, below: Option<AnyView>, beside: bool, needle: Memo<Needle>) -> AnyView {
    let RuleSection { icon, kicker, title, lines, .. } = section;
    let title = move || needle.with(|needle| marked(title, needle));
    let line = move |RuleLine { lead, text, mark }: RuleLine| {
        let lead =
            (!lead.is_empty()).then(|| view! { <b>{move || needle.with(|needle| marked(&lead, needle))}</b>" " });
        view! {
            <p>
                {lead}
                {move || needle.with(|needle| marked(&text, needle))}
                {mark.map(|mark| view! { " "<small class="ours">{mark}</small> })}
            </p>
        }
    };
    view! {
        <header>
            <span class="seal-mark" aria-hidden="true">{emblem(icon)}</span>
            {kicker.map(|kicker| view! { <span class="kicker">{kicker}</span> })}
            {if beside { view! { <h3>{title}</h3> }.into_any() } else { view! { <h2>{title}</h2> }.into_any() }}
        </header>
        {lines.into_iter().map(line).collect_view()}
        {below}
    }
    .into_any()
}

/// Brings a section into sight, for eyes and ears. Says whether it stands on the page.
fn turn_to(id: &'static str) -> bool {
    use wasm_bindgen::JsCast;
    let section = document().get_element_by_id(id);
    section.is_some_and(|section| {
        section.scroll_into_view();
        section.unchecked_into::<web_sys::HtmlElement>().focus().is_ok()
    })
}

/// The same as soon as it does, unless whoever `asked` is gone: rules that are drawn already wait for their styles.
fn turn_soon(id: &'static str, asked: StoredValue<()>) {
    request_animation_frame(move || {
        if !asked.is_disposed() && !turn_to(id) {
            turn_soon(id, asked);
        }
    });
}
