//! What the machine has to spare. A system that promises more memory than it has ends whoever writes to it, so a large table
//! is held against what is free before it is asked for.

use std::sync::{Mutex, PoisonError};
use std::thread;

/// What could not be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Shortage {
    #[error("memory ({mebibytes} MiB)")]
    Memory { mebibytes: usize },
    #[error("threads ({had} of {wanted})")]
    Threads { wanted: usize, had: usize },
}

/// So much is asked for without a look at what is free.
const LITTLE: usize = 64 << 20;
/// What must stay free for everything else.
const KEPT_FREE: u64 = 128 << 20;

/// Whether so many bytes more can be used. Where the system does not tell, it is believed to refuse what it does not have.
pub(crate) fn can_spare(bytes: usize) -> bool {
    bytes <= LITTLE || free_memory().is_none_or(|free| fits(bytes, free))
}

fn fits(bytes: usize, free: u64) -> bool {
    bytes as u64 <= free.saturating_sub(KEPT_FREE)
}

/// The bytes that can be used before the system runs out of memory or this process out of its share.
#[cfg(not(target_family = "wasm"))]
fn free_memory() -> Option<u64> {
    use sysinfo::{MemoryRefreshKind, ProcessRefreshKind, ProcessesToUpdate, System};
    let mut system = System::new().ok()?;
    system.refresh_memory_specifics(MemoryRefreshKind::nothing().with_ram());
    // A system that tells nothing tells 0.
    let free = Some(system.available_memory()).filter(|free| *free > 0);
    let share = sysinfo::get_current_pid().ok().and_then(|own| {
        let only = ProcessesToUpdate::Some(&[own]);
        system.refresh_processes_specifics(only, false, ProcessRefreshKind::nothing());
        system.process(own)?.cgroup_limits()
    });
    let share = share.map(|limits| limits.free_memory);
    free.into_iter().chain(share).min()
}

/// The browser refuses what it does not have.
#[cfg(target_family = "wasm")]
fn free_memory() -> Option<u64> {
    None
}

/// How many of so many threads can be there at the same time, the one that asks included.
pub(crate) fn threads_to_be_had(wanted: usize) -> usize {
    let gate = Mutex::new(());
    thread::scope(|scope| {
        // Nobody leaves before all have come.
        let closed = gate.lock();
        let others = (1..wanted).take_while(|_| {
            let waits = || drop(gate.lock().unwrap_or_else(PoisonError::into_inner));
            thread::Builder::new().spawn_scoped(scope, waits).is_ok()
        });
        let had = 1 + others.count();
        drop(closed);
        had
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fits_leaves_something_free() {
        assert!(fits(1, KEPT_FREE + 1));
        assert!(!fits(2, KEPT_FREE + 1));
        assert!(!fits(1, 0), "less is free than must stay so");
        assert!(!fits(usize::MAX, u64::MAX - 1));
    }

    #[test]
    fn this_machine_tells_what_is_free_and_has_no_more_than_that() {
        assert!(free_memory().is_some_and(|free| free > 0));
        assert!(!can_spare(usize::MAX));
        assert!(can_spare(LITTLE));
    }

    #[test]
    fn threads_are_counted_with_the_one_that_asks() {
        for wanted in [1, 2, 5] {
            assert_eq!(threads_to_be_had(wanted), wanted);
        }
    }
}
