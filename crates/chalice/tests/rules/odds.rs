//! The odds of the enemy's attack against every chain of dice there is, and against what the engine then does.

use crate::story::Story;
use chalice::Card::*;
use chalice::Enemy::*;
use chalice::{AttackOdds, Card, Die, Enemy, Event, Guard, TOTALS};
use kit::Seat;

const YOU: Seat = Seat(0);
const PROTECTIONS: [(Card, Guard); 3] =
    [(HunterAxe, Guard::None), (HuntersDream, Guard::Halves), (RepeatingPistol, Guard::Ignores)];

/// Every chain of so many rolls at most, one by one: how many of 6 to the power of `most` end with each total. Whatever is still
/// rolling after that has come to more.
fn enumerated(die: Die, most: u32) -> Vec<u128> {
    fn follow(die: Die, sum: usize, left: u32, ends: &mut [u128]) {
        for face in die.faces() {
            let total = sum + usize::from(face.hits);
            if face.again && left > 1 {
                follow(die, total, left - 1, ends);
            } else if !face.again && total < ends.len() {
                ends[total] += 6_u128.pow(left - 1);
            }
        }
    }
    let mut ends = vec![0; TOTALS];
    follow(die, 0, most, &mut ends);
    ends
}

/// How many of all attacks come to each total: of Amygdala's two chains the higher counts.
fn attacks(enemy: Enemy, chains: &[u128]) -> Vec<u128> {
    let whole = 6_u128.pow(TOTALS as u32);
    let once = |total: usize| chains[total] * whole;
    let twice = |total: usize| {
        let lower: u128 = chains[..total].iter().sum();
        chains[total] * (2 * lower + chains[total])
    };
    (0..TOTALS).map(|total| if enemy == Amygdala { twice(total) } else { once(total) }).collect()
}

#[test]
fn c5_02_the_odds_of_every_enemy_are_those_of_all_chains_with_and_without_protection() {
    let chains = Die::ALL.map(|die| enumerated(die, TOTALS as u32));
    for enemy in Enemy::ALL {
        let totals = attacks(enemy, &chains[enemy.data().die as usize]);
        for (_, guard) in PROTECTIONS {
            for health in 1..=6 {
                let tale = Story::against(enemy).health(0, health).begin();
                // Mergo's Wet Nurse heals at the start of the round.
                let health = usize::from(tale.health()[0]);
                let mut survived = vec![0; health];
                for (total, part) in totals.iter().enumerate() {
                    let damage = match guard {
                        Guard::None => total,
                        Guard::Halves => total / 2,
                        Guard::Ignores if enemy == MartyrLogarius => total,
                        Guard::Ignores => 0,
                    };
                    if damage < health {
                        survived[damage] += part;
                    }
                }
                let odds = tale.hunt.table().attack_odds(YOU, guard).expect("somebody attacks");
                let what = format!("{enemy:?}, {guard:?}, {health} health");
                if guard == Guard::Ignores && enemy != MartyrLogarius {
                    assert_eq!((odds.survived(), odds.dies()), (&[AttackOdds::WHOLE][..], 0), "{what}");
                } else {
                    assert_eq!(odds.survived(), survived, "{what}");
                    assert_eq!(odds.dies(), AttackOdds::WHOLE - survived.iter().sum::<u128>(), "{what}");
                }
                let (percentages, dies) = odds.percentages();
                assert_eq!(percentages.iter().sum::<u8>() + dies, 100, "{what}");
            }
        }
    }
}

/// The shortest row of faces of a die that comes to a total.
fn rolls_to(die: Die, total: u8) -> Vec<chalice::Face> {
    let mut rows = vec![vec![]];
    loop {
        let longer = |row: &Vec<chalice::Face>| {
            let row = row.clone();
            die.faces().iter().map(move |&face| row.iter().copied().chain([face]).collect::<Vec<_>>())
        };
        rows = rows.iter().flat_map(longer).collect();
        let sum = |row: &[chalice::Face]| row.iter().map(|face| face.hits).sum::<u8>();
        if let Some(row) = rows.iter().find(|row| !row[row.len() - 1].again && sum(row) == total) {
            return row.clone();
        }
        rows.retain(|row| row[row.len() - 1].again);
    }
}

#[test]
fn c7_07_what_an_attack_really_costs_is_what_its_odds_count_it_for() {
    for enemy in Enemy::ALL {
        let die = enemy.data().die;
        for (card, guard) in PROTECTIONS {
            for total in 0..=4 {
                let chain: Vec<_> = rolls_to(die, total).into_iter().map(|face| (die, face)).collect();
                let mut tale = Story::against(enemy).holds(0, &[RepeatingPistol]).begin();
                let odds = tale.hunt.table().attack_odds(YOU, guard).expect("somebody attacks");
                let zero = (die, die.faces()[0]);
                let second = (enemy == Amygdala).then_some(zero);
                tale.rolls_of(&chain.into_iter().chain(second).collect::<Vec<_>>());
                tale.play(&[card, HuntersDream, HuntersDream]);
                let attack = tale.events.iter().position(|event| matches!(event, Event::Attack { .. }));
                let (before, after) = tale.events.split_at(attack.expect("an attack") + 1);
                assert!(before.contains(&Event::Attack { enemy, total }), "{enemy:?}");
                let amount = match after.first() {
                    Some(&Event::Wounded { seat: YOU, amount, .. }) => amount,
                    _ => 0,
                };
                assert!(odds.survived()[usize::from(amount)] > 0, "{enemy:?}, {card:?}: {total} costs {amount}");
                assert_eq!(amount, [total, total / 2, 0][guard as usize].max(martyr(enemy, guard, total)), "{enemy:?}");
            }
        }
    }
}

/// Martyr Logarius lets nothing be prevented.
fn martyr(enemy: Enemy, guard: Guard, total: u8) -> u8 {
    if enemy == MartyrLogarius && guard == Guard::Ignores { total } else { 0 }
}

#[test]
fn c9_02_the_dead_feel_no_attack_and_without_an_enemy_there_is_none() {
    let tale = Story::against(Huntsman).health(0, 0).begin();
    let odds = tale.hunt.table().attack_odds(YOU, Guard::None).expect("somebody attacks");
    assert_eq!((odds.survived(), odds.dies()), (&[AttackOdds::WHOLE][..], 0));
    let mut tale = Story::against(Huntsman).echoes(1).begin();
    tale.play(&[HunterPistol, HuntersDream, HuntersDream]);
    let killed = tale.hunt.table();
    assert!(killed.enemy().is_some() || killed.attack_odds(YOU, Guard::None).is_none());
}

#[test]
fn the_yellow_die_against_two_health_is_as_it_should_be() {
    // 0 comes up once in six; 1 comes up twice, or as 1+ and then 0.
    let tale = Story::against(BeastPossessedSoul).health(0, 2).begin();
    let odds = tale.hunt.table().attack_odds(YOU, Guard::None).expect("somebody attacks");
    assert_eq!(odds.percentages(), (vec![17, 36], 47));
}
