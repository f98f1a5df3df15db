//! What a client says it can read: content codings with their weights, and whether it is a person's browser asking for a page.

use axum::http::header::{ACCEPT, ACCEPT_ENCODING, ACCEPT_LANGUAGE};
use axum::http::{HeaderMap, HeaderName};
use words::Language;

/// How a body may be packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Coding {
    Brotli,
    Gzip,
    Plain,
}

impl Coding {
    /// The smallest first.
    pub(crate) const ALL: [Coding; 3] = [Coding::Brotli, Coding::Gzip, Coding::Plain];

    /// The name in `Content-Encoding`.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Coding::Brotli => "br",
            Coding::Gzip => "gzip",
            Coding::Plain => "identity",
        }
    }
}

/// The coding that the client likes best among those there are; of equals, the smallest.
pub(crate) fn best_coding(headers: &HeaderMap, there_is: impl Fn(Coding) -> bool) -> Coding {
    let wishes = wishes(headers, &ACCEPT_ENCODING);
    let mut best = (Coding::Plain, 0.0);
    for coding in Coding::ALL.into_iter().filter(|coding| there_is(*coding)) {
        let weight = weight_of(coding, &wishes);
        if weight > best.1 {
            best = (coding, weight);
        }
    }
    // A client that refuses even the plain form gets it all the same: better than nothing.
    best.0
}

fn weight_of(coding: Coding, wishes: &[(String, f32)]) -> f32 {
    let named = |name: &str| {
        let found = wishes.iter().find(|(wish, _)| wish == name);
        found.map(|(_, weight)| *weight)
    };
    // What nobody mentions may be sent plain, at the least possible weight, and not otherwise.
    let unsaid = if coding == Coding::Plain { 0.0001 } else { 0.0 };
    named(coding.name())
        .or_else(|| named("*"))
        .unwrap_or(unsaid)
}

/// The language of ours that the client likes best; of equals, the first it names. English where it names none of ours.
pub(crate) fn best_language(headers: &HeaderMap) -> Language {
    let mut best = (Language::default(), 0.0);
    for (wish, weight) in wishes(headers, &ACCEPT_LANGUAGE) {
        if let Some(language) = Language::of_locale(&wish)
            && weight > best.1
        {
            best = (language, weight);
        }
    }
    best.0
}

/// Whether this is somebody who goes to an address, rather than a script that fetches a file.
pub(crate) fn wants_html(headers: &HeaderMap) -> bool {
    let wishes = wishes(headers, &ACCEPT);
    wishes
        .iter()
        .any(|(wish, weight)| wish == "text/html" && *weight > 0.0)
}

/// The elements of a weighted list in lower case; what cannot be read is left out.
fn wishes(headers: &HeaderMap, name: &HeaderName) -> Vec<(String, f32)> {
    headers
        .get_all(name)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|list| list.split(','))
        .filter_map(wish)
        .collect()
}

fn wish(element: &str) -> Option<(String, f32)> {
    let mut parts = element.split(';');
    let name = parts.next()?.trim().to_ascii_lowercase();
    let mut weight = 1.0;
    for part in parts {
        if let Some((key, value)) = part.split_once('=')
            && key.trim().eq_ignore_ascii_case("q")
        {
            weight = value.trim().parse().ok()?;
        }
    }
    let readable = !name.is_empty() && (0.0..=1.0).contains(&weight);
    readable.then_some((name, weight))
}

#[cfg(test)]
mod tests {
    use super::{Coding, best_coding, best_language, wants_html};
    use axum::http::header::{ACCEPT, ACCEPT_ENCODING, ACCEPT_LANGUAGE};
    use axum::http::{HeaderMap, HeaderName, HeaderValue};

    fn asking(name: HeaderName, values: &[&'static str]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for value in values {
            headers.append(&name, HeaderValue::from_static(value));
        }
        headers
    }

    #[test]
    fn the_smallest_coding_that_is_read_is_chosen() {
        let cases: [(&[&str], Coding); 15] = [
            (&[], Coding::Plain),
            (&[""], Coding::Plain),
            (&["gzip, deflate, br, zstd"], Coding::Brotli),
            (&["gzip"], Coding::Gzip),
            (&["GZip"], Coding::Gzip),
            (&["gzip", "br"], Coding::Brotli),
            (&["br;q=0, gzip"], Coding::Gzip),
            (&["br;q=0.2, gzip;q=0.8"], Coding::Gzip),
            (&["br ; q=0.5 , gzip;Q=0.5"], Coding::Brotli),
            (&["*"], Coding::Brotli),
            (&["*;q=0"], Coding::Plain),
            (&["*, br;q=0"], Coding::Gzip),
            (&["identity, br;q=0.9"], Coding::Plain),
            (&["identity;q=0"], Coding::Plain),
            (&["br;q=much, gzip;q=7, deflate"], Coding::Plain),
        ];
        for (values, expected) in cases {
            let headers = asking(ACCEPT_ENCODING, values);
            assert_eq!(best_coding(&headers, |_| true), expected, "{values:?}");
        }
    }

    #[test]
    fn what_is_not_there_is_not_chosen() {
        let headers = asking(ACCEPT_ENCODING, &["gzip, br"]);
        assert_eq!(
            best_coding(&headers, |coding| coding != Coding::Brotli),
            Coding::Gzip
        );
        assert_eq!(
            best_coding(&headers, |coding| coding == Coding::Plain),
            Coding::Plain
        );
    }

    #[test]
    fn the_language_that_is_liked_best_is_spoken() {
        for (value, code) in [
            ("", "en"),
            ("de, fr;q=0.5", "fr"),
            ("fr-CA, en;q=0.9", "fr"),
            ("fr;q=0.2, en-GB;q=0.8", "en"),
            ("fr;q=0, de", "en"),
            ("en, fr", "en"),
        ] {
            let headers = asking(ACCEPT_LANGUAGE, &[value]);
            assert_eq!(best_language(&headers).code(), code, "{value}");
        }
    }

    #[test]
    fn a_browser_that_goes_to_an_address_asks_for_html_by_name() {
        let browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
        assert!(wants_html(&asking(ACCEPT, &[browser])));
        for other in ["*/*", "image/avif,*/*;q=0.8", "text/html;q=0", ""] {
            assert!(!wants_html(&asking(ACCEPT, &[other])), "{other}");
        }
        assert!(!wants_html(&HeaderMap::new()));
    }
}
