//! What the server's process uses, as Linux tells it.

use std::fs;

/// Linux counts processor time in hundredths of a second for everybody who asks.
const TICKS: f64 = 100.0;

/// The memory that a process has in use, in bytes.
pub(crate) fn memory(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

/// The processor time that it has used, in seconds.
pub(crate) fn processor(process: u32) -> Option<f64> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // Its name stands in brackets, and may hold anything.
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let user: f64 = fields.next()?.parse().ok()?;
    let system: f64 = fields.next()?.parse().ok()?;
    Some((user + system) / TICKS)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::{memory, processor};

    #[test]
    fn a_process_uses_memory_and_time() {
        let own = std::process::id();
        assert!(memory(own).is_some_and(|bytes| bytes > 100_000));
        assert!(processor(own).is_some());
        assert_eq!(memory(u32::MAX), None);
    }
}
