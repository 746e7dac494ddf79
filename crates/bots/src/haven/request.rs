//! What a page asks of Haven's worker, as bytes, and how it is answered. The game so far is played anew from its code and choices;
//! whoever thinks gets only the seat's view of it.

use crate::haven::level::Level;
use crate::haven::mind::Mind;
use haven::card::{CardId, Side};
use haven::choice::Choice;
use haven::condition::Condition;
use haven::element::Element;
use haven::figure::FigureId;
use haven::game::Game;
use haven::hex::hex;
use haven::item::Item;
use haven::share;
use haven::spot::Spot;
use kit::Seat;

/// How many bytes a choice takes, with its seat.
const WIDTH: usize = 8;

/// A question: what does this seat do?
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The set-up, as a link carries it.
    pub setup: String,
    /// Everything that was decided so far.
    pub choices: Vec<(Seat, Choice)>,
    /// Whose decision it is.
    pub seat: Seat,
    /// How hard to think.
    pub level: Level,
}

impl Request {
    /// As bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = vec![self.seat.0, self.level as u8];
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
        let (&[seat, level], rest) = bytes.split_first_chunk()?;
        let level = *Level::ALL.get(usize::from(level))?;
        let (length, rest) = rest.split_first_chunk()?;
        let (setup, rest) = rest.split_at_checked(usize::from(u16::from_le_bytes(*length)))?;
        let choices = rest.chunks(WIDTH).map(|chunk| read(chunk.try_into().ok()?)).collect::<Option<Vec<_>>>()?;
        let setup = std::str::from_utf8(setup).ok()?.to_owned();
        Some(Self { setup, choices, seat: Seat(seat), level })
    }
}

/// An answer as bytes: nothing if there is none.
#[must_use]
pub fn reply_to_bytes(reply: Option<Choice>) -> Vec<u8> {
    reply.map_or_else(Vec::new, |choice| written(Seat(0), choice).to_vec())
}

/// The answer of bytes.
#[must_use]
pub fn reply_from_bytes(bytes: &[u8]) -> Option<Choice> {
    read(bytes.try_into().ok()?).map(|(_, choice)| choice)
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
    /// Answers a request; nothing if its game cannot be played, or the seat has nothing to decide.
    pub fn answer(&mut self, request: &Request) -> Option<Choice> {
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
        let same = |(seat, level, _): &(Seat, Level, Mind)| next && (*seat, *level) == (request.seat, request.level);
        let mut mind =
            self.mind.take().filter(same).map_or_else(|| Mind::new(request.level, setup.seed), |(_, _, mind)| mind);
        let answer = mind.decide(&game.view(request.seat));
        self.mind = Some((request.seat, request.level, mind));
        self.before = Some((request.setup.clone(), request.choices.clone(), game));
        answer
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
    use haven::sample;
    use kit::Stream;

    /// Games by chance, asked about now and then: every choice comes back from its bytes, and what is answered is legal.
    #[test]
    fn requests_come_back_from_their_bytes_and_are_answered() {
        let mut desk = Desk::default();
        for number in 0..4 {
            let setup = share::decode(&share::encode(&sample::setup(number * 7))).expect("a code");
            let code = share::encode(&setup);
            let mut game = Game::begin(&setup, &mut ()).expect("a fair set-up");
            let mut chance = Stream::new(setup.seed, "requests");
            let mut choices = Vec::new();
            while let Some(seat) = game.next_to_decide().filter(|_| choices.len() < 120) {
                let request = Request { setup: code.clone(), choices: choices.clone(), seat, level: Level::Squire };
                assert_eq!(Request::from_bytes(&request.to_bytes()), Some(request.clone()));
                let legal = game.legal(seat);
                for &choice in &legal {
                    assert_eq!(read(written(seat, choice)), Some((seat, choice)));
                }
                let thought = desk.answer(&request).filter(|_| chance.below(2) == 0);
                assert!(thought.is_none_or(|choice| legal.contains(&choice)));
                assert_eq!(reply_from_bytes(&reply_to_bytes(thought)), thought);
                let choice = thought.or_else(|| chance.pick(&legal).copied()).expect("there is something to decide");
                game.choose(seat, choice, &mut ()).expect("it was listed");
                choices.push((seat, choice));
            }
        }
    }

    #[test]
    fn what_is_no_request_is_refused() {
        for bytes in [&[][..], &[0], &[0, 9, 0, 0], &[0, 0, 9, 0, 65], &[0, 0, 0, 0, 1, 2]] {
            assert_eq!(Request::from_bytes(bytes), None);
        }
        let request = Request { setup: "x".to_owned(), choices: Vec::new(), seat: Seat(0), level: Level::Squire };
        assert_eq!(Desk::default().answer(&request), None);
    }
}
