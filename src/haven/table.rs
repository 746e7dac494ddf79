//! The page of a table: what lies on it, and the sheets above it. What happens there is the controller's business.

#[cfg(any(debug_assertions, gallery))]
use crate::haven::bench;
use crate::haven::ending::Reviews;
use crate::haven::habits::Habits;
use crate::haven::keys;
use crate::haven::lesson;
use crate::haven::map;
use crate::haven::met;
use crate::haven::near::ruler::ruler;
use crate::haven::near::{keep_in_view, near};
use crate::haven::presented::drawn;
use crate::haven::scenario::ScenarioAtTable;
use crate::haven::show::Scene;
use crate::haven::show::elements::elements;
use crate::haven::show::preview::preview;
use crate::haven::show::track::track;
use crate::haven::show::turn::turn;
use crate::haven::words::scenario::Company;
use crate::shell::context::use_shell;
use crate::shell::parts;
use crate::shell::route::{Haven, Route};
use crate::table::{
    Act, Controller, Daily, Mode, Playable, Presented, better_then, board, frame, hand_over, kept_table, laid_in_turn,
    listen_to_keys_with, lookback, play_replay, reviewing, sheet_dialog, tools,
};
use crate::ui::page::home;
use ::haven::question::Question;
use ::haven::scenario::ScenarioSheet;
use drawing::{Drawing, Tag, tag};
use leptos::prelude::*;

/// The page of the scenario in progress.
#[component]
pub fn TablePage() -> impl IntoView {
    kept_table(Route::Haven(Haven::Setup).href(), |game| view! { <Table game=game/> }.into_any())
}

#[component]
pub fn Table(game: ScenarioAtTable, #[prop(optional)] mode: Mode) -> impl IntoView {
    let shell = use_shell();
    let mut game = game;
    game.set_habits(if mode == Mode::Lesson { lesson::habits() } else { Habits::kept() });
    let table = Controller::new(shell, game, mode);
    // This game's own keys come first.
    listen_to_keys_with(table, keys::obey);
    play_replay(table);
    keep_in_view(table);
    met::watch(table);
    #[cfg(any(debug_assertions, gallery))]
    bench::watch(table);
    let reviewing = reviewing(table);
    let ended = Memo::new(move |_| table.ended.get());
    let handed = Memo::new(move |_| table.handed_to());
    let now = Callback::new(move |()| Some(table.game.get_untracked()));
    let top = view! {
        {move || home(shell.words()).drawn()}
        {move || drawn(table, head)}
        {move || drawn(table, elements).drawn()}
        {move || handed.get().is_none().then(|| tools(table))}
        {ScenarioAtTable::slots(table.slots_open, now, Callback::new(move |game| table.lay(game)))}
    };
    let body = move || match ended.get() {
        _ if handed.get().is_some() => (move || handed.get().map(|seat| hand_over(table, seat))).into_any(),
        true => parts::scenario_end(table, reviewing),
        false => view! { <Places table=table reviewing=reviewing/> }.into_any(),
    };
    view! {
        {frame(top, (), body)}
        <p class="hidden" role="log" aria-live="polite">{move || table.spoken.get()}</p>
        {sheet_dialog(table)}
    }
}

/// The round, the scenario and what wins it.
fn head(scene: &Scene<'_>) -> Drawing {
    let number = u32::from(scene.view.round());
    // Before the first one there is none.
    let round =
        (number > 0).then(|| tag("p", "round").with(scene.words.round).with(" ").with(tag("b", "").with(number)));
    let sheet = scene.table.game.with_untracked(|game| game.digest().scenario).and_then(ScenarioSheet::by_number);
    let goal = sheet.map(|sheet| {
        let company =
            Company { heroes: scene.table.game.with_untracked(|game| game.players().len()), level: scene.view.level() };
        tag("small", "").with(scene.words.scenario_goal(sheet, company))
    });
    let dungeon = || {
        let day = scene.table.game.with_untracked(Daily::day);
        day.map_or_else(
            || scene.words.scenario.dungeon.to_owned(),
            |day| day.name(scene.table.shell.words(), scene.lang),
        )
    };
    let name = sheet.map_or_else(dungeon, |sheet| sheet.name.get(scene.lang).to_owned());
    let name = tag("div", "scenario-name").with(tag("h1", "").with(name)).with(goal);
    round.into_iter().chain([name]).collect()
}

/// The board, and what is asked.
#[component]
fn Places(table: Controller<ScenarioAtTable>, reviewing: Reviews) -> impl IntoView {
    let [far_laid, near_laid] = laid_in_turn();
    let far = move || far_laid.get().then(|| view! { <Stage table=table/> });
    let near = move || match table.viewing.with(Option::is_some) {
        _ if !near_laid.get() => Drawing::default(),
        true => lookback(table, better_then(table, reviewing), Drawing::default()),
        false => drawn(table, near),
    };
    let aside = move || {
        if table.can_skip() {
            table.act(Act::Skip);
        }
    };
    board(move || !near_laid.get(), aside, far, near)
}

/// The board and what stands around it.
#[component]
fn Stage(table: Controller<ScenarioAtTable>) -> impl IntoView {
    view! {
        <div class="places">
            {move || drawn(table, elements).drawn()}
            {move || drawn(table, track).drawn()}
            <map::TableMap table=table/>
            <aside class="side">{move || drawn(table, side).map(Tag::drawn)}</aside>
        </div>
    }
}

/// One question at a time: when would I act, what will this attack do, why does it do that?
fn side(scene: &Scene<'_>) -> Option<Tag> {
    // When the round is over, so is every turn.
    if matches!(scene.asked, Some(Question::ShortRest | Question::Reroll(_))) {
        return None;
    }
    let board = scene.table.shown.read();
    ruler(scene).or_else(|| preview(scene)).or_else(|| turn(scene, board.began.as_deref()))
}
