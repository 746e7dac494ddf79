//! Every part in every state, for those who build. Only in development builds.

use super::bench::Bench;
use crate::shell::context::use_shell;
use crate::ui::banner::banner;
use crate::ui::button::{Button, Tone, tool};
use crate::ui::choice::Choice;
use crate::ui::dialog::Dialog;
use crate::ui::icon::{Emblem, Icon};
use crate::ui::page::Page;
use leptos::prelude::*;

/// The gallery. Its words are for builders and stay English.
#[component]
pub fn Gallery() -> impl IntoView {
    view! {
        <Page title=Signal::stored("Gallery")>
            <Buttons/>
            <Choices/>
            <Papers/>
            <Messages/>
            <Bench/>
            <Breakage/>
        </Page>
    }
}

#[component]
fn Buttons() -> impl IntoView {
    let pressed = RwSignal::new(0);
    let press = move || pressed.update(|count| *count += 1);
    let reason = Signal::stored(Some("Transform needs a weapon in hand.".to_owned()));
    view! {
        <section class="panel">
            <h2>"Buttons"</h2>
            <div class="row">
                <Button tone=Tone::Brass on_press=press>"Take 2 echoes"</Button>
                <Button on_press=press>"Learn it"</Button>
                <Button tone=Tone::Blood on_press=press>"Erase it all"</Button>
            </div>
            <div class="row">
                <Button tone=Tone::Brass unavailable=reason on_press=press>"Play Transform"</Button>
                <Button unavailable=reason on_press=press>"Undo"</Button>
            </div>
            <p class="hint" id="pressed">"Pressed " {pressed} " times; the unavailable ones never count."</p>
        </section>
    }
}

#[component]
fn Choices() -> impl IntoView {
    let chosen = RwSignal::new(1);
    view! {
        <section class="panel">
            <h2>"Choices"</h2>
            <Choice
                name="gallery" label=Signal::stored("Hunters") hint=Signal::stored("A line that explains.")
                options=vec![(0, Signal::stored("3")), (1, Signal::stored("4")), (2, Signal::stored("5"))]
                chosen=chosen on_choose=move |value| chosen.set(value)
            />
        </section>
    }
}

#[component]
fn Papers() -> impl IntoView {
    view! {
        <section class="panel">
            <h2>"Paper and emblems"</h2>
            <article class="note paper">
                <div class="plate" aria-hidden="true"><Emblem icon=Icon("candle-flame")/></div>
                <div>
                    <p class="kicker">"A kicker"</p>
                    <h3>"Blood-starved Beast"</h3>
                    <p>"Paper is the only light surface, so the eye goes there."</p>
                </div>
            </article>
        </section>
    }
}

#[component]
fn Messages() -> impl IntoView {
    let shell = use_shell();
    let open = RwSignal::new(false);
    view! {
        <section class="panel">
            <h2>"Banners, toasts, dialogs"</h2>
            {banner("A banner stays until its reason is gone.", tool(Tone::Quiet, || ()).with("Do something about it")).drawn()}
            <div class="row">
                <Button on_press=move || shell.say("A toast goes by itself.")>"Show a toast"</Button>
                <Button on_press=move || open.set(true)>"Open a dialog"</Button>
            </div>
            <Dialog open=open id="gallery-dialog" title=Signal::stored("A question")>
                <p>"It must be answered before anything else; Escape answers it too."</p>
                <div class="row">
                    <Button tone=Tone::Brass on_press=move || open.set(false)>"Answer"</Button>
                </div>
            </Dialog>
        </section>
    }
}

/// Ways to break the page on purpose.
#[component]
fn Breakage() -> impl IntoView {
    let broken = RwSignal::new(false);
    view! {
        <section class="panel">
            <h2>"Breakage"</h2>
            <div class="row">
                <Button tone=Tone::Blood on_press=|| panic!("the gallery's panic button was pressed")>"Panic"</Button>
                <Button on_press=move || broken.set(true)>"Fail to show"</Button>
            </div>
            {move || if broken.get() { "nothing".parse::<u32>() } else { Ok(0) }.map(|_| ())}
        </section>
    }
}
