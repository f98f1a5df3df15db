//! The server as a browser meets it: requests in, answers out, without a network.

mod addresses;
mod caching;
mod folders;
mod outside;
mod packing;
mod security;
mod support;
