//! Damage, death and exhaustion (H10.06, H15).

use crate::ability::{Ability, Attack, Lasting, Nature, attack};
use crate::choice::Choice;
use crate::event::{Event, Sink};
use crate::figure::{FigureId, Kind};
use crate::game::{Ending, Game};
use crate::hero::Pile;
use crate::monster::Rank;
use crate::perform::is_hidden;
use crate::task::{Cause, Harm, Strike, Task};
use kit::Seat;

/// What a burning ally does when it dies.
const LAST_FLAME: Attack = attack(3);

impl Game {
    /// Whether a hero has more than one way to take this.
    pub(crate) fn harm_waits(&self, harm: &Harm) -> bool {
        let Some(seat) = self.figure(harm.target).seat() else { return false };
        let hero = self.hero(seat);
        self.figure(harm.target).alive
            && !hero.exhausted
            && harm.amount > 0
            && !self.cancels(harm.target, harm.is_attack())
            && (hero.count(Pile::Hand) > 0 || hero.discarded().count() > 1 || self.damage_items(harm).next().is_some())
    }

    /// Suffer it, or lose a hand card or two discards instead (H15.01).
    pub(crate) fn list_harm(&self, harm: &Harm, choices: &mut Vec<Choice>) {
        let Some(seat) = self.figure(harm.target).seat() else { return };
        let hero = self.hero(seat);
        choices.push(Choice::Suffer);
        choices.extend(hero.cards_in(Pile::Hand).map(Choice::LoseFromHand));
        let discards: Vec<_> = hero.cards_in(Pile::Discard).collect();
        for (at, &one) in discards.iter().enumerate() {
            choices.extend(discards[at + 1..].iter().map(|&other| Choice::LoseDiscards(one, other)));
        }
        choices.extend(self.damage_items(harm).map(Choice::Use));
    }

    pub(crate) fn resolve_harm(&mut self, harm: Harm, choice: Choice, sink: &mut impl Sink) {
        let Some(seat) = self.figure(harm.target).seat() else { return };
        match choice {
            Choice::LoseFromHand(card) => {
                self.put_card(seat, card, Pile::Lost, sink);
                sink.tell(Event::Negated(seat, harm.amount), self);
            }
            Choice::LoseDiscards(one, other) => {
                [one, other].into_iter().for_each(|card| self.put_card(seat, card, Pile::Lost, sink));
                sink.tell(Event::Negated(seat, harm.amount), self);
            }
            Choice::Use(item) => self.soften(harm, seat, item, sink),
            _ => self.take_damage(harm, sink),
        }
    }

    /// Damage that nobody is asked about.
    pub(crate) fn harm_now(&mut self, harm: Harm, sink: &mut impl Sink) {
        if !self.figure(harm.target).alive || harm.amount <= 0 {
            return;
        }
        let rebuff = |one| if let Lasting::Rebuff { amount, range } = one { Some((amount, range)) } else { None };
        if self.spend_slot(harm.target, |one| (one == Lasting::Cancel).then_some(()), sink).is_some() {
            sink.tell(Event::Cancelled(harm.target, harm.amount), self);
        } else if let Some((amount, range)) =
            harm.is_attack().then(|| self.spend_slot(harm.target, rebuff, sink)).flatten()
        {
            sink.tell(Event::Cancelled(harm.target, harm.amount), self);
            let near = |by: &FigureId| {
                let [one, other] = [harm.target, *by].map(|id| self.figure(id).spot);
                self.chart().distance(one, other) <= range
            };
            if let Some(by) = harm.by.filter(near) {
                self.harm(by, i16::from(amount), Some(harm.target), Cause::Retaliation, sink);
            }
        } else {
            self.take_damage(harm, sink);
        }
    }

    /// Whether nothing hurts this figure in this scenario.
    fn is_unharmed(&self, id: FigureId) -> bool {
        self.layout.terms.unharmed.is_some_and(|who| self.is_meant(who, id, None))
    }

    pub(crate) fn take_damage(&mut self, harm: Harm, sink: &mut impl Sink) {
        if !self.figure(harm.target).alive || harm.amount <= 0 || self.is_unharmed(harm.target) {
            return;
        }
        let figure = self.figure_mut(harm.target);
        let unhurt = figure.health == figure.most_health;
        figure.health -= harm.amount;
        let figure = *figure;
        sink.tell(Event::Damage(harm.target, harm.amount, harm.cause), self);
        if harm.by.is_some() && harm.by == self.turn.figure {
            self.turn.dealt += harm.amount;
        }
        if let Some(seat) = figure.seat()
            && figure.health * 2 < figure.most_health
        {
            self.hero_mut(seat).tally.below_half = true;
        }
        if figure.health <= 0 {
            self.finish(harm, unhurt, sink);
        }
    }

    /// A figure is killed outright: that is no damage.
    pub(crate) fn slay(&mut self, target: FigureId, by: FigureId, sink: &mut impl Sink) {
        self.figure_mut(target).health = 0;
        self.turn.killed_at = Some(self.figure(target).spot);
        self.finish(Harm { target, amount: 0, by: Some(by), cause: Cause::Ability }, false, sink);
    }

    /// A figure has no hit points left.
    fn finish(&mut self, harm: Harm, unhurt: bool, sink: &mut impl Sink) {
        self.turn_back(harm.target);
        let figure = *self.figure(harm.target);
        match figure.kind {
            Kind::Hero(seat) => self.fall(seat, sink),
            Kind::Summon { sheet, .. } => {
                self.remove_figure(harm.target);
                sink.tell(Event::Died(harm.target), self);
                self.clear_active(sink);
                if sheet.nature == Nature::Burning {
                    self.strike_dying(harm.target, &LAST_FLAME);
                }
            }
            Kind::Escort(_) | Kind::Obstacle => self.die(harm.target, sink),
            Kind::Monster { .. } => {
                if let Some(seat) = harm.by.and_then(|by| self.owner(by)) {
                    let first = self.kills == 0;
                    let tally = &mut self.hero_mut(seat).tally;
                    tally.kills += 1;
                    tally.elites += u16::from(matches!(figure.kind, Kind::Monster { rank: Rank::Elite, .. }));
                    tally.overkill |= figure.health <= -4;
                    tally.first_kill |= first;
                    tally.one_blow |= unhurt && harm.is_attack();
                }
                self.die(harm.target, sink);
            }
        }
    }

    /// Somebody falls who is no hero and no summon. A monster leaves money on its hex, unless it was summoned (H10.06), and
    /// does what its card says it does then; an obstacle is no kill (H21.11), and where it stood the way is free (H5.09).
    pub(crate) fn die(&mut self, id: FigureId, sink: &mut impl Sink) {
        let figure = *self.figure(id);
        self.remove_figure(id);
        sink.tell(Event::Died(id), self);
        let Kind::Monster { kind, summoned, .. } = figure.kind else {
            if figure.kind == Kind::Obstacle {
                for gone in self.object_spots(figure.spot).iter() {
                    self.ground.obstacles.remove(gone);
                    sink.tell(Event::ObstacleGone(gone), self);
                }
            }
            return self.note_death(id);
        };
        self.kills += 1;
        if !summoned {
            self.coins.push(figure.spot);
            sink.tell(Event::Money(figure.spot), self);
        }
        let card = self.breeds.iter().find(|breed| breed.kind == kind).and_then(|breed| breed.current());
        let last_words = card.into_iter().flat_map(|card| card.abilities).find_map(|ability| match ability {
            Ability::OnDeath(attack) => Some(*attack),
            _ => None,
        });
        if let Some(attack) = last_words {
            self.strike_dying(id, attack);
        }
        self.note_death(id);
    }

    /// A dying figure attacks all adjacent enemies; the invisible are no targets (H21.03).
    fn strike_dying(&mut self, id: FigureId, attack: &Attack) {
        let figure = *self.figure(id);
        let value = self.attack_value(id, attack.value);
        let near = self.chart().near(figure.spot);
        let foes: Vec<FigureId> = self
            .figures()
            .filter(|(_, one)| one.side().is_enemy(figure.side()) && near.has(one.spot) && !is_hidden(one))
            .map(|(id, _)| id)
            .collect();
        for target in foes.into_iter().rev() {
            let strike = self.strike(id, target, *attack, value, false);
            self.agenda.push(Task::Guard(Strike { on_death: true, ..strike }));
        }
    }

    /// Takes a figure off the board, and what it had with it.
    pub(crate) fn remove_figure(&mut self, id: FigureId) {
        let spot = self.figure(id).spot;
        if self.standing[spot.index()] == Some(id) {
            self.standing[spot.index()] = None;
        }
        self.figure_mut(id).alive = false;
        self.bonuses.retain(|bonus| bonus.who != id);
        // Somebody it was passing through keeps the hex.
        let below = self.figures().find(|(_, one)| one.spot == spot).map(|(id, _)| id);
        if let Some(below) = below {
            self.standing[spot.index()] = Some(below);
        }
    }

    /// A hero's health is below 1: exhausted, or with permanent death gone for good (H15.02, H19.02).
    fn fall(&mut self, seat: Seat, sink: &mut impl Sink) {
        let figure = self.hero(seat).figure;
        self.hero_mut(seat).dead = self.permanent_death;
        self.remove_figure(figure);
        if self.permanent_death {
            sink.tell(Event::Died(figure), self);
        }
        self.exhaust(seat, false, sink);
        // Of those who stay on the board some may yet live on: the round goes on for them.
        if self.permanent_death && self.heroes.iter().all(|hero| hero.dead) {
            self.end(self.progress.fate.unwrap_or(Ending::Lost), sink);
        }
    }

    /// A hero is out of the scenario (H15.02). With permanent death whoever only ran out of cards stays on the board.
    pub(crate) fn exhaust(&mut self, seat: Seat, by_cards: bool, sink: &mut impl Sink) {
        if self.hero(seat).exhausted {
            return;
        }
        let stays = by_cards && self.permanent_death;
        let hero = self.hero_mut(seat);
        hero.exhausted = true;
        hero.plan = None;
        hero.augments = [None; 2];
        hero.piles.lose_all();
        hero.borrowed.iter_mut().for_each(|one| one.1 = Pile::Lost);
        let figure = hero.figure;
        if !stays {
            self.remove_figure(figure);
        }
        self.end_bonuses(|bonus| bonus.card.is_none_or(|(owner, _)| owner != seat), sink);
        let summons: Vec<FigureId> = self
            .figures()
            .filter(|(_, one)| matches!(one.kind, Kind::Summon { owner, .. } if owner == seat))
            .map(|(id, _)| id)
            .collect();
        for id in summons {
            self.remove_figure(id);
            sink.tell(Event::Died(id), self);
        }
        sink.tell(Event::Exhausted(seat), self);
        self.watch();
        if self.heroes.iter().all(|hero| hero.exhausted) {
            let fate = self.progress.fate.unwrap_or(Ending::Lost);
            if self.permanent_death {
                // The round is played to its end: who then lives lives on (H19.02).
                self.progress.fate = Some(fate);
            } else {
                self.end(fate, sink);
            }
        }
    }
}
