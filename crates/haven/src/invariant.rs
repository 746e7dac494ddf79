//! What must hold at every moment of every game. Self-play asks after each step.

use crate::figure::Kind;
use crate::game::Game;
use crate::hero::{Hero, Pile};
use crate::modifier::ModifierDeck;
use crate::task::Task;

impl Game {
    /// Checks everything that must always hold.
    ///
    /// # Errors
    /// The first thing that does not, in words.
    pub fn check(&self) -> Result<(), String> {
        let passing = |task: &Task| match task {
            Task::Walk(walk) => Some(walk.figure),
            Task::Shove(shove) => Some(shove.target),
            _ => None,
        };
        let mut seen = vec![false; self.layout.map.len()];
        for (id, figure) in self.figures() {
            if figure.health < 1 || figure.health > figure.most_health {
                return Err(format!("{id:?} has {} of {} hit points", figure.health, figure.most_health));
            }
            let on_the_way = self.agenda.iter().filter_map(passing).any(|one| one == id);
            if on_the_way && self.standing_on(figure.spot) != Some(id) {
                continue;
            }
            if std::mem::replace(&mut seen[figure.spot.index()], true) {
                return Err(format!("two figures stand on {}", self.layout.map.hex(figure.spot)));
            }
            if self.standing_on(figure.spot) != Some(id) {
                return Err(format!("{id:?} is not where it stands"));
            }
        }
        for (spot, &standing) in self.standing.iter().enumerate() {
            if let Some(id) = standing
                && (!self.figure(id).alive || self.figure(id).spot.index() != spot)
            {
                return Err(format!("{id:?} left something behind"));
            }
        }
        self.check_cards()
    }

    fn check_cards(&self) -> Result<(), String> {
        if self.deck.lasting() != ModifierDeck::standard().len() {
            return Err(format!("the monsters' deck has {} cards", self.deck.lasting()));
        }
        let own = |hero: &Hero| hero.piles.bits().iter().map(|pile| pile.count_ones() as usize).sum::<usize>();
        let taken: usize = self.heroes.iter().map(|hero| own(hero) + hero.borrowed.len()).sum();
        if self.round > 0 && taken != self.heroes.iter().map(|hero| hero.class.hand_size()).sum::<usize>() {
            return Err(format!("the heroes have {taken} cards"));
        }
        for hero in &self.heroes {
            if self.round > 0
                && self.heroes.iter().all(|one| one.borrowed.is_empty())
                && own(hero) != hero.class.hand_size()
            {
                return Err(format!("the {} has {} cards", hero.class.name(), own(hero)));
            }
            if hero.exhausted && hero.count(Pile::Lost) != own(hero) + hero.borrowed.len() {
                return Err(format!("the exhausted {} has cards left", hero.class.name()));
            }
        }
        for deck in &self.ability_decks {
            let mut cards: Vec<u8> = deck.pile.iter().chain(&deck.drawn).copied().collect();
            cards.sort_unstable();
            if cards != [0, 1, 2, 3, 4, 5, 6, 7] {
                return Err(format!("an ability deck is {cards:?}"));
            }
        }
        for breed in &self.breeds {
            let count =
                self.figures().filter(|(_, one)| matches!(one.kind, Kind::Monster { kind, .. } if kind == breed.kind));
            if count.count() > usize::from(breed.kind.sheet().figures) {
                return Err(format!("too many of {}", breed.kind.sheet().name));
            }
        }
        Ok(())
    }
}
