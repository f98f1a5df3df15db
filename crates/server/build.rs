//! With the feature `embed-page`, lists the files of the built page for `src/embedded.rs` to include.

use embed::{Content, embed};
use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("CARGO_FEATURE_EMBED_PAGE").is_none() {
        return;
    }
    if let Err(problem) = embed("../../web/dist", "page.rs", Content::Bytes) {
        println!(
            "cargo::error=the page cannot be embedded ({problem}); `cargo xtask page` builds it"
        );
    }
}
