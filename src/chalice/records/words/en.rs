//! English.

use super::{LedgerWords, named};
use crate::table::SlotWords;
use crate::table::records::RecordWords;

pub(super) const WORDS: LedgerWords = LedgerWords {
    records: RECORDS,
    slots: SLOTS,

    banked: ["echo brought home", "echoes brought home"],
    deaths: ["death", "deaths"],
    by_level: "Wins by level",
    by_boss: "Wins by Final Boss",
    spread: "How the scores fall",
    by_deaths: "Deaths in a hunt",
    cards: "Favourite cards",
    times: |times| if times == 1 { "once".into() } else { format!("{times} times") },

    feats: [
        named("First light", "Win a hunt against Novices."),
        named("Among equals", "Win a hunt against Hunters."),
        named("Old blood", "Win a hunt against Veterans."),
        named("Awake at last", "Win a hunt against Nightmares."),
        named("Five graves", "Win against each of the five Final Bosses."),
        named("Standing room", "Win with five Hunters at the table."),
        named("No second morning", "Win a hunt without dying once."),
        named("Heavy purse", "Bank ten echoes or more in a single Dream."),
        named("Quick draw", "Kill the Final Boss before it can strike, with an instant."),
        named("From the back", "Win after being last when the Final Boss came."),
        named("Last light", "Be the only Hunter who does not die in the final fight."),
        named("Old steel", "Win with blood drawn by your starting cards alone."),
        named("Full walls", "Fill all three trophy tracks in one hunt."),
        named("By a hair", "Win by a single point."),
        named("Three in a row", "Win three hunts, one after another."),
        named("The whole armoury", "Play every card there is, in as many hunts as it takes."),
    ],

    size: |hunters, rounds| match rounds {
        1 => format!("{hunters} Hunters, 1 round"),
        _ => format!("{hunters} Hunters, {rounds} rounds"),
    },

    slot_line: |round, enemy| format!("Round {round}, {enemy}"),
    slot_over: |enemy| format!("Finished, {enemy}"),
};

const RECORDS: RecordWords = RecordWords {
    lead: "Every hunt that you finish leaves its mark here. None of it leaves this browser.",
    empty_title: "No hunt is finished yet",
    empty: "When you have seen one through to the reckoning, its score, its dungeon and what you achieved will stand here.",
    win_share: "of all hunts won",
    games: ["hunt finished", "hunts finished"],
    won: ["won", "won"],
    best: "best score",
    mean: ["point a hunt", "points a hunt"],
    streak: ["win in a row, at most", "wins in a row, at most"],
    won_of: |won, of| format!("{won} of {of}"),
    never: "not yet met",
    over_time: "Scores, hunt by hunt",
    average: |mean| format!("average {mean}"),
    key_won: "won",
    key_lost: "not won",
    feats_title: "Achievements",
    feats_count: |earned, of| format!("{earned} of {of}"),
    not_yet: "Not yet",
    newly: |names| format!("Achieved: {names}"),
    next_goal: "Next goal",
    list: "Finished hunts",
    list_hint: "The last 200 are listed; the figures above count them all.",
    you_won: "Won",
    shared: "Won, shared",
    place: |place, of| match place {
        2 => format!("2nd of {of}"),
        3 => format!("3rd of {of}"),
        _ => format!("{place}th of {of}"),
    },
    nobody: "Nobody came back",
    points: |points| if points == 1 { "1 point".into() } else { format!("{points} points") },
    replay: "Replay",
    replay_of: |seed| format!("Replay {seed}"),
    more: |count| format!("Show {count} more"),
    erase: "Erase the records",
    erase_title: "Erase all records?",
    erase_warning: "The list, the figures and the achievements will be gone for good. Hunts in progress and kept hunts stay.",
    erase_confirm: "Erase the records",
    erase_done: "The records are erased.",
};

const SLOTS: SlotWords = SlotWords {
    slots_hint: "The hunt on the table keeps itself. Here you put a copy by, to come back to this very moment.",
    slots: ["Candle", "Lantern", "Torch"],
    slot_empty: "Nothing is kept here.",
    slot_unreadable: "What was kept here cannot be read. It lies aside and goes along with an export.",
    slot_older: "The newest copy could not be read; this is the one before it.",
    keep_here: "Keep here",
    overwrite: "Overwrite",
    take_up: "Take up",
    erase_slot: "Erase",
    ask_overwrite: "Put the hunt on the table in place of this one?",
    ask_take: "The hunt on the table is not finished. Leave it for this one?",
    ask_erase: "Erase this copy for good?",
    kept: |slot| format!("The hunt is kept: {slot}."),
    taken: |slot| format!("Taken up again: {slot}."),
    erased: |slot| format!("Erased: {slot}."),
    nothing_to_keep: "There is no hunt on the table.",
};
