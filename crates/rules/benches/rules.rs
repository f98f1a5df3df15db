//! The everyday costs of the rules, a variant of each game: perft by groups, random games, reading and refusing a move.
//! `ludotheca bench` gives the ratios to the yardstick; this shows which part of a change made a difference.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use ludotheca_rules::random::numbers;
use ludotheca_rules::{AnyTable, Game, perft, playout, with_table};
use std::hint::black_box;

/// One variant a game with a perft depth of some hundred thousand leaves, and a move that is refused at the start.
fn work() -> impl Iterator<Item = (&'static str, u32, &'static str)> {
    ludotheca_rules::games().map(|game| {
        let work = game.benchmark;
        (work.variant, work.depth, work.refused)
    })
}

/// No move was played yet.
fn no_history<G: Game>(_game: &G) -> G::History {
    G::History::default()
}

fn counting(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    for (id, depth, _) in work() {
        let any = AnyTable::open(id).expect("a listed variant");
        group.throughput(Throughput::Elements(any.perft(depth)));
        group.bench_function(id, |bencher| bencher.iter(|| black_box(&any).perft(depth)));
    }
}

fn walking_without_groups(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft-one-by-one");
    for (id, depth, _) in work() {
        let any = AnyTable::open(id).expect("a listed variant");
        group.bench_function(id, |bencher| {
            bencher.iter(|| {
                with_table!(&any, table => {
                    let mut leaves = 0u64;
                    // The last ply listed move by move: what a search pays, not what a count pays.
                    let _ = table.each_legal(|mv| {
                        let mut child = *table.position();
                        table.game().play(&mut child, mv);
                        leaves += perft(table.game(), &child, &mut no_history(table.game()), depth - 2);
                        std::ops::ControlFlow::Continue(())
                    });
                    leaves
                })
            });
        });
    }
}

fn playing_out(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random-game");
    for (id, _, _) in work() {
        let any = AnyTable::open(id).expect("a listed variant");
        group.bench_function(id, |bencher| {
            let mut below = numbers(1);
            bencher.iter(|| {
                with_table!(&any, table => {
                    playout(table.game(), *table.position(), &mut no_history(table.game()), 500, &mut below).1
                })
            });
        });
    }
}

fn refusing(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("refusal");
    for (id, _, refused) in work() {
        let any = AnyTable::open(id).expect("a listed variant");
        group.bench_function(id, |bencher| {
            bencher.iter(|| assert!(black_box(&any).read_move(refused).is_err()));
        });
    }
}

criterion_group!(
    benches,
    counting,
    walking_without_groups,
    playing_out,
    refusing
);
criterion_main!(benches);
