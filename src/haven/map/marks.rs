//! What is pointed at, planned and aimed: plain data that the table gives to the board. Nothing here knows a rule.

use ::haven::figure::FigureId;
use ::haven::hex::Hex;
use ::haven::reach::Reach;
use ::haven::sight::Sight;
use ::haven::spot::Spot;

/// A hex that can be gone to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reachable {
    /// Which.
    pub spot: Spot,
    /// What it costs.
    pub cost: u8,
    /// Whether the way there harms.
    pub harms: bool,
    /// Whether the move may end there.
    pub ends: bool,
}

/// A way, hex by hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    /// Who walks.
    pub figure: FigureId,
    /// Where it begins.
    pub from: Spot,
    /// The hexes entered, in order.
    pub steps: Vec<Spot>,
    /// Whether the figure has walked it already: then no shape of it stands at the end.
    pub done: bool,
}

/// A look from one hex to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aim {
    /// From where.
    pub from: Spot,
    /// To where.
    pub to: Spot,
    /// Whether the one sees the other.
    pub sight: Sight,
}

/// What a tag is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Danger: a chance to kill, a focus, a card.
    Blood,
    /// A remark: a range.
    Ink,
    /// The person's own.
    Brass,
}

/// A few words at a hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// At which hex.
    pub spot: Spot,
    /// What about.
    pub tone: Tone,
    /// What it says.
    pub text: String,
}

/// All that is marked on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Where a move can lead.
    pub reach: Vec<Reachable>,
    /// The way that is planned or was just gone.
    pub walk: Option<Walk>,
    /// Hexes to choose from: to begin on, to put something on, equal ways of a monster.
    pub open: Vec<Spot>,
    /// Numbers of answers at the hexes that they mean.
    pub numbered: Vec<(Spot, String)>,
    /// The hexes of an area; some may lie beside the board.
    pub area: Vec<Hex>,
    /// Figures that can be named.
    pub targets: Vec<FigureId>,
    /// Figures that are aimed at.
    pub aimed: Vec<FigureId>,
    /// The focus of a monster.
    pub focus: Option<FigureId>,
    /// The line of sight.
    pub aim: Option<Aim>,
    /// The hex that a hint or a lesson names.
    pub hinted: Option<Spot>,
    /// The hex that is pointed at by key or pointer.
    pub pointed: Option<Spot>,
    /// A few words here and there.
    pub labels: Vec<Label>,
}

impl Marks {
    /// Where a move can lead, as the engine says.
    #[must_use]
    pub fn reach(reach: &Reach) -> Vec<Reachable> {
        let one = |hex: &::haven::reach::Reached| Reachable {
            spot: hex.spot,
            cost: hex.cost,
            harms: hex.damage > 0 || !hex.conditions.is_empty(),
            ends: hex.no_end.is_none(),
        };
        reach.hexes.iter().map(one).collect()
    }

    /// Who is about to walk away from where it stands.
    #[must_use]
    pub fn leaving(&self) -> Option<FigureId> {
        self.walk.as_ref().filter(|walk| !walk.done).map(|walk| walk.figure)
    }

    /// Whether the board is where the answer is given.
    #[must_use]
    pub fn asks(&self) -> bool {
        !(self.open.is_empty() && self.reach.is_empty() && self.targets.is_empty())
    }

    /// Whether choosing this hex means something.
    #[must_use]
    pub fn is_open(&self, spot: Spot) -> bool {
        self.open.contains(&spot) || self.reach.iter().any(|one| one.spot == spot && one.ends)
    }
}
