//! English.

use super::{RecordWords, SlotWords};

pub(super) const RECORDS: RecordWords = RecordWords {
    won: ["won", "won"],
    streak: ["win in a row, at most", "wins in a row, at most"],
    won_of: |won, of| format!("{won} of {of}"),
    never: "not yet met",
    average: |mean| format!("average {mean}"),
    key_won: "won",
    key_lost: "not won",
    feats_title: "Achievements",
    feats_count: |earned, of| format!("{earned} of {of}"),
    not_yet: "Not yet",
    newly: |names| format!("Achieved: {names}"),
    next_goal: "Next goal",
    list_hint: "The last 200 are listed; the figures above count them all.",
    you_won: "Won",
    replay: "Replay",
    replay_of: |seed| format!("Replay {seed}"),
    more: |count| format!("Show {count} more"),
    erase: "Erase the records",
    erase_title: "Erase all records?",
    erase_confirm: "Erase the records",
    erase_done: "The records are erased.",
};

pub(super) const SLOTS: SlotWords = SlotWords {
    slots: ["Candle", "Lantern", "Torch"],
    slot_empty: "Nothing is kept here.",
    slot_unreadable: "What was kept here cannot be read. It lies aside and goes along with an export.",
    slot_older: "The newest copy could not be read; this is the one before it.",
    keep_here: "Keep here",
    overwrite: "Overwrite",
    take_up: "Take up",
    erase_slot: "Erase",
    ask_erase: "Erase this copy for good?",
    taken: |slot| format!("Taken up again: {slot}."),
    erased: |slot| format!("Erased: {slot}."),
};
