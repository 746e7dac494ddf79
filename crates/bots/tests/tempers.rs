//! Temperaments are felt in play.

use bots::chalice::{Company, Level, Mind, Temper};
use chalice::{Card, Event, Setup, Sink, Table};
use kit::{Seat, Seed};

const GAMES: u32 = 200;

/// How often the first seat plays each card.
#[derive(Default)]
struct Played([u32; Card::COUNT]);

impl Sink for Played {
    fn tell(&mut self, event: Event, _: &Table) {
        if let Event::Played { seat: Seat(0), card } | Event::Transformed { seat: Seat(0), card } = event {
            self.0[card as usize] += 1;
        }
    }
}

impl Played {
    fn by(temper: Temper) -> Self {
        let mind = |temper| Some(Mind::new(Level::Hunter, temper));
        let minds = [mind(temper), mind(Temper::Cautious), mind(Temper::Cautious), mind(Temper::Cautious)];
        let mut played = Self::default();
        for seed in 0..GAMES {
            let setup = Setup::new(4, Seed::from_number(seed));
            Company { minds: &minds, talk: false }.play(&setup, &mut played).expect("four may hunt");
        }
        played
    }

    fn count(&self, cards: &[Card]) -> u32 {
        cards.iter().map(|&card| self.0[card as usize]).sum()
    }
}

#[test]
fn the_bold_dream_less_than_the_cautious() {
    let dreams = |temper| Played::by(temper).count(&[Card::HuntersDream]);
    let (bold, cautious) = (dreams(Temper::Bold), dreams(Temper::Cautious));
    assert!(bold * 10 < cautious * 9, "{bold} and {cautious} dreams in {GAMES} hunts");
}

#[test]
fn the_treacherous_hurt_others_more_often() {
    const CRUEL: [Card; 3] = [Card::MolotovCocktail, Card::Flamesprayer, Card::HunterBlunderbuss];
    let cruelties = |temper| Played::by(temper).count(&CRUEL);
    let (treacherous, cautious) = (cruelties(Temper::Treacherous), cruelties(Temper::Cautious));
    assert!(treacherous * 10 > cautious * 11, "{treacherous} and {cautious} cruelties in {GAMES} hunts");
}
