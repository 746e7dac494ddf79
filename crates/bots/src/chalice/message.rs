//! Requests and replies as bytes, to be posted to a worker and back. Few kinds of numbers, each always in as many bytes; a
//! reader trusts nothing and never panics.

use crate::chalice::advice::Estimate;
use crate::chalice::analysis::{Analysis, Rating};
use crate::chalice::level::Level;
use crate::chalice::mind::Mind;
use crate::chalice::talk::{Said, Talk};
use crate::chalice::temper::Temper;
use crate::chalice::thinking::{Reply, Request, Task};
use crate::verdict::Verdict;
use chalice::{Choice, FinalBoss, Journal, Setup};
use kit::{Seat, Seed};

/// No message holds a longer list.
const LONGEST: u32 = 100_000;

impl Request {
    /// As bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Bytes(Vec::new());
        bytes.journal(&self.journal);
        bytes.list(self.talk.said(), |bytes, &said| bytes.u32(said.into()));
        match self.task {
            Task::Decide(seat, mind) => bytes.minded(0, seat, mind),
            Task::Speak(seat, mind) => bytes.minded(1, seat, mind),
            Task::Advise(seat, iterations) => bytes.counted(2, seat, iterations),
            Task::Analyse(seat, iterations) => bytes.counted(3, seat, iterations),
        }
        bytes.0
    }

    /// Back from bytes; none if they are no request.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let mut bytes = Reader(bytes);
        let journal = bytes.journal()?;
        let mut talk = Talk::new();
        for said in bytes.list(|bytes| Said::try_from(bytes.u32()?).ok())? {
            talk.record(said);
        }
        let task = match bytes.u8()? {
            0 => Task::Decide(bytes.seat()?, bytes.mind()?),
            1 => Task::Speak(bytes.seat()?, bytes.mind()?),
            2 => Task::Advise(bytes.seat()?, bytes.u32()?),
            3 => Task::Analyse(bytes.seat()?, bytes.u32()?),
            _ => return None,
        };
        bytes.end()?;
        Some(Self { journal, talk, task })
    }
}

impl Reply {
    /// As bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Bytes(Vec::new());
        match self {
            Self::Refused => bytes.u8(0),
            Self::Choice(choice) => {
                bytes.u8(1);
                bytes.u16((*choice).into());
            }
            Self::Word(word) => {
                bytes.u8(2);
                bytes.u32(Said { round: 0, seat: Seat(0), word: *word }.into());
            }
            Self::Advice(estimates) => {
                bytes.u8(3);
                bytes.list(estimates, Bytes::estimate);
            }
            Self::Analysis(analysis) => {
                bytes.u8(4);
                bytes.list(&analysis.ratings, Bytes::rating);
                bytes.list(&analysis.turning_points, |bytes, &place| bytes.u32(place));
            }
        }
        bytes.0
    }

    /// Back from bytes; none if they are no reply.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let mut bytes = Reader(bytes);
        let reply = match bytes.u8()? {
            0 => Self::Refused,
            1 => Self::Choice(bytes.choice()?),
            2 => Self::Word(Said::try_from(bytes.u32()?).ok()?.word),
            3 => Self::Advice(bytes.list(Reader::estimate)?),
            4 => {
                let (ratings, turning_points) = (bytes.list(Reader::rating)?, bytes.list(Reader::u32)?);
                Self::Analysis(Analysis { ratings, turning_points })
            }
            _ => return None,
        };
        bytes.end()?;
        Some(reply)
    }
}

struct Bytes(Vec<u8>);

impl Bytes {
    fn u8(&mut self, number: u8) {
        self.0.push(number);
    }

    fn u16(&mut self, number: u16) {
        self.0.extend(number.to_le_bytes());
    }

    fn u32(&mut self, number: u32) {
        self.0.extend(number.to_le_bytes());
    }

    fn f32(&mut self, number: f32) {
        self.u32(number.to_bits());
    }

    fn list<T>(&mut self, items: &[T], mut write: impl FnMut(&mut Self, &T)) {
        self.u32(items.len() as u32);
        items.iter().for_each(|item| write(self, item));
    }

    fn journal(&mut self, journal: &Journal) {
        let setup = journal.setup();
        self.u8(setup.hunters);
        self.u8(setup.final_boss.map_or(0, |boss| boss as u8 + 1));
        self.u8(setup.first_player.map_or(0, |seat| seat.0.saturating_add(1)));
        self.u32(setup.seed.number());
        self.list(journal.choices(), |bytes, &(seat, choice)| {
            bytes.u8(seat.0);
            bytes.u16(choice.into());
        });
    }

    fn minded(&mut self, task: u8, seat: Seat, mind: Mind) {
        let Mind { level, temper, listens } = mind;
        self.0.extend([task, seat.0, level as u8, temper as u8, listens.into()]);
    }

    fn counted(&mut self, task: u8, seat: Seat, iterations: u32) {
        self.0.extend([task, seat.0]);
        self.u32(iterations);
    }

    fn estimate(&mut self, estimate: &Estimate) {
        self.u16(estimate.choice.into());
        self.f32(estimate.score);
        self.f32(estimate.win);
        self.u32(estimate.tries);
    }

    fn rating(&mut self, rating: &Rating) {
        self.u32(rating.at);
        self.u16(rating.round);
        self.estimate(&rating.chosen);
        self.estimate(&rating.best);
        self.u8(rating.verdict as u8);
    }
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*taken)
    }

    fn end(&self) -> Option<()> {
        self.0.is_empty().then_some(())
    }

    fn u8(&mut self) -> Option<u8> {
        self.take::<1>().map(|[number]| number)
    }

    fn u16(&mut self) -> Option<u16> {
        self.take().map(u16::from_le_bytes)
    }

    fn u32(&mut self) -> Option<u32> {
        self.take().map(u32::from_le_bytes)
    }

    fn f32(&mut self) -> Option<f32> {
        self.u32().map(f32::from_bits)
    }

    fn list<T>(&mut self, mut read: impl FnMut(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let count = self.u32().filter(|&count| count <= LONGEST)?;
        (0..count).map(|_| read(self)).collect()
    }

    fn seat(&mut self) -> Option<Seat> {
        self.u8().map(Seat)
    }

    fn choice(&mut self) -> Option<Choice> {
        Choice::try_from(self.u16()?).ok()
    }

    fn mind(&mut self) -> Option<Mind> {
        let [level, temper, listens] = self.take()?;
        Some(Mind {
            level: *Level::ALL.get(usize::from(level))?,
            temper: *Temper::ALL.get(usize::from(temper))?,
            listens: listens == 1,
        })
    }

    fn journal(&mut self) -> Option<Journal> {
        let hunters = self.u8()?;
        let final_boss = match self.u8()? {
            0 => None,
            place => Some(*FinalBoss::ALL.get(usize::from(place) - 1)?),
        };
        let first_player = self.u8()?.checked_sub(1).map(Seat);
        let seed = Seed::from_number(self.u32()?);
        let mut journal = Journal::new(Setup { hunters, final_boss, first_player, seed });
        for (seat, choice) in self.list(|bytes| Some((bytes.seat()?, bytes.choice()?)))? {
            journal.record(seat, choice);
        }
        Some(journal)
    }

    fn estimate(&mut self) -> Option<Estimate> {
        Some(Estimate { choice: self.choice()?, score: self.f32()?, win: self.f32()?, tries: self.u32()? })
    }

    fn rating(&mut self) -> Option<Rating> {
        let (at, round) = (self.u32()?, self.u16()?);
        let (chosen, best) = (self.estimate()?, self.estimate()?);
        let verdict = *Verdict::ALL.get(usize::from(self.u8()?))?;
        Some(Rating { at, round, chosen, best, verdict })
    }
}
