//! Whole games through the page's own ways of answering, without a page.

use crate::haven::near::kind;
use crate::haven::plan::{self, Intent};
use crate::haven::scenario::{Player, ScenarioAtTable};
use crate::haven::show::Touch;
use crate::haven::words::log::Cast;
use crate::haven::words::words;
use crate::table::{Guest, Playable, Presented, board_after};
use ::bots::haven::{Band, Said, Word};
use ::haven::card::CardId;
use ::haven::class::Class;
use ::haven::figure::Side;
use ::haven::item::Item;
use ::haven::question::Question;
use ::haven::sample;
use ::haven::scenario::ScenarioSheet;
use ::haven::{Choice, Event, Game, Setup, View, share};
use kit::{Lang, Seat, Seed, Stream};
use play::{Decider, Timeline};
use std::collections::BTreeMap;

/// Every kind of question that there is.
const KINDS: [&str; 35] = [
    "appear",
    "attack",
    "cards",
    "consume",
    "create",
    "entry",
    "equip",
    "fall",
    "feed",
    "forfeit",
    "goal",
    "guard",
    "hand",
    "harm",
    "hasten",
    "heal",
    "long-rest",
    "loot",
    "move",
    "move-or-attack",
    "name",
    "offer",
    "opener",
    "pick",
    "place",
    "promote",
    "recover",
    "refresh",
    "reroll",
    "short-rest",
    "shove",
    "start",
    "tie",
    "turn",
    "ways",
];

/// What so few games need not come to; what is open then is answered by touching it, as in any other question.
const RARE: [&str; 5] = ["fall", "forfeit", "move-or-attack", "opener", "promote"];

fn table(setup: Setup) -> ScenarioAtTable {
    let players = vec![Player::You; setup.heroes.len()];
    ScenarioAtTable::new(setup, players).expect("a fair set-up")
}

/// Touches what a person would to give this answer: cards one by one, hexes on the board, anything else itself.
fn intent_for(view: &View<'_>, choice: Choice) -> Option<Intent> {
    let question = view.question()?;
    let legal = view.legal();
    let by_cards = |cards: &[CardId]| {
        let pointed = cards
            .iter()
            .try_fold(None, |pointed, &card| plan::card_touched(question, &legal, pointed, card).map(Some))?;
        Some(Intent { plan: Vec::new(), pointed })
    };
    match choice {
        Choice::Play(lead, other) => by_cards(&[lead, other]),
        Choice::LoseDiscards(one, other) => by_cards(&[one, other]),
        Choice::Hex(spot) => plan::touched(view, &[], Touch::Hex(spot)),
        Choice::Target(figure) => plan::touched(view, &[], Touch::Figure(figure)),
        _ => plan::touched(view, &[], Touch::Pick(choice)),
    }
}

/// Plays a game by touches alone; says how often each kind of question was answered.
fn play(game: &mut ScenarioAtTable, most: usize, seen: &mut BTreeMap<&'static str, usize>) {
    let mut chance = Stream::new(game.setup().seed, "touches");
    let wise = !game.setup().seed.number().is_multiple_of(3);
    for _ in 0..most {
        let Decider::Person(seat) = game.decider() else { return };
        let view = game.view(seat);
        let question = view.question().expect("whoever decides is asked");
        for lang in Lang::ALL {
            let cast = Cast { words: words(lang), view };
            assert!(!words(lang).question(question, &cast).is_empty(), "{question:?}");
        }
        let legal = view.legal();
        // By chance alone nobody comes far.
        let thought = ::bots::haven::policy::choose(&view).filter(|_| wise && chance.below(4) > 0);
        let choice = thought.or_else(|| chance.pick(&legal).copied()).expect("there is an answer");
        let says = words(Lang::En).choice(choice, Some(question), seat, &Cast { words: words(Lang::En), view });
        assert!(!says.is_empty(), "{choice:?} to {question:?}");
        if let Choice::Item(_) = choice {
            // As the bag lies there: all of it.
            let plan = plan::packed(&view);
            let trial = view.trial(&plan).expect("it goes together");
            let pointed = plan::default_answer(&trial.view(), question, &trial.view().legal());
            let all = plan::whole(&view, &Intent { plan, pointed });
            *seen.entry(kind(question)).or_default() += 1;
            game.choose_all(seat, &all).unwrap_or_else(|why| panic!("{all:?}: {why}"));
            continue;
        }
        let intent = intent_for(&view, choice).unwrap_or_else(|| panic!("{choice:?} to {question:?} means nothing"));
        assert!(intent.pointed.is_none_or(plan::is_whole), "{intent:?}");
        let all = plan::whole(&view, &intent);
        assert!(
            all.contains(&choice) || matches!(choice, Choice::Hex(_) | Choice::Target(_) | Choice::LoseDiscards(..)),
            "{choice:?}: {all:?}"
        );
        *seen.entry(kind(question)).or_default() += 1;
        game.choose_all(seat, &all).unwrap_or_else(|why| panic!("{all:?} to {question:?}: {why}"));
    }
}

#[test]
fn every_question_that_is_asked_has_words_and_is_answered_by_touching() {
    let mut seen = BTreeMap::new();
    for number in 0..60 {
        let setup = if number % 2 == 0 { sample::setup(number * 11) } else { sample::book(number) };
        play(&mut table(setup), 4_000, &mut seen);
    }
    assert!(seen.keys().all(|kind| KINDS.contains(kind)));
    let missing: Vec<&str> =
        KINDS.into_iter().filter(|kind| !seen.contains_key(kind) && !RARE.contains(kind)).collect();
    assert_eq!(missing, Vec::<&str>::new(), "asked: {seen:?}");
}

#[test]
fn h21_14_undo_stops_where_something_hidden_was_shown_and_says_so() {
    let mut game = table(Setup::scenario(1, &::haven::class::Class::ALL[..2], Seed::from_number(3)));
    let mut seen = BTreeMap::new();
    play(&mut game, 300, &mut seen);
    let free = game.session().free_from();
    while game.undo() {}
    assert_eq!(game.choices(), free);
    assert!(!game.can_undo() && game.can_redo());
    while game.redo() {}
    assert!(!game.can_redo());
}

#[test]
fn a_plan_is_taken_back_before_anything_that_was_done_and_is_not_kept() {
    let mut game = table(Setup::scenario(1, &::haven::class::Class::ALL[..2], Seed::from_number(3)));
    let mut seen = BTreeMap::new();
    let turn = loop {
        play(&mut game, 1, &mut seen);
        let Decider::Person(seat) = game.decider() else { panic!("it goes on") };
        if game.view(seat).question() == Some(Question::Turn) {
            break seat;
        }
    };
    let before = game.clone();
    let half = game.view(turn).legal().into_iter().find(|choice| matches!(choice, Choice::Act { .. })).expect("a half");
    let intent = plan::touched(&game.view(turn), &[], Touch::Pick(half)).expect("it can be planned");
    assert_eq!(intent, Intent { plan: vec![half], pointed: None });
    game.plan_instead(intent.plan);
    assert_eq!((game.record(), game.can_undo(), game.can_redo()), (before.record(), true, false));
    assert!(game.undo());
    assert_eq!(game, before);
}

/// A game whose first hero is asked what to wear of these.
fn packing(items: &[Item]) -> (ScenarioAtTable, Seat) {
    let mut setup = Setup::scenario(1, &Class::ALL[..2], Seed::from_number(3));
    setup.heroes[0].items = items.to_vec();
    let mut game = table(setup);
    while let Decider::Person(seat) = game.decider() {
        game.face(seat);
        let view = game.view(seat);
        if view.question() == Some(Question::Equip) {
            return (game, seat);
        }
        let first = view.legal()[0];
        game.choose_all(seat, &[first]).expect("it was listed");
    }
    panic!("nobody was asked what to wear");
}

fn worn(game: &ScenarioAtTable, seat: Seat) -> Vec<Item> {
    let worn = |event: &Event| match *event {
        Event::Worn(who, item) if who == seat => Some(item),
        _ => None,
    };
    game.events().iter().filter_map(worn).collect()
}

#[test]
fn h4_03_what_lies_in_the_bag_is_worn_at_once_unless_it_is_taken_out() {
    let bag = [Item::HideArmor, Item::MinorHealingPotion, Item::BootsOfStriding];
    let (mut game, seat) = packing(&bag);
    assert_eq!(game.plan().len(), bag.len() - 1, "the last one is what the button points at");
    let view = game.view(seat);
    let trial = view.trial(game.plan()).expect("they go together");
    let last = plan::default_answer(&trial.view(), Question::Equip, &trial.view().legal());
    let all = plan::whole(&view, &Intent { plan: game.plan().to_vec(), pointed: last });
    game.choose_all(seat, &all).expect("all of it can be worn");
    let mut all_worn = worn(&game, seat);
    all_worn.sort();
    let mut whole_bag = bag.to_vec();
    whole_bag.sort();
    assert_eq!(all_worn, whole_bag);
    assert_ne!(game.view(seat).question(), Some(Question::Equip));

    let (mut game, seat) = packing(&bag);
    let one = Intent { plan: Vec::new(), pointed: Some(Choice::Item(Item::HideArmor)) };
    let all = plan::whole(&game.view(seat), &one);
    game.choose_all(seat, &all).expect("one of it can be worn");
    assert_eq!(worn(&game, seat), [Item::HideArmor], "whatever was taken out is not asked about again");
    assert_ne!(game.view(seat).question(), Some(Question::Equip));
}

#[test]
fn whoever_is_out_of_reach_of_a_half_is_walked_up_to_first() {
    let mut seen = BTreeMap::new();
    let mut found = 0;
    for number in 1..6 {
        let mut game = table(Setup::scenario(number, &Class::ALL[..2], Seed::from_number(u32::from(number))));
        for _ in 0..120 {
            play(&mut game, 1, &mut seen);
            let Decider::Person(seat) = game.decider() else { break };
            let view = game.view(seat);
            if view.question() != Some(Question::Turn) {
                continue;
            }
            let foes: Vec<_> =
                view.figures().filter(|(_, figure)| figure.alive && figure.side() == Side::Monsters).collect();
            for half in view.legal().into_iter().filter(|half| matches!(half, Choice::Act { .. })) {
                for &(foe, figure) in &foes {
                    let Some(intent) = plan::touched(&view, &[half], Touch::Hex(figure.spot)) else { continue };
                    assert_eq!(plan::touched(&view, &[half], Touch::Figure(foe)).as_ref(), Some(&intent));
                    let walks = intent.plan.iter().position(|choice| matches!(choice, Choice::Step(_)));
                    let strikes = intent.plan.iter().position(|&choice| choice == half);
                    if walks.zip(strikes).is_some_and(|(walks, strikes)| walks < strikes) {
                        assert_eq!(intent.pointed, Some(Choice::Target(foe)), "{intent:?}");
                        let all = plan::whole(&view, &intent);
                        game.clone().choose_all(seat, &all).expect("what is planned can be done");
                        found += 1;
                    }
                }
            }
        }
    }
    assert!(found > 20, "{found} were walked up to");
}

#[test]
fn a_kept_scenario_comes_back_where_it_was_in_every_kind_of_question() {
    let mut game = table(sample::setup(33));
    let mut seen: BTreeMap<&'static str, usize> = BTreeMap::new();
    let mut kept = BTreeMap::new();
    for _ in 0..400 {
        let Decider::Person(seat) = game.decider() else { break };
        let Some(question) = game.view(seat).question() else { break };
        if kept.insert(kind(question), ()).is_none() {
            let again = ScenarioAtTable::resume(game.record()).expect("it can be played");
            assert_eq!((again.view(seat).question(), &again), (Some(question), &game));
        }
        play(&mut game, 1, &mut seen);
    }
    assert!(kept.len() > 8, "{kept:?}");
}

/// A hero of the person's and two bots; three rounds in which everybody says something.
#[test]
fn h6_02_bots_speak_before_the_person_chooses_and_choose_after_it() {
    let setup = Setup::scenario(1, &::haven::class::Class::ALL[..3], Seed::from_number(5));
    let mut game = ScenarioAtTable::new(setup, vec![Player::You, Player::Bot, Player::Bot]).expect("a fair set-up");
    let said = |seat| Said { seat, band: Some(Band::Early), word: Some(Word::Hold) };
    let mut rounds = 0;
    while rounds < 3 {
        let (seat, person) = match game.decider() {
            Decider::Person(seat) => (seat, true),
            Decider::Bot(seat) => (seat, false),
            Decider::Nobody => break,
        };
        assert_eq!(person, game.is_yours(seat));
        if game.next_to_speak() == Some(seat) {
            let (spoken, again) = (game.talk().to_vec(), ScenarioAtTable::resume(game.record()).expect("it is kept"));
            assert_eq!((again.talk(), again.decider()), (&spoken[..], game.decider()));
            game.say(said(seat));
            assert_eq!(game.talk(), [&spoken[..], &[said(seat)]].concat());
            continue;
        }
        if person && game.view(seat).question() == Some(Question::Cards) {
            rounds += 1;
            assert_eq!(game.talk(), [Seat(1), Seat(2)].map(said), "both have spoken");
            let mut others = [Seat(1), Seat(2)].into_iter().filter_map(|seat| game.view(seat).hero(seat));
            assert!(others.all(|hero| !hero.has_chosen), "and neither has chosen");
            game.say(said(seat));
            game.say(Said { word: None, ..said(seat) });
            assert_eq!(game.talk().last(), Some(&Said { word: None, ..said(seat) }), "the last word counts");
            assert_eq!(game.unsaid(&[Seat(1)]).talk().len(), 2);
            assert_eq!(game.unsaid(&[Seat(1)]).next_to_speak(), Some(Seat(1)));
        }
        let choice = ::bots::haven::policy::choose(&game.view(seat)).expect("a choice");
        game.choose(seat, choice).expect("it is legal");
    }
    assert_eq!(rounds, 3);
}

#[test]
fn words_are_of_their_round_and_people_alone_say_nothing() {
    let mut game = with_ana(false);
    let silent = serde_json::to_string(&game.record()).expect("text");
    assert!(!silent.contains("talk"), "as it was written before anybody spoke");
    for _ in 0..400 {
        let Some(seat) = game.game().next_to_decide().filter(|_| game.game().round() < 2) else { break };
        if game.view(seat).question() == Some(Question::Cards) {
            game.say(Said { seat, band: Some(Band::Late), word: None });
        }
        let choice = ::bots::haven::policy::choose(&game.view(seat)).expect("a choice");
        game.choose(seat, choice).expect("it is legal");
    }
    assert_eq!((game.game().round(), game.talk()), (2, &[][..]));
    assert!(!serde_json::to_string(&game.record()).expect("text").contains("talk"));
    assert!(game.has_company() && !table(game.setup().clone()).has_company());
}

#[test]
fn a_record_without_a_person_or_with_a_chair_too_many_is_refused() {
    let setup = Setup::scenario(1, &::haven::class::Class::ALL[..2], Seed::from_number(5));
    let game = table(setup);
    let mut record = game.record();
    record.players = vec![Player::Bot, Player::Bot];
    assert!(ScenarioAtTable::resume(record.clone()).is_none());
    record.players = vec![Player::You; 3];
    assert!(ScenarioAtTable::resume(record).is_none());
}

/// Three heroes: yours, Ana's and a bot's.
fn with_ana(open_hands: bool) -> ScenarioAtTable {
    let mut setup = Setup::scenario(1, &::haven::class::Class::ALL[..3], Seed::from_number(5));
    setup.solo = open_hands;
    let ana = Guest::new("Ana").expect("a name");
    ScenarioAtTable::with_guests(setup, vec![Player::You, Player::Guest(ana), Player::Bot], Guest::new("Bo"))
        .expect("a fair set-up")
}

#[test]
fn h6_02_nobody_looks_through_the_eyes_of_another_person() {
    let mut game = with_ana(false);
    let nobody = game.view(game.your_seat());
    assert!(nobody.battle_goals().is_empty() && nobody.hero(nobody.seat()).is_none(), "nobody has said who they are");
    assert!(game.beside(None) == game.beside(None), "and what is drawn then can be worked out");
    let (mut holder, mut handed) = (None, 0);
    for _ in 0..400 {
        let seat = match game.decider() {
            Decider::Person(seat) => {
                if !game.may_ask(holder, seat) {
                    handed += 1;
                    assert_ne!(game.your_seat(), seat, "before she says who she is");
                }
                holder = Some(seat);
                game.face(seat);
                assert_eq!(game.your_seat(), seat);
                seat
            }
            Decider::Bot(seat) => {
                assert!(holder.is_none_or(|holder| holder == game.your_seat()), "a bot takes no screen");
                seat
            }
            Decider::Nobody => break,
        };
        let choice = game.view(seat).legal().first().copied().expect("something is legal");
        game.choose(seat, choice).expect("it was listed");
    }
    assert!(handed > 10, "{handed}");
}

#[test]
fn h4_07_with_open_hands_the_screen_stays() {
    let game = with_ana(true);
    assert!(game.may_ask(None, Seat(0)) && game.may_ask(Some(Seat(0)), Seat(1)));
    assert!(!with_ana(false).may_ask(None, Seat(0)));
}

#[test]
fn guests_are_kept_and_a_scenario_without_them_is_written_as_before() {
    let game = with_ana(false);
    let text = serde_json::to_string(&game.record()).expect("text");
    assert!(text.contains("{\"Guest\":\"Ana\"}"));
    assert_eq!(ScenarioAtTable::resume(serde_json::from_str(&text).expect("a record")), Some(game.clone()));
    let alone = table(game.setup().clone());
    assert!(!serde_json::to_string(&alone.record()).expect("text").contains("name"));
    let nameless = crate::haven::scenario::Record { name: None, ..game.record() };
    assert!(ScenarioAtTable::resume(nameless).is_none());
}

#[test]
fn a_line_of_the_tale_names_whoever_had_the_place_then() {
    let mut renamed = 0;
    // A dozen games, and as many more as it takes until a fallen monster's place was used again.
    for number in 0..120 {
        if number >= 12 && renamed > 0 {
            break;
        }
        let mut game = table(sample::book(number));
        let mut told: Vec<String> = game.lines(0..game.events().len(), Lang::En);
        for _ in 0..1_500 {
            let Decider::Person(seat) = game.decider() else { break };
            let Some(choice) = ::bots::haven::policy::choose(&game.view(seat)) else { break };
            game.choose(seat, choice).expect("it is legal");
            told.extend(game.lines(told.len()..game.events().len(), Lang::En));
        }
        assert_eq!(game.lines(0..usize::MAX, Lang::En), told);
        let now = game.events().iter().map(|&event| game.line(event, Lang::En));
        renamed += now.zip(&told).filter(|(now, then)| now != *then).count();
    }
    assert!(renamed > 0, "in some game a place was used again");
}

/// What a listener is told is what the engine tells: nothing is shown twice, nothing is left out.
#[test]
fn the_board_of_the_last_event_is_the_game() {
    let mut game = table(sample::setup(12));
    play(&mut game, 80, &mut BTreeMap::new());
    let board = crate::table::board_after(&game, game.events().len());
    let (shown, stands): (&Game, &Game) = (&board.game, game.game());
    assert_eq!(shown.round(), stands.round());
    assert!(board.recent.iter().all(|event| !matches!(event, Event::Round(_)) || board.recent[0] == *event));
}

/// A long evening is a long link; what a link carries is the game to the last event.
#[test]
fn twenty_finished_scenarios_replay_to_the_same_end_from_their_links() {
    let classes = [Class::Brute, Class::Mindthief, Class::Tinkerer, Class::Scoundrel];
    let mut longest = (0, 0);
    for (number, sheet) in ScenarioSheet::all().iter().take(20).enumerate() {
        let heroes = &classes[..2 + number % 3];
        let setup = Setup::scenario(sheet.number, heroes, Seed::from_number(number as u32));
        let players = vec![Player::You; heroes.len()];
        let mut game = ScenarioAtTable::new(setup, players).expect("a fair set-up");
        while let Some(seat) = game.game().next_to_decide() {
            let choice = bots::haven::policy::choose(&game.view(seat)).expect("something to decide");
            game.choose(seat, choice).expect("it was listed");
        }
        let (_, code) = game.replay_link().expect("a game has a link");
        let journal = share::read_game(&code).expect("a game's own code");
        let replay = ScenarioAtTable::replay(journal).expect("it can be played");
        assert_eq!(replay.outcome(), game.outcome(), "{}", sheet.number);
        assert_eq!(replay.events(), game.events(), "{}", sheet.number);
        assert_eq!(replay.game().fingerprint(), game.game().fingerprint(), "{}", sheet.number);
        // Any moment of it is the same, looked at from either end.
        for at in [0, game.events().len() / 3, game.events().len()] {
            assert!(board_after(&replay, at) == board_after(&game, at), "{} after {at} events", sheet.number);
        }
        longest = longest.max((code.len(), game.choices()));
    }
    println!("the longest link: {} characters for {} choices", longest.0, longest.1);
}
