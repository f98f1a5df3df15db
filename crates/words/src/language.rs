//! The two languages, and how a person's wish for one is read.

use std::fmt;
use std::str::FromStr;

/// A language in which every sentence exists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    #[default]
    En,
    Fr,
}

/// A language that nobody has written yet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such language: {0}; there are en and fr")]
pub struct UnknownLanguage(pub String);

impl Language {
    pub const ALL: [Language; 2] = [Language::En, Language::Fr];

    /// `en` or `fr`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
        }
    }

    /// The language of a locale such as `fr_FR.UTF-8`, `fr-CA` or `en`; `None` for one that we do not speak.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let language = locale.split(['_', '-', '.', '@']).next()?;
        language.to_ascii_lowercase().parse().ok()
    }

    /// The language of the first of these locales that says anything, in the order in which they were asked
    /// (`LC_ALL`, `LC_MESSAGES`, `LANG`); English where that is none of ours.
    pub fn of_locales<'a>(locales: impl IntoIterator<Item = &'a str>) -> Language {
        locales
            .into_iter()
            .find(|locale| !locale.is_empty())
            .and_then(Language::of_locale)
            .unwrap_or_default()
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == code)
            .ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn a_locale_names_its_language() {
        assert_eq!(Language::of_locale("fr_FR.UTF-8"), Some(Language::Fr));
        assert_eq!(Language::of_locale("fr-CA"), Some(Language::Fr));
        assert_eq!(Language::of_locale("EN_gb"), Some(Language::En));
        assert_eq!(Language::of_locale("fro"), None);
        assert_eq!(Language::of_locale("C.UTF-8"), None);
        assert_eq!(Language::of_locale(""), None);
    }

    #[test]
    fn the_first_locale_that_is_set_decides() {
        assert_eq!(Language::of_locales(["", "fr_CH", "en_US"]), Language::Fr);
        assert_eq!(Language::of_locales(["de_DE", "fr_FR"]), Language::En);
        assert_eq!(Language::of_locales([]), Language::En);
    }

    #[test]
    fn a_code_is_read_exactly() {
        assert_eq!("fr".parse(), Ok(Language::Fr));
        assert!("french".parse::<Language>().is_err());
    }
}
