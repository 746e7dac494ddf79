//! The form on which wishes are made: each part of it is drawn from what is wished for now.

use super::wishes::{Chair, ITEMS, SHOP, USUAL_DUNGEON, Wishes, most_level};
use crate::haven::emblem;
use crate::haven::scenario::Player;
use crate::haven::show::card::{hue, portrait};
use crate::haven::show::item::item_tile;
use crate::haven::words::scenario::Company;
use crate::haven::words::{Words, fill};
use crate::shell::context::Shell;
use crate::table::{Guest, address, copy, name_field, table_words};
use crate::ui::button::{Tone, tool};
use crate::ui::icon::{Icon, emblem as icon};
use crate::ui::seed::seed_field;
use ::bots::haven::Level;
use ::haven::class::Class;
use ::haven::dungeon::Severity;
use ::haven::item::Item;
use ::haven::monster::MonsterKind;
use ::haven::scenario::ScenarioSheet;
use ::haven::setup::{Difficulty, MOST_HEROES, MOST_SCENARIO_LEVEL, Place, Stakes};
use drawing::{Tag, button, tag};
use leptos::prelude::*;

/// The form: what its parts are drawn with.
#[derive(Clone, Copy)]
pub(super) struct Form {
    pub(super) shell: Shell,
    pub(super) words: &'static Words,
    pub(super) wishes: RwSignal<Wishes>,
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

    pub(super) fn place_name(self, now: &Wishes) -> &'static str {
        match now.place {
            Place::Scenario(number) => {
                ScenarioSheet::by_number(number).map_or("", |sheet| sheet.name.get(self.words.lang))
            }
            Place::Dungeon(_) => self.words.scenario.dungeon,
        }
    }

    /// Where to: the chosen place large, all others beside it.
    pub(super) fn places(self, now: &Wishes) -> Tag {
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
    pub(super) fn chairs(self, now: &Wishes) -> Tag {
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
    pub(super) fn bag(self, now: &Wishes) -> Tag {
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
    pub(super) fn hardness(self, now: &Wishes) -> Tag {
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
    pub(super) fn companions(self, now: &Wishes) -> Tag {
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

    pub(super) fn variants(self, now: &Wishes) -> Tag {
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

    pub(super) fn seed(self, now: &Wishes) -> Tag {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_stands_in_the_first_room_of_every_scenario() {
        for sheet in ScenarioSheet::all() {
            assert!((2..=4).all(|heroes| !first_foes(sheet, heroes).is_empty()), "{}", sheet.number);
        }
    }
}
