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
    /// `/table/<table>`, for whatever may be the name of a table: which ones there are is for the page to ask.
    Table,
}

/// So many characters has the name of a table.
const TABLE_NAME: usize = 12;

/// The page that others may show in a frame of theirs, the only one.
const FRAMED: &str = "embed";

/// Whether the page at this address may stand in a frame of others.
pub(crate) fn may_be_framed(path: &str) -> bool {
    path.split('/').nth(1) == Some(FRAMED)
}

/// Whether the page shows a table at this address, if there is one of that name. Whether there is, nobody is told here.
pub(crate) fn is_table(path: &str) -> bool {
    let Some(name) = path.strip_prefix("/table/") else {
        return false;
    };
    let name = name.strip_suffix('/').unwrap_or(name);
    let fits = |byte: u8| byte.is_ascii_lowercase() || (b'2'..=b'9').contains(&byte);
    name.len() == TABLE_NAME && name.bytes().all(fits)
}

/// Every address at which the page shows something but those of tables, in no order.
pub fn addresses() -> impl Iterator<Item = String> {
    all().into_iter()
}

/// Every address at which the page shows something but those of tables. Each may end with a slash.
pub(crate) fn all() -> HashSet<String> {
    let pages: BTreeMap<String, About> =
        serde_json::from_str(TABLE).expect("the table of addresses, which a test reads");
    let mut addresses = HashSet::from(["/".to_owned(), "/index.html".to_owned()]);
    for (page, about) in pages {
        let mut under = |rest: &str| {
            addresses.extend(["", "/"].map(|end| format!("/{page}{rest}{end}")));
        };
        if about == About::Table {
            continue;
        }
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
