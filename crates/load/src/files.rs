//! How many files, and so connections, this process may have open.

/// What else is open.
const OTHERS: usize = 64;

/// Asks the system for so many connections, and tells how many it grants.
#[cfg(unix)]
pub(crate) fn allow(connections: usize) -> usize {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let wanted = (connections + OTHERS) as u64;
    let mut limit = getrlimit(Resource::Nofile);
    if limit.current.is_some_and(|current| current < wanted) {
        let mut more = limit;
        more.current = Some(limit.maximum.map_or(wanted, |most| most.min(wanted)));
        if setrlimit(Resource::Nofile, more).is_ok() {
            limit = more;
        }
    }
    let granted = limit.current.map_or(wanted, |current| current.min(wanted));
    (granted as usize).saturating_sub(OTHERS)
}

#[cfg(not(unix))]
pub(crate) fn allow(connections: usize) -> usize {
    connections
}
