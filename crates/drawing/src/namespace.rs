//! Which language an element's name belongs to. It follows from where the element stands, as in a page that is parsed: `title`
//! and `a` mean one thing in HTML and another in a picture.

use web_sys::Element;

/// The names that hold in some place of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Namespace {
    Html,
    Svg,
}

impl Namespace {
    /// That of an element of this name in this place.
    pub(crate) fn of(self, name: &str) -> Self {
        if name == "svg" { Self::Svg } else { self }
    }

    /// That of what an element of this name in this place holds.
    pub(crate) fn within(self, name: &str) -> Self {
        if name == "foreignObject" { Self::Html } else { self.of(name) }
    }

    /// A new element for this place. None if the browser takes it for no name.
    pub(crate) fn create(self, name: &str) -> Option<Element> {
        let document = leptos::prelude::document();
        match self.of(name) {
            Self::Html => document.create_element(name),
            Self::Svg => document.create_element_ns(Some("http://www.w3.org/2000/svg"), name),
        }
        .ok()
    }
}

#[cfg(test)]
mod tests {
    use super::Namespace::{self, Html, Svg};

    /// The namespace of the last of these, each within the one before it.
    fn of_the_last(names: &[&str]) -> Namespace {
        let (last, around) = names.split_last().expect("there is one");
        around.iter().fold(Html, |namespace, name| namespace.within(name)).of(last)
    }

    #[test]
    fn a_picture_is_svg_and_so_is_all_that_it_holds() {
        assert_eq!(of_the_last(&["main", "p"]), Html);
        assert_eq!(of_the_last(&["main", "svg"]), Svg);
        assert_eq!(of_the_last(&["svg", "g", "a", "title"]), Svg);
        assert_eq!(of_the_last(&["main", "a"]), Html);
    }

    #[test]
    fn what_a_foreign_object_holds_is_html_until_the_next_picture() {
        assert_eq!(of_the_last(&["svg", "g", "foreignObject"]), Svg);
        assert_eq!(of_the_last(&["svg", "foreignObject", "div", "p"]), Html);
        assert_eq!(of_the_last(&["svg", "foreignObject", "svg"]), Svg);
        assert_eq!(of_the_last(&["svg", "foreignObject", "p", "svg", "line"]), Svg);
    }
}
