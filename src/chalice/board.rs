//! What is shown at one moment: the engine's own table after an event, and what the events of the round point at. The engine runs
//! ahead to the next decision; the board follows event by event, so that what happened can be seen happening.

use ::chalice::{Card, Enemy, Event, Face, Hunter, Question, Table};
use kit::{BySeat, Seat};

/// The eight steps of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the names are the rulebook's steps")]
pub enum Step {
    Choose,
    Transform,
    Instants,
    EnemyAttacks,
    HuntersAttack,
    Escape,
    Dream,
    RoundEnds,
}

impl Step {
    /// All of them, in order.
    pub const ALL: [Self; 8] = [
        Self::Choose,
        Self::Transform,
        Self::Instants,
        Self::EnemyAttacks,
        Self::HuntersAttack,
        Self::Escape,
        Self::Dream,
        Self::RoundEnds,
    ];
}

/// What a hunter has done this round, in the order of importance: the last one is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Deed {
    /// Nothing yet.
    #[default]
    None,
    /// Took echoes from the enemy.
    Took(u8),
    /// Banked echoes.
    Banked(u16),
    /// Died.
    Died,
}

/// What became of the enemy that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It still stands.
    Standing,
    /// It is dead.
    Slain,
    /// It got away.
    Escaped,
}

/// The cards of a hunter's round, in sight until the next round begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Laid {
    /// The card of the round.
    pub played: Option<Card>,
    /// The weapon brought in with Transform.
    pub transformed: Option<Card>,
}

/// What is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The engine's table.
    pub table: Table,
    /// The step that the last event belongs to.
    pub step: Step,
    /// What each hunter has laid on the table this round.
    pub laid: BySeat<Laid>,
    /// What came of it.
    pub deeds: BySeat<Deed>,
    /// Who is fought, or was until just now.
    pub enemy: Option<Enemy>,
    /// What became of it.
    pub fate: Fate,
    /// Echoes left on it, as last seen.
    pub echoes: u8,
    /// Echoes that it came with.
    pub came_with: u8,
    /// Enemies killed so far.
    pub slain: u8,
    /// Monsters that got away.
    pub escaped: u8,
    /// Faces rolled this round.
    pub faces: Vec<Face>,
    /// What the attack came to.
    pub hits: Option<u8>,
}

impl Board {
    /// The board before anything has happened.
    #[must_use]
    pub fn new(table: &Table) -> Self {
        Self {
            table: *table,
            step: Step::RoundEnds,
            laid: table.hunters().map(|_, _| Laid::default()),
            deeds: table.hunters().map(|_, _| Deed::None),
            enemy: None,
            fate: Fate::Standing,
            echoes: 0,
            came_with: 0,
            slain: 0,
            escaped: 0,
            faces: Vec::new(),
            hits: None,
        }
    }

    /// A hunter.
    #[must_use]
    pub fn hunter(&self, seat: Seat) -> &Hunter {
        self.table.hunter(seat)
    }

    /// What was rolled this round, throw by throw: a face with + leads to the next of the same throw (C5.02).
    pub fn throws(&self) -> impl Iterator<Item = &[Face]> {
        self.faces.chunk_by(|face, _| face.again)
    }

    /// Shows an event and the table after it.
    pub fn show(&mut self, event: Event, table: &Table) {
        self.step = self.step_of(event);
        self.table = *table;
        match event {
            Event::Round { .. } => {
                self.faces.clear();
                self.hits = None;
                self.laid.iter_mut().for_each(|laid| *laid = Laid::default());
                self.deeds.iter_mut().for_each(|deed| *deed = Deed::None);
            }
            Event::Revealed { enemy, echoes } => {
                // What lay there was rolled for the one before.
                self.faces.clear();
                self.hits = None;
                self.enemy = Some(enemy);
                self.fate = Fate::Standing;
                (self.echoes, self.came_with) = (echoes, echoes);
            }
            Event::Played { seat, card } => self.laid[seat].played = Some(card),
            Event::Transformed { seat, card } => self.laid[seat].transformed = Some(card),
            Event::Rolled { face, .. } => self.faces.push(face),
            Event::Attack { total, .. } => self.hits = Some(total),
            Event::Died { seat } => self.deeds[seat] = Deed::Died,
            Event::Took { seat, echoes, left, .. } => {
                self.deeds[seat] = Deed::Took(echoes);
                self.echoes = left;
            }
            Event::Banked { seat, echoes } => self.deeds[seat] = Deed::Banked(echoes),
            Event::Killed { .. } => {
                self.slain += 1;
                self.fate = Fate::Slain;
            }
            Event::Escaped { .. } => {
                self.escaped += 1;
                self.fate = Fate::Escaped;
            }
            _ => {}
        }
    }

    /// A question is asked, on the table as it stands now: it belongs to its own step, even if nothing of that step has happened.
    pub fn ask(&mut self, question: Question, table: &Table) {
        self.table = *table;
        self.step = match question {
            Question::Card => Step::Choose,
            Question::Transform => Step::Transform,
            Question::Hinder | Question::Recall => Step::Instants,
            Question::Pay => Step::HuntersAttack,
            Question::Disarm => Step::Escape,
            Question::Upgrade | Question::Remove => Step::Dream,
            // The second trophy comes with the blow that kills, whichever step that falls in.
            Question::Trophy => self.step,
        };
    }

    /// The step that an event belongs to. Blood taken before the enemy's attack is an instant's.
    fn step_of(&self, event: Event) -> Step {
        match event {
            Event::Round { .. } | Event::Played { .. } => Step::Choose,
            Event::Transformed { .. } => Step::Transform,
            Event::Rolled { .. } | Event::Attack { .. } => Step::EnemyAttacks,
            Event::Hindered { .. } | Event::Recalled { .. } => Step::Instants,
            Event::Took { .. } | Event::Paid { .. } if self.hits.is_some() => Step::HuntersAttack,
            Event::Took { .. } => Step::Instants,
            Event::Escaped { .. } | Event::Omen { .. } | Event::Called | Event::Disarmed { .. } => Step::Escape,
            Event::Reclaimed { .. } | Event::Upgraded { .. } | Event::Rested { .. } => Step::Dream,
            Event::FirstPlayer { .. } | Event::Revealed { .. } | Event::Returned { .. } => Step::RoundEnds,
            Event::Banked { .. } if self.step < Step::Dream && self.table.end().is_none() && self.hits.is_none() => {
                Step::Instants
            }
            _ => self.step,
        }
    }
}

/// What a throw adds up to.
#[must_use]
pub fn hits_of(throw: &[Face]) -> u8 {
    throw.iter().fold(0, |sum, face| sum.saturating_add(face.hits))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::chalice::{Ability, Hunt, Setup};
    use kit::{Seed, Session, Stream};

    /// Shows random hunts event by event. The steps of a round never go back, and what is pointed at agrees with the table.
    #[test]
    fn steps_go_forward_and_the_enemy_that_is_shown_is_the_one_that_is_fought() {
        let mut threw_twice = false;
        for number in 0..300 {
            let setup = Setup::new(3 + (number % 3) as u8, Seed::from_number(number));
            let mut session = Session::<Hunt>::begin(setup).expect("a fair set-up");
            let mut board = Board::new(&session.table_after(0));
            let mut chance = Stream::new(setup.seed, "test");
            let mut shown = 0;
            loop {
                for at in shown..session.events().len() {
                    let (before, event) = (board.step, session.events()[at]);
                    board.show(event, &session.table_after(at + 1));
                    let begins = matches!(event, Event::Round { .. });
                    assert!(begins || board.step >= before, "seed {number}: {event:?} after {before:?}");
                    if let Event::Attack { enemy, total } = event {
                        let totals: Vec<u8> = board.throws().map(hits_of).collect();
                        let twice = enemy.data().ability == Ability::RollsTwice;
                        assert_eq!(
                            (totals.len(), totals.iter().max()),
                            (1 + usize::from(twice), Some(&total)),
                            "seed {number}"
                        );
                        threw_twice |= twice;
                    }
                    if matches!(event, Event::Revealed { .. }) {
                        assert_eq!((board.faces.len(), board.hits), (0, None), "seed {number}: another's roll");
                    }
                    if let Some(enemy) = board.table.enemy() {
                        assert_eq!((board.enemy, board.echoes), (Some(enemy), board.table.echoes()), "seed {number}");
                        assert_eq!(board.fate, Fate::Standing);
                    }
                }
                shown = session.events().len();
                let Some(seat) = session.game().next_to_decide() else { break };
                let question = session.game().table().question().expect("somebody is asked something");
                let before = board.step;
                board.ask(question, session.game().table());
                assert!(
                    board.step >= before || question == Question::Card,
                    "seed {number}: {question:?} after {before:?}"
                );
                let legal = session.game().legal(seat);
                session.choose(seat, legal.nth(chance.below(legal.len()))).expect("it was listed");
            }
        }
        assert!(threw_twice, "somebody met the one who throws twice");
    }
}
