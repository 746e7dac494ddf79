//! After the hunt: the reckoning, the person's choices looked at again, and what can be shared.

use crate::chalice::hunt::HuntAtTable;
use crate::chalice::show::{self, choice_text, percent};
use crate::chalice::words::words;
use crate::chalice::{lesson, mind};
use crate::shell::parts;
use crate::shell::route::{Chalice, Route};
use crate::table::records;
use crate::table::{
    Controller, Mode, Presented, Rated, Review, Reviewed, Reviewing, TurningPoint, address, foot, looked_at_again,
    table_words, ways_on,
};
use ::bots::Verdict;
use ::bots::chalice::{Analysis, Rating};
use drawing::tag;
use kit::Lang;
use leptos::prelude::*;

/// The reckoning, and what comes after it.
#[component]
pub(crate) fn Reckoning(table: Controller<HuntAtTable>, reviewing: RwSignal<Reviewing<Analysis>>) -> impl IntoView {
    let gained = RwSignal::new(None);
    if table.mode == Mode::Own {
        Effect::new(move |_| {
            let (game, lang) = (table.game.get(), table.shell.lang());
            parts::gained(table.shell, game, lang, move |found| drop(gained.try_set(found)));
        });
    }
    let result = move || table.game.with_untracked(|game| result_text(game, table.shell.lang()));
    let hunters = move || table.game.with(|game| usize::from(game.setup().hunters));
    move || {
        let (set_up, records) = (Route::Chalice(Chalice::Setup).href(), Route::Chalice(Chalice::Records).href());
        tag("main", "reckoning")
            .set("id", "content")
            .set("tabindex", "-1")
            .with(table.game.with(|game| show::reckoning(game, table.shell)))
            // After everybody is counted up.
            .with(gained.with(|found| records::gained(found.as_ref()?, hunters())))
            .with(looked_at_again(table, reviewing))
            .with(ways_on(table, records, result))
            .with(foot(table, set_up))
            .drawn()
    }
}

/// The result in a few lines, to be sent to a friend.
fn result_text(game: &HuntAtTable, lang: Lang) -> String {
    let company = game.company();
    let Some(outcome) = game.outcome() else { return String::new() };
    let title = format!("Lamplight · Chalice · {}", game.setup().seed);
    let verdict = show::headline(&outcome, company, lang, words(lang));
    let scores = outcome.scores.entries().map(|(seat, score)| format!("{} {score}", company.name(seat, lang)));
    let scores = scores.collect::<Vec<_>>().join(" · ");
    let boss = game.your_view().table().final_boss().enemy().name(lang);
    format!("{title}\n{boss}\n{verdict}\n{scores}\n{}", address(game.setup_link()))
}

impl Reviewed for HuntAtTable {
    type Analysis = Analysis;

    fn analyse(&self, answer: impl FnOnce(Analysis) + 'static) {
        // Whoever did what the lesson asked for is not blamed for it.
        let demanded = lesson::LESSON.demanded(self) as u32;
        mind::analyse(self, move |analysis| answer(analysis.after(demanded)));
    }

    fn review(&self, analysis: &Analysis, lang: Lang) -> Option<Review> {
        let rated = |rating: &Rating| Rated {
            verdict: rating.verdict,
            was: percent(rating.chosen.win),
            could: percent(rating.best.win),
        };
        let points = analysis.turning_points.iter().filter_map(|&place| analysis.ratings.get(place as usize));
        let turning_point = |rating: &Rating| {
            let name = |choice| choice_text(choice, self.company(), lang, words(lang));
            let (was, better) = (name(rating.chosen.choice), name(rating.best.choice));
            let Rated { was: had, could, verdict } = rated(rating);
            let line = (table_words(lang).turning_line)(rating.round, &was, had, &better, could);
            TurningPoint { line, verdict, choice: rating.at as usize }
        };
        (!analysis.ratings.is_empty()).then(|| Review {
            won: self.outcome().is_some_and(|outcome| outcome.winners[self.you()]),
            rated: analysis.ratings.iter().map(rated).collect(),
            turning_points: points.map(turning_point).collect(),
        })
    }

    fn better(&self, analysis: &Analysis, choice: usize, lang: Lang) -> Option<String> {
        let given_away = |rating: &&Rating| rating.at as usize == choice && rating.verdict > Verdict::Good;
        let Rating { best, chosen, .. } = analysis.ratings.iter().find(given_away)?;
        let better = choice_text(best.choice, self.company(), lang, words(lang));
        Some((table_words(lang).better_line)(&better, percent(best.win), percent(chosen.win)))
    }
}
