//! Sessions: who somebody is, for as long as he comes back.

use super::Tables;
use super::caller::{About, Asking, expiry, note_address};
use super::denial::{Denial, fresh, sentence};
use super::messages::Heard;
use super::origin;
use super::token::{Carrier, Token, no_cookie};
use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use rules::Message;
use tables::Name;
use wire::{SessionTold, SessionWanted};

/// Who one is.
pub(super) async fn told(asking: Asking) -> Result<Response, Denial> {
    let (Some(who), Some((token, carrier))) = (&asking.caller.session, &asking.token) else {
        return Err(Denial::refused(
            StatusCode::UNAUTHORIZED,
            "serve-api-nobody",
        ));
    };
    Ok(answer(&asking, token, *carrier, who.name.clone(), None))
}

/// To be called so from now on. Who had no session gets one, with a token that nobody had before, whatever he brought along.
pub(super) async fn wanted(
    State(tables): State<Tables>,
    asking: Asking,
    Heard(wanted): Heard<SessionWanted>,
) -> Result<Response, Denial> {
    let SessionWanted { name, token } = wanted;
    let name = Name::new(&name)
        .map_err(|error| Denial::saying(StatusCode::UNPROCESSABLE_ENTITY, &error.message()))?;
    let about = serde_json::to_string(&About { name: name.clone() });
    let about = about.expect("a name is a string");
    let store = tables.0.live.store();
    let until = expiry(asking.now);
    // The token behind a cookie is told to no script: who wants to be told one gets another.
    if let Some((known, carrier)) = &asking.token
        && (*carrier == Carrier::Header || !token)
        && store
            .rewrite_session(&known.hash(), &about, asking.now, until)
            .await?
    {
        let told = (*carrier == Carrier::Header).then(|| known.text());
        return Ok(answer(&asking, known, *carrier, name, told));
    }
    let address = asking.caller.address;
    if !asking.caller.spared && !tables.0.guests.may_begin(address, asking.now) {
        let message = Message::plain("serve-api-sessions");
        return Err(Denial::too_much(sentence(&message)));
    }
    let new = Token::new()
        .map_err(|_| Denial::refused(StatusCode::INTERNAL_SERVER_ERROR, "serve-api-chance"))?;
    let author = new.hash();
    store
        .open_session(&author, &about, asking.now, until)
        .await?;
    note_address(&tables, &author, address, asking.now).await?;
    let (carrier, told) = if token {
        (Carrier::Header, Some(new.text()))
    } else {
        (Carrier::Cookie, None)
    };
    Ok(answer(&asking, &new, carrier, name, told))
}

/// To be nobody.
pub(super) async fn ended(
    State(tables): State<Tables>,
    headers: HeaderMap,
    asking: Asking,
) -> Result<Response, Denial> {
    origin::check(&tables, &headers)?;
    if let Some((token, _)) = &asking.token {
        tables.0.live.store().close_session(&token.hash()).await?;
    }
    let cookie = [(SET_COOKIE, no_cookie(asking.secure))];
    Ok((StatusCode::NO_CONTENT, fresh(), cookie).into_response())
}

/// Who one is now. A cookie is set anew, so that browsers keep it as long as the session.
fn answer(
    asking: &Asking,
    token: &Token,
    carrier: Carrier,
    name: Name,
    told: Option<String>,
) -> Response {
    let told = SessionTold { name, token: told };
    let mut answer = (fresh(), Json(told)).into_response();
    if carrier == Carrier::Cookie {
        let cookie = token.cookie(asking.secure);
        answer.headers_mut().insert(SET_COOKIE, cookie);
    }
    answer
}
