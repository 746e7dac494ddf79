//! What one seat may know. A player's page and a bot's mind get this and never the game: nobody cheats by construction.

use crate::card::{CardId, Side as Half};
use crate::choice::Choice;
use crate::class::Class;
use crate::dungeon::{Penalty, Woes};
use crate::element::Elements;
use crate::event::Deck;
use crate::figure::{Figure, FigureId, Kind};
use crate::game::{Bonus, Ending, Game, Trap, Turn};
use crate::goal::BattleGoal;
use crate::hero::{Pile, Plan};
use crate::item::Carried;
use crate::layout::Chest;
use crate::map::RoomId;
use crate::modifier::Modifier;
use crate::monster::{MonsterCard, MonsterKind};
use crate::scenario::rule::When;
use crate::spot::{Spot, Spots};
use crate::task::{Task, Way};
use crate::walk::Ground;
use crate::words::Name;
use kit::{Seat, Sort};

pub use crate::question::{Question, Reason};

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
    /// Cards in hand, how many; those chosen for the round among them until they are revealed.
    pub hand: usize,
    /// Whether something is chosen for the round; what, is secret until it is revealed (H6.02).
    pub has_chosen: bool,
    /// Items.
    pub items: &'g [Carried],
    /// Experience so far.
    pub experience: u16,
    /// Money tokens so far.
    pub coins: u16,
    /// Gold from chests so far.
    pub gold: u16,
}

/// A modifier deck as everybody sees it: the order of what is left is secret, nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModifierView<'g> {
    /// The cards still to be drawn, sorted.
    pub left: Vec<Modifier>,
    /// The cards drawn, the last one last.
    pub discards: &'g [Modifier],
    /// Whether it is shuffled when the round ends (H6.07).
    pub shuffle_due: bool,
}

/// A monster type and its ability deck as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BreedView<'g> {
    /// The type.
    pub kind: MonsterKind,
    /// The card of this round, by its place in the deck.
    pub card: Option<u8>,
    /// The cards drawn, the last one last; that of this round among them.
    pub discards: &'g [u8],
    /// The cards still to be drawn, sorted.
    pub left: Vec<u8>,
    /// Which of the card's elements were consumed, a bit for each by place on the card; nothing before the first of the type acts.
    pub consumed: Option<u8>,
}

impl BreedView<'_> {
    /// The card of this round.
    #[must_use]
    pub fn current(&self) -> Option<&'static MonsterCard> {
        self.card.map(|card| &self.kind.sheet().deck[usize::from(card)])
    }
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

    /// What wins.
    #[must_use]
    pub fn goal(&self) -> When {
        self.game.layout().terms.goal
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

    /// Hazardous terrain in revealed rooms.
    #[must_use]
    pub fn hazards(&self) -> Spots {
        self.game.hazards & self.revealed()
    }

    /// What a damage trap deals at this level; a hazard half of it, rounded down (H5.03, H5.04).
    #[must_use]
    pub fn trap_damage(&self) -> u8 {
        self.game.trap_damage
    }

    /// The scenario level.
    #[must_use]
    pub fn level(&self) -> u8 {
        self.game.level()
    }

    /// The level of monsters, which may be higher (H4.07).
    #[must_use]
    pub fn monster_level(&self) -> u8 {
        self.game.monster_level
    }

    /// The elements.
    #[must_use]
    pub fn elements(&self) -> &'g Elements {
        self.game.elements()
    }

    /// What random rooms have done to the whole scenario.
    #[must_use]
    pub fn woes(&self) -> &'g Woes {
        &self.game.woes
    }

    /// A modifier deck as everybody sees it (H21.13).
    #[must_use]
    pub fn modifiers(&self, deck: Deck) -> Option<ModifierView<'g>> {
        let deck = match deck {
            Deck::Hero(seat) => &self.game.heroes().get(seat.index())?.deck,
            Deck::Monsters => &self.game.deck,
            Deck::Abilities(_) => return None,
        };
        let mut left = deck.pile().to_vec();
        left.arrange();
        Some(ModifierView { left, discards: deck.discards(), shuffle_due: deck.shuffle_due() })
    }

    /// Monster types that have appeared, and their ability decks as everybody sees them (H21.13).
    pub fn breeds(&self) -> impl Iterator<Item = BreedView<'g>> + use<'g> {
        let game = self.game;
        game.breeds().iter().map(|breed| {
            let deck = &game.ability_decks[usize::from(breed.deck)];
            let mut left = deck.pile.clone();
            left.arrange();
            BreedView { kind: breed.kind, card: breed.card, discards: deck.discards(), left, consumed: breed.consumed }
        })
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Option<FigureId> {
        self.game.turn.figure
    }

    /// The action that a hero is performing: who, which card, which half, and whether as Attack 2 or Move 2.
    #[must_use]
    pub fn action(&self) -> Option<(Seat, CardId, Half, bool)> {
        self.game.action.map(|action| (action.seat, action.card, action.half, action.basic))
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
            has_chosen: hero.plan.is_some(),
            items: &hero.items,
            experience: hero.tally.experience,
            coins: hero.tally.coins,
            gold: hero.gold,
        })
    }

    /// What a figure is called, if it is an object of the scenario or has a name of its own.
    #[must_use]
    pub fn given_name(&self, id: FigureId) -> Option<Name> {
        let layout = self.game.layout();
        let mark = self.game.progress.marked.iter().find(|one| one.1 == id)?.0;
        let named = || layout.monsters.iter().filter_map(|one| one.named).find(|one| one.mark == mark);
        let object = || layout.objects.iter().find(|one| one.place.mark == mark);
        match self.game.figure(id).kind {
            Kind::Monster { .. } => named().map(|one| one.name),
            Kind::Obstacle | Kind::Escort(_) => object().map(|one| one.place.name),
            Kind::Hero(_) | Kind::Summon { .. } => None,
        }
    }

    /// The penalty of a revealed room of a random dungeon (H19.03).
    #[must_use]
    pub fn penalty(&self, room: RoomId) -> Option<Penalty> {
        let penalty = self.game.layout().penalties.get(usize::from(room.0)).copied().flatten();
        penalty.filter(|_| self.game.is_revealed(room))
    }

    /// The cards of a hero in a pile; hands only of the own one, and others' choices once they are revealed.
    #[must_use]
    pub fn cards(&self, seat: Seat, pile: Pile) -> Vec<CardId> {
        let secret = pile == Pile::Chosen && self.game.order().is_empty();
        let hidden = seat != self.seat && (secret || matches!(pile, Pile::Hand | Pile::Home));
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

    /// The known hexes that an area would cover if it were laid like this.
    #[must_use]
    pub fn area_spots(&self, shape: u8, anchor: crate::hex::Hex) -> Spots {
        let known = self.known();
        let covered: Spots = self.game.laid_area(shape, anchor).into_iter().collect();
        covered & known
    }

    /// The known hexes that whoever is asked whether to loot would empty.
    #[must_use]
    pub fn loot(&self) -> Spots {
        let Some(&Task::Loot { actor, range, most, .. }) = self.game.agenda.last() else { return Spots::default() };
        let looted: Spots = self.game.loot_up_to(actor, range, most).into_iter().collect();
        looted & self.known()
    }

    /// How many enemies an area would hit if it were laid like this.
    #[must_use]
    pub fn area_hits(&self, shape: u8, anchor: crate::hex::Hex) -> usize {
        self.game.area_hits(shape, anchor)
    }
}
