//! Looting: what can be picked up, and what is in a chest (H13, H5.07).

use crate::ability::Recovery;
use crate::event::{Event, Sink};
use crate::figure::{FigureId, Side};
use crate::game::Game;
use crate::item::Refresh;
use crate::layout::Chest;
use crate::spot::{Spot, Spots};
use crate::task::{Cause, Harm, Task};
use kit::{Seat, Sort};

impl Game {
    /// The hexes within a range and in sight that have something to loot.
    pub(crate) fn loot_in_reach(&self, actor: FigureId, range: u8) -> Spots {
        let reach = self.chart().reach(self.figure(actor).spot, range);
        let there = self.coins.iter().copied().chain(self.chests.iter().map(|chest| chest.0));
        there.filter(|&spot| reach.has(spot)).collect()
    }

    /// The hexes to loot if no more than so many tokens and chests may be taken: the nearest first.
    pub(crate) fn loot_up_to(&self, actor: FigureId, range: u8, most: u8) -> Vec<Spot> {
        let here = self.figure(actor).spot;
        let mut spots: Vec<Spot> = self.loot_in_reach(actor, range).iter().collect();
        spots.arrange_by_key(|&spot| self.chart().distance(here, spot));
        let mut left = usize::from(most);
        spots.retain(|&spot| {
            let coins = self.coins.iter().filter(|&&coin| coin == spot).count();
            let there = coins + self.chests.iter().filter(|chest| chest.0 == spot).count();
            let fits = most == u8::MAX || there <= left;
            left = left.saturating_sub(if fits { there } else { 0 });
            fits
        });
        spots
    }

    /// A hero takes everything on a hex; some Goal chests only by an ability.
    pub(crate) fn loot_spot(&mut self, seat: Seat, spot: Spot, by_ability: bool, sink: &mut impl Sink) {
        let before = self.coins.len();
        self.coins.retain(|&coin| coin != spot);
        let coins = (before - self.coins.len()) as u16;
        self.hero_mut(seat).tally.coins += coins;
        let taken =
            |chest: &(Spot, Chest)| chest.0 == spot && (by_ability || chest.1 != Chest::Goal { loot_only: true });
        let found: Vec<Chest> = self.chests.iter().filter(|chest| taken(chest)).map(|chest| chest.1).collect();
        self.chests.retain(|chest| !taken(chest));
        if coins > 0 || !found.is_empty() {
            sink.tell(Event::Looted(seat, spot), self);
        }
        for chest in found {
            self.hero_mut(seat).tally.chests += 1;
            sink.tell(Event::Treasure(seat, chest), self);
            self.open_chest(seat, chest, sink);
        }
    }

    fn open_chest(&mut self, seat: Seat, chest: Chest, sink: &mut impl Sink) {
        let figure = self.hero(seat).figure;
        let enemies: Vec<FigureId> =
            self.figures().filter(|(_, one)| one.side() == Side::Monsters).map(|(id, _)| id).collect();
        match chest {
            Chest::Numbered(number) => self.hero_mut(seat).chests.push(number),
            Chest::Goal { .. } => self.note_goal_chest(figure),
            Chest::Gold(gold) => self.hero_mut(seat).gold += u16::from(gold),
            Chest::Heal(amount) => self.heal(figure, amount, sink),
            Chest::Cure => self.cure(figure, sink),
            Chest::RecoverLost => self.agenda.push(Task::Recover { seat, from: Recovery::Lost, left: 1 }),
            Chest::Refresh(count) => {
                self.agenda.push(Task::Refresh { seat, what: Refresh { only: None, small: false, count } });
            }
            Chest::Scourge(amount) => {
                for target in enemies {
                    let amount = i16::from(amount);
                    self.agenda.push(Task::Harm(Harm { target, amount, by: Some(figure), cause: Cause::Treasure }));
                }
            }
            Chest::Plague(conditions) => {
                for target in enemies {
                    conditions.iter().for_each(|condition| self.afflict(target, condition, sink));
                }
            }
        }
    }
}
