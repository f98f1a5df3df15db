//! Tables over HTTP, from outside: over real connections, as programs, browsers and people of bad will use them.

mod attacks;
mod described;
mod documented;
mod games;
mod malformed;
mod player;
mod rights;
mod sessions;
mod stopping;
mod support;
