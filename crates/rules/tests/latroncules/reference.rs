//! Latroncules read literally: `board[rank][file]` of characters, one rule after the other.

const MARKS: [[&str; 8]; 8] = [
    ["X", ".", "X", ".", "X", ".", "X", "."],
    [".", "X", ".", "X", ".", "X", ".", "X"],
    ["H\\", ".", "H\\", ".", "H/", ".", "H/", "."],
    [".", "V/", ".", "V/", ".", "V\\", ".", "V\\"],
    ["V\\", ".", "V\\", ".", "V/", ".", "V/", "."],
    [".", "H/", ".", "H/", ".", "H\\", ".", "H\\"],
    ["X", ".", "X", ".", "X", ".", "X", "."],
    [".", "X", ".", "X", ".", "X", ".", "X"],
];

const WAYS: [(i32, i32); 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

#[derive(Clone)]
struct Board {
    at: [[char; 8]; 8],
    player: u32,
    quiet: u32,
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
    let number = |field: &str| field.parse().unwrap();
    Board {
        at,
        player: number(fields[1]),
        quiet: number(fields[2]),
        ply: number(fields[3]),
    }
}

fn write(board: &Board) -> String {
    let mut rows = Vec::new();
    for rank in (0..8).rev() {
        let mut row = String::new();
        let mut run = 0;
        for c in board.at[rank] {
            if c == '.' {
                run += 1;
            } else {
                if run > 0 {
                    row += &run.to_string();
                }
                run = 0;
                row.push(c);
            }
        }
        if run > 0 {
            row += &run.to_string();
        }
        rows.push(row);
    }
    format!(
        "{} {} {} {}",
        rows.join("/"),
        board.player,
        board.quiet,
        board.ply
    )
}

type Place = (i32, i32);

fn name((file, rank): Place) -> String {
    format!(
        "{}{}",
        "abcdefgh".chars().nth(file as usize).unwrap(),
        rank + 1
    )
}

fn on((file, rank): Place) -> bool {
    (0..8).contains(&file) && (0..8).contains(&rank)
}

impl Board {
    fn get(&self, place: Place) -> char {
        if on(place) {
            self.at[place.1 as usize][place.0 as usize]
        } else {
            '#'
        }
    }

    fn set(&mut self, place: Place, c: char) {
        self.at[place.1 as usize][place.0 as usize] = c;
    }

    fn mine(&self, place: Place) -> bool {
        let c = self.get(place);
        if self.player == 1 {
            c.is_ascii_uppercase()
        } else {
            c.is_ascii_lowercase()
        }
    }

    fn theirs(&self, place: Place) -> bool {
        let c = self.get(place);
        if self.player == 1 {
            c.is_ascii_lowercase()
        } else {
            c.is_ascii_uppercase()
        }
    }
}

fn allowed(from: Place, way: (i32, i32)) -> bool {
    let mark = MARKS[from.1 as usize][from.0 as usize];
    match way {
        _ if mark == "." => true,
        (0, _) => mark.contains('V'),
        (_, 0) => mark.contains('H'),
        (a, b) if a == b => mark == "X" || mark.contains('/'),
        _ => mark == "X" || mark.contains('\\'),
    }
}

const CORNERS: [(Place, [Place; 2]); 4] = [
    ((0, 0), [(1, 0), (0, 1)]),
    ((7, 0), [(6, 0), (7, 1)]),
    ((0, 7), [(1, 7), (0, 6)]),
    ((7, 7), [(6, 7), (7, 6)]),
];

/// Pairs of places that enclose this one.
fn pincers(place: Place) -> Vec<[Place; 2]> {
    let mut pairs = Vec::new();
    for (dx, dy) in &WAYS[..4] {
        let pair = [(place.0 + dx, place.1 + dy), (place.0 - dx, place.1 - dy)];
        if on(pair[0]) && on(pair[1]) {
            pairs.push(pair);
        }
    }
    for (corner, pair) in CORNERS {
        if corner == place {
            pairs.push(pair);
        }
    }
    pairs
}

struct Step {
    text: String,
    after: Board,
}

fn steps(variant: &str, board: &Board) -> Vec<Step> {
    let mut found = Vec::new();
    for rank in 0..8 {
        for file in 0..8 {
            let from = (file, rank);
            if !board.mine(from) {
                continue;
            }
            if board.get(from).eq_ignore_ascii_case(&'f') {
                let to = (file, rank + if board.player == 1 { 1 } else { -1 });
                if board.get(to) == '.' {
                    found.extend(try_step(variant, board, from, to, false));
                }
                continue;
            }
            for (dx, dy) in WAYS {
                let (one, two) = ((file + dx, rank + dy), (file + 2 * dx, rank + 2 * dy));
                if !allowed(from, (dx, dy)) {
                    continue;
                }
                if board.get(one) == '.' {
                    found.extend(try_step(variant, board, from, one, false));
                }
                if board.theirs(one) && board.get(two) == '.' {
                    found.extend(try_step(variant, board, from, two, true));
                }
            }
        }
    }
    found
}

fn try_step(variant: &str, board: &Board, from: Place, to: Place, jump: bool) -> Option<Step> {
    let mut after = board.clone();
    after.set(to, board.get(from));
    after.set(from, '.');
    let mut taken = Vec::new();
    if !(jump && variant == "latroncules/quiet-jumps") {
        for rank in 0..8 {
            for file in 0..8 {
                let victim = (file, rank);
                let caught = pincers(victim)
                    .iter()
                    .any(|pair| pair.contains(&to) && pair.iter().all(|end| after.mine(*end)));
                if after.theirs(victim) && caught {
                    taken.push(victim);
                }
            }
        }
    }
    let enclosed = pincers(to)
        .iter()
        .any(|pair| pair.iter().all(|end| after.theirs(*end)));
    if taken.is_empty() && enclosed {
        return None;
    }
    let mut text = format!("{}-{}", name(from), name(to));
    for victim in &taken {
        after.set(*victim, '.');
        text += &format!("x{}", name(*victim));
    }
    match (after.get(to), to.1) {
        ('F', 7) => {
            after.set(to, 'C');
            text += "=C";
        }
        ('f', 0) => {
            after.set(to, 'c');
            text += "=C";
        }
        _ => {}
    }
    after.quiet = if taken.is_empty() { board.quiet + 1 } else { 0 };
    after.ply += 1;
    after.player = 3 - board.player;
    Some(Step { text, after })
}

/// The result of a position alone.
pub(crate) fn result(variant: &str, position: &str) -> String {
    let board = read(position);
    let has = |upper: bool| {
        board
            .at
            .iter()
            .flatten()
            .any(|c| c.is_alphabetic() && c.is_uppercase() == upper)
    };
    if !has(true) {
        return "p2win LA-9".into();
    }
    if !has(false) {
        return "p1win LA-9".into();
    }
    if board.quiet
        >= if variant == "latroncules/short" {
            26
        } else {
            51
        }
    {
        return "draw LA-10".into();
    }
    if steps(variant, &board).is_empty() {
        return match (variant, board.player) {
            ("latroncules/blocked-loses", 1) => "p2win LA-11".into(),
            ("latroncules/blocked-loses", _) => "p1win LA-11".into(),
            _ => "draw LA-11".into(),
        };
    }
    "none".into()
}

/// The legal moves, sorted.
pub(crate) fn legal(variant: &str, position: &str) -> Vec<String> {
    if result(variant, position) != "none" {
        return Vec::new();
    }
    let mut texts: Vec<_> = steps(variant, &read(position))
        .into_iter()
        .map(|step| step.text)
        .collect();
    texts.sort();
    texts
}

/// The position after a legal move.
pub(crate) fn play(variant: &str, position: &str, mv: &str) -> String {
    let all = steps(variant, &read(position));
    write(
        &all.iter()
            .find(|step| step.text == mv)
            .expect("a legal move")
            .after,
    )
}
