//! What a page asks of Haven's worker, as bytes, and how it is answered. The game so far is played anew from its code and choices;
//! whoever thinks gets only the seat's view of it.

use crate::haven::analysis::{Turning, turnings};
use crate::haven::level::Level;
use crate::haven::mind::{Advice, Mind};
use crate::haven::reason::{Explanation, Part, Reason};
use crate::haven::talk::{SAID_WIDTH, Said};
use haven::card::{CardId, Side};
use haven::choice::Choice;
use haven::condition::Condition;
use haven::element::Element;
use haven::figure::FigureId;
use haven::game::Game;
use haven::hex::hex;
use haven::item::Item;
use haven::setup::Setup;
use haven::share;
use haven::spot::Spot;
use kit::{Seat, Seed};

/// How many bytes a choice takes, with its seat.
const WIDTH: usize = 8;

/// What is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// What does this seat do?
    Decide,
    /// What does it say before the cards of a round are chosen?
    Speak,
    /// What could a person do here, and why?
    Advise,
    /// Which turns of this seat mattered, after the scenario?
    Analyse,
}

impl Task {
    const ALL: [Self; 4] = [Self::Decide, Self::Speak, Self::Advise, Self::Analyse];
}

/// A question to a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// What is wanted.
    pub task: Task,
    /// The set-up, as a link carries it.
    pub setup: String,
    /// Everything that was decided so far.
    pub choices: Vec<(Seat, Choice)>,
    /// What was said of the round under way; empty if nobody speaks.
    pub talk: Vec<Said>,
    /// Whose decision it is.
    pub seat: Seat,
    /// How hard to think.
    pub level: Level,
}

impl Request {
    /// As bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = vec![self.task as u8, self.seat.0, self.level as u8, self.talk.len() as u8];
        bytes.extend(self.talk.iter().flat_map(|said| said.written()));
        bytes.extend((self.setup.len() as u16).to_le_bytes());
        bytes.extend(self.setup.as_bytes());
        for &(seat, choice) in &self.choices {
            bytes.extend(written(seat, choice));
        }
        bytes
    }

    /// Back from bytes; none if they are no request.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (&[task, seat, level, said], rest) = bytes.split_first_chunk()?;
        let task = *Task::ALL.get(usize::from(task))?;
        let level = *Level::ALL.get(usize::from(level))?;
        let (talk, rest) = rest.split_at_checked(usize::from(said) * SAID_WIDTH)?;
        let talk =
            talk.chunks(SAID_WIDTH).map(|chunk| Said::read(chunk.try_into().ok()?)).collect::<Option<Vec<_>>>()?;
        let (length, rest) = rest.split_first_chunk()?;
        let (setup, rest) = rest.split_at_checked(usize::from(u16::from_le_bytes(*length)))?;
        let choices = rest.chunks(WIDTH).map(|chunk| read(chunk.try_into().ok()?)).collect::<Option<Vec<_>>>()?;
        let setup = std::str::from_utf8(setup).ok()?.to_owned();
        Some(Self { task, setup, choices, talk, seat: Seat(seat), level })
    }
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// The game cannot be played, or the seat is not asked.
    Refused,
    /// What the seat does; why, if it has just thought about cards or a turn.
    Choice(Choice, Option<Explanation>),
    /// What it says.
    Said(Said),
    /// Ways to go on, the best first, three at most.
    Advice(Vec<Advice>),
    /// The turns that mattered, the costliest first, three at most.
    Analysis(Vec<Turning>),
}

impl Reply {
    /// As bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        match self {
            Self::Refused => bytes.push(0),
            Self::Choice(choice, why) => {
                bytes.push(1);
                bytes.extend(written(Seat(0), *choice));
                why.iter().for_each(|why| write_why(&mut bytes, why));
            }
            Self::Said(said) => {
                bytes.push(2);
                bytes.extend(said.written());
            }
            Self::Advice(all) => {
                bytes.push(3);
                for advice in all {
                    write_path(&mut bytes, &advice.path);
                    write_why(&mut bytes, &advice.why);
                }
            }
            Self::Analysis(all) => {
                bytes.push(4);
                for turning in all {
                    bytes.extend(turning.round.to_le_bytes());
                    bytes.extend(turning.made.to_le_bytes());
                    bytes.push(turning.cost);
                    write_path(&mut bytes, &turning.played);
                    write_path(&mut bytes, &turning.better);
                    write_reasons(&mut bytes, &turning.reasons);
                }
            }
        }
        bytes
    }

    /// Back from bytes; none if they are no reply.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (&kind, rest) = bytes.split_first()?;
        let mut rest = Reader(rest);
        let reply = match kind {
            0 => Self::Refused,
            1 => Self::Choice(rest.choice()?, if rest.0.is_empty() { None } else { Some(rest.why()?) }),
            2 => Self::Said(Said::read(rest.take()?)?),
            3 => {
                let mut all = Vec::new();
                while !rest.0.is_empty() {
                    all.push(Advice { path: rest.path()?, why: rest.why()? });
                }
                Self::Advice(all)
            }
            4 => {
                let mut all = Vec::new();
                while !rest.0.is_empty() {
                    all.push(Turning {
                        round: u16::from_le_bytes(rest.take()?),
                        made: u32::from_le_bytes(rest.take()?),
                        cost: rest.byte()?,
                        played: rest.path()?,
                        better: rest.path()?,
                        reasons: rest.reasons()?,
                    });
                }
                Self::Analysis(all)
            }
            _ => return None,
        };
        rest.0.is_empty().then_some(reply)
    }
}

fn write_path(bytes: &mut Vec<u8>, path: &[Choice]) {
    let path = &path[..path.len().min(255)];
    bytes.push(path.len() as u8);
    bytes.extend(path.iter().flat_map(|&choice| written(Seat(0), choice)));
}

fn write_reasons(bytes: &mut Vec<u8>, reasons: &[Reason]) {
    bytes.push(reasons.len() as u8);
    for reason in reasons {
        bytes.push(reason.part as u8);
        bytes.extend(reason.by.to_le_bytes());
    }
}

fn write_why(bytes: &mut Vec<u8>, why: &Explanation) {
    bytes.push(why.chance);
    write_reasons(bytes, &why.brings);
    write_reasons(bytes, &why.rather);
}

/// What is still to be read; whatever is missing or unknown gives nothing.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (&first, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(first)
    }

    fn byte(&mut self) -> Option<u8> {
        self.take().map(|[byte]| byte)
    }

    fn choice(&mut self) -> Option<Choice> {
        read(self.take()?).map(|one| one.1)
    }

    fn path(&mut self) -> Option<Vec<Choice>> {
        (0..self.byte()?).map(|_| self.choice()).collect()
    }

    fn reasons(&mut self) -> Option<Vec<Reason>> {
        let mut reasons = Vec::new();
        for _ in 0..self.byte()? {
            let part = *Part::ALL.get(usize::from(self.byte()?))?;
            reasons.push(Reason { part, by: i32::from_le_bytes(self.take()?) });
        }
        Some(reasons)
    }

    fn why(&mut self) -> Option<Explanation> {
        let chance = self.byte()?;
        Some(Explanation { chance, brings: self.reasons()?, rather: self.reasons()? })
    }
}

/// A game as it was played: its set-up, its choices, and where it stands.
type Played = (String, Vec<(Seat, Choice)>, Game);

/// A game that is asked about again and again: what was played before need not be played anew, and a mind goes on with what it
/// means to do.
#[derive(Debug, Default)]
pub struct Desk {
    before: Option<Played>,
    /// The last mind that thought, and for whom.
    mind: Option<(Seat, Level, Mind)>,
}

impl Desk {
    /// Answers a request.
    pub fn answer(&mut self, request: &Request) -> Reply {
        self.try_answer(request).unwrap_or(Reply::Refused)
    }

    fn try_answer(&mut self, request: &Request) -> Option<Reply> {
        let goes_on = |(setup, choices, _): &Played| *setup == request.setup && request.choices.starts_with(choices);
        let setup = share::decode(&request.setup).ok()?;
        let (mut played, mut game) = match self.before.take().filter(goes_on) {
            Some((_, choices, game)) => (choices.len(), game),
            None => (0, Game::begin(&setup, &mut ()).ok()?),
        };
        // A plan is for the very next choice: after anything else it is made anew.
        let next = request.choices.len() == played + 1;
        while let Some(&(seat, choice)) = request.choices.get(played) {
            game.choose(seat, choice, &mut ()).ok()?;
            played += 1;
        }
        let reply = if request.task == Task::Decide {
            self.decide(request, &game, setup.seed, next)
        } else {
            other_answer(request, &setup, &game)
        };
        self.before = Some((request.setup.clone(), request.choices.clone(), game));
        reply
    }

    fn decide(&mut self, request: &Request, game: &Game, seed: Seed, next: bool) -> Option<Reply> {
        let same = |(seat, level, _): &(Seat, Level, Mind)| next && (*seat, *level) == (request.seat, request.level);
        let mind = self.mind.take().filter(same).map(|(_, _, mind)| mind);
        let mut mind = mind.unwrap_or_else(|| Mind::new(request.level, seed).explaining());
        mind.hear(&request.talk);
        let choice = mind.decide(&game.view(request.seat));
        let why = mind.why().cloned();
        self.mind = Some((request.seat, request.level, mind));
        choice.map(|choice| Reply::Choice(choice, why))
    }
}

/// What is not a decision is thought about anew each time.
fn other_answer(request: &Request, setup: &Setup, game: &Game) -> Option<Reply> {
    let view = game.view(request.seat);
    let mut mind = Mind::new(request.level, setup.seed);
    mind.hear(&request.talk);
    match request.task {
        Task::Speak => {
            view.question()?;
            Some(Reply::Said(mind.speak(&view)))
        }
        Task::Analyse => Some(Reply::Analysis(turnings(setup, &request.choices, request.seat)?)),
        _ => Some(mind.advise(&view)).filter(|advice| !advice.is_empty()).map(Reply::Advice),
    }
}

fn written(seat: Seat, choice: Choice) -> [u8; WIDTH] {
    let (kind, one, other) = match choice {
        Choice::Goal(one) => (0, one, 0),
        Choice::Hex(spot) => (1, spot.0, 0),
        Choice::Play(lead, other) => (2, lead.0, other.0),
        Choice::LongRest => (3, 0, 0),
        Choice::Act { card, side, basic } => (4, card.0, side as u8 * 2 + u8::from(basic)),
        Choice::Use(item) => (5, item as u8, 0),
        Choice::Dismiss(card) => (6, card.0, 0),
        Choice::EndTurn => (7, 0, 0),
        Choice::Step(spot) => (8, spot.0, 0),
        Choice::Stop => (9, 0, 0),
        Choice::Target(figure) => (10, figure.0, 0),
        Choice::Area(shape, _) => (11, shape, 0),
        Choice::Consume(element) => (12, element as u8, 0),
        Choice::Do => (13, 0, 0),
        Choice::Skip => (14, 0, 0),
        Choice::Card(card) => (15, card.0, 0),
        Choice::Suffer => (16, 0, 0),
        Choice::LoseFromHand(card) => (17, card.0, 0),
        Choice::LoseDiscards(one, other) => (18, one.0, other.0),
        Choice::ShortRest => (19, 0, 0),
        Choice::Keep => (20, 0, 0),
        Choice::Redraw => (21, 0, 0),
        Choice::Option(one) => (22, one, 0),
        Choice::Item(item) => (23, item as u8, 0),
        Choice::Create(element) => (24, element as u8, 0),
        Choice::Omit(condition) => (25, condition as u8, 0),
    };
    let (q, r) = if let Choice::Area(_, at) = choice { (at.q, at.r) } else { (0, 0) };
    let ([q0, q1], [r0, r1]) = (q.to_le_bytes(), r.to_le_bytes());
    [seat.0, kind, one, other, q0, q1, r0, r1]
}

fn read([seat, kind, one, other, q0, q1, r0, r1]: [u8; WIDTH]) -> Option<(Seat, Choice)> {
    let item = || Item::ALL.into_iter().find(|&item| item as u8 == one);
    let element = || Element::ALL.into_iter().find(|&element| element as u8 == one);
    let choice = match kind {
        0 => Choice::Goal(one),
        1 => Choice::Hex(Spot(one)),
        2 => Choice::Play(CardId(one), CardId(other)),
        3 => Choice::LongRest,
        4 => {
            let side = if other / 2 == 0 { Side::Top } else { Side::Bottom };
            Choice::Act { card: CardId(one), side, basic: other % 2 == 1 }
        }
        5 => Choice::Use(item()?),
        6 => Choice::Dismiss(CardId(one)),
        7 => Choice::EndTurn,
        8 => Choice::Step(Spot(one)),
        9 => Choice::Stop,
        10 => Choice::Target(FigureId(one)),
        11 => Choice::Area(one, hex(i16::from_le_bytes([q0, q1]), i16::from_le_bytes([r0, r1]))),
        12 => Choice::Consume(element()?),
        13 => Choice::Do,
        14 => Choice::Skip,
        15 => Choice::Card(CardId(one)),
        16 => Choice::Suffer,
        17 => Choice::LoseFromHand(CardId(one)),
        18 => Choice::LoseDiscards(CardId(one), CardId(other)),
        19 => Choice::ShortRest,
        20 => Choice::Keep,
        21 => Choice::Redraw,
        22 => Choice::Option(one),
        23 => Choice::Item(item()?),
        24 => Choice::Create(element()?),
        25 => Choice::Omit(Condition::ALL.into_iter().find(|&condition| condition as u8 == one)?),
        _ => return None,
    };
    Some((Seat(seat), choice))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::haven::talk::{Band, Word};
    use haven::sample;
    use kit::Stream;

    fn asked(task: Task, setup: &str, choices: &[(Seat, Choice)], seat: Seat) -> Request {
        let said = Said { seat: Seat(1), band: Some(Band::Early), word: Some(Word::HealMe) };
        let choices = choices.to_vec();
        Request { task, setup: setup.to_owned(), choices, talk: vec![said], seat, level: Level::Squire }
    }

    /// Games by chance, asked about now and then: every message comes back from its bytes, and what is answered is legal.
    #[test]
    fn requests_come_back_from_their_bytes_and_are_answered() {
        let mut desk = Desk::default();
        let (mut words, mut reasons, mut advice) = (0, 0, 0);
        for number in 0..4 {
            let setup = share::decode(&share::encode(&sample::setup(number * 7))).expect("a code");
            let code = share::encode(&setup);
            let mut game = Game::begin(&setup, &mut ()).expect("a fair set-up");
            let mut chance = Stream::new(setup.seed, "requests");
            let mut choices = Vec::new();
            while let Some(seat) = game.next_to_decide().filter(|_| choices.len() < 120) {
                let legal = game.legal(seat);
                for &choice in &legal {
                    assert_eq!(read(written(seat, choice)), Some((seat, choice)));
                }
                let all = chance.below(8) == 0 || game.question(seat) == Some(haven::view::Question::Cards);
                for task in Task::ALL.into_iter().take(if all { 3 } else { 1 }) {
                    let request = asked(task, &code, &choices, seat);
                    assert_eq!(Request::from_bytes(&request.to_bytes()), Some(request.clone()));
                    let reply = Desk::default().answer(&request);
                    assert_eq!(Reply::from_bytes(&reply.to_bytes()), Some(reply.clone()));
                    match reply {
                        Reply::Choice(choice, why) => {
                            assert!(legal.contains(&choice));
                            reasons += why.map_or(0, |why| why.brings.len());
                        }
                        Reply::Said(said) => {
                            assert_eq!(said.seat, seat);
                            words += usize::from(said.band.is_some());
                        }
                        Reply::Advice(all) => {
                            assert!(all.iter().all(|one| legal.contains(&one.path[0])));
                            advice += all.len();
                        }
                        other => panic!("{task:?} was answered by {other:?}"),
                    }
                }
                let thought = match desk.answer(&asked(Task::Decide, &code, &choices, seat)) {
                    Reply::Choice(choice, _) => Some(choice).filter(|_| chance.below(2) == 0),
                    other => panic!("{other:?}"),
                };
                let choice = thought.or_else(|| chance.pick(&legal).copied()).expect("there is something to decide");
                game.choose(seat, choice, &mut ()).expect("it was listed");
                choices.push((seat, choice));
            }
            let request = asked(Task::Analyse, &code, &choices, Seat(0));
            let reply = desk.answer(&request);
            assert_eq!(Reply::from_bytes(&reply.to_bytes()), Some(reply.clone()));
            assert!(matches!(reply, Reply::Analysis(turnings) if turnings.len() <= 3));
        }
        assert!(words > 3 && reasons > 20 && advice > 20, "{words} {reasons} {advice}");
    }

    #[test]
    fn what_is_no_request_is_refused() {
        for bytes in
            [&[][..], &[0], &[0, 0, 9, 0, 0, 0], &[9, 0, 0, 0, 0, 0], &[0, 0, 0, 1, 0, 0], &[0, 0, 0, 0, 9, 0, 65]]
        {
            assert_eq!(Request::from_bytes(bytes), None);
        }
        assert_eq!(Desk::default().answer(&asked(Task::Decide, "x", &[], Seat(0))), Reply::Refused);
        for bytes in [&[][..], &[5], &[0, 0], &[1, 0], &[2, 0, 0, 11, 0], &[3, 1], &[4, 1, 0, 0]] {
            assert_eq!(Reply::from_bytes(bytes), None);
        }
    }
}
