//! How a scenario ended: what each hero did and what it brought, and what is worth telling.

use crate::haven::emblem;
use crate::haven::scenario::{Player, ScenarioAtTable};
use crate::haven::show::card::{hue, portrait};
use crate::haven::words::{Words, fill, words};
use crate::shell::parts;
use crate::shell::route::{Haven, Route};
use crate::table::records::{self, Gained};
use crate::table::{
    Controller, Daily, Mode, Playable, Presented, Reviewing, address, copy, foot, looked_at_again, ways_on,
};
use crate::ui::button::{Tone, tool};
use crate::ui::icon::emblem as icon;
use ::bots::haven::Turning;
use ::haven::card::CardId;
use ::haven::figure::{FigureId, Kind};
use ::haven::hero::Pile;
use ::haven::scenario::ScenarioSheet;
use ::haven::setup::{Place, Stakes};
use ::haven::task::Cause;
use ::haven::{Ending, Event, Game};
use drawing::{Drawing, Tag, tag};
use kit::Seat;
use leptos::prelude::*;

/// Experience from each level to the next (H18.08).
const TO_NEXT_LEVEL: [u16; 8] = [45, 50, 55, 60, 65, 70, 75, 80];

/// Damage of one hero, round by round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Deeds {
    dealt: Vec<u16>,
    taken: Vec<u16>,
    /// The hardest blow.
    hardest: u16,
}

/// What is told of a scenario that is over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Account {
    heroes: Vec<Deeds>,
    /// The hardest blow, whose it was and in which round.
    hardest: Option<(u16, Seat, u16)>,
    /// Damage that cards were given up for.
    negated: u16,
    /// Hit points that heroes were healed by.
    healed: u16,
    /// Traps that heroes sprang.
    traps: u16,
}

/// The hero that a figure belongs to.
fn owner(game: &Game, figure: FigureId) -> Option<Seat> {
    match game.figure(figure).kind {
        Kind::Hero(seat) => Some(seat),
        Kind::Summon { owner, .. } => Some(owner),
        _ => None,
    }
}

impl Account {
    /// All damage that a hero dealt, and took.
    #[must_use]
    pub fn damage(&self, seat: Seat) -> [u16; 2] {
        let sum = |rounds: &Vec<u16>| rounds.iter().fold(0, |sum: u16, &damage| sum.saturating_add(damage));
        self.heroes.get(seat.index()).map_or([0, 0], |deeds| [sum(&deeds.dealt), sum(&deeds.taken)])
    }

    /// The hardest blow of these heroes.
    #[must_use]
    pub fn hardest_of(&self, whose: impl Fn(Seat) -> bool) -> u16 {
        let blows = self.heroes.iter().zip((0..).map(Seat)).filter(|(_, seat)| whose(*seat));
        blows.map(|(deeds, _)| deeds.hardest).max().unwrap_or_default()
    }

    /// Walks through everything that happened.
    #[must_use]
    pub fn of(game: &ScenarioAtTable) -> Self {
        let session = game.session();
        let mut account = Self { heroes: vec![Deeds::default(); game.players().len()], ..Self::default() };
        let (mut attack, mut acting) = (None, None);
        session.replay(session.events().len(), |event, game| match event {
            Event::Round(_) => {
                for deeds in &mut account.heroes {
                    deeds.dealt.push(0);
                    deeds.taken.push(0);
                }
            }
            Event::Turn(figure) => acting = Some(figure),
            Event::Attack(attacker, target) => attack = Some((attacker, target)),
            Event::Damage(figure, amount, cause) => account.harmed(game, figure, amount, cause, attack, acting),
            Event::Negated(_, amount) => account.negated += amount.max(0) as u16,
            Event::Healed(figure, amount) if owner(game, figure).is_some() => account.healed += amount.max(0) as u16,
            Event::Trap(figure, _) if owner(game, figure).is_some() => account.traps += 1,
            _ => {}
        });
        account
    }

    fn harmed(
        &mut self,
        game: &Game,
        figure: FigureId,
        amount: i16,
        cause: Cause,
        attack: Option<(FigureId, FigureId)>,
        acting: Option<FigureId>,
    ) {
        let amount = amount.max(0) as u16;
        if let Kind::Hero(seat) = game.figure(figure).kind
            && let Some(taken) = self.heroes.get_mut(seat.index()).and_then(|deeds| deeds.taken.last_mut())
        {
            *taken += amount;
        }
        let by = match cause {
            Cause::Attack => attack.map(|(attacker, _)| attacker),
            Cause::Retaliation => attack.filter(|(attacker, _)| *attacker == figure).map(|(_, target)| target),
            Cause::Ability => acting,
            _ => None,
        };
        let Some(seat) = by.filter(|by| *by != figure).and_then(|by| owner(game, by)) else { return };
        if owner(game, figure).is_some() {
            return;
        }
        let Some(deeds) = self.heroes.get_mut(seat.index()) else { return };
        let Some(dealt) = deeds.dealt.last_mut() else { return };
        *dealt += amount;
        if cause == Cause::Attack {
            deeds.hardest = deeds.hardest.max(amount);
        }
        if cause == Cause::Attack && self.hardest.is_none_or(|(most, ..)| amount > most) {
            self.hardest = Some((amount, seat, game.round()));
        }
    }
}

/// What a place is called.
fn place_name(place: Place, words: &'static Words) -> &'static str {
    match place {
        Place::Scenario(number) => ScenarioSheet::by_number(number).map_or("", |sheet| sheet.name.get(words.lang)),
        Place::Dungeon(_) => words.scenario.dungeon,
    }
}

/// The result in a few lines, to be sent to a friend. What waits in the scenario is not told.
fn result_text(at_table: &ScenarioAtTable, words: &'static Words) -> String {
    let (game, setup) = (at_table.game(), at_table.setup());
    let Some(ending) = game.outcome() else { return String::new() };
    let name = place_name(setup.place, words);
    let heroes = game.heroes().iter().map(|hero| hero.class.name().get(words.lang)).collect::<Vec<_>>().join(" · ");
    let line = fill(words.setup.end_line, &[&name, &game.level(), &game.round()]);
    let link = address(at_table.setup_link());
    format!("Lamplight · Haven · {}\n{line}\n{}\n{heroes}\n{link}", setup.seed, words.ending(ending))
}

/// How far the looking again at the person's turns has come.
pub(crate) type Reviews = RwSignal<Reviewing<Option<Vec<Turning>>>>;

/// How it ended, and what it has brought.
#[component]
pub(crate) fn End(table: Controller<ScenarioAtTable>, reviewing: Reviews) -> impl IntoView {
    let account = table.game.with_untracked(Account::of);
    let gained = RwSignal::new(None);
    if table.mode == Mode::Own {
        Effect::new(move |_| {
            let (game, lang) = (table.game.get(), table.shell.lang());
            parts::gained_in_scenario(table.shell, game, lang, move |found| drop(gained.try_set(found)));
        });
    }
    move || gained.with(|gained| end(table, &account, gained.as_ref(), reviewing))
}

/// The page of the end.
fn end(table: Controller<ScenarioAtTable>, account: &Account, gained: Option<&Gained>, reviewing: Reviews) -> Drawing {
    let shell = table.shell;
    let words = words(shell.lang());
    table.game.with(|at_table| {
        let game = at_table.game();
        let setup = at_table.setup();
        let won = game.outcome() == Some(Ending::Won);
        let name = place_name(setup.place, words);
        let (place, sign) = match setup.place {
            Place::Scenario(number) => (fill(words.scenario.number, &[&number]), emblem::scenario(number)),
            Place::Dungeon(_) => {
                let day = at_table.day().map(|day| day.name(shell.words(), words.lang));
                (day.unwrap_or_else(|| words.scenario.dungeon.to_owned()), emblem::DUNGEON)
            }
        };
        let kicker = fill(words.setup.end_line, &[&place, &game.level(), &game.round()]);
        let title = fill(if won { words.setup.end_won } else { words.setup.end_lost }, &[&name]);
        let kills: u16 = game.heroes().iter().map(|hero| hero.tally.kills).sum();
        let (all, out) = (game.heroes().len(), game.heroes().iter().filter(|hero| !hero.exhausted).count());
        let walked = match out {
            0 => words.setup.end_none_out.to_owned(),
            out if out == all => words.setup.end_all_out.to_owned(),
            out => fill(words.setup.end_some_out, &[&out, &all]),
        };
        let head = tag("header", "end-head")
            .when(!won, "lost")
            .with(tag("span", "seal-hex").set("aria-hidden", "true").with(icon(sign)))
            .with(
                tag("div", "")
                    .with(
                        tag("p", "kicker")
                            .with(format!("{kicker} · {}", words.ending(if won { Ending::Won } else { Ending::Lost }))),
                    )
                    .with(tag("h1", "").with(title))
                    .with(tag("p", "lead").with(format!("{} {walked}", fill(words.setup.end_kills, &[&kills])))),
            );
        let most =
            account.heroes.iter().flat_map(|deeds| deeds.dealt.iter().chain(&deeds.taken)).copied().max().unwrap_or(1);
        let rows = (0..all as u8).map(|seat| row(words, at_table, Seat(seat), &account.heroes, most.max(1)));
        let code = at_table.setup_link();
        let copy_link = move || copy(shell, address(("h", code.1.clone())), words.setup.link_copied);
        let seed = tag("div", "end-ways")
            .with(
                tag("span", "seed-words")
                    .with(tag("small", "").with(words.setup.end_link))
                    .with(setup.seed.to_string()),
            )
            .with(tool(Tone::Quiet, copy_link).with(words.setup.copy_link));
        let result = move || table.game.with_untracked(|game| result_text(game, words));
        let ways = ways_on(table, Route::Haven(Haven::Records).href(), result);
        tag("main", "page end-page")
            .set("id", "content")
            .set("tabindex", "-1")
            .with(head)
            .with(tag("ol", "end-heroes").each(rows))
            // After every hero is counted up.
            .with(gained.and_then(|gained| records::gained(gained, all)))
            .with(looked_at_again(table, reviewing))
            .with(seed)
            .with(ways)
            .with(notes(words, at_table, account))
            .with(foot(table, Route::Haven(Haven::Setup).href()))
            .drawn()
    })
}

/// One hero: who, experience, gold, goal, damage round by round.
fn row(words: &'static Words, at_table: &ScenarioAtTable, seat: Seat, deeds: &[Deeds], most: u16) -> Tag {
    let game = at_table.game();
    let text = &words.setup;
    let hero = &game.heroes()[seat.index()];
    let figure = game.figure(hero.figure);
    let yours = at_table.players().get(seat.index()) == Some(&Player::You);
    let person = at_table.person(seat).map(|person| tag("p", "").with(person.name()));
    let won = game.outcome() == Some(Ending::Won);
    let stakes = Stakes::of(game.level(), false);
    let (gold, experience) = game.earnings(seat);
    let lost = (0..hero.class.cards().len() as u8).filter(|&card| hero.pile(CardId(card)) == Pile::Lost).count();
    let health = [&figure.health.max(0) as &dyn std::fmt::Display, &figure.most_health];
    let who = tag("div", "end-who")
        .with(tag("h2", "").with(hero.class.name().get(words.lang)))
        .with(person)
        .with(tag("p", "").with(fill(if yours { text.end_you } else { text.end_bot }, &health)))
        .with(hero.exhausted.then(|| tag("p", "out").with(text.end_exhausted)))
        .with(tag("p", "").with(fill(text.end_did, &[&hero.tally.kills, &lost])));
    let next = TO_NEXT_LEVEL.get(usize::from(hero.level) - 1).copied();
    let bar = next.map(|next| {
        let share = (u32::from(experience) * 100 / u32::from(next)).min(100);
        tag("div", "")
            .with(
                tag("div", "end-bar")
                    .set("aria-hidden", "true")
                    .with(tag("i", "").write("--share", format!("{share}%"))),
            )
            .with(tag("small", "").with(fill(text.end_to_level, &[&experience, &next, &(hero.level + 1)])))
    });
    let bonus = if won { stakes.experience } else { 0 };
    let xp = tag("div", "end-part end-xp")
        .with(tag("h3", "").with(text.end_experience))
        .with(
            tag("p", "large")
                .with(tag("b", "").with(format!("+{experience}")))
                .with(" ")
                .with(tag("small", "").with(fill(text.end_earned, &[&hero.tally.experience, &bonus]))),
        )
        .with(bar);
    let chests = (hero.tally.chests > 0).then(|| tag("small", "").with(fill(text.end_chests, &[&hero.tally.chests])));
    let purse = tag("div", "end-part end-gold")
        .with(tag("h3", "").with(text.end_gold))
        .with(tag("p", "large").with(tag("b", "").with(format!("+{gold}"))))
        .with(tag("small", "").with(fill(text.end_coins, &[&hero.tally.coins, &stakes.gold])))
        .with(chests);
    tag("li", "end-hero")
        .key(seat.index())
        .when(yours, "yours")
        .when(true, hue(hero.class))
        .with(portrait(hero.class))
        .with(who)
        .with(xp)
        .with(purse)
        .with(goal(words, game, seat))
        .with(chart(words, hero.class.name().get(words.lang), &deeds[seat.index()], most))
}

/// The battle goal with its boxes.
fn goal(words: &'static Words, game: &Game, seat: Seat) -> Tag {
    let text = &words.setup;
    let goals = game.view(seat).battle_goals();
    let part = tag("div", "end-part end-goal");
    let [goal] = goals[..] else { return part };
    let checks = game.checkmarks(seat);
    let met = checks > 0;
    let check = |at: u8| tag("i", "").key(usize::from(at)).when(at < checks, "full");
    part.with(tag("span", "met").when(met, "yes").set("aria-hidden", "true").with(if met { "✓" } else { "–" })).with(
        tag("div", "")
            .with(tag("h3", "").with(goal.name().get(words.lang)))
            .with(tag("small", "").with(words.battle_goal(goal)))
            .with(tag("small", "met-word").with(if met { text.end_met } else { text.end_missed }))
            .with(
                tag("p", "checks")
                    .with(tag("span", "boxes").set("aria-hidden", "true").each((0..3).map(check)))
                    .with(tag("small", "").with(fill(text.end_of_three, &[&checks]))),
            ),
    )
}

/// Damage dealt above the line and taken below it, on one scale for all heroes.
fn chart(words: &'static Words, name: &'static str, deeds: &Deeds, most: u16) -> Tag {
    const ABOVE: u32 = 44;
    const BELOW: u32 = 22;
    let text = &words.setup;
    let rounds = deeds.dealt.len().max(1);
    let wide = 220.0 / rounds as f64;
    let bar = |(at, (&dealt, &taken)): (usize, (&u16, &u16))| {
        let up = (u32::from(dealt) * ABOVE).div_ceil(u32::from(most));
        let down = (u32::from(taken) * BELOW).div_ceil(u32::from(most)).min(BELOW);
        let rect = |class: &'static str, y: u32, height: u32| {
            tag("rect", class)
                .write("x", format!("{:.1}", at as f64 * wide + wide * 0.1))
                .write("width", format!("{:.1}", wide * 0.8))
                .write("y", y.to_string())
                .write("height", height.to_string())
        };
        tag("g", "")
            .key(at)
            .with(tag("title", "").with(format!(
                "{} {}: {dealt} {}, {taken} {}",
                words.round,
                at + 1,
                text.end_dealt,
                text.end_taken
            )))
            .with(rect("dealt", ABOVE - up.min(ABOVE), up.min(ABOVE)))
            .with(rect("taken", ABOVE + 1, down))
    };
    let sum = |all: &[u16]| all.iter().copied().map(u32::from).sum::<u32>();
    let (dealt, taken) = (sum(&deeds.dealt), sum(&deeds.taken));
    let says = format!("{}: {dealt} {}, {taken} {}", fill(text.end_chart, &[&name]), text.end_dealt, text.end_taken);
    let picture = tag("svg", "deeds")
        .set("viewBox", "0 0 220 68")
        .set("preserveAspectRatio", "none")
        .set("role", "img")
        .write("aria-label", says)
        .with(
            tag("line", "")
                .set("x1", "0")
                .set("x2", "220")
                .write("y1", ABOVE.to_string())
                .write("y2", ABOVE.to_string()),
        )
        .each(deeds.dealt.iter().zip(&deeds.taken).enumerate().map(bar));
    let number = |number: u32, word: &'static str| {
        tag("p", "").with(tag("b", "").with(number)).with(" ").with(tag("small", "").with(word))
    };
    tag("div", "end-part end-deeds")
        .with(
            tag("div", "sums")
                .set("aria-hidden", "true")
                .with(number(dealt, text.end_dealt))
                .with(number(taken, text.end_taken)),
        )
        .with(picture)
}

/// What is worth telling.
fn notes(words: &'static Words, at_table: &ScenarioAtTable, account: &Account) -> Tag {
    let text = &words.setup;
    let note = |at: usize, number: u16, says: String| {
        tag("li", "").key(at).with(tag("b", "").with(u32::from(number))).with(tag("span", "").with(says))
    };
    let hardest = account.hardest.map(|(amount, seat, round)| {
        let name = at_table.class(seat).map_or("", |class| class.name().get(words.lang));
        note(0, amount, fill(text.end_hardest, &[&name, &round]))
    });
    tag("ul", "end-notes")
        .with(hardest)
        .with(note(1, account.negated, text.end_negated.to_owned()))
        .with(note(2, account.healed, text.end_healed.to_owned()))
        .with(note(3, account.traps, text.end_traps.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::haven::Setup;
    use ::haven::class::Class;
    use kit::Seed;

    #[test]
    fn what_heroes_took_is_counted_to_the_last_point() {
        let setup = Setup::scenario(1, &[Class::Brute, Class::Mindthief], Seed::from_number(3));
        let mut at_table = ScenarioAtTable::new(setup, vec![Player::You, Player::You]).expect("a game");
        for _ in 0..5_000 {
            let Some(seat) = at_table.game().next_to_decide() else { break };
            let choice = bots::haven::policy::choose(&at_table.view(seat)).expect("something to decide");
            at_table.choose(seat, choice).expect("it was listed");
        }
        assert!(at_table.outcome().is_some(), "heroes tire");
        let account = Account::of(&at_table);
        let rounds = usize::from(at_table.game().round());
        assert!(account.heroes.iter().all(|deeds| deeds.dealt.len() == rounds && deeds.taken.len() == rounds));
        let heroes: Vec<FigureId> = at_table.game().heroes().iter().map(|hero| hero.figure).collect();
        let told = |event: &Event| match event {
            Event::Damage(figure, amount, _) if heroes.contains(figure) => u16::try_from(*amount).unwrap_or(0),
            _ => 0,
        };
        let taken: u16 = account.heroes.iter().flat_map(|deeds| &deeds.taken).sum();
        assert_eq!(taken, at_table.session().events().iter().map(told).sum::<u16>());
        assert!(account.heroes.iter().flat_map(|deeds| &deeds.dealt).any(|&dealt| dealt > 0));
    }
}
