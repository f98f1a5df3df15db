//! How the page shows itself elsewhere: under which address, and who paints the pictures of its links.

use crate::PublicUrl;
use rules::View;
use words::Language;

/// Paints a position as a PNG picture of [`PREVIEW_SIZE`](crate::PREVIEW_SIZE), with words in this language; nothing where that fails.
pub type Painter = fn(&View, Language) -> Option<Vec<u8>>;

/// What others see of the page.
#[derive(Clone, Debug, Default)]
pub struct Outside {
    /// Where the page is found. Without it no link has a preview.
    pub public_url: Option<PublicUrl>,
    /// Who paints; without a painter there are no pictures.
    pub painter: Option<Painter>,
}
