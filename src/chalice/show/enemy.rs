//! The enemy, the dungeon behind it, the Final Boss, and the upgrades on offer.

use super::{Act, Scene, Sheet, big_card, day, die, drop, icon, mini};
use crate::chalice::board::{Board, Fate, Step, hits_of};
use crate::chalice::emblem;
use crate::chalice::words::Words;
use ::chalice::words::{ability_text, die_name, rank_name, trophy_name};
use ::chalice::{Ability, Enemy, Face, Rank};
use drawing::{Drawing, Tag, button, tag};
use kit::Lang;

/// The enemy in the light.
pub(super) fn enemy(scene: &Scene<'_>) -> Tag {
    let Some(enemy) = scene.board.enemy else {
        return tag("section", "enemy").with(tag("h1", "").with(scene.table.words().at_start));
    };
    let (lang, words, data) = (scene.lang, scene.words, enemy.data());
    let state = match scene.board.fate {
        Fate::Slain => words.slain,
        Fate::Escaped => words.has_escaped,
        Fate::Standing if data.rank == Rank::Monster => words.may_escape,
        Fate::Standing => words.never_escapes,
    };
    let portrait = button("portrait", look(scene, enemy))
        .set("aria-label", enemy.name(lang))
        .with(tag("span", "disc"))
        .with(icon(emblem::enemy(enemy)));
    tag("section", "enemy")
        .when(scene.board.fate != Fate::Standing, "gone")
        .when(data.rank != Rank::Monster, "boss")
        .with(portrait)
        .with(tag("p", "kicker").with(rank_name(data.rank, lang)).with(" · ").with(state))
        .with(tag("h1", "").with(button("named", look(scene, enemy)).with(enemy.name(lang))))
        .with(types(enemy, lang))
        .with(tag("p", "ability").with(ability_line(enemy, lang, words)))
        .with(blood(scene.board, words))
        .with(roll(enemy, scene))
}

/// Looks at an enemy more closely.
fn look(scene: &Scene<'_>, enemy: Enemy) -> impl Fn() + Send + Sync + use<> {
    scene.does(Act::Open(Sheet::Enemy(enemy)))
}

/// What an enemy does besides its die, in words.
pub(crate) fn ability_line(enemy: Enemy, lang: Lang, words: &'static Words) -> String {
    match enemy.data().ability {
        Ability::Plain => words.no_ability.to_owned(),
        ability => ability_text(ability, lang),
    }
}

/// The trophies an enemy gives, by emblem and name.
pub(crate) fn types(enemy: Enemy, lang: Lang) -> Drawing {
    let types = enemy.data().types.iter();
    let types = types.map(|trophy| tag("li", "").with(icon(emblem::trophy(trophy))).with(trophy_name(trophy, lang)));
    tag("ul", "types").each(types).drawn()
}

/// Its echoes, as drops that can be counted.
fn blood(board: &Board, words: &'static Words) -> Tag {
    let of = board.came_with.max(board.echoes);
    let drops = (0..of).map(|number| drop(number >= board.echoes)).collect::<Drawing>();
    tag("div", "blood")
        .with(tag("b", "count").with(u32::from(board.echoes)))
        .with(tag("span", "of").with((words.of_echoes)(of)))
        .with(tag("span", "drops").set("aria-hidden", "true").with(drops))
}

/// Its die: what it may show, or what it has shown.
fn roll(enemy: Enemy, scene: &Scene<'_>) -> Tag {
    let (board, lang, words) = (scene.board, scene.lang, scene.words);
    let kind = enemy.data().die;
    if board.faces.is_empty() || board.step == Step::Choose {
        return odds(enemy, scene);
    }
    let several = board.throws().count() > 1;
    let throw = |faces: &[Face]| {
        let dice = faces.iter().map(|face| tag("span", "thrown").with(die(kind, face.to_string(), lang)));
        // Of several throws the highest counts.
        let sum = hits_of(faces);
        let total = several.then(|| tag("b", "total").with(u32::from(sum)));
        tag("span", "throw").when(board.hits.is_some_and(|hits| sum < hits), "lower").each(dice).with(total)
    };
    let hits = board.hits.map(|total| {
        let whose = tag("b", "").with((words.die_hits)(die_name(kind, lang)));
        tag("p", "").with(whose).with(format!(" {}.", (words.hits_all)(total)))
    });
    tag("div", "roll").with(button("chain", look(scene, enemy)).each(board.throws().map(throw))).with(hits)
}

/// The chances of each damage to the person, as the engine works them out for this enemy and what protects them; the last bar is
/// death, and hatched.
fn odds(enemy: Enemy, scene: &Scene<'_>) -> Tag {
    let (words, lang) = (scene.words, scene.lang);
    let kind = enemy.data().die;
    let health = scene.board.hunter(scene.you).health;
    let bar = |percent: u8, label: String| {
        tag("li", "")
            .write("--p", percent.to_string())
            .with(tag("em", "").with(format!("{percent}%")))
            .with(tag("i", ""))
            .with(tag("b", "").with(label))
    };
    let bars = scene.board.table.attack_odds(scene.you, scene.guard).map(|odds| {
        let (survived, dies) = odds.percentages();
        let survived = survived.into_iter().enumerate().map(|(damage, percent)| bar(percent, damage.to_string()));
        let deadly = (odds.dies() > 0).then(|| bar(dies, format!("{health}+")).when(true, "deadly"));
        survived.chain(deadly).collect::<Vec<_>>()
    });
    let line = tag("p", "")
        .with(button("chain", look(scene, enemy)).with(die(kind, "?".into(), lang)))
        .with(tag("b", "").with((words.die_hits)(die_name(kind, lang))))
        .with(" ")
        .with(tag("span", "").with((words.your_health)(health)));
    tag("div", "odds").with(line).with(tag("ol", "bars").each(bars.into_iter().flatten()))
}

/// The Final Boss, whose rule holds for the whole hunt.
pub(super) fn final_boss(scene: &Scene<'_>) -> Tag {
    let lang = scene.lang;
    let boss = scene.board.table.final_boss().enemy();
    button("final", look(scene, boss))
        .with(tag("span", "sign").with(icon(emblem::enemy(boss))))
        .with(tag("span", "kicker").with(scene.words.final_boss))
        .with(tag("strong", "").with(boss.name(lang)))
        .with(tag("span", "rule").with(ability_text(boss.data().ability, lang)))
}

/// The dungeon still to come.
pub(super) fn dungeon(scene: &Scene<'_>) -> Tag {
    let (board, words) = (scene.board, scene.words);
    let backs = [0; 3].map(|_| tag("i", "")).into_iter().collect::<Drawing>();
    let line = tag("p", "")
        .with(tag("b", "").with(u32::from(board.table.dungeon_left())))
        .with(tag("span", "").with(words.to_come))
        .with(tag("small", "").with((words.so_far)(board.slain, board.escaped)))
        .with(day(scene));
    tag("div", "dungeon").with(tag("span", "stack").set("aria-hidden", "true").with(backs)).with(line)
}

/// The upgrades on offer.
pub(super) fn upgrades(scene: &Scene<'_>) -> Tag {
    let lang = scene.lang;
    let available = scene.board.table.available();
    let goods = available.iter_kinds().map(|card| {
        let copies = available.count(card);
        let ware = button("ware", scene.does(Act::Open(Sheet::Card(card)))).with(big_card(card, copies, lang));
        tag("li", "").key(card as usize + 1).with(ware)
    });
    let minis = available.iter().map(|card| mini(card, lang)).collect::<Drawing>();
    // All of them in one chip, where there is no room for cards.
    let folded = button("folded", scene.does(Act::Open(Sheet::Upgrades)))
        .with(tag("span", "label").with(scene.words.upgrades))
        .with(tag("span", "minis").with(minis));
    tag("section", "stall")
        .with(tag("h2", "label").with(scene.words.upgrades))
        .with(tag("ul", "goods").each(goods))
        .with(folded)
}
