//! Opponents as texts: read, written, refused, and seated.

use proptest::prelude::*;
use rules::AnyTable;
use rules::view::Phase;
use search::level::{LEVELS, Level, MOST_NODES, choose, level_numbered};
use search::opponent::{NoResources, Opponent, OpponentError, ProgramSetting, UctLimit, answer};
use search::{Budget, Clock, Engine, EngineOptions, Limits};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

fn read(text: &str) -> Opponent {
    text.parse()
        .unwrap_or_else(|error: OpponentError| panic!("{text}: {error}"))
}

fn problem(text: &str) -> OpponentError {
    text.parse::<Opponent>().expect_err(text)
}

#[test]
fn opponents_are_read_and_written_alike() {
    for text in [
        "random",
        "novice",
        "greedy",
        "uct",
        "uct:movetime=50",
        "uct:playouts=1000",
        "engine",
        "engine:nodes=50000,hash=64",
        "engine:movetime=20,nodes=5,depth=3,hash=0,threads=2",
        "ugi:/path/to/engine --args",
        "ugi:movetime=50,option.Hash=16:/path/to/engine ugi",
        "ugi:timeout=5:\"C:\\\\My engines\\\\x.exe\" --name ''",
        "ugi::'a=b:c' d",
        "ugi:::a",
        "ugi::'a=b:c d'",
        "ugi:nodes=5:'a=b:c'",
        "level-1",
        "level-3",
        "level-10",
        "level:nodes=400,slips=100,overlooks=0,halving=1,worst=0",
    ] {
        assert_eq!(read(text).to_string(), text);
    }
    for quote in ["'", "\""] {
        let text = format!("ugi:{quote}C:\\My engines\\x.exe{quote}");
        assert_eq!(read(&text).to_string(), "ugi:\"C:\\\\My engines\\\\x.exe\"");
    }
    // Whatever a shell reads as the same words is the same opponent.
    for text in ["ugi:x \"a b\" --c=d", "ugi:x a\\ b '--c=d'"] {
        assert_eq!(read(text).to_string(), "ugi:x 'a b' '--c=d'");
    }
    assert_eq!(read("engine:hash=16").to_string(), "engine");
    assert_eq!(read("random:"), Opponent::Random);
}

#[test]
fn the_command_of_a_program_keeps_its_colons_and_equals_signs() {
    let Opponent::Program(setting) = read("ugi:./engine --log=a:b") else {
        panic!("a program");
    };
    assert_eq!(setting.program, "./engine");
    assert_eq!(setting.arguments, ["--log=a:b"]);
    assert_eq!(setting.limits, Limits::default());
    // The usual timeout is not written; what follows it must not be taken for options then.
    let usual = read("ugi:timeout=60000:a=b:c");
    assert_eq!(read(&usual.to_string()), usual);
}

#[test]
fn what_is_wrong_is_named() {
    assert_eq!(problem("chess"), OpponentError::Unknown("chess".to_owned()));
    assert_eq!(
        problem("random:seed=1"),
        OpponentError::UnknownOption {
            kind: "random",
            option: "seed".to_owned(),
            known: &[]
        }
    );
    assert!(matches!(
        problem("engine:node=1"),
        OpponentError::UnknownOption { option, known, .. }
            if option == "node" && known.contains(&"nodes")
    ));
    assert!(matches!(
        problem("engine:nodes=0"),
        OpponentError::Value {
            option: "nodes",
            least: 1,
            ..
        }
    ));
    assert!(matches!(
        problem("uct:movetime=x"),
        OpponentError::Value { .. }
    ));
    assert!(matches!(
        problem("engine:nodes=1,nodes=2"),
        OpponentError::Twice { .. }
    ));
    assert!(matches!(
        problem("uct:movetime=1,playouts=2"),
        OpponentError::Twice { .. }
    ));
    assert_eq!(problem("uct:50"), OpponentError::Form("50".to_owned()));
    let line = "option.A=1\nquit";
    assert_eq!(
        problem(&format!("ugi:{line}:x")),
        OpponentError::Form(line.to_owned())
    );
    assert_eq!(problem("ugi:"), OpponentError::NoProgram);
    assert_eq!(problem("ugi::"), OpponentError::NoProgram);
    for text in ["ugi:\"a", "ugi:'a", "ugi:a\\"] {
        assert_eq!(problem(text), OpponentError::OpenQuote);
    }
}

#[test]
fn a_level_is_written_in_one_way_only() {
    for text in [
        "level",
        "level:",
        "level:3",
        "level-",
        "level-0",
        "level-11",
        "level-03",
        "level-+3",
        "level-3:",
        "level-3:nodes=5",
    ] {
        assert_eq!(problem(text), OpponentError::Level(text.to_owned()));
    }
}

#[test]
fn those_who_need_a_program_or_a_file_are_told_apart() {
    for text in ["ugi:./engine", "engine:weights=mine.json"] {
        let refused = Opponent::read_self_contained(text);
        assert_eq!(refused, Err(OpponentError::NotSelfContained), "{text}");
        assert!(text.parse::<Opponent>().is_ok(), "{text}");
    }
    for opponent in Opponent::plain() {
        let text = opponent.to_string();
        assert_eq!(Opponent::read_self_contained(&text), Ok(opponent), "{text}");
    }
}

#[test]
fn a_limit_is_for_those_who_have_none() {
    let limited = |text: &str, limits| read(text).limited(limits).to_string();
    let nodes = Limits::nodes(700);
    assert_eq!(limited("engine", nodes), "engine:nodes=700");
    assert_eq!(limited("engine:hash=1", nodes), "engine:nodes=700,hash=1");
    assert_eq!(limited("engine:depth=2", nodes), "engine:depth=2");
    assert_eq!(limited("uct", nodes), "uct:playouts=700");
    assert_eq!(limited("uct:movetime=9", nodes), "uct:movetime=9");
    assert_eq!(limited("ugi:x", nodes), "ugi:nodes=700:x");
    let time = Limits::movetime(Duration::from_millis(40));
    assert_eq!(limited("uct", time), "uct:movetime=40");
    assert_eq!(limited("level-3", time), "level-3");
}

/// No time passes.
struct StoppedClock;

impl Clock for StoppedClock {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}

fn choice(opponent: &Opponent, table: &AnyTable, seed: u64) -> Vec<String> {
    let opponent = opponent.clone().limited(Limits::nodes(200));
    let mut player = opponent.player(&NoResources).expect("nothing is missing");
    let stop = AtomicBool::new(false);
    answer(&mut *player, table, seed, &StoppedClock, &stop).expect("a choice")
}

#[test]
fn everybody_plays_legal_moves_in_every_variant_and_the_same_for_the_same_seed() {
    for variant in rules::variants() {
        let mut table = AnyTable::open(variant).expect("a variant");
        if table.phase() == Phase::Roll {
            table.play("63").expect("a roll");
        }
        let has_greedy = search::greedy(&table).is_some();
        for opponent in Opponent::plain() {
            if opponent == Opponent::Greedy && !has_greedy {
                continue;
            }
            let moves = choice(&opponent, &table, 7);
            assert!(!moves.is_empty(), "{variant} {opponent}");
            assert_eq!(choice(&opponent, &table, 7), moves, "{variant} {opponent}");
            let mut played = table.clone();
            for text in moves {
                played.play(&text).expect("a legal move");
            }
        }
    }
}

#[test]
fn a_level_plays_what_its_place_on_the_ladder_says() {
    let table = AnyTable::open("latroncules/classic").expect("a variant");
    let mut engine = Engine::new(EngineOptions::default());
    for number in 1..=LEVELS {
        let level = level_numbered(table.variant(), number).expect("a level");
        for seed in 0..5 {
            let moves = choose(&mut engine, &table, level, seed);
            assert_eq!(moves, Some(choice(&Opponent::Level(number), &table, seed)));
            let custom = Opponent::CustomLevel(*level);
            assert_eq!(moves, Some(choice(&custom, &table, seed)));
        }
    }
    assert_eq!(level_numbered(table.variant(), 0), None);
    assert_eq!(level_numbered(table.variant(), LEVELS + 1), None);
}

fn limits() -> impl Strategy<Value = Limits> {
    let time = proptest::option::of(1..=3_600_000_u64);
    let (nodes, depth) = (1..=1_000_000_000_000_u64, 1..=120_u32);
    let both = (proptest::option::of(nodes), proptest::option::of(depth));
    (time, both).prop_map(|(time, (nodes, depth))| Limits {
        depth,
        nodes,
        time: time.map(|time| Budget::exactly(Duration::from_millis(time))),
    })
}

fn level() -> impl Strategy<Value = Level> {
    let numbers = (1..=MOST_NODES, 0..=1_000_u32, 0..=999_u32);
    (numbers, 1..=100_000_u32, 0..=100_000_u32).prop_map(
        |((nodes, slips, overlooks), halving, worst)| Level {
            nodes,
            slips,
            overlooks,
            halving,
            worst,
        },
    )
}

/// Options end with the first colon, and have neither spaces nor what paths have.
fn program() -> impl Strategy<Value = ProgramSetting> {
    let option = ("[A-Za-z][A-Za-z0-9.]{0,8}", "[^,:/ \\\\\\p{Cc}]{0,8}");
    let options = proptest::collection::btree_map(option.0, option.1, 0..3);
    let words = proptest::collection::vec("[^\"]{0,8}", 1..4);
    (words, options, limits(), 1..=3_600_000_u64).prop_map(|(words, options, limits, timeout)| {
        let mut words = words.into_iter();
        ProgramSetting {
            program: words.next().unwrap_or_default(),
            arguments: words.collect(),
            options: options.into_iter().collect(),
            limits,
            timeout: Duration::from_millis(timeout),
        }
    })
}

fn opponent() -> impl Strategy<Value = Opponent> {
    let engine = (limits(), 0..=65_536_usize, 1..=256_usize);
    let weights = proptest::option::of("[^,\\p{Cc}]{0,12}");
    prop_oneof![
        Just(Opponent::Random),
        Just(Opponent::Novice),
        Just(Opponent::Greedy),
        (1..=LEVELS).prop_map(Opponent::Level),
        level().prop_map(Opponent::CustomLevel),
        (engine, weights).prop_map(|((limits, hash_mebibytes, threads), weights)| {
            Opponent::Engine {
                options: EngineOptions {
                    threads,
                    hash_mebibytes,
                    ..EngineOptions::default()
                },
                limits,
                weights: weights.map(PathBuf::from),
            }
        }),
        Just(Opponent::Uct(None)),
        (1..=3_600_000_u64)
            .prop_map(|time| Opponent::Uct(Some(UctLimit::Time(Duration::from_millis(time))))),
        (1..=1_000_000_000_u64).prop_map(|most| Opponent::Uct(Some(UctLimit::Playouts(most)))),
        program().prop_map(Opponent::Program),
    ]
}

proptest! {
    #[test]
    fn every_opponent_is_read_as_it_was_written(opponent in opponent()) {
        let text = opponent.to_string();
        prop_assert_eq!(text.parse(), Ok(opponent), "{}", text);
    }

    #[test]
    fn every_text_is_refused_or_read_as_it_is_written(
        text in "(level|level-|engine|uct|ugi|random|novice)?[:=,\\-a-z0-9. \"]{0,24}",
    ) {
        if let Ok(opponent) = text.parse::<Opponent>() {
            prop_assert_eq!(opponent.to_string().parse(), Ok(opponent), "{}", text);
        }
    }
}
