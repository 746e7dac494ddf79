//! Why a hero does what it does, as data: the parts of what a game is worth that a choice changes most. A page makes a sentence of it.

use crate::haven::playout::follow;
use crate::haven::talk::Said;
use crate::haven::worth::{Outset, reasons};
use haven::choice::Choice;
use haven::game::Game;
use haven::view::View;
use kit::{Sort, Stream};

/// What a choice can be made for or against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// Heroes who are still in the scenario.
    Heroes,
    /// Hit points of the heroes.
    Health,
    /// Rounds that the cards allow, against those that are needed.
    Rounds,
    /// How strong the cards are that are not lost.
    Cards,
    /// Conditions on heroes.
    Afflictions,
    /// Items that can still be used.
    Items,
    /// Lasting effects and augments.
    Lasting,
    /// Monsters killed or wounded, and with them what they would have done.
    Monsters,
    /// Conditions on monsters.
    Hindered,
    /// Figures summoned by heroes.
    Summons,
    /// The way to the enemies or to the next door.
    Way,
    /// What monsters can do next to heroes where they stand.
    Danger,
    /// A door opened at a good moment, or at a bad one.
    Door,
    /// What others have asked for.
    Wishes,
    /// The scenario won or lost.
    Ending,
}

impl Part {
    /// All of them; messages number them by this order.
    pub const ALL: [Self; 15] = [
        Self::Heroes,
        Self::Health,
        Self::Rounds,
        Self::Cards,
        Self::Afflictions,
        Self::Items,
        Self::Lasting,
        Self::Monsters,
        Self::Hindered,
        Self::Summons,
        Self::Way,
        Self::Danger,
        Self::Door,
        Self::Wishes,
        Self::Ending,
    ];
}

/// A part that speaks for a choice, or against it if it is below 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Which part.
    pub part: Part,
    /// How much; a hit point of a healthy hero is 50.
    pub by: i32,
}

/// Why something is done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// What it brings against doing nothing, the greatest first, three at most.
    pub brings: Vec<Reason>,
    /// What decided between it and the next best, the greatest first, three at most; empty if there was no other.
    pub rather: Vec<Reason>,
    /// The chance of winning afterwards as the hero sees it, in percent.
    pub chance: u8,
}

/// How many reasons are given.
const MOST: usize = 3;
/// What is less is no reason.
const LEAST: i32 = 20;

/// The parts that differ most.
fn differences(here: [i32; Part::ALL.len()], there: [i32; Part::ALL.len()]) -> Vec<Reason> {
    let all = Part::ALL.into_iter().zip(here).zip(there).map(|((part, here), there)| Reason { part, by: here - there });
    let mut all: Vec<Reason> = all.filter(|reason| reason.by.abs() >= LEAST).collect();
    all.arrange_by_key(|reason| -reason.by.abs());
    all.truncate(MOST);
    all
}

/// Why one way to go on is better than doing nothing and than another one: all in the same imagined game in which every modifier
/// card is a +0.
pub(crate) fn explain(
    view: &View<'_>,
    talk: &[Said],
    path: &[Choice],
    other: Option<&[Choice]>,
    value: i32,
    stream: &mut Stream,
    mut play: impl FnMut(&mut Game, &[Choice]),
) -> Explanation {
    let even = view.imagine_even(stream);
    let outset = Outset::of(&even).asked(talk);
    let mut after = |path: &[Choice]| {
        let mut game = even.clone();
        play(&mut game, path);
        reasons(&game, outset)
    };
    let here = after(path);
    Explanation {
        brings: differences(here, reasons(&even, outset)),
        rather: other.map_or_else(Vec::new, |other| differences(here, after(other))),
        chance: chance(value, view),
    }
}

/// Makes the choices of a turn.
pub(crate) fn act(view: &View<'_>) -> impl FnMut(&mut Game, &[Choice]) {
    let seat = view.seat();
    move |game, path| {
        follow(game, seat, path);
    }
}

/// The chance of winning, in percent, of a game that is worth so much: what came of games that were worth as much for each hero.
pub(crate) fn chance(value: i32, view: &View<'_>) -> u8 {
    let heroes = (0..4).filter(|&seat| view.hero(kit::Seat(seat)).is_some()).count().max(1) as i32;
    let each = value / heroes;
    let steps = CHANCES.windows(2).find(|step| each < step[1].0);
    let Some(&[(low, less), (high, more)]) = steps.and_then(|step| step.as_array::<2>()) else {
        return CHANCES[CHANCES.len() - 1].1;
    };
    let along = (each.max(low) - low) * (i32::from(more) - i32::from(less)) / (high - low);
    (i32::from(less) + along) as u8
}

/// Worth for each hero, and how many of a hundred such games were won: 246 games of Veterans in scenarios 1 to 5 and dungeons, looked
/// at when each round began; at both ends there were too few to count.
const CHANCES: [(i32, u8); 9] = [
    (-12_000, 1),
    (-6_000, 10),
    (-2_800, 27),
    (-750, 46),
    (-150, 57),
    (400, 70),
    (1_100, 79),
    (3_000, 86),
    (15_000, 99),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greatest_differences_come_first_and_small_ones_are_none() {
        let mut here = [0; Part::ALL.len()];
        here[Part::Health as usize] = -300;
        here[Part::Monsters as usize] = 500;
        here[Part::Cards as usize] = 10;
        here[Part::Door as usize] = 40;
        here[Part::Way as usize] = 30;
        let found: Vec<(Part, i32)> =
            differences(here, [0; Part::ALL.len()]).into_iter().map(|reason| (reason.part, reason.by)).collect();
        assert_eq!(found, [(Part::Monsters, 500), (Part::Health, -300), (Part::Door, 40)]);
    }

    #[test]
    fn parts_are_numbered_in_their_order() {
        for (number, part) in Part::ALL.into_iter().enumerate() {
            assert_eq!(part as usize, number);
        }
    }

    #[test]
    fn chances_rise_with_what_a_game_is_worth() {
        let game = haven::Game::begin(&haven::sample::setup(0), &mut ()).expect("a game");
        let view = game.view(kit::Seat(0));
        let chances: Vec<u8> = (-300..300).map(|hundred| chance(hundred * 100, &view)).collect();
        assert!(chances.is_sorted() && chances[0] < 5 && chances[599] > 95, "{chances:?}");
    }
}
