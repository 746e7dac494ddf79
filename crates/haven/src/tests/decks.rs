//! Every card of every monster deck, performed: what its table says must be what happens.
//!
//! The monster stands beside a Brute who can take a lot, a Tinkerer stands three hexes away, a wounded guard beside it is its
//! ally. Decks hold nothing but +0. Each card is played once without elements and once with all of them.

use crate::ability::{Ability, Amount, Attack, Count, Lasting, Plus, Whom};
use crate::choice::Choice;
use crate::condition::{Condition, Conditions};
use crate::element::{Element, Strength};
use crate::event::Event;
use crate::figure::{FigureId, Kind};
use crate::game::Game;
use crate::monster::{MONSTERS, MonsterKind, Rank};
use crate::stage::Stage;
use crate::task::Task;
use crate::view::Question;

/// A card that is being looked at.
struct Play {
    stage: Stage,
    monster: FigureId,
    before: Game,
    fed: bool,
    what: String,
}

fn play(kind: MonsterKind, card: u8, fed: bool) -> Play {
    let mut stage = Stage::new(
        "
         . . . . . .
          T . $ m B .
         . . . g . .
          . . . . . .",
    );
    stage = stage.tough('B', 90).tough('T', 90);
    let (at, ally) = (stage.spot('m'), stage.spot('g'));
    let rank = if kind.sheet().boss { Rank::Boss } else { Rank::Normal };
    let place = |stage: &mut Stage, kind, rank, spot, rests| {
        stage.game.place_monster(kind, rank, spot, false, rests, None, &mut ()).expect("placed")
    };
    let monster = place(&mut stage, kind, rank, at, false);
    let ally = place(&mut stage, MonsterKind::StoneGolem, Rank::Normal, ally, true);
    for (id, health) in [(monster, 30), (ally, 10)] {
        let figure = stage.game.figure_mut(id);
        (figure.most_health, figure.health) = (40, health);
    }
    if fed {
        Element::ALL.into_iter().for_each(|element| stage.game.elements.create(element));
        stage.game.elements.settle();
    }
    let breed = stage.game.breeds.iter_mut().find(|breed| breed.kind == kind).expect("it is there");
    breed.card = Some(card);
    let before = stage.game.clone();
    stage.game.turn.figure = Some(monster);
    stage.game.mind = Default::default();
    stage.game.agenda = vec![Task::Automaton(monster)];
    stage.game.run(&mut stage.log);
    while let Some(seat) = stage.game.next_to_decide() {
        let harm = matches!(stage.game.question(seat), Some(Question::Harm { .. }));
        let choice = if harm { Choice::Suffer } else { stage.game.legal(seat)[0] };
        stage.game.choose(seat, choice, &mut stage.log).expect("listed");
    }
    let what = format!("{} at {}, fed: {fed}", kind.sheet().name, kind.sheet().deck[usize::from(card)].initiative);
    Play { stage, monster, before, fed, what }
}

impl Play {
    fn check(&self, list: &'static [Ability]) {
        for ability in list {
            self.check_ability(ability, list);
        }
    }

    fn saw(&self, fits: impl Fn(&Event) -> bool) -> bool {
        self.stage.log.iter().any(fits)
    }

    fn check_ability(&self, ability: &'static Ability, list: &'static [Ability]) {
        let (game, me, what) = (&self.stage.game, self.monster, &self.what);
        match *ability {
            Ability::Attack(ref attack) => self.check_attack(attack),
            Ability::IfConsumed { element, with, without, .. } => {
                self.check(if self.fed { with } else { without });
                let consumed =
                    |event: &Event| matches!(event, Event::Consumed(_, one) if element.is_none_or(|e| e == *one));
                assert_eq!(self.saw(consumed), self.fed, "{what}: {element:?}");
            }
            Ability::Move { points, .. } => {
                let steps = self.stage.log.iter().filter(|event| matches!(event, Event::Moved(id, _) if *id == me));
                let Amount::Stat(plus) = points else { panic!("{what}: a number of its own") };
                let own = self.stats().movement.saturating_add_signed(plus);
                let moves = list.iter().filter(|one| matches!(one, Ability::Move { .. })).count();
                assert!(moves > 1 || steps.count() <= usize::from(own), "{what}: too far");
            }
            Ability::Heal(amount, whom) => {
                let healed: i16 = self.healed();
                let most = if matches!(whom, Whom::MeAndAllies(_) | Whom::MeAndAlliesInReach) { 2 } else { 1 };
                assert!(healed >= i16::from(amount), "{what}: heals {amount}, not {healed}");
                assert!(healed <= i16::from(amount) * most * 3, "{what}: {healed}");
            }
            Ability::Last(lasting, whom) => {
                let mine = whom != Whom::AllAllies && !matches!(whom, Whom::AlliesWithin(_));
                let has =
                    game.bonuses.iter().any(|one| one.what == lasting && one.for_round && (!mine || one.who == me));
                assert!(has || !game.figure(me).alive, "{what}: {lasting:?}");
            }
            Ability::Inflict(conditions, whom) => self.check_conditions(conditions, whom),
            Ability::Suffer(amount, whom) => {
                let hurt = |event: &Event| matches!(event, Event::Damage(_, by, _) if *by == i16::from(amount));
                assert!(self.saw(hurt) || self.before_meant(whom).is_empty(), "{what}: suffers {amount}");
            }
            Ability::Push(..) => {
                let pushed = |event: &Event| matches!(event, Event::Pushed(id, _) if game.figure(*id).seat().is_some());
                assert!(self.saw(pushed), "{what}: a push");
            }
            Ability::Create(element) => {
                assert!(self.saw(|event| *event == Event::Created(self.monster, element)), "{what}: {element:?}");
                assert_eq!(self.stage.strength(element), Strength::Strong, "{what}");
            }
            Ability::SummonMonster { kind, .. } => {
                let count = |game: &Game| {
                    let same = |one: &Kind| matches!(one, Kind::Monster { kind: own, .. } if *own == kind);
                    game.figures().filter(|(_, one)| same(&one.kind)).count()
                };
                assert!(count(game) > count(&self.before), "{what}: summons {kind:?}");
            }
            Ability::LayTrap(damage) => assert!(game.traps.iter().any(|trap| trap.damage == damage), "{what}: a trap"),
            Ability::Loot(_) => assert!(game.coins.is_empty(), "{what}: it takes the money"),
            Ability::OnDeath(attack) => self.check_last_words(attack),
            // The Bandit Commander's specials have their own tests (H16.12).
            Ability::Special(_) => {}
            _ => panic!("{what}: no monster card has {ability:?}"),
        }
    }

    fn stats(&self) -> crate::monster::Stats {
        match self.before.figure(self.monster).kind {
            Kind::Monster { kind, rank, .. } => self.before.monster_stats(self.monster, kind, rank),
            _ => panic!("a monster"),
        }
    }

    fn healed(&self) -> i16 {
        let healed = self.stage.log.iter().map(|event| if let Event::Healed(_, amount) = event { *amount } else { 0 });
        healed.sum()
    }

    fn before_meant(&self, whom: Whom) -> Vec<FigureId> {
        self.before.meant(self.monster, whom)
    }

    /// Whom the conditions are for has them: those who are still within reach after the move.
    fn check_conditions(&self, conditions: Conditions, whom: Whom) {
        let told =
            |condition: Condition| self.saw(|event| matches!(event, Event::Condition(_, one) if *one == condition));
        let there = !self.stage.game.meant(self.monster, whom).is_empty() || !self.before_meant(whom).is_empty();
        for condition in conditions.iter() {
            assert!(told(condition) || !there, "{}: {condition:?}", self.what);
        }
    }

    /// Somebody was hit, as hard as the stat card and the card say, and got what comes with it.
    fn check_attack(&self, attack: &'static Attack) {
        let what = &self.what;
        let Amount::Stat(plus) = attack.value else { panic!("{what}: a number of its own") };
        let value = i16::from(self.stats().attack) + i16::from(plus);
        let log = &self.stage.log;
        let by_me = |event: &Event| matches!(event, Event::Attack(by, _) if *by == self.monster);
        let struck = log.iter().filter(|event| by_me(event)).count();
        let (range, _) = self.before.reach(self.monster, attack);
        let within = self.before.chart().reach(self.stage.game.figure(self.monster).spot, range);
        let shoved = |event: &Event| matches!(event, Event::Pushed(id, _) | Event::Pulled(id, _) if self.before.figure(*id).seat().is_some());
        let near =
            self.stage.game.heroes().iter().filter(|hero| within.has(self.stage.game.figure(hero.figure).spot)).count();
        let least = match attack.count {
            Count::Number(count) if attack.area.is_none() => near.min(usize::from(count)),
            Count::InRange => near,
            Count::OneFoe => usize::from(self.stats().targets),
            // Whoever was pushed out of reach before cannot be attacked.
            _ => usize::from(!self.saw(shoved)),
        };
        assert!(struck >= least, "{what}: {struck} attacks, not {least}");
        if struck == 0 {
            return;
        }
        // +1 for a poison that came before; bonuses of the card's own may add more.
        let free = attack.plus != Plus::None || log.iter().any(|event| matches!(event, Event::Condition(..)));
        let raised = self.stage.game.bonuses.iter().any(|one| matches!(one.what, Lasting::Attack(..)));
        let hit = |event: &Event| matches!(event, Event::Damage(_, by, _) if *by == value || ((free || raised) && *by > value && *by <= value + 4));
        assert!(value <= 0 || self.saw(hit), "{what}: attack {value}");
        for condition in attack.conditions.iter() {
            let told = |event: &Event| matches!(event, Event::Condition(_, one) if *one == condition);
            assert!(self.saw(told), "{what}: {condition:?}");
        }
        if attack.push > 0 || attack.pull > 0 {
            assert!(self.saw(shoved) || attack.pull > 0, "{what}: a push");
        }
    }

    /// It strikes once more when it dies this round.
    fn check_last_words(&self, attack: &'static Attack) {
        let mut game = self.stage.game.clone();
        let Amount::Stat(plus) = attack.value else { panic!("{}: a number of its own", self.what) };
        let value = i16::from(self.stats().attack) + i16::from(plus);
        let mut log: Vec<Event> = Vec::new();
        let harm =
            crate::task::Harm { target: self.monster, amount: 99, by: None, cause: crate::task::Cause::Scenario };
        game.take_damage(harm, &mut log);
        game.run(&mut log);
        let seat = game.next_to_decide().expect("the Brute is hit");
        assert!(matches!(game.question(seat), Some(Question::Harm { amount, .. }) if amount == value), "{}", self.what);
    }
}

#[test]
fn h16_02_every_card_of_every_deck_does_what_it_says() {
    let mut cards = 0;
    for kind in MonsterKind::ALL {
        for card in 0..8 {
            let sheet = &kind.sheet().deck[usize::from(card)];
            for fed in [false, true] {
                play(kind, card, fed).check(sheet.abilities);
                cards += 1;
            }
        }
    }
    assert_eq!(cards, MONSTERS.len() * 8 * 2);
}

#[test]
fn h16_02_a_deck_has_eight_cards_and_shuffles_now_and_then() {
    for sheet in &MONSTERS {
        assert!(sheet.deck.iter().any(|card| card.shuffle), "{}", sheet.name);
        assert!(sheet.deck.iter().all(|card| (1..=99).contains(&card.initiative) && !card.abilities.is_empty()));
    }
}
