//! A game that could be the true one: what a seat does not know is dealt anew.

use crate::card::CardId;
use crate::game::{Chance, Game};
use crate::goal::BattleGoal;
use crate::hero::{Pile, Plan};
use crate::view::View;
use kit::{Seat, Seed, Stream};

impl View<'_> {
    /// A game that looks the same from this seat: the orders of all decks, what chance will bring, hands, choices and goals of
    /// the others are others. What lies in rooms that nobody has revealed stays as it is; the book has settled it.
    #[must_use]
    pub fn imagine(&self, stream: &mut Stream) -> Game {
        let mut game = self.game().clone();
        game.deck.mix(stream);
        game.heroes.iter_mut().for_each(|hero| hero.deck.mix(stream));
        game.ability_decks.iter_mut().for_each(|deck| stream.shuffle(&mut deck.pile));
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
}

impl Game {
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
        let piles: Vec<Pile> = cards.iter().map(|&card| hero.pile(card)).collect();
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
