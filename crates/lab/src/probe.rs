//! The engines as WebAssembly, run in Node beside the native ones.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Builds the probe, calls a script of its folder with it and says what that printed.
pub(crate) fn run(script: &str, words: &[String]) -> Result<String, String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let module = build(&crates)?;
    let node = Command::new("node").arg(crates.join("probe").join(script)).arg(module).args(words).output();
    let output = node.map_err(|why| format!("WebAssembly was not run: node does not start ({why})"))?;
    if !output.status.success() {
        return Err(format!("WebAssembly was not run: {}", String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Builds the probe with the cargo that built this program and says where it lies.
fn build(crates: &Path) -> Result<PathBuf, String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut build = Command::new(cargo);
    build.current_dir(crates).args(["build", "--release", "--package", "probe", "--target", "wasm32-unknown-unknown"]);
    build.args(["--message-format", "json-render-diagnostics"]);
    let output = build.output().map_err(|why| format!("WebAssembly was not run: cargo does not start ({why})"))?;
    if !output.status.success() {
        let why = String::from_utf8_lossy(&output.stderr);
        let why = why.lines().find(|line| line.starts_with("error")).unwrap_or("the probe does not build").to_owned();
        return Err(format!("WebAssembly was not run: {why} (is the target wasm32-unknown-unknown installed?)"));
    }
    let messages = String::from_utf8_lossy(&output.stdout);
    let files = messages.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    let modules = files.flat_map(|message| message["filenames"].as_array().cloned().unwrap_or_default());
    let mut modules =
        modules.filter_map(|file| file.as_str().filter(|file| file.ends_with(".wasm")).map(PathBuf::from));
    modules.next().ok_or_else(|| "WebAssembly was not run: cargo made no module".to_owned())
}
