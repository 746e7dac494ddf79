//! The codex: classes with their cards and perks, monsters with all levels and their decks, items, conditions, elements and
//! scenarios. What was not met in play stays closed. Every text is made from the data that the rules execute.

use crate::haven::emblem;
use crate::haven::met::Met;
use crate::haven::show::card::{Size, ability_card, portrait};
use crate::haven::show::item::item_tile;
use crate::haven::show::modifier::modifier_card;
use crate::haven::ways::Ways;
use crate::haven::words::scenario::Company;
use crate::haven::words::{Words, fill, texts, words};
use crate::shell::context::use_shell;
use crate::shell::route::Haven;
use crate::table::{self, Codex, CodexWords, Contents, codex_page};
use crate::ui::icon::{Icon, emblem as icon};
use ::haven::card::{CardId, CardLevel, Side};
use ::haven::class::{Class, Ignore, MOST_LEVEL, Perk};
use ::haven::condition::Condition;
use ::haven::element::{Element, Strength};
use ::haven::item::Item;
use ::haven::modifier::{Modifier, ModifierDeck};
use ::haven::monster::{MonsterCard, MonsterKind, Rank, Stats};
use ::haven::scenario::ScenarioSheet;
use drawing::{Tag, tag};
use kit::{Lang, Sort};
use leptos::prelude::*;

texts! {
    /// What the codex says besides the words of the table.
    CodexTexts {
        line: "What you have met in your scenarios, with everything that is printed on it.", "Lo que has encontrado en tus escenarios, con todo lo que lleva impreso.", "Was dir in deinen Szenarien begegnet ist, mit allem, was darauf steht.", "O que você encontrou nos seus cenários, com tudo o que está impresso.";
        search: "Search the codex", "Buscar en el códice", "Kodex durchsuchen", "Buscar no códice";
        nothing: "Nothing that was met is called “{0}”.", "Nada de lo encontrado se llama «{0}».", "Nichts, was dir begegnet ist, heißt „{0}“.", "Nada do que foi encontrado se chama “{0}”.";
        nothing_left: "Nothing is all of this at once.", "Nada es todo esto a la vez.", "Nichts ist all das zugleich.", "Nada é tudo isso ao mesmo tempo.";
        found: "{0:# entry|# entries}", "{0:# entrada|# entradas}", "{0:# Eintrag|# Einträge}", "{0:# entrada|# entradas}";
        filter: "Filter", "Filtrar", "Filtern", "Filtrar";
        all: "All", "Todo", "Alle", "Tudo";
        all_again: "Show everything", "Mostrar todo", "Alles zeigen", "Mostrar tudo";
        sort: "Chapter", "Capítulo", "Kapitel", "Capítulo";
        class: "Class", "Clase", "Klasse", "Classe";
        classes: "Classes", "Clases", "Klassen", "Classes";
        cards: "Cards", "Cartas", "Karten", "Cartas";
        monsters: "Monsters", "Monstruos", "Monster", "Monstros";
        items: "Items", "Objetos", "Gegenstände", "Itens";
        conditions: "Conditions", "Estados", "Zustände", "Condições";
        elements: "Elements", "Elementos", "Elemente", "Elementos";
        scenarios: "Scenarios", "Escenarios", "Szenarien", "Cenários";
        closed: "{0:# is still closed.|# are still closed.} What you meet in play opens here.", "{0:# sigue cerrada.|# siguen cerradas.} Lo que encuentres jugando se abre aquí.", "{0:# ist noch verschlossen.|# sind noch verschlossen.} Was dir im Spiel begegnet, öffnet sich hier.", "{0:# ainda está fechada.|# ainda estão fechadas.} O que você encontrar jogando se abre aqui.";
        met_in: "First met in scenario {0}.", "Primer encuentro en el escenario {0}.", "Zuerst begegnet in Szenario {0}.", "Primeiro encontro no cenário {0}.";
        met_below: "First met in a random dungeon.", "Primer encuentro en una mazmorra aleatoria.", "Zuerst begegnet in einem zufälligen Verlies.", "Primeiro encontro numa masmorra aleatória.";
        level: "Level", "Nivel", "Stufe", "Nível";
        health: "Health", "Vida", "Leben", "Vida";
        hand: "{0} cards in hand", "{0} cartas en la mano", "{0} Handkarten", "{0} cartas na mão";
        perks: "Perks", "Ventajas", "Vorteile", "Vantagens";
        deck: "Modifier cards at the start", "Cartas de modificador al empezar", "Modifikatorkarten zu Beginn", "Cartas de modificador no início";
        out: "out: {0}", "fuera: {0}", "heraus: {0}", "fora: {0}";
        into: "in: {0}", "dentro: {0}", "hinein: {0}", "dentro: {0}";
        no_items: "ignores the −1 cards of items", "ignora las cartas −1 de los objetos", "ignoriert die −1-Karten der Gegenstände", "ignora as cartas −1 dos itens";
        no_scenario: "ignores harmful effects of scenarios", "ignora efectos negativos de los escenarios", "ignoriert schädliche Wirkungen der Szenarien", "ignora efeitos nocivos dos cenários";
        abilities: "Ability cards", "Cartas de habilidad", "Fähigkeitskarten", "Cartas de habilidade";
        for_each: "for each hero", "por cada héroe", "je Held", "por herói";
        immune: "Immune: {0}", "Inmune: {0}", "Immun: {0}", "Imune: {0}";
        flies: "Flies", "Vuela", "Fliegt", "Voa";
        element: "Whoever creates it makes it strong at the end of their turn; at the end of each round it fades by a step. Whoever acts may consume it while it is strong or waning, and gets what their card promises for it.", "Quien lo crea lo deja fuerte al final de su turno; al final de cada ronda baja un paso. Quien actúa puede consumirlo mientras está fuerte o menguante, y obtiene lo que su carta promete por ello.", "Wer es erzeugt, macht es am Ende des eigenen Zuges stark; am Ende jeder Runde schwindet es um einen Schritt. Wer handelt, darf es verbrauchen, solange es stark oder schwindend ist, und bekommt, was die Karte dafür verspricht.", "Quem o cria o deixa forte no fim do próprio turno; no fim de cada rodada ele cai um passo. Quem age pode consumi-lo enquanto está forte ou minguante, e ganha o que a carta promete por isso.";
        price: "{0} gold", "{0} de oro", "{0} Gold", "{0} de ouro";
    }
}

fn texts(lang: Lang) -> &'static CodexTexts {
    const ALL: [CodexTexts; 4] = [CodexTexts::EN, CodexTexts::ES, CodexTexts::DE, CodexTexts::PT];
    static TEXTS: [CodexTexts; 4] = ALL;
    &TEXTS[lang as usize]
}

/// The words around the entries, in the order of [`Lang::ALL`].
static AROUND: [CodexWords; 4] = [
    around(&CodexTexts::EN, "Codex", |query| said(Lang::En, query), |count| count_of(Lang::En, count)),
    around(&CodexTexts::ES, "Códice", |query| said(Lang::Es, query), |count| count_of(Lang::Es, count)),
    around(&CodexTexts::DE, "Kodex", |query| said(Lang::De, query), |count| count_of(Lang::De, count)),
    around(&CodexTexts::PT, "Códice", |query| said(Lang::Pt, query), |count| count_of(Lang::Pt, count)),
];

const fn around(
    texts: &CodexTexts,
    codex: &'static str,
    nothing_found: fn(&str) -> String,
    entries_found: fn(usize) -> String,
) -> CodexWords {
    CodexWords {
        codex,
        codex_line: texts.line,
        search_codex: texts.search,
        nothing_found,
        nothing_left: texts.nothing_left,
        entries_found,
        filter: texts.filter,
        all: texts.all,
        all_again: texts.all_again,
        sort: texts.sort,
        card_type: texts.class,
        origin: "",
        origins: [""; 4],
    }
}

fn said(lang: Lang, query: &str) -> String {
    fill(texts(lang).nothing, &[&query])
}

fn count_of(lang: Lang, count: usize) -> String {
    fill(texts(lang).found, &[&count])
}

/// What is explained beside the table, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// A type of monster.
    Monster(MonsterKind),
    /// An item.
    Item(Item),
    /// A condition.
    Condition(Condition),
    /// An element.
    Element(Element),
}

impl Known {
    /// What it is called.
    #[must_use]
    pub fn name(self, words: &Words) -> &'static str {
        match self {
            Self::Monster(kind) => words.monster(kind),
            Self::Item(item) => item.sheet().name.get(words.lang),
            Self::Condition(condition) => words.condition(condition),
            Self::Element(element) => words.element(element),
        }
    }
}

/// What the codex has an entry for.
#[derive(Clone, Copy, Debug)]
enum Entry {
    Class(Class),
    Known(Known),
    Card(Class, CardId),
    Scenario(&'static ScenarioSheet),
}

/// How many chapters there are.
const CHAPTERS: usize = 7;

impl Entry {
    /// All of them, in the order of the chapters.
    fn all() -> impl Iterator<Item = Self> {
        let cards = |class: Class| (0..class.cards().len() as u8).map(move |card| Self::Card(class, CardId(card)));
        let known = (MonsterKind::ALL.into_iter().map(Known::Monster))
            .chain(Item::ALL.into_iter().map(Known::Item))
            .chain(Condition::ALL.into_iter().map(Known::Condition))
            .chain(Element::ALL.into_iter().map(Known::Element))
            .map(Self::Known);
        Class::ALL
            .into_iter()
            .map(Self::Class)
            .chain(Class::ALL.into_iter().flat_map(cards))
            .chain(known)
            .chain(ScenarioSheet::all().iter().map(|&sheet| Self::Scenario(sheet)))
    }

    /// Those that were met. What the rules page tells of anyway is always open.
    fn open(met: &Met) -> Vec<Self> {
        Self::all().filter(|entry| entry.is_open(met)).collect()
    }

    fn is_open(self, met: &Met) -> bool {
        match self {
            Self::Class(class) => met.class(class).is_some(),
            Self::Card(class, card) => met.class(class).is_some_and(|level| match card.sheet(class).level {
                CardLevel::One | CardLevel::X => true,
                CardLevel::Gained(least) => least <= level,
            }),
            Self::Known(Known::Monster(kind)) => met.monster(kind).is_some(),
            Self::Known(Known::Item(item)) => met.item(item).is_some(),
            Self::Known(Known::Condition(_) | Known::Element(_)) => true,
            Self::Scenario(sheet) => met.scenario(sheet.number),
        }
    }

    const fn chapter(self) -> usize {
        match self {
            Self::Class(_) => 0,
            Self::Card(..) => 1,
            Self::Known(Known::Monster(_)) => 2,
            Self::Known(Known::Item(_)) => 3,
            Self::Known(Known::Condition(_)) => 4,
            Self::Known(Known::Element(_)) => 5,
            Self::Scenario(_) => 6,
        }
    }

    fn name(self, words: &Words) -> &'static str {
        match self {
            Self::Class(class) => class.name().get(words.lang),
            Self::Known(known) => known.name(words),
            Self::Card(class, card) => card.sheet(class).name.get(words.lang),
            Self::Scenario(sheet) => sheet.name.get(words.lang),
        }
    }

    /// What else can be found in it.
    fn text(self, words: &Words) -> String {
        match self {
            Self::Class(class) => class.perks().iter().map(|perk| perk_text(words, perk)).collect::<Vec<_>>().join(" "),
            Self::Card(class, card) => {
                let half = |side| words.half(card.sheet(class).action(side)).text;
                format!("{} {} {}", class.name().get(words.lang), half(Side::Top), half(Side::Bottom))
            }
            Self::Known(Known::Monster(kind)) => {
                kind.sheet().deck.iter().map(|card| words.abilities(card.abilities)).collect::<Vec<_>>().join(" ")
            }
            Self::Known(Known::Item(item)) => words.item_text(item),
            Self::Known(Known::Condition(condition)) => words.condition_does(condition).to_owned(),
            Self::Known(Known::Element(_)) => texts(words.lang).element.to_owned(),
            Self::Scenario(sheet) => {
                let all = words.scenario_rules(sheet, USUAL);
                format!("{} {} {}", sheet.number, words.scenario_goal(sheet, USUAL), all.join(" "))
            }
        }
    }

    /// Where it was met first.
    fn origin(self, met: &Met, lang: Lang) -> String {
        let place = match self {
            Self::Known(Known::Monster(kind)) => met.monster(kind),
            Self::Known(Known::Item(item)) => met.item(item),
            _ => None,
        };
        match place {
            Some(0) => texts(lang).met_below.to_owned(),
            Some(number) => fill(texts(lang).met_in, &[&number]),
            None => String::new(),
        }
    }
}

/// A scenario's sentences count heroes: they are told for two on level 1.
const USUAL: Company = Company { heroes: 2, level: 1 };

/// What the page shows of what was met.
fn contents(met: &Met, lang: Lang) -> Contents {
    let (texts, words) = (texts(lang), words(lang));
    let open = Entry::open(met);
    let names =
        [texts.classes, texts.cards, texts.monsters, texts.items, texts.conditions, texts.elements, texts.scenarios];
    let chapter = |at: usize| {
        let all = Entry::all().filter(|entry| entry.chapter() == at).count();
        let closed = all - open.iter().filter(|entry| entry.chapter() == at).count();
        table::Chapter {
            name: names[at],
            class: if at == 1 { "deck haven-deck" } else { "foes" },
            types: if at < 2 { &[0, 1, 2, 3, 4, 5] } else { &[] },
            note: (closed > 0).then(|| fill(texts.closed, &[&closed])),
        }
    };
    let entry = |entry: &Entry| table::Entry {
        chapter: entry.chapter(),
        types: match *entry {
            Entry::Class(class) | Entry::Card(class, _) => vec![class as usize],
            _ => Vec::new(),
        },
        name: entry.name(words),
        text: entry.text(words),
        origin: None,
        sources: entry.origin(met, lang),
    };
    Contents {
        chapters: (0..CHAPTERS).map(chapter).collect(),
        types: Class::ALL.map(|class| class.name().get(lang)).to_vec(),
        entries: open.iter().map(entry).collect(),
    }
}

/// The page of the codex.
#[must_use]
pub fn page() -> AnyView {
    let codex = Codex {
        words: |lang| &AROUND[lang as usize],
        contents: |lang| contents(&Met::kept(), lang),
        drawn: |at, lang| Entry::open(&Met::kept()).get(at).map(|&entry| drawn(entry, words(lang)).drawn()).into_any(),
    };
    codex_page(codex, view! { <Ways here=Haven::Codex/> }.into_any())
}

/// All that is known of something, beside the table.
#[must_use]
pub fn sheet(known: Known) -> AnyView {
    let shell = use_shell();
    (move || drawn(Entry::Known(known), words(shell.lang())).drawn()).into_any()
}

fn drawn(entry: Entry, words: &Words) -> Tag {
    let texts = texts(words.lang);
    let plain = |sign: Icon, body: Vec<Tag>| {
        tag("div", "known")
            .with(tag("span", "disc").set("aria-hidden", "true").with(icon(sign)))
            .with(tag("div", "").with(tag("h3", "").with(entry.name(words))).each(body))
    };
    let line = |text: String| tag("p", "").with(text);
    match entry {
        Entry::Class(class) => hero(class, words, texts),
        Entry::Card(class, card) => ability_card(words, class, card, Size::Full),
        Entry::Known(Known::Monster(kind)) => plain(emblem::monster(kind), monster(kind, words, texts)),
        Entry::Known(Known::Item(item)) => tag("div", "known item-known")
            .with(item_tile(words, item))
            .with(line(fill(texts.price, &[&item.sheet().price]))),
        Entry::Known(Known::Condition(condition)) => {
            plain(emblem::condition(condition), vec![line(words.condition_does(condition).to_owned())])
        }
        Entry::Known(Known::Element(element)) => {
            let states =
                [Strength::Strong, Strength::Waning, Strength::Inert].map(|state| words.strength(state)).join(" → ");
            plain(emblem::element(element), vec![line(texts.element.to_owned()), line(states)])
        }
        Entry::Scenario(sheet) => {
            let rules = words.scenario_rules(sheet, USUAL).into_iter().map(|rule| tag("li", "").with(rule));
            let body = vec![line(words.scenario_goal(sheet, USUAL)), tag("ul", "tale").each(rules)];
            plain(emblem::scenario(sheet.number), body)
        }
    }
}

/// A class: health by level, its hand, what its modifier deck is made of, and its perks.
fn hero(class: Class, words: &Words, texts: &'static CodexTexts) -> Tag {
    let levels = (1..=MOST_LEVEL).map(|level| tag("th", "").set("scope", "col").with(u32::from(level)));
    let health = (1..=MOST_LEVEL).map(|level| tag("td", "").with(u32::from(class.health(level))));
    let head = |text: &'static str| tag("th", "").set("scope", "row").with(text);
    let table = tag("table", "numbers")
        .with(tag("tr", "").with(head(texts.level)).each(levels))
        .with(tag("tr", "").with(head(texts.health)).each(health));
    let mut deck = ModifierDeck::standard();
    deck.arrange();
    let perks = class.perks().iter().enumerate();
    let perks = perks.map(|(at, perk)| tag("li", "").key(at).with(perk_text(words, perk)));
    tag("div", "known").with(portrait(class)).with(
        tag("div", "")
            .with(tag("h3", "").with(class.name().get(words.lang)))
            .with(tag("p", "").with(fill(texts.hand, &[&class.hand_size()])))
            .with(
                tag("div", "scrolls")
                    .set("tabindex", "0")
                    .set("role", "group")
                    .set("aria-label", texts.health)
                    .with(table),
            )
            .with(tag("h4", "").with(texts.deck))
            .with(deck_of(words, &deck))
            .with(tag("h4", "").with(texts.perks))
            .with(tag("ul", "perks").each(perks)),
    )
}

/// Modifier cards that lie in order: each once, with how many there are.
pub(super) fn deck_of(words: &Words, cards: &[Modifier]) -> Tag {
    let each = cards.chunk_by(|one, other| one == other).filter_map(|same| {
        let card = modifier_card(words, *same.first()?);
        Some(tag("li", "").with(card).with(tag("b", "").with(format!("×{}", same.len()))))
    });
    tag("ul", "modifiers").each(each)
}

/// A perk: how often it can be marked, what it takes out and puts in, what it lets be ignored.
fn perk_text(words: &Words, perk: &Perk) -> String {
    let texts = texts(words.lang);
    let cards = |list: &[(u8, Modifier)]| {
        let one = |&(count, card): &(u8, Modifier)| format!("{count} × {}", words.modifier(card));
        list.iter().map(one).collect::<Vec<_>>().join(", ")
    };
    let ignored = match perk.ignore {
        Ignore::Nothing => None,
        Ignore::Items => Some(texts.no_items.to_owned()),
        Ignore::Scenario => Some(texts.no_scenario.to_owned()),
    };
    let out = (!perk.remove.is_empty()).then(|| fill(texts.out, &[&cards(perk.remove)]));
    let into = (!perk.add.is_empty()).then(|| fill(texts.into, &[&cards(perk.add)]));
    let all: Vec<String> = [out, into, ignored].into_iter().flatten().collect();
    format!("{} {}", "☐".repeat(usize::from(perk.boxes)), all.join("; "))
}

/// A type of monster: its numbers on every level, and its deck.
fn monster(kind: MonsterKind, words: &Words, texts: &'static CodexTexts) -> Vec<Tag> {
    let sheet = kind.sheet();
    let ranks: &[Rank] = if sheet.boss { &[Rank::Boss] } else { &[Rank::Normal, Rank::Elite] };
    let mut body = Vec::new();
    if sheet.flying {
        body.push(tag("p", "").with(texts.flies));
    }
    if !sheet.immune.is_empty() {
        body.push(tag("p", "").with(fill(texts.immune, &[&words.conditions(sheet.immune)])));
    }
    for &rank in ranks {
        body.push(tag("h4", "").with(words.rank(rank)));
        let rows = (0..8).map(|level| stats_row(level, kind.stats(rank, level), words));
        let column = |text: &str| tag("th", "").set("scope", "col").with(text.to_owned());
        let health = if sheet.boss { format!("{} {}", texts.health, texts.for_each) } else { texts.health.to_owned() };
        let head = tag("tr", "")
            .each([texts.level, health.as_str(), words.card.movement, words.card.attack, words.card.range].map(column))
            .with(tag("td", ""));
        let table = tag("table", "numbers").with(head).each(rows);
        body.push(
            tag("div", "scrolls")
                .set("tabindex", "0")
                .set("role", "group")
                .set("aria-label", words.rank(rank))
                .with(table),
        );
    }
    body.push(tag("h4", "").with(texts.abilities));
    body.push(tag("ol", "deck-list").each(sheet.deck.iter().enumerate().map(|(at, card)| deck_card(at, card, words))));
    body
}

fn stats_row(level: u8, stats: &Stats, words: &Words) -> Tag {
    let cell = |number: u8| tag("td", "").with(u32::from(number));
    let range = if stats.range == 0 { tag("td", "").with("–") } else { cell(stats.range) };
    let mut more = Vec::new();
    let mut add = |word: &str, number: u8| {
        if number > 0 {
            more.push(format!("{word} {number}"));
        }
    };
    add(words.card.shield, stats.shield);
    add(words.card.retaliate, stats.retaliate.0);
    add(words.card.pierce, stats.pierce);
    add(words.card.target, if stats.targets > 1 { stats.targets } else { 0 });
    if !stats.conditions.is_empty() {
        more.push(words.conditions(stats.conditions));
    }
    tag("tr", "")
        .with(tag("th", "").set("scope", "row").with(u32::from(level)))
        .with(cell(stats.health))
        .with(cell(stats.movement))
        .with(cell(stats.attack))
        .with(range)
        .with(tag("td", "more").with(more.join(", ")))
}

fn deck_card(at: usize, card: &MonsterCard, words: &Words) -> Tag {
    tag("li", "")
        .key(at)
        .with(tag("b", "").with(u32::from(card.initiative)))
        .with(tag("span", "").with(words.abilities(card.abilities)))
        .with(card.shuffle.then(|| icon(emblem::SHUFFLE)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Filter;
    use crate::ui::search::Needle;

    #[test]
    fn a_stranger_finds_conditions_and_elements_open_and_the_rest_counted() {
        for lang in Lang::ALL {
            let contents = contents(&Met::default(), lang);
            assert_eq!(contents.entries.len(), Condition::ALL.len() + Element::ALL.len());
            let closed: Vec<bool> = contents.chapters.iter().map(|chapter| chapter.note.is_some()).collect();
            assert_eq!(closed, [true, true, true, true, false, false, true]);
            let found = contents.found(&Filter {
                needle: Needle::new(Entry::Known(Known::Condition(Condition::Stun)).name(words(lang))),
                ..Filter::default()
            });
            assert!(!found.is_empty());
        }
    }

    /// Every entry there is has a name, and whatever is looked for in it can be written in every language.
    #[test]
    fn everything_can_be_told_in_every_language() {
        for lang in Lang::ALL {
            for entry in Entry::all() {
                let (name, text) = (entry.name(words(lang)), entry.text(words(lang)));
                assert!(!name.is_empty() && !text.contains('{'), "{entry:?}: {text}");
            }
        }
        assert_eq!(Entry::all().filter(|entry| entry.chapter() == 2).count(), MonsterKind::ALL.len());
    }
}
