//! What a card can do: a closed set that the rules match exhaustively. Cards of heroes and of monsters use the same words.

use crate::area::Area;
use crate::area::Origin;
use crate::condition::{Condition, Conditions};
use crate::element::Element;
use crate::hex::Hex;
use crate::item::Refresh;
use crate::monster::{MonsterKind, Rank};
use crate::words::Name;

/// A number on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// As printed.
    Fixed(i8),
    /// The figure's own number, more or less.
    Stat(i8),
    /// Hexes moved this turn.
    Moved,
    /// Damage dealt this turn.
    Dealt,
    /// Hexes of the last move.
    LastMove,
    /// Two for each hex of the obstacles that this action has destroyed.
    TwicePieces,
}

/// How far an attack goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Next to the attacker.
    Melee,
    /// A ranged attack.
    Range(u8),
    /// As far as the figure's own number, more or less; melee if it has none (H16.09).
    Stat(i8),
}

/// Whom an attack hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// So many different enemies.
    Number(u8),
    /// As many as the figure's own number.
    Stat,
    /// All adjacent enemies.
    Adjacent,
    /// All enemies within so many hexes.
    Within(u8),
    /// All enemies within the attack's range.
    InRange,
    /// One enemy, attacked as often as the figure has targets.
    OneFoe,
    /// All enemies that the last move led through.
    MovedThrough,
    /// One enemy, and every enemy on the way to it.
    Line,
    /// All enemies in the attacker's room.
    Room,
    /// All enemies next to whoever was killed last in this action.
    BesideKilled,
    /// All enemies next to the obstacles that this action has laid, moved or destroyed.
    BesidePieces,
}

/// What makes an attack stronger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plus {
    /// Nothing.
    None,
    /// The target stands beside an ally of the attacker.
    Flanked {
        /// Added to the attack.
        bonus: i8,
        /// Experience for it.
        xp: u8,
    },
    /// Beside an ally of the attacker, and beside none of its own allies: each counts.
    FlankedAndAlone {
        /// Added for each.
        bonus: i8,
        /// Experience for each.
        xp: u8,
    },
    /// For each ally of the attacker beside the target.
    PerAlly(i8),
    /// For each negative condition on the target.
    PerCondition {
        /// Added for each.
        bonus: i8,
        /// Experience for each.
        xp: u8,
    },
    /// Twice the target's shield.
    TwiceShield,
    /// Beside an ally of the attacker: conditions instead of a number.
    FlankedInflicts {
        /// What the target gets.
        conditions: Conditions,
        /// Experience for it.
        xp: u8,
    },
}

/// What else an attack does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rider {
    /// Nothing.
    None,
    /// All others next to the target, friend and foe, suffer this.
    Splash(u8),
    /// Everybody in the area, friend and foe, is muddled.
    MuddleArea,
    /// Everybody in the area, friend and foe, is immobilized.
    ImmobilizeArea,
    /// Allies in the area are healed so much.
    HealArea(u8),
    /// All others next to the target, friend and foe, suffer as much as it did.
    SplashDealt,
    /// For each hex of the push that a wall or an obstacle stops: 2 damage and 1 experience.
    Slam,
    /// The push may go through obstacles: each is destroyed for 2 damage and 1 experience.
    Batter,
    /// The attacker heals so much for each target that took damage.
    HealPerHit(u8),
    /// Enemies next to the target suffer this.
    SplashEnemies(u8),
    /// Those in the area who fit are killed, and the others are left alone.
    Slay(Prey),
    /// Those in the area who fit are killed, and the others are attacked.
    SlayOrStrike(Prey),
    /// The attack has the augment of whoever gave it.
    Augmented,
}

/// Who can be killed outright; an obstacle never.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prey {
    /// A normal monster.
    Normal,
    /// A normal or an elite monster.
    NormalOrElite,
    /// A normal monster that is stunned.
    Stunned,
    /// Whoever has at most so many hit points left.
    Weak(u8),
    /// A normal monster beside none of its allies and beside one of the attacker's.
    Singled,
}

/// Which targets a bonus is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foe {
    /// Those beside none of their allies.
    Alone,
    /// Those who are disarmed, immobilized or stunned.
    Hindered,
    /// The poisoned.
    Poisoned,
    /// Those beside none of their allies and beside one of the attacker's.
    Singled,
}

/// An attack ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    /// How hard.
    pub value: Amount,
    /// How far.
    pub reach: Reach,
    /// How many.
    pub count: Count,
    /// The area, which takes up one target.
    pub area: Option<Area<'static>>,
    /// Ignores so much shield (H11.02).
    pub pierce: u8,
    /// Pushes so far (H11.01).
    pub push: u8,
    /// Pulls so far (H11.01).
    pub pull: u8,
    /// Conditions for the target.
    pub conditions: Conditions,
    /// What makes it stronger.
    pub plus: Plus,
    /// What else it does.
    pub rider: Rider,
    /// Experience for each target.
    pub xp_each: u8,
}

/// Who is meant by an ability that is no attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    /// The figure itself.
    Me,
    /// One adjacent enemy.
    AdjacentEnemy,
    /// One enemy within so many hexes.
    Enemy(u8),
    /// One enemy within so many hexes that can be killed outright.
    Prey {
        /// How far.
        range: u8,
        /// Who.
        prey: Prey,
    },
    /// Up to so many enemies within so many hexes.
    Enemies {
        /// How far.
        range: u8,
        /// How many.
        count: u8,
    },
    /// All adjacent enemies.
    AdjacentEnemies,
    /// All enemies within so many hexes, in sight.
    EnemiesWithin(u8),
    /// All enemies within the figure's own range.
    EnemiesInReach,
    /// All enemies on the board.
    AllEnemies,
    /// The figure or one ally within so many hexes.
    MeOrAlly(u8),
    /// Up to so many of the figure and its allies within so many hexes.
    Several {
        /// How far.
        range: u8,
        /// How many.
        count: u8,
    },
    /// One ally within so many hexes.
    Ally(u8),
    /// All allies within so many hexes.
    AlliesWithin(u8),
    /// The figure and all allies within so many hexes.
    MeAndAllies(u8),
    /// The figure and all allies within its own range.
    MeAndAlliesInReach,
    /// All allies on the board.
    AllAllies,
    /// One ally anywhere on the board.
    AnyAlly,
    /// The figure and all allies on the board.
    MeAndAllAllies,
    /// All allies in the figure's room.
    AlliesInRoom,
    /// All summoned allies within so many hexes.
    SummonsWithin(u8),
    /// The enemy that was attacked last.
    LastTarget,
    /// The same, if it can be killed outright.
    LastPrey(Prey),
    /// Everybody adjacent, friend and foe.
    AllAdjacent,
    /// All enemies that the last move led through.
    MovedThrough,
    /// The same, if that move ended where it began.
    MovedThroughAndBack,
    /// Everybody next to the obstacles that this action has laid, friend and foe.
    BesidePieces,
}

/// Which of the own attacks a bonus is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// All.
    Any,
    /// Melee attacks.
    Melee,
    /// Ranged attacks.
    Ranged,
}

/// An effect that lasts for a round or until its use slots are filled (H14.01).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lasting {
    /// A shield (H14.02).
    Shield(u8),
    /// Retaliation (H14.03).
    Retaliate {
        /// Damage.
        amount: u8,
        /// How far.
        range: u8,
        /// Experience each time.
        xp: u8,
    },
    /// More attack.
    Attack(i8, Which),
    /// A shield against each of the next sources of attack damage.
    Ward(u8),
    /// The next sources of damage are cancelled.
    Cancel,
    /// More attack for the next attacks.
    NextAttacks(i8),
    /// More attack on some enemies.
    AttackOn(i8, Foe),
    /// More attack for the next attacks on some enemies.
    NextOn(i8, Foe),
    /// The next attack on such an enemy is doubled.
    NextDoubled(Foe),
    /// Advantage on all attacks.
    Advantage,
    /// All attacks have these conditions.
    Inflict(Conditions),
    /// Moves may be made as attacks of the same value.
    MoveAsAttack,
    /// Augments work with ranged attacks too.
    FarAugments,
    /// The next sources of attack damage are cancelled, and whoever attacked within range is retaliated.
    Rebuff {
        /// Damage.
        amount: u8,
        /// How far.
        range: u8,
    },
    /// Abilities at the end of each of the next turns.
    TurnEnd(Closing),
    /// Abilities at the start of each of the next turns.
    TurnStart(Closing),
    /// More attack for the next melee attacks beside an obstacle, one of which is destroyed each time.
    NextBesideObstacle(i8),
    /// Two augments may be active.
    TwoAugments,
    /// The monster takes its turn of this round on the other side.
    Controlled {
        /// Whether the player decides what it does.
        steered: bool,
    },
    /// The next attack while invisible is doubled.
    Ambush,
    /// The next melee attacks on the figure are retaliated.
    Thorns(u8),
    /// One more target for the next ranged attack actions.
    MoreTargets,
    /// More healing for the next heal actions.
    MoreHealing(u8),
    /// More range for the next ranged attack actions while there is air, which is consumed.
    WindReach(u8),
    /// Attacks on adjacent allies hit this figure instead.
    Provoke,
    /// Attacks on this figure have disadvantage.
    Elusive,
    /// The figure flies (H9.03).
    Flight,
}

/// What a card does at the start or the end of its hero's turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing {
    /// One ally within 3 hexes recovers a discarded card.
    Resupply,
    /// Attack 2, range 5.
    Shoot,
    /// Heal 2, range 2.
    Mend,
}

impl Closing {
    /// As abilities. They stand here and not in the lasting effect, which is part of events and stays small.
    #[must_use]
    pub const fn abilities(self) -> &'static [Ability] {
        const RESUPPLY: &[Ability] = &[Ability::Recover { from: Recovery::Discarded, count: 1, whom: Whom::Ally(3) }];
        const SHOOT: &[Ability] = &[attack(2).range(5).ability()];
        const MEND: &[Ability] = &[Ability::Heal(2, Whom::MeOrAlly(2))];
        match self {
            Self::Resupply => RESUPPLY,
            Self::Shoot => SHOOT,
            Self::Mend => MEND,
        }
    }
}

/// An effect on all the own melee attacks; there is only one at a time, unless a card says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Augment {
    /// A shield for the round.
    Shield(u8),
    /// More attack.
    Attack(i8),
    /// A heal.
    Heal(u8),
    /// Conditions for the target.
    Inflict(Conditions),
    /// A heal for the figure or one ally within so many hexes.
    HealOne(u8, u8),
    /// Retaliation for the round.
    Retaliate(u8),
    /// Something more for an element.
    Consume {
        /// Which.
        element: Element,
        /// What happens then.
        with: &'static [Ability],
    },
}

/// What a hero can summon (H14.05).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SummonSheet {
    /// What it is called.
    pub name: Name,
    /// Hit points.
    pub health: u8,
    /// Movement.
    pub movement: u8,
    /// Attack, if it has one.
    pub attack: Option<u8>,
    /// Range, if it is no melee fighter.
    pub range: Option<u8>,
    /// Conditions of its attacks.
    pub conditions: Conditions,
    /// Whether it flies (H9.03).
    pub flying: bool,
    /// What else is special about it.
    pub nature: Nature,
}

/// What is special about a summoned ally.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nature {
    /// Nothing.
    Plain,
    /// Its attacks create fire, and when it dies it attacks all adjacent enemies.
    Burning,
    /// Its attack is half its hit points, rounded up.
    Swarm,
}

/// A pile that cards can be recovered from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recovery {
    /// Discarded cards.
    Discarded,
    /// Lost cards.
    Lost,
}

/// What is special about a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Trail {
    /// Nothing.
    #[default]
    Plain,
    /// It leads straight on.
    Straight,
    /// It destroys obstacles and disarms traps that it leads over.
    Clears,
    /// It must end beside an obstacle.
    BesideObstacle,
    /// Everybody next to a hex that is entered, friend and foe, suffers this at the end of the move.
    Quakes(u8),
}

/// One ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// Move (H9).
    Move {
        /// How far.
        points: Amount,
        /// Whether it is a jump.
        jump: bool,
        /// Whether every hex entered is looted.
        looting: bool,
    },
    /// A move that is special.
    Trek {
        /// How far.
        points: u8,
        /// Whether it is a jump.
        jump: bool,
        /// What is special about it.
        trail: Trail,
    },
    /// Attack (H10).
    Attack(Attack),
    /// Heal (H14.04).
    Heal(u8, Whom),
    /// A lasting effect.
    Last(Lasting, Whom),
    /// An augment.
    Augment(Augment),
    /// Loot (H14.07).
    Loot(u8),
    /// Loot, but no more than so many tokens and chests: the nearest.
    LootSome(u8, u8),
    /// Push without an attack.
    Push(u8, Whom),
    /// The same, and conditions with it.
    PushAndInflict(u8, Conditions, Whom),
    /// Pull one enemy within a range, without an attack.
    Pull(u8, u8),
    /// Conditions without an attack.
    Inflict(Conditions, Whom),
    /// Damage that is no attack.
    Suffer(u8, Whom),
    /// A heal by a share of the most hit points: a half, or all of them.
    HealPart(u8, Whom),
    /// One money token from the supply for each adjacent enemy.
    Pilfer,
    /// Allies within so many hexes get as much more attack as there are of them.
    Rally(u8),
    /// Kill outright.
    Kill(Whom),
    /// Kill outright in an area; no attack.
    Slay(Attack),
    /// If the last move was a straight line.
    IfStraight(&'static [Ability]),
    /// Take an adjacent trap away; one enemy within so many hexes suffers its effects.
    ThrowTrap(u8),
    /// Used items come back (H14.06).
    Refresh(Refresh, Whom),
    /// All summoned allies within so many hexes perform this, as the hero wants.
    GrantAll(u8, &'static Ability),
    /// Pull all enemies around a hex toward it.
    Vortex {
        /// How far away the hex may be.
        range: u8,
        /// How far around it.
        reach: u8,
        /// How far they are pulled.
        pull: u8,
    },
    /// A normal or elite enemy takes its turn of this round on the other side.
    Control {
        /// How far away it may be.
        range: u8,
        /// Whether the player decides what it does.
        steered: bool,
    },
    /// Create an element (H13.01).
    Create(Element),
    /// Create an element of choice.
    CreateAny,
    /// Consume an element for something more (H13.02).
    IfConsumed {
        /// Which; any if none is named.
        element: Option<Element>,
        /// Experience for it.
        xp: u8,
        /// What happens then.
        with: &'static [Ability],
        /// What happens otherwise.
        without: &'static [Ability],
    },
    /// Lay a trap on an adjacent empty hex.
    Trap {
        /// Its damage.
        damage: u8,
        /// Its conditions.
        conditions: Conditions,
        /// Experience when an enemy springs it.
        xp: u8,
    },
    /// Take an adjacent trap away.
    DisarmTrap,
    /// Put obstacles on adjacent empty hexes (H5.06).
    Obstacles(u8),
    /// Destroy an adjacent obstacle.
    Shatter,
    /// Destroy all obstacles within so many hexes.
    ShatterAll(u8),
    /// Move an adjacent obstacle of one hex to an empty hex within so many.
    ShiftObstacle(u8),
    /// Put obstacles on empty hexes within a range (H5.06).
    Rockfall {
        /// How many.
        count: u8,
        /// How far away.
        range: u8,
    },
    /// Put one obstacle on three empty hexes within so many that touch each other (H5.06).
    Boulder(u8),
    /// Put an obstacle where somebody was killed by this action.
    Entomb,
    /// Take up to so many lost cards back to the hand, and then lose as many as this.
    Exchange {
        /// How many.
        count: u8,
        /// Whose.
        whom: Whom,
    },
    /// Summon an ally (H14.05).
    Summon(SummonSheet),
    /// Take cards back to the hand (H14.06).
    Recover {
        /// From where.
        from: Recovery,
        /// At most so many.
        count: u8,
        /// Whose.
        whom: Whom,
    },
    /// One ally within so many hexes takes a lost card of a hero beside that ally to the hand.
    Borrow(u8),
    /// One ally within so many hexes performs this.
    Grant(u8, &'static Ability),
    /// One enemy within so many hexes performs this, as the hero wants.
    Force {
        /// How far away it may be.
        range: u8,
        /// What it does.
        ability: &'static Ability,
        /// Whether it must end beside the hero.
        stay_near: bool,
    },
    /// A monster summons a monster (H16.10).
    SummonMonster {
        /// What.
        kind: MonsterKind,
        /// Its rank for 2, 3 and 4 heroes.
        rank: [Rank; 3],
        /// Where and how.
        how: Arrival,
    },
    /// A monster lays a damage trap on the adjacent empty hex nearest to an enemy.
    LayTrap(u8),
    /// Performed when the monster dies this round.
    OnDeath(&'static Attack),
    /// A boss does its special (H16.12).
    Special(u8),
}

/// Where a summoned monster appears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// Next to its summoner.
    BesideMe,
    /// Next to the enemy that was just attacked.
    BesideTarget,
    /// Next to its summoner, with that one's hit points.
    Split,
}

/// A melee attack with this value.
#[must_use]
pub const fn attack(value: i8) -> Attack {
    Attack {
        value: Amount::Fixed(value),
        reach: Reach::Melee,
        count: Count::Number(1),
        area: None,
        pierce: 0,
        push: 0,
        pull: 0,
        conditions: Conditions::NONE,
        plus: Plus::None,
        rider: Rider::None,
        xp_each: 0,
    }
}

/// A monster's attack: its own numbers, more or less.
#[must_use]
pub const fn strike(plus: i8) -> Attack {
    Attack { value: Amount::Stat(plus), reach: Reach::Stat(0), count: Count::Stat, ..attack(0) }
}

impl Attack {
    /// With a range.
    #[must_use]
    pub const fn range(self, range: u8) -> Self {
        Self { reach: Reach::Range(range), ..self }
    }

    /// With more or less than the own range.
    #[must_use]
    pub const fn range_plus(self, plus: i8) -> Self {
        Self { reach: Reach::Stat(plus), ..self }
    }

    /// On so many targets.
    #[must_use]
    pub const fn targets(self, count: u8) -> Self {
        Self { count: Count::Number(count), ..self }
    }

    /// On these targets.
    #[must_use]
    pub const fn on(self, count: Count) -> Self {
        Self { count, ..self }
    }

    /// With an area that hangs on the attacker.
    #[must_use]
    pub const fn around(self, hexes: &'static [Hex]) -> Self {
        Self { area: Some(Area::new(Origin::Attacker, hexes)), reach: Reach::Melee, ..self }
    }

    /// With an area anywhere in range.
    #[must_use]
    pub const fn area(self, hexes: &'static [Hex]) -> Self {
        Self { area: Some(Area::new(Origin::Anywhere, hexes)), ..self }
    }

    /// With pierce.
    #[must_use]
    pub const fn pierce(self, pierce: u8) -> Self {
        Self { pierce, ..self }
    }

    /// With push.
    #[must_use]
    pub const fn push(self, push: u8) -> Self {
        Self { push, ..self }
    }

    /// With pull.
    #[must_use]
    pub const fn pull(self, pull: u8) -> Self {
        Self { pull, ..self }
    }

    /// With conditions.
    #[must_use]
    pub const fn inflict(self, conditions: &[Condition]) -> Self {
        Self { conditions: Conditions::of(conditions), ..self }
    }

    /// With a bonus.
    #[must_use]
    pub const fn plus(self, plus: Plus) -> Self {
        Self { plus, ..self }
    }

    /// With something more.
    #[must_use]
    pub const fn rider(self, rider: Rider) -> Self {
        Self { rider, ..self }
    }

    /// With experience for each target.
    #[must_use]
    pub const fn xp_each(self, xp_each: u8) -> Self {
        Self { xp_each, ..self }
    }

    /// As an ability.
    #[must_use]
    pub const fn ability(self) -> Ability {
        Ability::Attack(self)
    }
}

/// One enemy within so many hexes that can be killed outright.
#[must_use]
pub const fn prey(range: u8, prey: Prey) -> Whom {
    Whom::Prey { range, prey }
}

/// A move of so many points.
#[must_use]
pub const fn walk(points: i8) -> Ability {
    Ability::Move { points: Amount::Fixed(points), jump: false, looting: false }
}

/// A jump of so many points.
#[must_use]
pub const fn jump(points: i8) -> Ability {
    Ability::Move { points: Amount::Fixed(points), jump: true, looting: false }
}
