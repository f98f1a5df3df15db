//! `load`: what it refuses. That it finds what is lost is tested in `crates/faults`, against a server.

use super::program::{contains, run};

#[test]
fn only_this_machine_is_put_under_load() {
    let elsewhere = run(&["load", "--server", "http://192.0.2.1:8080"]);
    assert_eq!((elsewhere.status, elsewhere.out.as_str()), (1, ""));
    contains(&elsewhere.err, "Only a server on this machine");
    let french = run(&["load", "--server", "http://games.example", "--lang", "fr"]);
    contains(&french.err, "Seul un serveur de cette machine");
}

#[test]
fn what_is_no_address_of_a_server_is_a_mistake() {
    for address in [
        "127.0.0.1:8080",
        "https://127.0.0.1",
        "http://127.0.0.1/page",
    ] {
        let mistaken = run(&["load", "--server", address]);
        assert_eq!(mistaken.status, 2, "{address}");
        contains(&mistaken.err, address);
    }
}

#[test]
fn where_nobody_answers_it_says_so() {
    // A port of its own that nobody listens at.
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("its address");
    drop(taken);
    let nobody = run(&["load", "--server", &format!("http://{address}"), "--json"]);
    assert_eq!((nobody.status, nobody.out.as_str()), (1, ""));
    contains(&nobody.err, "No tables are found there");
}
