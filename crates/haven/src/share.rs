//! Share codes: a whole setup in a few dozen characters, for a link (`?h=...`).

use crate::card::CardId;
use crate::class::{Class, MOST_LEVEL};
use crate::dungeon::Severity;
use crate::item::Item;
use crate::setup::{Difficulty, HeroSetup, MOST_HEROES, Place, Setup};
use kit::{CodeError, CodeReader, CodeWriter, Seed};

/// What a code leads to depends on the rules: codes of other versions are refused with a reason.
const VERSION: u32 = crate::RULES_VERSION;
const VERSIONS: u32 = 64;
const SEVERITIES: [Severity; 3] = [Severity::None, Severity::Minor, Severity::Major];
const DIFFICULTIES: [Difficulty; 4] = [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard, Difficulty::VeryHard];

fn place_of<T: PartialEq>(list: &[T], one: &T) -> u32 {
    list.iter().position(|known| known == one).unwrap_or(0) as u32
}

/// Writes a setup down. It need not be a legal one; what cannot be written (a card or perk beyond any table) is left out.
#[must_use]
pub fn encode(setup: &Setup) -> String {
    let mut code = CodeWriter::new();
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
    code.below(place_of(&DIFFICULTIES, &setup.difficulty), 4);
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
        for card in 0..hero.class.cards().len() {
            code.below(u32::from(hero.hand.contains(&CardId(card as u8))), 2);
        }
        for item in Item::ALL {
            code.below(u32::from(hero.items.contains(&item)), 2);
        }
    }
    code.finish()
}

/// Reads a setup back. Whether it makes a game is for [`Game::begin`](crate::Game::begin) to say.
///
/// # Errors
/// If the text is no code, is damaged, or is of a version that is not known here.
pub fn decode(text: &str) -> Result<Setup, CodeError> {
    let mut code = CodeReader::open(text)?;
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
    let difficulty = DIFFICULTIES[code.below(4)? as usize];
    let solo = code.below(2)? == 1;
    let less_luck = code.below(2)? == 1;
    let permanent_death = code.below(2)? == 1;
    let seed = Seed::from_number(code.bits(32)?);
    let count = code.below(MOST_HEROES as u32 + 1)?;
    let mut heroes = Vec::new();
    for _ in 0..count {
        heroes.push(hero(&mut code)?);
    }
    code.finish()?;
    Ok(Setup { rules: VERSION, place, heroes, difficulty, solo, less_luck, permanent_death, seed })
}

fn hero(code: &mut CodeReader) -> Result<HeroSetup, CodeError> {
    let class = Class::ALL[code.below(Class::ALL.len() as u32)? as usize];
    let level = code.below(u32::from(MOST_LEVEL))? as u8 + 1;
    let mut perks = Vec::new();
    for (perk, one) in class.perks().iter().enumerate() {
        let marked = code.below(u32::from(one.boxes) + 1)?;
        perks.extend((0..marked).map(|_| perk as u8));
    }
    let mut hand = Vec::new();
    for card in 0..class.cards().len() {
        if code.below(2)? == 1 {
            hand.push(CardId(card as u8));
        }
    }
    let mut items = Vec::new();
    for item in Item::ALL {
        if code.below(2)? == 1 {
            items.push(item);
        }
    }
    Ok(HeroSetup { class, level, perks, hand, items })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use proptest::prelude::*;

    fn sample() -> Setup {
        let mut setup = Setup::dungeon(&[Class::Brute, Class::Mindthief, Class::Cragheart], Seed::from_number(17));
        setup.heroes[0].perks = vec![2, 2, 5];
        setup.heroes[1].items = vec![Item::IronHelmet, Item::MinorStaminaPotion];
        setup.solo = true;
        setup
    }

    #[test]
    fn a_setup_comes_back_from_its_code() {
        for setup in [sample(), Setup::scenario(4, &Class::ALL[..2], Seed::from_number(u32::MAX))] {
            assert_eq!(decode(&encode(&setup)), Ok(setup));
        }
        assert!(encode(&sample()).len() < 80);
    }

    #[test]
    fn a_code_of_older_rules_is_refused() {
        let mut code = CodeWriter::new();
        code.below(1, VERSIONS);
        assert_eq!(decode(&code.finish()), Err(CodeError::Version(1)));
    }

    proptest! {
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
