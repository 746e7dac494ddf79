//! One table for where everything is known from, as the digest has it: C5.05, C12 to C15. The page shows these facts; whoever
//! changes one of them changes it here too.

use chalice::words::fact_name;
use chalice::{Card, Die, Enemy, Sourced};
use kit::Lang;

/// Name, then the sources of name, kind, damage, effect: Book, Public, pArt, Ours; `-` where the card has no such thing.
const CARDS: [(&str, &str); 21] = [
    ("Hunter's Dream", "BB-B"),
    ("Transform", "BB-B"),
    ("Saw Cleaver", "BBB-"),
    ("Hunter Axe", "BBB-"),
    ("Hunter Pistol", "BBBB"),
    ("Molotov Cocktail", "BB-B"),
    ("Stake Driver", "BBBB"),
    ("Repeating Pistol", "BBBB"),
    ("Blood Vial", "BA-A"),
    ("Kirkhammer", "PAAA"),
    ("Ludwig's Rifle", "PAAA"),
    ("Threaded Cane", "OOOO"),
    ("Ludwig's Holy Blade", "OOO-"),
    ("Burial Blade", "OOOO"),
    ("Beast Claw", "OOOO"),
    ("Chikage", "OOOO"),
    ("Logarius' Wheel", "OOOO"),
    ("Hunter Blunderbuss", "OOOO"),
    ("Evelyn", "OOOO"),
    ("Flamesprayer", "OOOO"),
    ("Old Hunter Bone", "OO-O"),
];

/// Name, then the sources of name, health, die, types, ability, and what was added.
const ENEMIES: [(&str, &str); 30] = [
    ("Beast-possessed Soul", "BBOOB"),
    ("Brainsucker", "BBOOB"),
    ("Yurie, the Last Scholar", "BBOOB"),
    ("Huntsman", "BBOOA"),
    ("Scourge Beast", "BBBBB"),
    ("Winter Lantern", "BBOBB"),
    ("Executioner", "BOOBO"),
    ("Beast Patient", "PAAAA"),
    ("Rabid Dog", "PAAAA"),
    ("Carrion Crow", "PAAAA"),
    ("Garden of Eyes", "PAAAA"),
    ("Cainhurst's Bloody Crow", "PAAAA"),
    ("Celestial Mob", "OOOOO"),
    ("Fluorescent Flower", "OOOOO"),
    ("Celestial Emissary", "OOOOO"),
    ("Church Giant", "OOOOO"),
    ("Bell Maiden", "OOOOO"),
    ("Silver Beast", "OOOOO"),
    ("Watchdog of the Old Lords", "BBPOB"),
    ("The One Reborn", "BBOOB once per round O"),
    ("Ebrietas", "BBOOB"),
    ("Father Gascoigne", "BAABA"),
    ("Martyr Logarius", "BOOOB"),
    ("Blood-starved Beast", "OOOOO"),
    ("Amygdala", "OOOOO"),
    ("Rom, the Vacuous Spider", "BBOBB scoring O"),
    ("Gehrman, the First Hunter", "BBPBB"),
    ("Micolash, Host of the Nightmare", "BBOBB"),
    ("Vicar Amelia", "BBOBB"),
    ("Mergo's Wet Nurse", "BBOBB"),
];

fn letter(source: chalice::Source) -> char {
    match source {
        chalice::Source::Book => 'B',
        chalice::Source::Public => 'P',
        chalice::Source::Part => 'A',
        chalice::Source::Ours => 'O',
    }
}

/// The letters of the facts with these names, in their order.
fn letters(facts: &[Sourced], names: &[&str]) -> String {
    let of = |name: &&str| {
        facts.iter().find(|(fact, _)| fact_name(*fact, Lang::En) == *name).map_or('-', |&(_, source)| letter(source))
    };
    names.iter().map(of).collect()
}

#[test]
fn every_fact_of_every_card_has_the_source_that_the_digest_names() {
    let known =
        Card::ALL.map(|card| (card.name(Lang::En), letters(&card.facts(), &["name", "type", "damage", "effect"])));
    assert_eq!(known.each_ref().map(|(name, letters)| (*name, letters.as_str())), CARDS);
}

#[test]
fn c12_two_copies_of_each_upgrade_are_a_ruling() {
    for card in Card::ALL {
        let expected = if card.is_upgrade() { "O" } else { "B" };
        assert_eq!(letters(&card.facts(), &["number of copies"]), expected, "{card:?}");
    }
}

#[test]
fn every_fact_of_every_enemy_has_the_source_that_the_digest_names() {
    let known = Enemy::ALL.map(|enemy| {
        let facts = enemy.facts();
        let mut text = letters(&facts, &["name", "health", "die", "trophies", "ability"]);
        for &(fact, source) in facts.iter().skip(5) {
            text += &format!(" {} {}", fact_name(fact, Lang::En), letter(source));
        }
        (enemy.name(Lang::En), text)
    });
    assert_eq!(known.each_ref().map(|(name, letters)| (*name, letters.as_str())), ENEMIES);
}

#[test]
fn c5_05_only_two_faces_of_the_red_die_are_printed() {
    let faces = |die: Die| letters(&die.facts(), &["0", "1", "1+", "2", "2+", "3", "4"]);
    assert_eq!(faces(Die::Green), "PPPP---");
    assert_eq!(faces(Die::Yellow), "PPP-PP-");
    assert_eq!(faces(Die::Red), "B-PPBPP");
}
