//! Chassé-croisé read literally: a grid of 12 by 12 cells, `grid[up][right]`, on which pawns walk cell by cell. Columns
//! begin below the crossings and rows to the left of them; the four corners of the grid are no cells.

#[derive(Clone)]
struct Board {
    /// `R`, `W` or `.`.
    grid: [[char; 12]; 12],
    player: u32,
    dice: Vec<usize>,
    turns: u32,
}

/// The cell at a place of a lane, both counted in the player's own direction.
fn cell(player: u32, lane: usize, place: usize) -> (usize, usize) {
    if player == 1 {
        (place, lane)
    } else {
        (lane, place)
    }
}

fn colour(player: u32) -> char {
    if player == 1 { 'R' } else { 'W' }
}

fn place_of(board: &Board, player: u32, lane: usize) -> usize {
    (0..12)
        .find(|place| {
            let (up, right) = cell(player, lane, *place);
            board.grid[up][right] == colour(player)
        })
        .expect("every lane has its pawn")
}

fn read(text: &str) -> Board {
    let fields: Vec<&str> = text.split(' ').collect();
    let mut grid = [['.'; 12]; 12];
    for (player, places) in (1..).zip(fields[0].split('/')) {
        for (lane, digit) in (1..).zip(places.chars()) {
            let place = "0123456789ab".find(digit).expect("a place");
            let (up, right) = cell(player, lane, place);
            grid[up][right] = colour(player);
        }
    }
    let dice = fields[2].chars().filter_map(|die| die.to_digit(10));
    Board {
        grid,
        player: fields[1].parse().expect("a player"),
        dice: dice.map(|die| die as usize).collect(),
        turns: fields[3].parse().expect("a number of turns"),
    }
}

fn write(board: &Board) -> String {
    let places = |player| -> String {
        (1..=10)
            .map(|lane| char::from(b"0123456789ab"[place_of(board, player, lane)]))
            .collect()
    };
    let dice: String = board.dice.iter().map(ToString::to_string).collect();
    let dice = if dice.is_empty() { "-" } else { &dice };
    format!(
        "{}/{} {} {dice} {}",
        places(1),
        places(2),
        board.player,
        board.turns
    )
}

fn has_won(board: &Board, player: u32) -> bool {
    (1..=10).all(|lane| place_of(board, player, lane) == 11)
}

/// Walks a pawn one cell at a time. Where it ends and whether it lands on an enemy; `None` where a rule stops it.
fn walk(board: &Board, lane: usize, forward: bool, die: usize) -> Option<(usize, bool)> {
    let mut place = place_of(board, board.player, lane);
    for step in 1..=die {
        // CC-3
        if place == if forward { 11 } else { 0 } {
            return None;
        }
        place = if forward { place + 1 } else { place - 1 };
        let (up, right) = cell(board.player, lane, place);
        let enemy = board.grid[up][right] == colour(3 - board.player);
        if step == die {
            return Some((place, enemy));
        }
        // CC-4
        if enemy {
            return None;
        }
    }
    None
}

fn name(player: u32, lane: usize) -> String {
    if player == 1 {
        char::from(b"?abcdefghij"[lane]).to_string()
    } else {
        lane.to_string()
    }
}

/// Sorted canonical texts.
pub(crate) fn legal(_variant: &str, position: &str) -> Vec<String> {
    let board = read(position);
    let mut texts = Vec::new();
    if has_won(&board, 1) || has_won(&board, 2) {
        return texts;
    }
    if board.dice.is_empty() {
        for high in 1..=6 {
            for low in 1..=high {
                texts.push(format!("{high}{low}"));
            }
        }
        return texts;
    }
    let mut may_advance = false;
    for &die in &board.dice {
        for lane in 1..=10 {
            for forward in [true, false] {
                let Some((_, hit)) = walk(&board, lane, forward, die) else {
                    continue;
                };
                may_advance |= forward;
                let sign = if forward { '+' } else { '-' };
                let mark = if hit { "x" } else { "" };
                texts.push(format!("{}{sign}{die}{mark}", name(board.player, lane)));
            }
        }
    }
    // CC-6
    if !may_advance {
        texts.push("--".to_owned());
    }
    texts.sort();
    // Two equal dice allow the same step.
    texts.dedup();
    texts
}

pub(crate) fn result(_variant: &str, position: &str) -> String {
    let board = read(position);
    match (has_won(&board, 1), has_won(&board, 2)) {
        (true, _) => "p1win CC-7".to_owned(),
        (_, true) => "p2win CC-7".to_owned(),
        _ => "none".to_owned(),
    }
}

pub(crate) fn play(_variant: &str, position: &str, mv: &str) -> String {
    let mut board = read(position);
    if board.dice.is_empty() {
        board.dice = mv
            .chars()
            .filter_map(|die| die.to_digit(10))
            .map(|die| die as usize)
            .collect();
        return write(&board);
    }
    if mv == "--" {
        board.dice.clear();
    } else {
        let step = mv.trim_end_matches('x');
        let (lane_name, die) = step.split_once(['+', '-']).expect("a sign");
        let forward = step.contains('+');
        let die: usize = die.parse().expect("a die");
        let lane = (1..=10)
            .find(|lane| name(board.player, *lane) == lane_name)
            .expect("a lane");
        let (up, right) = cell(board.player, lane, place_of(&board, board.player, lane));
        let (place, hit) = walk(&board, lane, forward, die).expect("a legal step");
        board.grid[up][right] = '.';
        let (up, right) = cell(board.player, lane, place);
        board.grid[up][right] = colour(board.player);
        if hit {
            // CC-5: the enemy's lane runs across; its start is at its own edge.
            let (up, right) = cell(3 - board.player, place, 0);
            board.grid[up][right] = colour(3 - board.player);
        }
        let used = board.dice.iter().position(|other| *other == die);
        board.dice.remove(used.expect("a die that was rolled"));
    }
    if board.dice.is_empty() && !has_won(&board, board.player) {
        board.player = 3 - board.player;
        board.turns += 1;
    }
    write(&board)
}
