//! The machine of a table: the game runs ahead to the next decision, what happened is shown event by event, and whoever
//! decides next is asked when all of it has been shown.
//!
//! The page feeds it [`Input`]s and carries out the [`Effect`]s that come back. The game's choices are made outside: the
//! machine is told that one was made, and looks.

use crate::pace::Pace;
use kit::Seat;

/// What even a slow machine takes to show the next picture, in milliseconds at a steady pace.
const A_FRAME: u32 = 60;

/// What the machine has to know of a game.
pub trait Timeline {
    /// How many events there are.
    fn event_count(&self) -> usize;

    /// How long the event at this place is looked at, in milliseconds at a steady pace.
    fn pause(&self, event: usize) -> u32;

    /// Who decides once everything has been shown.
    fn decider(&self) -> Decider;

    /// Whether a seat may be asked while the person of this one sits before the screen, or nobody is known to; otherwise the
    /// screen is handed over first.
    fn may_ask(&self, holder: Option<Seat>, seat: Seat) -> bool {
        holder.is_none_or(|holder| holder == seat)
    }
}

/// Who decides next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decider {
    /// A person decides.
    Person(Seat),
    /// A bot decides, or says something.
    Bot(Seat),
    /// The game is over.
    Nobody,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Events are shown, one after the other.
    Showing,
    /// A person is asked.
    Asked(Seat),
    /// They have answered, and the answer is seen for a moment before anything comes of it.
    Answered(Seat),
    /// A bot thinks.
    Waiting(Seat),
    /// The screen goes to another person.
    HandingOver(Seat),
    /// The game is over and everything has been shown.
    Over,
}

/// Tells the clock or the thought that is waited for from those that came too late.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket(u32);

/// What can come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// The person's choice was taken by the game.
    Answer,
    /// The bot's choice or word was taken by the game.
    BotAnswer(Ticket),
    /// The time that was asked for is over.
    Time(Ticket),
    /// Whatever has not been shown shall be over at once.
    Skip,
    /// The game has gone to another place: a choice was undone or made again.
    Jump,
    /// Another game was laid on the table: nobody is known to sit before it.
    Lay,
    /// Whoever the screen was handed to sits before it.
    Ready,
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Show the event at this place.
    Show(usize),
    /// Show everything up to now at once; this many events were not seen one by one.
    ShowAll(usize),
    /// Come back with [`Input::Time`] after so many milliseconds.
    Wait(u32, Ticket),
    /// Let a bot think, make its choice and come back with [`Input::BotAnswer`].
    Think(Seat, Ticket),
    /// The game has ended.
    End,
}

/// A table's machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Machine {
    state: State,
    /// How many events have been shown.
    shown: usize,
    /// Whether the rest is shown at once, as soon as the browser has shown that this was asked for.
    hurried: bool,
    ticket: u32,
    pace: Pace,
    /// Who sits before the screen.
    holder: Option<Seat>,
}

impl Machine {
    /// A table at which so much of the game has been shown already, and what is to be done first.
    #[must_use]
    pub fn new(game: &impl Timeline, shown: usize, pace: Pace) -> (Self, Vec<Effect>) {
        let shown = shown.min(game.event_count());
        let mut machine = Self { state: State::Showing, shown, hurried: false, ticket: 0, pace, holder: None };
        let mut effects = Vec::new();
        machine.go_on(game, &mut effects);
        (machine, effects)
    }

    /// What is going on.
    #[must_use]
    pub fn state(&self) -> State {
        self.state
    }

    /// How many events have been shown.
    #[must_use]
    pub fn shown(&self) -> usize {
        self.shown
    }

    /// Whether this is what is waited for.
    #[must_use]
    pub fn expects(&self, ticket: Ticket) -> bool {
        self.ticket == ticket.0
    }

    /// Changes how fast events follow each other, from the next one on.
    pub fn set_pace(&mut self, pace: Pace) {
        self.pace = pace;
    }

    /// Takes in what has come, and says what is to be done about it. What does not fit the state changes nothing.
    pub fn take(&mut self, game: &impl Timeline, input: Input) -> Vec<Effect> {
        let mut effects = Vec::new();
        match (self.state, input) {
            (State::Asked(seat), Input::Answer) => {
                self.state = State::Answered(seat);
                self.wait(A_FRAME, &mut effects);
            }
            (State::Waiting(_), Input::BotAnswer(ticket)) if self.expects(ticket) => self.go_on(game, &mut effects),
            (State::Showing | State::Answered(_), Input::Time(ticket)) if self.expects(ticket) => {
                if self.hurried {
                    self.show_all(game, &mut effects);
                } else {
                    self.go_on(game, &mut effects);
                }
            }
            // Whoever asks again while it is on its way does not put it off.
            (State::Showing | State::Answered(_), Input::Skip) if !self.hurried => {
                self.hurried = true;
                self.wait(A_FRAME, &mut effects);
            }
            (State::HandingOver(seat), Input::Ready) => {
                self.holder = Some(seat);
                self.state = State::Asked(seat);
            }
            (_, Input::Jump | Input::Lay) => {
                if input == Input::Lay {
                    self.holder = None;
                }
                self.shown = game.event_count();
                self.ask(game, &mut effects);
            }
            _ => {}
        }
        effects
    }

    /// Shows the next event, or asks whoever decides next.
    fn go_on(&mut self, game: &impl Timeline, effects: &mut Vec<Effect>) {
        if self.shown >= game.event_count() {
            return self.ask(game, effects);
        }
        if self.pace == Pace::Off {
            return self.show_all(game, effects);
        }
        self.state = State::Showing;
        effects.push(Effect::Show(self.shown));
        let pause = game.pause(self.shown);
        self.shown += 1;
        self.wait(pause, effects);
    }

    fn show_all(&mut self, game: &impl Timeline, effects: &mut Vec<Effect>) {
        let unseen = game.event_count().saturating_sub(self.shown);
        self.shown = game.event_count();
        effects.push(Effect::ShowAll(unseen));
        self.ask(game, effects);
    }

    fn ask(&mut self, game: &impl Timeline, effects: &mut Vec<Effect>) {
        self.hurried = false;
        let ticket = self.new_ticket();
        self.state = match game.decider() {
            Decider::Person(seat) if game.may_ask(self.holder, seat) => {
                self.holder = Some(seat);
                State::Asked(seat)
            }
            Decider::Person(seat) => State::HandingOver(seat),
            Decider::Bot(seat) => {
                effects.push(Effect::Think(seat, ticket));
                State::Waiting(seat)
            }
            Decider::Nobody => {
                effects.push(Effect::End);
                State::Over
            }
        };
    }

    fn wait(&mut self, millis: u32, effects: &mut Vec<Effect>) {
        let ticket = self.new_ticket();
        effects.push(Effect::Wait(self.pace.stretch(millis), ticket));
    }

    /// Whatever was waited for before is waited for no longer.
    fn new_ticket(&mut self) -> Ticket {
        self.ticket = self.ticket.wrapping_add(1);
        Ticket(self.ticket)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const YOU: Seat = Seat(0);
    const FRIEND: Seat = Seat(1);
    const BOT: Seat = Seat(2);

    /// A game whose events and decider are set by hand.
    struct Toy {
        events: usize,
        decider: Decider,
    }

    impl Timeline for Toy {
        fn event_count(&self) -> usize {
            self.events
        }

        fn pause(&self, event: usize) -> u32 {
            100 * (event as u32 + 1)
        }

        fn decider(&self) -> Decider {
            self.decider
        }
    }

    fn toy(events: usize, decider: Decider) -> Toy {
        Toy { events, decider }
    }

    fn ticket(effects: &[Effect]) -> Ticket {
        let of = |effect: &Effect| match *effect {
            Effect::Wait(_, ticket) | Effect::Think(_, ticket) => Some(ticket),
            _ => None,
        };
        effects.iter().find_map(of).expect("something is waited for")
    }

    /// A machine in each of the states, with the game it stands in and the ticket it waits for.
    fn in_every_state() -> Vec<(Machine, Toy, Option<Ticket>)> {
        let begun = |game: Toy, shown| {
            let (machine, effects) = Machine::new(&game, shown, Pace::Steady);
            (machine, game, effects)
        };
        let (showing, showing_game, effects) = begun(toy(3, Decider::Person(YOU)), 0);
        let showing_ticket = ticket(&effects);
        let (asked, asked_game, _) = begun(toy(3, Decider::Person(YOU)), 3);
        let (mut answered, mut answered_game, _) = begun(toy(3, Decider::Person(YOU)), 3);
        answered_game.events = 5;
        let answered_ticket = ticket(&answered.take(&answered_game, Input::Answer));
        let (waiting, waiting_game, effects) = begun(toy(3, Decider::Bot(BOT)), 3);
        let waiting_ticket = ticket(&effects);
        let (mut handing, mut handing_game, _) = begun(toy(3, Decider::Person(YOU)), 3);
        handing_game.decider = Decider::Person(FRIEND);
        handing.take(&handing_game, Input::Jump);
        let (over, over_game, _) = begun(toy(3, Decider::Nobody), 3);
        vec![
            (showing, showing_game, Some(showing_ticket)),
            (asked, asked_game, None),
            (answered, answered_game, Some(answered_ticket)),
            (waiting, waiting_game, Some(waiting_ticket)),
            (handing, handing_game, None),
            (over, over_game, None),
        ]
    }

    /// What each input makes of each state; `None` where it changes nothing at all.
    #[test]
    fn every_state_takes_every_input() {
        type Row = [Option<State>; 8];
        let (asked, waiting) = (Some(State::Asked(YOU)), Some(State::Waiting(BOT)));
        let handing = Some(State::HandingOver(FRIEND));
        // Columns: answer, the bot's answer, the awaited time, a late time, skip, jump, ready, lay.
        let table: [(State, Row); 6] = [
            (State::Showing, [None, None, Some(State::Showing), None, Some(State::Showing), asked, None, asked]),
            (State::Asked(YOU), [Some(State::Answered(YOU)), None, None, None, None, asked, None, asked]),
            (
                State::Answered(YOU),
                [None, None, Some(State::Showing), None, Some(State::Answered(YOU)), asked, None, asked],
            ),
            (State::Waiting(BOT), [None, waiting, None, None, None, waiting, None, waiting]),
            (
                State::HandingOver(FRIEND),
                [None, None, None, None, None, handing, Some(State::Asked(FRIEND)), Some(State::Asked(FRIEND))],
            ),
            (State::Over, [None, None, None, None, None, Some(State::Over), None, Some(State::Over)]),
        ];
        for ((machine, game, awaited), (state, row)) in in_every_state().into_iter().zip(table) {
            assert_eq!(machine.state(), state);
            let now = awaited.unwrap_or(Ticket(machine.ticket));
            let late = Ticket(machine.ticket.wrapping_sub(1));
            let inputs = [
                Input::Answer,
                Input::BotAnswer(now),
                Input::Time(now),
                Input::Time(late),
                Input::Skip,
                Input::Jump,
                Input::Ready,
                Input::Lay,
            ];
            for (input, expected) in inputs.into_iter().zip(row) {
                let mut after = machine.clone();
                let effects = after.take(&game, input);
                match expected {
                    Some(expected) => assert_eq!(after.state(), expected, "{state:?} {input:?}"),
                    None => assert_eq!((&after, effects.len()), (&machine, 0), "{state:?} {input:?}"),
                }
            }
            let mut after = machine.clone();
            assert!(after.take(&game, Input::BotAnswer(late)).is_empty() && after == machine, "{state:?}: a late bot");
        }
    }

    #[test]
    fn events_are_shown_one_by_one_at_their_pace_and_then_somebody_is_asked() {
        let game = toy(2, Decider::Person(YOU));
        let (mut machine, effects) = Machine::new(&game, 0, Pace::Steady);
        assert_eq!(effects, [Effect::Show(0), Effect::Wait(100, ticket(&effects))]);
        let effects = machine.take(&game, Input::Time(ticket(&effects)));
        assert_eq!(effects, [Effect::Show(1), Effect::Wait(200, ticket(&effects))]);
        assert_eq!(machine.take(&game, Input::Time(ticket(&effects))), []);
        assert_eq!((machine.state(), machine.shown()), (State::Asked(YOU), 2));
    }

    #[test]
    fn another_pace_holds_from_the_next_event_on() {
        let game = toy(3, Decider::Person(YOU));
        let (mut machine, effects) = Machine::new(&game, 0, Pace::Slow);
        assert!(matches!(effects[1], Effect::Wait(200, _)), "{effects:?}");
        machine.set_pace(Pace::Off);
        let effects = machine.take(&game, Input::Time(ticket(&effects)));
        assert_eq!(effects, [Effect::ShowAll(2)]);
        assert_eq!(machine.state(), State::Asked(YOU));
    }

    #[test]
    fn a_bots_answer_is_shown_like_any_other() {
        let mut game = toy(0, Decider::Bot(BOT));
        let (mut machine, effects) = Machine::new(&game, 0, Pace::Steady);
        game.events = 1;
        let effects = machine.take(&game, Input::BotAnswer(ticket(&effects)));
        assert_eq!(effects[0], Effect::Show(0));
        assert_eq!(machine.state(), State::Showing);
    }

    #[test]
    fn whoever_skips_in_the_moment_after_an_answer_is_asked_again() {
        let mut game = toy(0, Decider::Person(YOU));
        let (mut machine, _) = Machine::new(&game, 0, Pace::Steady);
        game.events = 4;
        let answered = ticket(&machine.take(&game, Input::Answer));
        let hurried = ticket(&machine.take(&game, Input::Skip));
        assert_eq!(machine.take(&game, Input::Time(answered)), [], "the first clock is late");
        assert_eq!(machine.take(&game, Input::Time(hurried)), [Effect::ShowAll(4)]);
        assert_eq!((machine.state(), machine.shown()), (State::Asked(YOU), 4));
    }

    /// A key that is held down asks faster than a picture can be shown.
    #[test]
    fn whoever_skips_again_and_again_does_not_put_off_what_they_ask_for() {
        let game = toy(4, Decider::Person(YOU));
        let (mut machine, _) = Machine::new(&game, 0, Pace::Steady);
        let hurried = ticket(&machine.take(&game, Input::Skip));
        assert_eq!(machine.take(&game, Input::Skip), [], "it is on its way");
        assert_eq!(machine.take(&game, Input::Time(hurried)), [Effect::ShowAll(3)]);
        assert_eq!(machine.state(), State::Asked(YOU));
    }

    #[test]
    fn nothing_that_was_waited_for_before_a_jump_comes_through() {
        for (mut machine, game, awaited) in in_every_state() {
            machine.take(&game, Input::Jump);
            let after = machine.clone();
            if let Some(ticket) = awaited {
                assert_eq!(machine.take(&game, Input::Time(ticket)), []);
                assert_eq!(machine.take(&game, Input::BotAnswer(ticket)), []);
            }
            assert_eq!(machine, after);
        }
    }

    #[test]
    fn the_screen_is_handed_over_only_where_another_person_decides() {
        let mut game = toy(0, Decider::Person(YOU));
        let (mut machine, _) = Machine::new(&game, 0, Pace::Steady);
        game.decider = Decider::Person(FRIEND);
        let effects = machine.take(&game, Input::Answer);
        machine.take(&game, Input::Time(ticket(&effects)));
        assert_eq!(machine.state(), State::HandingOver(FRIEND));
        machine.take(&game, Input::Ready);
        assert_eq!(machine.state(), State::Asked(FRIEND));
        game.decider = Decider::Bot(BOT);
        let effects = machine.take(&game, Input::Answer);
        let effects = machine.take(&game, Input::Time(ticket(&effects)));
        game.decider = Decider::Person(FRIEND);
        machine.take(&game, Input::BotAnswer(ticket(&effects)));
        assert_eq!(machine.state(), State::Asked(FRIEND), "the bot between them takes no screen");
    }

    #[test]
    fn whoever_plays_several_seats_keeps_the_screen() {
        struct Both(Decider);
        impl Timeline for Both {
            fn event_count(&self) -> usize {
                0
            }

            fn pause(&self, _: usize) -> u32 {
                0
            }

            fn decider(&self) -> Decider {
                self.0
            }

            fn may_ask(&self, _: Option<Seat>, _: Seat) -> bool {
                true
            }
        }
        let (mut machine, _) = Machine::new(&Both(Decider::Person(YOU)), 0, Pace::Steady);
        machine.take(&Both(Decider::Person(FRIEND)), Input::Jump);
        assert_eq!(machine.state(), State::Asked(FRIEND));
    }

    /// Several people at one screen: nobody is taken for the right one before they say so.
    #[test]
    fn among_several_people_the_first_to_be_asked_is_handed_the_screen_too() {
        struct Sofa(Decider);
        impl Timeline for Sofa {
            fn event_count(&self) -> usize {
                0
            }

            fn pause(&self, _: usize) -> u32 {
                0
            }

            fn decider(&self) -> Decider {
                self.0
            }

            fn may_ask(&self, holder: Option<Seat>, seat: Seat) -> bool {
                holder == Some(seat)
            }
        }
        let game = Sofa(Decider::Person(YOU));
        let (mut machine, _) = Machine::new(&game, 0, Pace::Steady);
        assert_eq!(machine.state(), State::HandingOver(YOU));
        assert_eq!(machine.take(&game, Input::Answer), [], "nobody answers for them");
        machine.take(&game, Input::Ready);
        assert_eq!(machine.state(), State::Asked(YOU));
        machine.take(&game, Input::Jump);
        assert_eq!(machine.state(), State::Asked(YOU), "whoever takes something back stays");
        machine.take(&game, Input::Lay);
        assert_eq!(machine.state(), State::HandingOver(YOU), "another game, perhaps another person");
    }

    #[test]
    fn the_end_is_told_once() {
        let game = toy(1, Decider::Nobody);
        let (mut machine, effects) = Machine::new(&game, 0, Pace::Steady);
        assert_eq!(machine.take(&game, Input::Time(ticket(&effects))), [Effect::End]);
        assert_eq!(machine.take(&game, Input::Skip), []);
    }
}
