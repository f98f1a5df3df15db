//! The page as those see it who only read its head: programs that show a link with a title and a picture. The tags are written into
//! `index.html` for each address; everything in them is escaped, and addresses begin with what the server was told to be called.

use crate::accept::best_language;
use crate::file::File;
use crate::outside::Outside;
use crate::preview::{HEIGHT, WIDTH, path_of};
use crate::query;
use crate::subject::Subject;
use axum::http::HeaderMap;
use bytes::Bytes;
use rules::quote::in_markup;
use std::fmt::Write;
use std::str::from_utf8;
use words::{Language, Words};

/// The tags come behind it.
const PLACE: &str = "</title>";

/// Makes the head of each address.
#[derive(Debug)]
pub(crate) struct Heads {
    /// What stands before and behind the tags; nothing where nobody has said where the page is, or where there is no place for them.
    parts: Option<[String; 2]>,
    outside: Outside,
    words: Vec<Words>,
}

impl Heads {
    pub(crate) fn new(index: &[u8], outside: Outside) -> Heads {
        let parts = from_utf8(index)
            .ok()
            .filter(|_| outside.public_url.is_some())
            .and_then(|text| {
                let (before, behind) = text.split_once(PLACE)?;
                let (before, _title) = before.rsplit_once("<title>")?;
                Some([before, behind].map(str::to_owned))
            });
        // Sentences take long to find, and who tells nothing needs none.
        let words = parts.iter().flat_map(|_| Language::ALL.map(Words::new));
        Heads {
            words: words.collect(),
            parts,
            outside,
        }
    }

    /// The page at this address, with what is worth telling of it; nothing where it is told as it is.
    pub(crate) fn file(&self, path: &str, query: &str, headers: &HeaderMap) -> Option<Headed> {
        let [before, behind] = self.parts.as_ref()?;
        let subject = Subject::of(path, query)?;
        let asked = query::value(query, "lang").ok().flatten();
        let asked = asked.and_then(|asked| Language::of_locale(&asked));
        let language = asked.unwrap_or_else(|| best_language(headers));
        let tags = self.tags(path, &subject, language)?;
        let text = format!("{before}{tags}{behind}");
        Some(Headed {
            file: File::new("index.html", Bytes::from(text), None, None),
            by_language: asked.is_none(),
        })
    }

    fn tags(&self, path: &str, subject: &Subject, language: Language) -> Option<String> {
        let url = self.outside.public_url.as_ref()?;
        let words = self
            .words
            .iter()
            .find(|words| words.language() == language)?;
        let (title, about) = (subject.title(words), subject.description(words));
        let position = subject.set_up.then(|| subject.position());
        let of_position = position.as_ref().map(|text| query::encoded(text));
        let here = match &of_position {
            Some(position) => format!("{url}{path}?position={position}"),
            None => format!("{url}{path}"),
        };
        let mut tags = format!("<title>{}{PLACE}", in_markup(&title));
        let mut put = |kind: &str, name: &str, content: &str| {
            let content = in_markup(content);
            let _ = write!(tags, "\n<meta {kind}=\"{name}\" content=\"{content}\" />");
        };
        put("property", "og:type", "website");
        put("property", "og:site_name", "Ludotheca");
        put("property", "og:title", &title);
        put("property", "og:description", &about);
        put("property", "og:url", &here);
        if self.outside.painter.is_none() {
            put("name", "twitter:card", "summary");
            return Some(tags);
        }
        let picture = path_of(subject.variant(), of_position.as_deref(), language);
        put("property", "og:image", &format!("{url}{picture}"));
        put("property", "og:image:type", "image/png");
        put("property", "og:image:width", &WIDTH.to_string());
        put("property", "og:image:height", &HEIGHT.to_string());
        put("property", "og:image:alt", &about);
        put("name", "twitter:card", "summary_large_image");
        Some(tags)
    }
}

/// The page with a head for one address.
#[derive(Debug)]
pub(crate) struct Headed {
    pub(crate) file: File,
    /// Whether the browser's languages decided.
    pub(crate) by_language: bool,
}
