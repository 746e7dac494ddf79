//! How likely the enemy's attack is to reach a number. Worked out once, by the compiler, from the dice themselves.

use chalice::{Ability, CHAINS, Die, Enemy, TOTALS};

/// Likelihoods are counted in parts of this.
pub(crate) const CERTAIN: i32 = 1 << 12;

/// Totals above this are as good as impossible and counted as this.
const MOST: usize = TOTALS - 1;

type Tail = [i32; TOTALS];

static TAILS: [Tail; 3] = [tail(Die::Green), tail(Die::Yellow), tail(Die::Red)];

/// How likely a total of at least this many is, for each number.
const fn tail(die: Die) -> Tail {
    let exactly = die.chains();
    let mut tail = [0; TOTALS];
    let mut below = 0;
    let mut total = 0;
    while total < TOTALS {
        tail[total] = CERTAIN - (below * CERTAIN as u64 / CHAINS) as i32;
        below += exactly[total];
        total += 1;
    }
    tail
}

/// How likely the attack of this enemy is to total at least this much.
pub(crate) fn at_least(enemy: Enemy, hits: u8) -> i32 {
    let data = enemy.data();
    let once = TAILS[data.die as usize][usize::from(hits).min(MOST)];
    match data.ability {
        Ability::RollsTwice => CERTAIN - (CERTAIN - once) * (CERTAIN - once) / CERTAIN,
        _ => once,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_green_die_is_as_printed() {
        assert_eq!(at_least(Enemy::Yurie, 0), CERTAIN);
        // 0 on two faces of six.
        assert!((at_least(Enemy::Yurie, 1) - CERTAIN * 4 / 6).abs() <= 1);
        // 1: its own face, or a + and then a 0.
        let one = CERTAIN / 6 + CERTAIN / 3 / 3;
        assert!((at_least(Enemy::Yurie, 1) - at_least(Enemy::Yurie, 2) - one).abs() <= 2);
    }

    #[test]
    fn an_enemy_that_rolls_twice_is_worse_than_one_that_rolls_once() {
        assert!(at_least(Enemy::Amygdala, 4) > at_least(Enemy::Watchdog, 4));
        assert_eq!(at_least(Enemy::Amygdala, 0), CERTAIN);
    }
}
