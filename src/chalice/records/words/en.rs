//! English.

use super::{LedgerWords, named};
use crate::table::records::{GameRecordWords, GameSlotWords};

pub(super) const WORDS: LedgerWords = LedgerWords {
    records: RECORDS,
    slots: SLOTS,

    best: "best score",
    mean: ["point a hunt", "points a hunt"],
    over_time: "Scores, hunt by hunt",
    shared: "Won, shared",
    place: |place, of| match place {
        2 => format!("2nd of {of}"),
        3 => format!("3rd of {of}"),
        _ => format!("{place}th of {of}"),
    },
    nobody: "Nobody came back",
    points: |points| if points == 1 { "1 point".into() } else { format!("{points} points") },

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

const RECORDS: GameRecordWords = GameRecordWords {
    lead: "Every hunt that you finish leaves its mark here. None of it leaves this browser.",
    empty_title: "No hunt is finished yet",
    empty: "When you have seen one through to the reckoning, its score, its dungeon and what you achieved will stand here.",
    win_share: "of all hunts won",
    games: ["hunt finished", "hunts finished"],
    list: "Finished hunts",
    erase_warning: "The list, the figures and the achievements will be gone for good. Hunts in progress and kept hunts stay.",
};

const SLOTS: GameSlotWords = GameSlotWords {
    slots_hint: "The hunt on the table keeps itself. Here you put a copy by, to come back to this very moment.",
    ask_overwrite: "Put the hunt on the table in place of this one?",
    ask_take: "The hunt on the table is not finished. Leave it for this one?",
    kept: "The hunt is kept",
    nothing_to_keep: "There is no hunt on the table.",
};
