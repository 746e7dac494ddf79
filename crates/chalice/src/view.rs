//! What one seat may know: the open table and its own secret pick. Decks, dice to come and other hunters' picks are not in
//! here, so that neither a page nor a bot can cheat with a view.

use crate::cards::Card;
use crate::choice::{Legal, Question};
use crate::enemies::{Enemy, Rank};
use crate::hunt::{BOX, DUNGEON, Hunt, UPGRADES};
use crate::pile::Cards;
use crate::table::{Stage, Table};
use kit::{BySeat, Deck, Seat, Stream};

/// A hunt as one seat sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    seat: Seat,
    table: Table,
    pick: Option<Card>,
}

impl View {
    pub(crate) fn of(hunt: &Hunt, seat: Seat) -> Self {
        let pick = if seat.index() < hunt.picks.len() { hunt.picks[seat] } else { None };
        Self { seat, table: hunt.table, pick }
    }

    /// Whose view it is.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Everything that lies open.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The card this seat has picked in secret, while others still think.
    #[must_use]
    pub fn pick(&self) -> Option<Card> {
        self.pick
    }

    /// What this seat may choose now.
    #[must_use]
    pub fn legal(&self) -> Legal {
        self.table.legal(self.seat)
    }

    /// A whole hunt that this seat could be sitting in: what it cannot see is dealt at random, each way as likely as the
    /// rules make it. Its [`Hunt::view`] is this view again.
    #[must_use]
    pub fn imagine(&self, chance: &mut Stream) -> Hunt {
        self.imagine_with(chance, |chance| self.imagine_picks(chance))
    }

    fn imagine_with(&self, chance: &mut Stream, picks: impl FnOnce(&mut Stream) -> BySeat<Option<Card>>) -> Hunt {
        let (dungeon, unused) = self.imagine_dungeon(chance);
        let upgrades: Deck<Card, UPGRADES> = {
            let mut deck = Deck::default();
            self.unseen_upgrades().for_each(|card| deck.put_on_top(card));
            deck.shuffle(chance);
            deck
        };
        let picks = picks(chance);
        let mut word = || u64::from(chance.next_u32()) << 32 | u64::from(chance.next_u32());
        let dice = Stream::from_parts(word(), word());
        Hunt { table: self.table, dungeon, unused, upgrades, dice, picks }
    }

    /// [`imagine`](Self::imagine), but the others' secret picks of this step are still to be made: for whoever wants to think
    /// through what they would pick instead of guessing blindly.
    #[must_use]
    pub fn imagine_undecided(&self, chance: &mut Stream) -> Hunt {
        let own = |seat| if seat == self.seat { self.pick } else { None };
        let mut hunt = self.imagine_with(chance, |_| BySeat::new(self.table.hunters.len(), own));
        for seat in self.table.hunters.seats() {
            if seat != self.seat
                && let Some(options) = self.hidden_options(seat)
            {
                // A pick without an alternative is no secret, and nobody is asked for it.
                if options.kinds() == 1 {
                    hunt.picks[seat] = options.nth_kind(0);
                } else {
                    hunt.table.waiting |= 1 << seat.0;
                }
            }
        }
        hunt
    }

    /// Three Bosses and seven Monsters were dealt; those not yet revealed are still to come. A Monster that Micolash has just
    /// called lies on top.
    fn imagine_dungeon(&self, chance: &mut Stream) -> (Deck<Enemy, DUNGEON>, Deck<Enemy, BOX>) {
        let unseen = |enemy: &&Enemy| !self.table.has_seen(**enemy);
        let mut monsters: Deck<Enemy, 18> = Deck::default();
        let mut bosses: Deck<Enemy, 7> = Deck::default();
        Enemy::monsters().iter().filter(unseen).for_each(|&monster| monsters.put_on_top(monster));
        Enemy::bosses().iter().filter(unseen).for_each(|&boss| bosses.put_on_top(boss));
        monsters.shuffle(chance);
        bosses.shuffle(chance);
        let called = if self.table.called { monsters.draw() } else { None };
        let count = usize::from(self.table.dungeon_left).saturating_sub(usize::from(called.is_some()));
        let bosses_left = bosses.len().saturating_sub(Enemy::bosses().len() - DUNGEON_BOSSES).min(count);
        let mut dungeon: Deck<Enemy, DUNGEON> = Deck::default();
        for place in 0..count {
            let next = if place < bosses_left { bosses.draw() } else { monsters.draw() };
            next.into_iter().for_each(|enemy| dungeon.put_on_top(enemy));
        }
        dungeon.shuffle(chance);
        called.into_iter().for_each(|monster| dungeon.put_on_top(monster));
        let mut unused: Deck<Enemy, BOX> = Deck::default();
        while unused.len() < usize::from(self.table.box_left)
            && let Some(monster) = monsters.draw()
        {
            unused.put_on_top(monster);
        }
        debug_assert!(unused.iter().all(|enemy| enemy.rank() == Rank::Monster));
        (dungeon, unused)
    }

    /// Upgrades that nobody has had, that do not lie in the row and were not discarded: they are in the deck.
    fn unseen_upgrades(&self) -> impl Iterator<Item = Card> + '_ {
        let hunters = self.table.hunters.map(|_, hunter| (hunter.owned(), hunter.removed));
        let seen = move |card: Card| {
            let of = |pile: Cards| pile.count(card);
            let hunters: u32 = hunters.iter().map(|&(owned, removed)| of(owned) + of(removed)).sum();
            of(self.table.available) + of(self.table.discarded) + hunters
        };
        let unseen = Card::upgrades().iter().flat_map(move |&card| (seen(card)..2).map(move |_| card));
        unseen.take(self.table.upgrades_left.into())
    }

    /// One's own pick is known; whoever else has picked could have picked anything they hold.
    fn imagine_picks(&self, chance: &mut Stream) -> BySeat<Option<Card>> {
        BySeat::new(self.table.hunters.len(), |seat| {
            if seat == self.seat {
                return self.pick;
            }
            let options = self.hidden_options(seat)?;
            options.nth_kind(chance.below(options.kinds().max(1)))
        })
    }

    /// What a seat whose pick is in has picked from.
    fn hidden_options(&self, seat: Seat) -> Option<Cards> {
        let hunter = self.table.hunters.as_slice().get(seat.index())?;
        if self.table.waiting == 0 || self.table.waits_for(seat) {
            return None;
        }
        match (self.table.question, self.table.stage) {
            (Question::Card, Stage::RevealCards) if hunter.is_living() => Some(hunter.playable()),
            (Question::Transform, Stage::RevealWeapons) if hunter.played == Some(Card::Transform) => {
                Some(hunter.hand.weapons())
            }
            _ => None,
        }
    }
}

/// Bosses in a dungeon (C1.02).
const DUNGEON_BOSSES: usize = 3;
