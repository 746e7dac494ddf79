//! The tables of the digest, row by row: C11 to C15 and C17.

use crate::digest;
use chalice::words::{Term, kind_name, rank_name, trophy_name};
use chalice::{Card, Die, Enemy, Kind, Rank, Trophy};
use kit::Lang;

/// Card, kind, damage: what a row says is what the engine plays by.
fn cards_are_as_printed(part: u32, cards: &[Card]) {
    let rows = digest::table(part);
    assert_eq!(rows.len(), cards.len());
    for (row, card) in rows.iter().zip(cards) {
        let data = card.data();
        let damage = if card.is_weapon() { data.damage.to_string() } else { String::new() };
        assert_eq!(row[..3], [card.name(Lang::En), kind_name(data.kind, Lang::En), &damage]);
        assert_eq!(card.is_weapon(), data.kind != Kind::Utility, "{card:?}");
    }
}

#[test]
fn c11_every_starter_is_printed_as_the_digest_says() {
    cards_are_as_printed(11, Card::starters());
}

#[test]
fn c12_every_upgrade_is_printed_as_the_digest_says() {
    cards_are_as_printed(12, Card::upgrades());
}

/// Enemy, health, die and, where the table has them, types.
fn enemies_are_as_printed(part: u32, enemies: &[Enemy]) {
    let rows = digest::table(part);
    assert_eq!(rows.len(), enemies.len());
    for (row, enemy) in rows.iter().zip(enemies) {
        let data = enemy.data();
        let die = Die::ALL.into_iter().find(|&die| chalice::words::die_name(die, Lang::En) == row[2]);
        assert_eq!((row[0], row[1], die), (enemy.name(Lang::En), data.health.to_string().as_str(), Some(data.die)));
        // A Final Boss's types are not in its table: it has them all (C10.03).
        let types: Vec<Trophy> = match enemy.rank() {
            Rank::FinalBoss => Trophy::ALL.to_vec(),
            _ => Trophy::ALL.into_iter().filter(|trophy| row[3].contains(&format!("{trophy:?}"))).collect(),
        };
        assert_eq!(data.types.iter().collect::<Vec<_>>(), types, "{enemy:?}");
    }
}

#[test]
fn c13_every_monster_is_printed_as_the_digest_says() {
    enemies_are_as_printed(13, Enemy::monsters());
}

#[test]
fn c14_every_boss_is_printed_as_the_digest_says() {
    enemies_are_as_printed(14, Enemy::bosses());
}

#[test]
fn c15_every_final_boss_is_printed_as_the_digest_says() {
    let bosses: Vec<Enemy> = Enemy::ALL.into_iter().filter(|enemy| enemy.rank() == Rank::FinalBoss).collect();
    enemies_are_as_printed(15, &bosses);
}

/// Every name and word that the engine has, in its four languages.
fn words() -> Vec<[&'static str; 4]> {
    use Term::*;
    let terms = [Hunter, BloodEchoes, Collected, Banked, ChaliceDungeon, Upgrade, Trophy, Instant, FirstPlayer, Health];
    let terms = terms.into_iter().chain([Reveal, Escape]).map(|term| Lang::ALL.map(|lang| term.word(lang)));
    let cards = Card::ALL.map(|card| Lang::ALL.map(|lang| card.name(lang)));
    // Where the page uses another word than the book, the book's is the one that the digest has.
    let printed = |enemy: Enemy, lang| enemy.printed_name(lang).unwrap_or(enemy.name(lang));
    let enemies = Enemy::ALL.map(|enemy| Lang::ALL.map(|lang| printed(enemy, lang)));
    let kinds = [Kind::Melee, Kind::Ranged, Kind::Utility].map(|kind| Lang::ALL.map(|lang| kind_name(kind, lang)));
    let ranks = [Rank::Monster, Rank::Boss, Rank::FinalBoss].map(|rank| Lang::ALL.map(|lang| rank_name(rank, lang)));
    let trophies = chalice::Trophy::ALL.map(|trophy| Lang::ALL.map(|lang| trophy_name(trophy, lang)));
    terms.chain(cards).chain(enemies).chain(kinds).chain(ranks).chain(trophies).collect()
}

#[test]
fn c17_official_words_are_used_in_every_language() {
    let known = words();
    for row in digest::table(17) {
        // A cell may hold several words, and remarks in brackets.
        let cells: Vec<Vec<&str>> = row.iter().map(|cell| cell.split(['/', ';']).map(str::trim).collect()).collect();
        for (at, english) in cells[0].iter().enumerate() {
            let english = without_remark(english);
            let ours = known.iter().find(|four| four[0] == english);
            let ours = ours.unwrap_or_else(|| panic!("the engine has no {english:?}"));
            for (cell, word) in cells.iter().zip(ours) {
                // `(ours)`: the books have no word, so any will do.
                let official = without_remark(cell.get(at).copied().unwrap_or_default());
                assert!(official.is_empty() || official == *word, "{english}: {word:?} instead of {official:?}");
            }
        }
    }
}

fn without_remark(text: &str) -> &str {
    text.split('(').next().unwrap_or_default().trim()
}
