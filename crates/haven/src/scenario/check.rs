//! Whether the rules of a sheet fit its board: every mark and every room that they name is there.

use super::rule::{Effect, Trigger, When, Who};
use super::tile::TilePlace;
use crate::layout::{Layout, LayoutError};

type Checked = Result<(), LayoutError>;

/// Checks all rules of a layout.
pub(super) fn check(layout: &Layout, tiles: &[TilePlace]) -> Checked {
    let rooms = tiles.iter().map(|tile| tile.room).max().unwrap_or(0);
    let checker = Checker { layout, rooms };
    checker.when(&layout.terms.goal)?;
    checker.when(&layout.terms.defeat)?;
    checker.effects(layout.terms.setup)?;
    for rule in layout.terms.rules {
        checker.trigger(&rule.on)?;
        checker.when(&rule.when)?;
        checker.effects(rule.then)?;
    }
    layout
        .terms
        .boosts
        .iter()
        .try_for_each(|boost| checker.object(boost.per).and_then(|()| checker.when(&boost.when)))?;
    layout.terms.unharmed.into_iter().try_for_each(|who| checker.who(who))?;
    let routines = layout.objects.iter().filter_map(|object| object.place.routine);
    routines.into_iter().try_for_each(|routine| checker.hex(routine.toward))
}

struct Checker<'l> {
    layout: &'l Layout,
    rooms: u8,
}

impl Checker<'_> {
    fn when(&self, when: &When) -> Checked {
        match *when {
            When::All(list) | When::Any(list) => list.iter().try_for_each(|one| self.when(one)),
            When::Not(one) => self.when(one),
            When::Gone(who) | When::Killed(who, _) => self.who(who),
            When::Revealed(room) => self.room(room),
            When::Open(mark) => self.door(mark),
            When::Held(marks) | When::Standing(marks) => marks.iter().try_for_each(|&mark| self.hex(mark)),
            When::HeroesOn(mark) | When::ExhaustedOff(mark) => self.hex(mark),
            When::Beside(who, mark) => self.who(who).and_then(|()| self.hex(mark)),
            When::Always
            | When::Never
            | When::AllRevealed
            | When::AllOpen
            | When::Looted(_)
            | When::AllLooted
            | When::Heroes(_)
            | When::OddRound
            | When::EvenRound
            | When::FromRound(_)
            | When::Noted(_) => Ok(()),
        }
    }

    fn trigger(&self, trigger: &Trigger) -> Checked {
        match *trigger {
            Trigger::TurnStarts(who) | Trigger::TurnEnds(who) | Trigger::Dies(who) => self.who(who),
            Trigger::Opened(mark) => self.door(mark),
            Trigger::Revealed(room) => self.room(room),
            Trigger::Plate(mark) => self.hex(mark),
            Trigger::RoundStarts | Trigger::RoundEnds | Trigger::GoalChest | Trigger::Special(_) => Ok(()),
        }
    }

    fn effects(&self, effects: &[Effect]) -> Checked {
        effects.iter().try_for_each(|effect| match *effect {
            Effect::Afflict(who, _) | Effect::Suffer(who, _) | Effect::Heal(who, _) => self.who(who),
            Effect::Rally(who, _) | Effect::Retaliate(who, _) | Effect::Kill(who) | Effect::ActAgain(who) => {
                self.who(who)
            }
            Effect::Spawn(_, _, mark) => self.hex(mark),
            Effect::SummonAt(_, _, mark) => self.object(mark),
            Effect::Reveal(room) => self.room(room),
            Effect::Open(mark) | Effect::Unlock(mark) | Effect::Close(mark) | Effect::Lock(mark) => self.door(mark),
            Effect::GoTo(mark) => self.hex(mark).or_else(|_| self.door(mark)),
            Effect::MoveObject(object, mark) => self.object(object).and_then(|()| self.hex(mark)),
            Effect::InTurn(_, lists) => lists.iter().try_for_each(|list| self.effects(list)),
            Effect::If(when, then) => self.when(&when).and_then(|()| self.effects(then)),
            Effect::Curse(_)
            | Effect::Bless(_)
            | Effect::MinusOne(_)
            | Effect::Summon(..)
            | Effect::Act(_)
            | Effect::Infuse(_)
            | Effect::Note(_)
            | Effect::Win
            | Effect::Lose => Ok(()),
        })
    }

    fn who(&self, who: Who) -> Checked {
        match who {
            Who::Marked(mark) => self.object(mark),
            Who::Heroes
            | Who::Anybody
            | Who::Enemies
            | Who::Kind(_)
            | Who::Kinds(_)
            | Who::Actor
            | Who::ActorAndAllies
            | Who::AlliesOfActor => Ok(()),
        }
    }

    fn hex(&self, mark: char) -> Checked {
        self.must(!self.layout.marked(mark).is_empty(), mark)
    }

    fn door(&self, mark: char) -> Checked {
        self.must(self.layout.doors_marked(mark).next().is_some(), mark)
    }

    /// An object or a named figure.
    fn object(&self, mark: char) -> Checked {
        let named = self.layout.monsters.iter().filter_map(|one| one.named).any(|named| named.mark == mark);
        self.must(named || self.layout.objects.iter().any(|one| one.place.mark == mark), mark)
    }

    fn must(&self, there: bool, mark: char) -> Checked {
        if there { Ok(()) } else { Err(LayoutError::NoSuchMark(mark)) }
    }

    fn room(&self, room: u8) -> Checked {
        if (1..=self.rooms).contains(&room) { Ok(()) } else { Err(LayoutError::NoSuchRoom(room)) }
    }
}
