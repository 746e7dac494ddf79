//! Starting other programs, and saying what went wrong with them in a sentence.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;

/// What was wanted, or a sentence for the person at the terminal.
pub(crate) type Outcome<T> = Result<T, String>;

/// The repository's root, as cargo says when it runs this: a checkout that was moved keeps what was built elsewhere.
pub(crate) fn root() -> &'static Path {
    static ROOT: LazyLock<PathBuf> = LazyLock::new(|| {
        let here = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        let here = Path::new(&here);
        here.ancestors().nth(2).unwrap_or(here).to_owned()
    });
    &ROOT
}

/// Where cargo builds to.
pub(crate) fn target_dir() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// Announces a step that may take a while.
pub(crate) fn say(step: &str) {
    println!("==> {step}");
}

/// A program that will run in the repository's root.
pub(crate) fn program(name: impl AsRef<std::ffi::OsStr>, words: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.args(words).current_dir(root());
    command
}

/// Cargo itself, the one that runs us.
pub(crate) fn cargo(words: &[&str]) -> Command {
    program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()), words)
}

/// Another command of this very program.
pub(crate) fn xtask(words: &[&str]) -> Outcome<Command> {
    let own = std::env::current_exe().map_err(|error| format!("this program does not find itself: {error}."))?;
    Ok(program(own, words))
}

/// One of the scripts under `site/`.
pub(crate) fn site_script(name: &str, words: &[&str]) -> Command {
    let mut command = program("node", &[]);
    command.arg(root().join("crates/xtask/site").join(name)).args(words);
    command
}

/// Runs to the end with its output on the terminal.
pub(crate) fn run(command: &mut Command) -> Outcome<()> {
    let status = command.status().map_err(|error| cannot_start(command, &error))?;
    if status.success() { Ok(()) } else { Err(format!("\"{}\" failed ({status}).", shown(command))) }
}

/// Runs to the end and gives what it wrote to standard output, if it went well.
pub(crate) fn output(command: &mut Command) -> Outcome<String> {
    let result = command.stderr(Stdio::inherit()).output().map_err(|error| cannot_start(command, &error))?;
    if result.status.success() {
        Ok(String::from_utf8_lossy(&result.stdout).into_owned())
    } else {
        Err(format!("\"{}\" failed ({}).", shown(command), result.status))
    }
}

/// Runs to the end, shows its standard output as it comes and hands it back with whether it went well.
pub(crate) fn watch(command: &mut Command) -> Outcome<(String, bool)> {
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(|error| cannot_start(command, &error))?;
    let mut seen = String::new();
    if let Some(stdout) = child.stdout.take() {
        for line in BufReader::new(stdout).split(b'\n').map_while(Result::ok) {
            let line = String::from_utf8_lossy(&line);
            println!("{line}");
            seen.push_str(&line);
            seen.push('\n');
        }
    }
    let status = child.wait().map_err(|error| cannot_start(command, &error))?;
    Ok((seen, status.success()))
}

/// Becomes the other program, so that ending this one ends it too.
#[cfg(unix)]
pub(crate) fn become_program(command: &mut Command) -> Outcome<()> {
    use std::os::unix::process::CommandExt;
    let error = command.exec();
    Err(cannot_start(command, &error))
}

/// Runs the other program until it ends.
#[cfg(not(unix))]
pub(crate) fn become_program(command: &mut Command) -> Outcome<()> {
    run(command)
}

/// Whether a program answers when asked for its version.
pub(crate) fn answers(name: &str) -> bool {
    let quiet = Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}

pub(crate) fn cannot_start(command: &Command, error: &std::io::Error) -> String {
    format!("\"{}\" could not be started: {error}.", command.get_program().to_string_lossy())
}

/// The command as a person would type it.
pub(crate) fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
