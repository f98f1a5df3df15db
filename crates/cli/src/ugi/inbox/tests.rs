//! What is heard at once, what waits, and what is dropped. No test depends on how fast it runs: the job began an hour from
//! now, or long ago.

use super::*;
use crate::ugi::{Reply, Session};
use words::Language;

fn line(text: &str) -> InputLine {
    InputLine::Text(text.to_owned())
}

/// An inbox with this order under way and room for so many bytes.
fn during(order: &str, most_waiting: usize) -> Inbox {
    let inbox = Inbox::new(most_waiting);
    match Session::new(Language::En).answer(&line(order)) {
        Reply::Work(job) => inbox.begin(&job),
        other => panic!("{order}: {other:?}"),
    };
    date(&inbox, |begun| begun.checked_add(Duration::from_hours(1)));
    inbox
}

/// The same after somebody has watched it for a while.
fn watched(order: &str, most_waiting: usize) -> Inbox {
    let inbox = during(order, most_waiting);
    date(&inbox, |begun| {
        begun.checked_sub(Duration::from_hours(1) + A_WHILE)
    });
    inbox
}

fn date(inbox: &Inbox, other: impl FnOnce(Instant) -> Option<Instant>) {
    let mut state = inbox.lock();
    let work = state.work.as_mut().expect("work");
    work.since = other(work.since).expect("a time that the clock can tell");
}

fn event(inbox: &Inbox) -> Option<Event> {
    inbox.lock().event().expect("nothing that failed")
}

fn is_stopped(inbox: &Inbox) -> bool {
    inbox.lock().work.as_ref().expect("work").is_stopped()
}

#[test]
fn the_result_of_an_endless_search_is_kept_until_somebody_says_stop() {
    let result = || Done::Counted(Some(1));
    let inbox = during("go infinite", MOST_WAITING);
    inbox.finish(result());
    assert!(event(&inbox).is_none());
    inbox.arrive(line("isready"));
    assert!(matches!(event(&inbox), Some(Event::ReadyAsked)));
    assert!(event(&inbox).is_none());
    inbox.arrive(line("stop"));
    assert!(matches!(event(&inbox), Some(Event::Done(_))));
    let inbox = during("go depth 3", MOST_WAITING);
    inbox.finish(result());
    assert!(matches!(event(&inbox), Some(Event::Done(_))), "a limit");
}

#[test]
fn an_endless_search_is_stopped_when_nobody_is_left_to_stop_it() {
    for order in ["go infinite", "go depth 100", "perft 64"] {
        let endless = order == "go infinite";
        let inbox = during(order, MOST_WAITING);
        inbox.end(None);
        assert_eq!(is_stopped(&inbox), endless, "{order}");
        for quitting in [during, watched] {
            let inbox = quitting(order, MOST_WAITING);
            inbox.arrive(line("quit"));
            assert_eq!(is_stopped(&inbox), endless, "{order}");
        }
    }
}

#[test]
fn a_quit_waits_for_the_result_unless_somebody_has_watched_for_a_while() {
    for order in ["go depth 100", "perft 64"] {
        let inbox = during(order, MOST_WAITING);
        inbox.arrive(line("quit"));
        assert!(event(&inbox).is_none(), "{order}");
        inbox.finish(Done::Counted(Some(1)));
        assert!(matches!(event(&inbox), Some(Event::Done(_))));
        assert_eq!(inbox.next_line().expect("a line"), Some(line("quit")));
        let inbox = watched(order, MOST_WAITING);
        inbox.arrive(line("quit"));
        assert!(matches!(event(&inbox), Some(Event::Leave)), "{order}");
        assert!(!inbox.arrive(line("isready")), "nobody listens any more");
    }
}

#[test]
fn a_result_that_is_on_its_way_is_waited_for_by_a_late_quit() {
    let inbox = watched("perft 64", MOST_WAITING);
    inbox.arrive(line("query p1turn"));
    inbox.arrive(line("stop"));
    inbox.arrive(line("quit"));
    assert!(event(&inbox).is_none());
    inbox.finish(Done::Counted(None));
    assert!(matches!(event(&inbox), Some(Event::Done(_))));
    assert_eq!(inbox.next_line().expect("an end"), None);
}

#[test]
fn what_cannot_wait_is_heard_where_no_more_can_wait() {
    let inbox = watched("go depth 100", 1);
    inbox.arrive(line("query p1turn"));
    for _ in 0..2 {
        inbox.arrive(line("query result"));
        assert!(matches!(event(&inbox), Some(Event::LineDropped)));
    }
    inbox.arrive(line("isready"));
    assert!(matches!(event(&inbox), Some(Event::ReadyAsked)));
    inbox.arrive(line("stop"));
    assert!(is_stopped(&inbox));
    assert!(event(&inbox).is_none());
    let kept = inbox.next_line().expect("a line");
    assert_eq!(kept, Some(line("query p1turn")));
}

#[test]
fn nothing_is_dropped_while_there_is_hope_of_room() {
    let inbox = Inbox::new(1);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for number in 0..100 {
                inbox.arrive(line(&number.to_string()));
            }
            inbox.end(None);
        });
        for number in 0..100 {
            let next = inbox.next_line().expect("a line");
            assert_eq!(next, Some(line(&number.to_string())));
        }
        assert_eq!(inbox.next_line().expect("an end"), None);
    });
}

#[test]
fn what_arrived_before_a_job_is_heard_when_it_begins() {
    let inbox = Inbox::new(MOST_WAITING);
    for text in ["isready", "query p1turn", "stop", "stop"] {
        inbox.arrive(line(text));
    }
    let Reply::Work(job) = Session::new(Language::En).answer(&line("go depth 100")) else {
        panic!("work");
    };
    inbox.begin(&job);
    assert!(matches!(event(&inbox), Some(Event::ReadyAsked)));
    assert!(is_stopped(&inbox));
    let left = [inbox.next_line(), inbox.next_line()].map(|next| next.expect("a line"));
    assert_eq!(left, [Some(line("query p1turn")), Some(line("stop"))]);
    assert_eq!(inbox.lock().bytes, 0);
}

#[test]
fn whoever_waits_hears_of_an_input_that_failed_and_of_a_thread_that_is_gone() {
    let inbox = during("perft 64", MOST_WAITING);
    inbox.end(Some(io::ErrorKind::TimedOut.into()));
    let told = inbox.next_event().expect_err("a failure");
    assert_eq!(told.kind(), io::ErrorKind::TimedOut);
    let inbox = during("perft 64", MOST_WAITING);
    inbox.lose_worker();
    assert!(inbox.next_event().is_err());
}
