//! The numbers of a monster as they are in this scenario at this moment: its stat card, what a boss's attack grows by, the
//! level of a named figure, and what it gains while objects stand.

use super::rule::Boost;
use crate::figure::{Figure, FigureId, Kind};
use crate::game::Game;
use crate::monster::{Growth, MonsterKind, Rank, Stats};

impl Game {
    /// The numbers of a monster on the board.
    pub(crate) fn monster_stats(&self, id: FigureId, kind: MonsterKind, rank: Rank) -> Stats {
        let level = self.monster_level + self.levels_up(id);
        let mut stats = *kind.stats(rank, level);
        stats.attack += match kind.attack_grows() {
            Growth::None => 0,
            Growth::Heroes => self.heroes.len() as u8,
            Growth::Kind(other) => self.members(other).count() as u8,
        };
        for boost in self.boosts_of(kind) {
            let objects = self.objects_left(boost.per);
            stats.attack += boost.attack * objects;
            stats.movement += (boost.half_movement * objects).div_ceil(2);
            if stats.range > 0 {
                stats.range += (boost.half_range * objects).div_ceil(2);
            }
        }
        stats
    }

    /// What a monster gains in hit points while objects stand.
    pub(crate) fn more_health(&self, kind: MonsterKind) -> i16 {
        self.boosts_of(kind).map(|boost| i16::from(boost.health * self.objects_left(boost.per))).sum()
    }

    fn boosts_of(&self, kind: MonsterKind) -> impl Iterator<Item = &'static Boost> + '_ {
        let boosts = self.layout.terms.boosts.iter();
        boosts.filter(move |boost| boost.kinds.contains(&kind) && self.is_so(&boost.when))
    }

    /// How many objects with this mark still stand, revealed or not.
    fn objects_left(&self, mark: char) -> u8 {
        let all = self.layout.objects.iter().filter(|one| one.place.mark == mark).count() as u8;
        all.saturating_sub(self.progress.lost(mark) as u8)
    }

    /// An object has fallen: whoever gained by it has so many hit points less.
    pub(crate) fn weaken(&mut self, mark: char) {
        for boost in self.layout.terms.boosts.iter().filter(|boost| boost.per == mark) {
            let gains = |one: &Figure| {
                matches!(one.kind, Kind::Monster { kind, .. } if boost.kinds.contains(&kind)) && one.alive
            };
            for figure in self.figures.iter_mut().filter(|one| gains(one)) {
                figure.most_health = (figure.most_health - i16::from(boost.health)).max(1);
                figure.health = figure.health.min(figure.most_health);
            }
        }
    }

    fn levels_up(&self, id: FigureId) -> u8 {
        let Some(&(mark, _)) = self.progress.marked.iter().find(|one| one.1 == id) else { return 0 };
        let named = self.layout.monsters.iter().filter_map(|one| one.named);
        named.into_iter().find(|named| named.mark == mark).map_or(0, |named| named.levels_up)
    }
}
