//! Boards that are played up to: for each half of a card one on which it does something, and for questions that hardly ever come.

use ::bots::haven::policy;
use ::haven::card::{CardId, CardLevel, Side};
use ::haven::class::{Class, MOST_LEVEL};
use ::haven::dungeon::Severity;
use ::haven::hero::Pile;
use ::haven::question::Question;
use ::haven::setup::{Difficulty, HeroSetup, Place};
use ::haven::{Choice, Event, Game, Setup, View, share};
use kit::{Journal, Seat, Seed};
use std::collections::BTreeMap;

/// The most answers of one game.
const ANSWERS: usize = 600;
/// The most games that are begun for the cards of one class.
const GAMES: u32 = 60;
/// The most answers until a half of a card is used up, or until its turn comes.
const WAIT: usize = 120;
/// Whose cards are looked at.
const OWN: Seat = Seat(0);

/// A game that is played here, with all that was decided and all that happened.
#[derive(Clone)]
pub struct Played {
    game: Game,
    journal: Journal<Setup, Choice>,
    events: Vec<Event>,
}

impl Played {
    fn begin(setup: Setup) -> Option<Self> {
        let mut events = Vec::new();
        let game = Game::begin(&setup, &mut events).ok()?;
        Some(Self { game, journal: Journal::new(setup), events })
    }

    fn choose(&mut self, seat: Seat, choice: Choice) -> Option<()> {
        self.game.choose(seat, choice, &mut self.events).ok()?;
        self.journal.record(seat, choice);
        Some(())
    }

    /// Whoever is asked answers: as is wanted, else as the policy does.
    fn answer(&mut self, wanted: impl Fn(&View<'_>, &[Choice]) -> Option<Choice>) -> Option<()> {
        let seat = self.game.next_to_decide()?;
        let view = self.game.view(seat);
        let legal = view.legal();
        let choice = wanted(&view, &legal).or_else(|| policy::choose(&view)).or_else(|| legal.first().copied())?;
        self.choose(seat, choice)
    }

    /// What is asked of the hero whose cards are looked at.
    fn asked(&self) -> Option<Question> {
        self.game.view(OWN).question()
    }

    fn is_using(&self, card: CardId, side: Side) -> bool {
        self.game.view(OWN).action() == Some((OWN, card, side, false))
    }

    /// The game as a code.
    #[must_use]
    pub fn code(&self) -> Option<String> {
        share::game_code(&self.journal)
    }
}

/// What a half has done since it was begun, as names of events, each once; none if it was not begun or is not used up. Lines of a
/// card that leave no trace of their own are no proof: experience comes with every half that has it.
#[must_use]
pub fn effects(game: &Game, events: &[Event], card: CardId, side: Side) -> Option<Vec<String>> {
    if game.view(OWN).action() == Some((OWN, card, side, false)) {
        return None;
    }
    let begun = events.iter().rposition(|event| *event == Event::Action(OWN, card, side, false))?;
    let ends = |event: &&Event| !matches!(event, Event::Action(..) | Event::TurnEnded(_) | Event::Turn(_));
    let of_half = events[begun + 1..].iter().take_while(ends).filter(|event| is_effect(event, card));
    let mut names: Vec<String> = of_half.map(name).collect();
    names.sort();
    names.dedup();
    Some(names)
}

fn name(event: &Event) -> String {
    let all = format!("{event:?}");
    all.split('(').next().unwrap_or_default().to_owned()
}

const fn is_effect(event: &Event, used: CardId) -> bool {
    match event {
        Event::Card(_, card, _) => card.0 != used.0,
        Event::Moved(..)
        | Event::Pushed(..)
        | Event::Pulled(..)
        | Event::Attack(..)
        | Event::Arrived(_)
        | Event::Damage(..)
        | Event::Died(_)
        | Event::Healed(..)
        | Event::Condition(..)
        | Event::Immune(..)
        | Event::ConditionEnded(..)
        | Event::Bonus(..)
        | Event::Augment(..)
        | Event::Looted(..)
        | Event::Treasure(..)
        | Event::Created(..)
        | Event::Consumed(..)
        | Event::TrapLaid(..)
        | Event::Disarmed(..)
        | Event::ObstacleLaid(..)
        | Event::ObstacleGone(_)
        | Event::Pilfered(..)
        | Event::Refreshed(..) => true,
        _ => false,
    }
}

/// A half of a card, and the best board for it so far.
type Boards = BTreeMap<(CardId, Side), Option<(usize, Played)>>;

/// A half, how many kinds of effects it has on its board, and that.
pub struct HalfBoard {
    /// The card.
    pub card: CardId,
    /// Which half.
    pub side: Side,
    /// How many kinds of effects.
    pub effects: usize,
    /// The game, in the turn of the first seat, who leads with the card.
    pub game: Played,
}

/// For each half of each card of a class the board on which it does the most of what is printed on it, where a game came to one.
#[must_use]
pub fn halves(class: Class) -> Vec<HalfBoard> {
    let cards = (0..class.cards().len() as u8).map(CardId);
    let mut boards: Boards =
        cards.flat_map(|card| [Side::Top, Side::Bottom].map(|side| ((card, side), None))).collect();
    for number in 0..GAMES {
        if boards.iter().all(|(&half, board)| is_enough(class, half, board.as_ref())) {
            break;
        }
        let _ = look_for(class, number, &mut boards);
    }
    let found = |((card, side), board): ((CardId, Side), Option<(usize, Played)>)| {
        board.map(|(effects, game)| HalfBoard { card, side, effects, game })
    };
    boards.into_iter().filter_map(found).collect()
}

/// Whether a board shows all that it can: something for each line.
fn is_enough(class: Class, (card, side): (CardId, Side), board: Option<&(usize, Played)>) -> bool {
    let lines = card.sheet(class).action(side).abilities.len();
    board.is_some_and(|(effects, _)| *effects >= lines.min(2))
}

/// Plays a game and looks at each of the hero's choices of cards whether one of them has a board there.
fn look_for(class: Class, number: u32, boards: &mut Boards) -> Option<()> {
    let mut game = Played::begin(company(class, number))?;
    for _ in 0..ANSWERS {
        if game.asked() == Some(Question::Cards) && enemy_near(&game.game.view(OWN)) {
            for card in game.game.view(OWN).cards(OWN, Pile::Hand) {
                for side in [Side::Top, Side::Bottom] {
                    let best = boards.get(&(card, side)).and_then(Option::as_ref);
                    if is_enough(class, (card, side), best) {
                        continue;
                    }
                    let before = best.map_or(0, |best| best.0 + 1);
                    let found = board_for(&game, card, side).filter(|found| found.0 >= before);
                    boards.entry((card, side)).and_modify(|best| *best = found.or(best.take()));
                }
            }
        }
        let enough = |card: CardId| {
            [Side::Top, Side::Bottom]
                .iter()
                .all(|&side| is_enough(class, (card, side), boards.get(&(card, side)).and_then(Option::as_ref)))
        };
        // What has its boards stays at home.
        game.answer(|view, legal| {
            let asked = view.question() == Some(Question::Hand) && view.seat() == OWN;
            let home = |choice: &Choice| matches!(choice, Choice::Card(card) if enough(*card));
            legal.iter().copied().find(|choice| asked && home(choice))
        })?;
    }
    None
}

/// Two heroes, of the first level or of the last one with either card of each level.
fn company(class: Class, number: u32) -> Setup {
    let beside = if class == Class::Brute { Class::Spellweaver } else { Class::Brute };
    let level = if number.is_multiple_of(3) { 1 } else { MOST_LEVEL };
    let place = if number.is_multiple_of(2) { 1 } else { [3, 4, 5, 2][number as usize / 2 % 4] };
    let mut setup = Setup::scenario(place, &[class, beside], Seed::from_number(number));
    setup.heroes = [class, beside].map(|class| HeroSetup::of_level(class, level)).to_vec();
    if number % 3 == 2 {
        setup.heroes[0].gained =
            (2..=level).filter_map(|level| class.cards_of(CardLevel::Gained(level)).nth(1)).collect();
    }
    setup.level = Difficulty::Normal.level(&setup.heroes);
    setup
}

/// The game in which a card leads and its half can be used, and how many kinds of effects that has. Some halves need what the other
/// card has done before them.
fn board_for(moment: &Played, card: CardId, side: Side) -> Option<(usize, Played)> {
    let first = turn_of(moment, card)?;
    let tried = |game: Played| Some((most_effects(&game, card, side)?, game));
    match tried(first.clone()) {
        Some((0, idle)) => after_the_other(first, card, side).and_then(tried).or(Some((0, idle))),
        board => board,
    }
}

/// The turn in which a card leads.
fn turn_of(moment: &Played, card: CardId) -> Option<Played> {
    let mut game = moment.clone();
    let leads = |choice: &Choice| matches!(choice, Choice::Play(lead, _) if *lead == card);
    let pair = game.game.legal(OWN).into_iter().find(leads)?;
    game.choose(OWN, pair)?;
    wait_for_turn(game)
}

/// The same turn once the other card's other half is used up.
fn after_the_other(mut game: Played, card: CardId, side: Side) -> Option<Played> {
    let other = |choice: &Choice| matches!(choice, Choice::Act { card: used, side: half, basic: false } if *used != card && *half != side);
    let half = game.game.legal(OWN).into_iter().find(other)?;
    game.choose(OWN, half)?;
    wait_for_turn(game)
}

fn wait_for_turn(mut game: Played) -> Option<Played> {
    for _ in 0..WAIT {
        if game.asked() == Some(Question::Turn) {
            return Some(game);
        }
        game.answer(|_, _| None)?;
    }
    None
}

/// How many kinds of effects a half has in its turn, at the most; none if it cannot be used there.
fn most_effects(game: &Played, card: CardId, side: Side) -> Option<usize> {
    let half = Choice::Act { card, side, basic: false };
    // What it did in an earlier round is no proof.
    if !game.game.legal(OWN).contains(&half) || effects(&game.game, &game.events, card, side).is_some() {
        return None;
    }
    let used = |eager: bool| {
        let mut game = game.clone();
        game.choose(OWN, half)?;
        for _ in 0..WAIT {
            if !game.is_using(card, side) {
                break;
            }
            game.answer(|view, legal| legal.iter().copied().find(|choice| eager && does(view, choice)))?;
        }
        effects(&game.game, &game.events, card, side).map(|effects| effects.len())
    };
    [true, false].into_iter().filter_map(used).max()
}

/// Whether an answer is one that does something; whom to hit is left to the policy.
fn does(view: &View<'_>, choice: &Choice) -> bool {
    let aims = matches!(view.question(), Some(Question::Attack { .. } | Question::Harm { .. } | Question::Turn));
    let idle = matches!(choice, Choice::Skip | Choice::Stop | Choice::EndTurn | Choice::Use(_) | Choice::Dismiss(_));
    !aims && !idle
}

fn enemy_near(view: &View<'_>) -> bool {
    let Some(hero) = view.hero(view.seat()) else { return false };
    let me = view.figure(hero.figure);
    let near = |spot| view.chart().distance(me.spot, spot) <= 2;
    view.figures().any(|(_, other)| other.alive && me.side().is_enemy(other.side()) && near(other.spot))
}

/// A dungeon whose first room punishes the hero who is said to have opened it.
#[must_use]
pub fn opener() -> Option<Played> {
    (0..200).find_map(|number| {
        let mut setup = Setup::dungeon(&[Class::Brute, Class::Tinkerer], Seed::from_number(number));
        setup.place = Place::Dungeon([Severity::Minor; 3]);
        until(Played::begin(setup)?, |_, _| None, |asked| matches!(asked, Question::Opener(_)))
    })
}

/// A Brute who may attack in place of each move (Immovable Phalanx), and is about to move.
#[must_use]
pub fn move_or_attack() -> Option<Played> {
    let class = Class::Brute;
    let phalanx = class.cards_of(CardLevel::Gained(6)).nth(1)?;
    let mut setup = Setup::scenario(1, &[class, Class::Tinkerer], Seed::from_number(1));
    setup.heroes[0] = HeroSetup::of_level(class, 6);
    *setup.heroes[0].gained.last_mut()? = phalanx;
    let wanted = |view: &View<'_>, legal: &[Choice]| {
        let find = |wanted: &dyn Fn(&Choice) -> bool| legal.iter().copied().find(|choice| wanted(choice));
        match view.question()? {
            _ if view.seat() != OWN => None,
            Question::Hand => find(&|choice| matches!(choice, Choice::Card(card) if *card != phalanx)),
            Question::Cards => find(&|choice| matches!(choice, Choice::Play(lead, _) if *lead == phalanx)),
            Question::Turn => find(&|choice| matches!(choice, Choice::Act { card, side: Side::Bottom, basic } if *card == phalanx && !basic))
                .or_else(|| find(&|choice| matches!(choice, Choice::Act { side: Side::Bottom, basic: true, .. }))),
            _ => None,
        }
    };
    until(Played::begin(setup)?, wanted, |asked| matches!(asked, Question::MoveOrAttack(_)))
}

/// Plays until this is asked; none if it never is.
fn until(
    mut game: Played,
    wanted: impl Fn(&View<'_>, &[Choice]) -> Option<Choice>,
    is_asked: impl Fn(Question) -> bool,
) -> Option<Played> {
    for _ in 0..ANSWERS {
        let seat = game.game.next_to_decide()?;
        if game.game.view(seat).question().is_some_and(&is_asked) {
            return Some(game);
        }
        game.answer(&wanted)?;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::Lang;

    #[test]
    fn every_half_of_every_card_has_a_board_on_which_it_does_something() {
        let (mut count, mut idle) = (0, Vec::new());
        for class in Class::ALL {
            let boards = halves(class);
            let names = |one: &HalfBoard| format!("{} {:?}", one.card.sheet(class).name.get(Lang::En), one.side);
            idle.extend(boards.iter().filter(|one| one.effects == 0).map(names));
            assert_eq!(boards.len(), 2 * class.cards().len(), "{class:?}");
            count += class.cards_of(CardLevel::One).count() + class.cards_of(CardLevel::X).count();
        }
        assert!(idle.is_empty(), "{idle:?}");
        assert_eq!(count, 78);
    }

    #[test]
    fn rare_questions_have_boards() {
        assert!(opener().is_some() && move_or_attack().is_some());
    }

    /// Whoever falls flew by a lasting effect (H9.03): no card gives one yet, so no game can come to that question.
    #[test]
    fn nobody_is_given_wings() {
        assert!(Class::ALL.iter().all(|class| !format!("{:?}", class.cards()).contains("Flight")));
    }
}
