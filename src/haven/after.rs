//! After the scenario: the person's turns that mattered, what would have been better, and by how much.

use crate::haven::scenario::ScenarioAtTable;
use crate::haven::words::log::Cast;
use crate::haven::words::{Words, fill, words};
use crate::haven::{lesson, mind};
use crate::table::{Review, Reviewed, TurningPoint};
use ::bots::Verdict;
use ::bots::haven::Turning;
use ::haven::{Choice, Ending, Game};
use kit::{Lang, Seat, Sort};

/// So many turns are shown, whoever's of the person's heroes they were.
const MOST: usize = 3;

impl Reviewed for ScenarioAtTable {
    /// The turns that cost most; nothing if nobody answered.
    type Analysis = Option<Vec<Turning>>;

    fn analyse(&self, answer: impl FnOnce(Self::Analysis) + 'static) {
        let seats =
            (0..self.players().len() as u8).map(Seat).filter(|&seat| crate::table::Playable::is_yours(self, seat));
        // Whoever did what the lesson asked for is not blamed for it.
        let demanded = lesson::LESSON.demanded(self);
        let own = move |mut found: Vec<Turning>| {
            found.retain(|turning| turning.made as usize >= demanded);
            costliest(found)
        };
        mind::analyse(self.clone(), seats.collect(), Vec::new(), Box::new(move |found| answer(found.map(own))));
    }

    fn review(&self, analysis: &Self::Analysis, lang: Lang) -> Option<Review> {
        let words = words(lang);
        let point = |turning: &Turning| {
            let told = self.told(turning, words)?;
            let verdict = match turning.cost {
                15.. => Verdict::Blunder,
                7.. => Verdict::Mistake,
                _ => Verdict::Inaccuracy,
            };
            let Told { name, played, better } = told;
            let mut line = fill(words.setup.turn_line, &[&turning.round, &name, &played, &better, &turning.cost]);
            if let Some(why) = words.reasons(&turning.reasons) {
                line = format!("{line} {why}");
            }
            Some(TurningPoint { line, verdict, choice: turning.made as usize })
        };
        Some(Review {
            won: self.outcome() == Some(Ending::Won),
            rated: Vec::new(),
            turning_points: analysis.as_ref()?.iter().filter_map(point).collect(),
        })
    }

    fn better(&self, analysis: &Self::Analysis, choice: usize, lang: Lang) -> Option<String> {
        let words = words(lang);
        let turning = analysis.as_ref()?.iter().find(|turning| turning.made as usize == choice)?;
        Some(fill(words.setup.turn_better, &[&self.told(turning, words)?.better, &turning.cost]))
    }
}

/// The turns that cost most, in the order in which they were played.
fn costliest(mut found: Vec<Turning>) -> Vec<Turning> {
    found.arrange_by_key(|turning| std::cmp::Reverse(turning.cost));
    found.truncate(MOST);
    found.arrange_by_key(|turning| turning.made);
    found
}

/// A turn in words: whose, what was done, and what would have been better.
struct Told {
    name: &'static str,
    played: String,
    better: String,
}

impl ScenarioAtTable {
    fn told(&self, turning: &Turning, words: &'static Words) -> Option<Told> {
        let before = self.choices_made().get(..turning.made as usize)?;
        let &(seat, _) = self.choices_made().get(turning.made as usize)?;
        let mut game = Game::begin(self.setup(), &mut ()).ok()?;
        for &(who, choice) in before {
            game.choose(who, choice, &mut ()).ok()?;
        }
        let played = in_words(game.clone(), seat, &turning.played, words);
        let better = in_words(game, seat, &turning.better, words);
        // Steps are not told: two turns may differ in nothing else.
        let better = if better == played { words.setup.turn_otherwise.to_owned() } else { better };
        Some(Told { name: self.class(seat)?.name().get(words.lang), played, better })
    }
}

/// What a seat does one after the other, in words: which halves, which items, whom. A turn in which nothing is done is ended.
fn in_words(mut game: Game, seat: Seat, path: &[Choice], words: &'static Words) -> String {
    let mut said = Vec::new();
    for &choice in path {
        let view = game.view(seat);
        let tells = matches!(choice, Choice::Act { .. } | Choice::Use(_) | Choice::Target(_) | Choice::LongRest);
        if tells {
            said.push(words.choice(choice, view.question(), seat, &Cast { words, view }));
        }
        if game.choose(seat, choice, &mut ()).is_err() {
            break;
        }
    }
    if said.is_empty() { words.ask.do_end_turn.to_owned() } else { said.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::haven::scenario::Player;
    use crate::table::Playable;
    use ::haven::Setup;
    use ::haven::class::Class;
    use kit::Seed;

    #[test]
    fn what_the_bots_found_is_told_in_every_language_and_leads_to_its_moment() {
        let setup = Setup::scenario(1, &[Class::Brute, Class::Spellweaver], Seed::from_number(3));
        let mut game = ScenarioAtTable::new(setup, vec![Player::You, Player::Bot]).expect("a fair set-up");
        while let Some(seat) = game.game().next_to_decide() {
            let choice = ::bots::haven::policy::choose(&game.view(seat)).expect("something to decide");
            game.choose(seat, choice).expect("it was listed");
        }
        let found = ::bots::haven::turnings(game.setup(), game.choices_made(), Seat(0)).expect("it can be played");
        assert!(!found.is_empty(), "a rule of thumb wastes turns");
        let analysis = Some(costliest(found));
        for lang in Lang::ALL {
            let review = game.review(&analysis, lang).expect("somebody answered");
            assert_eq!(review.turning_points.len(), analysis.as_ref().map_or(0, Vec::len), "{lang:?}");
            assert!(review.turning_points.is_sorted_by_key(|point| point.choice));
            for point in &review.turning_points {
                assert!(
                    !point.line.contains('{') && point.line.contains("Brute") | (lang != Lang::En),
                    "{}",
                    point.line
                );
                assert!(game.better(&analysis, point.choice, lang).is_some());
            }
        }
        assert_eq!(game.review(&None, Lang::En), None, "nobody answered");
    }
}
