//! Attangle read literally: `board[row][column]` of characters in doubled columns, so that neighbours in a row are two apart
//! and neighbours in the next row one; every pair of pieces is tried on every enemy.

/// Across and up.
type Place = (i32, i32);

const WAYS: [(i32, i32); 6] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)];

#[derive(Clone)]
struct Board {
    /// `#` off the board and between its points, with a margin of two all around.
    at: [[char; 22]; 13],
    player: u32,
    /// `None` without limit.
    reserves: Option<[u32; 2]>,
    ply: u32,
}

impl Board {
    fn get(&self, (x, y): Place) -> char {
        self.at[y as usize][x as usize]
    }

    fn set(&mut self, (x, y): Place, c: char) {
        self.at[y as usize][x as usize] = c;
    }
}

struct Book {
    rows: &'static [i32],
    void: &'static [&'static str],
    /// The sum of the three heights that a capture may have at most.
    most: u32,
    returns: bool,
    full: u32,
    goal: usize,
}

fn book(variant: &str) -> Book {
    let small = &[4, 5, 6, 7, 6, 5, 4];
    match variant {
        "attangle/standard" => Book {
            rows: small,
            void: &["d4"],
            most: 4,
            returns: true,
            full: 3,
            goal: 3,
        },
        "attangle/grand" => Book {
            rows: &[5, 6, 7, 8, 9, 8, 7, 6, 5],
            void: &["b3", "c6", "d2", "e5", "f7", "g2", "h4"],
            most: 4,
            returns: true,
            full: 3,
            goal: 5,
        },
        "attangle/2006" => Book {
            rows: small,
            void: &[],
            most: 5,
            returns: false,
            full: 5,
            goal: 3,
        },
        _ => panic!("no variant {variant}"),
    }
}

fn places(book: &Book) -> Vec<Place> {
    let mut all = Vec::new();
    for (y, length) in book.rows.iter().enumerate() {
        for k in 0..*length {
            all.push((11 - length + 2 * k, 2 + y as i32));
        }
    }
    all
}

fn name(book: &Book, (x, y): Place) -> String {
    let row = y as usize - 2;
    let letter = "abcdefghi".chars().nth(row).unwrap();
    let first = 11 - book.rows[row];
    format!("{letter}{}", (x - first) / 2 + 1)
}

fn read(book: &Book, text: &str) -> Board {
    let fields: Vec<&str> = text.split(' ').collect();
    let rows: Vec<&str> = fields[0].split('/').rev().collect();
    let characters = rows.iter().flat_map(|row| row.chars());
    let reserves = fields[2]
        .split_once('/')
        .and_then(|(one, two)| Some([one.parse().ok()?, two.parse().ok()?]));
    let mut at = [['#'; 22]; 13];
    for ((x, y), c) in places(book).into_iter().zip(characters) {
        at[y as usize][x as usize] = c;
    }
    Board {
        at,
        player: fields[1].parse().unwrap(),
        reserves,
        ply: fields[3].parse().unwrap(),
    }
}

fn write(book: &Book, board: &Board) -> String {
    let mut rows = vec![String::new(); book.rows.len()];
    for place in places(book) {
        rows[place.1 as usize - 2].push(board.get(place));
    }
    rows.reverse();
    let reserves = board
        .reserves
        .map_or("-/-".to_owned(), |[one, two]| format!("{one}/{two}"));
    let rows = rows.join("/");
    format!("{rows} {} {reserves} {}", board.player, board.ply)
}

/// The owner and the height of what stands there.
fn stack(c: char) -> Option<(u32, u32)> {
    match c {
        '1'..='5' => Some((1, c as u32 - '0' as u32)),
        'a'..='e' => Some((2, c as u32 - 'a' as u32 + 1)),
        _ => None,
    }
}

fn drawn(player: u32, height: u32) -> char {
    let symbols = if player == 1 { "12345" } else { "abcde" };
    symbols.chars().nth(height as usize - 1).unwrap()
}

/// The way by which a piece slides from one place to another, if it can.
fn slides(board: &Board, from: Place, to: Place) -> Option<(i32, i32)> {
    WAYS.into_iter().find(|(dx, dy)| {
        let mut at = (from.0 + dx, from.1 + dy);
        while board.get(at) == '.' {
            at = (at.0 + dx, at.1 + dy);
        }
        at == to
    })
}

struct Step {
    text: String,
    after: Board,
}

fn steps(variant: &str, board: &Board) -> Vec<Step> {
    let book = book(variant);
    let mut found = enterings(variant, &book, board);
    let of = |player: u32, place: &Place| {
        stack(board.get(*place))
            .filter(|(owner, height)| *owner == player && *height < book.full)
            .map(|(_, height)| height)
    };
    let all = places(&book);
    for target in &all {
        let Some(taken) = of(3 - board.player, target) else {
            continue;
        };
        // Who could arrive here, how high, and by which way; a1 comes before a2 and b1.
        let arriving: Vec<_> = all
            .iter()
            .filter_map(|from| {
                let height = of(board.player, from)?;
                Some((*from, height, slides(board, *from, *target)?))
            })
            .collect();
        for (i, (one, first, way)) in arriving.iter().enumerate() {
            for (other, second, other_way) in &arriving[i + 1..] {
                let sum = first + second + taken;
                if way == other_way || sum > book.most {
                    continue;
                }
                let mut after = turned_over(board);
                after.set(*one, '.');
                after.set(*other, '.');
                let height = sum - u32::from(book.returns);
                after.set(*target, drawn(board.player, height));
                if let Some(reserves) = after.reserves.as_mut().filter(|_| book.returns) {
                    reserves[board.player as usize - 1] += 1;
                }
                let [one, other, target] = [one, other, target].map(|at| name(&book, *at));
                found.push(Step {
                    text: format!("{one},{other}-{target}"),
                    after,
                });
            }
        }
    }
    found
}

fn enterings(variant: &str, book: &Book, board: &Board) -> Vec<Step> {
    let player = board.player as usize - 1;
    if board.reserves.is_some_and(|reserves| reserves[player] == 0) {
        return Vec::new();
    }
    let mut found = Vec::new();
    for place in places(book) {
        let text = name(book, place);
        let banned = variant == "attangle/2006" && board.ply == 0 && text == "d4";
        if board.get(place) != '.' || book.void.contains(&text.as_str()) || banned {
            continue;
        }
        let mut after = turned_over(board);
        after.set(place, drawn(board.player, 1));
        if let Some(reserves) = &mut after.reserves {
            reserves[player] -= 1;
        }
        found.push(Step { text, after });
    }
    found
}

fn turned_over(board: &Board) -> Board {
    Board {
        player: 3 - board.player,
        ply: board.ply + 1,
        ..board.clone()
    }
}

/// The result of a position alone.
pub(crate) fn result(variant: &str, position: &str) -> String {
    let book = book(variant);
    let board = read(&book, position);
    for player in [1, 2] {
        let full = board
            .at
            .iter()
            .flatten()
            .filter(|c| stack(**c) == Some((player, book.full)));
        if full.count() >= book.goal {
            return format!("p{player}win AT-9");
        }
    }
    if steps(variant, &board).is_empty() {
        return format!("p{}win AT-10", 3 - board.player);
    }
    "none".into()
}

/// The legal moves, sorted.
pub(crate) fn legal(variant: &str, position: &str) -> Vec<String> {
    if result(variant, position) != "none" {
        return Vec::new();
    }
    let mut texts: Vec<_> = steps(variant, &read(&book(variant), position))
        .into_iter()
        .map(|step| step.text)
        .collect();
    texts.sort();
    texts
}

/// The position after a legal move.
pub(crate) fn play(variant: &str, position: &str, mv: &str) -> String {
    let book = book(variant);
    let all = steps(variant, &read(&book, position));
    let step = all.iter().find(|step| step.text == mv);
    write(&book, &step.expect("a legal move").after)
}
