//! Random games from a hunt to its end: what a search asks for a million times. Compiled here, where everything is
//! optimised for speed, and not in the crates that call it.

use crate::cards::Card;
use crate::choice::{Choice, Legal, Question};
use crate::hunt::Hunt;
use crate::hunter::Hunter;
use crate::pile::Cards;
use crate::setup::Setup;
use kit::hash::Fnv;
use kit::{Seat, Seed, Stream};

/// Plays to the end, each choice as likely as any other. Says how many decisions that took.
pub fn play_out(hunt: &mut Hunt, chance: &mut Stream) -> u32 {
    let mut decisions = 0;
    while hunt.table.waiting != 0 {
        decisions += match hunt.table.question {
            Question::Card => pick_all(hunt, chance, Hunter::playable),
            Question::Transform => pick_all(hunt, chance, |hunter| hunter.hand.weapons()),
            _ => take_one(hunt, chance),
        };
    }
    decisions
}

/// An open decision. Upgrades and eighth cards are so frequent that they take no detour through a [`Choice`].
#[inline]
fn take_one(hunt: &mut Hunt, chance: &mut Stream) -> u32 {
    // Whatever is decided in the open is decided by one seat at a time.
    let seat = Seat(hunt.table.waiting.trailing_zeros() as u8);
    hunt.table.waiting = 0;
    match hunt.table.question {
        Question::Upgrade => hunt.upgrade(seat, random_card(hunt.table.available, chance), &mut ()),
        Question::Remove => {
            let legal = Legal::of_removable(&hunt.table.hunters[seat]);
            let (pile, card) = legal.nth_removable(chance.below(legal.len())).expect("the place is in the list");
            hunt.remove(seat, pile, card, &mut ());
        }
        question => {
            let legal = hunt.table.options(question, seat);
            hunt.answer(seat, random_choice(&legal, chance), &mut ());
        }
    }
    hunt.advance(&mut ());
    1
}

/// Every secret pick that is still out, in seat order: most of a hunt's decisions, so they are taken together.
#[inline]
fn pick_all(hunt: &mut Hunt, chance: &mut Stream, options: impl Fn(&Hunter) -> Cards) -> u32 {
    let mut picks = 0;
    for turn in 0..hunt.table.hunters.len() as u8 {
        let seat = hunt.table.seat_at(turn);
        if hunt.table.waits_for(seat) {
            let cards = options(&hunt.table.hunters[seat]);
            hunt.picks[seat] = Some(random_card(cards, chance));
            picks += 1;
        }
    }
    hunt.table.waiting = 0;
    hunt.advance(&mut ());
    picks
}

/// One of the different cards, each as likely as any other.
#[inline]
fn random_card(cards: Cards, chance: &mut Stream) -> Card {
    cards.nth_kind(chance.below(cards.kinds())).expect("nobody is asked who has nothing to choose from")
}

/// One of the legal choices, each as likely as any other.
///
/// # Panics
/// If there is none.
#[inline]
pub fn random_choice(legal: &Legal, chance: &mut Stream) -> Choice {
    legal.nth(chance.below(legal.len()))
}

/// The random game of a seed, played to its end; none if no such game can be dealt.
#[must_use]
pub fn random_game(setup: &Setup) -> Option<Hunt> {
    let mut hunt = Hunt::begin(setup, &mut ()).ok()?;
    play_out(&mut hunt, &mut Stream::new(setup.seed, "chalice random hunters"));
    Some(hunt)
}

/// The checksums of the random games of `count` seeds from `first` on, with three, four and five hunters in turn, in one
/// number: equal on every machine, native and wasm.
#[must_use]
pub fn checksum_of_games(first: u32, count: u32) -> u64 {
    let game = |seed: u32| random_game(&Setup::new(3 + (seed % 3) as u8, Seed::from_number(seed)));
    let sums = (0..count).filter_map(|step| game(first.wrapping_add(step))).map(|hunt| hunt.checksum());
    sums.fold(Fnv::default(), Fnv::number).finish()
}

/// Plays so many random games with this many hunters and counts their decisions, for measuring speed.
#[must_use]
pub fn decisions_of_games(hunters: u8, first: u32, count: u32) -> u64 {
    (0..count).map(|step| decisions_of_game(hunters, first.wrapping_add(step))).sum()
}

fn decisions_of_game(hunters: u8, seed: u32) -> u64 {
    let seed = Seed::from_number(seed);
    let Ok(mut hunt) = Hunt::begin(&Setup::new(hunters, seed), &mut ()) else { return 0 };
    play_out(&mut hunt, &mut Stream::new(seed, "chalice random hunters")).into()
}
