//! The token of a session: 32 random bytes, which the store knows by their hash alone. Pages carry it as a cookie that no script
//! reads, programs in a header.

use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use std::fmt;
use store::Hashed;

/// What the cookie is called.
const NAME: &str = "ludotheca";
const LENGTH: usize = 32;
/// As long as browsers keep a cookie.
pub(super) const DAYS: i64 = 400;

/// A secret.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Token([u8; LENGTH]);

/// Where a token came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Carrier {
    Cookie,
    Header,
}

impl Token {
    /// One that nobody has.
    pub(super) fn new() -> Result<Token, getrandom::Error> {
        let mut bytes = [0; LENGTH];
        getrandom::fill(&mut bytes)?;
        Ok(Token(bytes))
    }

    /// What a request carries. A program says who it is by its header; a browser that has several such cookies was tampered with.
    pub(super) fn of(headers: &HeaderMap) -> Option<(Token, Carrier)> {
        if let Some(said) = headers.get(AUTHORIZATION) {
            let (scheme, token) = said.to_str().ok()?.split_once(' ')?;
            let token = scheme.eq_ignore_ascii_case("bearer").then_some(token)?;
            return Some((Token::read(token.trim())?, Carrier::Header));
        }
        let cookies = headers.get_all(COOKIE).iter();
        let mut named = cookies
            .filter_map(|value| value.to_str().ok())
            .flat_map(|list| list.split(';'))
            .filter_map(|cookie| cookie.trim().strip_prefix(NAME)?.strip_prefix('='));
        let token = named.next()?;
        if named.next().is_some() {
            return None;
        }
        Some((Token::read(token)?, Carrier::Cookie))
    }

    fn read(text: &str) -> Option<Token> {
        if text.len() != 2 * LENGTH
            || !text
                .bytes()
                .all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
        {
            return None;
        }
        let mut bytes = [0; LENGTH];
        for (byte, at) in bytes.iter_mut().zip((0..).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16).ok()?;
        }
        Some(Token(bytes))
    }

    /// By what the store knows it.
    pub(super) fn hash(&self) -> Hashed {
        Hashed::of(&self.0)
    }

    /// For whoever is to carry it.
    pub(super) fn text(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The cookie that a browser is to keep.
    pub(super) fn cookie(&self, secure: bool) -> HeaderValue {
        cookie(&self.text(), DAYS * 24 * 60 * 60, secure)
    }
}

/// The cookie that takes the place of the one before, and is gone.
pub(super) fn no_cookie(secure: bool) -> HeaderValue {
    cookie("", 0, secure)
}

fn cookie(value: &str, seconds: i64, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let text =
        format!("{NAME}={value}; Path=/api; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}");
    HeaderValue::try_from(text).expect("a cookie in ASCII")
}

/// It stays out of logs.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(token)")
    }
}

#[cfg(test)]
mod tests {
    use super::{Carrier, Token};
    use axum::http::header::{AUTHORIZATION, COOKIE};
    use axum::http::{HeaderMap, HeaderName, HeaderValue};

    fn found(said: &[(HeaderName, &str)]) -> Option<(String, Carrier)> {
        let mut headers = HeaderMap::new();
        for (name, value) in said {
            headers.append(name, HeaderValue::from_str(value).expect("a value"));
        }
        Token::of(&headers).map(|(token, carrier)| (token.text(), carrier))
    }

    #[test]
    fn a_token_is_carried_by_a_header_or_by_one_cookie() {
        let token = "0123456789abcdef".repeat(4);
        let cookie = format!("a=b; ludotheca={token}");
        let bearer = format!("Bearer {token}");
        let other = format!("ludotheca={}", "f".repeat(64));
        let by = |carrier| Some((token.clone(), carrier));
        assert_eq!(found(&[(COOKIE, &cookie)]), by(Carrier::Cookie));
        assert_eq!(found(&[(AUTHORIZATION, &bearer)]), by(Carrier::Header));
        let both = [(AUTHORIZATION, &*bearer), (COOKIE, &*other)];
        assert_eq!(found(&both), by(Carrier::Header));
        let wrong: [&[(HeaderName, &str)]; 7] = [
            &[],
            &[(COOKIE, &cookie), (COOKIE, &other)],
            &[(COOKIE, &cookie.to_uppercase())],
            &[(COOKIE, &cookie[..cookie.len() - 1])],
            &[(COOKIE, "ludotheca=")],
            &[(AUTHORIZATION, &token)],
            &[(AUTHORIZATION, "Basic QWRhOg=="), (COOKIE, &cookie)],
        ];
        for said in wrong {
            assert_eq!(found(said), None, "{said:?}");
        }
    }

    #[test]
    fn no_two_tokens_are_alike_and_none_is_told_by_accident() {
        let [one, other] = [(); 2].map(|()| Token::new().expect("chance"));
        assert_ne!(one, other);
        assert_eq!(format!("{one:?}"), "(token)");
        let cookie = one.cookie(true);
        let cookie = cookie.to_str().expect("text");
        for part in ["; HttpOnly", "; SameSite=Strict", "; Secure", "; Path=/api"] {
            assert!(cookie.contains(part), "{cookie}");
        }
    }
}
