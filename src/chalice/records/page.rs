//! The page of the records.

use super::feats::Feat;
use super::ledger::{Finished, KIND, NAME, Records, Totals, Verdict};
use super::plots::{self, Row};
use super::words::{Words, words};
use super::{kept, replay_link};
use crate::browser::time::date;
use crate::chalice::emblem;
use crate::chalice::show::{icon, mini};
use crate::chalice::ways::Ways;
use crate::chalice::words::words as said_around;
use crate::shell::context::{VAULT, use_shell};
use crate::shell::route::{Chalice, Route};
use crate::ui::banner::trouble_line;
use crate::ui::button::{Button, Tone};
use crate::ui::dialog::Dialog;
use crate::ui::icon::Icon;
use crate::ui::page::Page;
use ::bots::chalice::Level;
use ::chalice::FinalBoss;
use kit::Lang;
use leptos::prelude::*;

/// So many hunts are shown at a time.
const AT_ONCE: usize = 20;
/// A level has the emblem of what winning at it achieves.
const LEVEL_FEATS: [Feat; 4] = [Feat::Novice, Feat::Hunter, Feat::Veteran, Feat::Nightmare];
/// So many favourite cards are.
const FAVOURITES: usize = 8;

/// The page of the records.
#[component]
pub fn RecordsPage() -> impl IntoView {
    let shell = use_shell();
    let records = RwSignal::new(kept(shell));
    let shown = RwSignal::new(AT_ONCE);
    let asking = RwSignal::new(false);
    let said = move || words(shell.lang());
    let erase = move || {
        asking.set(false);
        let erased = records.get_untracked().erased();
        // The copies before it go too: what is erased is gone.
        let gone = VAULT.forget(NAME).and_then(|()| VAULT.keep(NAME, &KIND, &erased));
        match gone {
            Ok(()) => {
                records.set(erased);
                shell.say(said().records.erase_done);
            }
            Err(why) => shell.say(trouble_line(shell.words(), &why)),
        }
    };
    let body = move || {
        let (lang, words) = (shell.lang(), said());
        records.with(|records| {
            if records.is_empty() {
                return empty(words, lang);
            }
            view! {
                {figures(&records.totals, words)}
                {statistics(records, lang, words)}
                {achievements(records, lang, words)}
                <section class="past">
                    <h2>{words.records.list}</h2>
                    <p class="hint">{words.records.list_hint}</p>
                    <ol>{records.hunts.iter().rev().take(shown.get()).map(|hunt| past(hunt, lang, words)).collect_view()}</ol>
                    {more(records.hunts.len().saturating_sub(shown.get()), shown, words)}
                </section>
                <div class="row">
                    <Button tone=Tone::Blood on_press=move || asking.set(true)>{words.records.erase}</Button>
                </div>
            }
            .into_any()
        })
    };
    view! {
        <Page title=Signal::derive(move || said_around(shell.lang()).table.records)>
            <Ways here=Chalice::Records/>
            <div class="records">
                <p class="lead">{move || said().records.lead}</p>
                {body}
            </div>
        </Page>
        <Dialog open=asking id="erase-records" title=Signal::derive(move || said().records.erase_title)>
            <p>{move || said().records.erase_warning}</p>
            <div class="row">
                <Button tone=Tone::Blood on_press=erase>{move || said().records.erase_confirm}</Button>
                <Button on_press=move || asking.set(false)>{move || shell.words().cancel}</Button>
            </div>
        </Dialog>
    }
}

/// Nothing to show yet, and the way to something.
fn empty(words: &'static Words, lang: Lang) -> AnyView {
    view! {
        <section class="blank panel">
            <span class="sign" aria-hidden="true">{icon(Icon("candle-light"))}</span>
            <h2>{words.records.empty_title}</h2>
            <p>{words.records.empty}</p>
            <a class="button brass" href=Route::Chalice(Chalice::Setup).href()>{crate::chalice::words::words(lang).set_up}</a>
        </section>
    }
    .into_any()
}

/// The figures that one looks for first.
fn figures(totals: &Totals, words: &'static Words) -> AnyView {
    let mean = totals.points.checked_div(totals.all.hunts).unwrap_or_default();
    let figure = |(value, name): (u32, &'static str)| view! { <div><dd>{value}</dd><dt>{name}</dt></div> };
    let all = [
        (totals.all.hunts, words.records.games),
        (totals.all.won, words.records.won),
        (totals.best.into(), words.records.best),
        (mean, words.records.mean),
        (totals.best_streak, words.records.streak),
        (totals.banked, words.banked),
        (totals.deaths, words.deaths),
    ];
    view! {
        <section class="sums panel">
            {plots::ring(totals.all, words)}
            <dl>{all.into_iter().map(figure).collect_view()}</dl>
        </section>
    }
    .into_any()
}

fn statistics(records: &Records, lang: Lang, words: &'static Words) -> AnyView {
    let totals = &records.totals;
    let levels = Level::ALL.into_iter().zip(totals.by_level).map(|(level, tally)| Row {
        icon: LEVEL_FEATS[level as usize].icon(),
        name: crate::chalice::words::words(lang).level(level),
        tally,
    });
    let bosses = FinalBoss::ALL.into_iter().zip(totals.by_boss).map(|(boss, tally)| Row {
        icon: emblem::enemy(boss.enemy()),
        name: boss.enemy().name(lang),
        tally,
    });
    view! {
        {plots::hatching()}
        <section class="plots">
            {plots::over_time(&records.hunts, words)}
            {favourites(totals, lang, words)}
            {plots::bars(words.by_level, levels.collect(), words)}
            {plots::bars(words.by_boss, bosses.collect(), words)}
            {plots::columns(words.spread, "scores", plots::by_score(&totals.by_score), Some(plots::key(words)))}
            {plots::columns(words.by_deaths, "deaths", plots::by_deaths(&totals.by_deaths), None)}
        </section>
    }
    .into_any()
}

/// The cards that were played most.
fn favourites(totals: &Totals, lang: Lang, words: &'static Words) -> AnyView {
    let cards = totals.favourites(FAVOURITES);
    let most = cards.first().map_or(1, |&(_, times)| times);
    let row = |(card, times): (::chalice::Card, u32)| {
        let wide = f64::from(times) * 100.0 / f64::from(most);
        view! {
            <li>
                <span class="sign" aria-hidden="true">{mini(card, lang)}</span>
                <span class="name">{card.name(lang)}</span>
                <span class="figure">{(words.times)(times)}</span>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                    <rect class="ground" width="100" height="8"/><rect class="won" width=wide height="8"/>
                </svg>
            </li>
        }
    };
    view! {
        <figure class="plot cards">
            <figcaption>{words.cards}</figcaption>
            <ol class="rows">{cards.into_iter().map(row).collect_view()}</ol>
        </figure>
    }
    .into_any()
}

fn achievements(records: &Records, lang: Lang, words: &'static Words) -> AnyView {
    let feat = |feat: Feat| {
        let earned = records.earned.iter().find(|earned| earned.feat == feat);
        let named = words.feat(feat);
        let when = match earned {
            Some(earned) => format!("{} · {}", date(earned.when, lang, false), earned.seed),
            None => words.records.not_yet.to_owned(),
        };
        view! {
            <li class:earned=earned.is_some()>
                <span class="medal" aria-hidden="true">{icon(feat.icon())}</span>
                <strong>{named.name}</strong>
                <span class="line">{named.line}</span>
                <span class="when">{when}</span>
            </li>
        }
    };
    let earned = Feat::ALL.into_iter().filter(|feat| records.earned.iter().any(|earned| earned.feat == *feat)).count();
    view! {
        <section class="feats">
            <h2>{words.records.feats_title}" "<small>{(words.records.feats_count)(earned, Feat::ALL.len())}</small></h2>
            <ul>{Feat::ALL.map(feat).into_iter().collect_view()}</ul>
        </section>
    }
    .into_any()
}

/// One finished hunt.
fn past(hunt: &Finished, lang: Lang, words: &'static Words) -> AnyView {
    let boss = hunt.boss.enemy();
    let seed = hunt.seed.to_string();
    let result = match hunt.verdict() {
        Verdict::Won => words.records.you_won.to_owned(),
        Verdict::Shared => words.records.shared.to_owned(),
        Verdict::Lost(place) => (words.records.place)(place, hunt.scores.len()),
        Verdict::Nobody => words.records.nobody.to_owned(),
    };
    let level = crate::chalice::words::words(lang).level(hunt.level);
    view! {
        <li class:winner=hunt.won()>
            <span class="arch" aria-hidden="true">{icon(emblem::enemy(boss))}</span>
            <strong class="result">{result}</strong>
            <span class="score">{(words.records.points)(hunt.score())}</span>
            <span class="whom">{boss.name(lang)}</span>
            <span class="dungeon-seed">{seed.clone()}</span>
            <span class="size">{(words.size)(hunt.scores.len(), hunt.rounds)}" · "{level}</span>
            <span class="day">{date(hunt.when, lang, false)}</span>
            <a href=replay_link(&hunt.code) aria-label=(words.records.replay_of)(&seed)>{words.records.replay}</a>
        </li>
    }
    .into_any()
}

fn more(left: usize, shown: RwSignal<usize>, words: &'static Words) -> Option<AnyView> {
    let next = left.min(AT_ONCE);
    let press = move || shown.update(|shown| *shown += AT_ONCE);
    (left > 0).then(|| view! { <Button on_press=press>{(words.records.more)(next)}</Button> }.into_any())
}
