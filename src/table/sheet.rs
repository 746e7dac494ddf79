//! A closer look: the log, what else can be done, and whatever a game has to be looked at.

use crate::table::controller::{Controller, Sheet};
use crate::table::presented::Presented;
use crate::table::tools::more;
use crate::ui::button::{Tone, tool};
use crate::ui::dialog::Dialog;
use drawing::{Drawing, button, tag};
use leptos::prelude::*;

/// The dialog in which everything is looked at.
pub fn sheet_dialog<P: Presented>(table: Controller<P>) -> AnyView {
    let title = Signal::derive(move || match table.sheet.get() {
        None => "",
        Some(Sheet::Log) => table.words().log,
        Some(Sheet::More) => table.words().more,
        Some(Sheet::Own(sheet)) => P::sheet_title(table, sheet),
    });
    let body = move || {
        Some(match table.sheet.get()? {
            Sheet::Log => log(table).into_any(),
            Sheet::More => more(table).into_any(),
            Sheet::Own(sheet) => P::sheet(table, sheet),
        })
    };
    dialog(table.sheet_open, title, body, move || {
        let close = tool(Tone::Quiet, move || table.close_sheet()).with(table.shell.words().close);
        tag("div", "row").with(close).drawn()
    })
}

fn dialog(
    open: RwSignal<bool>,
    title: Signal<&'static str>,
    body: impl Fn() -> Option<AnyView> + Copy + Send + Sync + 'static,
    close: impl Fn() -> Drawing + Send + Sync + 'static,
) -> AnyView {
    view! {
        <Dialog open=open title=title id="look">
            <div class="sheet">{move || open.get().then(body)}</div>
            {close}
        </Dialog>
    }
    .into_any()
}

/// The tale so far, the newest round first. Each line leads to the table as it was then; what is told several times in a row, as each
/// step of a walk is, is one line.
fn log<P: Presented>(table: Controller<P>) -> Drawing {
    let lang = table.shell.lang();
    table.game.with(|game| {
        let events = &game.events()[..table.events_told().min(game.events().len())];
        let numbered: Vec<(usize, _)> = (1..).zip(events.iter().copied()).collect();
        let lines = game.lines(0..events.len(), lang);
        let says = |&(told, _): &(usize, _)| lines.get(told - 1);
        let line = |same: &[(usize, _)]| {
            let last @ &(told, event) = same.last()?;
            let times = (same.len() > 1).then(|| format!(" ×{}", same.len()));
            let way = button("", move || table.look_at(told)).with(says(last).cloned()).with(times);
            Some(tag("li", "").when(P::begins_round(event), "heading").with(way))
        };
        let rounds: Vec<&[(usize, _)]> = numbered.chunk_by(|_, &(_, next)| !P::begins_round(next)).collect();
        let rounds = rounds
            .iter()
            .rev()
            .map(|round| tag("ol", "tale").each(round.chunk_by(|one, next| says(one) == says(next)).filter_map(line)));
        [tag("p", "hint").with(table.words().log_hint)].into_iter().chain(rounds).collect()
    })
}
