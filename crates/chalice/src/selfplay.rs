//! Random hunts under watch: at every decision the rules must keep their promises. The tests walk ten thousand hunts of each
//! size through this, the lab as many as it is asked for.

use crate::cards::Card;
use crate::choice::Choice;
use crate::event::{Event, Sink};
use crate::hunt::{Hunt, Journal};
use crate::pile::Cards;
use crate::setup::Setup;
use crate::share;
use crate::table::Table;
use kit::{Seat, Stream};

/// No hunt takes longer: idle rounds end it, and every other round costs an enemy blood.
const MOST_ROUNDS: u16 = 1_000;

/// A hunt that kept every promise.
#[derive(Clone, Debug)]
pub struct Watched {
    /// Its decisions.
    pub journal: Journal,
    /// Its end.
    pub hunt: Hunt,
    /// Its share code.
    pub code: String,
}

/// Where every echo has gone.
#[derive(Default)]
struct Ledger {
    given: u32,
    lost: u32,
    spent: u32,
}

impl Sink for Ledger {
    fn tell(&mut self, event: Event, _: &Table) {
        match event {
            Event::Took { echoes, .. } | Event::Gained { echoes, .. } => self.given += u32::from(echoes),
            Event::Lost { echoes, .. } => self.lost += u32::from(echoes),
            Event::Paid { echoes, .. } => self.spent += u32::from(echoes),
            _ => {}
        }
    }
}

/// Plays the random hunt of a set-up and watches it.
///
/// # Errors
/// The first promise that was broken.
pub fn watch(setup: &Setup) -> Result<Watched, String> {
    let mut chance = Stream::new(setup.seed, "chalice watched hunters");
    let mut ledger = Ledger::default();
    let mut hunt = Hunt::begin(setup, &mut ledger).map_err(|why| why.to_string())?;
    let mut journal = Journal::new(*setup);
    let mut states = vec![hunt];
    while let Some(seat) = hunt.next_to_decide() {
        promise(hunt.table().round() < MOST_ROUNDS, || "the hunt does not end".to_owned())?;
        let choice = watch_decision(&hunt, seat, &mut chance)?;
        hunt.choose(seat, choice, &mut ledger).map_err(|why| why.to_string())?;
        journal.record(seat, choice);
        states.push(hunt);
        watch_cards(&hunt)?;
        watch_echoes(&hunt, &ledger)?;
    }
    promise(hunt.outcome().is_some(), || "nobody decides, but the hunt is not over".to_owned())?;
    watch_undo(&journal, &states)?;
    let code = share::game_code(&journal).map_err(|why| format!("{why:?}"))?;
    promise(share::read_game(&code).as_ref() == Ok(&journal), || format!("{code} reads as another game"))?;
    Ok(Watched { journal, hunt, code })
}

fn promise(kept: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if kept { Ok(()) } else { Err(why()) }
}

/// The list is sorted and not forced, every choice on it applies, and none beside it does.
fn watch_decision(hunt: &Hunt, seat: Seat, chance: &mut Stream) -> Result<Choice, String> {
    let legal = hunt.legal(seat);
    promise(legal.len() >= 2, || format!("{seat} has no choice"))?;
    let mut last = None;
    for choice in legal.iter() {
        promise(last < Some(choice), || format!("{choice:?} is out of order"))?;
        promise(legal.contains(choice), || format!("{choice:?} is listed but not legal"))?;
        promise({ *hunt }.choose(seat, choice, &mut ()).is_ok(), || format!("{choice:?} does not apply"))?;
        last = Some(choice);
    }
    for _ in 0..2 {
        let Ok(stray) = Choice::try_from(chance.below(9_000) as u16) else { continue };
        let listed = legal.iter().any(|choice| choice == stray);
        promise(listed == legal.contains(stray), || format!("{stray:?}: list and check disagree"))?;
        let mut copy = *hunt;
        let other = Seat(chance.below(7) as u8);
        let refused = listed || copy.choose(seat, stray, &mut ()).is_err();
        let refused = refused && (hunt.table().waits_for(other) || copy.choose(other, legal.nth(0), &mut ()).is_err());
        promise(refused && copy == *hunt, || format!("{stray:?} was taken or has changed something"))?;
    }
    let view = hunt.view(seat);
    let imagined = view.imagine(chance);
    promise(imagined.view(seat) == view, || "an imagined hunt looks different".to_owned())?;
    watch_cards(&imagined)?;
    Ok(legal.nth(chance.below(legal.len())))
}

/// Each card is in exactly one place.
fn watch_cards(hunt: &Hunt) -> Result<(), String> {
    let table = hunt.table();
    let mut upgrades: Cards = hunt.upgrade_deck().collect();
    upgrades.add_all(table.available());
    upgrades.add_all(table.discarded());
    for hunter in table.hunters() {
        let mut all = hunter.owned();
        all.add_all(hunter.removed);
        promise(Card::starters().iter().all(|&card| all.count(card) == 1), || format!("starters: {all:?}"))?;
        let played = hunter.owned().len();
        promise(played <= crate::HAND_LIMIT + 1, || format!("{played} cards: {all:?}"))?;
        Card::upgrades().iter().for_each(|&card| (0..all.count(card)).for_each(|_| upgrades.add(card)));
    }
    promise(Card::upgrades().iter().all(|&card| upgrades.count(card) == 2), || format!("upgrades: {upgrades:?}"))
}

/// Given out = held + banked + lost + spent.
fn watch_echoes(hunt: &Hunt, ledger: &Ledger) -> Result<(), String> {
    let held: u32 = hunt.table().hunters().iter().map(|hunter| u32::from(hunter.collected + hunter.banked)).sum();
    promise(ledger.given == held + ledger.lost + ledger.spent, || {
        format!("{} given, but {held} held, {} lost, {} spent", ledger.given, ledger.lost, ledger.spent)
    })
}

/// Playing the journal again passes through the same states: undo to any of them is undo to what was there.
fn watch_undo(journal: &Journal, states: &[Hunt]) -> Result<(), String> {
    let mut hunt = Hunt::begin(journal.setup(), &mut ()).map_err(|why| why.to_string())?;
    for (at, &(seat, choice)) in journal.choices().iter().enumerate() {
        promise(states.get(at) == Some(&hunt), || format!("replayed, decision {at} finds another state"))?;
        hunt.choose(seat, choice, &mut ()).map_err(|why| why.to_string())?;
    }
    promise(states.last() == Some(&hunt), || "replayed, the hunt ends otherwise".to_owned())
}
