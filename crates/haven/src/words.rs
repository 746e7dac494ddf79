//! Names in the four languages.

use kit::Lang;

/// A name, once for each language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    words: [&'static str; 4],
}

/// English, Spanish, German, Brazilian Portuguese.
#[must_use]
pub const fn name(en: &'static str, es: &'static str, de: &'static str, pt: &'static str) -> Name {
    Name { words: [en, es, de, pt] }
}

impl Name {
    /// The name in a language.
    #[must_use]
    pub const fn get(&self, lang: Lang) -> &'static str {
        self.words[lang as usize]
    }
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.get(Lang::En))
    }
}
