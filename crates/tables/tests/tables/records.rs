//! A table's game as a record: what it tells of clocks and dice is read again, and a tampered one is found out.

use crate::support::{At, BULLET, Players, guest, house};
use rules::Record;
use tables::dice::Fraud;
use tables::{Actor, Command, EvidenceError, Millis, SideChoice, evidence_of};

/// Seven turns against a house computer, whose first player was drawn by lot.
fn finished() -> At {
    let mut at = At::table("chasse-croise/standard", |setup| {
        setup.host = SideChoice::Lot;
        setup.time = BULLET;
    });
    at.ask(Actor::Host, guest("Ada", 1));
    at.ask(Actor::Guest, house("tables", 3));
    let players = Players::new(&at.state);
    for _ in 0..7 {
        let (who, own, _) = players.to_move(&at.state);
        at.ask(who, Command::Roll { nonce: own });
        at.later(1_500);
        at.ask(who, players.with_nonce(&at.state, at.some_turn()));
    }
    let (from, until) = (at.now, at.now + Millis(4_000));
    at.later(5_000);
    at.ask(Actor::Server, Command::Outage { from, until });
    let (who, own, _) = players.to_move(&at.state);
    at.ask(who, Command::Roll { nonce: own });
    at.ask(who, players.with_nonce(&at.state, at.some_turn()));
    at.ask(Actor::Host, Command::Resign);
    at
}

#[test]
fn the_record_tells_names_time_clocks_and_outages() {
    let at = finished();
    let text = at.state.record().expect("a record").text();
    for part in [
        "[Format \"2\"]",
        "[Table \"tables\"]",
        "[Time \"60+0\"]",
        "\"Ada\"]",
        "\"level-3\"]",
        "[Termination \"resign\"]",
        "[%emt 0:00:01.5]",
        "[%outage 4000]",
        "[%at ",
        "[%clk 0:00:5",
    ] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    let read = Record::read(&text).expect("what was written is read");
    assert_eq!(read.text(), text);
}

#[test]
fn whoever_has_the_record_can_check_its_dice() {
    let at = finished();
    let record = Record::read(&at.state.record().unwrap().text()).unwrap();
    let evidence = evidence_of(&record).expect("everything that it takes");
    assert_eq!(evidence.turns.len(), 8);
    assert_eq!(evidence.verify(), Ok(()));
}

#[test]
fn a_tampered_record_is_found_out_at_its_turn() {
    let text = finished().state.record().unwrap().text();
    // One digit of every nonce, secret, seed, contribution or commitment, wherever it stands.
    let (mut found, mut unnoticed) = (0, 0);
    for (place, _) in text.match_indices(|c: char| c.is_ascii_hexdigit()) {
        let word = |c: char| !(c.is_ascii_digit() || ('a'..='f').contains(&c));
        let begin = text[..place].rfind(word).map_or(0, |at| at + 1);
        let end = text[place..].find(word).map_or(text.len(), |at| place + at);
        if end - begin != 64 || place != begin + 5 {
            continue;
        }
        let other = if &text[place..=place] == "0" {
            "1"
        } else {
            "0"
        };
        let tampered = format!("{}{other}{}", &text[..place], &text[place + 1..]);
        let record = Record::read(&tampered).expect("still a record");
        let honest = evidence_of(&record).expect("still whole").verify().is_ok();
        // Another nonce of a person may by chance give the same dice, once in some twenty times; then nothing was won by it.
        let nonce = text[..begin].rfind("[%nonces") > text[..begin].rfind(']');
        assert!(!honest || nonce, "{tampered}");
        unnoticed += usize::from(honest);
        found += 1;
    }
    assert!(found > 20, "only {found} places were tampered with");
    assert!(unnoticed <= 2, "{unnoticed} of {found} were not noticed");
}

#[test]
fn a_roll_that_was_exchanged_afterwards_is_named() {
    let at = finished();
    let record = at.state.record().unwrap();
    let mut evidence = evidence_of(&record).unwrap();
    let dice = &mut evidence.turns[4].dice;
    *dice = if *dice == [6, 6] { [1, 1] } else { [6, 6] };
    assert_eq!(evidence.verify(), Err(Fraud::Roll(4)));
}

#[test]
fn what_is_missing_is_named() {
    let text = finished().state.record().unwrap().text();
    let error = |text: &str| evidence_of(&Record::read(text).expect("a record")).unwrap_err();
    let without = |tag: &str| {
        let lines = text
            .lines()
            .filter(|line| !line.starts_with(&format!("[{tag} ")));
        lines.map(|line| format!("{line}\n")).collect::<String>()
    };
    assert_eq!(error(&without("Dice")), EvidenceError::None);
    for tag in [
        "Table",
        "DiceCommitment",
        "DiceSecret",
        "Host",
        "HostContribution",
        "GuestSeed",
    ] {
        assert_eq!(
            error(&without(tag)),
            EvidenceError::Tag(match tag {
                "Table" => "Table",
                "DiceCommitment" => "DiceCommitment",
                "DiceSecret" => "DiceSecret",
                "Host" => "Host",
                "HostContribution" => "HostContribution",
                _ => "GuestSeed",
            })
        );
    }
    let later = text.replace("ludotheca-dice-1", "ludotheca-dice-2");
    assert_eq!(
        error(&later),
        EvidenceError::Version("ludotheca-dice-2".to_owned())
    );
    let begin = text.find("[%nonces").unwrap();
    let end = begin + text[begin..].find(']').unwrap();
    let cut = format!("{}{}", &text[..begin], &text[end + 1..]);
    assert_eq!(error(&cut), EvidenceError::Nonces(0));
}

/// docs/dice.md shows a game that anybody can check; it is written anew where LUDOTHECA_WRITE_DOCUMENTS says so.
#[test]
fn the_example_of_the_documents_is_such_a_record() {
    let text = finished().state.record().unwrap().text();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/dice-example.txt");
    if std::env::var_os("LUDOTHECA_WRITE_DOCUMENTS").is_some() {
        std::fs::write(path, &text).expect("the documents can be written");
    }
    let example = std::fs::read_to_string(path).expect("docs/dice-example.txt");
    assert_eq!(example, text, "LUDOTHECA_WRITE_DOCUMENTS=1 writes it anew");
}
