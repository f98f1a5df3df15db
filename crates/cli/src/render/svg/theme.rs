//! Measures and type of the pictures.

/// The side of a square, in pixels.
pub(super) const UNIT: f32 = 60.0;

pub(super) const SERIF: &str = "'Iowan Old Style', Palatino, 'Palatino Linotype', Georgia, serif";
pub(super) const SANS: &str = "system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif";

/// The letters that the list of colours calls by this name.
pub(super) fn family(name: &str) -> &'static str {
    if name == "serif" { SERIF } else { SANS }
}
