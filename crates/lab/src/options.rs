//! What follows a command.

/// The words after a command: flags, and names with a value behind them.
pub(crate) struct Options<'a>(pub(crate) &'a [String]);

impl Options<'_> {
    /// Whether a flag is there.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.0.iter().any(|argument| argument == name)
    }

    /// The value behind a name.
    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        let at = self.0.iter().position(|argument| argument == name)?;
        self.0.get(at + 1).map(String::as_str)
    }

    /// The number behind a name, else the usual one.
    pub(crate) fn number(&self, name: &str, usual: u32) -> Result<u32, String> {
        self.text(name).map_or(Ok(usual), |text| text.parse().map_err(|_| format!("{name} takes a number, not {text}")))
    }

    /// The file that stands first.
    pub(crate) fn file(&self) -> Result<&str, String> {
        self.0.first().map(String::as_str).ok_or_else(|| "which file?".to_owned())
    }
}
