//! Many games at once, each counted once; progress is shown on long runs.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// Does `work` for every number below `count` on so many threads. What comes back is in order, whoever did it.
pub(crate) fn each<T: Send>(
    count: u32,
    threads: u32,
    name: &str,
    work: impl Fn(u32) -> Result<T, String> + Sync,
) -> Result<Vec<T>, String> {
    let next = AtomicU32::new(0);
    let done: Mutex<Vec<(u32, Result<T, String>)>> = Mutex::new(Vec::new());
    let begun = Instant::now();
    let shown = Mutex::new(begun);
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        return;
                    }
                    let result = work(number);
                    if let Ok(mut done) = done.lock() {
                        done.push((number, result));
                    }
                    show(&shown, name, number, count, begun);
                }
            });
        }
    });
    let mut done = done.into_inner().map_err(|_| "a thread has panicked")?;
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}

fn show(shown: &Mutex<Instant>, name: &str, number: u32, count: u32, begun: Instant) {
    const EVERY: Duration = Duration::from_secs(10);
    if let Ok(mut last) = shown.try_lock()
        && last.elapsed() >= EVERY
    {
        *last = Instant::now();
        let seconds = begun.elapsed().as_secs();
        crate::note(format_args!("{name}: {number} of {count} after {seconds} s"));
    }
}
