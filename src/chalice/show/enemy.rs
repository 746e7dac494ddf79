//! The enemy, the dungeon behind it, the Final Boss, and the upgrades on offer.

use super::{Scene, Sheet, big_card, die, drop, icon};
use crate::chalice::board::{Board, Fate, Step};
use crate::chalice::emblem;
use crate::chalice::odds::{BARS, percentages};
use crate::chalice::words::Words;
use ::chalice::words::{ability_text, die_name, rank_name, trophy_name};
use ::chalice::{Ability, Enemy, Rank};
use kit::Lang;
use leptos::prelude::*;

/// What the enemy's place shows.
pub fn enemy_key(scene: &Scene<'_>) -> impl PartialEq + Send + Sync + use<> {
    let board = scene.board;
    let roll = (board.faces.clone(), board.hits, board.step == Step::Choose);
    (board.enemy, board.fate, board.echoes, board.came_with, roll, board.people[scene.you].health)
}

/// The enemy in the light.
pub fn enemy(scene: &Scene<'_>) -> AnyView {
    let Some(enemy) = scene.board.enemy else {
        return view! { <section class="enemy"><h1>{scene.words.at_start}</h1></section> }.into_any();
    };
    let (lang, words, data) = (scene.lang, scene.words, enemy.data());
    let state = match scene.board.fate {
        Fate::Slain => words.slain,
        Fate::Escaped => words.has_escaped,
        Fate::Standing if data.rank == Rank::Monster => words.may_escape,
        Fate::Standing => words.never_escapes,
    };
    let open = scene.on.open;
    view! {
        <section class="enemy" class:gone=scene.board.fate != Fate::Standing class:boss=data.rank != Rank::Monster>
            <button type="button" class="portrait" on:click=move |_| open.run(Sheet::Enemy(enemy)) aria-label=enemy.name(lang)>
                <span class="disc"></span>
                {icon(emblem::enemy(enemy))}
            </button>
            <p class="kicker">{rank_name(data.rank, lang)}" · "{state}</p>
            <h1>{enemy.name(lang)}</h1>
            {types(enemy, lang)}
            <p class="ability">{ability_line(enemy, lang, words)}</p>
            {blood(scene.board, words)}
            {roll(enemy, scene)}
        </section>
    }
    .into_any()
}

/// What an enemy does besides its die, in words.
pub(crate) fn ability_line(enemy: Enemy, lang: Lang, words: &'static Words) -> String {
    match enemy.data().ability {
        Ability::Plain => words.no_ability.to_owned(),
        ability => ability_text(ability, lang),
    }
}

/// The trophies an enemy gives, by emblem and name.
pub(crate) fn types(enemy: Enemy, lang: Lang) -> AnyView {
    let types = enemy.data().types.iter();
    let types = types.map(|trophy| view! { <li>{icon(emblem::trophy(trophy))}{trophy_name(trophy, lang)}</li> });
    view! { <ul class="types">{types.collect_view()}</ul> }.into_any()
}

/// Its echoes, as drops that can be counted.
fn blood(board: &Board, words: &'static Words) -> AnyView {
    let of = board.came_with.max(board.echoes);
    let drops = (0..of).map(|number| drop(number >= board.echoes));
    view! {
        <div class="blood">
            <b class="count">{board.echoes}</b>
            <span class="of">{(words.of_echoes)(of)}</span>
            <span class="drops" aria-hidden="true">{drops.collect_view()}</span>
        </div>
    }
    .into_any()
}

/// Its die: what it may show, or what it has shown.
fn roll(enemy: Enemy, scene: &Scene<'_>) -> AnyView {
    let (board, lang, words) = (scene.board, scene.lang, scene.words);
    let kind = enemy.data().die;
    if board.faces.is_empty() || board.step == Step::Choose {
        return odds(enemy, scene);
    }
    let faces =
        board.faces.iter().map(|face| view! { <span class="thrown">{die(kind, face.to_string(), lang)}</span> });
    view! {
        <div class="roll">
            <span class="chain">{faces.collect_view()}</span>
            {board.hits.map(|total| view! {
                <p><b>{(words.die_hits)(die_name(kind, lang))}</b>" "{(words.hits_all)(total)}"."</p>
            })}
        </div>
    }
    .into_any()
}

/// The chances of each total, the deadly ones hatched.
fn odds(enemy: Enemy, scene: &Scene<'_>) -> AnyView {
    let (words, lang) = (scene.words, scene.lang);
    let kind = enemy.data().die;
    let health = scene.board.people[scene.you].health;
    let bars = percentages(kind).into_iter().enumerate().map(|(total, percent)| {
        let label = if total + 1 == BARS { format!("{total}+") } else { total.to_string() };
        view! {
            <li class:deadly=usize::from(health) <= total style=("--p", percent.to_string())>
                <em>{percent}"%"</em><i></i><b>{label}</b>
            </li>
        }
    });
    view! {
        <div class="odds">
            <p>{die(kind, "?".into(), lang)}<b>{(words.die_hits)(die_name(kind, lang))}</b>" "<span>{(words.your_health)(health)}</span></p>
            <ol class="bars">{bars.collect_view()}</ol>
        </div>
    }
    .into_any()
}

/// The Final Boss, whose rule holds for the whole hunt.
pub fn final_boss(scene: &Scene<'_>) -> AnyView {
    let (lang, open) = (scene.lang, scene.on.open);
    let boss = scene.board.final_boss.enemy();
    view! {
        <button type="button" class="final" on:click=move |_| open.run(Sheet::Enemy(boss))>
            <span class="sign">{icon(emblem::enemy(boss))}</span>
            <span class="kicker">{scene.words.final_boss}</span>
            <strong>{boss.name(lang)}</strong>
            <span class="rule">{ability_text(boss.data().ability, lang)}</span>
        </button>
    }
    .into_any()
}

/// The dungeon still to come.
pub fn dungeon(scene: &Scene<'_>) -> AnyView {
    let (board, words) = (scene.board, scene.words);
    view! {
        <div class="dungeon">
            <span class="stack" aria-hidden="true"><i></i><i></i><i></i></span>
            <p><b>{board.dungeon_left}</b><span>{words.to_come}</span><small>{(words.so_far)(board.slain, board.escaped)}</small></p>
        </div>
    }
    .into_any()
}

/// The upgrades on offer.
pub fn upgrades(scene: &Scene<'_>) -> AnyView {
    let (lang, open) = (scene.lang, scene.on.open);
    let goods = scene.board.available.iter_kinds().map(|card| {
        let copies = scene.board.available.count(card);
        view! {
            <li><button type="button" class="ware" on:click=move |_| open.run(Sheet::Card(card))>
                {big_card(card, copies, lang)}
            </button></li>
        }
    });
    view! {
        <section class="stall">
            <h2 class="label">{scene.words.upgrades}</h2>
            <ul class="goods">{goods.collect_view()}</ul>
        </section>
    }
    .into_any()
}
