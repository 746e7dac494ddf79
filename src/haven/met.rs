//! What the person has met in their scenarios: the codex opens that and leaves the rest closed.

use crate::haven::scenario::ScenarioAtTable;
use crate::shell::context::VAULT;
use crate::table::{Controller, Mode};
use ::haven::Game;
use ::haven::class::Class;
use ::haven::figure::Kind as FigureKind;
use ::haven::item::Item;
use ::haven::monster::MonsterKind;
use ::haven::setup::Place;
use kit::save::Kind;
use kit::{Lang, Seat, Sort};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

const NAME: &str = "haven-met";
const KIND: Kind = Kind { name: NAME, migrations: &[] };

/// Everything that was met. Things have their English names, which never change; a place in a list might. The number behind a
/// monster or an item is that of the scenario in which it was met first, 0 in a random dungeon.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Met {
    /// Classes, each with the highest level at which it sat at the table.
    classes: Vec<(String, u8)>,
    monsters: Vec<(String, u8)>,
    /// Items by their number.
    items: Vec<(u8, u8)>,
    scenarios: Vec<u8>,
}

/// The types of monsters on the board.
pub(crate) fn foes(game: &Game) -> Vec<MonsterKind> {
    let figures = game.view(Seat(0));
    let kinds = figures.figures().filter_map(|(_, figure)| match figure.kind {
        FigureKind::Monster { kind, .. } => Some(kind),
        _ => None,
    });
    let mut kinds: Vec<MonsterKind> = kinds.collect();
    kinds.arrange();
    kinds.dedup();
    kinds
}

impl Met {
    /// What was kept.
    pub(crate) fn kept() -> Self {
        VAULT.find::<Self>(NAME, &KIND).ok().and_then(|found| found.value).unwrap_or_default()
    }

    /// The highest level at which a class was met, if it was.
    pub(crate) fn class(&self, class: Class) -> Option<u8> {
        named(&self.classes, class.name().get(Lang::En))
    }

    /// In which scenario a monster was met first.
    pub(crate) fn monster(&self, kind: MonsterKind) -> Option<u8> {
        named(&self.monsters, kind.sheet().name.get(Lang::En))
    }

    /// In which scenario an item was met first.
    pub(crate) fn item(&self, item: Item) -> Option<u8> {
        self.items.iter().find(|(number, _)| *number == item.sheet().number).map(|&(_, place)| place)
    }

    /// Whether somebody has been there.
    pub(crate) fn scenario(&self, number: u8) -> bool {
        self.scenarios.contains(&number)
    }

    /// Adds who sits at a table, what they own and where it is.
    pub(crate) fn sit_down(&mut self, game: &ScenarioAtTable) {
        let place = place(game);
        if place != 0 && !self.scenarios.contains(&place) {
            self.scenarios.push(place);
        }
        for hero in &game.setup().heroes {
            let name = hero.class.name().get(Lang::En);
            match self.classes.iter_mut().find(|(known, _)| known == name) {
                Some((_, level)) => *level = hero.level.max(*level),
                None => self.classes.push((name.to_owned(), hero.level)),
            }
            for &item in &hero.items {
                if self.item(item).is_none() {
                    self.items.push((item.sheet().number, place));
                }
            }
        }
    }

    /// Adds monsters that stand on the board of a table.
    pub(crate) fn see(&mut self, kinds: &[MonsterKind], game: &ScenarioAtTable) {
        for &kind in kinds {
            if self.monster(kind).is_none() {
                self.monsters.push((kind.sheet().name.get(Lang::En).to_owned(), place(game)));
            }
        }
    }
}

fn named(list: &[(String, u8)], name: &str) -> Option<u8> {
    list.iter().find(|(known, _)| known == name).map(|&(_, number)| number)
}

/// The number of the scenario, or 0.
fn place(game: &ScenarioAtTable) -> u8 {
    match game.setup().place {
        Place::Scenario(number) => number,
        Place::Dungeon(_) => 0,
    }
}

/// Keeps what is met at a table of the person's own, as far as it has been shown.
pub(crate) fn watch(table: Controller<ScenarioAtTable>) {
    if table.mode == Mode::Replay {
        return;
    }
    let kinds = Memo::new(move |_| table.board.with(|board| foes(&board.game)));
    Effect::new(move |_| {
        let before = Met::kept();
        let mut met = before.clone();
        table.game.with_untracked(|game| {
            met.sit_down(game);
            kinds.with(|kinds| met.see(kinds, game));
        });
        if met != before {
            table.shell.note(VAULT.keep(NAME, &KIND, &met));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::haven::scenario::Player;
    use ::haven::Setup;
    use kit::Seed;

    #[test]
    fn only_what_lies_open_is_met_and_its_first_place_stays() {
        let at = |number| {
            let setup = Setup::scenario(number, &[Class::Brute, Class::Tinkerer], Seed::from_number(1));
            ScenarioAtTable::new(setup, vec![Player::You; 2]).expect("a scenario")
        };
        let mut met = Met::default();
        let (first, second) = (at(1), at(2));
        for game in [&first, &second] {
            met.sit_down(game);
            met.see(&foes(game.game()), game);
        }
        assert_eq!((met.class(Class::Brute), met.class(Class::Mindthief)), (Some(1), None));
        assert_eq!((met.monster(MonsterKind::BanditGuard), met.monster(MonsterKind::PrimeDemon)), (Some(1), None));
        // It waits behind a door.
        assert_eq!(met.monster(MonsterKind::LivingBones).filter(|&place| place == 1), None);
        assert!(met.scenario(1) && met.scenario(2) && !met.scenario(3));
    }
}
