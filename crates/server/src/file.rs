//! One file of the page with everything that an answer needs: its packed forms, their tags, its type and how long it may be kept.

use crate::accept::{Coding, best_coding};
use crate::content_type;
use axum::http::{HeaderMap, HeaderValue};
use bytes::Bytes;
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// File names in this folder contain a hash of the content, so that what they name never changes.
const HASHED: &str = "assets/";

#[derive(Clone, Debug)]
pub(crate) struct File {
    pub(crate) content_type: HeaderValue,
    pub(crate) cache_control: HeaderValue,
    /// Never empty: the plain form is always there.
    forms: Vec<Form>,
}

/// The content, packed in one way.
#[derive(Clone, Debug)]
pub(crate) struct Form {
    pub(crate) coding: Coding,
    pub(crate) body: Bytes,
    pub(crate) tag: HeaderValue,
}

impl File {
    /// `path` is the name without a slash in front.
    pub(crate) fn new(
        path: &str,
        plain: Bytes,
        brotli: Option<Bytes>,
        gzip: Option<Bytes>,
    ) -> File {
        let hash = hash(&plain);
        let form = |coding: Coding, body: Bytes| Form {
            coding,
            body,
            tag: tag(&hash, coding),
        };
        let packed = [(Coding::Brotli, brotli), (Coding::Gzip, gzip)];
        let packed = packed
            .into_iter()
            .filter_map(|(coding, body)| Some(form(coding, body?)));
        let mut forms: Vec<Form> = packed.collect();
        forms.push(form(Coding::Plain, plain));
        let cache_control = if path.starts_with(HASHED) {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        File {
            content_type: HeaderValue::from_static(content_type::of(path)),
            cache_control: HeaderValue::from_static(cache_control),
            forms,
        }
    }

    /// The form that suits this client best.
    pub(crate) fn form_for(&self, headers: &HeaderMap) -> &Form {
        let find = |wanted: Coding| self.forms.iter().find(|form| form.coding == wanted);
        let coding = best_coding(headers, |coding| find(coding).is_some());
        find(coding).unwrap_or(&self.forms[0])
    }

    /// The content, not packed.
    pub(crate) fn plain(&self) -> &[u8] {
        let plain = self.forms.iter().find(|form| form.coding == Coding::Plain);
        plain.map_or(&[], |form| &form.body)
    }

    /// Whether the answer depends on what the client can unpack.
    pub(crate) fn is_packed(&self) -> bool {
        self.forms.len() > 1
    }
}

/// The first half of the content's SHA-256: enough to tell two versions of a file apart.
pub(crate) fn hash(content: &[u8]) -> String {
    let digest = Sha256::digest(content);
    digest[..16].iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Packed forms differ in their bytes, so each has a tag of its own.
fn tag(hash: &str, coding: Coding) -> HeaderValue {
    let tag = match coding {
        Coding::Plain => format!("\"{hash}\""),
        packed => format!("\"{hash}-{}\"", packed.name()),
    };
    HeaderValue::try_from(tag).expect("hexadecimal digits")
}
