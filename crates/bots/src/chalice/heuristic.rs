//! Rules of thumb: what a card looks worth at a glance. They carry the weaker hunters, and the stronger ones use them to
//! imagine how a hunt goes on.
//!
//! Worth is counted in 64ths of an echo, whole numbers only.

use crate::chalice::claims::Claims;
use crate::chalice::memory::FULL_TRUST;
use crate::chalice::odds::{CERTAIN, at_least};
use chalice::{Ability, Card, Choice, Effect, FinalBoss, Guard, Hunter, Kind, Pair, Pile, Rank, Table, Trophy};
use kit::Seat;

/// One echo.
pub(crate) const ECHO: i32 = 64;

/// What a hunter believes about the worth of things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Heuristic {
    /// How much of another's best blow to expect.
    pub expects: i32,
    /// How bad it is to lose an echo.
    pub loss: i32,
    /// What death brings: an upgrade and full health.
    pub death: i32,
    /// What an echo is worth once it is safe, beyond being held.
    pub bank: i32,
    /// What an upgrade is worth.
    pub upgrade: i32,
    /// What a used card's damage is worth when it is back in hand.
    pub reclaim: i32,
    /// What a point of health is worth.
    pub health: i32,
    /// What it costs to use a point of damage up.
    pub spend: i32,
    /// What Transform costs beyond its weapon.
    pub transform: i32,
    /// How uncertain a kill is, in echoes.
    pub doubt: i32,
    /// What a trophy is worth on each space of its track.
    pub trophies: [i32; 6],
    /// What the eye for others' losses is worth.
    pub malice: i32,
}

/// What the hunters of the higher levels believe: found by playing them against each other.
pub(crate) const SHARP: Heuristic = Heuristic {
    expects: 48,
    loss: 64,
    death: 80,
    bank: 14,
    upgrade: 70,
    reclaim: 19,
    health: 10,
    spend: 17,
    transform: 30,
    doubt: 3,
    trophies: [90, 93, 110, 183, 190, 0],
    malice: 16,
};

/// A beginner: sees the echoes on the enemy and the card with the largest number, forgets to bank, hardly thinks of death, and
/// reckons without the others.
pub(crate) const BEGINNER: Heuristic = Heuristic {
    expects: 10,
    loss: 16,
    death: 20,
    bank: 14,
    upgrade: 60,
    reclaim: 24,
    health: 14,
    spend: 4,
    transform: 10,
    doubt: 6,
    trophies: [64, 64, 64, 64, 64, 64],
    malice: 30,
};

/// One seat's reading of the table.
pub(crate) struct Reading<'a> {
    heuristic: &'a Heuristic,
    table: &'a Table,
    seat: Seat,
    hunter: &'a Hunter,
    /// What others are expected to take before and after this seat, in 64ths.
    before: i32,
    after: i32,
}

impl<'a> Reading<'a> {
    pub(crate) fn new(heuristic: &'a Heuristic, table: &'a Table, seat: Seat, claims: &Claims) -> Self {
        let mut reading = Self { heuristic, table, seat, hunter: table.hunter(seat), before: 0, after: 0 };
        let mut passed = false;
        for other in table.first_player().around(table.hunters().len()) {
            if other == seat {
                passed = true;
                continue;
            }
            let reach = reading.reach(other, claims.of(other));
            if passed {
                reading.after += reach;
            } else {
                reading.before += reach;
            }
        }
        reading
    }

    /// What another hunter is expected to deal this round.
    fn reach(&self, other: Seat, claim: Option<(Card, u32)>) -> i32 {
        let guess = self.guess(other);
        let Some((card, trust)) = claim else { return guess };
        let promised = match card.data().effect {
            Effect::Transform => guess,
            Effect::Burst { enemy, .. } => i32::from(enemy) * ECHO,
            _ => i32::from(self.table.damage_of(other, card, 0)) * ECHO,
        };
        guess + (promised - guess) * trust as i32 / FULL_TRUST as i32
    }

    /// What they would deal, going by their cards alone.
    fn guess(&self, other: Seat) -> i32 {
        let hunter = self.table.hunter(other);
        if !hunter.is_living() {
            return 0;
        }
        if let Some(weapon) = hunter.weapon() {
            return i32::from(self.table.damage_of(other, weapon, 0)) * ECHO;
        }
        let best = || {
            let weapons = hunter.hand.weapons().iter_kinds();
            weapons.map(|weapon| i32::from(self.table.damage_of(other, weapon, 0))).max().unwrap_or(0)
        };
        match hunter.played.map(|card| card.data().effect) {
            None => best() * self.heuristic.expects,
            Some(Effect::Transform) => best() * ECHO,
            Some(Effect::Burst { enemy, .. }) => i32::from(enemy) * ECHO,
            Some(_) => 0,
        }
    }

    /// What a choice looks worth.
    pub(crate) fn worth(&self, choice: Choice) -> i32 {
        match choice {
            Choice::Play(card) => self.card(card),
            Choice::Transform(card) => self.blow(card),
            Choice::Hinder(target) => self.hinder(target),
            Choice::Recall(pair) => pair.iter().map(|card| self.keep(card)).sum(),
            Choice::Pay(pays) => self.pay(pays),
            Choice::Trophy(trophy) => self.trophy(trophy),
            Choice::Disarm(pair) => -self.held(pair),
            Choice::Upgrade(card) => card_worth(card),
            // Of two copies the one in hand is the readier.
            Choice::Remove(pile, card) => -card_worth(card) - i32::from(pile == Pile::Hand),
        }
    }

    fn card(&self, card: Card) -> i32 {
        match card.data().effect {
            Effect::Dream => self.dream(),
            Effect::Transform => {
                let best = self.hunter.hand.weapons().iter_kinds().map(|weapon| self.blow(weapon)).max();
                best.unwrap_or(0) - self.heuristic.transform
            }
            Effect::Heal(amount) => self.heal(amount),
            Effect::Burst { enemy, hunters } => self.burst(enemy, hunters),
            Effect::Recall(_) => self.bone(),
            _ => self.blow(card),
        }
    }

    /// How likely this hunter is to die of the enemy's attack behind this guard, with so much more health.
    fn peril(&self, guard: Guard, more: u8) -> i32 {
        let Some(enemy) = self.table.enemy() else { return 0 };
        let health = self.hunter.health + more;
        match guard.against(enemy.data().ability) {
            Guard::None => at_least(enemy, health),
            Guard::Halves => at_least(enemy, health.saturating_mul(2)),
            Guard::Ignores => 0,
        }
    }

    /// What a death costs now, with so much collected.
    fn death_cost(&self, collected: i32) -> i32 {
        let last = self.table.final_boss() == FinalBoss::Rom && self.hunter.deaths > 0;
        let lost = collected * self.heuristic.loss / ECHO;
        if last { lost + 20 * ECHO } else { lost - self.heuristic.death }
    }

    fn collected(&self) -> i32 {
        i32::from(self.hunter.collected) * ECHO
    }

    fn echoes(&self) -> i32 {
        i32::from(self.table.echoes()) * ECHO
    }

    /// How likely the enemy is to die this round if this seat deals so much.
    fn kill(&self, dealt: i32) -> i32 {
        let spare = self.before + self.after + dealt - self.echoes();
        (CERTAIN / 2 + spare * CERTAIN / (2 * self.heuristic.doubt * ECHO)).clamp(0, CERTAIN)
    }

    /// What the enemy's trophies are worth to this hunter.
    fn prize(&self, extra: bool) -> i32 {
        let Some(enemy) = self.table.enemy() else { return 0 };
        let types = enemy.data().types;
        let each = types.iter().map(|trophy| self.trophy(trophy)).sum::<i32>();
        if extra { each + types.iter().map(|trophy| self.trophy(trophy)).max().unwrap_or(0) } else { each }
    }

    fn trophy(&self, trophy: Trophy) -> i32 {
        self.heuristic.trophies[usize::from(self.hunter.tracks[trophy.index()]).min(5)]
    }

    /// A weapon played.
    fn blow(&self, weapon: Card) -> i32 {
        let Some(enemy) = self.table.enemy() else { return -self.keep(weapon) };
        let (data, ability) = (weapon.data(), enemy.data().ability);
        let mut damage = i32::from(self.table.damage_of(self.seat, weapon, 0)) * ECHO;
        if let Effect::PayForMore { cost, bonus } = data.effect
            && self.hunter.collected >= u16::from(cost)
        {
            damage += i32::from(bonus - cost) * ECHO;
        }
        let quick = self.quick(weapon);
        let before = if data.effect == Effect::Heavy { self.before + self.after } else { self.before };
        let slow_take = (self.echoes() - before).clamp(0, damage);
        let quick_take = damage.min(self.echoes());
        let guard = if data.effect == Effect::Ignore { Guard::Ignores } else { Guard::None };
        let peril = if quick == CERTAIN && damage >= self.echoes() { 0 } else { self.peril(guard, 0) };
        let lives = CERTAIN - peril;
        let take = part(quick_take, quick) + part(part(slow_take, lives), CERTAIN - quick);
        let touches = (take * CERTAIN / ECHO).min(CERTAIN);
        let prize = part(part(self.prize(data.effect == Effect::ExtraTrophy), self.kill(damage)), touches);
        let mut worth = take + prize - part(self.death_cost(self.collected() + take), peril);
        worth -= damage * self.heuristic.spend / ECHO;
        match ability {
            Ability::Bounty(more) => worth += part(i32::from(more) * ECHO, part(touches, lives)),
            Ability::BreaksWeapons => worth -= part(card_worth(weapon), touches),
            Ability::Bites(_) => worth -= self.heuristic.health,
            _ => {}
        }
        match data.effect {
            Effect::BanksAtOnce => worth += take * self.heuristic.bank / ECHO,
            Effect::Recoil(hit) => worth -= i32::from(hit) * self.heuristic.health,
            Effect::Spray(_) | Effect::Hinder(_) => worth += self.heuristic.malice,
            Effect::Returns if damage < self.echoes() => worth += damage * self.heuristic.spend / ECHO,
            _ => {}
        }
        worth
    }

    /// How likely a gun fires in step 3.
    fn quick(&self, gun: Card) -> i32 {
        let rival: fn(Card, Card) -> bool = match gun.data().effect {
            Effect::InstantIfOnlyCopy => |gun, other| gun == other,
            Effect::InstantIfOnlyRanged => |_, other| other.data().kind == Kind::Ranged,
            Effect::Spray(_) => return CERTAIN,
            _ => return 0,
        };
        let mut alone = CERTAIN;
        for (other, hunter) in self.table.hunters().entries() {
            if other == self.seat || !hunter.is_living() {
                continue;
            }
            let hidden = || {
                let all = hunter.hand.iter_kinds().count().max(1) as i32;
                hunter.hand.iter_kinds().filter(|&card| rival(gun, card)).count() as i32 * CERTAIN / all
            };
            let clash = match (hunter.weapon(), hunter.played) {
                (Some(weapon), _) if rival(gun, weapon) => CERTAIN,
                (None, None | Some(Card::Transform)) => hidden(),
                _ => 0,
            };
            alone = part(alone, CERTAIN - clash);
        }
        alone
    }

    fn dream(&self) -> i32 {
        let peril = self.peril(Guard::Halves, 0);
        let mut worth = self.collected() * self.heuristic.bank / ECHO + self.heuristic.upgrade;
        worth += self.hunter.used.iter().map(|card| self.keep(card)).sum::<i32>() * self.heuristic.reclaim / ECHO;
        worth += i32::from(self.table.max_health().saturating_sub(self.hunter.health)) * self.heuristic.health;
        if self.table.enemy().is_some_and(|enemy| enemy.rank() == Rank::FinalBoss) {
            // Nobody dreams once the last enemy is dead (C10.04).
            worth = part(worth, CERTAIN - self.kill(0));
        }
        worth += i32::from(self.table.idle_rounds()) * -ECHO / 2;
        part(worth, CERTAIN - peril) - part(self.death_cost(self.collected()), peril)
    }

    fn heal(&self, amount: u8) -> i32 {
        let flower = self.table.enemy().is_some_and(|enemy| enemy.data().ability == Ability::NoHealing);
        let missing = self.table.max_health().saturating_sub(self.hunter.health);
        let gain = if flower { 0 } else { amount.min(missing) };
        let peril = self.peril(Guard::None, gain);
        i32::from(gain) * self.heuristic.health - part(self.death_cost(self.collected()), peril)
    }

    fn burst(&self, enemy: u8, hunters: u8) -> i32 {
        if self.hunter.health <= hunters {
            return -self.death_cost(self.collected());
        }
        let damage = i32::from(enemy) * ECHO;
        let peril = self.peril(Guard::None, 0);
        let prize = part(self.prize(false), self.kill(damage));
        let felled = self.table.hunters().entries().filter(|&(other, hunter)| {
            other != self.seat && hunter.is_living() && hunter.health <= hunters && hunter.collected > 0
        });
        let malice = self.heuristic.malice * (1 + 4 * felled.count() as i32);
        damage + prize + malice - self.heuristic.health - part(self.death_cost(self.collected() + damage), peril)
    }

    fn bone(&self) -> i32 {
        let mut best = [0, 0];
        for card in self.hunter.used.iter() {
            let keep = self.keep(card);
            if keep > best[0] {
                best = [keep, best[0]];
            } else if keep > best[1] {
                best[1] = keep;
            }
        }
        let peril = self.peril(Guard::None, 0);
        (best[0] + best[1]) * self.heuristic.reclaim / ECHO - part(self.death_cost(self.collected()), peril)
    }

    /// What a card is worth in hand rather than in the used pile.
    fn keep(&self, card: Card) -> i32 {
        let data = card.data();
        if data.kind == Kind::Utility { ECHO } else { i32::from(data.damage) * ECHO }
    }

    fn hinder(&self, target: Seat) -> i32 {
        let hunter = self.table.hunter(target);
        let own = if target == self.seat { -100 * ECHO } else { 0 };
        let reach = hunter.weapon().map_or(0, |weapon| self.table.damage_of(target, weapon, 0).min(2));
        own + i32::from(hunter.standing()) * ECHO / 4 + i32::from(reach) * ECHO
    }

    fn pay(&self, pays: bool) -> i32 {
        let Some(weapon) = self.hunter.weapon() else { return 0 };
        let Effect::PayForMore { cost, bonus } = weapon.data().effect else { return 0 };
        let without = self.table.damage_of(self.seat, weapon, 0).min(self.table.echoes());
        let with = self.table.damage_of(self.seat, weapon, bonus).min(self.table.echoes());
        if pays { (i32::from(with) - i32::from(without) - i32::from(cost)) * ECHO } else { 0 }
    }

    fn held(&self, pair: Pair) -> i32 {
        pair.iter().map(|card| self.keep(card)).sum()
    }
}

fn part(of: i32, likelihood: i32) -> i32 {
    (i64::from(of) * i64::from(likelihood) / i64::from(CERTAIN)) as i32
}

/// What a card is worth to own, in 64ths of an echo.
pub(crate) fn card_worth(card: Card) -> i32 {
    CARD_WORTH[card as usize]
}

/// In the order of [`Card`]; found by playing.
#[rustfmt::skip]
const CARD_WORTH: [i32; Card::COUNT] = [
    1000, 25, 10, 30, 30,
    72, 55, 70, 5, 75, 60, 20, 70,
    90, 20, 170, 30, 20, 30, 100, 10,
];
