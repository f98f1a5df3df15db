//! What the environment says about the person and the terminal: language, characters, colours, width.

use crate::render::Screen;
use words::Language;

/// The variables that are asked.
const NAMES: [&str; 9] = [
    "LC_ALL",
    "LC_CTYPE",
    "LC_MESSAGES",
    "LANG",
    "TERM",
    "COLUMNS",
    "NO_COLOR",
    "CLICOLOR",
    "CLICOLOR_FORCE",
];

/// What they are set to; to nothing means not at all.
pub(crate) struct Environment(Vec<(&'static str, String)>);

impl Environment {
    pub(crate) fn of_process() -> Environment {
        Environment::new(|name| Some(std::env::var_os(name)?.to_string_lossy().into_owned()))
    }

    fn new(variable: impl Fn(&str) -> Option<String>) -> Environment {
        let set = NAMES
            .into_iter()
            .filter_map(|name| Some((name, variable(name)?)));
        Environment(set.filter(|(_, value)| !value.is_empty()).collect())
    }

    fn get(&self, name: &str) -> Option<&str> {
        let (_, value) = self.0.iter().find(|(known, _)| *known == name)?;
        Some(value)
    }

    fn first(&self, names: &[&str]) -> Option<&str> {
        names.iter().find_map(|name| self.get(name))
    }

    pub(crate) fn language(&self) -> Language {
        let locale = self.first(&["LC_ALL", "LC_MESSAGES", "LANG"]);
        Language::of_locales(locale)
    }

    /// Whether characters beyond ASCII are understood. Where nothing is said, the locale is C, which knows ASCII only; consoles
    /// of Windows have no locale and show everything.
    fn unicode(&self) -> bool {
        match self.first(&["LC_ALL", "LC_CTYPE", "LANG"]) {
            Some(locale) => is_utf8(locale),
            None => cfg!(windows),
        }
    }

    /// Whether to write colours: what people agreed on at <https://no-color.org> and <https://bixense.com/clicolors>, and never
    /// to a terminal that understands no escape codes.
    fn color(&self, terminal: bool) -> bool {
        let is = |name, value| self.get(name) == Some(value);
        if self.get("NO_COLOR").is_some() || is("CLICOLOR", "0") {
            return false;
        }
        let forced = self.get("CLICOLOR_FORCE").is_some_and(|value| value != "0");
        let understands = !is("TERM", "dumb") && (cfg!(windows) || self.get("TERM").is_some());
        forced || terminal && understands
    }

    /// How wide somebody wants it, whatever the terminal.
    pub(crate) fn columns(&self) -> Option<usize> {
        self.get("COLUMNS")?.parse().ok()
    }

    /// What a stream can show that is a terminal or none; `columns` is how many the terminal has.
    pub(crate) fn screen(&self, terminal: bool, columns: Option<usize>) -> Screen {
        Screen {
            color: self.color(terminal),
            unicode: self.unicode(),
            width: self
                .columns()
                .or(columns)
                .unwrap_or(Screen::WIDEST)
                .clamp(Screen::NARROWEST, Screen::WIDEST),
        }
    }
}

/// Whether a locale such as `fr_FR.UTF-8`, `C.utf8` or `UTF-8` encodes characters in UTF-8.
fn is_utf8(locale: &str) -> bool {
    let without_modifier = locale.split('@').next().unwrap_or(locale);
    let encoding = without_modifier.rsplit('.').next().unwrap_or_default();
    let letters = encoding.chars().filter(char::is_ascii_alphanumeric);
    letters.collect::<String>().eq_ignore_ascii_case("utf8")
}

#[cfg(test)]
mod tests {
    use super::Environment;

    fn environment(set: &[(&str, &str)]) -> Environment {
        Environment::new(|name| {
            let (_, value) = set.iter().find(|(known, _)| *known == name)?;
            Some((*value).to_owned())
        })
    }

    #[test]
    fn the_first_locale_that_is_set_says_whether_there_is_more_than_ascii() {
        for (set, unicode) in [
            (&[][..], cfg!(windows)),
            (&[("LANG", "C")], false),
            (&[("LANG", "POSIX")], false),
            (&[("LANG", "C.UTF-8")], true),
            (&[("LANG", "fr_FR.utf8")], true),
            (&[("LANG", "fr_FR")], false),
            (&[("LANG", "de_DE.ISO-8859-15@euro")], false),
            (&[("LANG", "ca_ES.UTF-8@valencia")], true),
            (&[("LC_CTYPE", "UTF-8"), ("LANG", "C")], true),
            (
                &[
                    ("LC_ALL", "C"),
                    ("LC_CTYPE", "C.UTF-8"),
                    ("LANG", "C.UTF-8"),
                ],
                false,
            ),
            (
                &[("LC_ALL", ""), ("LC_CTYPE", "C"), ("LANG", "C.UTF-8")],
                false,
            ),
            (&[("LC_MESSAGES", "fr_FR.UTF-8"), ("LANG", "C")], false),
        ] {
            assert_eq!(
                environment(set).screen(true, None).unicode,
                unicode,
                "{set:?}"
            );
        }
    }

    #[test]
    fn colours_are_for_terminals_that_understand_them_and_people_who_want_them() {
        let xterm = ("TERM", "xterm-256color");
        for (set, terminal, color) in [
            (&[xterm][..], true, true),
            (&[xterm], false, false),
            (&[("TERM", "dumb")], true, false),
            (&[], true, cfg!(windows)),
            (&[xterm, ("NO_COLOR", "1")], true, false),
            (&[xterm, ("NO_COLOR", "")], true, true),
            (&[xterm, ("CLICOLOR", "0")], true, false),
            (&[xterm, ("CLICOLOR_FORCE", "1")], false, true),
            (&[("TERM", "dumb"), ("CLICOLOR_FORCE", "1")], false, true),
            (&[xterm, ("CLICOLOR_FORCE", "0")], false, false),
            (
                &[xterm, ("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")],
                true,
                false,
            ),
        ] {
            assert_eq!(
                environment(set).screen(terminal, None).color,
                color,
                "{set:?} {terminal}"
            );
        }
    }

    #[test]
    fn the_width_is_what_was_asked_for_or_what_there_is_within_reason() {
        let asked = [("COLUMNS", "33")];
        assert_eq!(environment(&asked).screen(true, Some(60)).width, 33);
        assert_eq!(environment(&[]).screen(true, Some(60)).width, 60);
        assert_eq!(environment(&[]).screen(true, Some(7)).width, 20);
        assert_eq!(environment(&[]).screen(true, Some(300)).width, 80);
        assert_eq!(
            environment(&[("COLUMNS", "wide")])
                .screen(false, None)
                .width,
            80
        );
    }
}
