//! How what lies on the table is drawn.

pub mod blow;
pub mod card;
pub mod elements;
pub mod hand;
pub mod item;
pub mod modifier;
pub mod preview;
pub mod track;
pub mod turn;

use crate::haven::lesson::Taught;
use crate::haven::mind::Thought;
use crate::haven::scenario::ScenarioAtTable;
use crate::haven::words::Words;
use crate::haven::words::log::Cast;
use crate::table::{Controller, Hint};
use ::bots::haven::Said;
use ::haven::card::CardId;
use ::haven::figure::FigureId;
use ::haven::question::Question;
use ::haven::reach::Reach;
use ::haven::spot::Spot;
use ::haven::{Choice, Event, View};
use kit::Lang;

/// Everything that a part of the table is drawn from.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The table, for what is to be done at a touch.
    pub table: Controller<ScenarioAtTable>,
    /// What the person sees: while something is planned, as it would be then.
    pub view: View<'a>,
    /// What is asked of them now, after what is planned; nothing while something is told or a bot thinks.
    pub asked: Option<Question>,
    /// What they may answer.
    pub legal: &'a [Choice],
    /// Where the move, push or pull that is asked about can lead.
    pub reach: Option<&'a Reach>,
    /// What is planned and not yet done.
    pub plan: &'a [Choice],
    /// What would happen by the plan.
    pub planned: &'a [Event],
    /// The answer that is pointed at.
    pub pointed: Option<Choice>,
    /// What has been said of the round.
    pub talk: &'a [Said],
    /// What a bot would do here, if the person asked.
    pub hint: &'a Hint<Option<Thought>>,
    /// Where they are in a lesson.
    pub taught: Option<Taught>,
    /// What happened last, in this turn.
    pub recent: &'a [Event],
    /// The language.
    pub lang: Lang,
    /// What the page says.
    pub words: &'static Words,
}

/// What can be touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// A hex of the board.
    Hex(Spot),
    /// A figure on the board.
    Figure(FigureId),
    /// An answer.
    Pick(Choice),
    /// Lets go of what is pointed at.
    LetGo,
    /// A card, whatever that means for the question.
    Card(CardId),
    /// The other of two chosen cards leads.
    Swap,
    /// Does what is planned and pointed at.
    Commit,
    /// Does what is planned, without what is pointed at.
    OnlyPlan,
    /// Says something before the cards are turned.
    Say(Said),
    /// Lets a bot decide this.
    PlayForMe,
    /// Lets a bot decide everything until the person's turn is over.
    PlayTurnForMe,
}

impl<'a> Scene<'a> {
    /// Who everybody is called.
    #[must_use]
    pub fn cast(&self) -> Cast<'a> {
        Cast { words: self.words, view: self.view }
    }

    /// What is to be done at a touch.
    pub fn touch(&self, touch: Touch) -> impl Fn() + Send + Sync + use<> {
        let table = self.table;
        move || table.act(crate::table::Act::Own(touch))
    }
}
