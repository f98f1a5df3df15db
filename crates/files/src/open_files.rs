//! How many files, and so connections, the system lets this process have open.

/// The page, the log, the runtime's own, and what a system likes to open behind one's back.
const OTHERS: usize = 64;

/// Asks the system for so many connections, and tells how many it grants. Systems often grant few at first and more to whoever asks.
#[cfg(unix)]
pub fn allow_connections(connections: usize) -> usize {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let wanted = connections.saturating_add(OTHERS) as u64;
    let mut limit = getrlimit(Resource::Nofile);
    if limit.current.is_some_and(|current| current < wanted) {
        let mut more = limit;
        more.current = Some(limit.maximum.map_or(wanted, |most| most.min(wanted)));
        if setrlimit(Resource::Nofile, more).is_ok() {
            limit = more;
        }
    }
    let granted = limit.current.map_or(wanted, |current| current.min(wanted));
    (granted as usize).saturating_sub(OTHERS).max(1)
}

/// Systems of this kind grant what is asked for.
#[cfg(not(unix))]
pub fn allow_connections(connections: usize) -> usize {
    connections
}
