//! The near edge of the table: the hero, the cards, what may be added, and the decision with its one button.

mod act;
mod answers;
mod bag;
mod card;
mod choose;
mod coach;
mod deed;
mod harm;
mod hint;
mod hold;
mod own;
pub mod ruler;
pub mod talk;

pub(crate) use answers::every;
pub(crate) use card::{name_of, to_read};
pub(crate) use hint::{advised, keep_in_view};
pub(crate) use hold::{begin as begin_hold, explained, let_go, read_at_a_touch};
pub(crate) use own::health;

use crate::haven::habits::{Damage, Habits, Telling, Ties};
use crate::haven::plan;
use crate::haven::presented::Sheet;
use crate::haven::scenario::ScenarioAtTable;
use crate::haven::show::{Scene, Touch};
use crate::haven::words as names;
use crate::haven::words::near::{NearWords, words};
use crate::table::{Act, Controller, Playable};
use crate::ui::button::{Tone, tool};
use crate::ui::choice::choice;
use crate::ui::icon::{Icon, emblem};
use ::haven::Choice;
use ::haven::question::Question;
use ::haven::setup::MOST_HEROES;
use drawing::{Drawing, Tag, tag};
use kit::Seat;
use leptos::prelude::*;

/// Everything at the near edge.
#[must_use]
pub fn near(scene: &Scene<'_>) -> Drawing {
    let hand = match scene.asked {
        None => cards_in_play(scene),
        Some(Question::Cards | Question::ShortRest | Question::Reroll(_)) => choose::hand(scene),
        Some(Question::Goal) => bag::goals(scene),
        Some(Question::Equip) => bag::items(scene),
        Some(Question::Hand) => bag::pool(scene),
        Some(Question::Harm { amount, .. }) => harm::answers(scene, amount),
        Some(question) if plan::is_planned(question) => act::cards(scene),
        Some(_) => answers::all(scene),
    };
    let answer = if scene.asked.is_some() { answer(scene) } else { telling(scene) };
    coach::coach(scene).into_iter().chain([own::own(scene), hand, answer]).collect()
}

/// While something is told: the cards of the round, or the hand.
fn cards_in_play(scene: &Scene<'_>) -> Tag {
    if scene.view.plan(scene.view.seat()).is_some() { act::cards(scene) } else { choose::hand(scene) }
}

/// The decision: what is asked, what will happen, and the button that does it.
fn answer(scene: &Scene<'_>) -> Tag {
    let table = scene.table;
    let words = words(scene.lang);
    let ready = is_ready(scene);
    let says = if ready { deed::whole(scene) } else { what_to_choose(scene, words).to_owned() };
    // Where a lesson asks for something else, the button does not glow beside it.
    let elsewhere = scene.taught.is_some_and(|taught| taught.next.is_some());
    let brass = tool(if elsewhere { Tone::Quiet } else { Tone::Brass }, scene.touch(Touch::Commit))
        .when(true, "go")
        .when(ready && scene.taught.is_some() && !elsewhere, "hinted")
        .set_if(!ready, "aria-disabled", "true")
        .with(says);
    let packs = scene.asked == Some(Question::Hand);
    // In a lesson there is one way.
    let free = scene.taught.is_none();
    let back = table.progress.get().can_undo.then(|| {
        let says = match scene.plan {
            [] => undo_words(scene),
            _ if packs => table.words().undo.to_owned(),
            _ => (words.take_back)(&deed::last(scene)),
        };
        tool(Tone::Quiet, move || table.undo())
            .when(true, "back")
            .with(emblem(Icon("anticlockwise-rotation")))
            .with(tag("span", "").with(says))
    });
    let said = match (scene.pointed, scene.plan) {
        _ if packs => bag::how_many(scene),
        (Some(_), _) if deed::reveals(scene) => Some(words.turns_card.to_owned()),
        (_, [_, ..]) if deed::is_idle(scene) => Some(words.idle.to_owned()),
        (_, [_, ..]) => Some(words.undoable.to_owned()),
        _ => None,
    };
    let question = scene.asked.map(|question| names::question(question, scene)).unwrap_or_default();
    // Whoever leads several heroes is told who is asked.
    let several = table.game.with_untracked(|game| {
        (0..MOST_HEROES as u8).filter(|&seat| game.is_before_the_screen(Seat(seat))).count() > 1
    });
    let question = match several {
        true => format!("{}: {question}", scene.cast().hero(scene.view.seat())),
        false => question,
    };
    // Where the hand has the whole near edge, the decision stands above it.
    let raised =
        matches!(scene.asked, Some(Question::Cards | Question::Hand | Question::ShortRest | Question::Reroll(_)));
    tag("section", "answer")
        .when(raised, "raised")
        .when(packs, "packing")
        .set("data-question", scene.asked.map_or("", kind))
        .with(
            // Longer than its place, it is scrolled, by keys, too.
            tag("div", "lines")
                .set("role", "status")
                .set("tabindex", "0")
                .with(tag("h2", "").with(question))
                .with(hint::line(scene).or_else(|| said.map(|said| tag("p", "").with(said)))),
        )
        .with(tag("div", "acts").with(brass))
        .with((free && scene.asked == Some(Question::Cards)).then(|| choose::rests(scene)).flatten())
        .with(
            // Each has its key: a button that went would otherwise become its neighbour while it is being pressed, and do what that does.
            tag("div", "besides")
                .with((packs && free).then(|| bag::suggest(scene).key(5)))
                .with(back.map(|tag| tag.key(1)))
                .with(free.then(|| instead(scene, words)).flatten().map(|tag| tag.key(2)))
                .with(free.then(|| more(words).key(3)))
                .with(free.then(|| ways(scene, words).key(4))),
        )
}

/// What can be done in place of what the button does: only what is planned, or nothing more.
fn instead(scene: &Scene<'_>, words: &'static NearWords) -> Option<Tag> {
    let way = |touch: Touch| {
        tool(Tone::Quiet, scene.touch(touch))
            .when(true, "instead")
            .set("aria-keyshortcuts", "X")
            .with(tag("kbd", "").set("aria-hidden", "true").with("X"))
    };
    if scene.pointed.is_some() && deed::can_stop(scene) {
        return Some(way(Touch::OnlyPlan).with((words.only)(&deed::planned(scene))));
    }
    let ends = scene.legal.contains(&Choice::EndTurn) && scene.pointed != Some(Choice::EndTurn);
    ends.then(|| way(Touch::Pick(Choice::EndTurn)).with(names::choice(Choice::EndTurn, scene)))
}

/// Opens the other ways.
fn more(words: &'static NearWords) -> Tag {
    tool(Tone::Quiet, || ())
        .when(true, "icon-only more")
        .set("popovertarget", WAYS)
        .set("aria-label", words.other_ways)
        .set("title", words.other_ways)
        .with(emblem(Icon("hamburger-menu")))
}

const WAYS: &str = "ways";

/// Other ways to answer, and how it is told: what is not needed at every decision.
fn ways(scene: &Scene<'_>, words: &'static NearWords) -> Tag {
    let table = scene.table;
    let way = |press: Box<dyn Fn() + Send + Sync>, says: &'static str| tool(Tone::Quiet, press).with(says);
    let open = |sheet: Sheet| Box::new(move || table.act(Act::Open(sheet)));
    let all = [
        // Where there is no room for it beside the button.
        instead(scene, words).map(|tag| tag.when(true, "narrow")),
        Some(way(Box::new(scene.touch(Touch::PlayForMe)), words.for_me).when(true, "for-me")),
        (scene.asked == Some(Question::Turn) && scene.plan.is_empty())
            .then(|| way(Box::new(scene.touch(Touch::PlayTurnForMe)), words.turn_for_me)),
        talk::may_speak(scene).then(|| way(open(Sheet::Say), scene.words.ask.you_say)),
        Some(way(open(Sheet::Answers), words.all_answers)),
        Some(way(open(Sheet::Habits), words.habits)),
    ];
    // Whichever is taken, they are put away.
    let closing =
        all.into_iter().flatten().map(|way| way.set("popovertarget", WAYS).set("popovertargetaction", "hide"));
    tag("div", "more-ways").set("id", WAYS).set("popover", "auto").each(closing)
}

/// What undoing takes back, when nothing is planned.
fn undo_words(scene: &Scene<'_>) -> String {
    scene.table.game.with_untracked(|game| {
        // What others did since is not what is taken back.
        let choice = game.last_decision_before(usize::MAX).unwrap_or_else(|| game.choices());
        let until = if choice + 1 < game.choices() { game.events_before(choice + 1) } else { game.events().len() };
        let events = game.events().get(game.events_before(choice)..until).unwrap_or_default();
        scene.words.undo(events, &scene.cast())
    })
}

/// The kind of a question in one word, for whoever looks at the page from outside.
pub(crate) const fn kind(question: Question) -> &'static str {
    match question {
        Question::Goal => "goal",
        Question::Equip => "equip",
        Question::Hand => "hand",
        Question::Entry => "entry",
        Question::Start => "start",
        Question::Cards => "cards",
        Question::Turn => "turn",
        Question::Move { .. } => "move",
        Question::Attack { .. } => "attack",
        Question::Guard { .. } => "guard",
        Question::Shove { .. } => "shove",
        Question::Harm { .. } => "harm",
        Question::Heal { .. } => "heal",
        Question::Name { .. } => "name",
        Question::Place { .. } => "place",
        Question::Fall(_) => "fall",
        Question::Recover { .. } => "recover",
        Question::Forfeit { .. } => "forfeit",
        Question::Loot { .. } => "loot",
        Question::ShortRest => "short-rest",
        Question::Reroll(_) => "reroll",
        Question::LongRest => "long-rest",
        Question::Consume { .. } => "consume",
        Question::Offer { .. } => "offer",
        Question::Appear(_) => "appear",
        Question::Pick { .. } => "pick",
        Question::Promote(_) => "promote",
        Question::Opener(_) => "opener",
        Question::Feed { .. } => "feed",
        Question::Ways(_) => "ways",
        Question::Tie { .. } => "tie",
        Question::Hasten => "hasten",
        Question::Refresh(_) => "refresh",
        Question::Create => "create",
        Question::MoveOrAttack(_) => "move-or-attack",
    }
}

/// Whether the button does something now.
fn is_ready(scene: &Scene<'_>) -> bool {
    match scene.pointed {
        Some(choice) => plan::is_whole(choice),
        None => deed::can_stop(scene),
    }
}

/// What is still to be chosen.
fn what_to_choose(scene: &Scene<'_>, words: &'static NearWords) -> &'static str {
    match (scene.asked, scene.pointed) {
        (Some(Question::Cards), Some(_)) => words.choose_second,
        (Some(Question::Cards), None) => words.choose_two,
        (Some(Question::Turn), _) => words.choose_half,
        (Some(Question::Move { .. } | Question::Shove { .. } | Question::Place { .. } | Question::Start), _) => {
            words.choose_hex
        }
        (Some(Question::Attack { .. } | Question::Heal { .. } | Question::Name { .. }), _) => words.choose_target,
        (Some(Question::Harm { .. }), Some(Choice::LoseDiscards(..))) => words.which_two,
        (Some(Question::LongRest | Question::Forfeit { .. }), _) => words.which_card,
        _ => words.choose,
    }
}

/// How it is told, and what is asked.
#[must_use]
pub fn habits(table: Controller<ScenarioAtTable>) -> Drawing {
    let words = words(table.shell.lang());
    let now = table.game.with(ScenarioAtTable::habits);
    let change = move |habits: Habits| {
        table.game.update(|game| game.set_habits(habits));
        habits.keep(table.shell);
    };
    let tellings = [Telling::Slow, Telling::Fast, Telling::AtOnce].into_iter().zip(words.tellings);
    let damages = [Damage::Always, Damage::From(2), Damage::From(3), Damage::From(4), Damage::Exhausting];
    let [two, three, four] = words.from;
    let damages = damages.into_iter().zip([words.always, two, three, four, words.exhausting]);
    let ties = [Ties::Ask, Ties::First].into_iter().zip(words.tie_options);
    let told = move |telling| change(Habits { telling, ..now });
    let asked = move |damage| change(Habits { damage, ..now });
    let tied = move |ties| change(Habits { ties, ..now });
    [
        choice("telling", words.telling, "", tellings, now.telling, told),
        choice("damage", words.damage, "", damages, now.damage, asked),
        choice("ties", words.ties, "", ties, now.ties, tied),
    ]
    .into_iter()
    .collect()
}

/// What is told while nobody is asked.
fn telling(scene: &Scene<'_>) -> Tag {
    let table = scene.table;
    let words = words(scene.lang);
    let line = table.told().filter(|_| table.telling()).unwrap_or_else(|| words.thinking.to_owned());
    let over = scene.view.outcome().is_some() && !table.telling();
    let line = if over { table.told().unwrap_or_default() } else { line };
    let button = match over {
        true => tool(Tone::Brass, move || table.act(Act::SeeEnd)).with(scene.words.table.see_end),
        false => tool(Tone::Brass, move || table.act(Act::Skip))
            .set_if(!table.telling(), "aria-disabled", "true")
            .with(words.skip),
    };
    tag("section", "answer")
        .with(tag("div", "lines").set("role", "status").with(tag("p", "").with(line)))
        .with(tag("div", "acts").with(button.when(true, "go")))
        .with(tag("div", "besides").with(habits_button(scene, words)))
}

fn habits_button(scene: &Scene<'_>, words: &'static NearWords) -> Tag {
    let table = scene.table;
    tool(Tone::Quiet, move || table.act(Act::Open(Sheet::Habits)))
        .when(true, "icon-only more")
        .set("aria-label", words.habits)
        .set("title", words.habits)
        .with(emblem(Icon("hamburger-menu")))
}
