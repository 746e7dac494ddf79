//! The browser's clock and calendar.

use js_sys::{Date, Object, Reflect};
use kit::Lang;
use wasm_bindgen::JsValue;

/// The present moment, in milliseconds since 1970.
#[must_use]
pub fn now() -> u64 {
    Date::now() as u64
}

/// Year, month and day of the month, by this machine's calendar.
#[must_use]
pub fn calendar() -> (u32, u32, u32) {
    let date = Date::new_0();
    (date.get_full_year(), date.get_month() + 1, date.get_date())
}

/// A moment as a day in the form of a language; with the time, if asked for.
#[must_use]
pub fn date(when: u64, lang: Lang, with_time: bool) -> String {
    written(&Date::new(&JsValue::from_f64(when as f64)), lang, with_time)
}

/// A day of this machine's calendar in the same form.
#[must_use]
pub fn day(year: u32, month: u32, day: u32, lang: Lang) -> String {
    let date = Date::new_0();
    date.set_full_year_with_month_date(year, month as i32 - 1, day as i32);
    written(&date, lang, false)
}

fn written(date: &Date, lang: Lang, with_time: bool) -> String {
    let form = Object::new();
    // Setting a field of a fresh object cannot fail.
    let _ = Reflect::set(&form, &"dateStyle".into(), &"medium".into());
    if with_time {
        let _ = Reflect::set(&form, &"timeStyle".into(), &"short".into());
    }
    // A moment beyond what a calendar holds is no date; asking a browser to write it would throw.
    if date.get_time().is_nan() {
        return String::new();
    }
    date.to_locale_string(lang.tag(), &form).into()
}
