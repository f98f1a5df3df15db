use arena::*;
use std::ops::ControlFlow;
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let pairs: u32 = args[1].parse().unwrap();
    let players: Vec<Contestant> = args[2..].iter().map(|t| t.parse().unwrap()).collect();
    let dir = tempfile::tempdir().unwrap();
    let mut plan = Plan::new(rules::AnyTable::open(&args[0]).unwrap(), players, pairs);
    plan.openings.set = OpeningSet::Tuning;
    let start = std::time::Instant::now();
    let (s, _) = run_match(&plan, dir.path(), |_| ControlFlow::Continue(())).unwrap();
    for p in &s.pairings {
        let i = p.score().unwrap();
        println!("{} {} - {}: {:.1}% [{:.1} {:.1}] w{} d{} l{}  adj {} plies/game {:.0} {:.1}s", args[0], s.players[p.players[0]].name, s.players[p.players[1]].name, i.value*100., i.low*100., i.high*100., p.wins, p.draws, p.losses, s.adjudicated, s.plies as f64/ s.games() as f64, start.elapsed().as_secs_f64());
    }
}
