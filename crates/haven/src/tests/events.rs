//! Events tell everything: whoever only listens knows what a turn has changed.

use crate::card::CardId;
use crate::choice::Choice;
use crate::condition::{Condition, Conditions};
use crate::element::{Element, Strength};
use crate::event::{Deck, Event, Sink};
use crate::figure::FigureId;
use crate::game::Game;
use crate::hero::Pile;
use crate::modifier::Modifier;
use crate::sample;
use crate::spot::Spot;
use crate::stage::{Bottom, Stage, Top};
use crate::task::Cause;
use kit::{Seat, Seed, Stream};
use std::collections::BTreeMap;

/// What a listener knows of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Heard {
    spot: Spot,
    health: i16,
    held: Conditions,
}

/// A listener who keeps what is told, and looks at the game only when somebody arrives.
#[derive(Default)]
struct Listener {
    figures: BTreeMap<FigureId, Heard>,
    coins: Vec<Spot>,
    elements: BTreeMap<Element, Strength>,
    piles: BTreeMap<(Seat, u8), Pile>,
    count: usize,
}

impl Sink for Listener {
    fn tell(&mut self, event: Event, game: &Game) {
        self.count += 1;
        match event {
            Event::Arrived(id) | Event::Promoted(id) => {
                let one = game.figure(id);
                self.figures.insert(id, Heard { spot: one.spot, health: one.health, held: one.ailments.all() });
            }
            Event::Moved(id, spot) | Event::Pushed(id, spot) | Event::Pulled(id, spot) => {
                self.figures.get_mut(&id).expect("on the board").spot = spot;
            }
            Event::Split(id, health) => self.figures.get_mut(&id).expect("on the board").health = health,
            Event::Damage(id, amount, _) => self.figures.get_mut(&id).expect("on the board").health -= amount,
            Event::Healed(id, amount) => self.figures.get_mut(&id).expect("on the board").health += amount,
            Event::Condition(id, condition) if !matches!(condition, Condition::Curse | Condition::Bless) => {
                let one = self.figures.get_mut(&id).expect("on the board");
                one.held = one.held.and(Conditions::of(&[condition]));
            }
            Event::ConditionEnded(id, condition) => {
                if let Some(one) = self.figures.get_mut(&id) {
                    one.held = one.held.without(Conditions::of(&[condition]));
                }
            }
            Event::Died(id) => drop(self.figures.remove(&id)),
            Event::Exhausted(seat) => {
                let hero = &game.heroes()[seat.index()];
                // With permanent death whoever only ran out of cards stays on the board (H19.02).
                if !game.permanent_death {
                    self.figures.remove(&hero.figure);
                }
                let borrowed = hero.borrowed.iter().map(|one| one.0.0);
                for card in (0..hero.class.cards().len() as u8).chain(borrowed) {
                    if hero.pile(CardId(card)) != Pile::Home {
                        self.piles.insert((seat, card), Pile::Lost);
                    }
                }
            }
            // What lies in a room is seen when it is revealed.
            Event::Room(room) => {
                let there = game.layout().map.room_spots(room);
                self.coins.retain(|&coin| !there.has(coin));
                self.coins.extend(game.coins().iter().filter(|&&coin| there.has(coin)));
            }
            Event::Money(spot) => self.coins.push(spot),
            Event::Looted(_, spot) | Event::Stolen(_, spot) => self.coins.retain(|&coin| coin != spot),
            Event::Strong(element) => drop(self.elements.insert(element, Strength::Strong)),
            Event::Consumed(_, element) => drop(self.elements.insert(element, Strength::Inert)),
            Event::Waned(element) => {
                let strength = if self.elements.get(&element) == Some(&Strength::Strong) {
                    Strength::Waning
                } else {
                    Strength::Inert
                };
                self.elements.insert(element, strength);
            }
            Event::Card(seat, card, pile) => drop(self.piles.insert((seat, card.0), pile)),
            _ => {}
        }
    }
}

impl Listener {
    /// Compares what was heard with what is.
    fn compare(&self, game: &Game) -> Result<(), String> {
        let there: BTreeMap<FigureId, Heard> = game
            .figures()
            .map(|(id, one)| (id, Heard { spot: one.spot, health: one.health, held: one.ailments.all() }))
            .collect();
        if self.figures != there {
            let of = |id: &FigureId| (self.figures.get(id), there.get(id));
            let id = self.figures.keys().chain(there.keys()).find(|id| of(id).0 != of(id).1);
            return Err(format!("{id:?}: {:?}", id.map(of)));
        }
        let known = game.revealed_spots();
        let mut coins: Vec<Spot> = game.coins().iter().copied().filter(|&spot| known.has(spot)).collect();
        let mut heard: Vec<Spot> = self.coins.iter().copied().filter(|&spot| known.has(spot)).collect();
        coins.sort_unstable();
        heard.sort_unstable();
        if coins != heard {
            return Err(format!("money: heard {heard:?}, there is {coins:?}"));
        }
        for element in Element::ALL {
            let heard = self.elements.get(&element).copied().unwrap_or(Strength::Inert);
            if heard != game.elements().strength(element) {
                return Err(format!("{element:?}: heard {heard:?}"));
            }
        }
        for (seat, hero) in game.heroes().iter().enumerate() {
            for card in 0..hero.class.cards().len() as u8 {
                let open = |pile: Pile| matches!(pile, Pile::Discard | Pile::Lost | Pile::Active { .. });
                let heard = self.piles.get(&(Seat(seat as u8), card)).copied().filter(|&pile| open(pile));
                let there = Some(hero.pile(CardId(card))).filter(|&pile| open(pile));
                if there.is_some() && heard != there {
                    return Err(format!("card {card} of {}: heard {heard:?}, it is in {there:?}", hero.class.name()));
                }
            }
        }
        Ok(())
    }
}

#[test]
fn whoever_only_listens_knows_what_has_changed() {
    let mut stream = Stream::new(Seed::from_number(8), "events");
    for number in 0..40 {
        let setup = sample::setup(number);
        let mut listener = Listener::default();
        let mut game = Game::begin(&setup, &mut listener).expect("a game");
        listener.coins = game.coins().to_vec();
        for step in 0..400 {
            let Some(seat) = game.next_to_decide() else { break };
            let choice = *stream.pick(&game.legal(seat)).expect("something to choose");
            game.choose(seat, choice, &mut listener).expect("it was listed");
            if let Err(why) = listener.compare(&game) {
                panic!("{why} after {choice:?}, step {step} of {setup:?}");
            }
        }
        assert!(listener.count > 100);
    }
}

#[test]
fn h10_09_both_cards_of_advantage_are_told_and_which_of_them_counts() {
    let cards = [Modifier::plus(-1), Modifier::plus(2)];
    let mut stage = Stage::new("B 1").tough('1', 20).with('B', Condition::Strengthen).modifiers('B', &cards);
    stage.act('B', "Shield Bash", Top).target('1');
    let drawn = |event: &Event| match event {
        Event::Modifier(Deck::Hero(Seat(0)), card, counts) => Some((*card, *counts)),
        _ => None,
    };
    assert_eq!(stage.log.iter().filter_map(drawn).collect::<Vec<_>>(), [(cards[0], false), (cards[1], true)]);
}

#[test]
fn h6_07_a_deck_that_is_shuffled_says_so() {
    let mut stage = Stage::new("B 1").tough('1', 20);
    stage.game.heroes[0].deck = crate::modifier::ModifierDeck::stacked(&[Modifier::NULL, Modifier::plus(0)]);
    stage.act('B', "Shield Bash", Top).target('1');
    assert!(!stage.log.contains(&Event::Shuffled(Deck::Hero(Seat(0)))));
    stage.game.cleanup(&mut stage.log);
    assert!(stage.log.contains(&Event::Shuffled(Deck::Hero(Seat(0)))));
}

#[test]
fn h10_06_a_kill_tells_its_damage_its_cause_and_its_money() {
    let mut stage = Stage::new("B 1").hurt('1', 1);
    let guard = stage.id('1');
    stage.act('B', "Shield Bash", Top).target('1');
    let place = |event: &Event| stage.log.iter().position(|one| one == event).unwrap_or_else(|| panic!("{event:?}"));
    let damage = place(&Event::Damage(guard, 4, Cause::Attack));
    assert!(damage < place(&Event::Died(guard)) && place(&Event::Died(guard)) < place(&Event::Money(stage.spot('1'))));
}

#[test]
fn h12_02_a_heal_tells_which_conditions_it_ends() {
    let mut stage = Stage::new("B T").with('T', Condition::Poison);
    let tinkerer = stage.id('T');
    stage.act('B', "Eye for an Eye", Bottom).target('T');
    assert!(stage.log.contains(&Event::ConditionEnded(tinkerer, Condition::Poison)));
    assert!(!stage.log.iter().any(|event| matches!(event, Event::Healed(..))), "and does nothing else");
}

#[test]
fn h5_03_traps_tell_who_laid_and_who_sprang_them() {
    let mut stage = Stage::new("T x 1");
    let (tinkerer, spot) = (stage.id('T'), stage.spot('x'));
    let sheet = stage.hero('T').class.cards().iter().find(|card| {
        card.bottom
            .abilities
            .iter()
            .chain(card.top.abilities)
            .any(|one| matches!(one, crate::ability::Ability::Trap { .. }))
    });
    let card = sheet.expect("the Tinkerer lays traps");
    let top = card.top.abilities.iter().any(|one| matches!(one, crate::ability::Ability::Trap { .. }));
    stage.act('T', &card.name.to_string(), if top { Top } else { Bottom });
    while !stage.offers(Choice::Hex(spot)) {
        stage.choose(Choice::Skip);
    }
    stage.choose(Choice::Hex(spot));
    assert!(stage.log.contains(&Event::TrapLaid(tinkerer, spot)));
    let guard = stage.id('1');
    stage.game.relocate(guard, spot);
    stage.game.spring(guard, spot, &mut stage.log);
    assert!(stage.log.contains(&Event::Trap(guard, spot)));
}

#[test]
fn h12_03_what_a_condition_prevents_is_told() {
    let mut stage = Stage::new("B 1").with('B', Condition::Disarm);
    let brute = stage.id('B');
    stage.act('B', "Shield Bash", Top);
    assert!(stage.log.contains(&Event::Prevented(brute, Condition::Disarm)));
}

#[test]
fn an_event_is_small() {
    assert!(size_of::<Event>() <= 24, "{} bytes", size_of::<Event>());
}
