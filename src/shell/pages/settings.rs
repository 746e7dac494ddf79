//! Settings, and the person's data: out, in, and gone.

use crate::browser::file::{self, FileError};
use crate::browser::storage::Browser;
use crate::shell::context::{Shell, VAULT, use_shell};
use crate::shell::settings::{Contrast, Pace, TextSize};
use crate::shell::words::Words;
use crate::ui::banner::trouble_line;
use crate::ui::button::{Button, Tone};
use crate::ui::choice::Choice;
use crate::ui::dialog::Dialog;
use crate::ui::page::Page;
use kit::Lang;
use kit::save::{MOST_BYTES, OpenError};
use kit::vault::{ImportError, PREFIX, Storage};
use leptos::{ev, prelude::*};
use wasm_bindgen_futures::spawn_local;

/// The settings page.
#[component]
pub fn SettingsPage() -> impl IntoView {
    let shell = use_shell();
    let word = move |pick: fn(&Words) -> &'static str| Signal::derive(move || pick(shell.words()));
    let languages = std::iter::once((None, word(|words| words.language_of_browser)))
        .chain(Lang::ALL.into_iter().map(|lang| (Some(lang), Signal::stored(lang.name()))))
        .collect();
    let as_system = word(|words| words.as_system);
    let paces = Pace::ALL.map(|pace| (Some(pace), Signal::derive(move || shell.words().pace(pace))));
    let paces = std::iter::once((None, as_system)).chain(paces).collect();
    let sizes = TextSize::ALL.map(|size| (size, Signal::stored(size.percent()))).to_vec();
    let contrasts = Contrast::ALL.map(|contrast| (Some(contrast), word(contrast_word(contrast))));
    let contrasts = std::iter::once((None, as_system)).chain(contrasts).collect();
    view! {
        <Page title=word(|words| words.settings)>
            <p class="lead">{move || shell.words().settings_intro}</p>
            <section class="panel settings">
                <Choice
                    name="language" label=word(|words| words.language) options=languages
                    chosen=Signal::derive(move || shell.chosen_lang())
                    on_choose=move |lang| spawn_local(shell.speak(lang))
                />
                <Choice
                    name="pace" label=word(|words| words.motion) hint=word(|words| words.motion_hint) options=paces
                    chosen=Signal::derive(move || shell.settings.get().pace)
                    on_choose=move |pace| shell.set(|settings| settings.pace = pace)
                />
                <Choice
                    name="text" label=word(|words| words.text_size) options=sizes
                    chosen=Signal::derive(move || shell.settings.get().text)
                    on_choose=move |size| shell.set(|settings| settings.text = size)
                />
                <Choice
                    name="contrast" label=word(|words| words.contrast) hint=word(|words| words.contrast_hint)
                    options=contrasts
                    chosen=Signal::derive(move || shell.settings.get().contrast)
                    on_choose=move |contrast| shell.set(|settings| settings.contrast = contrast)
                />
            </section>
            <Data/>
        </Page>
    }
}

fn contrast_word(contrast: Contrast) -> fn(&Words) -> &'static str {
    match contrast {
        Contrast::Normal => |words| words.contrast_normal,
        Contrast::High => |words| words.contrast_high,
    }
}

/// Everything that is kept: how much it is, and the ways out, in and away.
#[component]
fn Data() -> impl IntoView {
    let shell = use_shell();
    let asking = RwSignal::new(false);
    // Counted up when what is kept has changed as a whole.
    let changed = RwSignal::new(0);
    let kept = move || {
        changed.track();
        shell.settings.track();
        (shell.words().data_used)(&readable_size(bytes_kept()))
    };
    let aside = move || {
        changed.track();
        Some(VAULT.aside()).filter(|&count| count > 0).map(|count| (shell.words().data_aside)(count))
    };
    let import = move |chosen: ev::Event| {
        let field = event_target(&chosen);
        spawn_local(async move {
            if let Some(text) = file::chosen(&field, MOST_BYTES).await {
                take_in(shell, text).await;
                changed.update(|count| *count += 1);
            }
        });
    };
    let erase = move || {
        asking.set(false);
        match VAULT.clear() {
            Ok(()) => spawn_local(async move {
                shell.read_settings().await;
                shell.say(shell.words().erase_done);
            }),
            Err(why) => shell.say(trouble_line(shell.words(), &why)),
        }
        changed.update(|count| *count += 1);
    };
    view! {
        <section class="panel data">
            <h2>{move || shell.words().data}</h2>
            <p>{move || shell.words().data_hint}</p>
            <p>{kept}</p>
            {move || aside().map(|line| view! { <p class="warning">{line}</p> })}
            <div class="row">
                <Button on_press=move || export(shell)>{move || shell.words().export}</Button>
                <label class="button quiet file">
                    <input type="file" accept=".json,application/json" on:change=import/>
                    <span>{move || shell.words().import}</span>
                </label>
                <Button tone=Tone::Blood on_press=move || asking.set(true)>{move || shell.words().erase}</Button>
            </div>
        </section>
        <Dialog open=asking id="erase" title=Signal::derive(move || shell.words().erase_title)>
            <p>{move || shell.words().erase_warning}</p>
            <div class="row">
                <Button tone=Tone::Blood on_press=erase>{move || shell.words().erase_confirm}</Button>
                <Button on_press=move || asking.set(false)>{move || shell.words().cancel}</Button>
            </div>
        </Dialog>
    }
}

/// Hands everything that is kept to the person as one file.
pub fn export(shell: Shell) {
    let words = shell.words();
    let saved = VAULT.export().map(|text| file::download("lamplight.json", &text));
    shell.say(match saved {
        Ok(Ok(())) => words.export_done,
        Ok(Err(_)) => words.storage_forbidden,
        Err(why) => trouble_line(words, &why),
    });
}

async fn take_in(shell: Shell, text: Result<String, FileError>) {
    let taken = text.map(|text| VAULT.import(&text));
    if matches!(taken, Ok(Ok(_))) {
        // First, so that what follows is said in the language that came with the file.
        shell.read_settings().await;
    }
    let words = shell.words();
    shell.say(match taken {
        Err(FileError::Unread) => (words.import_failed)(words.file_unread),
        Err(FileError::TooLong) => (words.import_failed)(words.file_too_long),
        Ok(Ok(count)) => (words.import_done)(count),
        Ok(Err(why)) => (words.import_failed)(import_problem(words, &why)),
    });
}

fn import_problem(words: &Words, why: &ImportError) -> &'static str {
    match why {
        ImportError::File(OpenError::Empty) => words.file_empty,
        ImportError::File(OpenError::TooLong) => words.file_too_long,
        ImportError::File(OpenError::Foreign) => words.file_foreign,
        ImportError::File(OpenError::OtherKind(_)) => words.file_other,
        ImportError::File(OpenError::Newer(_)) => words.file_newer,
        ImportError::File(OpenError::Damaged) => words.file_damaged,
        ImportError::File(OpenError::Shape(_) | OpenError::OldRules) => words.file_shape,
        ImportError::Key(_) => words.file_key,
        ImportError::Storage(trouble) => trouble_line(words, trouble),
    }
}

fn bytes_kept() -> usize {
    let keys = Browser.keys().unwrap_or_default();
    let ours = keys.iter().filter(|key| key.starts_with(PREFIX));
    ours.map(|key| key.len() + Browser.read(key).ok().flatten().map_or(0, |text| text.len())).sum()
}

fn readable_size(bytes: usize) -> String {
    if bytes < 1_000 { format!("{bytes} B") } else { format!("{} kB", bytes.div_ceil(1_000)) }
}
