//! What is shown at one moment of the telling. The engine runs ahead to the next decision; the board follows event by event,
//! so that what happened can be seen happening. When the telling is over it equals what the engine's table says.

use ::chalice::{Card, Cards, End, Enemy, Event, Face, FinalBoss, Hunter, Life, Question, Table, Trophy};
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

/// One hunter as shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Person {
    /// Health on the dial.
    pub health: u8,
    /// Echoes at risk.
    pub collected: u16,
    /// Echoes that are safe.
    pub banked: u16,
    /// Spaces on the three tracks.
    pub tracks: [u8; 3],
    /// Whether they take part.
    pub life: Life,
    /// Cards in hand; a secret pick still lies here.
    pub hand: Cards,
    /// Cards used.
    pub used: Cards,
    /// The card of the round.
    pub played: Option<Card>,
    /// The weapon brought in with Transform.
    pub transformed: Option<Card>,
    /// What came of it.
    pub deed: Deed,
}

impl Person {
    /// As everyone begins (C1.04).
    fn fresh(health: u8) -> Self {
        Self {
            health,
            collected: 0,
            banked: 0,
            tracks: [0; 3],
            life: Life::Living,
            hand: Card::starters().iter().copied().collect(),
            used: Cards::EMPTY,
            played: None,
            transformed: None,
            deed: Deed::None,
        }
    }

    fn of(hunter: &Hunter, deed: Deed) -> Self {
        Self {
            health: hunter.health,
            collected: hunter.collected,
            banked: hunter.banked,
            tracks: hunter.tracks,
            life: hunter.life,
            hand: hunter.hand,
            used: hunter.used,
            played: hunter.played,
            transformed: hunter.transformed,
            deed,
        }
    }
}

/// The table as shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The hunters.
    pub people: BySeat<Person>,
    /// The round.
    pub round: u16,
    /// The step that is being told.
    pub step: Step,
    /// Who goes first.
    pub first_player: Seat,
    /// Whom the hunt is for.
    pub final_boss: FinalBoss,
    /// The most health there is.
    pub max_health: u8,
    /// Who is fought, or was until just now.
    pub enemy: Option<Enemy>,
    /// What became of it.
    pub fate: Fate,
    /// Echoes left on it.
    pub echoes: u8,
    /// Echoes that it came with.
    pub came_with: u8,
    /// The row of upgrades.
    pub available: Cards,
    /// Enemies still to come.
    pub dungeon_left: u8,
    /// Enemies killed so far.
    pub slain: u8,
    /// Monsters that got away.
    pub escaped: u8,
    /// Faces rolled this round.
    pub faces: Vec<Face>,
    /// What the attack came to.
    pub hits: Option<u8>,
    /// Why it is over, if it is.
    pub end: Option<End>,
}

impl Board {
    /// The board of a table before anything has been told.
    #[must_use]
    pub fn new(table: &Table) -> Self {
        Self {
            people: table.hunters().map(|_, _| Person::fresh(table.max_health())),
            round: 0,
            step: Step::RoundEnds,
            first_player: table.first_player(),
            final_boss: table.final_boss(),
            max_health: table.max_health(),
            enemy: None,
            fate: Fate::Standing,
            echoes: 0,
            came_with: 0,
            available: Cards::EMPTY,
            dungeon_left: 0,
            slain: 0,
            escaped: 0,
            faces: Vec::new(),
            hits: None,
            end: None,
        }
    }

    /// Takes over what the engine's table says. What only the telling knows stays: the echoes an enemy came with, faces, deeds,
    /// and a played card that has gone back to hand but has not yet left the table.
    pub fn settle(&mut self, table: &Table) {
        let told = self.people;
        self.people = table.hunters().map(|seat, hunter| Person {
            played: told[seat].played,
            transformed: told[seat].transformed,
            ..Person::of(hunter, told[seat].deed)
        });
        self.round = table.round();
        self.first_player = table.first_player();
        // One that has just fallen or fled is looked at until the next one comes.
        if let Some(enemy) = table.enemy() {
            self.enemy = Some(enemy);
            self.echoes = table.echoes();
        }
        self.available = table.available();
        self.dungeon_left = table.dungeon_left();
        self.end = table.end();
    }

    /// Shows one event.
    pub fn tell(&mut self, event: Event) {
        self.step = self.step_of(event);
        match event {
            Event::Round { round } => self.new_round(round),
            Event::Revealed { enemy, echoes } => {
                self.enemy = Some(enemy);
                self.fate = Fate::Standing;
                (self.echoes, self.came_with) = (echoes, echoes);
            }
            Event::Played { seat, card } => {
                let person = &mut self.people[seat];
                person.hand.take(card);
                person.played = Some(card);
            }
            Event::Transformed { seat, card } => {
                let person = &mut self.people[seat];
                person.hand.take(card);
                person.transformed = Some(card);
            }
            Event::Rolled { face, .. } => self.faces.push(face),
            Event::Attack { total, .. } => self.hits = Some(total),
            Event::Wounded { seat, health, .. }
            | Event::Healed { seat, health, .. }
            | Event::Rested { seat, health } => {
                let person = &mut self.people[seat];
                person.health = health;
                if matches!(event, Event::Rested { .. }) {
                    person.life = Life::Living;
                }
            }
            Event::Died { seat } => {
                let person = &mut self.people[seat];
                person.life = Life::Dead;
                person.deed = Deed::Died;
            }
            Event::Eliminated { seat } => self.people[seat].life = Life::Eliminated,
            Event::Took { seat, echoes, left, .. } => self.took(seat, echoes, left),
            Event::Gained { seat, echoes } => self.people[seat].collected += u16::from(echoes),
            Event::Lost { seat, echoes } => {
                let collected = &mut self.people[seat].collected;
                *collected = collected.saturating_sub(echoes);
            }
            Event::Paid { seat, echoes } => {
                let collected = &mut self.people[seat].collected;
                *collected = collected.saturating_sub(echoes.into());
            }
            Event::Banked { seat, echoes } => self.banked(seat, echoes),
            Event::Killed { .. } => {
                self.slain += 1;
                self.fate = Fate::Slain;
                self.echoes = 0;
            }
            Event::Escaped { .. } => {
                self.escaped += 1;
                self.fate = Fate::Escaped;
            }
            Event::Trophy { seat, trophy, space } => self.trophy(seat, trophy, space),
            Event::Upgraded { seat, card } => {
                self.available.take(card);
                self.people[seat].hand.add(card);
            }
            Event::Disarmed { seat, card } => {
                let person = &mut self.people[seat];
                person.hand.take(card);
                person.used.add(card);
            }
            Event::Recalled { seat, card } => {
                let person = &mut self.people[seat];
                person.used.take(card);
                person.hand.add(card);
            }
            Event::Reclaimed { seat } => {
                let person = &mut self.people[seat];
                let back = person.used;
                person.hand.add_all(back);
                person.used = Cards::EMPTY;
            }
            Event::Dealt { card } => self.available.add(card),
            Event::Discarded { card } => {
                self.available.take(card);
            }
            Event::FirstPlayer { seat } => self.first_player = seat,
            Event::Ended { end } => self.end = Some(end),
            Event::Hindered { .. }
            | Event::Unharmed { .. }
            | Event::Omen { .. }
            | Event::Called
            | Event::Removed { .. }
            | Event::Returned { .. } => {}
        }
    }

    fn new_round(&mut self, round: u16) {
        self.round = round;
        self.faces.clear();
        self.hits = None;
        for person in self.people.iter_mut() {
            person.deed = Deed::None;
            person.played = None;
            person.transformed = None;
        }
    }

    fn took(&mut self, seat: Seat, echoes: u8, left: u8) {
        let person = &mut self.people[seat];
        person.collected += u16::from(echoes);
        person.deed = Deed::Took(echoes);
        self.echoes = left;
    }

    fn banked(&mut self, seat: Seat, echoes: u16) {
        let person = &mut self.people[seat];
        person.collected = person.collected.saturating_sub(echoes);
        person.banked += echoes;
        person.deed = Deed::Banked(echoes);
    }

    fn trophy(&mut self, seat: Seat, trophy: Trophy, space: u8) {
        self.people[seat].tracks[trophy.index()] = space;
    }

    /// A question is asked: it stands in its own step, even if nothing of that step has been told yet.
    pub fn ask(&mut self, question: Question) {
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
            Event::Banked { .. } if self.step < Step::Dream && self.end.is_none() && self.hits.is_none() => {
                Step::Instants
            }
            _ => self.step,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::chalice::{Hunt, Setup};
    use kit::{Seed, Stream};

    /// Plays random hunts and tells every event to a board: after each choice it must show what the table says, but for
    /// cards that only the end of a round moves.
    #[test]
    fn the_telling_ends_where_the_engine_stands() {
        for number in 0..300 {
            let setup = Setup::new(3 + (number % 3) as u8, Seed::from_number(number));
            let mut events = Vec::new();
            let mut hunt = Hunt::begin(&setup, &mut events).expect("a fair set-up");
            let mut board = Board::new(hunt.table());
            let mut chance = Stream::new(setup.seed, "test");
            loop {
                events.drain(..).for_each(|event| board.tell(event));
                let mut settled = board.clone();
                settled.settle(hunt.table());
                let numbers = |board: &Board| {
                    board.people.map(|_, p| (p.health, p.collected, p.banked, p.tracks, p.life)).as_slice().to_vec()
                };
                assert_eq!(numbers(&board), numbers(&settled), "seed {number}");
                assert_eq!(
                    (board.round, board.first_player, board.end),
                    (settled.round, settled.first_player, settled.end)
                );
                assert_eq!(board.available, settled.available, "seed {number}");
                if hunt.table().enemy().is_some() {
                    assert_eq!((board.enemy, board.echoes), (settled.enemy, settled.echoes), "seed {number}");
                }
                board = settled;
                let Some(seat) = hunt.next_to_decide() else { break };
                let question = hunt.table().question().expect("somebody is asked something");
                let before = board.step;
                board.ask(question);
                assert!(
                    board.step >= before || question == Question::Card,
                    "seed {number}: {question:?} after {before:?}"
                );
                let legal = hunt.legal(seat);
                let choice = legal.nth(chance.below(legal.len()));
                hunt.choose(seat, choice, &mut events).expect("it was listed");
            }
        }
    }
}
