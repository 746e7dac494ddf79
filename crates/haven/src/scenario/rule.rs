//! The words in which a scenario's rules are written down: what wins and loses it, what happens when, and to whom. Closed
//! lists: the interpreter (`play`) answers each of them.

use super::sheet::Ranks;
use crate::ability::Ability;
use crate::condition::Condition;
use crate::element::Element;
use crate::monster::MonsterKind;

/// A number that depends on C, the number of heroes, and L, the level: `n(4).per_level(2)` is 4 + 2L.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Formula {
    fixed: i16,
    heroes: i16,
    levels: i16,
    both: i16,
    over: i16,
}

/// A plain number.
pub const fn n(fixed: i16) -> Formula {
    Formula { fixed, heroes: 0, levels: 0, both: 0, over: 1 }
}

impl Formula {
    /// + C times this.
    #[must_use]
    pub const fn per_hero(self, times: i16) -> Self {
        Self { heroes: times, ..self }
    }

    /// + L times this.
    #[must_use]
    pub const fn per_level(self, times: i16) -> Self {
        Self { levels: times, ..self }
    }

    /// + C x L times this.
    #[must_use]
    pub const fn per_hero_and_level(self, times: i16) -> Self {
        Self { both: times, ..self }
    }

    /// All of it divided by this, rounded down.
    #[must_use]
    pub const fn divided_by(self, over: i16) -> Self {
        Self { over, ..self }
    }

    /// What it comes to.
    #[must_use]
    pub fn value(&self, heroes: usize, level: u8) -> i16 {
        let (c, l) = (heroes as i16, i16::from(level));
        (self.fixed + self.heroes * c + self.levels * l + self.both * c * l).div_euclid(self.over)
    }
}

/// Whom a rule means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Everybody.
    Anybody,
    /// Every hero who is not exhausted.
    Heroes,
    /// Every enemy of the heroes, objects with hit points not counted (H5.09).
    Enemies,
    /// Every monster of this type.
    Kind(MonsterKind),
    /// Every monster of one of these types.
    Kinds(&'static [MonsterKind]),
    /// The objects and named figures with this letter.
    Marked(char),
    /// Whoever acts: the boss whose special it is, the figure whose turn it is.
    Actor,
    /// Whoever acts, and everybody on the same side.
    ActorAndAllies,
    /// Everybody else on the side of whoever acts.
    AlliesOfActor,
}

/// When something holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Always.
    Always,
    /// Never.
    Never,
    /// All of these.
    All(&'static [When]),
    /// At least one of these.
    Any(&'static [When]),
    /// This does not.
    Not(&'static When),
    /// None of them is on the board.
    Gone(Who),
    /// At least so many of them have died.
    Killed(Who, Formula),
    /// Every room is revealed.
    AllRevealed,
    /// This room is revealed.
    Revealed(u8),
    /// Every door with this mark is open.
    Open(char),
    /// Every door is open.
    AllOpen,
    /// At least so many Goal chests are looted.
    Looted(u8),
    /// Every Goal chest is looted.
    AllLooted,
    /// On each hex with one of these marks stands a hero.
    Held(&'static [char]),
    /// Every hero who is not exhausted stands on a hex with one of these marks, and somebody does.
    Standing(&'static [char]),
    /// Every hero stands on a hex with this mark or was exhausted on one.
    HeroesOn(char),
    /// A hero was exhausted elsewhere than on a hex with this mark.
    ExhaustedOff(char),
    /// One of them stands beside a hex with this mark.
    Beside(Who, char),
    /// So many heroes play, the exhausted ones too.
    Heroes(u8),
    /// An odd round.
    OddRound,
    /// An even round.
    EvenRound,
    /// This round or a later one.
    FromRound(u16),
    /// This has been noted by a rule.
    Noted(u8),
}

impl When {
    /// Every enemy is dead and every room revealed: the usual goal.
    pub const EVERY_ENEMY_DEAD: Self = Self::All(&[Self::AllRevealed, Self::Gone(Who::Enemies)]);
}

/// What a rule waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trigger {
    /// A round begins.
    RoundStarts,
    /// A round ends.
    RoundEnds,
    /// A turn of theirs begins.
    TurnStarts(Who),
    /// A turn of theirs ends.
    TurnEnds(Who),
    /// A door with this mark opens.
    Opened(char),
    /// This room is revealed.
    Revealed(u8),
    /// One of them dies or is destroyed.
    Dies(Who),
    /// A Goal chest is looted.
    GoalChest,
    /// A turn ends with a hero on a pressure plate with this mark (H5.08).
    Plate(char),
    /// The boss does this special (H16.12).
    Special(u8),
}

/// What happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// So many curses into each hero's deck.
    Curse(u8),
    /// So many blessings into each hero's deck.
    Bless(u8),
    /// So many further -1 cards into each hero's deck, for this scenario.
    MinusOne(u8),
    /// They get a condition.
    Afflict(Who, Condition),
    /// They suffer damage.
    Suffer(Who, Formula),
    /// They are healed.
    Heal(Who, Formula),
    /// They attack with so much more until the round ends.
    Rally(Who, i8),
    /// They retaliate until the round ends. The level is that of the monsters.
    Retaliate(Who, Formula),
    /// They die or are destroyed.
    Kill(Who),
    /// A monster appears on the hex with this mark, or on the nearest empty one (H16.13).
    Spawn(MonsterKind, Ranks, char),
    /// Whoever acts summons a monster beside it (H16.10).
    Summon(MonsterKind, Ranks),
    /// Somebody is summoned beside the object with this mark.
    SummonAt(MonsterKind, Ranks, char),
    /// This room is revealed, if it is not yet, and its doors to revealed rooms open.
    Reveal(u8),
    /// The doors with this mark open, and what is behind them is revealed.
    Open(char),
    /// The doors with this mark are locked no longer.
    Unlock(char),
    /// The doors with this mark close. Whoever stands in one is hurt as by a trap and goes to the nearest empty hex.
    Close(char),
    /// The doors with this mark are locked.
    Lock(char),
    /// Whoever acts goes, any distance, onto the hex or the door with this mark.
    GoTo(char),
    /// The object with the first mark goes to the hex with the second; whoever stands there makes room.
    MoveObject(char, char),
    /// Whoever acts does this.
    Act(&'static [Ability]),
    /// They take one more turn at once, with the card already drawn.
    ActAgain(Who),
    /// This element is strong.
    Infuse(Element),
    /// The first time the first of these, then the second, and after the last the first again. The number says which
    /// count they go by: lists with one number go on where the other stopped.
    InTurn(u8, &'static [&'static [Effect]]),
    /// Only if something holds.
    If(When, &'static [Effect]),
    /// Notes something, which other rules can ask for.
    Note(u8),
    /// The goal is met.
    Win,
    /// The scenario is lost.
    Lose,
}

/// A special rule, a section of the book or a boss's special.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    /// What it waits for.
    pub on: Trigger,
    /// What must hold then.
    pub when: When,
    /// What happens.
    pub then: &'static [Effect],
}

/// Whenever this happens.
pub const fn on(on: Trigger, then: &'static [Effect]) -> Rule {
    Rule { on, when: When::Always, then }
}

impl Rule {
    /// Only when this holds.
    #[must_use]
    pub const fn when(self, when: When) -> Self {
        Self { when, ..self }
    }
}

/// What an object with a will of its own does in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Routine {
    /// When it acts.
    pub initiative: u8,
    /// How far it moves.
    pub movement: u8,
    /// Toward which mark. It opens doors, and springs traps where no other way leads there.
    pub toward: char,
}

/// What figures gain while objects stand: for each of these, whether revealed or not, half points are counted and the sum is
/// rounded up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Boost {
    /// When it holds.
    pub when: When,
    /// Who gains.
    pub kinds: &'static [MonsterKind],
    /// The mark of the objects that are counted.
    pub per: char,
    /// Hit points at most.
    pub health: u8,
    /// Attack.
    pub attack: u8,
    /// Halves of a point of movement.
    pub half_movement: u8,
    /// Halves of a point of range; melee attacks gain none.
    pub half_range: u8,
}
