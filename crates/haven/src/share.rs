//! Share codes: a whole setup in a few dozen characters, for a link (`?h=...`), or a whole game (`?hr=...`).
//!
//! A game's code holds, for each decision, the place of the choice in the list that was legal then: reading it plays the game, so
//! whatever can be read is a game that can be played.

use crate::card::{CardId, CardLevel, Side};
use crate::choice::Choice;
use crate::class::{Class, MOST_LEVEL};
use crate::condition::Condition;
use crate::dungeon::Severity;
use crate::element::Element;
use crate::enhancement::{Enhance, Enhancement, Number};
use crate::game::Game;
use crate::hex::hex;
use crate::item::Item;
use crate::setup::{HeroSetup, MOST_HEROES, MOST_SCENARIO_LEVEL, Place, Setup};
use kit::{CodeError, CodeReader, CodeWriter, Journal, Seat, Seed};

/// What a code leads to depends on the rules: codes of other versions are refused with a reason.
const VERSION: u32 = crate::RULES_VERSION;
const VERSIONS: u32 = 64;
const SEVERITIES: [Severity; 3] = [Severity::None, Severity::Minor, Severity::Major];
/// No hero has more enhancements than a code can carry: two lines of every card.
const MOST_ENHANCEMENTS: u32 = 128;
const MOST_LINES: u32 = 16;

fn place_of<T: PartialEq>(list: &[T], one: &T) -> u32 {
    list.iter().position(|known| known == one).unwrap_or(0) as u32
}

/// Writes a setup down. It need not be a legal one; what cannot be written (a card or perk beyond any table) is left out.
#[must_use]
pub fn encode(setup: &Setup) -> String {
    let mut code = CodeWriter::new();
    write_setup(&mut code, setup);
    code.finish()
}

/// A whole game, finished or not, as a code; none if the journal cannot be played.
#[must_use]
pub fn game_code(journal: &Journal<Setup, Choice>) -> Option<String> {
    let mut code = CodeWriter::new();
    write_setup(&mut code, journal.setup());
    code.number(journal.choices().len() as u32);
    let mut game = Game::begin(journal.setup(), &mut ()).ok()?;
    for &(seat, choice) in journal.choices() {
        // Cards are chosen in secret, by whoever comes first; else the order is the game's.
        let in_turn = game.next_to_decide() == Some(seat);
        code.below(u32::from(!in_turn), 2);
        if !in_turn {
            code.below(u32::from(seat.0), MOST_HEROES as u32);
        }
        let legal = game.legal(seat);
        code.below(legal.iter().position(|&listed| listed == choice)? as u32, legal.len() as u32);
        game.choose(seat, choice, &mut ()).ok()?;
    }
    Some(code.finish())
}

/// The journal of a game's code. It is played while it is read.
///
/// # Errors
/// If the text is no code, is damaged, is no game, or is of a version that is not known here.
pub fn read_game(text: &str) -> Result<Journal<Setup, Choice>, CodeError> {
    let mut code = CodeReader::open(text)?;
    let setup = read_setup(&mut code)?;
    let mut game = Game::begin(&setup, &mut ()).map_err(|_| CodeError::OutOfRange)?;
    let mut journal = Journal::new(setup);
    for _ in 0..code.number()? {
        let seat = match code.below(2)? {
            0 => game.next_to_decide().ok_or(CodeError::OutOfRange)?,
            _ => Seat(code.below(MOST_HEROES as u32)? as u8),
        };
        let legal = game.legal(seat);
        if legal.is_empty() {
            return Err(CodeError::OutOfRange);
        }
        let choice = legal[code.below(legal.len() as u32)? as usize];
        game.choose(seat, choice, &mut ()).map_err(|_| CodeError::OutOfRange)?;
        journal.record(seat, choice);
    }
    code.finish()?;
    Ok(journal)
}

fn write_setup(code: &mut CodeWriter, setup: &Setup) {
    code.below(VERSION, VERSIONS);
    match setup.place {
        Place::Scenario(number) => {
            code.below(0, 2);
            code.number(u32::from(number));
        }
        Place::Dungeon(severities) => {
            code.below(1, 2);
            severities.iter().for_each(|one| code.below(place_of(&SEVERITIES, one), 3));
        }
    }
    code.below(u32::from(setup.level.min(MOST_SCENARIO_LEVEL)), u32::from(MOST_SCENARIO_LEVEL) + 1);
    code.below(u32::from(setup.solo), 2);
    code.below(u32::from(setup.less_luck), 2);
    code.below(u32::from(setup.permanent_death), 2);
    code.bits(setup.seed.number(), 32);
    let heroes = &setup.heroes[..setup.heroes.len().min(MOST_HEROES)];
    code.below(heroes.len() as u32, MOST_HEROES as u32 + 1);
    for hero in heroes {
        code.below(hero.class as u32, Class::ALL.len() as u32);
        code.below(u32::from(hero.level.clamp(1, MOST_LEVEL)) - 1, u32::from(MOST_LEVEL));
        for (perk, one) in hero.class.perks().iter().enumerate() {
            let marked = hero.perks.iter().filter(|&&own| usize::from(own) == perk).count() as u32;
            code.below(marked.min(u32::from(one.boxes)), u32::from(one.boxes) + 1);
        }
        for card in (0..hero.class.cards().len() as u8).map(CardId).filter(|card| is_gained(hero.class, *card)) {
            code.below(u32::from(hero.gained.contains(&card)), 2);
        }
        for item in Item::ALL {
            code.below(u32::from(hero.items.contains(&item)), 2);
        }
        let known = hero.enhancements.iter().filter(|one| one.fits(hero.class) && u32::from(one.line) < MOST_LINES);
        let known: Vec<&Enhancement> = known.take(MOST_ENHANCEMENTS as usize - 1).collect();
        code.number(known.len() as u32);
        known.into_iter().for_each(|one| write_enhancement(code, hero.class, one));
    }
}

fn is_gained(class: Class, card: CardId) -> bool {
    matches!(card.sheet(class).level, CardLevel::Gained(_))
}

fn write_enhancement(code: &mut CodeWriter, class: Class, one: &Enhancement) {
    code.below(u32::from(one.card.0), class.cards().len() as u32);
    code.below(one.half as u32, 2);
    code.below(u32::from(one.line), MOST_LINES);
    let (kind, which, of) = match one.what {
        Enhance::Plus(number) => (0, place_of(&Number::ALL, &number), Number::ALL.len() as u32),
        Enhance::Inflict(condition) => (1, place_of(&Condition::ALL, &condition), Condition::ALL.len() as u32),
        Enhance::Jump => (2, 0, 1),
        Enhance::Create(element) => (3, element as u32, Element::ALL.len() as u32),
        Enhance::CreateAny => (4, 0, 1),
        Enhance::Hex(hex) => {
            let [q, r] = [hex.q, hex.r].map(|part| (part.clamp(-REACH, REACH) + REACH) as u32);
            (5, q * HEXES + r, HEXES * HEXES)
        }
    };
    code.below(kind, 6);
    code.below(which, of);
}

/// Hexes that are added to an area lie within so many of its origin.
const REACH: i16 = 7;
const HEXES: u32 = 2 * REACH as u32 + 1;

fn read_enhancement(code: &mut CodeReader, class: Class) -> Result<Enhancement, CodeError> {
    let card = CardId(code.below(class.cards().len() as u32)? as u8);
    let half = if code.below(2)? == 0 { Side::Top } else { Side::Bottom };
    let line = code.below(MOST_LINES)? as u8;
    let what = match code.below(6)? {
        0 => Enhance::Plus(Number::ALL[code.below(Number::ALL.len() as u32)? as usize]),
        1 => Enhance::Inflict(Condition::ALL[code.below(Condition::ALL.len() as u32)? as usize]),
        2 => {
            code.below(1)?;
            Enhance::Jump
        }
        3 => Enhance::Create(Element::ALL[code.below(Element::ALL.len() as u32)? as usize]),
        4 => {
            code.below(1)?;
            Enhance::CreateAny
        }
        _ => {
            let place = code.below(HEXES * HEXES)?;
            let [q, r] = [place / HEXES, place % HEXES].map(|part| part as i16 - REACH);
            Enhance::Hex(hex(q, r))
        }
    };
    Ok(Enhancement { card, half, line, what })
}

/// Reads a setup back. Whether it makes a game is for [`Game::begin`](crate::Game::begin) to say.
///
/// # Errors
/// If the text is no code, is damaged, or is of a version that is not known here.
pub fn decode(text: &str) -> Result<Setup, CodeError> {
    let mut code = CodeReader::open(text)?;
    let setup = read_setup(&mut code)?;
    code.finish()?;
    Ok(setup)
}

fn read_setup(code: &mut CodeReader) -> Result<Setup, CodeError> {
    let version = code.below(VERSIONS)?;
    if version != VERSION {
        return Err(CodeError::Version(version));
    }
    let place = if code.below(2)? == 0 {
        Place::Scenario(u8::try_from(code.number()?).map_err(|_| CodeError::OutOfRange)?)
    } else {
        let mut severities = SEVERITIES;
        for one in &mut severities {
            *one = SEVERITIES[code.below(3)? as usize];
        }
        Place::Dungeon(severities)
    };
    let level = code.below(u32::from(MOST_SCENARIO_LEVEL) + 1)? as u8;
    let solo = code.below(2)? == 1;
    let less_luck = code.below(2)? == 1;
    let permanent_death = code.below(2)? == 1;
    let seed = Seed::from_number(code.bits(32)?);
    let count = code.below(MOST_HEROES as u32 + 1)?;
    let mut heroes = Vec::new();
    for _ in 0..count {
        heroes.push(hero(code)?);
    }
    Ok(Setup { rules: VERSION, place, heroes, level, solo, less_luck, permanent_death, seed })
}

fn hero(code: &mut CodeReader) -> Result<HeroSetup, CodeError> {
    let class = Class::ALL[code.below(Class::ALL.len() as u32)? as usize];
    let level = code.below(u32::from(MOST_LEVEL))? as u8 + 1;
    let mut perks = Vec::new();
    for (perk, one) in class.perks().iter().enumerate() {
        let marked = code.below(u32::from(one.boxes) + 1)?;
        perks.extend((0..marked).map(|_| perk as u8));
    }
    let mut gained = Vec::new();
    for card in (0..class.cards().len() as u8).map(CardId).filter(|card| is_gained(class, *card)) {
        if code.below(2)? == 1 {
            gained.push(card);
        }
    }
    let mut items = Vec::new();
    for item in Item::ALL {
        if code.below(2)? == 1 {
            items.push(item);
        }
    }
    let count = code.number()?;
    if count >= MOST_ENHANCEMENTS {
        return Err(CodeError::OutOfRange);
    }
    let mut enhancements = Vec::new();
    for _ in 0..count {
        enhancements.push(read_enhancement(code, class)?);
    }
    Ok(HeroSetup { class, level, perks, gained, items, enhancements })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::Stream;
    use proptest::prelude::*;

    fn sample() -> Setup {
        let mut setup = Setup::dungeon(&[Class::Brute, Class::Mindthief, Class::Cragheart], Seed::from_number(17));
        setup.heroes[0] = HeroSetup::of_level(Class::Brute, 9);
        setup.heroes[0].perks = vec![2, 2, 5];
        let whats = [
            Enhance::Plus(Number::SummonRange),
            Enhance::Inflict(Condition::Curse),
            Enhance::Jump,
            Enhance::Create(Element::Dark),
            Enhance::CreateAny,
            Enhance::Hex(hex(-2, 3)),
        ];
        setup.heroes[0].enhancements =
            whats.map(|what| Enhancement { card: CardId(12), half: Side::Bottom, line: 0, what }).to_vec();
        setup.level = 7;
        setup.heroes[1].items = vec![Item::IronHelmet, Item::MinorStaminaPotion];
        setup.solo = true;
        setup
    }

    #[test]
    fn a_setup_comes_back_from_its_code() {
        for setup in [sample(), Setup::scenario(4, &Class::ALL[..2], Seed::from_number(u32::MAX))] {
            assert_eq!(decode(&encode(&setup)), Ok(setup));
        }
        let plain = Setup::scenario(1, &Class::ALL[..4], Seed::from_number(1));
        assert!(encode(&plain).len() < 80, "{}", encode(&plain));
    }

    #[test]
    fn a_code_of_older_rules_is_refused() {
        let mut code = CodeWriter::new();
        code.below(1, VERSIONS);
        assert_eq!(decode(&code.finish()), Err(CodeError::Version(1)));
    }

    /// Plays by chance, cards in any order of seats.
    fn played(setup: Setup, choices: usize) -> Journal<Setup, Choice> {
        let mut game = Game::begin(&setup, &mut ()).expect("a game");
        let mut chance = Stream::new(setup.seed, "share");
        let mut journal = Journal::new(setup);
        while let Some(next) = game.next_to_decide().filter(|_| journal.choices().len() < choices) {
            let open: Vec<Seat> = (0..4).map(Seat).filter(|&seat| !game.legal(seat).is_empty()).collect();
            let seat = chance.pick(&open).copied().unwrap_or(next);
            let choice = *chance.pick(&game.legal(seat)).expect("there is an answer");
            game.choose(seat, choice, &mut ()).expect("it was listed");
            journal.record(seat, choice);
        }
        journal
    }

    #[test]
    fn a_game_comes_back_from_its_code() {
        for seed in 0..8 {
            let setup = Setup::scenario(1, &Class::ALL[..3], Seed::from_number(seed));
            let journal = played(decode(&encode(&setup)).expect("a code"), 300);
            let code = game_code(&journal).expect("it was played");
            assert_eq!(read_game(&code), Ok(journal));
            assert!(decode(&code).is_err(), "a game is no setup");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_a_game_or_refused(text in "[A-Za-z0-9_-]{0,80}") {
            let _ = read_game(&text);
        }

        #[test]
        fn any_text_is_read_or_refused(text in "[A-Za-z0-9_-]{0,60}") {
            if let Ok(setup) = decode(&text) {
                let _ = Game::begin(&setup, &mut ());
            }
        }

        #[test]
        fn a_code_with_a_letter_changed_is_refused(at in 0_usize..200, letter in "[A-Za-z0-9_-]") {
            let code = encode(&sample());
            let at = at % code.len();
            let changed = format!("{}{letter}{}", &code[..at], &code[at + 1..]);
            prop_assert!(changed == code || decode(&changed).is_err());
        }
    }
}
