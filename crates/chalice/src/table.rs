//! Everything that lies open: what every hunter and every bot may see. What is hidden (decks, dice to come, secret picks) is
//! kept beside it in the [`Hunt`](crate::Hunt) and can therefore not slip into a [`View`](crate::View).

use crate::cards::{Card, Effect, Kind};
use crate::choice::{Legal, Question};
use crate::enemies::{Ability, Enemy, FinalBoss};
use crate::hunter::{FULL_HEALTH, Hunter};
use crate::pile::Cards;
use crate::score::{End, Outcome};
use kit::seat::MOST_SEATS;
use kit::{BySeat, Seat};

/// So many rounds in a row without damage to the enemy end the hunt (C18.77).
pub const IDLE_LIMIT: u8 = 10;
/// From so many on, the players are warned.
pub const IDLE_WARNING: u8 = 7;

/// Where the places of heavy weapons begin.
pub(crate) const HEAVY: u32 = 8;

/// What comes next once nobody has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the rulebook's steps")]
pub enum Stage {
    /// A new round begins.
    RoundStart,
    /// Step 1: the picked cards are turned over.
    RevealCards,
    /// Step 2: the transformed weapons are turned over.
    RevealWeapons,
    /// Step 3.
    Instants,
    /// Step 4.
    EnemyAttacks,
    /// Step 5.
    HuntersAttack,
    /// Step 5, after the killing blow.
    Rewards,
    /// Step 6.
    Escape,
    /// Step 6, while hunters give up weapons.
    Disarming,
    /// Step 7.
    Dream,
    /// Step 8.
    RoundEnd,
}

/// The blow that killed the enemy, kept while its reward is handed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Blow {
    pub(crate) seat: Seat,
    pub(crate) card: Card,
    pub(crate) enemy: Enemy,
    pub(crate) dealt: u8,
    pub(crate) first: bool,
}

/// The open table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    pub(crate) hunters: BySeat<Hunter>,
    pub(crate) final_boss: FinalBoss,
    pub(crate) first_player: Seat,
    /// Seat order of this round, for all that is done in turn.
    pub(crate) order: [Seat; MOST_SEATS],
    pub(crate) round: u16,
    pub(crate) enemy: Option<Enemy>,
    pub(crate) echoes: u8,
    pub(crate) available: Cards,
    pub(crate) discarded: Cards,
    /// One bit for each enemy that has been revealed.
    pub(crate) seen: u32,
    /// Rounds in a row without damage to the enemy.
    pub(crate) idle: u8,
    /// What the next enemy enters with on top of everything.
    pub(crate) omen: u8,
    /// Whether the top of the dungeon came from the box.
    pub(crate) called: bool,
    /// Whether anybody has damaged the enemy this round.
    pub(crate) damaged: bool,
    /// Every card revealed this round, whoever played it; several copies count as some.
    pub(crate) revealed: Cards,
    /// Whether the enemy was still standing after step 5.
    pub(crate) survived: bool,
    pub(crate) blow: Option<Blow>,
    pub(crate) stage: Stage,
    /// Whose turn is still to come in this stage: one bit for each place in seat order, the lowest first.
    pub(crate) todo: u16,
    /// Who has something to do in step 3, by place in seat order.
    pub(crate) instants: u16,
    /// Who attacks in step 5, by place in seat order; the heavy ones [`HEAVY`] bits higher, after everyone else (C18.46).
    pub(crate) attackers: u16,
    pub(crate) question: Question,
    /// One bit for each seat that must decide.
    pub(crate) waiting: u8,
    pub(crate) end: Option<End>,
    pub(crate) dungeon_left: u8,
    pub(crate) box_left: u8,
    pub(crate) upgrades_left: u8,
}

impl Table {
    /// The hunters.
    #[must_use]
    pub fn hunters(&self) -> &BySeat<Hunter> {
        &self.hunters
    }

    /// One of them.
    ///
    /// # Panics
    /// If nobody can ever sit there.
    #[must_use]
    pub fn hunter(&self, seat: Seat) -> &Hunter {
        &self.hunters[seat]
    }

    /// Whom the hunt is for.
    #[must_use]
    pub fn final_boss(&self) -> FinalBoss {
        self.final_boss
    }

    /// Who goes first this round.
    #[must_use]
    pub fn first_player(&self) -> Seat {
        self.first_player
    }

    /// The round, 1 for the first; 0 only while the hunt is set up.
    #[must_use]
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Who is fought.
    #[must_use]
    pub fn enemy(&self) -> Option<Enemy> {
        self.enemy
    }

    /// Echoes left on the enemy.
    #[must_use]
    pub fn echoes(&self) -> u8 {
        self.echoes
    }

    /// The row of available upgrades.
    #[must_use]
    pub fn available(&self) -> Cards {
        self.available
    }

    /// Upgrades that left the row unused.
    #[must_use]
    pub fn discarded(&self) -> Cards {
        self.discarded
    }

    /// Whether this enemy has been revealed.
    #[must_use]
    pub fn has_seen(&self, enemy: Enemy) -> bool {
        self.seen >> enemy as u32 & 1 == 1
    }

    /// Rounds in a row in which nobody damaged the enemy; from [`IDLE_WARNING`] on, warn.
    #[must_use]
    pub fn idle_rounds(&self) -> u8 {
        self.idle
    }

    /// What the next enemy brings beyond its own.
    #[must_use]
    pub fn omen(&self) -> u8 {
        self.omen
    }

    /// Cards left in the dungeon, the Final Boss not counted.
    #[must_use]
    pub fn dungeon_left(&self) -> u8 {
        self.dungeon_left
    }

    /// Monsters left in the box.
    #[must_use]
    pub fn box_left(&self) -> u8 {
        self.box_left
    }

    /// Cards left in the upgrade deck.
    #[must_use]
    pub fn upgrades_left(&self) -> u8 {
        self.upgrades_left
    }

    /// Where the round is.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Why the hunt is over, if it is.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// The score, once the hunt is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.end.map(|end| Outcome::of(&self.hunters, end))
    }

    /// The most health a hunter can have.
    #[must_use]
    pub fn max_health(&self) -> u8 {
        match self.final_boss.ability() {
            Ability::HealthAtMost(most) => most,
            _ => FULL_HEALTH,
        }
    }

    /// What is asked of those who must decide; nothing when the hunt is over.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        (self.waiting != 0).then_some(self.question)
    }

    /// Who must decide now, in seat order from the First Player.
    pub fn waiting(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..self.hunters.len() as u8).map(|turn| self.seat_at(turn)).filter(|&seat| self.waits_for(seat))
    }

    /// Whether this seat must decide now.
    #[inline]
    #[must_use]
    pub fn waits_for(&self, seat: Seat) -> bool {
        seat.0 < 8 && self.waiting >> seat.0 & 1 == 1
    }

    /// The first in seat order who must decide; nobody when the hunt is over.
    #[inline]
    #[must_use]
    pub fn next_to_decide(&self) -> Option<Seat> {
        if self.waiting == 0 {
            return None;
        }
        let mut seat = self.first_player;
        while !self.waits_for(seat) {
            seat = self.left_of(seat);
        }
        Some(seat)
    }

    /// What a seat may choose now; nothing if it is not asked.
    #[inline]
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Legal {
        if self.waits_for(seat) { self.options(self.question, seat) } else { Legal::NOTHING }
    }

    /// What a seat could answer to a question.
    #[inline]
    pub(crate) fn options(&self, question: Question, seat: Seat) -> Legal {
        let hunter = &self.hunters[seat];
        match question {
            Question::Card => Legal::of_cards(question, hunter.playable()),
            Question::Transform | Question::Disarm => Legal::of_cards(question, hunter.hand.weapons()),
            Question::Recall => Legal::of_cards(question, hunter.used),
            Question::Upgrade => Legal::of_cards(question, self.available),
            Question::Remove => Legal::of_removable(hunter),
            Question::Hinder => Legal::of_mask(question, self.targets()),
            Question::Pay => Legal::of_mask(question, 0b11),
            Question::Trophy => Legal::of_mask(question, self.blow.map_or(0, |blow| blow.enemy.data().types.mask())),
        }
    }

    /// Living hunters with a melee weapon, one bit each (C18.53).
    fn targets(&self) -> u8 {
        let target = |hunter: &Hunter| hunter.is_living() && hunter.has_weapon(Kind::Melee);
        self.hunters.entries().fold(0, |mask, (seat, hunter)| mask | u8::from(target(hunter)) << seat.0)
    }

    /// The seat that comes so many places after the First Player.
    #[inline]
    pub(crate) fn seat_at(&self, turn: u8) -> Seat {
        self.order[usize::from(turn)]
    }

    /// Hands the token to a hunter.
    pub(crate) fn set_first_player(&mut self, seat: Seat) {
        self.first_player = seat;
        let mut next = seat;
        for turn in 0..self.hunters.len() {
            self.order[turn] = next;
            next = self.left_of(next);
        }
    }

    #[inline]
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        Seat(if usize::from(next) == self.hunters.len() { 0 } else { next })
    }

    /// The next hunter to the left who is still in the game; oneself if there is no other.
    pub(crate) fn left_in_game(&self, seat: Seat) -> Seat {
        let mut next = self.left_of(seat);
        while next != seat && !self.hunters[next].is_in_game() {
            next = self.left_of(next);
        }
        next
    }

    /// What the standing enemy does.
    #[inline]
    pub(crate) fn ability(&self) -> Ability {
        self.enemy.map_or(Ability::Plain, |enemy| enemy.data().ability)
    }

    /// What a weapon would take if it struck now, before what the enemy has left: bonuses, then Blunderbuss (C18.54), then the
    /// Watchdog's cap (C18.66).
    #[must_use]
    pub fn damage_of(&self, seat: Seat, weapon: Card, bonus: u8) -> u8 {
        let (hunter, data) = (&self.hunters[seat], weapon.data());
        let more = match data.effect {
            Effect::FirstPlayerBonus(more) if seat == self.first_player => more,
            Effect::Rage { each, most } => (self.max_health().saturating_sub(hunter.health) / each).min(most),
            _ => 0,
        };
        let damage = (data.damage + more + bonus).saturating_sub(hunter.deeds.hindered);
        match self.ability() {
            Ability::RangedAtMost(most) if data.kind == Kind::Ranged => damage.min(most),
            _ => damage,
        }
    }
}
