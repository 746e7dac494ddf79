//! Setting a hunt up: how many, against whom, in which dungeon.

use crate::chalice::company::{People, Rival};
use crate::chalice::emblem;
use crate::chalice::hunt::HuntAtTable;
use crate::chalice::ways::ways;
use crate::chalice::words::{Words, words};
use crate::shell::context::{Shell, VAULT, use_shell};
use crate::shell::route::{Chalice, Route};
use crate::table::{SettingOut, keep_names, kept_names, name_field, people_in, table_words};
use crate::ui::button::{Tone, tool};
use crate::ui::choice::choice;
use crate::ui::icon::emblem;
use crate::ui::page::page;
use crate::ui::seed::{fresh_seed, seed_field};
use ::bots::chalice::{CAST, Level};
use ::chalice::{FinalBoss, Setup};
use drawing::{Tag, link, tag};
use kit::save::Kind;
use kit::{Lang, Seed};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The most that can sit against the person.
const MOST_RIVALS: u8 = 4;

/// The name under which what was wished for last time is kept.
const NAME: &str = "chalice-setup";
const KIND: Kind = Kind { name: "chalice-setup", migrations: &[] };

/// What was wished for last time; the dungeon is always another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LastTime {
    hunters: u8,
    final_boss: Option<FinalBoss>,
    /// For every chair that there may be.
    rivals: Vec<Rival>,
    talks: bool,
}

impl LastTime {
    /// What was kept, if there can be such a table.
    fn kept() -> Option<Self> {
        VAULT.find::<Self>(NAME, &KIND).ok()?.value.filter(Self::can_be)
    }

    fn can_be(&self) -> bool {
        let seated: BTreeSet<u8> = self.rivals.iter().map(|rival| rival.who).collect();
        Setup::new(self.hunters, Seed::from_number(0)).check().is_ok()
            && self.rivals.len() == usize::from(MOST_RIVALS)
            && seated.len() == self.rivals.len()
            && seated.iter().all(|&who| usize::from(who) < CAST.len())
    }
}

/// What the person wishes for.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Wishes {
    setup: Setup,
    /// As it was written; what cannot be read as a seed becomes a fresh one.
    seed: String,
    /// For every chair that there may be.
    rivals: Vec<Rival>,
    talks: bool,
    /// What everybody would be called, the person whose hunt it is first.
    names: Vec<String>,
    /// In which of the other chairs a guest sits.
    guests: [bool; MOST_RIVALS as usize],
}

impl Wishes {
    /// A link says which dungeon it is and for how many; all else is as it was last time.
    fn new(linked: Option<Setup>, last: Option<LastTime>) -> Self {
        let rivals = || Rival::all(MOST_RIVALS + 1, Level::default());
        let first = || LastTime { hunters: 4, final_boss: None, rivals: rivals(), talks: true };
        let LastTime { hunters, final_boss, rivals, talks } = last.unwrap_or_else(first);
        let setup = linked.unwrap_or_else(|| Setup { final_boss, ..Setup::new(hunters, fresh_seed()) });
        let seed = setup.seed.to_string();
        Self { setup, seed, rivals, talks, names: Vec::new(), guests: [false; MOST_RIVALS as usize] }
    }

    fn has_guests(&self) -> bool {
        self.guests[..self.company().len()].contains(&true)
    }

    /// Everybody who is a person, by name; nobody if there is only one. Whoever has no name goes by a number.
    fn people(&self, lang: Lang) -> People {
        let mut people = People::default();
        let sits = |at: &usize| at.checked_sub(1).is_none_or(|chair| self.guests[chair]);
        let chairs = (0..=self.company().len()).filter(|at| self.has_guests() && sits(at));
        people_in(chairs, &self.names, lang).into_iter().for_each(|(at, guest)| people[at] = Some(guest));
        people
    }

    fn remember(&self, shell: Shell) {
        let Setup { hunters, final_boss, .. } = self.setup;
        let last = LastTime { hunters, final_boss, rivals: self.rivals.clone(), talks: self.talks };
        shell.note(VAULT.keep(NAME, &KIND, &last));
    }

    /// Who really sits there.
    fn company(&self) -> &[Rival] {
        &self.rivals[..usize::from(self.setup.hunters) - 1]
    }

    fn begin(&self, shell: Shell, page: SettingOut) {
        self.remember(shell);
        let seed = Seed::from_text(&self.seed).unwrap_or_else(fresh_seed);
        if self.has_guests() {
            keep_names(shell, &self.names);
        }
        match HuntAtTable::new(Setup { seed, ..self.setup }, self.company().to_vec(), self.talks) {
            Ok(game) => page.lay(&game.with_people(self.people(shell.lang()))),
            Err(_) => shell.say(words(shell.lang()).set_up),
        }
    }
}

/// The set-up page.
#[component]
pub fn SetupPage(
    /// The dungeon of a link, if one led here.
    #[prop(optional)]
    linked: Option<Setup>,
) -> impl IntoView {
    let shell = use_shell();
    let names = kept_names(usize::from(MOST_RIVALS) + 1, untrack(|| shell.lang()));
    let wishes = RwSignal::new(Wishes { names, ..Wishes::new(linked, LastTime::kept()) });
    let setting_out = SettingOut::new::<HuntAtTable>(Route::Chalice(Chalice::Table).href());
    let begin = move || wishes.with_untracked(|wishes| wishes.begin(shell, setting_out));
    let body = move || {
        let (words, lang) = (words(shell.lang()), shell.lang());
        let linked = linked.map(|setup| tag("p", "lead").with((words.link_line)(&setup.seed.to_string())));
        let lesson = link("quietly", Route::Chalice(Chalice::Lesson).href()).with(words.to_lesson);
        let start = tool(Tone::Brass, move || setting_out.start::<HuntAtTable>(begin)).with(words.begin);
        let lines = [
            Some(ways(Chalice::Setup, lang)),
            linked,
            Some(tag("p", "").with(lesson)),
            Some(wishes.with(|now| panel(shell, now, wishes))),
            Some(tag("div", "row besides").with(setting_out.kept_games::<HuntAtTable>())),
            Some(tag("div", "footbar").with(start).with(setting_out.resume())),
        ];
        page(shell.words(), words.set_up, lines.into_iter().flatten().collect())
    };
    view! {
        {body}
        {setting_out.dialogs::<HuntAtTable>(begin)}
    }
}

/// Everything that can be wished for.
fn panel(shell: Shell, now: &Wishes, wishes: RwSignal<Wishes>) -> Tag {
    let (words, lang) = (words(shell.lang()), shell.lang());
    let counts = [(3, "3"), (4, "4"), (5, "5")];
    let levels = Level::ALL.map(|level| (Some(level), words.level(level)));
    let talking = [(true, words.talk_on), (false, words.talk_off)];
    let bosses = FinalBoss::ALL.map(|boss| (Some(boss), short_name(boss, lang)));
    let bosses = [(None, words.by_chance)].into_iter().chain(bosses);
    let all_play = move |level: Option<Level>| {
        let level = level.unwrap_or_default();
        wishes.update(|wishes| wishes.rivals.iter_mut().for_each(|rival| rival.level = level));
    };
    let sit = move |hunters| wishes.update(|wishes| wishes.setup.hunters = hunters);
    let talk = move |talks| wishes.update(|wishes| wishes.talks = talks);
    let face = move |boss| wishes.update(|wishes| wishes.setup.final_boss = boss);
    let sow = move |seed| wishes.update(|wishes| wishes.seed = seed);
    tag("section", "panel settings")
        .with(choice("hunters", words.hunters, "", counts, now.setup.hunters, sit))
        .with(choice("level", words.opponents, words.level_hint, levels, shared_level(now.company()), all_play))
        .with(chairs(words, now, wishes, lang))
        .with(choice("talk", words.talk, words.talk_hint, talking, now.talks, talk))
        .with(choice("boss", words.final_boss, "", bosses, now.setup.final_boss, face))
        .with(seed_field(shell.words(), now.seed.clone(), sow))
}

/// The level that all of them have, if it is one.
fn shared_level(rivals: &[Rival]) -> Option<Level> {
    let first = rivals.first()?.level;
    rivals.iter().all(|rival| rival.level == first).then_some(first)
}

/// Who sits in each chair, and how well they play.
fn chairs(words: &'static Words, now: &Wishes, wishes: RwSignal<Wishes>, lang: Lang) -> Tag {
    let option =
        |number: usize, chosen: bool| tag("option", "").write("value", number.to_string()).is(".selected", chosen);
    let named = |at: usize| {
        let name = now.names.get(at).cloned().unwrap_or_default();
        name_field(lang, name, move |name| {
            wishes.update(|wishes| wishes.names.get_mut(at).into_iter().for_each(|place| *place = name.clone()));
        })
    };
    let own = || tag("li", "").with(emblem(emblem::YOU)).with(named(0));
    let chair = |(place, rival): (usize, &Rival)| {
        let guest = now.guests[place];
        let hunters = (0..CAST.len()).map(|who| {
            let persona = Rival { who: who as u8, level: Level::default() }.persona();
            let name = format!("{}, {}", persona.name, words.tempers[persona.temper as usize]);
            option(who, !guest && usize::from(rival.who) == who).with(name)
        });
        let hunters = hunters.chain([option(CAST.len(), guest).with(table_words(lang).guest)]);
        let levels =
            Level::ALL.into_iter().map(|level| option(level as usize, rival.level == level).with(words.level(level)));
        let sit = move |who: usize| {
            wishes.update(|wishes| {
                wishes.guests[place] = who >= CAST.len();
                if who < CAST.len() {
                    seat_hunter(&mut wishes.rivals, place, who as u8);
                }
            });
        };
        let play = move |level: usize| {
            wishes.update(|wishes| wishes.rivals[place].level = Level::ALL[level % Level::ALL.len()]);
        };
        let list = |label: &'static str| tag("select", "").set("aria-label", label);
        tag("li", "")
            .with(emblem(emblem::FACES[usize::from(rival.who)]))
            .with(list(words.who).each(hunters).on_value("change", move |who| who.parse().into_iter().for_each(sit)))
            .with(match guest {
                true => named(place + 1),
                false => list(words.opponents)
                    .each(levels)
                    .on_value("change", move |to| to.parse().into_iter().for_each(play)),
            })
    };
    tag("details", "chairs")
        .with(tag("summary", "").with(words.chairs))
        .with(tag("ul", "").with(now.has_guests().then(own)).each(now.company().iter().enumerate().map(chair)))
}

/// Seats a hunter; if they sat elsewhere, the two change places.
fn seat_hunter(rivals: &mut [Rival], place: usize, who: u8) {
    let before = rivals[place].who;
    if let Some(other) = rivals.iter_mut().find(|rival| rival.who == who) {
        other.who = before;
    }
    rivals[place].who = who;
}

/// A Final Boss without the title behind the comma.
fn short_name(boss: FinalBoss, lang: Lang) -> &'static str {
    let name = boss.enemy().name(lang);
    name.split(',').next().unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_sits_in_two_chairs() {
        let mut rivals = Rival::all(5, Level::Hunter);
        seat_hunter(&mut rivals, 0, 2);
        assert_eq!(rivals.iter().map(|rival| rival.who).collect::<Vec<_>>(), [2, 1, 0, 3]);
        seat_hunter(&mut rivals, 3, 7);
        assert_eq!(rivals.iter().map(|rival| rival.who).collect::<Vec<_>>(), [2, 1, 0, 7]);
    }

    #[test]
    fn a_table_is_laid_as_it_was_last_time_and_a_link_says_for_how_many() {
        let mut rivals = Rival::all(5, Level::Veteran);
        seat_hunter(&mut rivals, 0, 3);
        let last = LastTime { hunters: 5, final_boss: Some(FinalBoss::Rom), rivals: rivals.clone(), talks: false };
        assert!(last.can_be());
        let linked = Setup::new(3, Seed::from_number(7));
        let wishes = Wishes::new(Some(linked), Some(last.clone()));
        assert_eq!((wishes.setup, wishes.talks, wishes.company()), (linked, false, &rivals[..2]));
    }

    #[test]
    fn what_cannot_be_a_table_is_not_taken_over() {
        let fair = LastTime { hunters: 4, final_boss: None, rivals: Rival::all(5, Level::Hunter), talks: true };
        assert!(fair.can_be());
        assert!(!LastTime { hunters: 2, ..fair.clone() }.can_be());
        assert!(!LastTime { rivals: Rival::all(3, Level::Hunter), ..fair.clone() }.can_be());
        let twice = vec![Rival { who: 0, level: Level::Hunter }; 4];
        assert!(!LastTime { rivals: twice, ..fair.clone() }.can_be());
        let mut nobody = fair.rivals.clone();
        nobody[0].who = 200;
        assert!(!LastTime { rivals: nobody, ..fair }.can_be());
    }

    #[test]
    fn a_level_is_shared_only_if_all_have_it() {
        let mut rivals = Rival::all(3, Level::Veteran);
        assert_eq!(shared_level(&rivals), Some(Level::Veteran));
        rivals[1].level = Level::Novice;
        assert_eq!(shared_level(&rivals), None);
    }
}
