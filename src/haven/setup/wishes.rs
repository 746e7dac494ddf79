//! What is wished for: where to, who sits down with what, how hard, from which seed; and what was wished for last time.

use crate::haven::scenario::{Player, ScenarioAtTable};
use crate::haven::words::Words;
use crate::shell::context::VAULT;
use crate::table::{Guest, people_in};
use crate::ui::seed::fresh_seed;
use ::bots::haven::Level;
use ::haven::card::CardLevel;
use ::haven::class::{Class, MOST_LEVEL};
use ::haven::dungeon::Severity;
use ::haven::item::{Item, check_pack};
use ::haven::setup::{Difficulty, MOST_HEROES, Place};
use ::haven::{HeroSetup, Setup};
use kit::save::Kind;
use kit::{Lang, Seed};
use serde::{Deserialize, Serialize};

/// The name under which what was wished for last time is kept.
pub(super) const NAME: &str = "haven-setup";
pub(super) const KIND: Kind = Kind { name: "haven-setup", migrations: &[] };

/// How many items a hero sets out with, and how many the shop lays out.
pub(super) const ITEMS: usize = 2;
pub(super) const SHOP: usize = 14;

/// One chair and who sits there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chair {
    pub(super) class: Class,
    pub(super) player: Player,
    pub(super) level: u8,
    pub(super) items: Vec<Item>,
}

/// What the person wishes for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wishes {
    /// A link's own set-up: as long as nothing of it is changed it is played as it came.
    pub(super) linked: Option<Setup>,
    pub(super) place: Place,
    pub(super) chairs: Vec<Chair>,
    /// The chair whose bag is open.
    pub(super) bag: usize,
    /// The scenario level; nothing as long as the recommended one will do.
    pub(super) level: Option<u8>,
    pub(super) solo: bool,
    pub(super) less_luck: bool,
    pub(super) permanent_death: bool,
    /// As it was written; what cannot be read as a seed becomes a fresh one.
    pub(super) seed: String,
    /// What everybody is called, chair by chair, where there are guests.
    pub(super) names: Vec<String>,
    /// How well the bots play.
    pub(super) bots: Level,
}

/// The highest level that a class has cards for.
pub(super) fn most_level(class: Class) -> u8 {
    let has = |level: &u8| class.cards_of(CardLevel::Gained(*level)).next().is_some();
    (2..=MOST_LEVEL).take_while(has).last().unwrap_or(1)
}

/// The penalties of a random dungeon, unless others are wished for.
pub(crate) const USUAL_DUNGEON: Place = Place::Dungeon([Severity::None, Severity::Minor, Severity::Major]);

/// What a hero packs who is not asked: a potion, and what the class lives by.
pub(crate) const fn usual_items(class: Class) -> [Item; ITEMS] {
    let best = match class {
        Class::Brute => Item::HideArmor,
        Class::Tinkerer => Item::EagleEyeGoggles,
        Class::Spellweaver => Item::EagleEyeGoggles,
        Class::Scoundrel => Item::PoisonDagger,
        Class::Cragheart => Item::BootsOfStriding,
        Class::Mindthief => Item::BootsOfStriding,
    };
    let potion = match class {
        Class::Spellweaver | Class::Tinkerer => Item::MinorStaminaPotion,
        Class::Scoundrel | Class::Mindthief => Item::MinorPowerPotion,
        Class::Brute | Class::Cragheart => Item::MinorHealingPotion,
    };
    [best, potion]
}

impl Chair {
    pub(super) fn new(class: Class, player: Player) -> Self {
        Self { class, player, level: 1, items: usual_items(class).to_vec() }
    }

    /// The hero who sits down: one perk for each level above the first, in the order of the sheet.
    fn hero(&self) -> HeroSetup {
        let boxes = self.class.perks().iter().enumerate();
        let perks = boxes.flat_map(|(at, perk)| vec![at as u8; usize::from(perk.boxes)]);
        HeroSetup {
            perks: perks.take(usize::from(self.level) - 1).collect(),
            items: self.items.clone(),
            ..HeroSetup::of_level(self.class, self.level)
        }
    }
}

/// What was wished for last time; the dungeon is always another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LastTime {
    /// The set-up, as a link carries it.
    code: String,
    /// Who sat in which chair.
    players: Vec<Player>,
    /// The scenario level, if another one than the recommended was wished for.
    level: Option<u8>,
    /// How well the bots played.
    bots: Level,
}

impl LastTime {
    pub(super) fn of(wishes: &Wishes) -> Self {
        let code = ::haven::share::encode(&wishes.setup());
        let players = wishes.chairs.iter().map(|chair| chair.player).collect();
        Self { code, players, level: wishes.level, bots: wishes.bots }
    }

    /// The same wishes again, if there can be such a table.
    fn wishes(self) -> Option<Wishes> {
        let setup = ::haven::share::decode(&self.code).ok()?;
        let mut wishes = Wishes::new(Some(setup));
        if wishes.chairs.len() != self.players.len() {
            return None;
        }
        wishes.chairs.iter_mut().zip(self.players).for_each(|(chair, player)| chair.player = player);
        let seed = fresh_seed().to_string();
        let wishes = Wishes { linked: None, seed, level: self.level, bots: self.bots, ..wishes };
        wishes.game(Lang::En).is_some().then_some(wishes)
    }
}

impl Wishes {
    /// A link says where to and with whom; otherwise it is as it was last time.
    pub(super) fn first(linked: Option<Setup>) -> Self {
        let last = || VAULT.find::<LastTime>(NAME, &KIND).ok()?.value?.wishes();
        let found = if linked.is_none() { last() } else { None };
        found.unwrap_or_else(|| Self::new(linked))
    }

    pub(super) fn new(linked: Option<Setup>) -> Self {
        let fresh = || vec![Chair::new(Class::Brute, Player::You), Chair::new(Class::Spellweaver, Player::Bot)];
        let chairs = linked.as_ref().map_or_else(fresh, |setup| {
            let player = |at: usize| if at == 0 { Player::You } else { Player::Bot };
            let sits = |(at, hero): (usize, &HeroSetup)| Chair {
                class: hero.class,
                player: player(at),
                level: hero.level,
                items: hero.items.clone(),
            };
            setup.heroes.iter().enumerate().map(sits).collect()
        });
        let of_link = linked.as_ref();
        Self {
            place: of_link.map_or(Place::Scenario(1), |setup| setup.place),
            level: of_link.map(|setup| setup.level),
            solo: of_link.is_some_and(|setup| setup.solo),
            less_luck: of_link.is_some_and(|setup| setup.less_luck),
            permanent_death: of_link.is_some_and(|setup| setup.permanent_death),
            seed: of_link.map_or_else(fresh_seed, |setup| setup.seed).to_string(),
            chairs,
            bag: 0,
            linked,
            names: vec![String::new(); MOST_HEROES],
            bots: Level::default(),
        }
    }

    pub(super) fn heroes(&self) -> Vec<HeroSetup> {
        match &self.linked {
            Some(setup) => setup.heroes.clone(),
            None => self.chairs.iter().map(Chair::hero).collect(),
        }
    }

    /// The level that is played.
    pub(super) fn level(&self) -> u8 {
        self.level.unwrap_or_else(|| Difficulty::Normal.level(&self.heroes()))
    }

    pub(super) fn setup(&self) -> Setup {
        let seed = Seed::from_text(&self.seed).unwrap_or_else(fresh_seed);
        let heroes = self.heroes();
        Setup {
            place: self.place,
            level: self.level(),
            heroes,
            solo: self.solo,
            less_luck: self.less_luck,
            permanent_death: self.permanent_death,
            ..Setup::scenario(1, &[], seed)
        }
    }

    /// Everybody who is a person, by name; nobody if there is only one, whose first chair counts.
    fn people(&self, lang: Lang) -> Vec<(usize, Guest)> {
        let first = self.chairs.iter().position(|chair| chair.player == Player::You);
        let sits = |at: &usize| first == Some(*at) || matches!(self.chairs[*at].player, Player::Guest(_));
        people_in((0..self.chairs.len()).filter(|at| self.has_guests() && sits(at)), &self.names, lang)
    }

    pub(super) fn has_guests(&self) -> bool {
        self.chairs.iter().any(|chair| matches!(chair.player, Player::Guest(_)))
    }

    pub(super) fn game(&self, lang: Lang) -> Option<ScenarioAtTable> {
        let people = self.people(lang);
        let named = |at: usize| people.iter().find(|one| one.0 == at).map(|one| one.1);
        let player = |(at, chair): (usize, &Chair)| match chair.player {
            Player::Guest(before) => Player::Guest(named(at).unwrap_or(before)),
            player => player,
        };
        let name = self.chairs.iter().position(|chair| chair.player == Player::You).and_then(named);
        let players = self.chairs.iter().enumerate().map(player).collect();
        Some(ScenarioAtTable::with_guests(self.setup(), players, name).ok()?.with_level(self.bots))
    }

    /// What is still missing, in words.
    pub(super) fn lacks(&self, words: &'static Words) -> Option<&'static str> {
        if self.chairs.len() < 2 {
            Some(words.setup.needs_two)
        } else if self.chairs.iter().all(|chair| chair.player != Player::You) {
            Some(words.setup.needs_you)
        } else {
            None
        }
    }

    /// The classes that nobody has taken.
    pub(super) fn free(&self) -> Vec<Class> {
        let taken = |class: &Class| self.chairs.iter().any(|chair| chair.class == *class);
        Class::ALL.into_iter().filter(|class| !taken(class)).collect()
    }

    /// Seats a class; if it sat elsewhere, the two change places.
    pub(super) fn seat(&mut self, at: usize, class: Class) {
        let before = self.chairs[at].class;
        if let Some(other) = self.chairs.iter().position(|chair| chair.class == class) {
            self.chairs[other].class = before;
            self.fit(other);
        }
        self.chairs[at].class = class;
        self.fit(at);
    }

    /// After a class has changed: its level has cards, and it packs what it is used to.
    fn fit(&mut self, at: usize) {
        let chair = &mut self.chairs[at];
        chair.level = chair.level.min(most_level(chair.class));
        chair.items = usual_items(chair.class).to_vec();
        self.bag = at;
    }

    /// Why an item cannot be packed as well.
    pub(super) fn bars(&self, at: usize, item: Item, words: &'static Words) -> Option<String> {
        let chair = &self.chairs[at];
        let elsewhere = self.chairs.iter().enumerate().filter(|(other, _)| *other != at);
        let taken = elsewhere.filter(|(_, chair)| chair.items.contains(&item)).count();
        if taken >= usize::from(item.sheet().copies) {
            return Some(words.item.copies.to_owned());
        }
        let with: Vec<Item> = chair.items.iter().copied().chain([item]).collect();
        check_pack(&with, chair.level)
            .err()
            .map(|why| words.pack_error(why))
            .or_else(|| (chair.items.len() >= ITEMS).then(|| words.item.at_most.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::haven::words::words;
    use ::haven::scenario::ScenarioSheet;

    #[test]
    fn whatever_can_be_wished_for_can_be_played() {
        for class in Class::ALL {
            for level in 1..=most_level(class) {
                let mut wishes = Wishes::new(None);
                wishes.seat(0, class);
                wishes.chairs[0].level = level;
                assert!(wishes.game(Lang::En).is_some(), "{class:?} {level}");
            }
        }
        for sheet in ScenarioSheet::all() {
            let wishes = Wishes { place: Place::Scenario(sheet.number), ..Wishes::new(None) };
            assert!(wishes.game(Lang::En).is_some(), "{}", sheet.number);
        }
        let wishes = Wishes { place: USUAL_DUNGEON, level: Some(7), solo: true, less_luck: true, ..Wishes::new(None) };
        assert!(wishes.game(Lang::En).is_some());
    }

    #[test]
    fn h1_05_a_class_sits_in_one_chair_and_taking_it_changes_places() {
        let mut wishes = Wishes::new(None);
        wishes.seat(0, Class::Spellweaver);
        let classes: Vec<Class> = wishes.chairs.iter().map(|chair| chair.class).collect();
        assert_eq!(classes, [Class::Spellweaver, Class::Brute]);
        assert_eq!(wishes.free().len(), 4);
    }

    #[test]
    fn h3_01_what_does_not_fit_is_barred_with_its_reason() {
        let mut wishes = Wishes::new(None);
        wishes.chairs[0].items = vec![Item::BootsOfStriding];
        let bars = |wishes: &Wishes, item| wishes.bars(0, item, words(Lang::En));
        assert_eq!(bars(&wishes, Item::WingedShoes).as_deref(), Some("no room: legs"));
        assert_eq!(bars(&wishes, Item::HideArmor), None);
        wishes.chairs[0].items.push(Item::HideArmor);
        assert!(bars(&wishes, Item::IronHelmet).is_some(), "two items");
    }

    #[test]
    fn a_table_is_laid_as_it_was_last_time_in_another_dungeon() {
        let mut wishes = Wishes { place: USUAL_DUNGEON, less_luck: true, bots: Level::Champion, ..Wishes::new(None) };
        wishes.seat(1, Class::Tinkerer);
        wishes.chairs[0].level = 3;
        wishes.chairs[1].items = vec![Item::IronHelmet];
        wishes.chairs.push(Chair::new(Class::Mindthief, Player::You));
        let last = LastTime::of(&wishes);
        let again = last.clone().wishes().expect("there can be such a table");
        assert_ne!(again.seed, wishes.seed);
        assert_eq!(again, Wishes { seed: again.seed.clone(), bag: 0, ..wishes });
        assert!(LastTime { players: vec![Player::Bot; 3], ..last.clone() }.wishes().is_none(), "nobody is you");
        assert!(LastTime { players: vec![Player::You; 2], ..last.clone() }.wishes().is_none(), "a chair is missing");
        assert!(LastTime { code: "?".to_owned(), ..last }.wishes().is_none());
    }

    #[test]
    fn a_link_is_played_as_it_came() {
        let mut setup = Setup::scenario(7, &[Class::Scoundrel, Class::Tinkerer], Seed::from_number(5));
        setup.heroes[0] = HeroSetup::of_level(Class::Scoundrel, 3);
        setup.level = 4;
        assert_eq!(Wishes::new(Some(setup.clone())).setup(), setup);
    }
}
