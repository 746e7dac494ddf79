//! How likely the enemy's attack is to reach a number. Worked out once, by the compiler, from the dice themselves.

use chalice::{Ability, Die, Enemy};

/// Likelihoods are counted in parts of this.
pub(crate) const CERTAIN: i32 = 1 << 12;

/// Totals above this are as good as impossible and counted as this.
const MOST: usize = 17;

type Tail = [i32; MOST + 1];

static TAILS: [Tail; 3] = [tail(Die::Green), tail(Die::Yellow), tail(Die::Red)];

/// How likely a total of at least this many is, for each number. A face with + is rolled on from (C5.02), and every such face
/// adds something, so the smaller totals are known before the larger.
const fn tail(die: Die) -> Tail {
    let faces = die.faces();
    let mut exactly = [0_i64; MOST + 1];
    let mut total = 0;
    while total <= MOST {
        let mut side = 0;
        while side < faces.len() {
            let hits = faces[side].hits as usize;
            if hits <= total {
                if faces[side].again {
                    exactly[total] += exactly[total - hits] / 6;
                } else if hits == total {
                    exactly[total] += (1 << 40) / 6;
                }
            }
            side += 1;
        }
        total += 1;
    }
    let mut tail = [0; MOST + 1];
    let mut below = 0_i64;
    let mut total = 0;
    while total <= MOST {
        tail[total] = (CERTAIN as i64 - (below >> 28)) as i32;
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
