//! What the page of the records shows of scenarios.

use super::feats::Feat;
use super::ledger::{self, Close, Finished, Records, Totals};
use super::words::{LedgerWords, ledger_words};
use crate::haven::emblem;
use crate::haven::scenario::ScenarioAtTable;
use crate::haven::words::{fill, words};
use crate::shell::route::{Haven, Route};
use crate::table::Playable;
use crate::table::records::{
    Bar, Contents, GameRecordWords, Past, Point, Ranked, Recorded, Steps, bars, columns, counted_tallies, key,
    over_time, ranking, record_words,
};
use crate::ui::icon::emblem as icon;
use ::haven::class::Class;
use ::haven::share::game_code;
use kit::save::Kind;
use kit::{Lang, Sort};
use leptos::prelude::*;

impl Recorded for ScenarioAtTable {
    type Finished = Finished;
    type Totals = Totals;
    type Feat = Feat;

    const RECORDS: (&'static str, Kind) = ledger::RECORDS;
    const SET_UP: &'static str = Route::Haven(Haven::Setup).href();

    fn record_words(lang: Lang) -> &'static GameRecordWords {
        &ledger_words(lang).records
    }

    fn set_up_word(lang: Lang) -> &'static str {
        words(lang).set_up
    }

    fn add_to(&self, records: &mut Records, when: u64) -> Option<Vec<Feat>> {
        ledger::take(records, self, when)
    }

    fn fingerprint(&self) -> Option<u64> {
        self.outcome()?;
        Some(ledger::fingerprint(self, &game_code(self.session().journal())?))
    }

    fn steps(feat: Feat, totals: &Totals) -> Steps {
        feat.steps(totals)
    }

    fn contents(records: &Records, lang: Lang) -> Contents {
        let (totals, words, shared) = (&records.totals, ledger_words(lang), record_words(lang));
        let texts = &words.texts;
        let figures = vec![
            (totals.all.games, words.records.games),
            (totals.all.won, shared.won),
            (totals.best_streak, shared.streak),
            (totals.rounds.checked_div(totals.all.games).unwrap_or_default(), [texts.mean_round, texts.mean_rounds]),
            (totals.dealt, [texts.dealt; 2]),
            (totals.kills, [texts.kill, texts.kills]),
            (totals.coins, [texts.coin, texts.coins]),
            (totals.experience, [texts.experience; 2]),
            (totals.close, [texts.close_one, texts.close_many]),
        ];
        let past = records.games.iter().map(|game| past(game, lang, words)).collect();
        Contents { figures, plots: plots(records, lang, words), past }
    }
}

fn plots(records: &Records, lang: Lang, words: &'static LedgerWords) -> AnyView {
    let (totals, shared, texts) = (&records.totals, record_words(lang), &words.texts);
    let points: Vec<Point> = records.games.iter().map(|game| Point { score: game.rounds, won: game.won }).collect();
    let class = |class: Class| Bar {
        icon: emblem::class(class),
        name: class.name().get(lang),
        tally: totals.class(class).map(|sum| sum.tally).unwrap_or_default(),
    };
    let mut scenarios = totals.by_scenario.clone();
    // By number, the random dungeon last.
    scenarios.arrange_by_key(|(number, _)| number.unwrap_or(u8::MAX));
    let scenario = |(number, tally): (Option<u8>, _)| Bar {
        icon: number.map_or(emblem::DUNGEON, emblem::scenario),
        name: words.place(number, lang),
        tally,
    };
    let mut damage: Vec<_> = totals.by_class.iter().filter(|sum| sum.tally.games > 0).collect();
    damage.arrange_by_key(|sum| std::cmp::Reverse(sum.dealt / sum.tally.games));
    let hurt = |sum: &ledger::ClassSum| {
        let (dealt, taken) = (sum.dealt / sum.tally.games, sum.taken / sum.tally.games);
        Ranked {
            sign: icon(emblem::class(sum.class)),
            name: sum.class.name().get(lang),
            figure: fill(texts.dealt_taken, &[&dealt, &taken]),
            times: dealt,
        }
    };
    view! {
        {over_time(texts.over_time, &points, shared)}
        {ranking(texts.by_damage, damage.into_iter().map(hurt).collect())}
        {bars(texts.by_class, Class::ALL.into_iter().map(class).collect(), shared)}
        {bars(texts.by_scenario, scenarios.into_iter().map(scenario).collect(), shared)}
        {columns(texts.by_level, "scores", counted_tallies(&totals.by_level, false), Some(key(shared)))}
        {columns(texts.by_cards, "scores", counted_tallies(&totals.by_cards, true), Some(key(shared)))}
    }
    .into_any()
}

/// One finished scenario.
fn past(game: &Finished, lang: Lang, words: &'static LedgerWords) -> Past {
    let texts = &words.texts;
    let heroes: Vec<&str> = game.heroes.iter().map(|hero| hero.class.name().get(lang)).collect();
    let close = game.close().map(|close| match close {
        Close::Cards(cards) => fill(texts.close_cards, &[&cards]),
        Close::Foes(foes) => fill(texts.close_foes, &[&foes]),
    });
    Past {
        won: game.won,
        icon: game.scenario.map_or(emblem::DUNGEON, emblem::scenario),
        result: if game.won { record_words(lang).you_won.to_owned() } else { texts.you_lost.to_owned() },
        score: words.rounds(game.rounds),
        whom: words.place(game.scenario, lang),
        seed: game.seed.to_string(),
        size: format!("{} · {}", fill(texts.size, &[&game.heroes.len(), &game.level]), heroes.join(", ")),
        close,
        when: game.when,
        replay: ("hr", game.code.clone()),
    }
}
