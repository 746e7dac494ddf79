//! What the enemy's attack will do to a hunter (step 4), worked out exactly and in whole numbers. A chain of + faces has no end
//! (C5.02), but every such face adds something: each total is reached by finitely many chains, and all that would kill is one lot.

use crate::dice::Die;
use crate::enemies::{Ability, Enemy};
use crate::hunter::Guard;
use crate::table::Table;
use kit::{Seat, Sort};

/// Totals of a chain that are told apart: 0 to 17. A hunter in the Dream with 8 health dies of 16 or more.
pub const TOTALS: usize = 18;

/// All chains together: one in six for each face of the longest chain that matters.
pub const CHAINS: u64 = 6_u64.pow(TOTALS as u32);

impl Die {
    /// How many of [`CHAINS`] come to each total; what is missing comes to more.
    #[must_use]
    pub const fn chains(self) -> [u64; TOTALS] {
        let faces = self.faces();
        let mut chains = [0; TOTALS];
        let mut total = 0;
        while total < TOTALS {
            let mut side = 0;
            while side < faces.len() {
                let hits = faces[side].hits as usize;
                if faces[side].again && hits <= total {
                    chains[total] += chains[total - hits] / 6;
                } else if !faces[side].again && hits == total {
                    chains[total] += CHAINS / 6;
                }
                side += 1;
            }
            total += 1;
        }
        chains
    }
}

impl Enemy {
    /// How many of [`AttackOdds::WHOLE`] attacks come to less than each number, from 0 to [`TOTALS`]. Of two chains the higher
    /// counts (C18.72).
    fn attacks_below(self) -> [u128; TOTALS + 1] {
        let mut below = [0; TOTALS + 1];
        let mut chains = 0;
        for (total, &more) in self.data().die.chains().iter().enumerate() {
            chains += more;
            let chains = u128::from(chains);
            below[total + 1] = match self.data().ability {
                Ability::RollsTwice => chains * chains,
                _ => chains * u128::from(CHAINS),
            };
        }
        below
    }
}

/// How likely the enemy's next attack is to cost a hunter how much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttackOdds {
    parts: Vec<u128>,
    dies: u128,
}

impl AttackOdds {
    /// What is certain.
    pub const WHOLE: u128 = CHAINS as u128 * CHAINS as u128;

    /// For each amount of damage that the hunter survives, from 0 up, its likelihood in parts of [`WHOLE`](Self::WHOLE).
    #[must_use]
    pub fn survived(&self) -> &[u128] {
        &self.parts
    }

    /// How likely the hunter is to die.
    #[must_use]
    pub fn dies(&self) -> u128 {
        self.dies
    }

    /// All of it in percent: each damage that is survived, then death. They add up to 100.
    #[must_use]
    pub fn percentages(&self) -> (Vec<u8>, u8) {
        let parts: Vec<u128> = self.parts.iter().copied().chain([self.dies]).collect();
        let mut percentages: Vec<u8> = parts.iter().map(|part| (part * 100 / Self::WHOLE) as u8).collect();
        // What rounding down has left over goes to those who lost most by it.
        let mut places: Vec<usize> = (0..parts.len()).collect();
        places.arrange_by_key(|&place| std::cmp::Reverse(parts[place] * 100 % Self::WHOLE));
        let left = 100 - percentages.iter().sum::<u8>();
        places.iter().take(left.into()).for_each(|&place| percentages[place] += 1);
        let dies = percentages.pop().unwrap_or(0);
        (percentages, dies)
    }
}

impl Table {
    /// What the standing enemy's attack will cost a hunter whom this protects; none without an enemy. The dead feel nothing.
    #[must_use]
    pub fn attack_odds(&self, seat: Seat, guard: Guard) -> Option<AttackOdds> {
        let enemy = self.enemy?;
        let hunter = &self.hunters[seat];
        let guard = guard.against(enemy.data().ability);
        if !hunter.is_living() || guard == Guard::Ignores {
            return Some(AttackOdds { parts: vec![AttackOdds::WHOLE], dies: 0 });
        }
        let below = enemy.attacks_below();
        let mut parts = vec![0; hunter.health.into()];
        for total in 0..TOTALS {
            if let Some(part) = parts.get_mut(usize::from(guard.lets_through(total as u8))) {
                *part += below[total + 1] - below[total];
            }
        }
        let dies = AttackOdds::WHOLE - parts.iter().sum::<u128>();
        Some(AttackOdds { parts, dies })
    }
}
