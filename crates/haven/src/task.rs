//! What is under way and what is still to be done: the tasks of a game's agenda, and what each of them keeps.

use crate::ability::{Ability, Attack, Count, Lasting, Recovery, Trail, Whom};
use crate::card::{CardId, Side as Half};
use crate::condition::Conditions;
use crate::element::Element;
use crate::figure::{Crowd, FigureId, Side};
use crate::hex::Hex;
use crate::instinct::FocusReason;
use crate::item::{Item, Refresh};
use crate::map::RoomId;
use crate::monster::{MonsterKind, Rank};
use crate::spot::{Spot, Spots};
use crate::walk::Gait;
use kit::Seat;

/// What the acting figure has done this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TurnLog {
    pub(crate) figure: Option<FigureId>,
    pub(crate) moved: u8,
    pub(crate) dealt: i16,
    /// Halves already used.
    pub(crate) first: Option<(CardId, Half)>,
    pub(crate) second: bool,
    /// The last move: where it began and whom it led through.
    pub(crate) move_from: Spot,
    pub(crate) through: Crowd,
    /// How many hexes it was, which way the last of them led, and whether all led the same way.
    pub(crate) run: u8,
    pub(crate) heading: Option<Hex>,
    pub(crate) bent: bool,
    /// The side that a monster belongs to which was taken over for its turn.
    pub(crate) turned_from: Option<Side>,
    /// Where somebody was killed outright by this action.
    pub(crate) killed_at: Option<Spot>,
    /// The hexes of obstacles that this action has laid, moved or destroyed.
    pub(crate) pieces: Spots,
    /// Whom the last move has shaken on its way.
    pub(crate) shaken: Crowd,
}

/// The action that a hero is performing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ActionLog {
    pub(crate) seat: Seat,
    pub(crate) card: CardId,
    pub(crate) half: Half,
    pub(crate) basic: bool,
    /// Which ability of the printed list is being performed.
    pub(crate) line: u8,
    pub(crate) performed: bool,
    pub(crate) creates: [bool; 6],
}

/// What a monster has in mind during its turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mind {
    pub(crate) focus: Option<FigureId>,
    pub(crate) targets: Option<Vec<FigureId>>,
    /// The attack that is being made.
    pub(crate) attack: Option<&'static Attack>,
    pub(crate) last_target: Option<FigureId>,
    /// Whom that attack is for.
    pub(crate) hit: Crowd,
}

/// A way that a monster may go, and whom it attacks then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Where it stops.
    pub stop: Spot,
    /// Whom it attacks.
    pub targets: Vec<FigureId>,
    /// Its focus and why.
    pub focus: Option<(FigureId, FocusReason)>,
}

/// An attack ability under way: targets are still to be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Aim {
    pub(crate) attacker: FigureId,
    pub(crate) by: Seat,
    pub(crate) sheet: Attack,
    pub(crate) against: Side,
    pub(crate) value: i16,
    pub(crate) range: u8,
    pub(crate) ranged: bool,
    pub(crate) left: u8,
    /// Added targets: these add no further ones (H10.08).
    pub(crate) extra: u8,
    pub(crate) area: bool,
    pub(crate) hit: Crowd,
    pub(crate) boosts: Boosts,
}

impl Aim {
    /// Whether it is an attack on one enemy, and that one not yet named.
    pub(crate) fn has_single_target(&self) -> bool {
        self.sheet.count == Count::Number(1) && self.sheet.area.is_none() && self.hit == Crowd::default()
    }
}

/// What items and slots add to a whole attack action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Boosts {
    pub(crate) bonus: i16,
    pub(crate) advantage: bool,
    pub(crate) no_shield: bool,
    pub(crate) conditions: Conditions,
    /// For the next attack only.
    pub(crate) once: Conditions,
    /// Left out of the next attack (H10.05).
    pub(crate) omitted: Conditions,
}

/// One attack on one target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Strike {
    pub(crate) attacker: FigureId,
    pub(crate) target: FigureId,
    pub(crate) by: Option<Seat>,
    pub(crate) sheet: Attack,
    pub(crate) value: i16,
    pub(crate) ranged: bool,
    pub(crate) extra: bool,
    pub(crate) hindered: bool,
    /// An item that shields the target from this attack, and by how much.
    pub(crate) shield: Option<(Item, u8)>,
    /// Pierce that has met no shield (H21.06).
    pub(crate) pierce: u8,
    /// What a card does on its figure's death comes from the dead (H21.02).
    pub(crate) on_death: bool,
    pub(crate) boosts: Boosts,
    pub(crate) conditions: Conditions,
    pub(crate) push: u8,
    pub(crate) pull: u8,
    /// Damage before the target's answer.
    pub(crate) damage: i16,
}

/// A move under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Walk {
    pub(crate) figure: FigureId,
    pub(crate) by: Seat,
    pub(crate) points: u8,
    pub(crate) gait: Gait,
    pub(crate) looting: bool,
    pub(crate) started: bool,
    /// The last step was part of a jump.
    pub(crate) aloft: bool,
    /// Whoever it must end beside.
    pub(crate) near: Option<FigureId>,
    pub(crate) trail: Trail,
}

/// A push or pull under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shove {
    pub(crate) source: Spot,
    pub(crate) target: FigureId,
    pub(crate) by: Option<Seat>,
    pub(crate) left: u8,
    pub(crate) pull: bool,
    pub(crate) impact: Impact,
    /// Once begun it goes on as far as it can (H11.01).
    pub(crate) started: bool,
}

/// What a push does where something is in the way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Impact {
    /// It ends.
    #[default]
    Ends,
    /// It goes through obstacles, which are destroyed.
    Batters,
    /// It hurts.
    Slams,
}

/// Damage that is about to be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Harm {
    pub(crate) target: FigureId,
    pub(crate) amount: i16,
    pub(crate) by: Option<FigureId>,
    pub(crate) cause: Cause,
}

impl Harm {
    pub(crate) fn is_attack(&self) -> bool {
        self.cause == Cause::Attack
    }
}

/// Where damage comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// An attack.
    Attack,
    /// Retaliation (H14.03).
    Retaliation,
    /// An ability that is no attack, or a part of an attack that reaches others.
    Ability,
    /// A trap (H5.03).
    Trap,
    /// Hazardous terrain (H5.04).
    Hazard,
    /// A wound (H12.02).
    Wound,
    /// An obstacle that the figure was pushed through.
    Obstacle,
    /// A fall from the air (H9.03).
    Fall,
    /// Another card for a short rest to lose (H7.02).
    Rest,
    /// A treasure.
    Treasure,
    /// A rule of the scenario or of a random room.
    Scenario,
}

/// What happens to whoever is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A heal.
    Heal(u8),
    /// A lasting effect.
    Last(Lasting),
    /// A push.
    Push(u8),
    /// A pull.
    Pull(u8),
    /// Conditions.
    Inflict(Conditions),
    /// Damage that is no attack.
    Suffer(u8),
    /// So many cards back to the hand.
    Recover(Recovery, u8),
    /// A lost card of a hero beside it for the hand.
    Borrow,
    /// Up to so many lost cards back to the hand, and as many lost.
    Exchange(u8),
    /// It performs this.
    Grant(&'static Ability),
    /// It performs this as the hero wants, and may have to end beside the hero.
    Force(&'static Ability, bool),
    /// A push, and conditions with it.
    PushAndInflict(u8, Conditions),
    /// A heal by a share of the most hit points.
    HealPart(u8),
    /// It is killed outright.
    Kill,
    /// Items come back.
    Refresh(Refresh),
    /// What a trap does.
    Trapped {
        /// Its damage.
        damage: u8,
        /// Its conditions.
        conditions: Conditions,
    },
}

/// What a hex is wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// To lay a trap.
    Trap {
        /// Its damage.
        damage: u8,
        /// Its conditions.
        conditions: Conditions,
        /// Experience when an enemy springs it.
        xp: u8,
    },
    /// To take a trap away.
    Disarm,
    /// To take a trap away, for an enemy within so many hexes.
    Throw(u8),
    /// To pull everybody toward it.
    Vortex {
        /// How far away it may be.
        range: u8,
        /// How far around it.
        reach: u8,
        /// How far they are pulled.
        pull: u8,
    },
    /// To lay so many obstacles.
    Obstacle(u8),
    /// To destroy an obstacle.
    Shatter,
    /// To destroy an obstacle that must be destroyed.
    Crush,
    /// To move an obstacle from, and then to.
    Shift {
        /// How far away it may be put.
        range: u8,
        /// From where; nothing before that is chosen.
        from: Option<Spot>,
    },
    /// To lay obstacles, one after the other.
    Rockfall {
        /// How many more.
        count: u8,
        /// How far away.
        range: u8,
    },
    /// To lay one obstacle of three hexes that touch each other, hex by hex.
    Boulder {
        /// How far away.
        range: u8,
        /// The hexes chosen so far.
        chosen: [Option<Spot>; 2],
    },
    /// To summon this.
    Summon(crate::ability::SummonSheet),
}

impl Task {
    /// Whether a hero whose turn it is may use an item instead of deciding this at once (H3.06).
    pub(crate) const fn can_be_interrupted(&self) -> bool {
        matches!(
            self,
            Self::HeroTurn(_)
                | Self::LongRest(_)
                | Self::MoveOrAttack { .. }
                | Self::Walk(_)
                | Self::Aim(_)
                | Self::Shove(_)
                | Self::Consume { .. }
                | Self::Name { .. }
                | Self::Place { .. }
                | Self::Loot { .. }
        )
    }
}

/// Who or what appears on the board by the rules and not by a player's ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Newcomer {
    /// A monster.
    Monster {
        /// Its type.
        kind: MonsterKind,
        /// Its rank.
        rank: Rank,
        /// Whether it leaves no money (H10.06).
        summoned: bool,
        /// Whether it does not act this round.
        rests: bool,
        /// Its hit points, if they are not those of its type.
        health: Option<i16>,
    },
    /// A trap that a monster lays.
    Trap {
        /// Who.
        by: FigureId,
        /// Its damage.
        damage: u8,
    },
}

/// Where it appears: on one of the best empty hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Whereabouts {
    /// Beside a hex, as near as possible to an enemy of this side (H16.10).
    Beside(Spot, Side),
    /// As near as possible to a hex (H16.13).
    Near(Spot),
    /// In a room, as near as possible to a hex.
    InRoom(RoomId, Spot),
}

/// Something still to be done. Those that wait for a decision are marked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// Decision: which battle goal.
    KeepGoal(Seat),
    /// Decision: which item to wear next.
    Equip(Seat),
    /// Decision: which card to leave at home.
    TakeHand(Seat),
    /// Decision: by which entry into a random dungeon (H21.09).
    Entry,
    /// Decision: which start hex.
    Start(Seat),
    NewRound,
    /// Decision of all heroes: which cards.
    Select,
    Reveal,
    /// Decision: whether an item changes the initiative.
    Hasten(Seat),
    Order,
    /// Decision: which of the tied acts first.
    Tie(u8, u8),
    Next,
    Cleanup,
    /// Decision: whether to rest.
    ShortRest(Seat),
    /// Decision: whether to keep the card that would be lost.
    Reroll(Seat, CardId),
    EndRound,
    Begin(FigureId),
    /// Decision: what to do in the own turn.
    HeroTurn(Seat),
    /// Decision: which card to lose for a long rest.
    LongRest(Seat),
    FinishAction,
    /// The action that an item has interrupted goes on.
    Resume(ActionLog),
    /// What happens at the end of a turn, before it ends.
    Closing(FigureId),
    EndTurn(FigureId),
    Automaton(FigureId),
    Abilities {
        actor: FigureId,
        by: Option<Seat>,
        list: &'static [Ability],
        at: u8,
    },
    /// Decision: whether to consume.
    Consume {
        actor: FigureId,
        by: Seat,
        element: Option<Element>,
        xp: u8,
        with: &'static [Ability],
        without: &'static [Ability],
    },
    /// Decision: whether to perform a part of an action that would happen by itself (H8.02).
    Offer {
        actor: FigureId,
        by: Seat,
        ability: &'static Ability,
    },
    /// Decision: whether to attack instead of moving.
    MoveOrAttack {
        actor: FigureId,
        by: Seat,
        points: u8,
        jump: bool,
        looting: bool,
    },
    /// Decision: where to move.
    Walk(Walk),
    /// Decision: whom to attack.
    Aim(Aim),
    /// What a rule of the scenario does, effect by effect.
    Rule {
        /// Whose turn, death or special it is.
        actor: Option<FigureId>,
        /// All its effects.
        list: &'static [crate::scenario::rule::Effect],
        /// The next of them.
        at: u8,
    },
    /// Decision: whether to use an item against an attack.
    Guard(Strike),
    Strike(Strike),
    Land(Strike),
    Retaliate(Strike),
    /// Decision: where to push or pull.
    Shove(Shove),
    /// Decision: how to take damage.
    Harm(Harm),
    /// Decision: who is meant.
    Name {
        actor: FigureId,
        by: Seat,
        effect: Effect,
        whom: Whom,
        left: u8,
        named: Crowd,
        must: bool,
    },
    /// Decision: which hex.
    Place {
        actor: FigureId,
        by: Seat,
        r#use: Use,
    },
    /// Decision: which card comes back.
    Recover {
        seat: Seat,
        from: Recovery,
        left: u8,
    },
    /// Decision: which lost card of a hero beside this one comes to the hand.
    Borrow(Seat),
    /// Decision: which items come back.
    Refresh {
        seat: Seat,
        what: Refresh,
    },
    /// Decision: which element is created.
    Conjure {
        by: Seat,
    },
    /// Decision: which card is lost or discarded for a penalty.
    Forfeit {
        seat: Seat,
        left: u8,
        lost: bool,
    },
    /// Decision: on which of several equally good hexes somebody appears (H21.08).
    Appear(Newcomer, Whereabouts),
    /// Decision: which of several that lost equally much is healed or otherwise meant (H21.08).
    Pick {
        actor: FigureId,
        effect: Effect,
        among: Crowd,
        left: u8,
    },
    /// Decision: which monster of a room becomes an elite one (H21.08).
    Promote(RoomId),
    /// Decision: which hero counts as the one who opened the first room (H19.03).
    Opener(RoomId),
    /// A room of a random dungeon punishes whoever enters.
    Penalty(RoomId, Option<FigureId>),
    /// Decision: whether to loot.
    Loot {
        actor: FigureId,
        by: Seat,
        range: u8,
        /// At most so many tokens and chests.
        most: u8,
    },
    /// Decision: onto which of the nearest empty hexes a figure comes down.
    Tumble(FigureId),
    /// Decision: which of several equally good ways a monster goes.
    Ways {
        actor: FigureId,
        ways: Vec<Way>,
        moving: Option<Gait>,
    },
    /// Decision: which element a monster type consumes.
    Feed {
        actor: FigureId,
        kind: MonsterKind,
        at: u8,
    },
}
