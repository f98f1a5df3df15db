//! What a file is, told by the end of its name.

/// The value of `Content-Type`. Text is always UTF-8, and says so.
pub(crate) fn of(path: &str) -> &'static str {
    let extension = path.rsplit_once('.').map_or("", |(_, extension)| extension);
    match extension {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        "svg" => "image/svg+xml; charset=utf-8",
        // These two are UTF-8 by their own definition and know no charset.
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        _ => "application/octet-stream",
    }
}
