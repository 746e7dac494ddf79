//! Who sits at the table.

use bots::chalice::{Level, Mind, Temper};
use std::fmt;
use std::str::FromStr;

/// A bot, or pure chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    Random,
    Bot(Mind),
}

impl Player {
    pub(crate) fn mind(self) -> Option<Mind> {
        match self {
            Self::Random => None,
            Self::Bot(mind) => Some(mind),
        }
    }
}

const LEVELS: [(&str, Level); 4] = [
    ("novice", Level::Novice),
    ("hunter", Level::Hunter),
    ("veteran", Level::Veteran),
    ("nightmare", Level::Nightmare),
];
const TEMPERS: [(&str, Temper); 4] = [
    ("bold", Temper::Bold),
    ("cautious", Temper::Cautious),
    ("treacherous", Temper::Treacherous),
    ("vengeful", Temper::Vengeful),
];

fn named<T: Copy>(list: &[(&str, T)], name: &str) -> Option<T> {
    list.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "random" {
            return Ok(Self::Random);
        }
        let mut words = text.split(':');
        let level = words.next().and_then(|word| named(&LEVELS, word));
        let mut mind = Mind::new(level.ok_or_else(|| format!("{text} is no player"))?, Temper::Cautious);
        for word in words {
            match (word, named(&TEMPERS, word)) {
                ("deaf", _) => mind.listens = false,
                (_, Some(temper)) => mind.temper = temper,
                _ => return Err(format!("{word} is neither a temperament nor deaf")),
            }
        }
        Ok(Self::Bot(mind))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Bot(mind) = self else { return write!(f, "random") };
        let deaf = if mind.listens { "" } else { ":deaf" };
        write!(f, "{}:{}{deaf}", LEVELS[mind.level as usize].0, TEMPERS[mind.temper as usize].0)
    }
}
