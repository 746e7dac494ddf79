//! Where one is. Routes live behind the `#`, so that any static host serves them under any path, without
//! rewrite rules, and a reload stays where it was.

use leptos::prelude::window;
use wasm_bindgen::JsValue;
use web_sys::Location;

/// A page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    /// What can be played.
    Shelf,
    /// Settings and data.
    Settings,
    /// What this is, credits and licences.
    About,
    /// A room of Chalice.
    Chalice(Chalice),
    /// A room of Haven.
    Haven(Haven),
    /// Every part in every state, for those who build.
    #[cfg(any(debug_assertions, gallery))]
    Gallery,
    /// No such page.
    Lost,
}

/// The rooms of Chalice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chalice {
    /// Setting up a hunt.
    Setup,
    /// The hunt in progress.
    Table,
    /// Today's dungeon.
    Today,
    /// A guided first hunt.
    Lesson,
    /// All cards and enemies.
    Codex,
    /// The rules.
    Rules,
    /// What finished hunts leave behind.
    Records,
}

/// The rooms of Haven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Haven {
    /// Setting out.
    Setup,
    /// The scenario in progress.
    Table,
    /// Everything that was met.
    Codex,
    /// The rules.
    Rules,
    /// Today's dungeon.
    Today,
    /// A guided first scenario.
    Lesson,
    /// What finished scenarios leave behind.
    Records,
    /// Every card and item, for those who build.
    #[cfg(any(debug_assertions, gallery))]
    Gallery,
}

impl Route {
    /// The page that an address's fragment means.
    #[must_use]
    pub fn from_hash(hash: &str) -> Self {
        match hash.trim_start_matches('#').trim_matches('/') {
            "" => Self::Shelf,
            "settings" => Self::Settings,
            "about" => Self::About,
            "chalice" => Self::Chalice(Chalice::Setup),
            "chalice/today" => Self::Chalice(Chalice::Today),
            "chalice/lesson" => Self::Chalice(Chalice::Lesson),
            "chalice/table" => Self::Chalice(Chalice::Table),
            "chalice/codex" => Self::Chalice(Chalice::Codex),
            "chalice/rules" => Self::Chalice(Chalice::Rules),
            "chalice/records" => Self::Chalice(Chalice::Records),
            "haven" => Self::Haven(Haven::Setup),
            "haven/table" => Self::Haven(Haven::Table),
            "haven/codex" => Self::Haven(Haven::Codex),
            "haven/rules" => Self::Haven(Haven::Rules),
            "haven/today" => Self::Haven(Haven::Today),
            "haven/lesson" => Self::Haven(Haven::Lesson),
            "haven/records" => Self::Haven(Haven::Records),
            #[cfg(any(debug_assertions, gallery))]
            "haven/gallery" => Self::Haven(Haven::Gallery),
            #[cfg(any(debug_assertions, gallery))]
            "gallery" => Self::Gallery,
            _ => Self::Lost,
        }
    }

    /// The fragment that leads there.
    #[must_use]
    pub const fn href(self) -> &'static str {
        match self {
            Self::Shelf | Self::Lost => "#/",
            Self::Settings => "#/settings",
            Self::About => "#/about",
            Self::Chalice(Chalice::Setup) => "#/chalice",
            Self::Chalice(Chalice::Today) => "#/chalice/today",
            Self::Chalice(Chalice::Lesson) => "#/chalice/lesson",
            Self::Chalice(Chalice::Table) => "#/chalice/table",
            Self::Chalice(Chalice::Codex) => "#/chalice/codex",
            Self::Chalice(Chalice::Rules) => "#/chalice/rules",
            Self::Chalice(Chalice::Records) => "#/chalice/records",
            Self::Haven(Haven::Setup) => "#/haven",
            Self::Haven(Haven::Table) => "#/haven/table",
            Self::Haven(Haven::Codex) => "#/haven/codex",
            Self::Haven(Haven::Rules) => "#/haven/rules",
            Self::Haven(Haven::Today) => "#/haven/today",
            Self::Haven(Haven::Lesson) => "#/haven/lesson",
            Self::Haven(Haven::Records) => "#/haven/records",
            #[cfg(any(debug_assertions, gallery))]
            Self::Haven(Haven::Gallery) => "#/haven/gallery",
            #[cfg(any(debug_assertions, gallery))]
            Self::Gallery => "#/gallery",
        }
    }
}

/// What an address leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// A game that a link carries.
    Linked(Link),
    /// A page.
    Page(Route),
}

impl Place {
    /// What an address with this query and this fragment means: a page that is named counts before a link.
    #[must_use]
    pub fn from_address(query: &str, hash: &str) -> Self {
        match Link::from_query(query) {
            Some(link) if hash.trim_start_matches('#').is_empty() => Self::Linked(link),
            _ => Self::Page(Route::from_hash(hash)),
        }
    }

    /// What this page's own address means. A page that was gone to from a link leaves the link behind, so that a reload does not
    /// come back to it.
    #[must_use]
    pub fn here() -> Self {
        let location = window().location();
        let place = Self::from_address(&location.search().unwrap_or_default(), &location.hash().unwrap_or_default());
        if matches!(place, Self::Page(_)) && Link::from_query(&location.search().unwrap_or_default()).is_some() {
            Link::forget();
        }
        place
    }

    /// The page, if it is none of a link's.
    #[must_use]
    pub const fn route(&self) -> Option<Route> {
        match self {
            Self::Linked(_) => None,
            Self::Page(route) => Some(*route),
        }
    }
}

/// A game that an address's query asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// `?c=…`: a dungeon of Chalice.
    Chalice(String),
    /// `?r=…`: a whole hunt of Chalice, to be looked at.
    Replay(String),
    /// `?h=…`: a dungeon of Haven.
    Haven(String),
    /// `?hr=…`: a whole scenario of Haven, to be looked at.
    HavenReplay(String),
}

impl Link {
    /// The link in an address's query, if there is one. Other parameters (a host's, a mailer's) are passed over.
    #[must_use]
    pub fn from_query(query: &str) -> Option<Self> {
        query.trim_start_matches('?').split('&').find_map(|pair| match pair.split_once('=')? {
            ("c", code) => Some(Self::Chalice(code.to_owned())),
            ("r", code) => Some(Self::Replay(code.to_owned())),
            ("h", code) => Some(Self::Haven(code.to_owned())),
            ("hr", code) => Some(Self::HavenReplay(code.to_owned())),
            _ => None,
        })
    }

    /// Takes what is behind the `#` out of the address: whichever page one goes to from the link then changes it.
    pub fn stand_alone() {
        rewrite_address(|location| location.search());
    }

    /// Takes the query out of the address.
    fn forget() {
        rewrite_address(|location| location.hash());
    }

    /// The code it carries.
    #[must_use]
    pub fn code(&self) -> &str {
        match self {
            Self::Chalice(code) | Self::Replay(code) | Self::Haven(code) | Self::HavenReplay(code) => code,
        }
    }
}

/// Leaves of the address its path and one part more. The history gets no entry.
fn rewrite_address(part: fn(&Location) -> Result<String, JsValue>) {
    let location = window().location();
    let address = location.pathname().unwrap_or_default() + &part(&location).unwrap_or_default();
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_leads_back_to_itself() {
        let rooms = [
            Chalice::Setup,
            Chalice::Table,
            Chalice::Today,
            Chalice::Lesson,
            Chalice::Codex,
            Chalice::Rules,
            Chalice::Records,
        ]
        .map(Route::Chalice);
        let halls =
            [Haven::Setup, Haven::Table, Haven::Today, Haven::Lesson, Haven::Records, Haven::Codex, Haven::Rules]
                .map(Route::Haven);
        for route in [Route::Shelf, Route::Settings, Route::About].into_iter().chain(rooms).chain(halls) {
            assert_eq!(Route::from_hash(route.href()), route);
        }
        assert_eq!(Route::from_hash(""), Route::Shelf);
        assert_eq!(Route::from_hash("#/settings/"), Route::Settings);
        assert_eq!(Route::from_hash("#/chalice/codex/"), Route::Chalice(Chalice::Codex));
        assert_eq!(Route::from_hash("#/cellar"), Route::Lost);
        assert_eq!(Route::from_hash("#/chalice/rules/9"), Route::Lost);
        assert_eq!(Route::from_hash("#<img src=x>"), Route::Lost);
    }

    /// The build scripts read the same list: whatever it names must be here.
    #[test]
    fn the_list_of_games_names_pages_links_and_languages_that_there_are() {
        let list: serde_json::Value = serde_json::from_str(include_str!("../games.json")).expect("the list is JSON");
        let texts = |value: &serde_json::Value| -> Vec<String> {
            let texts = value.as_array().expect("a list").iter();
            texts.map(|text| text.as_str().expect("a text").to_owned()).collect()
        };
        let spoken = kit::Lang::ALL.iter().filter(|lang| **lang != kit::Lang::En).map(|lang| &lang.tag()[..2]);
        assert_eq!(texts(&list["languages"]), spoken.collect::<Vec<_>>());
        for game in list["games"].as_array().expect("a list") {
            for address in
                texts(&game["tables"]).into_iter().chain([game["audited"].as_str().expect("a text").to_owned()])
            {
                assert_ne!(Route::from_hash(&address), Route::Lost, "{address}");
                assert_eq!(Route::from_hash(&address).href(), address);
            }
            for link in texts(&game["links"]) {
                assert!(Link::from_query(&format!("?{link}=x")).is_some(), "{link}");
            }
        }
    }

    #[test]
    fn a_page_that_is_named_counts_before_a_link() {
        let link = Place::Linked(Link::Chalice("x".into()));
        assert_eq!(Place::from_address("?c=x", ""), link);
        assert_eq!(Place::from_address("?c=x", "#"), link);
        assert_eq!(Place::from_address("?c=x", "#/"), Place::Page(Route::Shelf));
        assert_eq!(Place::from_address("?c=x", "#/chalice/table"), Place::Page(Route::Chalice(Chalice::Table)));
        assert_eq!(Place::from_address("", ""), Place::Page(Route::Shelf));
    }

    #[test]
    fn a_link_is_found_among_other_parameters() {
        assert_eq!(Link::from_query("?utm=x&c=AbC-_9"), Some(Link::Chalice("AbC-_9".into())));
        assert_eq!(Link::from_query("?h="), Some(Link::Haven(String::new())));
        assert_eq!(Link::from_query("?x=1&c"), None);
        assert_eq!(Link::from_query(""), None);
    }
}
