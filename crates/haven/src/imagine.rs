//! A game that could be the true one: what a seat does not know is dealt anew.
//!
//! What is hidden has no say in it: two games that look the same from a seat are imagined the same by the same stream.

use crate::card::CardId;
use crate::game::{Chance, Game};
use crate::goal::BattleGoal;
use crate::hero::{Pile, Plan};
use crate::task::Task;
use crate::view::View;
use kit::{Seat, Seed, Sort, Stream};

impl View<'_> {
    /// A game that looks the same from this seat: the orders of all decks, what chance will bring, hands, choices and goals of
    /// the others are others. Rooms that nobody has revealed are empty, and stay so when a door to them is opened.
    #[must_use]
    pub fn imagine(&self, stream: &mut Stream) -> Game {
        let mut game = self.game().clone();
        // Its own stream: how often it has to try depends on what is hidden.
        let mut rooms = Stream::new(Seed::from_number(stream.below(u32::MAX)), "imagined rooms");
        game.dungeon = game.dungeon.map(|dungeon| dungeon.imagine(&mut rooms));
        game.deck.mix(stream);
        game.heroes.iter_mut().for_each(|hero| hero.deck.mix(stream));
        game.ability_decks.iter_mut().for_each(|deck| {
            deck.pile.arrange();
            stream.shuffle(&mut deck.pile);
        });
        game.forget_hidden_rooms();
        let seed = Seed::from_number(stream.below(u32::MAX));
        let other = |name: &str| Stream::new(seed, name);
        game.chance = Chance {
            setup: other("imagined setup"),
            abilities: other("imagined abilities"),
            monsters: other("imagined monsters"),
            rest: other("imagined rest"),
            heroes: (0..game.heroes.len()).map(|seat| other(&format!("imagined hero {seat}"))).collect(),
        };
        let own = game.heroes.get(self.seat().index()).map(|hero| (hero.dealt_goals, hero.goal));
        let mut goals: Vec<BattleGoal> = BattleGoal::ALL.to_vec();
        goals.retain(|goal| own.is_none_or(|own| !own.0.contains(goal)));
        stream.shuffle(&mut goals);
        for seat in (0..game.heroes.len() as u8).map(Seat).filter(|&seat| seat != self.seat()) {
            game.deal_secrets(seat, &mut goals, stream);
        }
        game
    }

    /// The same, but whoever has chosen cards in secret has yet to choose: even whether somebody rests is hidden (H6.02).
    #[must_use]
    pub fn imagine_undecided(&self, stream: &mut Stream) -> Game {
        if !matches!(self.game().agenda.last(), Some(Task::Select)) {
            return self.imagine(stream);
        }
        let mut game = self.game().clone();
        for seat in (0..game.heroes.len() as u8).map(Seat).filter(|&seat| seat != self.seat()) {
            let hero = game.hero_mut(seat);
            hero.plan = None;
            hero.cards_in(Pile::Chosen).for_each(|card| hero.put(card, Pile::Hand));
        }
        game.view(self.seat()).imagine(stream)
    }

    /// The same, but every modifier card is a +0: what the average comes to.
    #[must_use]
    pub fn imagine_even(&self, stream: &mut Stream) -> Game {
        self.imagine_undecided(stream).evened()
    }
}

impl Game {
    /// An imagined game in which every modifier card is a +0.
    #[must_use]
    pub fn evened(&self) -> Self {
        let mut game = self.clone();
        game.deck.level();
        game.heroes.iter_mut().for_each(|hero| hero.deck.level());
        game
    }

    /// Nothing lies or waits in rooms that nobody has revealed.
    fn forget_hidden_rooms(&mut self) {
        let seen = self.known_spots();
        self.veiled = true;
        self.traps.retain(|trap| seen.has(trap.spot));
        self.coins.retain(|&spot| seen.has(spot));
        self.chests.retain(|chest| seen.has(chest.0));
        self.hazards = self.hazards & seen;
        self.ground.obstacles = self.ground.obstacles & seen;
        self.ground.negative = self.ground.negative & seen;
        self.ground.difficult = self.ground.difficult & seen;
    }

    /// Another hand, another choice and other goals for a hero.
    fn deal_secrets(&mut self, seat: Seat, goals: &mut Vec<BattleGoal>, stream: &mut Stream) {
        let revealed = !self.order.is_empty();
        let hero = self.hero_mut(seat);
        for dealt in &mut hero.dealt_goals {
            *dealt = goals.pop().unwrap_or(*dealt);
        }
        hero.goal = hero.goal.map(|_| hero.dealt_goals[stream.below(2) as usize]);
        let hidden = |pile: Pile| matches!(pile, Pile::Hand | Pile::Home) || (pile == Pile::Chosen && !revealed);
        let mut cards: Vec<CardId> = hero.pool.iter().filter(|&card| hidden(hero.pile(card))).collect();
        let mut piles: Vec<Pile> = cards.iter().map(|&card| hero.pile(card)).collect();
        piles.arrange();
        stream.shuffle(&mut cards);
        cards.into_iter().zip(piles).for_each(|(card, pile)| hero.put(card, pile));
        if !revealed && matches!(hero.plan, Some(Plan::Cards { .. })) {
            let mut chosen: Vec<CardId> = hero.cards_in(Pile::Chosen).collect();
            stream.shuffle(&mut chosen);
            if let [lead, other] = chosen[..] {
                hero.plan = Some(Plan::Cards { lead, other });
            }
        }
    }
}
