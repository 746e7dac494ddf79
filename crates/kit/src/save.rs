//! The envelope around everything that is kept: what it is, which version wrote it, and a checksum over all of it.
//!
//! What comes out of [`open`] is whole and of the present version, or an error that says why not.

use crate::hash::Fnv;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::fmt;

/// The version of the envelope itself.
pub const FORMAT: u32 = 1;

/// Longer texts are refused unread: no browser keeps as much for one site.
pub const MOST_BYTES: usize = 8 << 20;

/// What a kind of content is called, which version is current, and how older ones are brought to it.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// For example `settings`.
    pub name: &'static str,
    /// `MIGRATIONS[0]` turns version 1 into version 2, and so on: the current version is one more than there are migrations.
    pub migrations: &'static [Migration],
}

/// Turns a body of one version into a body of the next.
pub type Migration = fn(Value) -> Result<Value, OpenError>;

/// A [`Migration`] that cannot be: the rules have changed since, and a journal replays only by its own.
///
/// # Errors
/// Always.
pub fn old_rules(_: Value) -> Result<Value, OpenError> {
    Err(OpenError::OldRules)
}

impl Kind {
    /// The version that is written today.
    #[must_use]
    pub const fn version(&self) -> u32 {
        self.migrations.len() as u32 + 1
    }
}

/// Why an envelope cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// There is nothing in it.
    Empty,
    /// It is longer than anything we write.
    TooLong,
    /// It is not one of our envelopes at all.
    Foreign,
    /// It holds something else than what was asked for.
    OtherKind(String),
    /// A newer Lamplight wrote it.
    Newer(u32),
    /// It was changed or cut after it was written.
    Damaged,
    /// It is whole, but its content is not what its version says.
    Shape(String),
    /// A game of an older edition of the rules: it cannot be played by those of today.
    OldRules,
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "there is nothing in it"),
            Self::TooLong => write!(f, "it is too long"),
            Self::Foreign => write!(f, "it was not written by Lamplight"),
            Self::OtherKind(kind) => write!(f, "it holds {kind:?}"),
            Self::Newer(version) => write!(f, "a newer version ({version}) wrote it"),
            Self::Damaged => write!(f, "it is damaged or incomplete"),
            Self::Shape(why) => write!(f, "its content makes no sense: {why}"),
            Self::OldRules => write!(f, "it was played by older rules"),
        }
    }
}

impl std::error::Error for OpenError {}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Envelope {
    lamplight: u32,
    kind: String,
    version: u32,
    checksum: String,
    body: Value,
}

impl Envelope {
    fn checksum_of_content(&self) -> String {
        let sum = Fnv::default()
            .number(u64::from(self.lamplight))
            .text(&self.kind)
            .number(u64::from(self.version))
            .text(&self.body.to_string())
            .finish();
        format!("{sum:016x}")
    }
}

/// Puts a value into an envelope of this kind's current version.
///
/// # Errors
/// Only if the value cannot be written as JSON.
pub fn seal<T: Serialize>(kind: &Kind, value: &T) -> Result<String, OpenError> {
    serde_json::to_value(value).map_err(misshapen).and_then(|body| seal_body(kind, body))
}

fn misshapen(why: serde_json::Error) -> OpenError {
    OpenError::Shape(why.to_string())
}

// What is the same for every kind of content is compiled once.
#[inline(never)]
fn seal_body(kind: &Kind, body: Value) -> Result<String, OpenError> {
    let mut envelope = Envelope {
        lamplight: FORMAT,
        kind: kind.name.to_owned(),
        version: kind.version(),
        checksum: String::new(),
        body,
    };
    envelope.checksum = envelope.checksum_of_content();
    serde_json::to_string(&envelope).map_err(misshapen)
}

/// Takes a value out of its envelope, brought to the current version.
///
/// # Errors
/// If anything about it is not as it was written, or not for us.
pub fn open<T: DeserializeOwned>(kind: &Kind, text: &str) -> Result<T, OpenError> {
    open_body(kind, text).and_then(|body| serde_json::from_value(body).map_err(misshapen))
}

#[inline(never)]
fn open_body(kind: &Kind, text: &str) -> Result<Value, OpenError> {
    let envelope = read(text)?;
    if envelope.kind != kind.name {
        return Err(OpenError::OtherKind(envelope.kind));
    }
    if envelope.version > kind.version() {
        return Err(OpenError::Newer(envelope.version));
    }
    let missing = kind.migrations.get(envelope.version.saturating_sub(1) as usize..).unwrap_or_default();
    missing.iter().try_fold(envelope.body, |body, migrate| migrate(body))
}

fn read(text: &str) -> Result<Envelope, OpenError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(OpenError::Empty);
    }
    if text.len() > MOST_BYTES {
        return Err(OpenError::TooLong);
    }
    let value: Value = serde_json::from_str(text)
        .map_err(|_| if text.starts_with("{\"lamplight\":") { OpenError::Damaged } else { OpenError::Foreign })?;
    match value.get("lamplight").and_then(Value::as_u64) {
        None => return Err(OpenError::Foreign),
        Some(format) if format > u64::from(FORMAT) => return Err(OpenError::Newer(format as u32)),
        Some(_) => {}
    }
    let envelope: Envelope = serde_json::from_value(value).map_err(|_| OpenError::Damaged)?;
    let whole = envelope.version > 0 && envelope.checksum == envelope.checksum_of_content();
    if whole { Ok(envelope) } else { Err(OpenError::Damaged) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const NOTE: Kind = Kind { name: "note", migrations: &[] };

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Note {
        words: String,
        times: u32,
    }

    fn note() -> Note {
        Note { words: "Blut für <b>alle</b>, «sí»".into(), times: 3 }
    }

    fn sealed() -> String {
        seal(&NOTE, &note()).expect("a note can be written")
    }

    #[test]
    fn what_was_sealed_comes_out() {
        assert_eq!(open(&NOTE, &sealed()), Ok(note()));
        assert_eq!(open(&NOTE, &format!("\n{} ", sealed())), Ok(note()));
    }

    #[test]
    fn every_truncation_and_every_flipped_bit_is_noticed() {
        let whole = sealed().into_bytes();
        for end in 0..whole.len() {
            let cut = String::from_utf8_lossy(&whole[..end]);
            assert!(open::<Note>(&NOTE, &cut).is_err(), "cut at {end}");
        }
        for bit in 0..whole.len() * 8 {
            let mut flipped = whole.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            let flipped = String::from_utf8_lossy(&flipped);
            assert!(open::<Note>(&NOTE, &flipped).is_err(), "{flipped}");
        }
    }

    #[test]
    fn what_is_not_ours_is_refused_with_a_reason() {
        let refused = |text: &str| open::<Note>(&NOTE, text).expect_err("refused");
        assert_eq!(refused(" "), OpenError::Empty);
        assert_eq!(refused("hello"), OpenError::Foreign);
        assert_eq!(refused("[1,2]"), OpenError::Foreign);
        assert_eq!(refused("{\"lamplight\":1"), OpenError::Damaged);
        assert_eq!(refused("{\"lamplight\":1}"), OpenError::Damaged);
        assert_eq!(refused("{\"lamplight\":2}"), OpenError::Newer(2));
        assert_eq!(refused(&"x".repeat(MOST_BYTES + 1)), OpenError::TooLong);
        assert_eq!(refused(&"[".repeat(100_000)), OpenError::Foreign);
        let other = seal(&Kind { name: "score", migrations: &[] }, &1).expect("written");
        assert_eq!(refused(&other), OpenError::OtherKind("score".into()));
        let newer = seal(&Kind { name: "note", migrations: &[Ok] }, &note()).expect("written");
        assert_eq!(refused(&newer), OpenError::Newer(2));
        let wrong = seal(&NOTE, &[1, 2, 3]).expect("written");
        assert!(matches!(refused(&wrong), OpenError::Shape(_)));
    }

    #[test]
    fn an_old_version_is_migrated_step_by_step() {
        fn rename(mut body: Value) -> Result<Value, OpenError> {
            let text = body.get_mut("text").map(Value::take).ok_or(OpenError::Shape("no text".into()))?;
            Ok(serde_json::json!({ "words": text }))
        }
        fn count(mut body: Value) -> Result<Value, OpenError> {
            body["times"] = 1.into();
            Ok(body)
        }
        let first = seal(&NOTE, &serde_json::json!({ "text": "hi" })).expect("written");
        let today = Kind { name: "note", migrations: &[rename, count] };
        assert_eq!(open(&today, &first), Ok(Note { words: "hi".into(), times: 1 }));
        let second = Kind { name: "note", migrations: &[rename] };
        let second = seal(&second, &serde_json::json!({ "words": "ho" })).expect("written");
        assert_eq!(open(&today, &second), Ok(Note { words: "ho".into(), times: 1 }));
        let empty = seal(&NOTE, &Value::Null).expect("written");
        assert_eq!(open::<Note>(&today, &empty), Err(OpenError::Shape("no text".into())));
    }

    proptest! {
        #[test]
        fn any_text_is_refused_or_opened(text in ".{0,200}") {
            prop_assert!(open::<Note>(&NOTE, &text).is_err());
        }
    }
}
