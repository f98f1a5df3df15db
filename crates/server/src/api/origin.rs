//! Whether a browser asks on behalf of our own page. Others' pages can make a browser send requests and open sockets, with its cookies
//! where it is old; it says then from where.

use super::Tables;
use super::denial::Denial;
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, StatusCode};

/// Refuses what a page of others asks for. Programs name no origin.
pub(super) fn check(tables: &Tables, headers: &HeaderMap) -> Result<(), Denial> {
    let foreign = || Denial::refused(StatusCode::FORBIDDEN, "serve-api-origin");
    if headers
        .get("sec-fetch-site")
        .is_some_and(|site| site != "same-origin" && site != "none")
    {
        return Err(foreign());
    }
    let mut origins = headers.get_all(ORIGIN).iter();
    match (origins.next(), origins.next()) {
        (None, _) => Ok(()),
        (Some(origin), None)
            if origin
                .to_str()
                .is_ok_and(|origin| is_own(tables, headers, origin)) =>
        {
            Ok(())
        }
        _ => Err(foreign()),
    }
}

/// An origin is ours if it is where others find the server, or the host that the request itself names.
fn is_own(tables: &Tables, headers: &HeaderMap, origin: &str) -> bool {
    let origin = origin.to_ascii_lowercase();
    if let Some(url) = &tables.0.public_url
        && url.to_string() == origin
    {
        return true;
    }
    let Some((scheme, authority)) = origin.split_once("://") else {
        return false;
    };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let host = host.unwrap_or_default().to_ascii_lowercase();
    let usual = match scheme {
        "http" => ":80",
        "https" => ":443",
        _ => return false,
    };
    let bare = |host: &str| host.strip_suffix(usual).unwrap_or(host).to_owned();
    !authority.is_empty() && bare(&host) == bare(authority)
}
