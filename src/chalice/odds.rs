//! What a die will do: for the bars beside the enemy.

use ::chalice::Die;

/// Totals that have a bar of their own; everything above shares the last.
pub const BARS: usize = 6;

/// The chance of each total of one attack in percent: 0, 1, 2, … and the last for that much or more. A face with + adds its
/// number and rolls again (C5.02).
#[must_use]
pub fn percentages(die: Die) -> [u32; BARS] {
    let mut chances = [0.0; BARS];
    // Chains longer than this are rarer than one in a thousand.
    spread(die, 0, 1.0, 12, &mut chances);
    chances.map(|chance| (chance * 100.0_f64).round() as u32)
}

fn spread(die: Die, sum: usize, chance: f64, depth: u32, chances: &mut [f64; BARS]) {
    for face in die.faces() {
        let total = sum + usize::from(face.hits);
        let share = chance / die.faces().len() as f64;
        // Beyond the last bar it no longer matters how the chain goes on.
        if face.again && depth > 0 && total < BARS {
            spread(die, total, share, depth - 1, chances);
        } else {
            chances[total.min(BARS - 1)] += share;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bars_add_up() {
        for die in [Die::Green, Die::Yellow, Die::Red] {
            let sum: u32 = percentages(die).iter().sum();
            assert!((98..=102).contains(&sum), "{die:?}: {sum}");
        }
    }

    #[test]
    fn the_yellow_die_is_as_it_should_be() {
        // 0 comes up once in six; 1 comes up twice, or as 1+ and then 0.
        assert_eq!(percentages(Die::Yellow)[..2], [17, 36]);
    }
}
