//! What a key means at a table, given what is going on.

use crate::machine::State;

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Takes the last choice back.
    Undo,
    /// Makes it again.
    Redo,
    /// Opens the log.
    Log,
    /// Asks for a hint.
    Hint,
    /// Opens what else can be done.
    More,
    /// Opens the rules.
    Rules,
    /// Points at the option at this place.
    Option(usize),
    /// Makes the choice that is pointed at.
    Confirm,
    /// Shows the rest at once.
    Skip,
    /// Whoever the screen was handed to sits before it.
    Ready,
    /// Goes to how the game ended.
    SeeEnd,
    /// While looking back: one event earlier.
    Earlier,
    /// One event later.
    Later,
    /// To the beginning.
    ToStart,
    /// To the last event.
    ToEnd,
    /// Back to the table as it stands.
    ToNow,
}

/// What a key means. While looking back (`viewing`) the arrows lead through what has been. Enter on a control (`on_control`)
/// is the control's own.
#[must_use]
pub fn command(key: &str, state: State, viewing: bool, on_control: bool) -> Option<Command> {
    if viewing {
        return looking_back(key);
    }
    // Whatever is asked for before the right person sits there is not theirs.
    if matches!(state, State::HandingOver(_)) {
        return (key == "Enter" && !on_control).then_some(Command::Ready);
    }
    Some(match key {
        "u" | "U" => Command::Undo,
        "r" | "R" => Command::Redo,
        "l" | "L" => Command::Log,
        "h" | "H" => Command::Hint,
        "m" | "M" => Command::More,
        "?" => Command::Rules,
        "Enter" if on_control => return None,
        "Enter" => match state {
            State::Asked(_) => Command::Confirm,
            State::Over => Command::SeeEnd,
            State::Showing | State::Answered(_) | State::Waiting(_) | State::HandingOver(_) => Command::Skip,
        },
        " " if !on_control && matches!(state, State::Showing | State::Answered(_) | State::Waiting(_)) => Command::Skip,
        key => Command::Option(key.parse::<usize>().ok()?.checked_sub(1)?),
    })
}

fn looking_back(key: &str) -> Option<Command> {
    Some(match key {
        "ArrowLeft" => Command::Earlier,
        "ArrowRight" => Command::Later,
        "Home" => Command::ToStart,
        "End" => Command::ToEnd,
        "Escape" => Command::ToNow,
        "l" | "L" => Command::Log,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::Seat;

    const ASKED: State = State::Asked(Seat(0));

    #[test]
    fn numbers_point_at_options_counted_from_one() {
        assert_eq!(command("1", ASKED, false, true), Some(Command::Option(0)));
        assert_eq!(command("9", ASKED, false, false), Some(Command::Option(8)));
        assert_eq!(command("0", ASKED, false, false), None);
        assert_eq!(command("x", ASKED, false, false), None);
    }

    #[test]
    fn enter_does_what_the_brass_button_does() {
        let enter = |state| command("Enter", state, false, false);
        assert_eq!(enter(ASKED), Some(Command::Confirm));
        assert_eq!(enter(State::Showing), Some(Command::Skip));
        assert_eq!(enter(State::Over), Some(Command::SeeEnd));
        assert_eq!(enter(State::HandingOver(Seat(1))), Some(Command::Ready));
        assert_eq!(command("Enter", ASKED, false, true), None, "the button answers it itself");
    }

    #[test]
    fn the_space_bar_skips_what_is_told_and_nothing_else() {
        assert_eq!(command(" ", State::Showing, false, false), Some(Command::Skip));
        assert_eq!(command(" ", State::Showing, false, true), None, "the button answers it itself");
        assert_eq!(command(" ", ASKED, false, false), None);
    }

    #[test]
    fn while_the_screen_is_handed_over_nothing_is_asked_of_the_table() {
        for key in ["u", "r", "l", "h", "m", "?", "1", " "] {
            assert_eq!(command(key, State::HandingOver(Seat(1)), false, false), None, "{key}");
        }
    }

    #[test]
    fn letters_are_the_same_large_and_small() {
        for (small, large) in ["u", "r", "l", "h", "m"].into_iter().zip(["U", "R", "L", "H", "M"]) {
            let small = command(small, ASKED, false, false);
            assert!(small.is_some() && small == command(large, ASKED, false, false));
        }
    }

    #[test]
    fn looking_back_the_arrows_lead_and_nothing_is_chosen() {
        assert_eq!(command("ArrowLeft", ASKED, true, false), Some(Command::Earlier));
        assert_eq!(command("Escape", ASKED, true, false), Some(Command::ToNow));
        assert_eq!(command("1", ASKED, true, false), None);
        assert_eq!(command("Enter", ASKED, true, false), None);
        assert_eq!(command("ArrowLeft", ASKED, false, false), None);
    }
}
