//! The picture of a position, for those who show a link: painted when it is first asked for, apart from the threads that answer, few
//! at a time, and kept in memory within a bound.

use crate::answer::names;
use crate::cache::Cache;
use crate::file::hash;
use crate::outside::Painter;
use crate::plain::Plain;
use crate::query;
use crate::security::Openness;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, RawQuery, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_LENGTH, CONTENT_TYPE, ETAG, RETRY_AFTER};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use rules::AnyTable;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;
use words::Language;

/// How large a picture is, in pixels: what those who show links ask for.
pub(crate) const WIDTH: u32 = 1200;
pub(crate) const HEIGHT: u32 = 630;
/// The same for painters.
pub const PREVIEW_SIZE: (u32, u32) = (WIDTH, HEIGHT);

/// So many pictures are painted at a time.
const AT_ONCE: usize = 2;
/// So many requests wait for one; more are told to come again.
const MOST_WAITING: usize = 32;
/// So long a request waits for its picture.
const PATIENCE: Duration = Duration::from_secs(10);
/// A position stays what it is, but the way it is painted may change.
const KEPT: &str = "public, max-age=86400";

/// Where the picture of a variant is, perhaps in a position as it stands in a query.
pub(crate) fn path_of(variant: &str, position: Option<&str>, language: Language) -> String {
    match position {
        Some(position) => format!("/preview/{variant}.png?position={position}&lang={language}"),
        None => format!("/preview/{variant}.png?lang={language}"),
    }
}

/// What the pictures are made with.
#[derive(Debug)]
pub(crate) struct Gallery {
    painter: Option<Painter>,
    kept: Mutex<Cache<Key, Picture>>,
    waiting: Arc<Semaphore>,
    painting: Arc<Semaphore>,
}

/// The sentences take longer to find than everything else.
static NOTHING_HERE: LazyLock<Plain> =
    LazyLock::new(|| Plain::new(StatusCode::NOT_FOUND, "serve-nothing-here"));
static BAD_POSITION: LazyLock<Plain> =
    LazyLock::new(|| Plain::new(StatusCode::BAD_REQUEST, "serve-bad-position"));
static BUSY: LazyLock<Plain> =
    LazyLock::new(|| Plain::new(StatusCode::SERVICE_UNAVAILABLE, "serve-busy-painting"));

/// The variant, the position and the language.
type Key = (&'static str, String, Language);

#[derive(Clone, Debug)]
struct Picture {
    body: Bytes,
    tag: HeaderValue,
}

impl Gallery {
    pub(crate) fn new(painter: Option<Painter>) -> Gallery {
        Gallery {
            painter,
            kept: Mutex::new(Cache::new()),
            waiting: Arc::new(Semaphore::new(MOST_WAITING)),
            painting: Arc::new(Semaphore::new(AT_ONCE)),
        }
    }

    /// The picture if it is kept, else as soon as it is painted; nothing where too many wait or it takes too long.
    async fn picture(&self, painter: Painter, table: &AnyTable, key: Key) -> Option<Picture> {
        let kept = || self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(picture) = kept().get(&key) {
            return Some(picture);
        }
        let _waits = self.waiting.try_acquire().ok()?;
        let paint = async {
            let turn = Arc::clone(&self.painting).acquire_owned().await.ok()?;
            // Somebody who waited for the same one may have it by now.
            if let Some(picture) = kept().get(&key) {
                return Some(picture);
            }
            let (view, language) = (table.view(), key.2);
            let painted = spawn_blocking(move || {
                let painted = painter(&view, language);
                // Only now, so that no more are under way than may be, whoever has given up meanwhile.
                drop(turn);
                painted
            });
            let body = Bytes::from(painted.await.ok()??);
            let tag = HeaderValue::try_from(format!("\"{}\"", hash(&body))).ok()?;
            let picture = Picture { body, tag };
            kept().put(key, picture.clone(), picture.body.len());
            Some(picture)
        };
        timeout(PATIENCE, paint).await.ok()?
    }
}

/// `/preview/<game>/<variant>.png?position=…&lang=…`.
pub(crate) async fn show(
    State(gallery): State<Arc<Gallery>>,
    named: Result<Path<(String, String)>, PathRejection>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Response {
    // A path that is no text is the name of nothing.
    let named = named.ok().and_then(|Path((game, file))| {
        let variant = file.strip_suffix(".png")?;
        AnyTable::open(&format!("{game}/{variant}"))
    });
    let (Some(painter), Some(table)) = (gallery.painter, named) else {
        return NOTHING_HERE.answer();
    };
    let query = query.unwrap_or_default();
    let asked = (
        query::value(&query, "position"),
        query::value(&query, "lang"),
    );
    let (Ok(position), Ok(language)) = asked else {
        return BAD_POSITION.answer();
    };
    let set_up = position.map_or_else(|| Ok(table.anew()), |text| table.set_up(&text));
    let Ok(table) = set_up else {
        return BAD_POSITION.answer();
    };
    let language = language.and_then(|language| Language::of_locale(&language));
    let key = (
        table.variant(),
        table.position_text(),
        language.unwrap_or_default(),
    );
    match gallery.picture(painter, &table, key).await {
        Some(picture) => answer(&picture, &headers),
        None => busy(),
    }
}

fn busy() -> Response {
    let mut answer = BUSY.answer();
    let later = HeaderValue::from(PATIENCE.as_secs());
    answer.headers_mut().insert(RETRY_AFTER, later);
    answer
}

fn answer(picture: &Picture, headers: &HeaderMap) -> Response {
    let mut answer = if names(headers, &picture.tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let length = HeaderValue::from(picture.body.len());
        let told = [
            (CONTENT_TYPE, HeaderValue::from_static("image/png")),
            (CONTENT_LENGTH, length),
        ];
        (told, picture.body.clone()).into_response()
    };
    let kept = [
        (CACHE_CONTROL, HeaderValue::from_static(KEPT)),
        (ETAG, picture.tag.clone()),
    ];
    answer.headers_mut().extend(kept);
    answer.extensions_mut().insert(Openness::Picture);
    answer
}
