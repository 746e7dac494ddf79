//! C16: the rulebooks' worked examples, word by word.

use crate::story::Story;
use chalice::Card::*;
use chalice::Enemy::*;
use chalice::{Event, FinalBoss, Question};
use kit::Seat;

#[test]
fn c16_01_the_scourge_beast_falls_to_three_hunters() {
    let mut tale = Story::against(ScourgeBeast).hunters(3).echoes(3).begin();
    tale.play(&[Transform, HunterPistol, HunterAxe]);
    tale.rolls(&["2+", "0"]).transforms(0, SawCleaver);
    let took = |seat, card, echoes, left| Event::Took { seat: Seat(seat), card, echoes, left };
    let story: Vec<Event> = tale
        .events
        .iter()
        .copied()
        .filter(|event| matches!(event, Event::Took { .. } | Event::Attack { .. } | Event::Killed { .. }))
        .collect();
    let attack = Event::Attack { enemy: ScourgeBeast, total: 2 };
    let killed = Event::Killed { enemy: ScourgeBeast };
    let told = [took(1, HunterPistol, 1, 2), attack, took(0, SawCleaver, 1, 1), took(2, HunterAxe, 1, 0), killed];
    assert_eq!(story, told);
    assert_eq!(tale.health(), [6, 6, 6]);
    assert_eq!(tale.collected(), [1, 1, 1]);
    assert_eq!(tale.tracks(), [[0, 0, 1]; 3], "all three gain a Beast trophy");
}

#[test]
fn c16_02_the_winter_lantern_escapes() {
    let mut tale = Story::against(WinterLantern).echoes(6).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, HunterAxe, HuntersDream]).ends_round();
    assert!(tale.happened(Event::Escaped { enemy: WinterLantern }));
    assert_eq!(tale.collected()[..2], [2, 2]);
    assert_eq!(tale.tracks(), [[0, 0, 0]; 3], "no Kin trophy");
}

#[test]
fn c16_03_father_gascoigne_is_fought_twice() {
    let mut tale = Story::against(FatherGascoigne).echoes(8).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, HunterAxe, HunterAxe]);
    assert_eq!((tale.enemy(), tale.echoes()), (Some(FatherGascoigne), 2), "he keeps his wounds");
    assert_eq!(tale.tracks(), [[0, 0, 0]; 3]);
    tale.rolls(&["0"]).play(&[SawCleaver, SawCleaver, HuntersDream]).ends_round();
    assert!(tale.happened(Event::Killed { enemy: FatherGascoigne }));
    assert_eq!(tale.tracks(), [[0, 1, 1], [0, 1, 1], [0, 0, 0]], "each attacker of that round");
}

#[test]
fn c16_04_a_night_in_the_dream() {
    let story = Story::against(Huntsman).health(0, 3).collected(0, 2).holds(0, &[Kirkhammer]);
    let story = story.used(0, &[SawCleaver, HunterAxe]).holds(0, &[BeastClaw]);
    let mut tale = story.available(&[RepeatingPistol, Chikage, BloodVial]).begin();
    tale.rolls(&["3"]).play(&[HuntersDream, HunterPistol, HunterPistol]);
    assert!(tale.happened(Event::Wounded { seat: Seat(0), amount: 1, health: 2 }), "half of 3, rounded down");
    assert!(tale.happened(Event::Banked { seat: Seat(0), echoes: 2 }));
    tale.takes(0, RepeatingPistol);
    assert_eq!(tale.asked(), [(0, Question::Remove)], "it is the eighth card");
    tale.removes(0, SawCleaver);
    assert_eq!((tale.health()[0], tale.banked()[0], tale.collected()[0]), (8, 2, 0));
    assert!(tale.in_hand(0, RepeatingPistol) && tale.in_hand(0, HunterAxe) && tale.is_removed(0, SawCleaver));
}

#[test]
fn c16_05_a_death_costs_what_was_not_banked() {
    let story = Story::against(Huntsman).health(0, 3).collected(0, 4).banked(0, 6);
    let mut tale = story.available(&[BloodVial, Chikage, Evelyn]).begin();
    tale.rolls(&["3"]).play(&[HunterAxe, HuntersDream, HunterPistol]);
    tale.takes(0, BloodVial).ends_round();
    assert_eq!((tale.collected()[0], tale.banked()[0]), (0, 6), "keeps 6, loses 4");
    assert_eq!(tale.count(|event| matches!(event, Event::Took { seat: Seat(0), .. })), 0, "does not attack");
    assert!(tale.in_hand(0, BloodVial));
    assert_eq!(tale.health()[0], 8);
}

#[test]
fn c16_07_an_executioner_moves_the_humanoid_token_on_to_three() {
    let mut tale = Story::against(Executioner).echoes(2).tracks(0, [0, 2, 0]).begin();
    tale.rolls(&["0"]).play(&[HunterAxe, HuntersDream, HuntersDream]).ends_round();
    assert!(tale.happened(Event::Killed { enemy: Executioner }));
    assert_eq!(tale.tracks(), [[0, 3, 0], [0, 0, 0], [0, 0, 0]], "a Hunter who took part, and nobody else");
    assert_eq!(tale.hunter(0).trophy_points(), 3, "the space shows 3");
}

#[test]
fn c16_08_gehrman_strengthens_every_other_enemy() {
    let story = Story::opens_with(&[ScourgeBeast, Watchdog]).final_boss(FinalBoss::Gehrman);
    let mut tale = story.begin();
    assert_eq!((tale.enemy(), tale.echoes()), (Some(ScourgeBeast), 3 + 2));
    tale.rolls(&["0"]).play(&[HunterAxe, HunterAxe, SawCleaver]);
    assert_eq!((tale.enemy(), tale.echoes()), (Some(Watchdog), 12 + 2), "a Boss too");
    let tale = Story::opens_with(&[]).final_boss(FinalBoss::Gehrman).begin();
    assert_eq!((tale.enemy(), tale.echoes()), (Some(Gehrman), 14), "he himself does not");
}

#[test]
fn c16_09_only_who_damaged_the_final_boss_in_its_last_round_gains_the_trophies() {
    let mut tale = Story::against(VicarAmelia).echoes(4).begin();
    tale.rolls(&["0"]).play(&[SawCleaver, HunterAxe, HuntersDream]);
    tale.ends_round();
    tale.rolls(&["0"]).play(&[HunterAxe, HuntersDream, HuntersDream]);
    assert!(tale.is_over());
    assert_eq!(tale.tracks(), [[1, 1, 1], [0, 0, 0], [0, 0, 0]]);
}

#[test]
fn c16_06_the_final_score() {
    // 3 collected and 9 banked, tokens under 3, 5 and 1 once the Final Boss's own trophies are counted.
    let story = Story::against(Gehrman).echoes(1).collected(0, 2).banked(0, 9).tracks(0, [2, 3, 0]);
    let mut tale = story.begin();
    tale.rolls(&["0"]).play(&[SawCleaver, HuntersDream, HuntersDream]);
    assert_eq!(tale.banked()[0], 12);
    assert_eq!(tale.tracks()[0], [3, 4, 1]);
    assert_eq!(tale.result().scores[Seat(0)], 21);
}
