//! What is printed: pages of every variant on every paper in both languages, and the file that they become.

mod command;
mod pages;
mod pdf;
#[cfg(feature = "preview")]
mod preview;
