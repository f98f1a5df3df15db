//! Noticing that nobody reads our output any more, even while there is nothing to write: whoever counts for hours would
//! otherwise notice when the count is done.

/// Ends the process as soon as whoever reads its output is gone. For commands that leave nothing behind but their output.
pub(crate) fn end_with_the_reader() {
    // Without this thread, and on other systems, the next line that is written notices it.
    #[cfg(unix)]
    let _ = std::thread::Builder::new().spawn(|| {
        if is_closed(std::io::stdout(), None) {
            std::process::exit(0);
        }
    });
}

/// Whether nobody can read any more what is written here. Waits so long for that to happen, or for ever; `false` also where
/// the system does not tell.
#[cfg(unix)]
fn is_closed(output: impl std::os::fd::AsFd, longest: Option<&rustix::event::Timespec>) -> bool {
    use rustix::event::{PollFd, PollFlags, poll};
    // Errors and hang-ups are told without being asked for.
    let mut watched = [PollFd::new(&output, PollFlags::empty())];
    let told = loop {
        match poll(&mut watched, longest) {
            Err(rustix::io::Errno::INTR) => {}
            told => break told,
        }
    };
    let closed = PollFlags::ERR | PollFlags::HUP;
    told.is_ok() && watched[0].revents().intersects(closed)
}

#[cfg(all(test, unix))]
mod tests {
    use super::is_closed;
    use rustix::event::Timespec;
    use std::io::{Write, pipe};

    const AT_ONCE: Option<&Timespec> = Some(&Timespec {
        tv_sec: 0,
        tv_nsec: 0,
    });

    #[test]
    fn a_pipe_is_closed_when_its_reader_is_gone_and_not_before() {
        let (reader, mut writer) = pipe().expect("a pipe");
        assert!(!is_closed(&writer, AT_ONCE));
        writer.write_all(b"something to read").expect("room");
        assert!(!is_closed(&writer, AT_ONCE));
        drop(reader);
        assert!(is_closed(&writer, None));
    }

    #[test]
    fn a_file_is_never_closed() {
        let file = tempfile::tempfile().expect("a file");
        assert!(!is_closed(&file, AT_ONCE));
    }
}
