//! Toy race read literally: `board[rank][file]` of characters, one rule after the other.

struct Board {
    at: [[char; 8]; 8],
    player: u32,
    ply: u32,
}

fn read(text: &str) -> Board {
    let fields: Vec<&str> = text.split(' ').collect();
    let mut at = [['.'; 8]; 8];
    for (down, row) in fields[0].split('/').enumerate() {
        let mut file = 0;
        for c in row.chars() {
            if let Some(run) = c.to_digit(10) {
                file += run as usize;
            } else {
                at[7 - down][file] = c;
                file += 1;
            }
        }
    }
    Board {
        at,
        player: fields[1].parse().unwrap(),
        ply: fields[2].parse().unwrap(),
    }
}

fn write(board: &Board) -> String {
    let rows = board.at.iter().rev().map(|row| {
        // The longest runs first, so that no shorter one is read into them.
        (1..=8).rev().fold(String::from_iter(row), |text, run| {
            text.replace(&".".repeat(run), &run.to_string())
        })
    });
    let rows: Vec<String> = rows.collect();
    format!("{} {} {}", rows.join("/"), board.player, board.ply)
}

fn name(file: usize, rank: usize) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

/// ZZ-2: every runner of the player with every square one rank ahead that is at most one file away and empty.
fn steps(board: &Board) -> Vec<String> {
    let (own, ahead): (char, i32) = if board.player == 1 { ('R', 1) } else { ('r', -1) };
    let mut found = Vec::new();
    for rank in 0..8 {
        for file in 0..8 {
            let to = rank as i32 + ahead;
            if board.at[rank][file] != own || !(0..8).contains(&to) {
                continue;
            }
            for (target, &c) in board.at[to as usize].iter().enumerate() {
                if target.abs_diff(file) <= 1 && c == '.' {
                    found.push(format!("{}-{}", name(file, rank), name(target, to as usize)));
                }
            }
        }
    }
    found.sort();
    found
}

/// The result of a position alone.
pub(crate) fn result(_variant: &str, position: &str) -> String {
    let board = read(position);
    let home = |player: u32| {
        let (letter, rank) = if player == 1 { ('R', 7) } else { ('r', 0) };
        board.at[rank].iter().filter(|c| **c == letter).count()
    };
    let other = 3 - board.player;
    for player in [other, board.player] {
        if home(player) >= 2 {
            return format!("p{player}win ZZ-3");
        }
    }
    if steps(&board).is_empty() {
        return format!("p{other}win ZZ-4");
    }
    "none".to_owned()
}

/// The legal moves, sorted.
pub(crate) fn legal(variant: &str, position: &str) -> Vec<String> {
    if result(variant, position) == "none" {
        steps(&read(position))
    } else {
        Vec::new()
    }
}

/// The position after a legal move.
pub(crate) fn play(_variant: &str, position: &str, mv: &str) -> String {
    let mut board = read(position);
    let place = |name: &str| {
        let bytes = name.as_bytes();
        (usize::from(bytes[1] - b'1'), usize::from(bytes[0] - b'a'))
    };
    let (from, to) = mv.split_once('-').expect("an origin and a target");
    let ((rank, file), (to_rank, to_file)) = (place(from), place(to));
    board.at[to_rank][to_file] = board.at[rank][file];
    board.at[rank][file] = '.';
    board.player = 3 - board.player;
    board.ply += 1;
    write(&board)
}
