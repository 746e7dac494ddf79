//! What a seat may know, and the hunts it may imagine.

use chalice::{Choice, Enemy, FinalBoss, Hunt, Rank, Setup, playout};
use kit::{Seat, Seed, Stream};

/// A hunt after so many random decisions.
fn halfway(setup: &Setup, decisions: u32) -> Hunt {
    let mut hunt = Hunt::begin(setup, &mut ()).expect("a hunt");
    let mut chance = Stream::new(setup.seed, "halfway");
    for _ in 0..decisions {
        let Some(seat) = hunt.next_to_decide() else { break };
        let choice = playout::random_choice(&hunt.legal(seat), &mut chance);
        hunt.choose(seat, choice, &mut ()).expect("it was listed");
    }
    hunt
}

#[test]
fn hidden_things_do_not_show_in_a_view() {
    for seed in 0..200 {
        let setup = Setup::new(4, Seed::from_number(seed));
        let hunt = halfway(&setup, seed % 90);
        for seat in [0, 1, 2, 3].map(Seat) {
            let view = hunt.view(seat);
            let mut chance = Stream::new(Seed::from_number(seed), "imagination");
            let (one, other) = (view.imagine(&mut chance), view.imagine(&mut chance));
            assert_eq!(
                (one.view(seat), other.view(seat)),
                (view, view),
                "hunts that differ in hidden things look alike"
            );
            assert_ne!(one.dice(), other.dice());
        }
    }
}

#[test]
fn an_imagined_hunt_has_the_cards_that_can_be_there() {
    for seed in 0..300 {
        let setup = Setup::new(3, Seed::from_number(seed)).against(FinalBoss::ALL[(seed % 5) as usize]);
        let hunt = halfway(&setup, seed % 120);
        let mut chance = Stream::new(setup.seed, "imagination");
        let imagined = hunt.view(Seat(0)).imagine(&mut chance);
        let bosses = |hunt: &Hunt| hunt.dungeon().filter(|enemy| enemy.rank() == Rank::Boss).count();
        assert_eq!(imagined.dungeon().count(), hunt.dungeon().count());
        assert_eq!(bosses(&imagined), bosses(&hunt));
        assert_eq!(imagined.unused_monsters().count(), hunt.unused_monsters().count());
        let mut all: Vec<Enemy> = imagined.dungeon().chain(imagined.unused_monsters()).collect();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count, "nobody twice");
        assert!(all.iter().all(|&enemy| !hunt.table().has_seen(enemy)), "nobody who was seen");
        let sorted = |hunt: &Hunt| {
            let mut cards: Vec<_> = hunt.upgrade_deck().collect();
            cards.sort_unstable();
            cards
        };
        assert_eq!(sorted(&imagined), sorted(&hunt), "the upgrade deck is known but for its order");
        playout::play_out(&mut { imagined }, &mut chance);
    }
}

#[test]
fn every_order_of_the_dungeon_can_be_imagined() {
    let setup = Setup::new(3, Seed::from_number(8));
    let view = halfway(&setup, 0).view(Seat(0));
    let mut chance = Stream::new(setup.seed, "imagination");
    let tops: std::collections::BTreeSet<Enemy> =
        (0..2_000).filter_map(|_| view.imagine(&mut chance).dungeon().next()).collect();
    assert_eq!(tops.len(), 24, "every Monster and Boss but the one that stands may come next");
}

#[test]
fn a_pick_is_known_to_its_seat_and_imagined_by_others() {
    let setup = Setup::new(3, Seed::from_number(5)).first(Seat(0));
    let mut hunt = Hunt::begin(&setup, &mut ()).expect("a hunt");
    hunt.choose(Seat(0), Choice::Play(chalice::Card::HunterAxe), &mut ()).expect("in hand");
    let mut chance = Stream::new(setup.seed, "imagination");
    let own: std::collections::BTreeSet<_> =
        (0..50).map(|_| hunt.view(Seat(0)).imagine(&mut chance).view(Seat(0)).pick()).collect();
    assert_eq!(own, [Some(chalice::Card::HunterAxe)].into());
    let others: std::collections::BTreeSet<_> =
        (0..200).map(|_| hunt.view(Seat(1)).imagine(&mut chance).view(Seat(0)).pick()).collect();
    assert_eq!(others.len(), 5, "anything in hand");
    assert_eq!(hunt.view(Seat(9)).pick(), None);
}

#[test]
fn a_called_monster_lies_on_top_of_an_imagined_dungeon() {
    let mut found = 0;
    for seed in 0..200 {
        let setup = Setup::new(3, Seed::from_number(seed)).against(FinalBoss::Micolash);
        let mut hunt = Hunt::begin(&setup, &mut ()).expect("a hunt");
        let mut chance = Stream::new(setup.seed, "called");
        while let Some(seat) = hunt.next_to_decide() {
            if hunt.table().enemy().is_none() && hunt.unused_monsters().count() < 11 {
                let view = hunt.view(seat);
                let top = view.imagine(&mut chance).dungeon().next();
                if hunt.dungeon().count() == 10 {
                    found += 1;
                    assert_eq!(top.map(Enemy::rank), Some(Rank::Monster));
                }
            }
            let choice = playout::random_choice(&hunt.legal(seat), &mut chance);
            hunt.choose(seat, choice, &mut ()).expect("it was listed");
        }
    }
    assert!(found > 50);
}
