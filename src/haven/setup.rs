//! Setting out: where to, who sits down with what, how hard, from which seed.

use crate::haven::emblem;
use crate::haven::scenario::{Player, ScenarioAtTable};
use crate::haven::show::card::{hue, portrait};
use crate::haven::show::item::item_tile;
use crate::haven::ways::ways;
use crate::haven::words::scenario::Company;
use crate::haven::words::{Words, fill, words};
use crate::shell::context::{Shell, VAULT, use_shell};
use crate::shell::route::{Haven, Route};
use crate::table::{Guest, SettingOut, address, copy, keep_names, kept_names, name_field, people_in, table_words};
use crate::ui::button::{Tone, tool};
use crate::ui::icon::{Icon, emblem as icon};
use crate::ui::page::page;
use crate::ui::seed::{fresh_seed, seed_field};
use ::bots::haven::Level;
use ::haven::card::CardLevel;
use ::haven::class::{Class, MOST_LEVEL};
use ::haven::dungeon::Severity;
use ::haven::item::{Item, check_pack};
use ::haven::monster::MonsterKind;
use ::haven::scenario::ScenarioSheet;
use ::haven::setup::{Difficulty, MOST_HEROES, MOST_SCENARIO_LEVEL, Place, Stakes};
use ::haven::{HeroSetup, Setup};
use drawing::{Tag, button, link, tag};
use kit::save::Kind;
use kit::{Lang, Seed};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// The name under which what was wished for last time is kept.
const NAME: &str = "haven-setup";
const KIND: Kind = Kind { name: "haven-setup", migrations: &[] };

/// How many items a hero sets out with, and how many the shop lays out.
const ITEMS: usize = 2;
const SHOP: usize = 14;

/// One chair and who sits there.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Chair {
    class: Class,
    player: Player,
    level: u8,
    items: Vec<Item>,
}

/// What the person wishes for.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Wishes {
    /// A link's own set-up: as long as nothing of it is changed it is played as it came.
    linked: Option<Setup>,
    place: Place,
    chairs: Vec<Chair>,
    /// The chair whose bag is open.
    bag: usize,
    /// The scenario level; nothing as long as the recommended one will do.
    level: Option<u8>,
    solo: bool,
    less_luck: bool,
    permanent_death: bool,
    /// As it was written; what cannot be read as a seed becomes a fresh one.
    seed: String,
    /// What everybody is called, chair by chair, where there are guests.
    names: Vec<String>,
    /// How well the bots play.
    bots: Level,
}

/// The highest level that a class has cards for.
fn most_level(class: Class) -> u8 {
    let has = |level: &u8| class.cards_of(CardLevel::Gained(*level)).next().is_some();
    (2..=MOST_LEVEL).take_while(has).last().unwrap_or(1)
}

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
    fn new(class: Class, player: Player) -> Self {
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
struct LastTime {
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
    fn of(wishes: &Wishes) -> Self {
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
    fn first(linked: Option<Setup>) -> Self {
        let last = || VAULT.find::<LastTime>(NAME, &KIND).ok()?.value?.wishes();
        let found = if linked.is_none() { last() } else { None };
        found.unwrap_or_else(|| Self::new(linked))
    }

    fn new(linked: Option<Setup>) -> Self {
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

    fn heroes(&self) -> Vec<HeroSetup> {
        match &self.linked {
            Some(setup) => setup.heroes.clone(),
            None => self.chairs.iter().map(Chair::hero).collect(),
        }
    }

    /// The level that is played.
    fn level(&self) -> u8 {
        self.level.unwrap_or_else(|| Difficulty::Normal.level(&self.heroes()))
    }

    fn setup(&self) -> Setup {
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

    fn has_guests(&self) -> bool {
        self.chairs.iter().any(|chair| matches!(chair.player, Player::Guest(_)))
    }

    fn game(&self, lang: Lang) -> Option<ScenarioAtTable> {
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
    fn lacks(&self, words: &'static Words) -> Option<&'static str> {
        if self.chairs.len() < 2 {
            Some(words.setup.needs_two)
        } else if self.chairs.iter().all(|chair| chair.player != Player::You) {
            Some(words.setup.needs_you)
        } else {
            None
        }
    }

    /// The classes that nobody has taken.
    fn free(&self) -> Vec<Class> {
        let taken = |class: &Class| self.chairs.iter().any(|chair| chair.class == *class);
        Class::ALL.into_iter().filter(|class| !taken(class)).collect()
    }

    /// Seats a class; if it sat elsewhere, the two change places.
    fn seat(&mut self, at: usize, class: Class) {
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
    fn bars(&self, at: usize, item: Item, words: &'static Words) -> Option<String> {
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

/// The set-up page.
#[component]
pub fn SetupPage(
    /// The scenario of a link, if one led here.
    #[prop(optional)]
    linked: Option<Setup>,
) -> impl IntoView {
    let shell = use_shell();
    let names = kept_names(MOST_HEROES, untrack(|| shell.lang()));
    let wishes = RwSignal::new(Wishes { names, ..Wishes::first(linked) });
    let setting_out = SettingOut::new::<ScenarioAtTable>(Route::Haven(Haven::Table).href());
    let begin = move || match wishes.with_untracked(|wishes| wishes.game(shell.lang())) {
        Some(game) => {
            wishes.with_untracked(|wishes| {
                shell.note(VAULT.keep(NAME, &KIND, &LastTime::of(wishes)));
                if wishes.has_guests() {
                    keep_names(shell, &wishes.names);
                }
            });
            setting_out.lay(&game);
        }
        None => shell.say(words(shell.lang()).ask.why_setup),
    };
    let start = move || match wishes.with_untracked(|wishes| wishes.lacks(words(shell.lang()))) {
        Some(lacks) => shell.say(lacks),
        None => setting_out.start::<ScenarioAtTable>(begin),
    };
    let body = move || {
        let words = words(shell.lang());
        let form = Form { shell, words, wishes };
        wishes.with(|now| {
            let main = tag("div", "set-main").with(form.places(now)).with(form.chairs(now)).with(form.bag(now));
            let rail = tag("aside", "set-rail")
                .with(form.hardness(now))
                .with(form.companions(now))
                .with(form.variants(now))
                .with(form.seed(now).with(setting_out.kept_games::<ScenarioAtTable>()));
            let lacks = now.lacks(words);
            let start = tool(Tone::Brass, start).set_if(lacks.is_some(), "aria-disabled", "true").with(words.begin);
            let says = lacks.map_or_else(|| fill(words.setup.foot, &[&now.chairs.len(), &now.level()]), str::to_owned);
            let sum =
                tag("p", "foot-sum").with(tag("b", "").with(form.place_name(now))).with(tag("small", "").with(says));
            let foot = tag("div", "footbar").with(sum).with(setting_out.resume()).with(start);
            let lines = [
                ways(Haven::Setup, words.lang),
                tag("p", "lead")
                    .with(words.setup.lead)
                    .with(" ")
                    .with(link("quietly", Route::Haven(Haven::Lesson).href()).with(words.lesson.to_lesson)),
                tag("div", "set-out").with(main).with(rail),
                foot,
            ];
            page(shell.words(), words.set_up, lines.into_iter().collect())
        })
    };
    view! {
        {body}
        {setting_out.dialogs::<ScenarioAtTable>(begin)}
    }
}

/// The form: what its parts are drawn with.
#[derive(Clone, Copy)]
struct Form {
    shell: Shell,
    words: &'static Words,
    wishes: RwSignal<Wishes>,
}

fn title(number: &'static str, text: impl Into<String>, hint: &'static str) -> Tag {
    tag("h2", "set-title")
        .with(tag("b", "").set("aria-hidden", "true").with(number))
        .with(text.into())
        .with((!hint.is_empty()).then(|| tag("small", "").with(hint)))
}

/// The monsters that stand in the rooms that are open at the start.
fn first_foes(sheet: &'static ScenarioSheet, heroes: usize) -> Vec<MonsterKind> {
    let Ok(layout) = sheet.layout() else { return Vec::new() };
    let mut kinds = Vec::new();
    for place in &layout.monsters {
        let open = layout.map.room(place.spot).is_some_and(|room| layout.first_rooms.contains(&room));
        if open && place.ranks[heroes.clamp(2, 4) - 2].is_some() && !kinds.contains(&place.kind) {
            kinds.push(place.kind);
        }
    }
    kinds
}

impl Form {
    /// What is done to the wishes at a touch. A link that is changed is no longer played as it came.
    fn does(self, change: impl Fn(&mut Wishes) + Send + Sync + 'static) -> impl Fn() + Send + Sync + 'static {
        move || self.wishes.update(|wishes| change(wishes))
    }

    /// The same for what a link's heroes are part of.
    fn unlinks(self, change: impl Fn(&mut Wishes) + Send + Sync + 'static) -> impl Fn() + Send + Sync + 'static {
        self.does(move |wishes| {
            wishes.linked = None;
            change(wishes);
        })
    }

    fn place_name(self, now: &Wishes) -> &'static str {
        match now.place {
            Place::Scenario(number) => {
                ScenarioSheet::by_number(number).map_or("", |sheet| sheet.name.get(self.words.lang))
            }
            Place::Dungeon(_) => self.words.scenario.dungeon,
        }
    }

    /// Where to: the chosen place large, all others beside it.
    fn places(self, now: &Wishes) -> Tag {
        let words = self.words;
        let cover = |number: Option<u8>, sign: Icon, name: &'static str| {
            let place = number.map_or(USUAL_DUNGEON, Place::Scenario);
            let chosen = match now.place {
                Place::Scenario(chosen) => number == Some(chosen),
                Place::Dungeon(_) => number.is_none(),
            };
            button(
                "cover",
                self.does(move |wishes| {
                    // The penalties of a dungeon that is chosen already stay.
                    if !(number.is_none() && matches!(wishes.place, Place::Dungeon(_))) {
                        wishes.place = place;
                    }
                }),
            )
            .key(number.map_or(99, usize::from))
            .when(number.is_none(), "dungeon")
            .when(chosen, "chosen")
            .pressed(chosen)
            .with(tag("span", "sign").set("aria-hidden", "true").with(icon(sign)))
            .with(
                tag("small", "")
                    .with(number.map_or_else(|| words.setup.by_seed.to_owned(), |number| number.to_string())),
            )
            .with(tag("b", "").with(name))
        };
        let covers = ScenarioSheet::all()
            .iter()
            .map(|sheet| cover(Some(sheet.number), emblem::scenario(sheet.number), sheet.name.get(words.lang)))
            .chain([cover(None, emblem::DUNGEON, words.scenario.dungeon)]);
        tag("section", "set-where")
            .with(title("1", words.setup.place, ""))
            .with(tag("div", "where").with(self.chosen_place(now)).with(tag("div", "covers").each(covers)))
    }

    fn chosen_place(self, now: &Wishes) -> Tag {
        let words = self.words;
        let company = Company { heroes: now.chairs.len(), level: now.level() };
        let goal = |text: String| tag("p", "goal").with(tag("b", "").with(words.scenario.goal)).with(" ").with(text);
        match now.place {
            Place::Scenario(number) => {
                let Some(sheet) = ScenarioSheet::by_number(number) else { return tag("article", "cover-open") };
                let foe = |kind: MonsterKind| {
                    tag("li", "").key(kind as usize).with(icon(emblem::monster(kind))).with(words.monster(kind))
                };
                let foes = first_foes(sheet, now.chairs.len()).into_iter().map(foe);
                let rules = words.scenario_rules(sheet, company);
                let specials = (!rules.is_empty()).then(|| {
                    tag("details", "specials").with(tag("summary", "").with(words.setup.specials)).with(
                        tag("ul", "")
                            .each(rules.into_iter().enumerate().map(|(at, rule)| tag("li", "").key(at).with(rule))),
                    )
                });
                tag("article", "cover-open")
                    .key(usize::from(number))
                    .with(tag("div", "picture").set("aria-hidden", "true").with(icon(emblem::scenario(number))))
                    .with(tag("p", "kicker").with(fill(words.scenario.number, &[&number])))
                    .with(tag("h3", "").with(sheet.name.get(words.lang)))
                    .with(goal(words.scenario_goal(sheet, company)))
                    .with(tag("ul", "foes").set("aria-label", words.setup.first_foes).each(foes))
                    .with(specials)
            }
            Place::Dungeon(penalties) => {
                let room = |at: usize| {
                    let option = |severity: Severity| {
                        let chosen = penalties[at] == severity;
                        let choose = self.does(move |wishes| {
                            if let Place::Dungeon(penalties) = &mut wishes.place {
                                penalties[at] = severity;
                            }
                        });
                        button("seg", choose)
                            .key(severity as usize)
                            .when(chosen, "chosen")
                            .pressed(chosen)
                            .with(words.severity(severity))
                    };
                    let name = fill(words.setup.room, &[&(at + 1)]);
                    tag("div", "toll")
                        .key(at)
                        .set("role", "group")
                        .write("aria-label", name.clone())
                        .with(tag("span", "").with(name))
                        .each([Severity::None, Severity::Minor, Severity::Major].map(option))
                };
                tag("article", "cover-open dungeon")
                    .with(
                        tag("div", "picture")
                            .set("aria-hidden", "true")
                            .each([0, 1, 2].map(|_| icon(emblem::scenario(2)))),
                    )
                    .with(tag("p", "kicker").with(words.setup.by_seed))
                    .with(tag("h3", "").with(words.scenario.dungeon))
                    .with(tag("p", "").with(words.setup.dungeon_line))
                    .with(tag("p", "goal").with(tag("b", "").with(words.setup.penalties)))
                    .each((0..3).map(room))
            }
        }
    }

    /// Who sits down.
    fn chairs(self, now: &Wishes) -> Tag {
        let words = self.words;
        let chairs = now.chairs.iter().enumerate().map(|(at, chair)| self.chair(now, at, chair));
        let free = now.free();
        let empty = (now.chairs.len() < MOST_HEROES).then(|| {
            let names: Vec<String> = free.iter().map(|class| class.name().get(words.lang).to_owned()).collect();
            let next = free.first().copied();
            let pull = self.unlinks(move |wishes| {
                if let Some(class) = next {
                    wishes.chairs.push(Chair::new(class, Player::Bot));
                }
            });
            tag("li", "chair empty")
                .key(9)
                .with(tag("span", "hero-hex none").set("aria-hidden", "true").with(icon(Icon("haven/wooden-chair"))))
                .with(
                    tag("div", "who")
                        .with(tag("h3", "").with(fill(words.setup.chair, &[&(now.chairs.len() + 1)])))
                        .with(tag("p", "").with(fill(words.setup.free, &[&names.join(", ")]))),
                )
                .with(tool(Tone::Quiet, pull).with(words.setup.pull_up))
        });
        tag("section", "set-who")
            .with(title("2", words.setup.who, words.setup.who_hint))
            .with(tag("ol", "chairs").each(chairs).with(empty))
    }

    fn chair(self, now: &Wishes, at: usize, chair: &Chair) -> Tag {
        let words = self.words;
        let (class, level) = (chair.class, chair.level);
        let option = |one: Class| {
            let taken = one != class && now.chairs.iter().any(|chair| chair.class == one);
            let name = one.name().get(words.lang);
            let name = if taken { format!("{name} ({})", words.setup.taken) } else { name.to_owned() };
            tag("option", "")
                .key(one as usize)
                .write("value", (one as usize).to_string())
                .is(".selected", one == class)
                .with(name)
        };
        let wishes = self.wishes;
        let pick = tag("select", "")
            .write("aria-label", fill(words.setup.chair, &[&(at + 1)]))
            .each(Class::ALL.map(option))
            .on_value("change", move |value| {
                let class = value.parse().ok().and_then(|number: usize| Class::ALL.get(number)).copied();
                if let Some(class) = class {
                    wishes.update(|wishes| {
                        wishes.linked = None;
                        wishes.seat(at, class);
                    });
                }
            });
        let number = |sign: Icon, text: String| tag("span", "").with(icon(sign)).with(text);
        let numbers = tag("p", "numbers")
            .with(number(emblem::HEALTH, fill(words.setup.health, &[&class.health(level)])))
            .with(number(emblem::CARD, fill(words.setup.hand_of, &[&class.hand_size()])));
        let player = |(place, (player, name)): (usize, (Player, &'static str))| {
            let chosen = match chair.player {
                Player::Guest(_) => matches!(player, Player::Guest(_)),
                now => now == player,
            };
            button("seg", self.does(move |wishes| wishes.chairs[at].player = player))
                .key(place)
                .when(chosen, "chosen")
                .pressed(chosen)
                .with(name)
        };
        // Whoever clears the field goes by the number of the chair.
        let guest = Guest::new(&now.names[at])
            .or_else(|| Guest::new(&format!("{} {}", table_words(words.lang).player, at + 1)));
        let players = [
            Some((Player::You, words.you)),
            guest.map(|guest| (Player::Guest(guest), table_words(words.lang).guest)),
            Some((Player::Bot, words.bot)),
        ];
        let first = now.chairs.iter().position(|chair| chair.player == Player::You);
        let named = now.has_guests() && (matches!(chair.player, Player::Guest(_)) || first == Some(at));
        let name = named.then(|| {
            name_field(words.lang, now.names[at].clone(), move |name| {
                wishes.update(|wishes| wishes.names[at] = name.clone());
            })
        });
        let most = most_level(class);
        let step = |to: i8, sign: &'static str, says: &'static str| {
            let next = level.saturating_add_signed(to);
            let can = (1..=most).contains(&next);
            let barred = (!can && to > 0).then(|| fill(words.setup.level_most, &[&most]));
            let go = self.unlinks(move |wishes| {
                if can {
                    wishes.chairs[at].level = next;
                    wishes.bag = at;
                }
            });
            button("step", go)
                .key((to + 2) as usize)
                .write("aria-label", barred.clone().map_or_else(|| says.to_owned(), |why| format!("{says}: {why}")))
                .write("title", barred.unwrap_or_default())
                .set_if(!can, "aria-disabled", "true")
                .with(sign)
        };
        let away = self.unlinks(move |wishes| {
            wishes.chairs.remove(at);
            wishes.bag = 0;
        });
        let open = now.bag == at;
        let bag = button("bag-of", self.does(move |wishes| wishes.bag = at))
            .pressed(open)
            .each(chair.items.iter().map(|&item| icon(emblem::item(item))))
            .with(tag("span", "").with(words.setup.items));
        tag("li", "chair")
            .key(at)
            .when(open, "open")
            .when(true, hue(class))
            .with(portrait(class))
            .with(tag("div", "who").with(tag("h3", "").with(pick)).with(numbers))
            .with(
                tag("div", "plays")
                    .with(tag("span", "segs").each(players.into_iter().flatten().enumerate().map(player)))
                    .with(
                        tag("span", "level")
                            .with(step(-1, "−", words.setup.level_less))
                            .with(tag("b", "").with(fill(words.card.level, &[&level])))
                            .with(step(1, "+", words.setup.level_more)),
                    ),
            )
            .with(name)
            .with(
                tag("div", "chair-foot")
                    .with(bag)
                    .with((now.chairs.len() > 2).then(|| button("away", away).with(words.setup.leave))),
            )
    }

    /// What the hero of the open chair takes along. Goal, what is worn and the hand are decided at the table (H4.03).
    fn bag(self, now: &Wishes) -> Tag {
        let words = self.words;
        let at = now.bag.min(now.chairs.len() - 1);
        let chair = &now.chairs[at];
        let tile = |item: Item| {
            let packed = chair.items.contains(&item);
            let barred = if packed { None } else { now.bars(at, item, words) };
            let can = barred.is_none();
            let press = self.unlinks(move |wishes| {
                let items = &mut wishes.chairs[at].items;
                match items.iter().position(|one| *one == item) {
                    Some(place) => drop(items.remove(place)),
                    None if can => items.push(item),
                    None => {}
                }
            });
            let inside = item_tile(words, item).with(barred.map(|why| tag("em", "why").with(why)));
            button("pack", press)
                .key(item as usize)
                .when(packed, "chosen")
                .when(!can, "barred")
                .pressed(packed)
                .set_if(!can, "aria-disabled", "true")
                .with(inside)
        };
        let name = chair.class.name().get(words.lang);
        let hint = match chair.player {
            Player::You | Player::Guest(_) => words.setup.you_pack,
            Player::Bot => words.setup.packs_itself,
        };
        tag("section", "set-bag")
            .with(title("3", fill(words.setup.bag, &[&name]), hint))
            .with(
                tag("p", "count")
                    .with(tag("b", "").with(format!("{} / {ITEMS}", chair.items.len())))
                    .with(" ")
                    .with(words.setup.items_hint),
            )
            .with(tag("div", "packs").each(Item::ALL[..SHOP].iter().copied().map(tile)))
    }

    /// Every scenario level with its numbers, so that the price of courage is read, not remembered.
    fn hardness(self, now: &Wishes) -> Tag {
        let words = self.words;
        let text = &words.setup;
        let heroes = now.heroes();
        let named = |level: u8| {
            let all = [text.easy, text.recommended, text.hard, text.very_hard];
            Difficulty::ALL.iter().zip(all).find(|(one, _)| one.level(&heroes) == level).map(|(_, name)| name)
        };
        let chosen = now.level();
        let row = |level: u8| {
            let stakes = Stakes::of(level, now.solo);
            let choose = button("seg", self.does(move |wishes| wishes.level = Some(level)))
                .when(level == chosen, "chosen")
                .pressed(level == chosen)
                .with(u32::from(level))
                .with(named(level).map(|name| tag("small", "").with(name)));
            let cell = |number: u32| tag("td", "").with(number);
            tag("tr", "")
                .key(usize::from(level))
                .when(level == chosen, "chosen")
                .with(tag("th", "").set("scope", "row").with(choose))
                .with(cell(stakes.monsters.into()))
                .with(cell(stakes.trap.into()))
                .with(cell(stakes.gold.into()))
                .with(cell(stakes.experience.into()))
        };
        let head = |sign: Option<Icon>, name: &'static str| {
            tag("th", "").set("scope", "col").with(sign.map(icon)).with(tag("span", "").with(name))
        };
        let levels: Vec<String> = heroes.iter().map(|hero| hero.level.to_string()).collect();
        let why = fill(text.how_hard_why, &[&levels.join(", "), &Difficulty::Normal.level(&heroes)]);
        tag("section", "hardness").with(tag("h2", "").with(text.how_hard)).with(tag("p", "hint").with(why)).with(
            tag("table", "")
                .with(
                    tag("thead", "").with(
                        tag("tr", "")
                            .with(head(None, text.scenario_level))
                            .with(head(Some(emblem::KILL), text.monster_level))
                            .with(head(Some(emblem::TRAP), text.trap_damage))
                            .with(head(Some(emblem::LOOT), text.gold))
                            .with(head(Some(emblem::EXPERIENCE), text.experience)),
                    ),
                )
                .with(tag("tbody", "").each((0..=MOST_SCENARIO_LEVEL).map(row))),
        )
    }

    /// How well the bots play, those beside the person and the one that is asked for a hint.
    fn companions(self, now: &Wishes) -> Tag {
        let text = &self.words.setup;
        let each =
            [(text.squire, text.squire_why), (text.veteran, text.veteran_why), (text.champion, text.champion_why)];
        let choice = |(level, (name, _)): (Level, (&'static str, &'static str))| {
            button("seg", self.does(move |wishes| wishes.bots = level))
                .key(level as usize)
                .when(level == now.bots, "chosen")
                .pressed(level == now.bots)
                .with(name)
        };
        tag("section", "companions")
            .with(tag("h2", "").with(text.companions))
            .with(tag("p", "hint").with(each[now.bots as usize].1))
            .with(tag("div", "segs").each(Level::ALL.into_iter().zip(each).map(choice)))
    }

    fn variants(self, now: &Wishes) -> Tag {
        let text = &self.words.setup;
        let toggle = |at: usize, on: bool, name: &'static str, why: &'static str, set: fn(&mut Wishes, bool)| {
            let wishes = self.wishes;
            let field = tag("input", "")
                .set("type", "checkbox")
                .is(".checked", on)
                .on("change", move |_| wishes.update(|wishes| set(wishes, !on)));
            tag("label", "variant")
                .key(at)
                .with(field)
                .with(tag("span", "").with(tag("b", "").with(name)).with(" ").with(why))
        };
        tag("section", "variants")
            .with(toggle(0, now.solo, text.open_hands, text.open_hands_why, |wishes, on| wishes.solo = on))
            .with(toggle(1, now.less_luck, text.less_luck, text.less_luck_why, |wishes, on| wishes.less_luck = on))
            .with(toggle(2, now.permanent_death, text.permanent_death, text.permanent_death_why, |wishes, on| {
                wishes.permanent_death = on;
            }))
    }

    fn seed(self, now: &Wishes) -> Tag {
        let (shell, wishes, text) = (self.shell, self.wishes, &self.words.setup);
        let link = move || {
            let code = wishes.with_untracked(|wishes| ::haven::share::encode(&wishes.setup()));
            copy(shell, address(("h", code)), text.link_copied);
        };
        tag("section", "set-seed")
            .with(seed_field(shell.words(), now.seed.clone(), move |seed| wishes.update(|wishes| wishes.seed = seed)))
            .with(tool(Tone::Quiet, link).with(text.copy_link))
    }
}

/// The penalties of a random dungeon, unless others are wished for.
pub(crate) const USUAL_DUNGEON: Place = Place::Dungeon([Severity::None, Severity::Minor, Severity::Major]);

#[cfg(test)]
mod tests {
    use super::*;
    use kit::Lang;

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
            assert!((2..=4).all(|heroes| !first_foes(sheet, heroes).is_empty()), "{}", sheet.number);
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
