//! Levels hold what they promise: sound data that rises, legal moves in every variant, the same move for the same seed, and
//! no move that loses by itself.

use rules::random::numbers;
use rules::{AnyTable, Description, Outcome};
use search::level::{LEVELS, Ladders, LaddersError, Level, MOST_NODES, choose, ladder};
use search::{Engine, EngineOptions, knowledge};

fn engine() -> Engine {
    Engine::new(EngineOptions {
        hash_mebibytes: 0,
        ..EngineOptions::default()
    })
}

fn table(variant: &str, position: &str) -> AnyTable {
    AnyTable::open(variant)
        .and_then(|table| table.set_up(position).ok())
        .expect("a position")
}

#[test]
fn every_variant_has_ten_levels_that_rise_to_the_whole_engine() {
    for variant in rules::variants() {
        let ladder = ladder(variant).expect("a ladder");
        for (index, two) in ladder.windows(2).enumerate() {
            assert!(
                two[0].nodes < two[1].nodes,
                "{variant}, level {}",
                index + 2
            );
            assert!(
                two[0].slips >= two[1].slips,
                "{variant}, level {}",
                index + 2
            );
        }
        assert_eq!(ladder[LEVELS - 1], Level::full(MOST_NODES), "{variant}");
    }
    assert!(ladder("chess/standard").is_none());
}

#[test]
fn tables_of_levels_that_make_no_sense_are_refused() {
    let table = AnyTable::open("la-trel/base").expect("a variant");
    let variants = knowledge::variants(&table);
    let shipped = || knowledge::ladders(&table).clone();
    let check = |ladders: Ladders| Ladders::read(&ladders.text(), &variants).map(|_| ());
    assert!(check(shipped()).is_ok());

    let mut without = shipped();
    without.inherits.remove("la-trel/basic");
    assert!(matches!(
        check(without),
        Err(LaddersError::Missing { variant }) if variant == "la-trel/basic"
    ));
    for stranger in ["chess/standard", "attangle/2006"] {
        let mut unknown = shipped();
        unknown
            .inherits
            .insert(stranger.to_owned(), "la-trel/base".to_owned());
        assert!(matches!(
            check(unknown),
            Err(LaddersError::UnknownVariant(variant)) if variant == stranger
        ));
    }
    // Nobody climbs the ladder of another game.
    let mut stray = shipped();
    let heir = stray.inherits.get_mut("la-trel/basic").expect("an heir");
    *heir = "attangle/standard".to_owned();
    assert!(matches!(check(stray), Err(LaddersError::Missing { .. })));

    let changed = |change: fn(&mut [Level; LEVELS])| {
        let mut ladders = shipped();
        change(ladders.ladders.get_mut("la-trel/base").expect("a ladder"));
        check(ladders)
    };
    assert!(matches!(
        changed(|ladder| ladder[4].overlooks = 1_000),
        Err(LaddersError::Unsound { level: 5, .. })
    ));
    assert!(matches!(
        changed(|ladder| ladder[4].nodes = ladder[5].nodes),
        Err(LaddersError::NotRising { level: 6, .. })
    ));
    assert!(matches!(
        changed(|ladder| ladder[9].nodes -= 1),
        Err(LaddersError::NotFull { .. })
    ));
}

#[test]
fn every_level_plays_legal_moves_in_every_variant() {
    let mut engine = engine();
    for variant in rules::variants() {
        let ladder = ladder(variant).expect("a ladder");
        for (index, level) in ladder.iter().enumerate() {
            let mut below = numbers(index as u64);
            let mut table = AnyTable::open(variant).expect("a variant");
            for move_number in 0..6 {
                if table.outcome().is_some() {
                    break;
                }
                // The dice fall as they like; other moves are made by turns by the level and at random.
                let texts = choose(&mut engine, &table, level, 7).expect("a game that goes on");
                if texts.is_empty() || move_number % 2 == 1 {
                    let text = table.random_move(&mut below).expect("a move");
                    table.play(&text).expect("a legal move");
                    continue;
                }
                for text in texts {
                    table
                        .play(&text)
                        .unwrap_or_else(|error| panic!("{variant} {level:?} {text}: {error}"));
                }
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_move_whatever_was_played_before() {
    for variant in ["la-trel/base", "attangle/standard", "latroncules/classic"] {
        let levels = ladder(variant).expect("a ladder");
        let mut table = AnyTable::open(variant).expect("a variant");
        let (mut busy, mut other_moves) = (engine(), 0);
        let mut below = numbers(3);
        for _ in 0..10 {
            for level in &levels[..6] {
                let chosen = choose(&mut busy, &table, level, 11);
                assert_eq!(chosen, choose(&mut engine(), &table, level, 11));
                let big = EngineOptions {
                    hash_mebibytes: 4,
                    threads: 2,
                    lines: 3,
                };
                assert_eq!(chosen, choose(&mut Engine::new(big), &table, level, 11));
                other_moves += u32::from(chosen != choose(&mut busy, &table, level, 12));
            }
            let text = table.random_move(&mut below).expect("a move");
            table.play(&text).expect("a legal move");
        }
        assert!(other_moves > 5, "{variant}: seeds make a difference");
    }
}

#[test]
fn a_finished_game_has_no_move_and_before_the_roll_there_is_none_to_choose() {
    let mut engine = engine();
    let level = Level::full(1_000);
    let over = table("latroncules/classic", "8/8/8/8/8/8/8/C7 1 0 40");
    assert!(over.outcome().is_some());
    assert_eq!(choose(&mut engine, &over, &level, 1), None);
    let start = AnyTable::open("chasse-croise/standard").expect("a variant");
    assert_eq!(choose(&mut engine, &start, &level, 1), Some(Vec::new()));
}

/// Whether the player to move can lose at once by one of his own moves, and has another.
fn has_own_losing_move(table: &AnyTable) -> Option<Vec<String>> {
    let side = table.side();
    let legal = table.legal_texts(2_000).ok()?;
    let lost = |outcome: Option<Outcome>| outcome.is_some_and(|end| end.winner == Some(!side));
    let losing: Vec<String> = legal
        .iter()
        .filter(|text| {
            let mut after = table.clone();
            after.play(text).is_ok() && lost(after.outcome())
        })
        .cloned()
        .collect();
    (!losing.is_empty() && losing.len() < legal.len()).then_some(losing)
}

/// Positions of random games in which a move loses by itself, of whichever variants have such.
#[test]
fn no_level_makes_a_move_that_loses_by_itself_while_another_does_not() {
    let mut engine = engine();
    for variant in rules::games()
        .filter(|game| !game.dice)
        .flat_map(Description::variants)
    {
        let levels = ladder(variant).expect("a ladder");
        let mut below = numbers(5);
        for _ in 0..20 {
            let mut table = AnyTable::open(variant).expect("a variant");
            while let (None, Some(text)) = (table.outcome(), table.random_move(&mut below)) {
                if table.len() > 150 {
                    break;
                }
                if let Some(losing) = has_own_losing_move(&table) {
                    for (seed, level) in levels.iter().take(4).enumerate() {
                        let chosen = choose(&mut engine, &table, level, seed as u64);
                        let chosen = chosen.expect("a move").remove(0);
                        assert!(!losing.contains(&chosen), "{variant} {chosen}");
                    }
                }
                table.play(&text).expect("a legal move");
            }
        }
    }
}

/// Answers that win the game at once, for a table after a move.
fn loses_to_an_answer(table: &AnyTable, text: &str) -> bool {
    let mut after = table.clone();
    after.play(text).expect("a legal move");
    let enemy = after.side();
    after.outcome().is_none()
        && after.legal_texts(5_000).is_ok_and(|answers| {
            answers.iter().any(|answer| {
                let mut end = after.clone();
                end.play(answer).expect("a legal move");
                end.outcome().is_some_and(|end| end.winner == Some(enemy))
            })
        })
}

#[test]
fn the_higher_the_level_the_rarer_it_walks_into_an_answer_that_wins() {
    let variant = "attangle/standard";
    let levels = ladder(variant).expect("a ladder");
    let mut engine = engine();
    let mut walked = [0; 3];
    let mut below = numbers(8);
    for number in 0..60 {
        let mut table = AnyTable::open(variant).expect("a variant");
        while let (None, Some(text)) = (table.outcome(), table.random_move(&mut below)) {
            let legal = table.legal_texts(5_000).expect("few moves");
            let dangerous = legal.iter().filter(|text| loses_to_an_answer(&table, text));
            let dangerous: Vec<_> = dangerous.collect();
            if !dangerous.is_empty() && dangerous.len() < legal.len() {
                for (count, level) in walked.iter_mut().zip([levels[0], levels[5], levels[9]]) {
                    let chosen = choose(&mut engine, &table, &level, number);
                    *count += u32::from(dangerous.contains(&&chosen.expect("a move")[0]));
                }
            }
            table.play(&text).expect("a legal move");
        }
    }
    assert!(walked[0] > 3 * walked[1], "{walked:?}");
    assert_eq!(walked[2], 0, "the whole engine sees every answer");
}

#[test]
fn even_the_lowest_level_takes_a_free_piece_now_and_then() {
    let table = AnyTable::open("la-trel/base").expect("a variant");
    let levels = ladder("la-trel/base").expect("a ladder");
    let mut engine = engine();
    let mut below = numbers(2);
    let (mut seen, mut taken) = (0, 0);
    for seed in 0..40 {
        let mut table = table.clone();
        for _ in 0..20 {
            let Some(text) = table.random_move(&mut below) else {
                break;
            };
            table.play(&text).expect("a legal move");
            let captures = |text: &str| text.contains('x');
            let legal = table.legal_texts(5_000).unwrap_or_default();
            if legal.iter().any(|text| captures(text)) && table.outcome().is_none() {
                seen += 1;
                let chosen = choose(&mut engine, &table, &levels[0], seed);
                taken += u32::from(chosen.is_some_and(|moves| captures(&moves[0])));
            }
        }
    }
    assert!(seen > 50, "{seen}");
    assert!(taken * 10 > seen && taken < seen, "{taken} of {seen}");
}
