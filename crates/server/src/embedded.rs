//! The files that the build put into this program, if it was asked to.

type Files = &'static [(&'static str, &'static [u8])];

#[cfg(feature = "embed-page")]
pub(crate) fn files() -> Option<Files> {
    const FILES: Files = &include!(concat!(env!("OUT_DIR"), "/page.rs"));
    Some(FILES)
}

#[cfg(not(feature = "embed-page"))]
pub(crate) fn files() -> Option<Files> {
    None
}
