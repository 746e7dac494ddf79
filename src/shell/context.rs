//! What every page shares: settings, words, the state of the storage, and short messages. Created once, found by context.

use crate::browser::storage::Browser;
use crate::browser::{file, offline, write_lock};
use crate::shell::locales;
use crate::shell::settings::{self, Contrast, Pace, Settings};
use crate::shell::words::{Words, words};
use kit::Lang;
use kit::vault::{Found, StorageError, Vault};
use leptos::{ev, prelude::*};
use wasm_bindgen_futures::spawn_local;

/// What is kept, and where.
pub static VAULT: Vault<Browser> = Vault::new(Browser);

/// What a system may ask for.
const LESS_MOTION: &str = "(prefers-reduced-motion: reduce)";
const MORE_CONTRAST: &str = "(prefers-contrast: more)";

/// What was found of the settings.
pub type Kept = Result<Found<Settings>, StorageError>;

/// Looks for the settings.
pub fn kept_settings() -> Kept {
    VAULT.find(settings::NAME, &settings::KIND)
}

/// The language that is wished for by what was found.
#[must_use]
pub fn wished(kept: &Kept) -> Lang {
    language(kept.as_ref().ok().and_then(|found| found.value?.lang))
}

/// The chosen language, else the browser's first that we speak, else English.
fn language(chosen: Option<Lang>) -> Lang {
    let of_browser = || file::languages().iter().find_map(|tag| Lang::from_tag(tag));
    chosen.or_else(of_browser).unwrap_or_default()
}

/// The shared state of the page.
#[derive(Clone, Copy, Debug)]
pub struct Shell {
    /// What is set.
    pub settings: RwSignal<Settings>,
    /// The language in use, whose words are always here. Asking the browser takes long enough to be worth remembering.
    lang: Memo<Lang>,
    /// The choice of a language whose words are on their way, if there is one.
    choosing: RwSignal<Option<Option<Lang>>>,
    /// Why nothing can be kept at the moment, if so.
    pub trouble: RwSignal<Option<StorageError>>,
    /// Whether this window is the one that saves.
    pub may_write: RwSignal<bool>,
    /// Whether a new version waits.
    pub update_ready: RwSignal<bool>,
    /// The short message on the screen.
    pub toast: RwSignal<Option<Toast>>,
}

/// A short message. Its number tells two with the same words apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Toast {
    /// Counted up.
    pub number: u32,
    /// What it says.
    pub text: String,
}

impl Shell {
    /// Opens the shell with what was found of the settings, and asks for the write lock.
    #[must_use]
    pub fn open(kept: Kept) -> Self {
        let settings = RwSignal::new(Settings::default());
        let lang = Memo::new(move |before: Option<&Lang>| {
            let wished = language(settings.read().lang);
            if locales::is_here(wished) { wished } else { before.copied().unwrap_or_default() }
        });
        let shell = Self {
            settings,
            lang,
            choosing: RwSignal::new(None),
            trouble: RwSignal::new(None),
            may_write: RwSignal::new(true),
            update_ready: RwSignal::new(false),
            toast: RwSignal::new(None),
        };
        shell.take_over(kept);
        spawn_local(shell.settle());
        write_lock::watch(shell.may_write);
        // Whoever takes the lock from another window goes on from what that one wrote.
        Effect::new(move |held_before: Option<bool>| {
            let held = shell.may_write.get();
            if held && held_before == Some(false) {
                shell.take_over(kept_settings());
                spawn_local(shell.settle());
            }
            held
        });
        // What that one wrote last may come to this window later than the lock: browsers keep a copy for each window.
        window_event_listener(ev::storage, move |_| {
            if shell.may_write.get_untracked() {
                spawn_local(shell.read_settings());
            }
        });
        // Whoever follows the system follows it at once.
        for query in [LESS_MOTION, MORE_CONTRAST] {
            file::watch(query, move || shell.settings.notify());
        }
        if !cfg!(debug_assertions) {
            offline::watch(shell.update_ready);
        }
        shell
    }

    /// Reads the settings anew, as after an import, and comes to their language.
    pub async fn read_settings(self) {
        self.take_over(kept_settings());
        self.settle().await;
    }

    /// Goes on with what was found of the settings. Their language has to wait for its words.
    fn take_over(self, kept: Kept) {
        match kept {
            Ok(found) => {
                self.settings.set(found.value.unwrap_or_default());
                if !found.unreadable.is_empty() {
                    self.say(self.words().put_aside);
                }
            }
            Err(why) => self.trouble.set(Some(why)),
        }
    }

    /// Comes to the language that the settings wish for, once its words are here.
    async fn settle(self) {
        let wished = language(self.settings.read_untracked().lang);
        if locales::is_here(wished) {
            return;
        }
        match locales::fetch(wished).await {
            Ok(()) => self.settings.notify(),
            Err(_) => self.say(self.words().language_away),
        }
    }

    /// Chooses a language, or the browser's, and changes to it once its words are here. If they cannot be had, it says so.
    pub async fn speak(self, chosen: Option<Lang>) {
        self.choosing.set(Some(chosen));
        let fetched = locales::fetch(language(chosen)).await;
        // Another choice since then counts instead.
        if self.choosing.get_untracked() != Some(chosen) {
            return;
        }
        self.choosing.set(None);
        match fetched {
            Ok(()) => self.set(|settings| settings.lang = chosen),
            Err(_) => self.say(self.words().language_away),
        }
    }

    /// The choice of a language: one that is on its way, else the one in use, else the browser's.
    #[must_use]
    pub fn chosen_lang(self) -> Option<Lang> {
        let in_use = || self.settings.read().lang.map(|_| self.lang());
        self.choosing.get().unwrap_or_else(in_use)
    }

    /// Changes the settings and keeps them.
    pub fn set(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        let kept = VAULT.keep(settings::NAME, &settings::KIND, &self.settings.get_untracked());
        self.note(kept);
    }

    /// Takes note of whether something could be kept.
    pub fn note(self, kept: Result<(), StorageError>) {
        let trouble = kept.err();
        if self.trouble.get_untracked() != trouble {
            self.trouble.set(trouble);
        }
    }

    /// Makes this window the one that saves.
    pub fn take_lock(self) {
        write_lock::take();
        self.trouble.set(None);
    }

    /// Shows a short message.
    pub fn say(self, text: impl Into<String>) {
        let text = text.into();
        self.toast.update(|toast| {
            let number = toast.as_ref().map_or(0, |toast| toast.number + 1);
            *toast = Some(Toast { number, text });
        });
    }

    /// The language in use: the chosen one, else the browser's first that we speak, else English. Where the words of that one
    /// cannot be had, the language before it.
    #[must_use]
    pub fn lang(self) -> Lang {
        self.lang.get()
    }

    /// The words in use.
    #[must_use]
    pub fn words(self) -> &'static Words {
        words(self.lang())
    }

    /// How fast things move: as chosen, else as the system prefers.
    #[must_use]
    pub fn pace(self) -> Pace {
        let of_system = || if file::prefers(LESS_MOTION) { Pace::Off } else { Pace::Steady };
        self.settings.get().pace.unwrap_or_else(of_system)
    }

    /// How strongly things stand out: as chosen, else as the system prefers.
    #[must_use]
    pub fn contrast(self) -> Contrast {
        let of_system = || if file::prefers(MORE_CONTRAST) { Contrast::High } else { Contrast::Normal };
        self.settings.get().contrast.unwrap_or_else(of_system)
    }
}

/// The shell that this component stands in.
///
/// # Panics
/// Outside of it: the app provides it at its root.
#[must_use]
pub fn use_shell() -> Shell {
    expect_context()
}
