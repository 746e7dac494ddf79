//! A board drawn in text with heroes and monsters on it, for tests that tell a small story.
//!
//! Hexes are drawn as in [`crate::sketch`]. `B T W S C M` are the Brute, Tinkerer, Spellweaver, Scoundrel, Cragheart and
//! Mindthief; digits are normal Bandit Guards, `e` an elite one, `a` a Bandit Archer, `o` Living Bones (level 1); `#` obstacle, `^` trap,
//! `*` hazard, `~` difficult, `$` money, `%` an obstacle with 5 hit points, `+` a closed door, `=` a locked one, `_` a pressure
//! plate that unlocks it, `!` one that opens it; any other letter is plain floor with a name. Doors part the hexes into rooms,
//! and the first hex drawn is in the room that is revealed. Modifier decks hold nothing but +0.

use crate::ability::Reach;
use crate::card::{CardId, Side as Half};
use crate::choice::{Choice, Refusal};
use crate::class::Class;
use crate::condition::Condition;
use crate::element::{Element, Strength};
use crate::event::Event;
use crate::figure::FigureId;
use crate::game::Game;
use crate::hero::{Hero, Pile};
use crate::hex::Hex;
use crate::layout::{Layout, Object, Placement, TrapPlan};
use crate::map::{Map, MapDraft, Rim, RoomId};
use crate::modifier::{Modifier, ModifierDeck};
use crate::monster::{MonsterKind, Rank};
use crate::scenario::Terms;
use crate::scenario::rule::{Effect, Rule, Trigger, When, Who, n, on};
use crate::scenario::sheet::{ObjectPlace, target};
use crate::setup::{HeroSetup, Setup};
use crate::sketch::Picture;
use crate::spot::{Spot, Spots};
use crate::task::TurnLog;
use crate::view::Question;
use crate::words::name;
use kit::{Seat, Seed};
use std::sync::Arc;

pub(crate) use crate::card::Side::{Bottom, Top};

pub(crate) struct Stage {
    pub(crate) game: Game,
    marks: Vec<(char, Spot)>,
    figures: Vec<(char, FigureId)>,
    pub(crate) log: Vec<Event>,
    /// Whether the test answers when a part may be left out (H8.02); otherwise it is performed.
    asked: bool,
}

const HEROES: [(char, Class); 6] = [
    ('B', Class::Brute),
    ('T', Class::Tinkerer),
    ('W', Class::Spellweaver),
    ('S', Class::Scoundrel),
    ('C', Class::Cragheart),
    ('M', Class::Mindthief),
];

/// The map of a picture: whatever is joined without a door between is a room.
fn drawn_map(marks: &[(char, Hex)], walls: Vec<(Hex, Hex)>) -> Map {
    let is_door = |mark: char| mark == '+' || mark == '=';
    let doors: Vec<Hex> = marks.iter().filter(|mark| is_door(mark.0)).map(|mark| mark.1).collect();
    let mut left: Vec<Hex> = marks.iter().filter(|mark| !is_door(mark.0)).map(|mark| mark.1).collect();
    let mut rooms: Vec<Vec<Hex>> = Vec::new();
    while !left.is_empty() {
        let mut room = vec![left.remove(0)];
        let mut at = 0;
        while let Some(&here) = room.get(at) {
            at += 1;
            room.extend(left.extract_if(.., |other| here.distance(*other) == 1));
        }
        rooms.push(room);
    }
    let mut draft = MapDraft::new(Rim::Open);
    for &door in &doors {
        let beside = |room: &&Vec<Hex>| room.iter().any(|&at| at.distance(door) == 1);
        let mut joined = (0_u8..).zip(&rooms).filter(|(_, room)| beside(room)).map(|(number, _)| RoomId(number));
        let rooms = [joined.next().expect("a room"), joined.next().expect("a room behind the door")];
        draft.doors.push((door, rooms));
    }
    draft.tiles = (0..).map(RoomId).zip(rooms).collect();
    draft.walls = walls;
    draft.finish().expect("a drawn map")
}

/// What `_` and `!` do with the locked door.
const PLATES: &[Rule] =
    &[on(Trigger::Plate('_'), &[Effect::Unlock('=')]), on(Trigger::Plate('!'), &[Effect::Open('=')])];

/// An obstacle with five hit points.
const STURDY: ObjectPlace = target('%', name("Rock", "Roca", "Fels", "Rocha"), &[(0, 0)], n(5));

impl Stage {
    pub(crate) fn new(picture: &str) -> Self {
        let Picture { marks, walls } = Picture::read(picture);
        let map = drawn_map(&marks, walls);
        let marks: Vec<(char, Spot)> =
            marks.into_iter().map(|(mark, at)| (mark, map.spot(at).expect("drawn"))).collect();
        let all = |wanted: char| marks.iter().filter(move |mark| mark.0 == wanted).map(|mark| mark.1);
        let set = |wanted: char| all(wanted).collect::<Spots>();
        let foe = |mark: char| match mark {
            '1'..='9' => Some((MonsterKind::BanditGuard, Rank::Normal)),
            'e' => Some((MonsterKind::BanditGuard, Rank::Elite)),
            'a' => Some((MonsterKind::BanditArcher, Rank::Normal)),
            'o' => Some((MonsterKind::LivingBones, Rank::Normal)),
            _ => None,
        };
        let monsters = marks.iter().filter_map(|&(mark, spot)| {
            let (kind, rank) = foe(mark)?;
            Some(Placement { kind, spot, ranks: [Some(rank); 3], named: None })
        });
        let heroes: Vec<(char, Class, Spot)> =
            HEROES.into_iter().filter_map(|(mark, class)| all(mark).next().map(|spot| (mark, class, spot))).collect();
        let mark = |spot: Spot| set('=').has(spot).then_some('=');
        let layout = Layout {
            start: heroes.iter().map(|hero| hero.2).collect(),
            obstacles: set('#'),
            hazards: set('*'),
            difficult: set('~'),
            traps: all('^').map(|spot| (spot, TrapPlan::DAMAGE)).collect(),
            coins: all('$').collect(),
            monsters: monsters.collect(),
            locks: set('=').iter().filter_map(|spot| map.door_at(spot)).fold(0, |locks, door| locks | 1 << door),
            plates: set('_') | set('!'),
            marks: ['_', '!'].map(|plate| (plate, all(plate).collect())).to_vec(),
            door_marks: map.doors().iter().map(|door| mark(door.spot)).collect(),
            objects: all('%').map(|spot| Object { place: STURDY, spots: vec![spot] }).collect(),
            terms: Terms { rules: PLATES, goal: When::Killed(Who::Enemies, n(0).per_hero(200)), ..Terms::BLANK },
            ..Layout::bare(map)
        };
        let mut setup = Setup::scenario(1, &[], Seed::from_number(1));
        setup.heroes = heroes.iter().map(|hero| HeroSetup::fresh(hero.1)).collect();
        setup.level = 1;
        let mut game = Game::on(Arc::new(layout), None, &setup, &mut ());
        game.prepare();
        for (seat, hero) in heroes.iter().enumerate() {
            game.choose(Seat(seat as u8), Choice::Hex(hero.2), &mut ()).expect("a start hex");
        }
        let flat = ModifierDeck::stacked(&[Modifier::plus(0); 200]);
        game.deck = flat.clone();
        game.heroes.iter_mut().for_each(|hero| hero.deck = flat.clone());
        let figures = marks.iter().filter_map(|&(mark, spot)| Some((mark, game.standing_on(spot)?))).collect();
        Self { game, marks, figures, log: Vec::new(), asked: false }
    }

    pub(crate) fn spot(&self, mark: char) -> Spot {
        self.marks.iter().find(|one| one.0 == mark).map(|one| one.1).expect("not in the picture")
    }

    pub(crate) fn id(&self, mark: char) -> FigureId {
        self.figures.iter().find(|one| one.0 == mark).map(|one| one.1).expect("nobody of that name")
    }

    pub(crate) fn seat(&self, mark: char) -> Seat {
        self.game.owner(self.id(mark)).expect("a hero")
    }

    pub(crate) fn hero(&self, mark: char) -> &Hero {
        self.game.hero(self.seat(mark))
    }

    pub(crate) fn card(&self, mark: char, name: &str) -> CardId {
        let cards = self.hero(mark).class.cards();
        let at = cards.iter().position(|card| card.name.to_string() == name).expect("no such card");
        CardId(at as u8)
    }

    pub(crate) fn health(&self, mark: char) -> i16 {
        let figure = self.game.figure(self.id(mark));
        if figure.alive { figure.health } else { 0 }
    }

    /// Hit points of a figure, also at most.
    pub(crate) fn tough(mut self, mark: char, health: i16) -> Self {
        let figure = self.game.figure_mut(self.id(mark));
        (figure.health, figure.most_health) = (health, health);
        self
    }

    pub(crate) fn hurt(mut self, mark: char, health: i16) -> Self {
        self.game.figure_mut(self.id(mark)).health = health;
        self
    }

    pub(crate) fn with(mut self, mark: char, condition: Condition) -> Self {
        let id = self.id(mark);
        self.game.afflict(id, condition, &mut ());
        self
    }

    pub(crate) fn element(mut self, element: Element) -> Self {
        self.game.elements.create(element);
        self.game.elements.settle();
        self
    }

    pub(crate) fn strength(&self, element: Element) -> Strength {
        let mut elements = self.game.elements;
        elements.settle();
        elements.strength(element)
    }

    /// The next modifier cards of a hero, or of the monsters.
    pub(crate) fn modifiers(mut self, mark: char, cards: &[Modifier]) -> Self {
        let mut all = cards.to_vec();
        all.extend([Modifier::plus(0); 40]);
        match self.game.owner(self.id(mark)) {
            Some(seat) => self.game.heroes[seat.index()].deck = ModifierDeck::stacked(&all),
            None => self.game.deck = ModifierDeck::stacked(&all),
        }
        self
    }

    /// A hero performs half of a card, out of turn and at once; what has to be decided is decided afterwards.
    pub(crate) fn act(&mut self, mark: char, name: &str, half: Half) -> &mut Self {
        let (seat, card) = (self.seat(mark), self.card(mark, name));
        let figure = self.id(mark);
        self.game.heroes[seat.index()].put(card, Pile::Chosen);
        if self.game.turn.figure != Some(figure) {
            self.game.turn = TurnLog { figure: Some(figure), ..TurnLog::default() };
        }
        self.game.agenda.clear();
        self.game.act(seat, card, half, false, &mut self.log);
        self.game.run(&mut self.log);
        self.perform_offers()
    }

    /// From here on the test answers when a part may be left out.
    pub(crate) fn asked(mut self) -> Self {
        self.asked = true;
        self
    }

    fn perform_offers(&mut self) -> &mut Self {
        while let (false, Some(crate::task::Task::Offer { by, .. })) = (self.asked, self.game.agenda.last()) {
            let by = *by;
            assert_eq!(self.game.choose(by, Choice::Do, &mut self.log), Ok(()));
        }
        self
    }

    pub(crate) fn choose(&mut self, choice: Choice) -> &mut Self {
        let seat = self.game.next_to_decide().expect("somebody decides");
        let legal = self.game.legal(seat);
        let result = self.game.choose(seat, choice, &mut self.log);
        assert_eq!(result, Ok(()), "{choice:?} is not among {legal:?}");
        self.perform_offers()
    }

    pub(crate) fn refuse(&mut self, choice: Choice) -> &mut Self {
        let seat = self.game.next_to_decide().expect("somebody decides");
        assert_eq!(self.game.choose(seat, choice, &mut ()), Err(Refusal::NotOpen));
        self
    }

    pub(crate) fn target(&mut self, mark: char) -> &mut Self {
        let id = self.id(mark);
        self.choose(Choice::Target(id))
    }

    /// Moves or is moved along these named hexes.
    pub(crate) fn steps(&mut self, marks: &str) -> &mut Self {
        for mark in marks.chars() {
            let spot = self.spot(mark);
            self.choose(Choice::Step(spot));
        }
        self
    }

    /// Moves along these and stays there, if anything of the move is left.
    pub(crate) fn go(&mut self, marks: &str) -> &mut Self {
        self.steps(marks);
        if self.offers(Choice::Stop) {
            self.choose(Choice::Stop);
        }
        self
    }

    pub(crate) fn offers(&self, choice: Choice) -> bool {
        self.game.next_to_decide().is_some_and(|seat| self.game.legal(seat).contains(&choice))
    }

    pub(crate) fn suffer(&mut self) -> &mut Self {
        self.choose(Choice::Suffer)
    }

    /// Lays the area so that it hits exactly these.
    pub(crate) fn area(&mut self, marks: &str) -> &mut Self {
        let mut wanted: Vec<FigureId> = marks.chars().map(|mark| self.id(mark)).collect();
        wanted.sort_unstable();
        let Some(crate::task::Task::Aim(aim)) = self.game.agenda.last().cloned() else { panic!("no attack") };
        let fits = self.game.placements(&aim).into_iter().find(|&one| self.game.covered(&aim, one) == wanted);
        let (shape, anchor) = fits.expect("no such placement");
        self.choose(Choice::Area(shape, anchor))
    }

    pub(crate) fn at(&self, figure: char, mark: char) -> bool {
        self.game.figure(self.id(figure)).spot == self.spot(mark)
    }

    pub(crate) fn has(&self, mark: char, condition: Condition) -> bool {
        self.game.figure(self.id(mark)).ailments.has(condition)
    }

    pub(crate) fn xp(&self, mark: char) -> u16 {
        self.hero(mark).tally.experience
    }

    pub(crate) fn pile(&self, mark: char, name: &str) -> Pile {
        self.hero(mark).pile(self.card(mark, name))
    }

    /// A monster attacks, as its card would have it, with this value and range 1 or farther.
    pub(crate) fn attacked(&mut self, by: char, target: char, value: i8, range: u8) -> &mut Self {
        let sheet = crate::ability::attack(value);
        self.struck(by, target, if range > 1 { sheet.range(range) } else { sheet })
    }

    /// A monster makes this attack.
    pub(crate) fn struck(&mut self, by: char, target: char, sheet: crate::ability::Attack) -> &mut Self {
        let (attacker, target) = (self.id(by), self.id(target));
        let (value, ranged) = (self.game.attack_value(attacker, sheet.value), sheet.reach != Reach::Melee);
        let strike = self.game.strike(attacker, target, sheet, value, ranged);
        self.game.agenda.push(crate::task::Task::Guard(strike));
        self.game.run(&mut self.log);
        self
    }

    /// Nothing is left to be done.
    pub(crate) fn done(&mut self) -> &mut Self {
        assert_eq!(self.game.agenda, [], "something is left to be done");
        self
    }

    /// The game as it would be in its own time: from the selection of the first round.
    pub(crate) fn play(&mut self, plans: &[(char, &str, &str)]) -> &mut Self {
        for &(mark, lead, other) in plans {
            let (seat, lead, other) = (self.seat(mark), self.card(mark, lead), self.card(mark, other));
            assert_eq!(self.game.choose(seat, Choice::Play(lead, other), &mut self.log), Ok(()));
        }
        self
    }

    /// Lets the round that was interrupted end, so that the next one begins.
    pub(crate) fn next_round(&mut self) -> &mut Self {
        self.game.agenda = vec![crate::task::Task::EndRound];
        self.game.turn.figure = None;
        self.game.run(&mut self.log);
        self
    }

    /// Whose turns there were, in order.
    pub(crate) fn turns(&self) -> Vec<char> {
        let name = |id: FigureId| self.figures.iter().find(|one| one.1 == id).map_or('?', |one| one.0);
        self.log.iter().filter_map(|event| if let Event::Turn(id) = event { Some(name(*id)) } else { None }).collect()
    }

    /// Gives a hero an item.
    pub(crate) fn item(mut self, mark: char, item: crate::item::Item) -> Self {
        let seat = self.seat(mark);
        self.game.hero_mut(seat).items.push(crate::item::Carried::new(item));
        self
    }

    /// Puts so many cards of a hero from the hand to the discards.
    pub(crate) fn discard(mut self, mark: char, count: usize) -> Self {
        let seat = self.seat(mark);
        let cards: Vec<CardId> = self.game.hero(seat).cards_in(Pile::Hand).take(count).collect();
        cards.into_iter().for_each(|card| self.game.hero_mut(seat).put(card, Pile::Discard));
        self
    }

    /// The next ability card of a type, by its place in the deck.
    pub(crate) fn ability(mut self, kind: MonsterKind, card: u8) -> Self {
        let breed = self.game.breeds.iter().find(|breed| breed.kind == kind).expect("on the board");
        let deck = &mut self.game.ability_decks[usize::from(breed.deck)];
        deck.pile.retain(|&one| one != card);
        deck.pile.push(card);
        self
    }
}

impl Game {
    /// Whoever is about to appear does so on the first of the hexes.
    pub(crate) fn appear_by_default(&mut self) {
        while let Some(&crate::task::Task::Appear(what, place)) = self.agenda.last() {
            self.agenda.pop();
            if let Some(spot) = self.appear_spots(place).lowest() {
                self.appear(what, spot, &mut ());
            }
        }
    }

    /// The first battle goal, everything that is owned and can be worn, and the cards of level 1 before all others.
    pub(crate) fn prepare(&mut self) {
        while let Some(seat) = self.next_to_decide() {
            let legal = self.legal(seat);
            let choice = match self.question(seat) {
                Some(Question::Goal | Question::Equip) => legal[0],
                Some(Question::Hand) => legal[legal.len() - 1],
                _ => return,
            };
            self.choose(seat, choice, &mut ()).expect("listed");
        }
    }
}
