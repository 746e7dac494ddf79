//! The records: what finished games leave behind, and the page that shows it.
//!
//! [`Records`] keeps and counts, a game's own achievements and sums decide what stands in it, the page and the plots show it.

mod gained;
mod history;
mod page;
mod plots;
mod words;

pub use gained::{Gained, gained, gained_with};
pub(crate) use history::feats;
pub use history::{Earned, Feat, FinishedGame, MOST_GAMES, Records, Steps, Sums, Tally, add};
pub use page::{Contents, Past, records_page};
pub use plots::{
    Bar, Column, Point, Ranked, bars, columns, counted, counted_tallies, key, over_time, ranking, tallied,
};
pub use words::{GameRecordWords, GameSlotWords, Named, RecordWords, SlotWords, record_words, slot_words};

use crate::browser::time::now;
use crate::shell::context::{Shell, VAULT};
use crate::table::presented::Presented;
use kit::Lang;
use kit::save::Kind;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What is kept of a game's records.
pub type RecordsOf<P> = Records<<P as Recorded>::Finished, <P as Recorded>::Totals, <P as Recorded>::Feat>;

/// A game that leaves records.
pub trait Recorded: Presented {
    /// What is kept of one that is finished.
    type Finished: FinishedGame + Clone + Serialize + DeserializeOwned + Send + Sync;
    /// What is counted over all of them.
    type Totals: Sums<Self::Finished> + Clone + Serialize + DeserializeOwned + Send + Sync;
    /// What can be achieved.
    type Feat: Feat + Serialize + DeserializeOwned;

    /// The name under which they are kept, and how.
    const RECORDS: (&'static str, Kind);
    /// Where a new game is set up.
    const SET_UP: &'static str;

    /// What the records say of this game.
    fn record_words(lang: Lang) -> &'static GameRecordWords;

    /// What the way to a new game is called.
    fn set_up_word(lang: Lang) -> &'static str;

    /// Takes the game into the records, once. Says what was achieved with it for the first time; nothing at all if it is not over,
    /// or counted already.
    fn add_to(&self, records: &mut RecordsOf<Self>, when: u64) -> Option<Vec<Self::Feat>>;

    /// One number for this very game, as its record has it; none while it is not over.
    fn fingerprint(&self) -> Option<u64>;

    /// How far an achievement is.
    fn steps(feat: Self::Feat, totals: &Self::Totals) -> Steps;

    /// What the page shows.
    fn contents(records: &RecordsOf<Self>, lang: Lang) -> Contents;
}

/// What is kept, or nothing yet.
fn kept<P: Recorded>(shell: Shell) -> RecordsOf<P> {
    let (name, kind) = P::RECORDS;
    let Ok(found) = VAULT.find::<RecordsOf<P>>(name, &kind) else { return Records::default() };
    if !found.unreadable.is_empty() {
        shell.say(shell.words().put_aside);
    }
    found.value.unwrap_or_default()
}

/// Takes a finished game into the records and says what was achieved for the first time. A game that is counted already, or not
/// over, changes nothing: call it as often as you like.
pub fn finished<P: Recorded>(shell: Shell, game: &P) {
    let mut records = kept::<P>(shell);
    let Some(fresh) = game.add_to(&mut records, now()) else { return };
    let (name, kind) = P::RECORDS;
    shell.note(VAULT.keep(name, &kind, &records));
    if !fresh.is_empty() {
        let lang = shell.lang();
        let names: Vec<&str> = fresh.into_iter().map(|feat| feat.named(lang).name).collect();
        shell.say((record_words(lang).newly)(&names.join(", ")));
    }
}
