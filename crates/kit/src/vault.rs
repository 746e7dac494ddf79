//! Where envelopes are kept. The place itself (a browser's storage, a test's memory) is behind a small port; how things are
//! kept safely is decided here, once.
//!
//! A new text is written beside the old one, read back and compared before it takes its place, and the last ones stay as
//! backups. What cannot be read is put aside and reported, never deleted, never fatal. What the place refuses lives on in
//! memory: it can still be found and exported.

use crate::save::{self, Kind, OpenError};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Every key of ours begins with this.
pub const PREFIX: &str = "lamplight/";
/// Under one name there are at most so many texts: one beside the rest, the current one and its backups.
pub const COPIES: usize = BACKUPS + 2;

const BACKUPS: usize = 2;
/// How many texts that could not be read are kept aside under one name.
const MOST_ASIDE: usize = 8;

/// Why a place cannot keep or give back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StorageError {
    /// There is no storage, or we may not use it.
    Forbidden,
    /// There is no room left.
    Full,
    /// Another window of Lamplight holds the write lock.
    OtherWindow,
    /// What was written did not come back.
    Unfaithful,
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Forbidden => "storage is not available",
            Self::Full => "storage is full",
            Self::OtherWindow => "another window is writing",
            Self::Unfaithful => "storage does not keep what is written",
        })
    }
}

impl std::error::Error for StorageError {}

/// A place that keeps texts under keys.
pub trait Storage {
    /// The text under a key.
    ///
    /// # Errors
    /// If the place cannot be used.
    fn read(&self, key: &str) -> Result<Option<String>, StorageError>;
    /// Keeps a text under a key.
    ///
    /// # Errors
    /// If the place cannot be used or has no room; then what was there before is still there.
    fn write(&self, key: &str, text: &str) -> Result<(), StorageError>;
    /// Writes the text of one key under another one too. A place whose texts may hold what no [`String`] can has its own way, so
    /// that the copy is exact.
    ///
    /// # Errors
    /// If the place cannot be used or has no room.
    fn copy(&self, from: &str, to: &str) -> Result<(), StorageError> {
        self.read(from)?.map_or(Ok(()), |text| self.write(to, &text))
    }
    /// Forgets a key.
    ///
    /// # Errors
    /// If the place cannot be used.
    fn remove(&self, key: &str) -> Result<(), StorageError>;
    /// All keys, ours or not.
    ///
    /// # Errors
    /// If the place cannot be used.
    fn keys(&self) -> Result<Vec<String>, StorageError>;
}

/// What was found under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found<T> {
    /// The newest text that could be read, if any could.
    pub value: Option<T>,
    /// Why newer ones could not; they lie aside now.
    pub unreadable: Vec<OpenError>,
}

/// Why a file with everything in it was not taken in. What was kept before is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// The file cannot be read.
    File(OpenError),
    /// It names something that is not ours to keep.
    Key(String),
    /// There is no place for it.
    Storage(StorageError),
}

const EVERYTHING: Kind = Kind { name: "everything", migrations: &[] };

#[derive(Serialize, Deserialize)]
#[serde(transparent)]
struct Everything(BTreeMap<String, String>);

/// Keeps envelopes in a [`Storage`].
#[derive(Debug, Default)]
pub struct Vault<S> {
    storage: S,
    /// The texts that the place has refused, by key, each newer than what the place holds under it.
    refused: Mutex<BTreeMap<String, String>>,
}

impl<S: Storage> Vault<S> {
    /// A vault in this place.
    pub const fn new(storage: S) -> Self {
        Self { storage, refused: Mutex::new(BTreeMap::new()) }
    }

    /// The place itself.
    pub const fn storage(&self) -> &S {
        &self.storage
    }

    /// Keeps a value under a name: written beside, read back, compared, then swapped in; the old one becomes a backup.
    ///
    /// # Errors
    /// If it could not be kept; the old one is still there, and the new one is found until this program ends, unless another
    /// window's counts.
    pub fn keep<T: Serialize>(&self, name: &str, kind: &Kind, value: &T) -> Result<(), StorageError> {
        self.keep_text(name, save::seal(kind, value).map_err(|_| StorageError::Unfaithful)?)
    }

    // What is the same for every kind of content is compiled once, here and below.
    #[inline(never)]
    fn keep_text(&self, name: &str, text: String) -> Result<(), StorageError> {
        let current = key(name);
        let fresh = format!("{current}.new");
        let swapped = self.write_checked(&fresh, &text).and_then(|()| {
            self.rotate(&current)?;
            self.write_checked(&current, &text)
        });
        // Whether or not it worked, the copy beside must not stay and eat the room.
        let tidied = self.storage.remove(&fresh);
        let kept = swapped.and(tidied);
        match &kept {
            Ok(()) | Err(StorageError::OtherWindow) => self.refused().remove(&current),
            Err(_) => self.refused().insert(current, text),
        };
        kept
    }

    /// The newest readable value under a name, from the backups if need be.
    ///
    /// # Errors
    /// If the place cannot be used at all.
    pub fn find<T: serde::de::DeserializeOwned>(&self, name: &str, kind: &Kind) -> Result<Found<T>, StorageError> {
        let mut value = None;
        let unreadable = self.read_newest(name, &mut |text| save::open(kind, text).map(|read| value = Some(read)))?;
        Ok(Found { value, unreadable })
    }

    /// Reads the newest text under a name that can be read; why newer ones could not.
    #[inline(never)]
    fn read_newest(
        &self,
        name: &str,
        read: &mut dyn FnMut(&str) -> Result<(), OpenError>,
    ) -> Result<Vec<OpenError>, StorageError> {
        let mut unreadable = Vec::new();
        if let Some(text) = self.refused().get(&key(name)) {
            let _ = read(text);
            return Ok(unreadable);
        }
        for key in self.generations(name) {
            let Some(text) = self.storage.read(&key)? else { continue };
            match read(&text) {
                Ok(()) => break,
                Err(why) => {
                    self.put_aside(&key, &text);
                    unreadable.push(why);
                }
            }
        }
        Ok(unreadable)
    }

    /// Sets the newest text under a name aside: it could be read, but nothing could be made of it.
    ///
    /// # Errors
    /// If the place cannot be used.
    pub fn set_aside(&self, name: &str) -> Result<(), StorageError> {
        for key in self.generations(name) {
            if let Some(text) = self.storage.read(&key)? {
                self.put_aside(&key, &text);
                break;
            }
        }
        Ok(())
    }

    /// Forgets a name with its backups; what lies aside stays.
    ///
    /// # Errors
    /// If the place cannot be used.
    pub fn forget(&self, name: &str) -> Result<(), StorageError> {
        self.refused().remove(&key(name));
        self.generations(name).try_for_each(|key| self.storage.remove(&key))
    }

    /// Everything that is kept, and what the place refused, as one text.
    ///
    /// # Errors
    /// If the place cannot be used, and has refused nothing yet.
    pub fn export(&self) -> Result<String, StorageError> {
        let refused = self.refused().clone();
        let mut all = match self.snapshot() {
            Err(_) if !refused.is_empty() => BTreeMap::new(),
            kept => kept?,
        };
        all.extend(refused);
        save::seal(&EVERYTHING, &Everything(all)).map_err(|_| StorageError::Unfaithful)
    }

    /// Puts everything from an exported text in the place of what is kept now.
    ///
    /// # Errors
    /// If the text is not a whole export, or cannot be kept; then nothing has changed.
    pub fn import(&self, text: &str) -> Result<usize, ImportError> {
        let Everything(all) = save::open(&EVERYTHING, text).map_err(ImportError::File)?;
        if let Some(foreign) = all.keys().find(|key| !is_ours(key)) {
            return Err(ImportError::Key(foreign.clone()));
        }
        let before = self.snapshot().map_err(ImportError::Storage)?;
        match self.replace(&before, &all) {
            Ok(()) => {
                self.refused().clear();
                Ok(all.len())
            }
            Err(why) => {
                // Clearing first makes room for what was there; it fitted before.
                let _ = self.replace(&all, &before);
                Err(ImportError::Storage(why))
            }
        }
    }

    /// Deletes everything of ours.
    ///
    /// # Errors
    /// If the place cannot be used.
    pub fn clear(&self) -> Result<(), StorageError> {
        self.our_keys()?.iter().try_for_each(|key| self.storage.remove(key))?;
        self.refused().clear();
        Ok(())
    }

    /// How many texts lie aside because they could not be read.
    #[must_use]
    pub fn aside(&self) -> usize {
        let keys = self.our_keys().unwrap_or_default();
        keys.iter().filter(|key| key.contains(".aside-")).count()
    }

    fn refused(&self) -> MutexGuard<'_, BTreeMap<String, String>> {
        self.refused.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn write_checked(&self, key: &str, text: &str) -> Result<(), StorageError> {
        self.storage.write(key, text)?;
        if self.storage.read(key)?.as_deref() == Some(text) { Ok(()) } else { Err(StorageError::Unfaithful) }
    }

    fn rotate(&self, current: &str) -> Result<(), StorageError> {
        for age in (1..=BACKUPS).rev() {
            let newer = if age == 1 { current.to_owned() } else { format!("{current}.{}", age - 1) };
            self.storage.copy(&newer, &format!("{current}.{age}"))?;
        }
        Ok(())
    }

    /// Keys under which a name may be found, newest first. A copy beside the rest is the newest: the swap was cut short.
    fn generations(&self, name: &str) -> impl Iterator<Item = String> + use<S> {
        let current = key(name);
        let backups = current.clone();
        [format!("{current}.new"), current].into_iter().chain((1..=BACKUPS).map(move |age| format!("{backups}.{age}")))
    }

    fn put_aside(&self, key: &str, text: &str) {
        let free = (1..=MOST_ASIDE).map(|place| format!("{key}.aside-{place}")).find(|aside| {
            let there = self.storage.read(aside);
            matches!(there, Ok(None)) || matches!(there, Ok(Some(same)) if same == text)
        });
        // Without room for a copy the unreadable text stays where it is: kept is kept.
        if let Some(aside) = free
            && self.storage.copy(key, &aside).is_ok()
            && matches!(self.storage.read(&aside), Ok(Some(same)) if same == text)
        {
            let _ = self.storage.remove(key);
        }
    }

    fn our_keys(&self) -> Result<Vec<String>, StorageError> {
        let mut keys = self.storage.keys()?;
        keys.retain(|key| is_ours(key));
        Ok(keys)
    }

    fn snapshot(&self) -> Result<BTreeMap<String, String>, StorageError> {
        let keys = self.our_keys()?;
        keys.into_iter().filter_map(|key| self.storage.read(&key).map(|text| Some((key, text?))).transpose()).collect()
    }

    fn replace(&self, old: &BTreeMap<String, String>, new: &BTreeMap<String, String>) -> Result<(), StorageError> {
        old.keys().try_for_each(|key| self.storage.remove(key))?;
        new.iter().try_for_each(|(key, text)| self.write_checked(key, text))
    }
}

fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

fn is_ours(key: &str) -> bool {
    key.len() > PREFIX.len() && key.starts_with(PREFIX)
}

/// A place in memory, for tests: it can be told to fail like a real one.
#[derive(Debug, Default)]
pub struct Memory {
    texts: RefCell<BTreeMap<String, String>>,
    temper: RefCell<Temper>,
}

/// How a [`Memory`] behaves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Temper {
    /// As it should.
    #[default]
    Sound,
    /// Every access fails.
    Forbidden,
    /// There is room for this many bytes.
    Room(usize),
    /// It says yes and keeps only half.
    Lying,
}

impl Memory {
    /// Changes how it behaves from now on.
    pub fn behave(&self, temper: Temper) {
        *self.temper.borrow_mut() = temper;
    }

    /// Puts a text in, past all checks.
    pub fn plant(&self, key: &str, text: &str) {
        self.texts.borrow_mut().insert(key.to_owned(), text.to_owned());
    }

    /// Everything in it.
    #[must_use]
    pub fn contents(&self) -> BTreeMap<String, String> {
        self.texts.borrow().clone()
    }

    fn allowed(&self) -> Result<Temper, StorageError> {
        match *self.temper.borrow() {
            Temper::Forbidden => Err(StorageError::Forbidden),
            temper => Ok(temper),
        }
    }
}

impl Storage for Memory {
    fn read(&self, key: &str) -> Result<Option<String>, StorageError> {
        self.allowed()?;
        Ok(self.texts.borrow().get(key).cloned())
    }

    fn write(&self, key: &str, text: &str) -> Result<(), StorageError> {
        let temper = self.allowed()?;
        let mut texts = self.texts.borrow_mut();
        if let Temper::Room(room) = temper {
            let others = texts.iter().filter(|(other, _)| *other != key);
            let used: usize = others.map(|(other, text)| other.len() + text.len()).sum();
            if used + key.len() + text.len() > room {
                return Err(StorageError::Full);
            }
        }
        let kept = if temper == Temper::Lying { &text[..text.len() / 2] } else { text };
        texts.insert(key.to_owned(), kept.to_owned());
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StorageError> {
        self.allowed()?;
        self.texts.borrow_mut().remove(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        self.allowed()?;
        Ok(self.texts.borrow().keys().cloned().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCORE: Kind = Kind { name: "score", migrations: &[] };

    fn vault() -> Vault<Memory> {
        Vault::new(Memory::default())
    }

    fn find(vault: &Vault<Memory>) -> Option<u32> {
        vault.find("score", &SCORE).expect("storage works").value
    }

    #[test]
    fn what_is_kept_is_found() {
        let vault = vault();
        assert_eq!(find(&vault), None);
        vault.keep("score", &SCORE, &21).expect("kept");
        assert_eq!(find(&vault), Some(21));
        vault.forget("score").expect("forgotten");
        assert_eq!(find(&vault), None);
    }

    #[test]
    fn what_nothing_can_be_made_of_is_set_aside_and_the_one_before_serves() {
        let vault = Vault::new(Memory::default());
        for number in [1, 2] {
            vault.keep("score", &SCORE, &number).expect("there is room");
        }
        vault.set_aside("score").expect("the place works");
        assert_eq!(vault.find("score", &SCORE), Ok(Found { value: Some(1), unreadable: vec![] }));
        vault.set_aside("score").expect("the place works");
        assert_eq!(vault.find::<i32>("score", &SCORE), Ok(Found { value: None, unreadable: vec![] }));
        assert_eq!(vault.aside(), 2);
        vault.set_aside("score").expect("nothing is left to set aside");
    }

    #[test]
    fn a_damaged_save_is_put_aside_and_the_backup_serves() {
        let vault = vault();
        for score in [1, 2, 3] {
            vault.keep("score", &SCORE, &score).expect("kept");
        }
        vault.storage().plant("lamplight/score", "{\"lamplight\":1,garbage");
        let found: Found<u32> = vault.find("score", &SCORE).expect("storage works");
        assert_eq!(found, Found { value: Some(2), unreadable: vec![OpenError::Damaged] });
        assert_eq!(vault.aside(), 1);
        assert!(vault.storage().contents().values().any(|text| text.contains("garbage")), "never deleted");
        // The next save does not push the good backup out with the bad text.
        vault.keep("score", &SCORE, &4).expect("kept");
        assert_eq!(find(&vault), Some(4));
    }

    #[test]
    fn a_swap_that_was_cut_short_loses_nothing() {
        let vault = vault();
        vault.keep("score", &SCORE, &1).expect("kept");
        vault.storage().plant("lamplight/score.new", &save::seal(&SCORE, &2).expect("written"));
        vault.storage().remove("lamplight/score").expect("removed");
        assert_eq!(find(&vault), Some(2));
    }

    #[test]
    fn unreadable_texts_pile_up_only_so_far() {
        let vault = vault();
        for damage in 0..20 {
            vault.storage().plant("lamplight/score", &format!("damage {damage}"));
            assert_eq!(find(&vault), None);
        }
        assert_eq!(vault.aside(), MOST_ASIDE);
        assert!(vault.storage().contents().contains_key("lamplight/score"), "the last stays where it is");
    }

    #[test]
    fn a_full_storage_keeps_what_it_had() {
        let vault = vault();
        vault.keep("score", &SCORE, &1).expect("kept");
        let used: usize = vault.storage().contents().iter().map(|(key, text)| key.len() + text.len()).sum();
        for room in used..used * 4 {
            vault.storage().behave(Temper::Room(room));
            match vault.keep("score", &SCORE, &2) {
                Ok(()) => assert_eq!(find(&vault), Some(2)),
                Err(why) => {
                    assert_eq!(why, StorageError::Full, "room for {room}");
                    let reopened = Vault::new(Memory { texts: vault.storage().contents().into(), ..Memory::default() });
                    assert_eq!(find(&reopened), Some(1), "room for {room}");
                }
            }
            vault.storage().behave(Temper::Sound);
            vault.forget("score").expect("forgotten");
            vault.keep("score", &SCORE, &1).expect("kept");
        }
    }

    #[test]
    fn a_forbidden_or_lying_storage_is_noticed() {
        let vault = vault();
        vault.storage().behave(Temper::Forbidden);
        assert_eq!(vault.find::<u32>("score", &SCORE), Err(StorageError::Forbidden));
        assert_eq!(vault.export(), Err(StorageError::Forbidden));
        assert_eq!(vault.keep("score", &SCORE, &1), Err(StorageError::Forbidden));
        vault.storage().behave(Temper::Lying);
        assert_eq!(vault.keep("score", &SCORE, &1), Err(StorageError::Unfaithful));
    }

    #[test]
    fn what_the_place_refuses_is_found_and_exported_until_the_end() {
        for temper in [Temper::Forbidden, Temper::Room(10), Temper::Lying] {
            let vault = vault();
            vault.keep("score", &SCORE, &1).expect("kept");
            vault.storage().behave(temper);
            assert!(vault.keep("score", &SCORE, &2).is_err());
            assert_eq!(find(&vault), Some(2), "{temper:?}");
            let file = vault.export().expect("exported");
            let elsewhere = Vault::new(Memory::default());
            elsewhere.import(&file).expect("imported");
            assert_eq!(find(&elsewhere), Some(2), "{temper:?}");
            vault.storage().behave(Temper::Sound);
            vault.keep("score", &SCORE, &3).expect("kept again");
            assert_eq!(find(&vault), Some(3), "{temper:?}");
        }
    }

    #[test]
    fn everything_goes_out_and_comes_back() {
        let old = vault();
        old.keep("score", &SCORE, &7).expect("kept");
        old.storage().plant("another-site", "untouched");
        let file = old.export().expect("exported");
        let new = vault();
        new.keep("other", &SCORE, &1).expect("kept");
        assert_eq!(new.import(&file), Ok(1));
        assert_eq!(find(&new), Some(7));
        assert_eq!(new.find::<u32>("other", &SCORE).expect("storage works").value, None);
        assert!(!file.contains("untouched"));
    }

    #[test]
    fn a_bad_import_changes_nothing() {
        let vault = vault();
        vault.keep("score", &SCORE, &7).expect("kept");
        let before = vault.storage().contents();
        let file = vault.export().expect("exported").into_bytes();
        for end in 0..file.len() {
            let cut = String::from_utf8_lossy(&file[..end]);
            assert!(matches!(vault.import(&cut), Err(ImportError::File(_))), "cut at {end}");
        }
        for bit in 0..file.len() * 8 {
            let mut flipped = file.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            let flipped = String::from_utf8_lossy(&flipped);
            assert!(vault.import(&flipped).is_err(), "{flipped}");
        }
        let hostile: BTreeMap<&str, &str> = [("lamplight/", "x")].into();
        let hostile = save::seal(&EVERYTHING, &hostile).expect("written");
        assert_eq!(vault.import(&hostile), Err(ImportError::Key("lamplight/".into())));
        let theirs: BTreeMap<&str, &str> = [("their-token", "<script>")].into();
        let theirs = save::seal(&EVERYTHING, &theirs).expect("written");
        assert_eq!(vault.import(&theirs), Err(ImportError::Key("their-token".into())));
        assert_eq!(vault.storage().contents(), before);
    }

    #[test]
    fn an_import_that_does_not_fit_is_undone() {
        let vault = vault();
        vault.keep("score", &SCORE, &7).expect("kept");
        let before = vault.storage().contents();
        let large: BTreeMap<String, String> = (0..9).map(|n| (format!("lamplight/{n}"), "x".repeat(100))).collect();
        let large = save::seal(&EVERYTHING, &large).expect("written");
        vault.storage().behave(Temper::Room(600));
        assert_eq!(vault.import(&large), Err(ImportError::Storage(StorageError::Full)));
        vault.storage().behave(Temper::Sound);
        assert_eq!(vault.storage().contents(), before);
    }
}
