//! What the board shows at a table: the game as it stands, and on it what is planned, pointed at, or was just done.

use crate::haven::codex::Known;
use crate::haven::map::marks::{Aim, Label, Tone, Walk};
use crate::haven::map::{Hexes, MapState, Marks};
use crate::haven::near::advised;
use crate::haven::plan::standing_on;
use crate::haven::presented::{Sheet, drawn};
use crate::haven::scenario::ScenarioAtTable;
use crate::haven::show::{Scene, Touch};
use crate::haven::words::fill;
use crate::table::{Act, Controller};
use ::haven::figure::{FigureId, Kind};
use ::haven::question::Question;
use ::haven::spot::{Spot, Spots};
use ::haven::{Choice, Event, Game, View};
use kit::Seat;
use leptos::prelude::*;

/// The board of a table.
#[component]
pub fn TableMap(table: Controller<ScenarioAtTable>) -> impl IntoView {
    // Who looks changes seldom, what is pointed at often: the board is not taken down anew for that.
    let eyes = Memo::new(move |_| {
        let seat = drawn(table, |scene| scene.view.seat());
        let yours = |game: &ScenarioAtTable| (0..4).map(Seat).filter(|&seat| game.is_before_the_screen(seat)).collect();
        (seat, table.game.with(|game| yours(game)))
    });
    let state = Memo::new(move |_| {
        let (seat, yours): (Seat, Vec<Seat>) = eyes.get();
        MapState::of(&table.shown.read().game.view(seat), &yours)
    });
    let hovered = RwSignal::new(None::<Spot>);
    // What can be answered stays the same while somebody points here and there.
    let offered = Memo::new(move |_| drawn(table, offered));
    let marks = Memo::new(move |_| {
        let marked = Marks { pointed: hovered.get(), ..offered.get() };
        drawn(table, |scene| marks(scene, &table.shown.read().game, marked))
    });
    let pick = Callback::new(move |spot| table.act(Act::Own(Touch::Hex(spot))));
    let point = Callback::new(move |spot| hovered.set(spot));
    let closer = Callback::new(move |spot| {
        if let Some(sheet) = drawn(table, |scene| sheet_of(scene, spot)) {
            table.act(Act::Open(sheet));
        }
    });
    view! { <Hexes state=state marks=marks pick=pick point=point closer=closer/> }
}

/// A closer look at whoever stands on a hex.
fn sheet_of(scene: &Scene<'_>, spot: Spot) -> Option<Sheet> {
    match scene.view.figure(standing_on(&scene.view, spot)?).kind {
        Kind::Hero(seat) | Kind::Summon { owner: seat, .. } => Some(Sheet::Hero(seat)),
        Kind::Monster { kind, .. } => Some(Sheet::Known(Known::Monster(kind))),
        _ => None,
    }
}

/// What is asked on the board. What is asked in the middle of another's turn is seen with what led to it.
fn asked_here(scene: &Scene<'_>) -> Option<Question> {
    scene.asked.filter(|question| !matches!(question, Question::Harm { .. } | Question::Guard { .. }))
}

/// What can be answered on the board.
fn offered(scene: &Scene<'_>) -> Marks {
    let mut marks = Marks::default();
    if asked_here(scene).is_none() {
        return marks;
    }
    let view = &scene.view;
    let mut open = Spots::default();
    for choice in scene.legal {
        match *choice {
            Choice::Target(figure) => marks.targets.push(figure),
            Choice::Hex(spot) => open.insert(spot),
            // Whatever an area could cover can be touched, and lays it there.
            Choice::Area(shape, anchor) => open |= view.area_spots(shape, anchor),
            _ => {}
        }
    }
    open |= view.loot();
    marks.open.extend(open.iter());
    if let Some((_, ways)) = view.monster_ways() {
        for (at, way) in ways.iter().enumerate() {
            let number = (at + 1).to_string();
            // Several ways may end on one hex, and differ in whom they attack.
            match marks.numbered.iter_mut().find(|one| one.0 == way.stop) {
                Some((_, numbers)) => *numbers = format!("{numbers} {number}"),
                None => {
                    marks.open.push(way.stop);
                    marks.numbered.push((way.stop, number));
                }
            }
        }
    }
    marks.reach = scene.reach.map(Marks::reach).unwrap_or_default();
    marks
}

/// The hex that a hint or a lesson names.
fn hinted(scene: &Scene<'_>) -> Option<Spot> {
    match advised(scene)? {
        Choice::Step(spot) | Choice::Hex(spot) => Some(spot),
        Choice::Target(figure) => Some(scene.view.figure(figure).spot),
        _ => None,
    }
}

/// What is marked besides what can be answered.
fn marks(scene: &Scene<'_>, stands: &Game, mut marks: Marks) -> Marks {
    marks.hinted = hinted(scene);
    match asked_here(scene) {
        Some(question) => asked(scene, question, &mut marks),
        None => told(scene, stands, &mut marks),
    }
    if marks.walk.is_none() {
        marks.walk = walked(scene.planned, |figure| stands.figure(figure).spot, false);
        // A step that shows what is hidden, through a door, is only pointed at.
        if let (Some(walk), Some(Choice::Step(spot))) = (&mut marks.walk, scene.pointed) {
            walk.steps.push(spot);
        }
    }
    marks
}

/// The way of whoever moved first among these events.
fn walked(events: &[Event], from: impl Fn(FigureId) -> Spot, done: bool) -> Option<Walk> {
    let step = |event: &Event| match *event {
        Event::Moved(figure, spot) => Some((figure, spot)),
        _ => None,
    };
    let (figure, _) = events.iter().find_map(step)?;
    let steps = events.iter().filter_map(step).filter(|one| one.0 == figure).map(|one| one.1).collect();
    Some(Walk { figure, from: from(figure), steps, done })
}

/// What is about to be answered.
fn asked(scene: &Scene<'_>, question: Question, marks: &mut Marks) {
    let (view, hovered) = (&scene.view, marks.pointed);
    // Whom a monster goes for is seen with the ways.
    marks.focus = view.monster_ways().and_then(|(_, ways)| ways.iter().find_map(|way| way.focus)).map(|focus| focus.0);
    if let Some(reach) = scene.reach {
        // Whoever points at a hex sees the way there before anything is planned.
        let to = hovered.and_then(|spot| reach.to(spot)).filter(|to| to.no_end.is_none());
        if let Some(to) = to.filter(|_| scene.planned.is_empty()) {
            let from = view.figure(reach.figure).spot;
            marks.walk = Some(Walk { figure: reach.figure, from, steps: to.path.clone(), done: false });
        }
    }
    // A hex that is chosen stays marked when the pointer has gone, or when there is none.
    let chosen = match scene.pointed {
        Some(Choice::Hex(spot)) => Some(spot),
        Some(Choice::Option(at)) => {
            view.monster_ways().and_then(|(_, ways)| ways.get(usize::from(at))).map(|way| way.stop)
        }
        _ => None,
    };
    marks.pointed = marks.pointed.or(chosen);
    let hovering = hovered.and_then(|spot| standing_on(view, spot));
    let named = scene.plan.iter().filter_map(|choice| match choice {
        Choice::Target(figure) => Some(*figure),
        _ => None,
    });
    marks.aimed.extend(named);
    if let Question::Attack { attacker, range, .. } = question {
        let aims = scene.pointed.or_else(|| hovering.map(Choice::Target).filter(|choice| scene.legal.contains(choice)));
        if let Some(choice) = aims {
            aim(view, choice, marks);
        }
        let looks = marks.aimed.last().copied().or(hovering.filter(|&figure| figure != attacker));
        if let Some(target) = looks {
            look(scene, attacker, target, range, marks);
        }
    } else {
        marks.aimed.extend(scene.pointed.and_then(|choice| match choice {
            Choice::Target(figure) => Some(figure),
            _ => None,
        }));
    }
}

/// What an attack would hit, and how likely each of them dies of it.
fn aim(view: &View<'_>, choice: Choice, marks: &mut Marks) {
    if let Choice::Area(shape, anchor) = choice {
        marks.area = view.area_spots(shape, anchor).iter().filter_map(|spot| view.hex(spot)).collect();
    }
    for preview in view.preview(choice) {
        if !marks.aimed.contains(&preview.target) {
            marks.aimed.push(preview.target);
        }
        let spot = view.figure(preview.target).spot;
        marks.labels.push(Label { spot, tone: Tone::Blood, text: format!("{}%", preview.kills.percent()) });
    }
}

/// The line of sight from one figure to another, and how far it is or what stops it.
fn look(scene: &Scene<'_>, attacker: FigureId, target: FigureId, range: u8, marks: &mut Marks) {
    let view = &scene.view;
    let (from, to) = (view.figure(attacker).spot, view.figure(target).spot);
    let Some(sight) = view.sight(from, to) else { return };
    let distance = view.chart().distance(from, to);
    if distance <= 1 && sight.is_clear() {
        return;
    }
    marks.aim = Some(Aim { from, to, sight });
    let text = if sight.is_clear() {
        fill(scene.words.board.range, &[&distance])
    } else {
        scene.words.board.no_sight.to_owned()
    };
    if !sight.is_clear() || distance > range || range > 1 {
        marks.labels.push(Label { spot: to, tone: Tone::Ink, text });
    }
}

/// What is being told: who goes where, at whom, and what was drawn.
fn told(scene: &Scene<'_>, stands: &Game, marks: &mut Marks) {
    let mut target = None;
    for event in scene.recent {
        match *event {
            Event::Focus(_, figure, _) => marks.focus = Some(figure),
            Event::Attack(attacker, figure) => target = Some((attacker, figure)),
            Event::Died(figure) if marks.focus == Some(figure) => marks.focus = None,
            _ => {}
        }
    }
    let alive = |figure: FigureId| stands.figure(figure).alive;
    marks.focus = marks.focus.filter(|&figure| alive(figure));
    if let Some((attacker, figure)) = target.filter(|one| alive(one.0) && alive(one.1)) {
        marks.aimed = vec![figure];
        look(scene, attacker, figure, u8::MAX, marks);
        let drawn = scene.recent.iter().rev().take_while(|event| !matches!(event, Event::Attack(..)));
        let counted = drawn.filter_map(|event| match *event {
            Event::Modifier(_, card, true) => Some(scene.words.modifier_number(card)),
            _ => None,
        });
        let cards: Vec<String> = counted.collect();
        if !cards.is_empty() {
            let text = cards.into_iter().rev().collect::<Vec<_>>().join(" ");
            marks.labels.push(Label { spot: stands.figure(figure).spot, tone: Tone::Blood, text });
        }
    } else if let Some(figure) = marks.focus {
        let spot = stands.figure(figure).spot;
        marks.labels.push(Label { spot, tone: Tone::Blood, text: scene.words.board.focus.to_owned() });
    }
    let began = scene.table.shown.read().began.clone();
    let from = |figure: FigureId| began.as_deref().unwrap_or(stands).figure(figure).spot;
    marks.walk = walked(scene.recent, from, true);
}
