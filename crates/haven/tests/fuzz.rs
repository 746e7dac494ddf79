//! Whatever comes from outside is taken or refused, never a panic: choices that mean nothing, journals from nowhere.

use haven::class::Class;
use haven::{Choice, Game, Setup, sample};
use kit::{Journal, Seat, Seed, Stream};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn choices_that_mean_nothing_are_refused(seed: u32, bytes in prop::collection::vec(any::<[u8; 4]>(), 1..200)) {
        let mut game = Game::begin(&sample::setup(seed % 60), &mut ()).expect("legal");
        for [kind, a, b, seat] in bytes {
            let before = game.fingerprint();
            let choice = wild(kind, a, b);
            let legal = game.legal(Seat(seat % 6)).contains(&choice);
            let result = game.choose(Seat(seat % 6), choice, &mut ());
            prop_assert_eq!(result.is_ok(), legal);
            if result.is_err() {
                prop_assert_eq!(game.fingerprint(), before);
            }
            // Something has to happen now and then, or the game stays where it is.
            if let Some(seat) = game.next_to_decide() {
                let legal = game.legal(seat);
                let choice = legal[usize::from(a) % legal.len()];
                prop_assert_eq!(game.choose(seat, choice, &mut ()), Ok(()));
            }
        }
    }

    #[test]
    fn any_text_is_a_journal_or_none(text in ".{0,200}") {
        let journal: Result<Journal<Setup, Choice>, _> = serde_json::from_str(&text);
        if let Ok(journal) = journal {
            let _ = journal.replay(|setup| Game::begin(setup, &mut ()).map_err(|_| ()), |game, seat, choice| {
                game.choose(seat, choice, &mut ()).map_err(|_| ())
            });
        }
    }
}

/// A choice out of thin air.
fn wild(kind: u8, a: u8, b: u8) -> Choice {
    let text = match kind % 10 {
        0 => format!(r#"{{"Hex":{a}}}"#),
        1 => format!(r#"{{"Play":[{a},{b}]}}"#),
        2 => format!(r#"{{"Step":{a}}}"#),
        3 => format!(r#"{{"Target":{a}}}"#),
        4 => format!(r#"{{"Card":{a}}}"#),
        5 => format!(r#"{{"LoseDiscards":[{a},{b}]}}"#),
        6 => format!(r#"{{"Option":{a}}}"#),
        7 => format!(r#"{{"Area":[{a},[{b},{a}]]}}"#),
        8 => format!(r#"{{"Act":{{"card":{a},"side":"Top","basic":false}}}}"#),
        _ => format!(r#"{{"Dismiss":{a}}}"#),
    };
    serde_json::from_str(&text).expect("a choice of some kind")
}

#[test]
fn a_journal_with_one_choice_changed_is_replayed_or_refused() {
    let setup = Setup::scenario(1, &[Class::Brute, Class::Spellweaver], Seed::from_number(2));
    let mut game = Game::begin(&setup, &mut ()).expect("legal");
    let mut chance = Stream::new(setup.seed, "journals");
    let mut journal = Journal::new(setup);
    for _ in 0..60 {
        let Some(seat) = game.next_to_decide() else { break };
        let choice = *chance.pick(&game.legal(seat)).expect("a choice");
        game.choose(seat, choice, &mut ()).expect("legal");
        journal.record(seat, choice);
    }
    for at in 0..journal.choices().len() {
        let mut text = serde_json::to_value(&journal).expect("plain data");
        text["choices"][at][1] = serde_json::json!("EndTurn");
        let changed: Journal<Setup, Choice> = serde_json::from_value(text).expect("still a journal");
        let replayed = changed.replay(
            |setup| Game::begin(setup, &mut ()).map_err(|why| why.to_string()),
            |game, seat, choice| game.choose(seat, choice, &mut ()).map_err(|why| why.to_string()),
        );
        if let Ok(game) = replayed {
            assert_eq!(game.check(), Ok(()), "a turn ended early is still a game");
        }
    }
}
