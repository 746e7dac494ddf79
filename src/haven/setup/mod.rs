//! Setting out: what is wished for, the form on which it is, and the page around it.

mod form;
mod wishes;

pub(crate) use wishes::{USUAL_DUNGEON, usual_items};

use crate::haven::scenario::ScenarioAtTable;
use crate::haven::ways::ways;
use crate::haven::words::{fill, words};
use crate::shell::context::{VAULT, use_shell};
use crate::shell::route::{Haven, Route};
use crate::table::{SettingOut, keep_names, kept_names};
use crate::ui::button::{Tone, tool};
use crate::ui::page::page;
use ::haven::Setup;
use ::haven::setup::MOST_HEROES;
use drawing::{link, tag};
use form::Form;
use leptos::prelude::*;
use wishes::{KIND, LastTime, NAME, Wishes};

/// The set-up page.
#[component]
pub fn SetupPage(
    /// The scenario of a link, if one led here.
    #[prop(optional)]
    linked: Option<Setup>,
) -> impl IntoView {
    let shell = use_shell();
    let names = kept_names(MOST_HEROES, untrack(|| shell.lang()));
    let wishes = RwSignal::new(Wishes { names, ..Wishes::first(linked) });
    let setting_out = SettingOut::new::<ScenarioAtTable>(Route::Haven(Haven::Table).href());
    let begin = move || match wishes.with_untracked(|wishes| wishes.game(shell.lang())) {
        Some(game) => {
            wishes.with_untracked(|wishes| {
                shell.note(VAULT.keep(NAME, &KIND, &LastTime::of(wishes)));
                if wishes.has_guests() {
                    keep_names(shell, &wishes.names);
                }
            });
            setting_out.lay(&game);
        }
        None => shell.say(words(shell.lang()).ask.why_setup),
    };
    let start = move || match wishes.with_untracked(|wishes| wishes.lacks(words(shell.lang()))) {
        Some(lacks) => shell.say(lacks),
        None => setting_out.start::<ScenarioAtTable>(begin),
    };
    let body = move || {
        let words = words(shell.lang());
        let form = Form { shell, words, wishes };
        wishes.with(|now| {
            let main = tag("div", "set-main").with(form.places(now)).with(form.chairs(now)).with(form.bag(now));
            let rail = tag("aside", "set-rail")
                .with(form.hardness(now))
                .with(form.companions(now))
                .with(form.variants(now))
                .with(form.seed(now).with(setting_out.kept_games::<ScenarioAtTable>()));
            let lacks = now.lacks(words);
            let start = tool(Tone::Brass, start).set_if(lacks.is_some(), "aria-disabled", "true").with(words.begin);
            let says = lacks.map_or_else(|| fill(words.setup.foot, &[&now.chairs.len(), &now.level()]), str::to_owned);
            let sum =
                tag("p", "foot-sum").with(tag("b", "").with(form.place_name(now))).with(tag("small", "").with(says));
            let foot = tag("div", "footbar").with(sum).with(setting_out.resume()).with(start);
            let lines = [
                ways(Haven::Setup, words.lang),
                tag("p", "lead")
                    .with(words.setup.lead)
                    .with(" ")
                    .with(link("quietly", Route::Haven(Haven::Lesson).href()).with(words.lesson.to_lesson)),
                tag("div", "set-out").with(main).with(rail),
                foot,
            ];
            page(shell.words(), words.set_up, lines.into_iter().collect())
        })
    };
    view! {
        {body}
        {setting_out.dialogs::<ScenarioAtTable>(begin)}
    }
}
