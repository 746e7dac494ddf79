//! What an attack comes to, in the order of H10.03: the attacker's bonuses, the modifier card, the target's defences.
//!
//! The attack that is made and the preview of it both add up here. Whoever wants to know the parts is told each of them by
//! name; an attack in a playout listens to nothing and pays nothing.

use crate::ability::{Augment, Foe, Lasting, Plus, Rider, Which};
use crate::card::CardId;
use crate::condition::{Condition, Conditions, NEGATIVE};
use crate::figure::{Figure, FigureId, Kind, Side};
use crate::game::{Bonus, Game};
use crate::item::Item;
use crate::modifier::{DrawRules, ModifierDeck, Odds};
use crate::spot::Spot;
use crate::task::Strike;
use kit::Seat;

/// Where a part of an attack's sum comes from (H10.03, step 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The number on the card.
    Card,
    /// The figure's own number.
    Own,
    /// The penalty of a random room.
    Dungeon,
    /// Items used for this attack.
    Items,
    /// The target stands beside an ally of the attacker.
    Flanked,
    /// The target stands beside none of its own allies.
    Alone,
    /// Each ally of the attacker beside the target.
    Allies,
    /// Each negative condition on the target.
    Conditions,
    /// Twice the target's shield.
    TwiceShield,
    /// The target is poisoned (H12.02).
    Poison,
    /// A lasting effect, and the card it comes from.
    Bonus(Lasting, Option<(Seat, CardId)>),
    /// The same, and the attack fills one of its use slots (H14.01).
    Slot(Lasting, Option<(Seat, CardId)>),
    /// An augment, and the card it comes from.
    Augment(CardId),
}

/// What gives an attack advantage or disadvantage (H10.09).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tilt {
    /// Advantage: the attacker is strengthened.
    Strengthened,
    /// Advantage: an item.
    Item,
    /// Advantage: a lasting effect.
    Bonus,
    /// Advantage: it is in the monster's nature.
    Sure,
    /// Disadvantage: a ranged attack on somebody adjacent (H10.01).
    Beside,
    /// Disadvantage: the attacker is muddled.
    Muddled,
    /// Disadvantage: the target is hard to hit.
    Elusive,
    /// Disadvantage: an item of the target.
    Guarded,
}

impl Tilt {
    /// Whether it helps the attacker.
    #[must_use]
    pub const fn helps(self) -> bool {
        matches!(self, Self::Strengthened | Self::Item | Self::Bonus | Self::Sure)
    }
}

/// What a target's shield is made of (H14.02).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shield {
    /// The figure's own number.
    Own,
    /// The penalty of a random room.
    Dungeon,
    /// A lasting effect, and the card it comes from.
    Bonus(Lasting, Option<(Seat, CardId)>),
    /// The same, and the attack fills one of its use slots (H14.01).
    Slot(Lasting, Option<(Seat, CardId)>),
    /// An item that was used when the attack was declared.
    Item(Item),
    /// An item that must be used, and the attack fills one of its circles (H3.04).
    Armor(Item),
}

/// What retaliation is made of (H14.03).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Retort {
    /// The figure's own number.
    Own,
    /// The penalty of a random room.
    Dungeon,
    /// A lasting effect, and the card it comes from.
    Bonus(Lasting, Option<(Seat, CardId)>),
    /// The same, and the attack fills one of its use slots (H14.01).
    Slot(Lasting, Option<(Seat, CardId)>),
}

/// Whoever does not want to know the parts.
pub(crate) fn unheard<T>(_: T, _: i16) {}

impl Game {
    /// How many of a side, other than `but`, stand next to a hex; an obstacle is nobody's friend.
    pub(crate) fn friends_beside(&self, of: Side, spot: Spot, but: FigureId) -> i16 {
        let near = self.chart().near(spot);
        let friend = |one: &Figure| !one.side().is_enemy(of) && one.kind != Kind::Obstacle && near.has(one.spot);
        let friends = self.figures().filter(|(id, one)| *id != but && friend(one));
        friends.count() as i16
    }

    /// The bonus on the attack's own card: how often it counts for either reason, how much it is, and experience each time.
    pub(crate) fn own_plus(&self, strike: &Strike) -> ([(Part, i16); 2], i8, u8) {
        let (attacker, target) = (self.figure(strike.attacker), self.figure(strike.target));
        let beside = || self.friends_beside(attacker.side(), target.spot, strike.attacker);
        let flanked = || (Part::Flanked, i16::from(beside() > 0));
        let alone = || (Part::Alone, i16::from(self.stands_alone(strike.target)));
        let nothing = (Part::Card, 0);
        match strike.sheet.plus {
            Plus::None => ([nothing; 2], 0, 0),
            Plus::Flanked { bonus, xp } => ([flanked(), nothing], bonus, xp),
            Plus::FlankedAndAlone { bonus, xp } => ([flanked(), alone()], bonus, xp),
            Plus::PerAlly(bonus) => ([(Part::Allies, beside()), nothing], bonus, 0),
            Plus::PerCondition { bonus, xp } => {
                let negative = target.ailments.all().iter().filter(|&one| NEGATIVE.has(one)).count() as i16;
                ([(Part::Conditions, negative), nothing], bonus, xp)
            }
            Plus::FlankedInflicts { xp, .. } => ([flanked(), nothing], 0, xp),
            Plus::TwiceShield => ([(Part::TwiceShield, self.own_shield(strike.target)), nothing], 2, 0),
        }
    }

    /// Whether a target is of the kind that a bonus is for.
    pub(crate) fn is_foe(&self, attacker: FigureId, target: FigureId, foe: Foe) -> bool {
        let figure = self.figure(target);
        let has = |condition: Condition| figure.ailments.has(condition);
        match foe {
            Foe::Alone => self.stands_alone(target),
            Foe::Hindered => has(Condition::Disarm) || has(Condition::Immobilize) || has(Condition::Stun),
            Foe::Poisoned => has(Condition::Poison),
            Foe::Singled => {
                let side = self.figure(attacker).side();
                self.stands_alone(target) && self.friends_beside(side, figure.spot, attacker) > 0
            }
        }
    }

    /// Whether a figure stands beside none of its allies.
    fn stands_alone(&self, id: FigureId) -> bool {
        let figure = self.figure(id);
        self.friends_beside(figure.side(), figure.spot, id) == 0
    }

    /// The first lasting effect of a figure that fits.
    fn first_bonus(&self, who: FigureId, fits: impl Fn(Lasting) -> bool) -> Option<&Bonus> {
        self.bonuses.iter().find(|bonus| bonus.who == who && fits(bonus.what))
    }

    /// Step 1: what an attack comes to before the modifier card.
    pub(crate) fn attack_sum(&self, strike: &Strike, mut tell: impl FnMut(Part, i16)) -> i16 {
        let (attacker, target) = (self.figure(strike.attacker), self.figure(strike.target));
        let mut value = 0;
        let mut add = |part: Part, plus: i16| {
            if plus != 0 {
                value += plus;
                tell(part, plus);
            }
        };
        let (own, dungeon) = self.own_attack(strike);
        add(Part::Own, own);
        add(Part::Dungeon, dungeon);
        add(Part::Card, strike.value - own - dungeon);
        add(Part::Items, strike.boosts.bonus);
        let (times, bonus, _) = self.own_plus(strike);
        times.into_iter().for_each(|(part, times)| add(part, times * i16::from(bonus)));
        add(Part::Poison, i16::from(target.ailments.has(Condition::Poison)));
        for bonus in self.bonuses.iter().filter(|bonus| bonus.who == strike.attacker) {
            let fits = |which: Which| match which {
                Which::Any => true,
                Which::Melee => !strike.ranged,
                Which::Ranged => strike.ranged,
            };
            if let Lasting::Attack(plus, which) = bonus.what
                && fits(which)
            {
                add(Part::Bonus(bonus.what, bonus.card), i16::from(plus));
            }
            if let Lasting::AttackOn(plus, foe) = bonus.what
                && self.is_foe(strike.attacker, strike.target, foe)
            {
                add(Part::Bonus(bonus.what, bonus.card), i16::from(plus));
            }
        }
        if let Some(bonus) = self.first_bonus(strike.attacker, |one| matches!(one, Lasting::NextAttacks(_)))
            && let Lasting::NextAttacks(plus) = bonus.what
        {
            add(Part::Slot(bonus.what, bonus.card), i16::from(plus));
        }
        let fits = |foe: Foe| self.is_foe(strike.attacker, strike.target, foe);
        let next = |one: Lasting| matches!(one, Lasting::NextOn(_, foe) if fits(foe));
        if let Some(bonus) = self.first_bonus(strike.attacker, next)
            && let Lasting::NextOn(plus, _) = bonus.what
        {
            add(Part::Slot(bonus.what, bonus.card), i16::from(plus));
        }
        let beside = |one: Lasting| matches!(one, Lasting::NextBesideObstacle(_));
        if !strike.ranged
            && let Some(bonus) = self.first_bonus(strike.attacker, beside)
            && let Lasting::NextBesideObstacle(plus) = bonus.what
            && !(self.chart().near(attacker.spot) & self.brittle()).is_empty()
        {
            add(Part::Slot(bonus.what, bonus.card), i16::from(plus));
        }
        for (card, augment) in self.augments_of(strike) {
            if let Augment::Attack(plus) = augment {
                add(Part::Augment(card), i16::from(plus));
            }
        }
        // The acting side picks the order inside a step: doubling last is worth the most.
        if attacker.ailments.has(Condition::Invisible)
            && let Some(bonus) = self.first_bonus(strike.attacker, |one| one == Lasting::Ambush)
        {
            tell(Part::Slot(bonus.what, bonus.card), value);
            value *= 2;
        }
        let double = |one: Lasting| matches!(one, Lasting::NextDoubled(foe) if fits(foe));
        if let Some(bonus) = self.first_bonus(strike.attacker, double) {
            tell(Part::Slot(bonus.what, bonus.card), value);
            value *= 2;
        }
        value
    }

    /// What of an attack's value is the figure's own number and what a random room adds to it; nothing if the card names a
    /// number or the parts cannot be told.
    fn own_attack(&self, strike: &Strike) -> (i16, i16) {
        let crate::ability::Amount::Stat(plus) = strike.sheet.value else { return (0, 0) };
        let (own, dungeon) = match self.figure(strike.attacker).kind {
            Kind::Monster { kind, rank, .. } => {
                (i16::from(self.monster_stats(strike.attacker, kind, rank).attack), i16::from(self.woes.attack))
            }
            Kind::Summon { sheet, .. } => (i16::from(sheet.attack.unwrap_or(0)), 0),
            Kind::Hero(_) | Kind::Obstacle | Kind::Escort(_) => (0, 0),
        };
        let whole = own + dungeon + i16::from(plus) == strike.value;
        if whole { (own, dungeon) } else { (0, 0) }
    }

    /// Advantage or disadvantage, and everything that speaks for either.
    pub(crate) fn tilt(&self, strike: &Strike, mut tell: impl FnMut(Tilt)) -> Odds {
        let (attacker, target) = (self.figure(strike.attacker), self.figure(strike.target));
        let stats = |id: FigureId| match self.figure(id).kind {
            Kind::Monster { kind, rank, .. } => Some(self.monster_stats(id, kind, rank)),
            _ => None,
        };
        let elusive = || {
            stats(strike.target).is_some_and(|stats| stats.elusive)
                || self.first_bonus(strike.target, |one| one == Lasting::Elusive).is_some()
        };
        let causes = [
            (Tilt::Strengthened, attacker.ailments.has(Condition::Strengthen)),
            (Tilt::Item, strike.boosts.advantage),
            (Tilt::Bonus, self.first_bonus(strike.attacker, |one| one == Lasting::Advantage).is_some()),
            (Tilt::Sure, stats(strike.attacker).is_some_and(|stats| stats.advantage)),
            (Tilt::Beside, strike.ranged && self.chart().adjacent(attacker.spot, target.spot)),
            (Tilt::Muddled, attacker.ailments.has(Condition::Muddle)),
            (Tilt::Elusive, elusive()),
            (Tilt::Guarded, strike.hindered),
        ];
        let (mut advantage, mut disadvantage) = (false, false);
        for (cause, _) in causes.into_iter().filter(|cause| cause.1) {
            tell(cause);
            *(if cause.helps() { &mut advantage } else { &mut disadvantage }) = true;
        }
        Odds::of(advantage, disadvantage)
    }

    /// What changes how the cards drawn for an attack count.
    pub(crate) fn draw_rules(&self, strike: &Strike) -> DrawRules {
        DrawRules { less_luck: self.less_luck, helmet: self.helmet(strike.target).is_some() }
    }

    /// The deck that a figure draws from: its hero's, or the monsters'.
    pub(crate) fn deck_of(&self, attacker: FigureId) -> &ModifierDeck {
        self.owner(attacker).map_or(&self.deck, |seat| &self.hero(seat).deck)
    }

    /// Whether the next damage of a figure is cancelled.
    pub(crate) fn cancels(&self, id: FigureId, attack: bool) -> bool {
        let fits = |one| one == Lasting::Cancel || (attack && matches!(one, Lasting::Rebuff { .. }));
        self.first_bonus(id, fits).is_some()
    }

    /// The conditions that an attack gives, the modifier cards apart.
    pub(crate) fn conditions_of(&self, strike: &Strike) -> Conditions {
        let mut conditions = strike.conditions.and(strike.boosts.conditions).and(strike.boosts.once);
        for bonus in self.bonuses.iter().filter(|bonus| bonus.who == strike.attacker) {
            if let Lasting::Inflict(more) = bonus.what {
                conditions = conditions.and(more);
            }
        }
        if let Plus::FlankedInflicts { conditions: more, .. } = strike.sheet.plus
            && self.own_plus(strike).0[0].1 > 0
        {
            conditions = conditions.and(more);
        }
        if let Some(condition) = strike.sheet.rider.on_area() {
            conditions = conditions.and(Conditions::of(&[condition]));
        }
        for (_, augment) in self.augments_of(strike) {
            if let Augment::Inflict(more) = augment {
                conditions = conditions.and(more);
            }
        }
        conditions.without(strike.boosts.omitted)
    }

    /// How much shield an attack ignores, before the cards add to it (H11.02).
    pub(crate) fn own_pierce(&self, strike: &Strike) -> u8 {
        let own = match self.figure(strike.attacker).kind {
            Kind::Monster { kind, rank, .. } => self.monster_stats(strike.attacker, kind, rank).pierce,
            _ => 0,
        };
        strike.sheet.pierce + own
    }

    /// Shields that are simply there.
    pub(crate) fn own_shield(&self, id: FigureId) -> i16 {
        self.standing_shield(id, unheard)
    }

    fn standing_shield(&self, id: FigureId, mut tell: impl FnMut(Shield, i16)) -> i16 {
        let mut shield = 0;
        let mut add = |part: Shield, amount: i16| {
            if amount != 0 {
                shield += amount;
                tell(part, amount);
            }
        };
        if let Kind::Monster { kind, rank, .. } = self.figure(id).kind {
            add(Shield::Own, i16::from(self.monster_stats(id, kind, rank).shield));
            add(Shield::Dungeon, i16::from(self.woes.shield));
        }
        for bonus in self.bonuses.iter().filter(|bonus| bonus.who == id) {
            if let Lasting::Shield(amount) = bonus.what {
                add(Shield::Bonus(bonus.what, bonus.card), i16::from(amount));
            }
        }
        shield
    }

    /// Step 3: all shields against an attack of this value. Those with use circles must be used, one after the other, as long
    /// as the attack would still deal damage; pierce may leave nothing of them (H3.04, H14.01, H21.06).
    pub(crate) fn shield_sum(&self, strike: &Strike, value: i16, pierce: u8, mut tell: impl FnMut(Shield, i16)) -> i16 {
        let mut shield = self.standing_shield(strike.target, &mut tell);
        if let Some((item, amount)) = strike.shield {
            shield += i16::from(amount);
            tell(Shield::Item(item), i16::from(amount));
        }
        let mut add = |part: Shield, amount: i16| {
            if Self::damage_of(strike, value, shield, pierce) > 0 {
                shield += amount;
                tell(part, amount);
            }
        };
        if let Some(bonus) = self.first_bonus(strike.target, |one| matches!(one, Lasting::Ward(_)))
            && let Lasting::Ward(amount) = bonus.what
        {
            add(Shield::Slot(bonus.what, bonus.card), i16::from(amount));
        }
        for (item, amount) in self.armor(strike.target) {
            add(Shield::Armor(item), i16::from(amount));
        }
        shield
    }

    /// What is left of an attack after the shields, less pierce.
    pub(crate) fn damage_of(strike: &Strike, value: i16, shield: i16, pierce: u8) -> i16 {
        let shield = if strike.boosts.no_shield { 0 } else { (shield - i16::from(pierce)).max(0) };
        (value - shield).max(0)
    }

    /// What the target of an attack strikes back with, if it survives and as both stand now.
    pub(crate) fn retaliation(&self, strike: &Strike, mut tell: impl FnMut(Retort, i16)) -> i16 {
        let (attacker, target) = (self.figure(strike.attacker), self.figure(strike.target));
        let chart = self.chart();
        let distance = chart.distance(attacker.spot, target.spot);
        if !chart.sees(attacker.spot, target.spot) {
            return 0;
        }
        let mut whole = 0;
        let mut add = |part: Retort, amount: u8| {
            if amount > 0 {
                whole += i16::from(amount);
                tell(part, i16::from(amount));
            }
        };
        if let Kind::Monster { kind, rank, .. } = target.kind {
            let (own, range) = self.monster_stats(strike.target, kind, rank).retaliate;
            if distance <= range {
                add(Retort::Own, own);
            }
            if self.woes.retaliate && distance <= 3 {
                add(Retort::Dungeon, 2);
            }
        }
        for bonus in self.bonuses.iter().filter(|bonus| bonus.who == strike.target) {
            if let Lasting::Retaliate { amount, range, .. } = bonus.what
                && distance <= range
            {
                add(Retort::Bonus(bonus.what, bonus.card), amount);
            }
        }
        if !strike.ranged
            && distance <= 1
            && let Some(bonus) = self.first_bonus(strike.target, |one| matches!(one, Lasting::Thorns(_)))
            && let Lasting::Thorns(amount) = bonus.what
        {
            add(Retort::Slot(bonus.what, bonus.card), amount);
        }
        whole
    }

    /// The augments that go with an attack: only with melee ones.
    pub(crate) fn augments_of(&self, strike: &Strike) -> impl Iterator<Item = (CardId, Augment)> + use<> {
        let far = || self.first_bonus(strike.attacker, |one| one == Lasting::FarAugments).is_some();
        let seat = match strike.sheet.rider {
            Rider::Augmented => self.action.map(|action| action.seat),
            _ => self.figure(strike.attacker).seat().filter(|_| !strike.ranged || far()),
        };
        seat.map_or([None; 2], |seat| self.hero(seat).augments).into_iter().flatten()
    }
}
