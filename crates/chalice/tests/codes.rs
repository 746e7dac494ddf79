//! Journals, saves and share codes from outside: whatever comes in is read or refused, and what is read can be played.

use chalice::{Choice, FinalBoss, Hunt, Journal, Setup, playout, rebuild, share};
use kit::{CodeError, Seat, Seed, Stream};
use proptest::prelude::*;

/// A random journal, played for so many decisions, secret picks in a random order if wanted.
fn journal(setup: Setup, decisions: usize, orderly: bool) -> Journal {
    let mut journal = Journal::new(setup);
    let mut hunt = Hunt::begin(&setup, &mut ()).expect("a hunt");
    let mut chance = Stream::new(setup.seed, "journals");
    for _ in 0..decisions {
        let waiting: Vec<Seat> = hunt.waiting().collect();
        if waiting.is_empty() {
            break;
        }
        let seat = if orderly { waiting[0] } else { *chance.pick(&waiting).expect("somebody waits") };
        let choice = playout::random_choice(&hunt.legal(seat), &mut chance);
        hunt.choose(seat, choice, &mut ()).expect("it was listed");
        journal.record(seat, choice);
    }
    journal
}

fn any_setup() -> impl Strategy<Value = Setup> {
    (3_u8..=5, 0_usize..6, any::<u32>(), 0_u8..6).prop_map(|(hunters, boss, seed, first)| Setup {
        hunters,
        final_boss: FinalBoss::ALL.get(boss).copied(),
        first_player: (first < hunters).then_some(Seat(first)),
        seed: Seed::from_number(seed),
    })
}

#[test]
fn codes_are_short() {
    for seed in 0..300 {
        let setup = Setup::new(3 + (seed % 3) as u8, Seed::from_number(seed)).against(FinalBoss::Micolash);
        assert!(share::dungeon_code(&setup).len() <= 40);
        for orderly in [true, false] {
            let code = share::game_code(&journal(setup, 10_000, orderly)).expect("a game");
            assert!(code.len() <= 400, "{} characters", code.len());
        }
    }
}

#[test]
fn a_code_of_another_version_is_refused_by_name() {
    let mut code = kit::CodeWriter::new();
    code.bits(9, 4);
    assert_eq!(share::read_dungeon(&code.finish()), Err(CodeError::Version(9)));
}

/// Written by the release before the rules of version 2.
const OLD_DUNGEONS: [(&str, &str); 2] = [("EAIcK2xvRE", "sober-bramble-195187"), ("GAaQ0QfDLr", "sharp-quill-197052")];
const OLD_GAME: &str = "FQAAAAEZskQAxTJpQyOKRj7eNI0MnAxGqkDG2ikdhG5VEkNUE9eZ-B8apQwhUSUSSkAIEICsM-6";

#[test]
fn a_dungeon_of_the_rules_before_is_dealt_as_ever() {
    for (code, seed) in OLD_DUNGEONS {
        let setup = share::read_dungeon(code).expect("a dungeon");
        assert_eq!(setup.seed.to_string(), seed);
        assert_eq!(share::dungeon_code(&setup), code);
    }
}

#[test]
fn a_game_of_the_rules_before_is_refused_by_its_version() {
    assert_eq!(share::read_game(OLD_GAME), Err(CodeError::Version(1)));
}

#[test]
fn a_game_code_goes_no_further_than_its_game() {
    let setup = Setup::new(3, Seed::from_number(1));
    let whole = journal(setup, 10_000, true);
    let mut longer = whole.clone();
    longer.record(Seat(0), Choice::Pay(true));
    assert!(share::game_code(&longer).is_err());
    assert!(rebuild(&longer, &mut ()).is_err());
    let mut wrong = Journal::new(Setup::new(9, setup.seed));
    assert!(rebuild(&wrong, &mut ()).is_err());
    wrong.record(Seat(0), Choice::Pay(true));
    assert!(share::game_code(&wrong).is_err());
}

#[test]
fn every_choice_has_a_number_that_leads_back() {
    let known: Vec<Choice> = (0..=u16::MAX).filter_map(|number| Choice::try_from(number).ok()).collect();
    assert!(known.iter().all(|&choice| Choice::try_from(u16::from(choice)) == Ok(choice)));
    let cards = 21;
    let pairs = 1 + cards + cards * (cards + 1) / 2;
    assert_eq!(known.len(), (3 + 3) * cards + 256 + 2 * pairs + 2 + 3);
    for number in [21, 1_021, 2_256, 4_002, 5_003, 7_021, 8_063, 9_000, 3_001, u16::MAX] {
        assert!(Choice::try_from(number).is_err(), "{number}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), ..ProptestConfig::default() })]

    #[test]
    fn setups_come_back_from_their_codes(setup in any_setup()) {
        prop_assert_eq!(share::read_dungeon(&share::dungeon_code(&setup)), Ok(setup));
    }

    #[test]
    fn games_come_back_from_their_codes(setup in any_setup(), decisions in 0_usize..300, orderly: bool) {
        let journal = journal(setup, decisions, orderly);
        let code = share::game_code(&journal).expect("a game");
        prop_assert_eq!(share::read_game(&code), Ok(journal));
    }

    #[test]
    fn a_changed_code_is_refused_or_is_another_game(
        setup in any_setup(), decisions in 0_usize..60, at: prop::sample::Index, letter in "[A-Za-z0-9_-]",
    ) {
        let code = share::game_code(&journal(setup, decisions, true)).expect("a game");
        let mut letters: Vec<char> = code.chars().collect();
        let at = at.index(letters.len());
        letters[at] = letter.chars().next().expect("one letter");
        let changed: String = letters.into_iter().collect();
        if let Ok(journal) = share::read_game(&changed) {
            prop_assert_eq!(share::game_code(&journal), Ok(changed), "what is read is written the same");
            prop_assert!(rebuild(&journal, &mut ()).is_ok());
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[A-Za-z0-9_-]{0,80}|.{0,40}") {
        let _ = share::read_dungeon(&text);
        if let Ok(journal) = share::read_game(&text) {
            prop_assert!(rebuild(&journal, &mut ()).is_ok());
        }
    }

    #[test]
    fn any_journal_is_played_or_refused(
        hunters in 0_u8..8, first in prop::option::of(0_u8..8), seed: u32, choices in prop::collection::vec((0_u8..7, 0_u16..9_100), 0..40),
    ) {
        let setup = Setup { hunters, final_boss: None, first_player: first.map(Seat), seed: Seed::from_number(seed) };
        let mut journal = Journal::new(setup);
        for (seat, number) in choices {
            if let Ok(choice) = Choice::try_from(number) {
                journal.record(Seat(seat), choice);
            }
        }
        if let Ok(hunt) = rebuild(&journal, &mut ()) {
            prop_assert!(hunt.outcome().is_some() || hunt.next_to_decide().is_some());
        }
    }

    #[test]
    fn any_save_is_loaded_or_refused(
        setup in any_setup(), decisions in 0_usize..40, at: prop::sample::Index, byte in 32_u8..127,
    ) {
        let saved = serde_json::to_string(&journal(setup, decisions, true)).expect("a journal can be written");
        let mut bytes = saved.into_bytes();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        if let Ok(loaded) = serde_json::from_slice::<Journal>(&bytes)
            && let Ok(hunt) = rebuild(&loaded, &mut ())
        {
            prop_assert!(hunt.outcome().is_some() || hunt.next_to_decide().is_some());
        }
    }
}

/// A quick look in every run; `FUZZ_CASES` for a long one.
fn cases() -> u32 {
    std::env::var("FUZZ_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(256)
}
