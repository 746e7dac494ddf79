//! A random hunt as JSON lines, for another implementation of the same rules to play again.

use super::state::{Deal, Decision, Opening, Round, Scores, State, card_name, enemy_name};
use chalice::words::die_name;
use chalice::{Card, Choice, Effect, Event, Hunt, Legal, Setup, Sink, Table};
use kit::{Lang, Seat, Seed, Stream};
use serde::Serialize;

/// Who plays the hunts of a trace.
#[derive(Clone, Copy)]
pub(crate) enum Hunters {
    /// Each choice is as likely as any other.
    Random,
    /// Three times of four they do what leads to rare cases: copies of one card, eighth cards in several piles, fire on an
    /// enemy that is about to die.
    Rare,
}

impl Hunters {
    fn choose(self, hunt: &Hunt, seat: Seat, chance: &mut Stream) -> Choice {
        let legal = hunt.legal(seat);
        if matches!(self, Self::Rare) && chance.below(4) > 0 {
            let rare: Vec<Choice> = legal.iter().filter(|&choice| is_rare(hunt, seat, choice, &legal)).collect();
            if let Some(&choice) = chance.pick(&rare) {
                return choice;
            }
        }
        legal.nth(chance.below(legal.len()))
    }
}

fn is_rare(hunt: &Hunt, seat: Seat, choice: Choice, legal: &Legal) -> bool {
    let table = hunt.table();
    let is_fire = |card: Card| matches!(card.data().effect, Effect::Burst { .. } | Effect::Spray(_));
    match choice {
        Choice::Play(card) => is_fire(card) && table.echoes() <= 2,
        Choice::Upgrade(card) => table.hunter(seat).owned().contains(card) || is_fire(card),
        Choice::Remove(pile, card) => {
            let elsewhere = |other| matches!(other, Choice::Remove(place, same) if same == card && place != pile);
            legal.iter().any(elsewhere)
        }
        _ => false,
    }
}

/// So many hunts of seeds that follow each other.
pub(crate) fn run(setup: &Setup, games: u32, hunters: Hunters) -> Result<String, String> {
    let mut lines = Vec::new();
    for game in 0..games {
        let seed = Seed::from_number(setup.seed.number().wrapping_add(game));
        lines.extend(lines_of(&Setup { seed, ..*setup }, hunters)?);
    }
    Ok(lines.join("\n"))
}

fn lines_of(setup: &Setup, hunters: Hunters) -> Result<Vec<String>, String> {
    let mut recorder = Recorder::default();
    let mut hunt = Hunt::begin(setup, &mut recorder).map_err(|why| why.to_string())?;
    let deal = recorder.deal(&hunt);
    let mut chance = Stream::new(setup.seed, "chalice random hunters");
    while let Some(seat) = hunt.next_to_decide() {
        let choice = hunters.choose(&hunt, seat, &mut chance);
        recorder.choices.push(Decision::of(seat, choice, &hunt.legal(seat)));
        hunt.choose(seat, choice, &mut recorder).map_err(|why| why.to_string())?;
    }
    let mut rounds = recorder.rounds.into_iter();
    let state = rounds.next().ok_or("a hunt has a set-up")?.state;
    let mut lines = vec![json(&Opening { setup: deal, state })?];
    for round in rounds {
        lines.push(json(&round)?);
    }
    let result = hunt.outcome().ok_or("the hunt is not over")?;
    lines.push(json(&Scores::of(&result))?);
    Ok(lines)
}

fn json(line: &impl Serialize) -> Result<String, String> {
    serde_json::to_string(line).map_err(|why| why.to_string())
}

/// Collects a round's choices, dice and called Monsters until its state is known.
#[derive(Default)]
pub(crate) struct Recorder {
    pub(crate) choices: Vec<Decision>,
    pub(crate) rounds: Vec<Round>,
    dice: Vec<(String, String)>,
    called: Vec<String>,
    /// A Monster from the box lies on top, face down; the next one revealed is it.
    awaits: bool,
    /// What was turned over before round 1.
    dealt: Vec<String>,
    revealed: Vec<String>,
}

impl Sink for Recorder {
    fn tell(&mut self, event: Event, _: &Table) {
        match event {
            Event::Rolled { die, face } => self.dice.push((die_name(die, Lang::En).to_owned(), face.to_string())),
            Event::Called => self.awaits = true,
            Event::Revealed { enemy, .. } => {
                if std::mem::take(&mut self.awaits) {
                    self.called.push(enemy_name(enemy));
                }
                if self.rounds.is_empty() {
                    self.revealed.push(enemy_name(enemy));
                }
            }
            Event::Dealt { card } if self.rounds.is_empty() => self.dealt.push(card_name(card)),
            _ => {}
        }
    }

    fn round_over(&mut self, table: &Table) {
        self.rounds.push(Round {
            round: table.round(),
            choices: std::mem::take(&mut self.choices),
            dice: std::mem::take(&mut self.dice),
            called: std::mem::take(&mut self.called),
            state: State::of(table),
        });
    }
}

impl Recorder {
    /// The decks as they were before the set-up turned anything over.
    fn deal(&self, hunt: &Hunt) -> Deal {
        let table = hunt.table();
        Deal {
            hunters: table.hunters().len(),
            final_boss: enemy_name(table.final_boss().enemy()),
            dungeon: self.revealed.iter().cloned().chain(hunt.dungeon().map(enemy_name)).collect(),
            unused: hunt.unused_monsters().map(enemy_name).collect(),
            upgrades: self.dealt.iter().cloned().chain(hunt.upgrade_deck().map(card_name)).collect(),
            first_player: table.first_player().0,
        }
    }
}

/// The seat and choice of a decision, or why it is none.
pub(crate) fn understood(decision: &Decision, hunt: &Hunt) -> Result<(Seat, Choice), String> {
    let seat = Seat(decision.seat);
    let choice = decision.choice(&hunt.legal(seat)).ok_or_else(|| format!("{decision:?} is no choice"))?;
    Ok((seat, choice))
}

#[cfg(test)]
mod tests {
    use super::super::check::check;
    use super::*;
    use chalice::FinalBoss;

    fn traces(games: u32, hunters: Hunters) -> String {
        let setups = (0..games).map(|game| {
            let setup = Setup::new(3 + (game % 3) as u8, Seed::from_number(game));
            setup.against(FinalBoss::ALL[(game % 5) as usize])
        });
        setups.map(|setup| run(&setup, 1, hunters).expect("a trace") + "\n").collect()
    }

    #[test]
    fn traces_play_again_with_their_own_decks_dice_and_choices() {
        let said = check(&traces(30, Hunters::Random)).expect("they agree");
        assert!(said.starts_with("30 games"), "{said}");
    }

    #[test]
    fn rare_cases_play_again_too_and_do_occur() {
        let rare = traces(60, Hunters::Rare);
        check(&rare).expect("they agree");
        for pile in [" in hand\"", " used\"", " in play\""] {
            assert!(rare.contains(pile), "no eighth card{pile}");
        }
    }

    #[test]
    fn a_changed_trace_is_noticed() {
        let trace = traces(1, Hunters::Random);
        for (from, to) in [
            ("\"collected\":1", "\"collected\":2"),
            ("\"dead\":false", "\"dead\":true"),
            ("[\"green\",\"1\"]", "[\"green\",\"2\"]"),
        ] {
            if trace.contains(from) {
                assert!(check(&trace.replacen(from, to, 1)).is_err(), "{from}");
            }
        }
        let cut: Vec<&str> = trace.lines().filter(|line| !line.starts_with("{\"round\":2,")).collect();
        assert!(check(&cut.join("\n")).is_err());
    }

    #[test]
    fn fields_come_in_the_documented_order() {
        let trace = traces(1, Hunters::Random);
        let lines: Vec<&str> = trace.lines().collect();
        assert!(
            lines[0].starts_with("{\"setup\":{\"hunters\":3,\"final_boss\":\"Rom, the Vacuous Spider\",\"dungeon\":[")
        );
        assert!(lines[0].contains("\"state\":{\"round\":0,\"first_player\":"));
        assert!(lines[1].starts_with("{\"round\":1,\"choices\":[{\"seat\":"));
        assert!(lines[1].contains("],\"dice\":[[") && lines[1].contains("]],\"box\":[],\"state\":{\"round\":1,"));
        assert!(lines[lines.len() - 1].starts_with("{\"scores\":["));
    }
}
