//! The tools that a build needs, fetched once per user at the versions this clone asks for.

use crate::run::{Outcome, answers, cargo, output, program, root, run, say};
use std::ffi::OsString;
use std::path::PathBuf;
use std::{env, fs};

const TRUNK: &str = "0.21.14";
const DENY: &str = "0.20.2";
const WASM: &str = "wasm32-unknown-unknown";
const OLDEST_NODE: u32 = 20;

/// Tools that are in place.
pub(crate) struct Tools {
    path: OsString,
    bindgen: PathBuf,
    split: PathBuf,
}

impl Tools {
    /// Fetches whatever is missing, or says in a sentence what cannot be had.
    pub(crate) fn ready() -> Outcome<Self> {
        node()?;
        wasm_target()?;
        npm_packages()?;
        let trunk = Tool { name: "trunk", package: "trunk", effort: "0" };
        let trunk =
            trunk.installed(TRUNK, &["--locked", "--no-default-features", "--features", "rustls"])?.with_file_name("");
        let bindgen = Tool { name: "wasm-bindgen", package: "wasm-bindgen-cli", effort: "1" };
        let bindgen = bindgen.installed(&locked_version("wasm-bindgen")?, &["--bin", "wasm-bindgen"])?;
        let split = Tool { name: "wasm-split-cli", package: "wasm_split_cli_support", effort: "1" };
        let split =
            split.installed(&locked_version("wasm_split_helpers")?, &["--locked", "--features", "build-binary"])?;
        crates()?;
        // Our own wasm-bindgen comes first: it cuts the program into its parts before the real one is called.
        let folders = [root().join("crates/xtask/site/bin"), trunk, root().join("node_modules/.bin")];
        let inherited = env::var_os("PATH").unwrap_or_default();
        let path = env::join_paths(folders.into_iter().chain(env::split_paths(&inherited)))
            .map_err(|error| format!("a folder of the PATH cannot be used: {error}."))?;
        Ok(Self { path, bindgen, split })
    }

    /// Trunk, with everything that it calls on its path.
    pub(crate) fn trunk(&self, words: &[&str]) -> std::process::Command {
        let mut command = program("trunk", words);
        command.env("PATH", &self.path).env("LAMPLIGHT_BINDGEN", &self.bindgen).env("LAMPLIGHT_SPLIT", &self.split);
        // Cargo joins these flags to those of .cargo/config.toml.
        command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", short_paths(&sources()));
        // Trunk takes the variable for one of its own flags and stumbles over the usual value 1.
        if env::var_os("NO_COLOR").is_some() {
            command.env("NO_COLOR", "true");
        }
        command
    }
}

/// What looks at the licences and advisories of the packages.
pub(crate) fn deny() -> Outcome<PathBuf> {
    Tool { name: "cargo-deny", package: "cargo-deny", effort: "0" }
        .installed(DENY, &["--locked", "--no-default-features"])
}

/// Node runs the site's scripts, the server and the browser tests.
pub(crate) fn node() -> Outcome<()> {
    let how = format!("Install Node {OLDEST_NODE} or newer (with npm), for example with your system's package manager");
    if !answers("node") {
        return Err(format!("Node is not installed. {how}."));
    }
    let version = output(&mut program("node", &["--version"]))?;
    let major = version.trim().trim_start_matches('v').split('.').next().and_then(|major| major.parse::<u32>().ok());
    match major {
        Some(major) if major >= OLDEST_NODE => Ok(()),
        _ => Err(format!("Node {} is too old. {how}.", version.trim())),
    }
}

/// The npm packages of package-lock.json, installed anew only when that file has changed.
pub(crate) fn npm_packages() -> Outcome<()> {
    let stamp = root().join("node_modules/.lamplight-lock");
    let lock = fs::read(root().join("package-lock.json")).map_err(|_| "package-lock.json is missing.".to_owned())?;
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    if !answers("npm") {
        return Err("npm is not installed: it comes with Node, or as your system's package \"npm\".".to_owned());
    }
    say("fetching the npm packages");
    run(&mut program("npm", &["ci", "--no-fund", "--no-audit", "--loglevel=error"]))
        .map_err(|error| format!("the npm packages could not be fetched; is the network there? {error}"))?;
    fs::write(&stamp, lock).map_err(|error| format!("node_modules cannot be written to: {error}."))
}

/// The standard library for the browser.
fn wasm_target() -> Outcome<()> {
    of_rust("target", WASM, &format!("lib/rustlib/{WASM}"))
}

/// What formats and lints the sources.
pub(crate) fn components() -> Outcome<()> {
    let tool = |name: &str| format!("bin/{name}{}", env::consts::EXE_SUFFIX);
    of_rust("component", "rustfmt", &tool("rustfmt"))?;
    of_rust("component", "clippy", &tool("cargo-clippy"))
}

/// A part of Rust that rustup can add, unless it has left its traces at this place of the toolchain: one that was installed
/// before is not completed by itself.
fn of_rust(sort: &str, name: &str, place: &str) -> Outcome<()> {
    let sysroot = output(&mut program("rustc", &["--print", "sysroot"]))?;
    let place = PathBuf::from(sysroot.trim()).join(place);
    if place.exists() {
        return Ok(());
    }
    if !answers("rustup") {
        return Err(format!(
            "this Rust has no {sort} {name}, and there is no rustup to fetch it: install Rust with rustup."
        ));
    }
    say(&format!("fetching Rust's {sort} {name}"));
    run(&mut program("rustup", &[sort, "add", name]))
        .map_err(|error| format!("the {sort} {name} could not be fetched; is the network there? {error}"))?;
    // For rustup what it once installed is there, even if somebody has deleted the files.
    if place.exists() {
        Ok(())
    } else {
        Err(format!(
            "rustup believes that the {sort} {name} is there, but it is not: remove it with rustup, then add it."
        ))
    }
}

/// All crates of Cargo.lock: Trunk builds without looking at the network.
fn crates() -> Outcome<()> {
    run(&mut cargo(&["fetch", "--quiet"]))
        .map_err(|error| format!("the crates could not be fetched; is the network there? {error}"))
}

/// The folders that cargo unpacks crates into, one for each registry.
fn sources() -> Vec<PathBuf> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(env::home_dir()?.join(".cargo")));
    let folders = home.and_then(|home| fs::read_dir(home.join("registry/src")).ok());
    let mut found: Vec<_> = folders.into_iter().flatten().filter_map(|folder| Some(folder.ok()?.path())).collect();
    found.sort();
    found
}

/// Flags for rustc that keep these folders out of the program: a place in a crate is named from the crate on. Flags are told
/// apart by spaces, so a folder with one cannot be named.
fn short_paths(folders: &[PathBuf]) -> String {
    let names = folders.iter().filter_map(|folder| folder.to_str());
    let flags =
        names.filter(|name| !name.contains(char::is_whitespace)).map(|name| format!("--remap-path-prefix={name}="));
    flags.collect::<Vec<_>>().join(" ")
}

/// A tool that cargo installs.
struct Tool {
    name: &'static str,
    package: &'static str,
    /// How well it is optimised: the better, the longer it takes to be ready. Trunk hardly computes; the others do so after
    /// every change in a development build.
    effort: &'static str,
}

impl Tool {
    /// The tool of exactly this version.
    fn installed(&self, version: &str, options: &[&str]) -> Outcome<PathBuf> {
        let Self { name, package, effort } = self;
        let folder = cache()?.join(format!("{name}-{version}"));
        let program = folder.join("bin").join(format!("{name}{}", env::consts::EXE_SUFFIX));
        if program.is_file() {
            return Ok(program);
        }
        say(&format!("building {name} {version}; this happens once and takes a few minutes"));
        let mut install = cargo(&["install", package, "--version", version, "--root"]);
        install.arg(&folder).args(options);
        // Built to be ready soon, and not among this clone's own artefacts.
        install.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", effort).env("CARGO_PROFILE_RELEASE_LTO", "off");
        install.env_remove("CARGO_TARGET_DIR");
        run(&mut install)
            .map_err(|error| format!("{name} {version} could not be installed; is the network there? {error}"))?;
        Ok(program)
    }
}

/// Where this user's tools are kept, for all clones.
fn cache() -> Outcome<PathBuf> {
    let given = env::var_os("XDG_CACHE_HOME").filter(|folder| !folder.is_empty()).map(PathBuf::from);
    given
        .or_else(|| env::home_dir().map(|home| home.join(".cache")))
        .map(|folder| folder.join("lamplight"))
        .ok_or_else(|| "there is no home folder to keep the tools in: set XDG_CACHE_HOME.".to_owned())
}

/// The version that Cargo.lock has of a crate: the command-line tool must be the same to the digit.
fn locked_version(name: &str) -> Outcome<String> {
    let lock = fs::read_to_string(root().join("Cargo.lock")).map_err(|_| "Cargo.lock is missing.".to_owned())?;
    version_in(&lock, name).ok_or_else(|| format!("Cargo.lock names no version of {name}."))
}

fn version_in(lock: &str, name: &str) -> Option<String> {
    let wanted = format!("name = \"{name}\"");
    let mut lines = lock.lines().skip_while(|line| *line != wanted).skip(1);
    Some(lines.next()?.strip_prefix("version = \"")?.strip_suffix('"')?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_found_by_the_whole_name() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"9.9.9\"\n\n[[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\n";
        assert_eq!(version_in(lock, "wasm-bindgen").as_deref(), Some("0.2.130"));
        assert_eq!(version_in(lock, "bindgen"), None);
    }

    #[test]
    fn every_folder_of_sources_is_cut_off_unless_it_cannot_be_named() {
        let folders = ["/home/a/src/one", "/home/a b/src/two", "/home/a/src/three"].map(PathBuf::from);
        assert_eq!(
            short_paths(&folders),
            "--remap-path-prefix=/home/a/src/one= --remap-path-prefix=/home/a/src/three="
        );
        assert_eq!(short_paths(&[]), "");
    }
}
