//! The board of hexes: an SVG in layers, seen through a window that can be pulled, brought closer and left to follow.
//!
//! [`state`] is what the board shows, as plain data from an engine's view; [`marks`] is what is planned, pointed at and aimed, as
//! plain data from the table. [`Hexes`] draws both and says which hex was picked or is pointed at.

pub mod camera;
pub mod eye;
pub mod geometry;
mod ground;
#[cfg(any(debug_assertions, gallery))]
mod largest;
mod list;
mod marking;
pub mod marks;
mod plate;
mod scene;
pub mod state;
mod things;
pub mod tokens;

#[cfg(any(debug_assertions, gallery))]
pub use largest::LargestBoard;
pub use marks::Marks;
pub use scene::TableMap;
pub use state::MapState;

use crate::haven::map::eye::Eye;
use crate::haven::map::geometry::{Bounds, centre, hex_at, written};
use crate::haven::near::{begin_hold, let_go};
use crate::haven::words::words;
use crate::shell::context::use_shell;
use crate::shell::settings::Pace;
use ::haven::hex::Hex;
use ::haven::spot::Spot;
use drawing::{Drawing, Tag, button, tag};
use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, ResizeObserver};

/// Room around the outermost hexes, for walls and shadows.
const MARGIN: f64 = 70.0;
/// How much closer a press of a button brings the eye.
const STEP: f64 = 1.25;

/// The board. `pick` gets the hex that was clicked, tapped or chosen by key; `point` the one under the pointer or the keys.
#[component]
pub fn Hexes(
    /// What it shows.
    #[prop(into)]
    state: Signal<MapState>,
    /// What is marked on it.
    #[prop(into)]
    marks: Signal<Marks>,
    /// A hex was picked.
    pick: Callback<Spot>,
    /// A hex is pointed at, or none.
    point: Callback<Option<Spot>>,
    /// A hex was held, or touched with the other button: whoever stands there is looked at closer.
    #[prop(optional)]
    closer: Option<Callback<Spot>>,
) -> impl IntoView {
    let shell = use_shell();
    let words = move || words(shell.lang());
    let eye = Eye::new();
    let glides = move || shell.pace() != Pace::Off;
    // The hex that the keys have come to.
    let cursor = RwSignal::new(None::<Spot>);
    let ground = Memo::new(move |_| state.with(|state| state.ground.clone()));
    let written_ground = Memo::new(move |_| ground.with(ground::Written::of));
    let bounds = Memo::new(move |_| {
        let hexes = ground.with(|ground| ground.cells.iter().map(|cell| cell.hex).collect::<Vec<_>>());
        Bounds::around(hexes).map(|bounds| bounds.with_margin(MARGIN))
    });
    let light = a_picture_later(Memo::new(move |_| state.with(|state| (state.torch(), state.empty.clone()))));
    let things = Memo::new(move |_| state.with(|state| (state.ground.doors.clone(), state.things.clone())));
    let layer = move |class: &'static str, inner: Drawing| layer(class, bounds.get(), inner).drawn();

    Effect::new(move |_| {
        if let Some(bounds) = bounds.get() {
            eye.lay(bounds);
        }
    });
    // What there is to see, and whom to follow.
    let sight = Memo::new(move |_| state.with(|state| marks.with(|marks| what_to_show(state, marks))));
    let show = move || {
        let (all, near, acting) = sight.get_untracked();
        eye.show(all, &near, acting, glides());
    };
    Effect::new(move |before: Option<bool>| {
        sight.track();
        bounds.track();
        if before.is_none() {
            eye.measure();
        }
        show();
        true
    });
    watch_size(eye, move || {
        eye.measure();
        let (all, near, acting) = sight.get_untracked();
        eye.show(all, &near, acting, false);
    });

    let spot_at = move |x: i32, y: i32| {
        let hex = hex_at(eye.place(f64::from(x), f64::from(y))?);
        state.with_untracked(|state| state.spot(hex))
    };
    let hovered = StoredValue::new(None::<Spot>);
    let hover = move |spot: Option<Spot>| {
        if hovered.get_value() != spot {
            hovered.set_value(spot);
            point.run(spot);
        }
    };
    let look = move |x: i32, y: i32| {
        if let Some((closer, spot)) = closer.zip(spot_at(x, y)) {
            closer.run(spot);
        }
    };
    let down = move |event: ev::PointerEvent| {
        if event.button() == 0 && !on_button(&event) {
            let (id, x, y) = (event.pointer_id(), event.client_x(), event.client_y());
            eye.press(id, f64::from(x), f64::from(y));
            begin_hold(move || {
                if eye.held(id) {
                    look(x, y);
                }
            });
        }
    };
    let other_button = move |event: ev::MouseEvent| {
        event.prevent_default();
        let_go();
        look(event.client_x(), event.client_y());
    };
    let moved = move |event: ev::PointerEvent| {
        let (x, y) = (event.client_x(), event.client_y());
        if eye.is_held() {
            if eye.drag(event.pointer_id(), f64::from(x), f64::from(y)) {
                let_go();
                capture(&event);
            }
        } else if event.pointer_type() == "mouse" {
            hover(spot_at(x, y));
        }
    };
    let up = move |event: ev::PointerEvent| {
        let_go();
        if eye.release(event.pointer_id()) && !on_button(&event) {
            let (x, y) = (event.client_x(), event.client_y());
            let place = eye.place(f64::from(x), f64::from(y));
            match place.filter(|_| eye.is_far()) {
                // Nobody hits the right one of such small hexes: come closer first.
                Some(place) => eye.centre(place, glides()),
                None => {
                    cursor.set(None);
                    if let Some(spot) = spot_at(x, y) {
                        pick.run(spot);
                    }
                }
            }
        }
    };
    let away = move |event: ev::PointerEvent| {
        let_go();
        eye.release(event.pointer_id());
    };
    let twice = move |event: ev::MouseEvent| {
        let open = spot_at(event.client_x(), event.client_y())
            .is_some_and(|spot| marks.with_untracked(|marks| marks.is_open(spot)));
        if let (false, false, Some(place)) =
            (open, on_button(&event), eye.place(event.client_x().into(), event.client_y().into()))
        {
            eye.centre(place, glides());
        }
    };
    let wheel = move |event: ev::WheelEvent| {
        event.prevent_default();
        // Lines and pages are so many pixels.
        let unit = if event.delta_mode() == 0 { 1.0 } else { 24.0 };
        let (dx, dy) = (event.delta_x() * unit, event.delta_y() * unit);
        let (dx, dy) = if event.shift_key() && dx == 0.0 { (dy, 0.0) } else { (dx, dy) };
        eye.measure();
        eye.wheel(event.client_x().into(), event.client_y().into(), dx, dy, event.ctrl_key());
    };
    // What a pull ends with is no click on the table.
    let clicked = move |event: ev::MouseEvent| {
        if eye.pulled() && !on_button(&event) {
            event.stop_propagation();
        }
    };
    let go = move |spot: Spot| {
        cursor.set(Some(spot));
        if let Some(hex) = state.with_untracked(|state| state.hex(spot)) {
            eye.follow(centre(hex), glides());
        }
        point.run(Some(spot));
    };
    let walk = move |step: list::Step| {
        let next = state.with_untracked(|state| match cursor.get_untracked() {
            Some(spot) => list::stepped(state, spot, step),
            None => list::start(state),
        });
        if let Some(spot) = next {
            go(spot);
        }
    };
    let key = move |event: ev::KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() || on_button(&event) {
            return;
        }
        let name = event.key();
        let here = || cursor.get_untracked();
        // Where nothing can be chosen the key means what it means everywhere.
        let means =
            |spot: &Spot| state.with_untracked(|state| marks.with_untracked(|marks| list::means(state, marks, *spot)));
        let start = || state.with_untracked(list::start);
        if let Some(step) = list::step(&name) {
            walk(step);
        } else if name == "Home" {
            if let Some(spot) = start() {
                go(spot);
            }
        } else if name == "t" || name == "T" {
            let next =
                state.with_untracked(|state| marks.with_untracked(|marks| list::next_target(state, marks, here())));
            if let Some(spot) = next {
                go(spot);
            }
        } else if let ("Enter" | " ", Some(spot)) = (name.as_str(), here().filter(means)) {
            pick.run(spot);
        } else {
            if name == "Escape" {
                cursor.set(None);
            }
            return;
        }
        event.prevent_default();
        event.stop_propagation();
    };
    let anywhere = window_event_listener(ev::keydown, move |event| {
        let meant_elsewhere = event.ctrl_key() || event.meta_key() || event.alt_key() || in_field(&event);
        if meant_elsewhere || event.default_prevented() {
            return;
        }
        // Where the board is asked for, the arrows lead there from wherever one is.
        let asks = || marks.with_untracked(Marks::asks);
        if let Some(step) = list::step(&event.key()).filter(|_| !scrolls(&event) && asks()) {
            if let Some(map) = eye.window.get_untracked() {
                let _ = map.focus();
            }
            walk(step);
            return event.prevent_default();
        }
        match event.key().as_str() {
            "0" => eye.toggle_whole(glides(), show),
            "+" | "=" => eye.step(STEP, glides()),
            "-" => eye.step(1.0 / STEP, glides()),
            _ => {}
        }
    });
    on_cleanup(move || anywhere.remove());

    let shown_marks = Memo::new(move |_| {
        let mut shown = marks.get();
        shown.pointed = cursor.get().or(shown.pointed);
        shown
    });
    // What can be reached stays the same while somebody points here and there.
    let reached = Memo::new(move |_| state.with(|state| marks.with(|marks| marking::reached(state, marks))));
    let leaving = Memo::new(move |_| marks.with(Marks::leaving));
    let spoken = move || {
        let spot = cursor.get()?;
        Some(state.with(|state| marks.with(|marks| list::hex(state, marks, spot, words()))))
    };
    let buttons = move || {
        let words = &words().board;
        let one = |name: &'static str, sign: &'static str, act: Box<dyn Fn() + Send + Sync>| {
            button("", act).set("title", name).with(sign).with(tag("span", "hidden").with(name))
        };
        tag("div", "eye")
            .with(one(words.closer, "+", Box::new(move || eye.step(STEP, glides()))).key(1))
            .with(one(words.farther, "−", Box::new(move || eye.step(1.0 / STEP, glides()))).key(2))
            .with(one(words.whole, words.all, Box::new(move || eye.toggle_whole(glides(), show))).key(3))
            .drawn()
    };
    view! {
        <section
            class="map" node_ref=eye.window tabindex="0" role="application"
            aria-label=move || words().board.board aria-describedby="map-help"
            on:pointerdown=down on:pointermove=moved on:pointerup=up on:pointercancel=away
            on:pointerenter=move |_| eye.measure() on:pointerleave=move |_| hover(None)
            on:dblclick=twice on:contextmenu=other_button on:wheel=wheel on:click=clicked on:keydown=key on:blur=move |_| cursor.set(None)
        >
            <div class="world" node_ref=eye.world aria-hidden="true" on:transitionend=move |event| { if is_world(&event) { eye.arrived() } }>
                {move || written_ground.with(|written| layer("ground", ground::ground(written)))}
                {move || written_ground.with(|written| light.with(|(torch, empty)| layer("light", ground::light(written, *torch, empty))))}
                {move || written_ground.with(|written| layer("walls", ground::walls(written)))}
                {move || things.with(|(doors, things)| layer("things", things::things(doors, things)))}
                {move || reached.with(|reached| layer("under", marking::reach(reached)))}
                {move || state.with(|state| shown_marks.with(|marks| layer("under meant", marking::under(state, marks))))}
                {move || state.with(|state| figures(bounds.get(), tokens::tokens(state, leaving.get(), words())).drawn())}
                {move || state.with(|state| layer("over captions", marking::written_at(state, words())))}
                {move || state.with(|state| shown_marks.with(|marks| layer("over", marking::over(state, marks, words()))))}
            </div>
            {buttons}
            <p class="hidden" id="map-help">{move || words().board.help}</p>
            <p class="hidden" aria-live="polite">{spoken}</p>
            {move || state.with(|state| list::figures(state, words())).drawn()}
        </section>
    }
}

/// A picture of the whole board.
fn layer(class: &'static str, bounds: Option<Bounds>, inner: Drawing) -> Tag {
    let picture = tag("svg", class).set("preserveAspectRatio", "none");
    match bounds {
        None => picture,
        Some(bounds) => {
            let numbers = [bounds.from.x, bounds.from.y, bounds.width(), bounds.height()].map(written);
            picture.write("viewBox", numbers.join(" ")).with(inner)
        }
    }
}

/// The figures' own pictures, which lie on a board of this size.
fn figures(bounds: Option<Bounds>, inner: Drawing) -> Tag {
    let place = tag("div", "tokens");
    match bounds {
        None => place,
        Some(bounds) => place
            .write("--left", written(bounds.from.x))
            .write("--top", written(bounds.from.y))
            .write("--wide", written(bounds.width()))
            .write("--high", written(bounds.height()))
            .with(inner),
    }
}

/// The box around all figures with what is marked; whoever acts with what is marked; and what must be seen in any case.
fn what_to_show(state: &MapState, marks: &Marks) -> (Option<Bounds>, Vec<Hex>, Option<Hex>) {
    let of = |id: &::haven::figure::FigureId| state.token(*id).map(|token| token.hex);
    let acting = state.now.as_ref().and_then(of).or_else(|| state.torch());
    let spots = marks.reach.iter().map(|one| one.spot).chain(marks.open.iter().copied());
    let spots = spots.chain(marks.walk.iter().flat_map(|walk| walk.steps.iter().copied()));
    let marked: Vec<Hex> = spots
        .filter_map(|spot| state.hex(spot))
        .chain(marks.aimed.iter().chain(&marks.focus).filter_map(of))
        .chain(acting)
        .collect();
    // Before the heroes have come in, all of the first room is worth a look.
    let nobody = !state.tokens.iter().any(|token| matches!(token.look, state::Look::Hero(_)));
    let room = state.ground.cells.iter().filter(|_| nobody).map(|cell| cell.hex);
    let all = state.tokens.iter().map(|token| token.hex).chain(marked.iter().copied()).chain(room);
    // What a hint or a lesson names is what is looked for; else who is aimed at, or where a way leads, rather than where it began.
    let end = marks.walk.as_ref().and_then(|walk| walk.steps.last().copied());
    let named = marks.hinted.or(end.filter(|_| marks.aimed.is_empty())).and_then(|spot| state.hex(spot));
    let wanted = named.or_else(|| marks.aimed.first().and_then(of)).or(acting);
    (Bounds::around(all), marked, wanted)
}

/// The same, one picture later. What covers the whole board takes long to paint: whoever has touched something sees what came of it
/// first.
fn a_picture_later<T: Clone + PartialEq + Send + Sync + 'static>(now: Memo<T>) -> ReadSignal<T> {
    let (later, set_later) = signal(now.get_untracked());
    Effect::new(move |before: Option<()>| {
        let value = now.get();
        if before.is_some() {
            // The first call comes before the next picture, the second one after it.
            request_animation_frame(move || request_animation_frame(move || drop(set_later.try_set(value))));
        }
    });
    later
}

/// Calls back when the window changes its size.
fn watch_size(eye: Eye, changed: impl Fn() + 'static) {
    let watching = StoredValue::new_local(None::<(ResizeObserver, Closure<dyn FnMut()>)>);
    let changed = StoredValue::new_local(std::rc::Rc::new(changed) as std::rc::Rc<dyn Fn()>);
    Effect::new(move |_| {
        let Some(window) = eye.window.get() else { return };
        let told = Closure::<dyn FnMut()>::new(move || {
            if let Some(changed) = changed.try_get_value() {
                changed();
            }
        });
        if let Ok(observer) = ResizeObserver::new(told.as_ref().unchecked_ref()) {
            observer.observe(&window);
            watching.set_value(Some((observer, told)));
        }
    });
    on_cleanup(move || {
        if let Some((observer, _)) = watching.try_update_value(Option::take).flatten() {
            observer.disconnect();
        }
    });
}

/// The pull goes on outside of the window too.
fn capture(event: &ev::PointerEvent) {
    let element = event.current_target().and_then(|target| target.dyn_into::<Element>().ok());
    if let Some(element) = element.filter(|element| !element.has_pointer_capture(event.pointer_id())) {
        let _ = element.set_pointer_capture(event.pointer_id());
    }
}

fn target(event: &ev::Event) -> Option<Element> {
    event.target().and_then(|target| target.dyn_into::<Element>().ok())
}

fn on_button(event: &ev::Event) -> bool {
    target(event).is_some_and(|target| target.closest("button").is_ok_and(|found| found.is_some()))
}

fn in_field(event: &ev::Event) -> bool {
    let field =
        |target: Element| target.closest("input, select, textarea, dialog[open]").is_ok_and(|found| found.is_some());
    target(event).is_some_and(field)
}

/// Whether the arrows move what the event happened in.
fn scrolls(event: &ev::Event) -> bool {
    target(event).is_some_and(|target| target.closest("[tabindex='0']").is_ok_and(|found| found.is_some()))
}

fn is_world(event: &ev::TransitionEvent) -> bool {
    target(event).is_some_and(|target| target.class_list().contains("world"))
}
