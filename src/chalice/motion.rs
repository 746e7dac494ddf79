//! What moves across the table. The flight itself is made by `public/motion.js`; everything that moves in its place is the
//! styles' business.

use crate::shell::context::Shell;
use ::chalice::Event;
use kit::Seat;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = lamplight)]
    fn flow(hunter: &str, count: u32, millis: u32);
}

/// How long a drop is under way, in milliseconds at a steady pace.
const FLIGHT: u32 = 520;

/// Shows an event that leads from one place of the table to another.
pub fn of(shell: Shell, event: Event, you: Seat) {
    if let Event::Took { seat, echoes, .. } = event {
        let hunter = if seat == you { ".me".to_owned() } else { format!(".seat[data-seat=\"{}\"]", seat.index()) };
        flow(&hunter, echoes.into(), shell.pace().stretch(FLIGHT));
    }
}
