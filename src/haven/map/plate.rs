//! Where a few words can lie on the board without covering what must be read: nobody's health above all.

use crate::haven::map::geometry::{Point, centre};
use crate::haven::map::state::Token;

/// A piece of the board that something covers: its middle, and half of its width and height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plate {
    /// Its middle.
    pub middle: Point,
    /// Half of its width.
    pub width: f64,
    /// Half of its height.
    pub height: f64,
}

impl Plate {
    /// Where a figure's health stands.
    #[must_use]
    pub fn health(token: &Token) -> Self {
        Self { middle: centre(token.hex).moved(1.0, 23.0), width: 31.0, height: 10.0 }
    }

    /// Where a figure stands.
    #[must_use]
    pub fn body(token: &Token) -> Self {
        Self { middle: centre(token.hex), width: 30.0, height: 30.0 }
    }

    /// The same elsewhere.
    #[must_use]
    pub const fn at(self, middle: Point) -> Self {
        Self { middle, ..self }
    }

    /// Whether the one covers a part of the other.
    #[must_use]
    pub fn covers(self, other: Self) -> bool {
        (self.middle.x - other.middle.x).abs() < self.width + other.width
            && (self.middle.y - other.middle.y).abs() < self.height + other.height
    }
}

/// Of some places the one where a plate covers the least: no health, then nobody, then nothing else; the first of equal ones.
#[must_use]
pub fn freest(plate: Plate, places: &[Point], tokens: &[Token], others: &[Plate]) -> Plate {
    let count = |all: &mut dyn Iterator<Item = Plate>, here: Plate| all.filter(|&one| here.covers(one)).count();
    let cost = |place: &&Point| {
        let here = plate.at(**place);
        let health = count(&mut tokens.iter().map(Plate::health), here);
        let bodies = count(&mut tokens.iter().map(Plate::body), here);
        (health, bodies, count(&mut others.iter().copied(), here))
    };
    plate.at(places.iter().min_by_key(cost).copied().unwrap_or(plate.middle))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::haven::map::MapState;
    use crate::haven::map::geometry::at;
    use ::haven::class::Class;
    use ::haven::{Game, Setup};
    use kit::{Seat, Seed};

    #[test]
    fn words_go_where_nobodys_health_is() {
        let setup = Setup::scenario(1, &[Class::Brute, Class::Scoundrel], Seed::from_number(3));
        let game = Game::begin(&setup, &mut ()).expect("a scenario of ours");
        let tokens = MapState::of(&game.view(Seat(0)), &[]).tokens;
        let plate = Plate { middle: at(0.0, 0.0), width: 30.0, height: 13.0 };
        for token in &tokens {
            let middle = centre(token.hex);
            let (on, beside) = (middle.moved(0.0, 23.0), middle.moved(0.0, 9_000.0));
            assert_eq!(freest(plate, &[on, beside], &tokens, &[]).middle, beside);
            assert_eq!(freest(plate, &[beside, on], &tokens, &[plate.at(beside)]).middle, beside, "health counts more");
        }
    }
}
