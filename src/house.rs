//! What every page shares: settings, words, the state of the storage, and short messages. Created once, found by context.

use crate::browser::storage::Browser;
use crate::browser::{file, offline, pen};
use crate::settings::{self, Contrast, Pace, Settings};
use crate::words::{Words, words};
use kit::Lang;
use kit::vault::{StorageError, Vault};
use leptos::prelude::*;

/// What is kept, and where.
pub static VAULT: Vault<Browser> = Vault::new(Browser);

/// The shared state of the page.
#[derive(Clone, Copy, Debug)]
pub struct House {
    /// What is set.
    pub settings: RwSignal<Settings>,
    /// The language in use. Asking the browser takes long enough to be worth remembering.
    lang: Memo<Lang>,
    /// Why nothing can be kept at the moment, if so.
    pub trouble: RwSignal<Option<StorageError>>,
    /// Whether this window is the one that saves.
    pub holds_pen: RwSignal<bool>,
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

impl House {
    /// Opens the house: reads what is kept and takes the pen.
    #[must_use]
    pub fn open() -> Self {
        let settings = RwSignal::new(Settings::default());
        let of_browser = || file::languages().iter().find_map(|tag| Lang::from_tag(tag));
        let house = Self {
            settings,
            lang: Memo::new(move |_| settings.read().lang.or_else(of_browser).unwrap_or_default()),
            trouble: RwSignal::new(None),
            holds_pen: RwSignal::new(true),
            update_ready: RwSignal::new(false),
            toast: RwSignal::new(None),
        };
        house.read_settings();
        pen::watch(house.holds_pen);
        // Whoever takes the pen from another window goes on from what that one wrote.
        Effect::new(move |held_before: Option<bool>| {
            let held = house.holds_pen.get();
            if held && held_before == Some(false) {
                house.read_settings();
            }
            held
        });
        if !cfg!(debug_assertions) {
            offline::watch(house.update_ready);
        }
        house
    }

    /// Reads the settings anew, at the start or after an import.
    pub fn read_settings(self) {
        match VAULT.find(settings::NAME, &settings::KIND) {
            Ok(found) => {
                self.settings.set(found.value.unwrap_or_default());
                if !found.put_aside.is_empty() {
                    self.say(self.words().put_aside);
                }
            }
            Err(why) => self.trouble.set(Some(why)),
        }
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
    pub fn take_pen(self) {
        pen::take();
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

    /// The language in use: the chosen one, else the browser's first that we speak, else English.
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
        let of_system = || if file::prefers("(prefers-reduced-motion: reduce)") { Pace::Off } else { Pace::Steady };
        self.settings.get().pace.unwrap_or_else(of_system)
    }

    /// How strongly things stand out: as chosen, else as the system prefers.
    #[must_use]
    pub fn contrast(self) -> Contrast {
        let of_system = || if file::prefers("(prefers-contrast: more)") { Contrast::High } else { Contrast::Normal };
        self.settings.get().contrast.unwrap_or_else(of_system)
    }
}

/// The house that this component stands in.
///
/// # Panics
/// Outside of it: the app provides it at its root.
#[must_use]
pub fn use_house() -> House {
    expect_context()
}
