//! Random hunts per second on one core: native, and as WebAssembly in Node in the same run.

use crate::probe;
use chalice::playout;
use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant};

const BATCH: u32 = 20_000;
const SEEDS: u32 = 1_000;

#[derive(Serialize)]
struct Report {
    games_per_second: u64,
    wasm_games_per_second: Option<u64>,
    wasm_of_native: Option<f64>,
    decisions_per_game: f64,
    checksum: String,
    wasm_checksum: Option<String>,
    checksums_equal: Option<bool>,
    note: Option<String>,
}

#[derive(Deserialize)]
struct Wasm {
    golden: String,
    checksum: String,
    decisions: String,
    games_per_second: u64,
}

pub(crate) fn run(json: bool, seconds: u32) -> Result<String, String> {
    let (games_per_second, decisions) = native(seconds);
    let checksum = playout::checksum_of_games(0, SEEDS).to_string();
    let wasm = wasm(seconds);
    let note = wasm.as_ref().err().cloned();
    let wasm = wasm.ok();
    if let Some(wasm) = &wasm
        && (wasm.golden != kit::golden::THOUSAND.to_string() || wasm.decisions != decisions.to_string())
    {
        return Err("the wasm build draws other numbers than the native one".to_owned());
    }
    let report = Report {
        games_per_second,
        wasm_games_per_second: wasm.as_ref().map(|wasm| wasm.games_per_second),
        wasm_of_native: wasm.as_ref().map(|wasm| wasm.games_per_second as f64 / games_per_second as f64),
        decisions_per_game: decisions as f64 / f64::from(BATCH),
        checksums_equal: wasm.as_ref().map(|wasm| wasm.checksum == checksum),
        wasm_checksum: wasm.map(|wasm| wasm.checksum),
        checksum,
        note,
    };
    if json {
        return serde_json::to_string(&report).map_err(|why| why.to_string());
    }
    let wasm = match (report.wasm_games_per_second, report.wasm_of_native, report.checksums_equal) {
        (Some(games), Some(share), Some(equal)) => {
            let equal = if equal { "equal" } else { "DIFFERENT" };
            format!("wasm in Node: {games} games a second, {share:.2} of native; checksums of {SEEDS} seeds {equal}")
        }
        _ => report.note.unwrap_or_default(),
    };
    Ok(format!("native: {games_per_second} games a second, {:.0} decisions each\n{wasm}", report.decisions_per_game))
}

/// The best of many batches: what one core can do when nobody disturbs it.
fn native(seconds: u32) -> (u64, u64) {
    let mut decisions = playout::decisions_of_games(4, 0, BATCH);
    let mut best = 0.0_f64;
    let end = Instant::now() + Duration::from_secs(seconds.into());
    loop {
        let start = Clock::start();
        decisions = decisions.max(playout::decisions_of_games(4, 0, BATCH));
        best = best.max(f64::from(BATCH) / start.elapsed().as_secs_f64());
        if Instant::now() >= end {
            return (best as u64, decisions);
        }
    }
}

/// The time this thread has had a core, where the system tells; else the time that has passed. On a busy machine only the
/// first says how fast one core is.
struct Clock {
    on_core: Option<Duration>,
    began: Instant,
}

impl Clock {
    fn start() -> Self {
        Self { on_core: on_core(), began: Instant::now() }
    }

    fn elapsed(&self) -> Duration {
        match (self.on_core, on_core()) {
            (Some(before), Some(now)) if now > before => now - before,
            _ => self.began.elapsed(),
        }
    }
}

fn on_core() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

fn wasm(seconds: u32) -> Result<Wasm, String> {
    let printed = probe::run("run.mjs", &[SEEDS, BATCH, seconds].map(|number| number.to_string()))?;
    serde_json::from_str(&printed).map_err(|why| format!("WebAssembly was not measured: {why}"))
}
