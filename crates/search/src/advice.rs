//! Advice that can be measured. A game's folder says of which turns an advice speaks and which of them follow it; here the
//! engine says what it would play, and what the best turn of the other kind costs.

use crate::clock::NoTime;
use crate::texts::texts_of;
use crate::{Engine, EngineGame, Limits, SearchMethod, SearchOptions, Setting};
use rules::{AnyTable, Game, Table, with_table};
use std::sync::atomic::AtomicBool;

/// A piece of advice in a game.
#[derive(Clone, Copy, Debug)]
pub struct Advice<G: Game> {
    /// Ties it to its section of the rule book, its figure and what was measured.
    pub id: &'static str,
    /// The variant in which it is measured.
    pub variant: &'static str,
    /// Whether a legal turn follows it; `None` for turns and positions of which it does not speak.
    pub follows: Follows<G>,
}

/// A question about a position and a turn that is legal there.
pub type Follows<G> = fn(&G, &<G as Game>::Position, &[<G as Game>::Move]) -> Option<bool>;

/// The turns of a position in which an advice can be followed and can be ignored, counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occasion {
    pub id: &'static str,
    pub following: usize,
    pub ignoring: usize,
}

/// What the engine thinks of an advice in a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed {
    /// The best of the turns of which the advice speaks.
    pub best: Vec<String>,
    /// Whether that turn follows it.
    pub follows: bool,
    /// What the best turn that follows it promises, from 0 to 1, a draw counting half; and the best one that does not.
    pub following: f32,
    pub ignoring: f32,
}

/// Where there are more turns than this nobody counts them.
const MOST_TURNS: usize = 2_000;

/// The advice of the variant on the table for which its position is an occasion: there is a turn that follows it, and one that
/// does not. Nothing while a roll is awaited and when the game is over.
pub fn occasions(table: &AnyTable) -> Vec<Occasion> {
    with_table!(table, table => all_occasions(table))
}

/// What the engine would play of all that the advice speaks of, and what the best turn of the other kind is worth, each found by
/// a search of so many nodes. `None` where there is no such advice, or no occasion for it.
pub fn weigh(engine: &mut Engine, table: &AnyTable, id: &str, nodes: u64) -> Option<Weighed> {
    with_table!(table, table => weighed(engine, table, id, nodes))
}

/// Whether a turn on this table follows an advice of its game. `None` where there is no such advice or turn, or where it does
/// not speak of it.
pub fn follows(table: &AnyTable, id: &str, turn: &[String]) -> Option<bool> {
    with_table!(table, table => told(table, id, turn))
}

fn named<G: EngineGame>(id: &str) -> Option<&'static Advice<G>> {
    G::ADVICE.iter().find(|advice| advice.id == id)
}

fn all_occasions<G: EngineGame>(table: &Table<G>) -> Vec<Occasion> {
    let (game, position) = (table.game(), table.position());
    if table.outcome().is_some() || G::ADVICE.iter().all(|advice| advice.variant != game.id()) {
        return Vec::new();
    }
    let turns = G::Search::rated_turns(table);
    let whole = |turn: &[G::Move]| !turn.is_empty();
    if turns.len() > MOST_TURNS || !turns.iter().all(|turn| whole(turn.choice.as_ref())) {
        return Vec::new();
    }
    let own = G::ADVICE
        .iter()
        .filter(|advice| advice.variant == game.id());
    own.filter_map(|advice| {
        let says = |wanted| {
            let judged = turns
                .iter()
                .map(|turn| (advice.follows)(game, position, turn.choice.as_ref()));
            judged.filter(|follows| *follows == Some(wanted)).count()
        };
        let (following, ignoring) = (says(true), says(false));
        (following > 0 && ignoring > 0).then_some(Occasion {
            id: advice.id,
            following,
            ignoring,
        })
    })
    .collect()
}

fn weighed<G: EngineGame>(
    engine: &mut Engine,
    table: &Table<G>,
    id: &str,
    nodes: u64,
) -> Option<Weighed> {
    let advice = named::<G>(id)?;
    let judge = |turn: &[G::Move]| (advice.follows)(table.game(), table.position(), turn);
    let (best, worth) = best_among(engine, table, nodes, &|turn| judge(turn).is_some())?;
    let follows = judge(best.as_ref())?;
    let (_, other) = best_among(engine, table, nodes, &|turn| judge(turn) == Some(!follows))?;
    let (following, ignoring) = if follows {
        (worth, other)
    } else {
        (other, worth)
    };
    Some(Weighed {
        best: texts_of(table, best.as_ref()),
        follows,
        following,
        ignoring,
    })
}

/// The best of these turns, and what it promises.
fn best_among<G: EngineGame>(
    engine: &mut Engine,
    table: &Table<G>,
    nodes: u64,
    among: &dyn Fn(&[G::Move]) -> bool,
) -> Option<(<G::Search as SearchMethod<G>>::Turn, f32)> {
    let stop = AtomicBool::new(false);
    let setting = Setting {
        table: engine.empty_table_of_levels(),
        clock: &NoTime,
        stop: &stop,
        limits: Limits::nodes(nodes),
        options: SearchOptions::default(),
    };
    let weights = table.game().default_weights();
    let analysis = G::Search::think_among(table, weights, &setting, among)?;
    let best = analysis.variations.first()?;
    let promised = G::Search::wdl(table.game(), best.score).expected();
    Some((G::Search::turn(&best.moves)?, promised))
}

fn told<G: EngineGame>(table: &Table<G>, id: &str, turn: &[String]) -> Option<bool> {
    let advice = named::<G>(id)?;
    let mut played = table.clone();
    let mut moves = Vec::with_capacity(turn.len());
    for text in turn {
        let mv = played.read_move(text).ok()?;
        played.play_unchecked(mv);
        moves.push(mv);
    }
    (advice.follows)(table.game(), table.position(), &moves)
}
