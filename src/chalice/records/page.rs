//! What the page of the records shows of hunts.

use super::feats::Feat;
use super::ledger::{self, BAR, Finished, KIND, NAME, Placing, Records, Totals};
use super::words::{LedgerWords, words};
use crate::chalice::emblem;
use crate::chalice::hunt::HuntAtTable;
use crate::chalice::show::mini;
use crate::chalice::words::words as said_around;
use crate::shell::route::{Chalice, Route};
use crate::table::records::{
    Bar, Contents, Feat as _, FinishedGame as _, GameRecordWords, Past, Point, Ranked, Recorded, Steps, bars, columns,
    counted, key, over_time, ranking, record_words, tallied,
};
use ::bots::chalice::Level;
use ::chalice::FinalBoss;
use kit::Lang;
use kit::save::Kind;
use leptos::prelude::*;

/// A level has the emblem of what winning at it achieves.
const LEVEL_FEATS: [Feat; 4] = [Feat::Novice, Feat::Hunter, Feat::Veteran, Feat::Nightmare];
/// So many favourite cards are shown.
const FAVOURITES: usize = 8;

impl Recorded for HuntAtTable {
    type Finished = Finished;
    type Totals = Totals;
    type Feat = Feat;

    const RECORDS: (&'static str, Kind) = (NAME, KIND);
    const SET_UP: &'static str = Route::Chalice(Chalice::Setup).href();

    fn record_words(lang: Lang) -> &'static GameRecordWords {
        &words(lang).records
    }

    fn set_up_word(lang: Lang) -> &'static str {
        said_around(lang).set_up
    }

    fn add_to(&self, records: &mut Records, when: u64) -> Option<Vec<Feat>> {
        ledger::take(records, self, when)
    }

    fn fingerprint(&self) -> Option<u64> {
        Finished::of(self, 0).map(|hunt| hunt.fingerprint())
    }

    fn steps(feat: Feat, totals: &Totals) -> Steps {
        feat.steps(totals)
    }

    fn contents(records: &Records, lang: Lang) -> Contents {
        let (totals, words) = (&records.totals, words(lang));
        let mean = totals.points.checked_div(totals.all.games).unwrap_or_default();
        let figures = vec![
            (totals.all.games, words.records.games),
            (totals.all.won, record_words(lang).won),
            (totals.best.into(), [words.best; 2]),
            (mean, words.mean),
            (totals.best_streak, record_words(lang).streak),
            (totals.banked, words.banked),
            (totals.deaths, words.deaths),
        ];
        let past = records.games.iter().map(|hunt| past(hunt, lang, words)).collect();
        Contents { figures, plots: plots(records, lang, words), past }
    }
}

fn plots(records: &Records, lang: Lang, words: &'static LedgerWords) -> AnyView {
    let totals = &records.totals;
    let points: Vec<Point> = records.games.iter().map(|hunt| Point { score: hunt.score(), won: hunt.won() }).collect();
    let favourite = |(card, times): (::chalice::Card, u32)| Ranked {
        sign: mini(card, lang),
        name: card.name(lang),
        figure: (words.times)(times),
        times,
    };
    let favourites = totals.favourites(FAVOURITES).into_iter().map(favourite);
    let levels = Level::ALL.into_iter().zip(totals.by_level).map(|(level, tally)| Bar {
        icon: LEVEL_FEATS[level as usize].icon(),
        name: said_around(lang).level(level),
        tally,
    });
    let bosses = FinalBoss::ALL.into_iter().zip(totals.by_boss).map(|(boss, tally)| Bar {
        icon: emblem::enemy(boss.enemy()),
        name: boss.enemy().name(lang),
        tally,
    });
    let shared = record_words(lang);
    view! {
        {over_time(words.over_time, &points, shared)}
        {ranking(words.cards, favourites.collect())}
        {bars(words.by_level, levels.collect(), shared)}
        {bars(words.by_boss, bosses.collect(), shared)}
        {columns(words.spread, "scores", tallied(&totals.by_score, BAR), Some(key(shared)))}
        {columns(words.by_deaths, "deaths", counted(&totals.by_deaths), None)}
    }
    .into_any()
}

/// One finished hunt.
fn past(hunt: &Finished, lang: Lang, words: &'static LedgerWords) -> Past {
    let boss = hunt.boss.enemy();
    let result = match hunt.placing() {
        Placing::Won => record_words(lang).you_won.to_owned(),
        Placing::Shared => words.shared.to_owned(),
        Placing::Lost(place) => (words.place)(place, hunt.scores.len()),
        Placing::Nobody => words.nobody.to_owned(),
    };
    let level = said_around(lang).level(hunt.level);
    Past {
        won: hunt.won(),
        icon: emblem::enemy(boss),
        result,
        score: (words.points)(hunt.score()),
        whom: boss.name(lang),
        seed: hunt.seed.to_string(),
        size: format!("{} · {level}", (words.size)(hunt.scores.len(), hunt.rounds)),
        close: None,
        when: hunt.when,
        replay: ("r", hunt.code.clone()),
    }
}
