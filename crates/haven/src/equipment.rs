//! Items at work: which of them can be used at this moment, and what they do then (H3.06, H14.06, H21.06, H21.12).

use crate::ability::{Ability, Rider, Which};
use crate::card::BASIC_BOTTOM;
use crate::choice::Choice;
use crate::condition::NEGATIVE;
use crate::event::{Event, Sink};
use crate::figure::FigureId;
use crate::game::Game;
use crate::item::{Item, ItemEffect, Moment, Refresh, check_pack};
use crate::modifier::Modifier;
use crate::task::{Aim, Harm, Strike, Task, Walk};
use crate::walk::Gait;
use kit::Seat;

/// The shield of an item.
fn shield_of(item: Item) -> u8 {
    let shields =
        item.sheet().effects.iter().map(|effect| if let ItemEffect::Shield(shield) = effect { *shield } else { 0 });
    shields.sum()
}

/// An attack that an item has joined.
fn boosted(mut aim: Aim, item: Item) -> Aim {
    let boosts = &mut aim.boosts;
    for effect in item.sheet().effects {
        match effect {
            ItemEffect::Attack(more) => boosts.bonus += i16::from(*more),
            ItemEffect::Range(more) => aim.range = aim.range.saturating_add(*more),
            ItemEffect::Advantage => boosts.advantage = true,
            ItemEffect::IgnoreShield => boosts.no_shield = true,
            ItemEffect::Inflict(conditions) => boosts.conditions = boosts.conditions.and(*conditions),
            ItemEffect::InflictOnce(conditions) => boosts.once = boosts.once.and(*conditions),
            ItemEffect::Area(area) => {
                aim.sheet.area = Some(*area);
                aim.area = true;
            }
            _ => {}
        }
    }
    aim
}

impl Game {
    /// Items of a hero that can be used at this moment. The stunned and the exhausted use none, but what works by itself goes on (H12.03).
    fn ready(&self, seat: Seat, fits: impl Fn(Moment) -> bool) -> impl Iterator<Item = Item> {
        let hero = self.hero(seat);
        let acts = self.can_act(hero.figure);
        let able = move |moment: Moment| acts || moment == Moment::Always;
        let ready = hero.items.iter().filter(|one| one.ready).map(|one| one.item);
        ready.filter(move |item| able(item.sheet().moment) && fits(item.sheet().moment))
    }

    /// Items that a hero owns and could still put on (H3.01).
    pub(crate) fn wearable(&self, seat: Seat) -> impl Iterator<Item = Item> + '_ {
        let hero = self.hero(seat);
        let worn: Vec<Item> = hero.items.iter().map(|carried| carried.item).collect();
        hero.owned.iter().copied().filter(move |&item| {
            let pack: Vec<Item> = worn.iter().copied().chain([item]).collect();
            check_pack(&pack, hero.level).is_ok()
        })
    }

    /// A hero has put everything on: some of it adds -1 cards to the deck (H3.05).
    pub(crate) fn settle_items(&mut self, seat: Seat) {
        let hero = &mut self.heroes[seat.index()];
        let handicap: u8 = hero.items.iter().map(|carried| carried.item.sheet().handicap).sum();
        for _ in 0..if hero.shrugs_off_items { 0 } else { handicap } {
            hero.deck.add(Modifier::HANDICAP, &mut self.chance.heroes[seat.index()]);
        }
    }

    /// An item is used: it wears, and the hero is known to have used it.
    pub(crate) fn wear_item(&mut self, seat: Seat, item: Item, sink: &mut impl Sink) {
        let hero = self.hero_mut(seat);
        if let Some(carried) = hero.items.iter_mut().find(|carried| carried.item == item) {
            carried.wear_out();
        }
        hero.tally.items += 1;
        sink.tell(Event::Used(seat, item), self);
    }

    /// The first item of a hero that works by itself in this way.
    pub(crate) fn worn(&self, seat: Seat, does: impl Fn(&ItemEffect) -> bool) -> Option<Item> {
        let mut worn = self.ready(seat, |moment| moment == Moment::Always);
        worn.find(|item| item.sheet().effects.iter().any(&does))
    }

    /// Items that this seat can use because it is its hero's turn, whatever else goes on (H3.06).
    pub(crate) fn turn_items(&self, seat: Seat) -> impl Iterator<Item = Item> + '_ {
        let figure = self.hero(seat).figure;
        let own = self.turn.figure == Some(figure) && self.figure(figure).alive;
        self.ready(seat, move |moment| own && moment == Moment::Turn)
            .filter(move |item| item.sheet().effects.iter().any(|effect| self.is_of_use(seat, effect)))
    }

    /// Whether there is anything for a refreshing item to bring back, and whether a summon would leave the move that it interrupts
    /// somewhere to end: nobody summons on the hex of somebody else. All others can be used in vain.
    fn is_of_use(&self, seat: Seat, effect: &ItemEffect) -> bool {
        match effect {
            ItemEffect::Refresh(what) => self.refreshable(seat, *what).next().is_some(),
            ItemEffect::Perform(Ability::Summon(_)) => {
                let figure = self.hero(seat).figure;
                self.standing_on(self.figure(figure).spot) == Some(figure)
            }
            _ => true,
        }
    }

    /// Uses an item in the own turn. An action that it interrupts goes on afterwards as if nothing had been.
    pub(crate) fn use_in_turn(&mut self, seat: Seat, item: Item, sink: &mut impl Sink) {
        self.agenda.extend(self.action.take().map(Task::Resume));
        let actor = self.hero(seat).figure;
        // The last is laid down first.
        for effect in item.sheet().effects.iter().rev() {
            match effect {
                ItemEffect::Perform(ability) => {
                    let list = std::slice::from_ref(ability);
                    self.agenda.push(Task::Abilities { actor, by: Some(seat), list, at: 0 });
                }
                ItemEffect::Refresh(what) => self.agenda.push(Task::Refresh { seat, what: *what }),
                _ => {}
            }
        }
        self.wear_item(seat, item, sink);
    }

    /// Used items that can come back in this way.
    pub(crate) fn refreshable(&self, seat: Seat, what: Refresh) -> impl Iterator<Item = Item> + '_ {
        self.hero(seat).items.iter().filter(move |one| what.fits(one)).map(|one| one.item)
    }

    /// Whether the owner has to choose what comes back.
    pub(crate) fn refresh_waits(&self, seat: Seat, what: Refresh) -> bool {
        self.refreshable(seat, what).count() > usize::from(what.count) && what.count > 0
    }

    /// Everything that may come back does: there was no need to choose.
    pub(crate) fn refresh_all(&mut self, seat: Seat, what: Refresh, sink: &mut impl Sink) {
        let back: Vec<Item> = self.refreshable(seat, what).take(usize::from(what.count)).collect();
        back.into_iter().for_each(|item| self.give_back(seat, item, sink));
    }

    /// One item comes back, and perhaps others.
    pub(crate) fn refresh_one(&mut self, seat: Seat, item: Item, what: Refresh, sink: &mut impl Sink) {
        self.give_back(seat, item, sink);
        self.agenda.push(Task::Refresh { seat, what: Refresh { count: what.count.saturating_sub(1), ..what } });
    }

    fn give_back(&mut self, seat: Seat, item: Item, sink: &mut impl Sink) {
        if let Some(carried) = self.hero_mut(seat).items.iter_mut().find(|one| one.item == item) {
            carried.refresh();
            sink.tell(Event::Refreshed(seat, item), self);
        }
    }

    /// Items that can join this move (H3.06).
    pub(crate) fn move_items(&self, walk: &Walk) -> impl Iterator<Item = Item> + '_ {
        let seat = self.figure(walk.figure).seat();
        let gait = walk.gait;
        let helps = move |effect: &ItemEffect| match effect {
            ItemEffect::Jump => gait == Gait::Walk,
            _ => true,
        };
        seat.into_iter()
            .flat_map(|seat| self.ready(seat, |moment| moment == Moment::Move))
            .filter(move |item| item.sheet().effects.iter().any(helps))
    }

    /// An item joins a move.
    pub(crate) fn boost_move(&mut self, mut walk: Walk, item: Item, sink: &mut impl Sink) {
        for effect in item.sheet().effects {
            match effect {
                ItemEffect::Points(more) => walk.points = walk.points.saturating_add(*more),
                ItemEffect::Jump if walk.gait == Gait::Walk => walk.gait = Gait::Jump,
                _ => {}
            }
        }
        self.agenda.push(Task::Walk(walk));
        self.wear_item(walk.by, item, sink);
    }

    /// Items that can join this attack, before the next card is drawn.
    pub(crate) fn attack_items(&self, aim: &Aim) -> impl Iterator<Item = Item> + '_ {
        let seat = self.figure(aim.attacker).seat();
        // What kills outright is no attack.
        let seat = seat.filter(|_| !matches!(aim.sheet.rider, Rider::Slay(_)));
        let (ranged, single) = (aim.ranged, aim.has_single_target());
        let kind = move |which: Which| match which {
            Which::Any => true,
            Which::Melee => !ranged,
            Which::Ranged => ranged,
        };
        let fits = move |moment: Moment| match moment {
            Moment::Attack(which) => kind(which),
            Moment::SingleTarget(which) => single && kind(which),
            _ => false,
        };
        seat.into_iter().flat_map(move |seat| self.ready(seat, fits))
    }

    /// Whether an item could give an attack a target that has none.
    pub(crate) fn could_reach(&self, aim: &Aim) -> bool {
        self.attack_items(aim).any(|item| self.has_target(&boosted(*aim, item)))
    }

    /// An item joins an attack.
    pub(crate) fn boost_attack(&mut self, aim: Aim, item: Item, sink: &mut impl Sink) {
        self.agenda.push(Task::Aim(boosted(aim, item)));
        self.wear_item(aim.by, item, sink);
    }

    /// Items that can be used against an attack before its card is drawn.
    pub(crate) fn guard_items(&self, target: FigureId) -> impl Iterator<Item = Item> + '_ {
        let seat = self.figure(target).seat();
        seat.into_iter().flat_map(|seat| self.ready(seat, |moment| moment == Moment::Attacked))
    }

    /// An item is used against an attack.
    pub(crate) fn guard_with(&mut self, mut strike: Strike, seat: Seat, item: Item, sink: &mut impl Sink) {
        strike.hindered |= item.sheet().effects.contains(&ItemEffect::Disadvantage);
        strike.shield = Some((item, shield_of(item))).filter(|(_, shield)| *shield > 0).or(strike.shield);
        self.agenda.push(Task::Guard(strike));
        self.wear_item(seat, item, sink);
    }

    /// Items that must be used against an attack that would deal damage, and their shields (H3.04).
    pub(crate) fn armor(&self, target: FigureId) -> impl Iterator<Item = (Item, u8)> + '_ {
        let seat = self.figure(target).seat();
        let armor = seat.into_iter().flat_map(|seat| self.ready(seat, |moment| moment == Moment::EveryDamage));
        armor.map(|item| (item, shield_of(item)))
    }

    /// The item of a figure that turns doubles into +0.
    pub(crate) fn helmet(&self, target: FigureId) -> Option<Item> {
        self.worn(self.figure(target).seat()?, |effect| *effect == ItemEffect::NoDoubles)
    }

    /// A helmet has acted, so it has been used (H21.12).
    pub(crate) fn wear_helmet(&mut self, target: FigureId, sink: &mut impl Sink) {
        if let (Some(seat), Some(item)) = (self.figure(target).seat(), self.helmet(target)) {
            self.wear_item(seat, item, sink);
        }
    }

    /// Items that can be used when an attack is about to deal damage.
    pub(crate) fn damage_items(&self, harm: &Harm) -> impl Iterator<Item = Item> + '_ {
        let seat = self.figure(harm.target).seat().filter(|_| harm.is_attack());
        seat.into_iter().flat_map(|seat| self.ready(seat, |moment| moment == Moment::Damage))
    }

    /// An item is used against damage that is about to be taken.
    pub(crate) fn soften(&mut self, mut harm: Harm, seat: Seat, item: Item, sink: &mut impl Sink) {
        // Pierce of the attack, which lies beneath, takes the shield away first if it has met none yet (H21.06).
        let mut shield = shield_of(item);
        if let Some(Task::Land(strike)) = self.agenda.last_mut() {
            let pierced = shield.min(strike.pierce);
            strike.pierce -= pierced;
            shield -= pierced;
        }
        harm.amount -= i16::from(shield);
        self.agenda.push(Task::Harm(harm));
        self.wear_item(seat, item, sink);
    }

    /// Whether enemies and the scenario cannot push or pull a figure.
    pub(crate) fn is_rooted(&self, figure: FigureId) -> bool {
        let seat = self.figure(figure).seat();
        seat.is_some_and(|seat| self.worn(seat, |effect| *effect == ItemEffect::Rooted).is_some())
    }

    /// What a card does as a basic bottom action (H2.02).
    pub(crate) fn basic_bottom(&self, seat: Seat) -> &'static [Ability] {
        let other = |effect: &ItemEffect| match effect {
            ItemEffect::BasicMove(list) => Some(*list),
            _ => None,
        };
        let worn = self.worn(seat, |effect| other(effect).is_some());
        worn.and_then(|item| item.sheet().effects.iter().find_map(other)).unwrap_or(BASIC_BOTTOM.abilities)
    }

    /// The item that can still change a hero's initiative this round, and by how much.
    pub(crate) fn haste(&self, seat: Seat) -> Option<(Item, u8)> {
        let item = self.ready(seat, |moment| moment == Moment::Revealed).next()?;
        let by = item.sheet().effects.iter().find_map(|effect| match effect {
            ItemEffect::Initiative(by) => Some(*by),
            _ => None,
        });
        by.map(|by| (item, by))
    }

    /// Moves a hero's initiative down or up, or leaves it as it is.
    pub(crate) fn hasten(&mut self, seat: Seat, choice: Choice, sink: &mut impl Sink) {
        let (Some((item, by)), Choice::Option(later)) = (self.haste(seat), choice) else { return };
        let by = by as i8;
        self.hero_mut(seat).haste = if later == 0 { -by } else { by };
        self.wear_item(seat, item, sink);
    }

    /// Conditions that a chest of cures takes away: the negative ones alone (H12.05).
    pub(crate) fn cure(&mut self, figure: FigureId, sink: &mut impl Sink) {
        let ailments = &mut self.figure_mut(figure).ailments;
        let before = ailments.all();
        NEGATIVE.iter().for_each(|condition| ailments.lose(condition));
        self.tell_ended(figure, before, sink);
    }
}
