//! The addresses that the page itself understands, all of them: made from the page's own table and the rules' catalog, as the
//! page makes them.

use serde::Deserialize;
use std::collections::{BTreeMap, HashSet};

/// The page's table: what each page is about.
const TABLE: &str = include_str!("../../../web/addresses.json");

/// How far the addresses of a page reach.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
enum About {
    /// `/`, the page of all others.
    #[serde(rename = "")]
    Home,
    /// `/library`.
    Page,
    /// `/rules`, which means the first game, and `/rules/<game>`.
    Game,
    /// `/play`, `/play/<game>`, which mean the first variant, and `/play/<game>/<variant>`.
    Variant,
}

/// The page that others may show in a frame of theirs, the only one.
const FRAMED: &str = "embed";

/// Whether the page at this address may stand in a frame of others.
pub(crate) fn may_be_framed(path: &str) -> bool {
    path.split('/').nth(1) == Some(FRAMED)
}

/// Every address at which the page shows something, in no order.
pub fn addresses() -> impl Iterator<Item = String> {
    all().into_iter()
}

/// Every address at which the page shows something. Each may end with a slash.
pub(crate) fn all() -> HashSet<String> {
    let pages: BTreeMap<String, About> =
        serde_json::from_str(TABLE).expect("the table of addresses, which a test reads");
    let mut addresses = HashSet::from(["/".to_owned(), "/index.html".to_owned()]);
    for (page, about) in pages {
        let mut under = |rest: &str| {
            addresses.extend(["", "/"].map(|end| format!("/{page}{rest}{end}")));
        };
        if about >= About::Page {
            under("");
        }
        for game in rules::games() {
            if about >= About::Game {
                under(&format!("/{game}"));
            }
            if about == About::Variant {
                game.variants().for_each(|id| under(&format!("/{id}")));
            }
        }
    }
    addresses
}
