//! What one seat may know. A player's page and a bot's mind get this and never the game: nobody cheats by construction.

use crate::card::CardId;
use crate::choice::Choice;
use crate::class::Class;
use crate::figure::{Figure, FigureId};
use crate::game::{Bonus, Breed, Ending, Game, Trap, Turn};
use crate::goal::BattleGoal;
use crate::hero::{Pile, Plan};
use crate::item::Carried;
use crate::layout::Chest;
use crate::map::{Chart, Map, OpenDoors};
use crate::scenario::rule::When;
use crate::spot::{Spot, Spots};
use crate::task::Way;
use crate::walk::{Gait, Ground};
use kit::Seat;

/// What is being asked, as far as a mind needs to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which battle goal.
    Goal,
    /// Where to start.
    Start,
    /// Which cards, or a long rest.
    Cards,
    /// What to do in the own turn.
    Turn,
    /// Where this figure goes, with so many points left.
    Move {
        /// Who moves.
        figure: FigureId,
        /// Points left.
        points: u8,
        /// How.
        gait: Gait,
    },
    /// Whom this figure attacks.
    Attack {
        /// Who attacks.
        attacker: FigureId,
        /// How far.
        range: u8,
    },
    /// Whether to use an item against an attack.
    Guard,
    /// Where to push or pull.
    Shove(FigureId),
    /// How to take so much damage.
    Harm(i16),
    /// Whom to heal.
    Heal,
    /// Whom to name for anything else.
    Name,
    /// Which hex.
    Place,
    /// Which card to take back.
    Recover,
    /// Which card to give away.
    Forfeit,
    /// Whether to loot.
    Loot,
    /// Whether to rest.
    ShortRest,
    /// Whether to lose this card.
    Reroll(CardId),
    /// Which card to lose for a long rest.
    LongRest,
    /// Whether to consume an element.
    Consume,
    /// Which of several equal ways a monster goes.
    Ways,
    /// Which of the tied acts first.
    Tie,
    /// Whether an item makes the leading card earlier (the first option) or later (the second).
    Hasten,
    /// Which used item comes back.
    Refresh,
    /// Which element is created.
    Create,
}

/// Another hero, as the others see one.
#[derive(Clone, Copy, Debug)]
pub struct HeroView<'g> {
    /// The class.
    pub class: Class,
    /// The level.
    pub level: u8,
    /// The figure.
    pub figure: FigureId,
    /// Whether out of the scenario.
    pub exhausted: bool,
    /// Cards in hand, how many.
    pub hand: usize,
    /// Items.
    pub items: &'g [Carried],
    /// Experience so far.
    pub experience: u16,
    /// Money tokens so far.
    pub coins: u16,
}

/// The game as one seat sees it.
#[derive(Clone, Copy, Debug)]
pub struct View<'g> {
    game: &'g Game,
    seat: Seat,
}

impl Game {
    /// What a seat may know.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View<'_> {
        View { game: self, seat }
    }
}

impl<'g> View<'g> {
    /// For those who answer questions about it; nobody else gets it.
    pub(crate) fn game(&self) -> &'g Game {
        self.game
    }

    /// Whose view it is.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What this seat may decide now.
    #[must_use]
    pub fn legal(&self) -> Vec<Choice> {
        self.game.legal(self.seat)
    }

    /// What is being asked of this seat.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        self.game.question(self.seat)
    }

    /// The map.
    #[must_use]
    pub fn map(&self) -> &'g Map {
        &self.game.layout().map
    }

    /// Distances and sight for the doors as they are.
    #[must_use]
    pub fn chart(&self) -> &'g Chart {
        self.game.chart()
    }

    /// What lies on the ground of revealed rooms.
    #[must_use]
    pub fn ground(&self) -> Ground {
        let seen = self.game.revealed_spots();
        let ground = self.game.ground();
        Ground {
            obstacles: ground.obstacles & seen,
            negative: ground.negative & seen,
            difficult: ground.difficult & seen,
        }
    }

    /// Revealed hexes.
    #[must_use]
    pub fn revealed(&self) -> Spots {
        self.game.revealed_spots()
    }

    /// Which doors stand open.
    #[must_use]
    pub fn open_doors(&self) -> OpenDoors {
        self.game.open_doors()
    }

    /// Doors that heroes cannot open.
    #[must_use]
    pub fn locks(&self) -> u32 {
        self.game.locks
    }

    /// What wins.
    #[must_use]
    pub fn goal(&self) -> When {
        self.game.layout().goal
    }

    /// Figures on the board.
    pub fn figures(&self) -> impl Iterator<Item = (FigureId, &'g Figure)> {
        self.game.figures()
    }

    /// A figure.
    #[must_use]
    pub fn figure(&self, id: FigureId) -> &'g Figure {
        self.game.figure(id)
    }

    /// Money tokens in revealed rooms.
    pub fn coins(&self) -> impl Iterator<Item = Spot> + use<'g> {
        let seen = self.revealed();
        self.game.coins().iter().copied().filter(move |&spot| seen.has(spot))
    }

    /// Chests in revealed rooms; what is in them nobody knows.
    pub fn chests(&self) -> impl Iterator<Item = Spot> + use<'g> {
        let seen = self.revealed();
        self.game.chests().iter().map(|chest: &(Spot, Chest)| chest.0).filter(move |&spot| seen.has(spot))
    }

    /// Traps in revealed rooms.
    pub fn traps(&self) -> impl Iterator<Item = &'g Trap> {
        let seen = self.revealed();
        self.game.traps().iter().filter(move |trap| seen.has(trap.spot))
    }

    /// Monster types and their cards of this round.
    #[must_use]
    pub fn breeds(&self) -> &'g [Breed] {
        self.game.breeds()
    }

    /// The order of this round, once it is revealed.
    #[must_use]
    pub fn order(&self) -> &'g [Turn] {
        self.game.order()
    }

    /// Lasting effects.
    #[must_use]
    pub fn bonuses(&self) -> &'g [Bonus] {
        self.game.bonuses()
    }

    /// The ways of a monster to choose from.
    #[must_use]
    pub fn monster_ways(&self) -> Option<(FigureId, &'g [Way])> {
        self.game.monster_ways()
    }

    /// The round.
    #[must_use]
    pub fn round(&self) -> u16 {
        self.game.round()
    }

    /// How it ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Ending> {
        self.game.outcome()
    }

    /// A hero as everybody sees one.
    #[must_use]
    pub fn hero(&self, seat: Seat) -> Option<HeroView<'g>> {
        self.game.heroes().get(seat.index()).map(|hero| HeroView {
            class: hero.class,
            level: hero.level,
            figure: hero.figure,
            exhausted: hero.exhausted,
            // Until the cards are revealed nobody sees who has chosen which.
            hand: hero.count(Pile::Hand) + if self.game.order().is_empty() { hero.count(Pile::Chosen) } else { 0 },
            items: &hero.items,
            experience: hero.tally.experience,
            coins: hero.tally.coins,
        })
    }

    /// The cards of a hero in a pile; hands and choices only of the own one.
    #[must_use]
    pub fn cards(&self, seat: Seat, pile: Pile) -> Vec<CardId> {
        let hidden = seat != self.seat && matches!(pile, Pile::Hand | Pile::Chosen | Pile::Home);
        match self.game.heroes().get(seat.index()) {
            Some(hero) if !hidden => hero.cards_in(pile).collect(),
            _ => Vec::new(),
        }
    }

    /// The own plan for the round; those of others once they are revealed (H6.02).
    #[must_use]
    pub fn plan(&self, seat: Seat) -> Option<Plan> {
        let revealed = !self.game.order().is_empty();
        let hero = self.game.heroes().get(seat.index())?;
        hero.plan.filter(|_| revealed || seat == self.seat)
    }

    /// The own battle goal, which is secret, or the two to choose from.
    #[must_use]
    pub fn battle_goals(&self) -> Vec<BattleGoal> {
        let hero = self.game.heroes().get(self.seat.index());
        hero.map_or_else(Vec::new, |hero| hero.goal.map_or_else(|| hero.dealt_goals.to_vec(), |goal| vec![goal]))
    }

    /// How many enemies an area would hit if it were laid like this.
    #[must_use]
    pub fn area_hits(&self, shape: u8, anchor: crate::hex::Hex) -> usize {
        self.game.area_hits(shape, anchor)
    }
}
