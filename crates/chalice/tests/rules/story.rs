//! A hunt that tells a small story: given a position, when these cards are played and these dice fall, then.
//! Scripted dice must be used up, to the last one and no further.

#![allow(dead_code, reason = "every test file tells other stories")]

use chalice::{
    Card, Choice, Die, Enemy, Event, FinalBoss, Hunt, Hunter, Life, Outcome, Pair, Pile, Position, Question, Refusal,
    Seated, Trophy,
};
use kit::{Seat, Seed, Stream};

/// The position before it is played. Three hunters with their starters, seat 0 first; whatever follows has no ability.
pub(crate) struct Story(Position);

/// The position while it is played.
pub(crate) struct Tale {
    pub(crate) hunt: Hunt,
    pub(crate) events: Vec<Event>,
    after_script: Option<Stream>,
    /// The round in which cards were last played.
    played: u16,
}

impl Story {
    pub(crate) fn against(enemy: Enemy) -> Self {
        let final_boss = FinalBoss::ALL.into_iter().find(|boss| boss.enemy() == enemy).unwrap_or(FinalBoss::Micolash);
        let after =
            [Enemy::CarrionCrow, Enemy::ChurchGiant, Enemy::GardenOfEyes].into_iter().filter(|&next| next != enemy);
        let is_final = final_boss.enemy() == enemy;
        Self(Position {
            hunters: vec![Seated::default(); 3],
            final_boss,
            first_player: Seat(0),
            enemy: Some((enemy, enemy.data().health)),
            dungeon: if is_final { vec![] } else { after.collect() },
            unused: vec![],
            available: vec![],
            upgrades: vec![],
            idle_rounds: 0,
            dice: Stream::new(Seed::from_number(1), "unscripted"),
        })
    }

    /// A set-up that has still to reveal the first of this dungeon.
    pub(crate) fn opens_with(dungeon: &[Enemy]) -> Self {
        let mut story = Self::against(Enemy::Huntsman).dungeon(dungeon);
        story.0.enemy = None;
        story
    }

    pub(crate) fn echoes(mut self, echoes: u8) -> Self {
        self.0.enemy = self.0.enemy.map(|(enemy, _)| (enemy, echoes));
        self
    }

    pub(crate) fn hunters(mut self, count: usize) -> Self {
        self.0.hunters.resize(count, Seated::default());
        self
    }

    pub(crate) fn final_boss(mut self, boss: FinalBoss) -> Self {
        self.0.final_boss = boss;
        self
    }

    pub(crate) fn first(mut self, seat: u8) -> Self {
        self.0.first_player = Seat(seat);
        self
    }

    pub(crate) fn health(mut self, seat: usize, health: u8) -> Self {
        self.0.hunters[seat].health = Some(health);
        self
    }

    pub(crate) fn collected(mut self, seat: usize, echoes: u16) -> Self {
        self.0.hunters[seat].collected = echoes;
        self
    }

    pub(crate) fn banked(mut self, seat: usize, echoes: u16) -> Self {
        self.0.hunters[seat].banked = echoes;
        self
    }

    pub(crate) fn tracks(mut self, seat: usize, tracks: [u8; 3]) -> Self {
        self.0.hunters[seat].tracks = tracks;
        self
    }

    pub(crate) fn deaths(mut self, seat: usize, deaths: u8) -> Self {
        self.0.hunters[seat].deaths = deaths;
        self
    }

    pub(crate) fn hand(mut self, seat: usize, cards: &[Card]) -> Self {
        self.0.hunters[seat].hand = cards.to_vec();
        self
    }

    /// Adds to the hand.
    pub(crate) fn holds(mut self, seat: usize, cards: &[Card]) -> Self {
        self.0.hunters[seat].hand.extend(cards);
        self
    }

    pub(crate) fn used(mut self, seat: usize, cards: &[Card]) -> Self {
        self.0.hunters[seat].used = cards.to_vec();
        self.0.hunters[seat].hand.retain(|card| card.is_upgrade() || !cards.contains(card));
        self
    }

    pub(crate) fn dungeon(mut self, dungeon: &[Enemy]) -> Self {
        self.0.dungeon = dungeon.to_vec();
        self
    }

    pub(crate) fn box_of(mut self, unused: &[Enemy]) -> Self {
        self.0.unused = unused.to_vec();
        self
    }

    pub(crate) fn available(mut self, cards: &[Card]) -> Self {
        self.0.available = cards.to_vec();
        self
    }

    pub(crate) fn upgrades(mut self, cards: &[Card]) -> Self {
        self.0.upgrades = cards.to_vec();
        self
    }

    pub(crate) fn idle(mut self, rounds: u8) -> Self {
        self.0.idle_rounds = rounds;
        self
    }

    pub(crate) fn position(self) -> Position {
        self.0
    }

    pub(crate) fn begin(self) -> Tale {
        let mut events = Vec::new();
        let hunt = self.0.begin(&mut events).unwrap_or_else(|why| panic!("the position cannot be: {why}"));
        Tale { hunt, events, after_script: None, played: 0 }
    }
}

impl Tale {
    /// The dice of the standing enemy's colour will show these faces, and no die more is rolled.
    pub(crate) fn rolls(&mut self, faces: &[&str]) -> &mut Self {
        let die = self.hunt.table().enemy().expect("somebody to roll for").data().die;
        let face = |text: &str| {
            let known = die.faces().iter().copied().find(|face| face.to_string() == text);
            (die, known.unwrap_or_else(|| panic!("{die:?} has no {text}")))
        };
        self.rolls_of(&faces.iter().map(|text| face(text)).collect::<Vec<_>>())
    }

    pub(crate) fn rolls_of(&mut self, rolls: &[(Die, chalice::Face)]) -> &mut Self {
        self.dice_are_used_up();
        let mut stream = Die::loaded(rolls).expect("such dice");
        self.hunt.load_dice(stream);
        rolls.iter().for_each(|(die, _)| {
            let _ = die.roll(&mut stream);
        });
        self.after_script = Some(stream);
        self
    }

    /// The enemy's attack comes to nothing.
    pub(crate) fn misses(&mut self) -> &mut Self {
        self.rolls(&["0"])
    }

    fn dice_are_used_up(&self) {
        if let Some(expected) = self.after_script {
            assert_eq!(self.hunt.dice(), expected, "the scripted dice were not used up, or more were rolled");
        }
    }

    /// Each hunter's card, seat 0 first; whoever is not asked is passed over.
    pub(crate) fn play(&mut self, cards: &[Card]) -> &mut Self {
        assert_eq!(self.hunt.table().question(), Some(Question::Card), "nobody is asked for a card");
        self.played = self.round();
        let waiting: Vec<Seat> = self.hunt.waiting().collect();
        for (seat, &card) in cards.iter().enumerate() {
            let seat = Seat(seat as u8);
            if waiting.contains(&seat) {
                self.choose(seat.0, Choice::Play(card));
            }
        }
        self
    }

    pub(crate) fn choose(&mut self, seat: u8, choice: Choice) -> &mut Self {
        self.tries(seat, choice).unwrap_or_else(|why| panic!("{why}"));
        self
    }

    pub(crate) fn tries(&mut self, seat: u8, choice: Choice) -> Result<(), Refusal> {
        self.hunt.choose(Seat(seat), choice, &mut self.events)
    }

    pub(crate) fn transforms(&mut self, seat: u8, card: Card) -> &mut Self {
        self.choose(seat, Choice::Transform(card))
    }

    pub(crate) fn hinders(&mut self, seat: u8, target: u8) -> &mut Self {
        self.choose(seat, Choice::Hinder(Seat(target)))
    }

    pub(crate) fn recalls(&mut self, seat: u8, cards: &[Card]) -> &mut Self {
        self.choose(seat, Choice::Recall(pair(cards)))
    }

    pub(crate) fn gives_up(&mut self, seat: u8, cards: &[Card]) -> &mut Self {
        self.choose(seat, Choice::Disarm(pair(cards)))
    }

    pub(crate) fn pays(&mut self, seat: u8, pays: bool) -> &mut Self {
        self.choose(seat, Choice::Pay(pays))
    }

    pub(crate) fn wants(&mut self, seat: u8, trophy: Trophy) -> &mut Self {
        self.choose(seat, Choice::Trophy(trophy))
    }

    pub(crate) fn takes(&mut self, seat: u8, card: Card) -> &mut Self {
        self.choose(seat, Choice::Upgrade(card))
    }

    /// Removes a card that lies in one pile only.
    pub(crate) fn removes(&mut self, seat: u8, card: Card) -> &mut Self {
        let of_it = |choice: &Choice| matches!(choice, Choice::Remove(_, other) if *other == card);
        let options: Vec<Choice> = self.legal(seat).into_iter().filter(of_it).collect();
        assert_eq!(options.len(), 1, "{card:?} lies in one pile");
        self.choose(seat, options[0])
    }

    pub(crate) fn removes_from(&mut self, seat: u8, pile: Pile, card: Card) -> &mut Self {
        self.choose(seat, Choice::Remove(pile, card))
    }

    /// Answers whatever is asked with the first choice, until the round in which cards were played is over.
    pub(crate) fn ends_round(&mut self) -> &mut Self {
        while self.round() == self.played
            && let Some(seat) = self.hunt.next_to_decide()
        {
            let first = self.hunt.legal(seat).nth(0);
            self.choose(seat.0, first);
        }
        self
    }

    /// Who is asked what, in seat order.
    pub(crate) fn asked(&self) -> Vec<(u8, Question)> {
        let question = self.hunt.table().question();
        self.hunt.waiting().filter_map(|seat| Some((seat.0, question?))).collect()
    }

    pub(crate) fn legal(&self, seat: u8) -> Vec<Choice> {
        self.hunt.legal(Seat(seat)).iter().collect()
    }

    pub(crate) fn hunter(&self, seat: u8) -> &Hunter {
        self.hunt.table().hunter(Seat(seat))
    }

    pub(crate) fn each<T>(&self, what: impl Fn(&Hunter) -> T) -> Vec<T> {
        self.hunt.table().hunters().iter().map(what).collect()
    }

    pub(crate) fn health(&self) -> Vec<u8> {
        self.each(|hunter| hunter.health)
    }

    pub(crate) fn collected(&self) -> Vec<u16> {
        self.each(|hunter| hunter.collected)
    }

    pub(crate) fn banked(&self) -> Vec<u16> {
        self.each(|hunter| hunter.banked)
    }

    pub(crate) fn tracks(&self) -> Vec<[u8; 3]> {
        self.each(|hunter| hunter.tracks)
    }

    pub(crate) fn life(&self) -> Vec<Life> {
        self.each(|hunter| hunter.life)
    }

    pub(crate) fn in_hand(&self, seat: u8, card: Card) -> bool {
        self.hunter(seat).hand.contains(card)
    }

    pub(crate) fn in_used(&self, seat: u8, card: Card) -> bool {
        self.hunter(seat).used.contains(card)
    }

    pub(crate) fn is_removed(&self, seat: u8, card: Card) -> bool {
        self.hunter(seat).removed.contains(card)
    }

    pub(crate) fn enemy(&self) -> Option<Enemy> {
        self.hunt.table().enemy()
    }

    pub(crate) fn echoes(&self) -> u8 {
        self.hunt.table().echoes()
    }

    pub(crate) fn round(&self) -> u16 {
        self.hunt.table().round()
    }

    pub(crate) fn first_player(&self) -> u8 {
        self.hunt.table().first_player().0
    }

    pub(crate) fn available(&self) -> Vec<Card> {
        self.hunt.table().available().iter().collect()
    }

    pub(crate) fn result(&self) -> Outcome {
        self.hunt.outcome().expect("the hunt is over")
    }

    pub(crate) fn is_over(&self) -> bool {
        self.hunt.outcome().is_some()
    }

    pub(crate) fn happened(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    /// How often something happened.
    pub(crate) fn count(&self, what: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| what(event)).count()
    }

    pub(crate) fn winners(&self) -> Vec<u8> {
        self.result().winning_seats().map(|seat| seat.0).collect()
    }
}

impl Drop for Tale {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.dice_are_used_up();
        }
    }
}

fn pair(cards: &[Card]) -> Pair {
    match *cards {
        [] => Pair::NONE,
        [one] => Pair::one(one),
        [one, two] => Pair::two(one, two),
        _ => panic!("at most two"),
    }
}
