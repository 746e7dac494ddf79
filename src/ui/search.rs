//! Finding words in words: whoever writes "jager" means "Jäger". Case and accents do not count, and where something was
//! found can be shown, as parts of the text itself.

use leptos::prelude::*;

/// What is looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Needle(Vec<char>);

impl Needle {
    /// What a person has written, without the spaces too many.
    #[must_use]
    pub fn new(query: &str) -> Self {
        let words: Vec<&str> = query.split_whitespace().collect();
        Self(folded(&words.join(" ")).map(|(_, letter)| letter).collect())
    }

    /// Whether nothing is looked for: that is found everywhere.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a text contains it.
    #[must_use]
    pub fn is_in(&self, text: &str) -> bool {
        self.is_empty() || self.pieces(text).iter().any(|piece| piece.found)
    }

    /// The text cut where it is found.
    #[must_use]
    pub fn pieces<'a>(&self, text: &'a str) -> Vec<Piece<'a>> {
        let letters: Vec<(usize, char)> = folded(text).collect();
        let mut pieces = Vec::new();
        let mut told = 0;
        let mut at = 0;
        while !self.is_empty() && at + self.0.len() <= letters.len() {
            let end = at + self.0.len();
            if !letters[at..end].iter().map(|(_, letter)| letter).eq(&self.0) {
                at += 1;
                continue;
            }
            let from = letters[at].0;
            let last = letters[end - 1].0;
            let to = last + text[last..].chars().next().map_or(0, char::len_utf8);
            // Half of a letter that counts for two may have been told already.
            if from >= told {
                pieces.extend((from > told).then(|| Piece { text: &text[told..from], found: false }));
                pieces.push(Piece { text: &text[from..to], found: true });
                told = to;
            }
            at = end;
        }
        pieces.extend((told < text.len()).then(|| Piece { text: &text[told..], found: false }));
        pieces
    }
}

/// A part of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece<'a> {
    /// As it stands there.
    pub text: &'a str,
    /// Whether it is what was looked for.
    pub found: bool,
}

/// Each letter without case and accent, with the place of the one it stands for.
fn folded(text: &str) -> impl Iterator<Item = (usize, char)> {
    text.char_indices().flat_map(|(at, letter)| {
        let double = matches!(letter, 'ß' | 'ẞ');
        letter.to_lowercase().map(plain).chain(double.then_some('s')).map(move |letter| (at, letter))
    })
}

/// The letter without its accent: what the four languages write, and no more.
const fn plain(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ã' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'õ' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ñ' => 'n',
        'ç' => 'c',
        'ß' => 's',
        '’' | '‘' => '\'',
        '\u{a0}' => ' ',
        _ => letter,
    }
}

/// A text in which what was found is marked. The text stays text, whatever stands in it.
pub fn marked(text: &str, needle: &Needle) -> AnyView {
    let pieces = needle.pieces(text).into_iter().map(|piece| {
        let text = piece.text.to_owned();
        if piece.found { view! { <mark>{text}</mark> }.into_any() } else { text.into_any() }
    });
    pieces.collect_view().into_any()
}

/// The field in which one writes what is looked for.
#[component]
pub fn SearchField(
    id: &'static str,
    #[prop(into)] label: Signal<&'static str>,
    query: RwSignal<String>,
) -> impl IntoView {
    view! {
        <div class="find">
            <label for=id class="kicker">{move || label.get()}</label>
            <div class="field">
                <crate::ui::icon::Emblem icon=crate::ui::icon::Icon("reference/magnifying-glass")/>
                <input
                    id=id type="search" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="search" maxlength="60"
                    prop:value=move || query.get() on:input=move |event| query.set(event_target_value(&event))
                />
            </div>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(text: &str, query: &str) -> String {
        let pieces = Needle::new(query).pieces(text).into_iter();
        pieces.map(|piece| if piece.found { format!("[{}]", piece.text) } else { piece.text.to_owned() }).collect()
    }

    #[test]
    fn case_and_accents_do_not_count() {
        assert_eq!(cut("Traum des Jägers", "JAGER"), "Traum des [Jäger]s");
        assert_eq!(cut("Salud del cazador, Corazón", "corazon"), "Salud del cazador, [Corazón]");
        assert_eq!(cut("Lança-chamas", "lanca"), "[Lança]-chamas");
        assert_eq!(cut("ecos depositados", "depósit"), "ecos [deposit]ados");
        assert_eq!(cut("ÜBER Übel", "üb"), "[ÜB]ER [Üb]el");
    }

    #[test]
    fn a_sharp_s_is_two_letters_in_one() {
        assert_eq!(cut("Der Fuß und das Gefäß", "fuss"), "Der [Fuß] und das Gefäß");
        assert_eq!(cut("Gefäß", "GEFÄẞ"), "[Gefäß]");
        assert_eq!(cut("ßß", "ß"), "[ß][ß]");
        // Half of one is shown as the whole of it, and never twice.
        assert_eq!(cut("ß", "s"), "[ß]");
    }

    #[test]
    fn spaces_around_and_between_do_not_count() {
        assert_eq!(cut("the Miller's Dog", "  miller’s   dog "), "the [Miller's Dog]");
    }

    #[test]
    fn nothing_is_found_everywhere_and_marked_nowhere() {
        assert!(Needle::new("  ").is_in("anything"));
        assert_eq!(cut("anything", "  "), "anything");
        assert!(!Needle::new("x").is_in(""));
        assert!(!Needle::new("longer than the text").is_in("text"));
    }

    #[test]
    fn what_is_marked_and_what_is_not_make_up_the_text_again() {
        for text in ["", "ß", "Jäger jagen Jäger", "aaaa", "1+ 2+ <b>&amp;"] {
            for query in ["", "a", "aa", "ja", "ss", "<b>", "+"] {
                let together: String = Needle::new(query).pieces(text).iter().map(|piece| piece.text).collect();
                assert_eq!(together, text, "{query}");
            }
        }
        assert_eq!(cut("aaaa", "aa"), "[aa][aa]");
    }
}
