//! What players of La Trel are advised to do, most of it by the French sheet, as questions about a move. Its remarks on taking and on
//! marching are made about the base game, those on corners about Master: each is measured there.

use crate::Advice;
use rules::la_trel::{Kind, LaTrel, Move, Position};
use rules::square::{Direction, Square, SquareSet};
use rules::{Game, Side};

const BASE: &str = "la-trel/base";
const MASTER: &str = "la-trel/master";

pub(super) const ADVICE: &[Advice<LaTrel>] = &[
    Advice {
        id: "spare-defenders",
        variant: BASE,
        follows: spares_defenders,
    },
    Advice {
        id: "take-attackers",
        variant: BASE,
        follows: takes_attackers,
    },
    Advice {
        id: "warrior",
        variant: BASE,
        follows: values_warriors,
    },
    Advice {
        id: "edges",
        variant: MASTER,
        follows: goes_to_the_edge,
    },
    Advice {
        id: "garrison",
        variant: MASTER,
        follows: mans_a_corner,
    },
    Advice {
        id: "along-the-edge",
        variant: BASE,
        follows: marches_along_the_edge,
    },
    Advice {
        id: "escort",
        variant: BASE,
        follows: marches_escorted,
    },
    Advice {
        id: "groups",
        variant: BASE,
        follows: marches_in_a_group,
    },
    Advice {
        id: "refuge",
        variant: MASTER,
        follows: takes_refuge,
    },
];

const EDGE: SquareSet = SquareSet::file(0)
    .union(SquareSet::file(7))
    .union(SquareSet::rank(0))
    .union(SquareSet::rank(7));

/// With so few attackers a player who has fewer than the other one is in trouble.
const FEW: usize = 3;

/// Where no attacker can be taken and a defender can: does not take defenders alone.
fn spares_defenders(game: &LaTrel, position: &Position, turn: &[Move]) -> Option<bool> {
    let side = game.side(position);
    let enemies = position.attackers(!side);
    if game.mobility(position, side).victims.meets(enemies) {
        return None;
    }
    let taken = game.captured(position, *turn.first()?);
    Some(taken.is_empty() || taken.meets(enemies))
}

/// Of captures: takes an attacker, if need be by way of defenders.
fn takes_attackers(game: &LaTrel, position: &Position, turn: &[Move]) -> Option<bool> {
    let taken = game.captured(position, *turn.first()?);
    let enemies = position.attackers(!game.side(position));
    (!taken.is_empty()).then(|| taken.meets(enemies))
}

/// Of captures of attackers and of exchanges: takes a Warrior, or brings one back.
fn values_warriors(game: &LaTrel, position: &Position, turn: &[Move]) -> Option<bool> {
    let (mv, enemy) = (*turn.first()?, !game.side(position));
    if let Some((_, exchange)) = mv.target() {
        return Some(exchange? == Kind::Warrior);
    }
    let taken = game.captured(position, mv);
    let warriors = position.squares_of(enemy, Kind::Warrior);
    taken
        .meets(position.attackers(enemy))
        .then(|| taken.meets(warriors))
}

/// Where an attacker goes that takes nothing.
fn quiet_attacker(game: &LaTrel, position: &Position, turn: &[Move]) -> Option<Square> {
    let mv = *turn.first()?;
    let attackers = position.attackers(game.side(position));
    let (to, _) = mv.target()?;
    attackers.contains(mv.from()).then_some(to)
}

/// Of attackers' moves that take nothing: ends on the edge, corners included.
fn goes_to_the_edge(game: &LaTrel, position: &Position, turn: &[Move]) -> Option<bool> {
    quiet_attacker(game, position, turn).map(|to| EDGE.contains(to))
}

/// Of moves that take nothing: more of the garrison of the player's own corners stands in its place than before.
fn mans_a_corner(game: &LaTrel, position: &Position, turn: &[Move]) -> Option<bool> {
    let mv = *turn.first()?;
    mv.target()?;
    let (side, mut after) = (game.side(position), *position);
    game.play(&mut after, mv);
    Some(garrison(&after, side) > garrison(position, side))
}

/// How many belong to the garrisons of a player's own corners: a defender on the corner, and beside it a Sabre and a Warrior.
fn garrison(position: &Position, side: Side) -> usize {
    let held = SquareSet::CORNERS
        & SquareSet::rank_of(side, 0)
        & position.squares_of(side, Kind::Defender);
    let manned = held.iter().map(|corner| {
        let beside = around(SquareSet::of(corner));
        let stands = |kind| usize::from(beside.meets(position.squares_of(side, kind)));
        1 + stands(Kind::Sabre) + stands(Kind::Warrior)
    });
    manned.sum()
}

/// Where a defender stands after a step ahead.
fn step_ahead(game: &LaTrel, position: &Position, turn: &[Move]) -> Option<Square> {
    let (mv, side) = (*turn.first()?, game.side(position));
    let defenders = position.squares_of(side, Kind::Defender);
    let (to, _) = mv.target()?;
    let ahead = mv.from().step(Direction::forward(side)) == Some(to);
    (ahead && defenders.contains(mv.from())).then_some(to)
}

/// Of defenders' steps ahead: on one of the outer files.
fn marches_along_the_edge(game: &LaTrel, position: &Position, turn: &[Move]) -> Option<bool> {
    let outer = SquareSet::file(0) | SquareSet::file(7);
    step_ahead(game, position, turn).map(|to| outer.contains(to))
}

/// Of defenders' steps ahead: an attacker stands beside it then.
fn marches_escorted(game: &LaTrel, position: &Position, turn: &[Move]) -> Option<bool> {
    let attackers = position.attackers(game.side(position));
    step_ahead(game, position, turn).map(|to| around(SquareSet::of(to)).meets(attackers))
}

/// Of defenders' steps ahead: another defender stands beside it then.
fn marches_in_a_group(game: &LaTrel, position: &Position, turn: &[Move]) -> Option<bool> {
    let to = step_ahead(game, position, turn)?;
    let own = position.squares_of(game.side(position), Kind::Defender);
    let others = own - SquareSet::of(turn.first()?.from());
    Some(around(SquareSet::of(to)).meets(others))
}

/// Of attackers' moves that take nothing, where few are left against more: ends on a corner or beside one.
fn takes_refuge(game: &LaTrel, position: &Position, turn: &[Move]) -> Option<bool> {
    let side = game.side(position);
    let [own, enemies] = [side, !side].map(|side| position.attackers(side).len());
    if own > FEW || own >= enemies {
        return None;
    }
    let corners = SquareSet::CORNERS | around(SquareSet::CORNERS);
    quiet_attacker(game, position, turn).map(|to| corners.contains(to))
}

/// The squares next to these.
fn around(squares: SquareSet) -> SquareSet {
    Direction::ALL
        .into_iter()
        .fold(SquareSet::EMPTY, |near, way| near | squares.shifted(way))
}
