//! La Trel read literally: `board[rank][file]` of characters, one rule after the other. History (LT-11) is left aside.

const STRAIGHT: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

/// The table of variants at the end of the rule file.
#[derive(Clone, Copy)]
struct Rules {
    first_move_both: bool,
    corners_open: bool,
    chain: bool,
    trapped: usize,
    /// LT-15: the moves, and whether only an attacker counts.
    last_stand: Option<(u32, bool)>,
    one_each: bool,
}

fn rules_of(variant: &str) -> Rules {
    let row = |first_move_both, corners_open, chain, trapped, last_stand, one_each| Rules {
        first_move_both,
        corners_open,
        chain,
        trapped,
        last_stand,
        one_each,
    };
    match variant {
        "la-trel/base" => row(true, true, true, 3, Some((2, true)), false),
        "la-trel/master" => row(true, false, false, 1, None, false),
        "la-trel/master-open-corners" => row(true, true, false, 1, None, false),
        "la-trel/basic" => row(false, true, true, 3, Some((7, false)), true),
        "la-trel/standard" => row(false, false, true, 3, Some((7, false)), true),
        "la-trel/advanced" => row(false, false, false, 1, None, false),
        _ => panic!("no such variant: {variant}"),
    }
}

type Place = (i32, i32);

#[derive(Clone)]
struct Board {
    at: [[char; 8]; 8],
    player: u32,
    /// LT-15, as written: `-` or a number.
    left: [String; 2],
    ply: u32,
}

impl Board {
    fn on(place: Place) -> bool {
        (0..8).contains(&place.0) && (0..8).contains(&place.1)
    }

    fn get(&self, place: Place) -> char {
        self.at[place.1 as usize][place.0 as usize]
    }

    fn set(&mut self, place: Place, piece: char) {
        self.at[place.1 as usize][place.0 as usize] = piece;
    }

    fn empty(&self, place: Place) -> bool {
        self.get(place) == '.'
    }

    fn owner(&self, place: Place) -> u32 {
        match self.get(place) {
            '.' => 0,
            piece if piece.is_uppercase() => 1,
            _ => 2,
        }
    }

    fn kind(&self, place: Place) -> char {
        self.get(place).to_ascii_uppercase()
    }

    fn count(&self, player: u32, kinds: &str) -> usize {
        places()
            .filter(|place| self.owner(*place) == player && kinds.contains(self.kind(*place)))
            .count()
    }
}

fn places() -> impl Iterator<Item = Place> {
    (0..8).flat_map(|rank| (0..8).map(move |file| (file, rank)))
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
    let (one, two) = fields[2].split_once('/').unwrap();
    Board {
        at,
        player: fields[1].parse().unwrap(),
        left: [one.to_owned(), two.to_owned()],
        ply: fields[3].parse().unwrap(),
    }
}

fn write(board: &Board) -> String {
    let mut rows = Vec::new();
    for rank in (0..8).rev() {
        let mut row = String::new();
        let mut run = 0;
        for file in 0..8 {
            let piece = board.get((file, rank));
            if piece == '.' {
                run += 1;
                continue;
            }
            if run > 0 {
                row += &run.to_string();
                run = 0;
            }
            row.push(piece);
        }
        if run > 0 {
            row += &run.to_string();
        }
        rows.push(row);
    }
    format!(
        "{} {} {}/{} {}",
        rows.join("/"),
        board.player,
        board.left[0],
        board.left[1],
        board.ply
    )
}

fn name(place: Place) -> String {
    format!(
        "{}{}",
        char::from(b'a' + place.0 as u8),
        char::from(b'1' + place.1 as u8)
    )
}

fn place(name: &str) -> Place {
    let bytes = name.as_bytes();
    (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'1'))
}

fn is_corner(place: Place) -> bool {
    (place.0 == 0 || place.0 == 7) && (place.1 == 0 || place.1 == 7)
}

/// LT-5: the directions of an attacker.
fn directions(kind: char) -> Vec<(i32, i32)> {
    match kind {
        'S' => STRAIGHT.to_vec(),
        'T' => DIAGONAL.to_vec(),
        'W' => [STRAIGHT, DIAGONAL].concat(),
        _ => Vec::new(),
    }
}

fn step(from: Place, way: (i32, i32)) -> Place {
    (from.0 + way.0, from.1 + way.1)
}

/// LT-4 and LT-10.
fn defender_moves(board: &Board, from: Place, found: &mut Vec<String>) {
    let farthest = if board.player == 1 { 7 } else { 0 };
    for way in STRAIGHT {
        let to = step(from, way);
        if !Board::on(to) || !board.empty(to) {
            continue;
        }
        let text = format!("{}-{}", name(from), name(to));
        if to.1 == farthest && from.1 != farthest {
            for (kind, set) in [("S", 4), ("T", 2), ("W", 2)] {
                if board.count(board.player, kind) < set {
                    found.push(format!("{text}={kind}"));
                }
            }
        }
        found.push(text);
    }
}

/// LT-5: slides onto empty squares.
fn slides(board: &Board, from: Place, found: &mut Vec<String>) {
    for way in directions(board.kind(from)) {
        let mut to = step(from, way);
        while Board::on(to) && board.empty(to) {
            found.push(format!("{}-{}", name(from), name(to)));
            to = step(to, way);
        }
    }
}

/// LT-6: the squares a blocker comes to.
fn blocker_moves(board: &Board, from: Place, found: &mut Vec<String>) {
    let mut reached = Vec::new();
    let mut front = vec![from];
    for _ in 0..3 {
        let mut next = Vec::new();
        for at in front {
            for way in [(0, 1), (0, -1), (1, 1), (1, -1), (-1, -1), (-1, 1)] {
                let to = step(at, way);
                // Its own square is empty once it has left it, but it may not end there.
                if Board::on(to) && (board.empty(to) || to == from) {
                    next.push(to);
                }
            }
        }
        next.sort_unstable();
        next.dedup();
        reached.extend(next.iter().copied());
        front = next;
    }
    reached.sort_unstable();
    reached.dedup();
    for to in reached {
        if to != from {
            found.push(format!("{}-{}", name(from), name(to)));
        }
    }
}

/// LT-7 and LT-8: the captures of this attacker when it stands here: victim and landing. Its own square must be empty on
/// the board already.
fn captures(rules: Rules, board: &Board, kind: char, from: Place) -> Vec<(Place, Place)> {
    let mut found = Vec::new();
    for way in directions(kind) {
        let mut at = step(from, way);
        while Board::on(at) && board.empty(at) {
            at = step(at, way);
        }
        if !Board::on(at) || board.owner(at) == board.player || board.kind(at) == 'B' {
            continue;
        }
        if is_corner(at) {
            if rules.corners_open {
                found.push((at, at));
            }
            continue;
        }
        let behind = step(at, way);
        if Board::on(behind) && board.empty(behind) {
            found.push((at, behind));
        }
    }
    found
}

/// LT-9: every capture and what may follow it.
fn chains(
    rules: Rules,
    board: &Board,
    kind: char,
    from: Place,
    text: &str,
    found: &mut Vec<String>,
) {
    for (victim, landing) in captures(rules, board, kind, from) {
        let text = format!("{text}x{}", name(landing));
        if rules.chain {
            let mut after = board.clone();
            after.set(victim, '.');
            chains(rules, &after, kind, landing, &text, found);
        }
        found.push(text);
    }
}

/// The board without the piece that is about to capture.
fn lifted(board: &Board, from: Place) -> Board {
    let mut board = board.clone();
    board.set(from, '.');
    board
}

fn own_places(board: &Board) -> Vec<Place> {
    places()
        .filter(|place| board.owner(*place) == board.player)
        .collect()
}

/// LT-3: the defenders' moves, where only they may move.
fn forced_defenders(rules: Rules, board: &Board) -> Option<Vec<String>> {
    let first = board.ply == 0 || (board.ply == 1 && rules.first_move_both);
    let mut found = Vec::new();
    for from in own_places(board) {
        if board.kind(from) == 'D' {
            defender_moves(board, from, &mut found);
        }
    }
    (first && !found.is_empty()).then_some(found)
}

/// LT-13: whether an attacker could move or capture.
fn attacker_can_act(rules: Rules, board: &Board) -> bool {
    own_places(board).into_iter().any(|from| {
        let mut moves = Vec::new();
        slides(board, from, &mut moves);
        let kind = board.kind(from);
        !moves.is_empty() || !captures(rules, &lifted(board, from), kind, from).is_empty()
    })
}

/// LT-14: whether anything can move at all.
fn anything_can_move(rules: Rules, board: &Board) -> bool {
    let mut moves = Vec::new();
    for from in own_places(board) {
        match board.kind(from) {
            'D' => defender_moves(board, from, &mut moves),
            'B' => blocker_moves(board, from, &mut moves),
            _ => {}
        }
    }
    !moves.is_empty() || attacker_can_act(rules, board)
}

fn judged(rules: Rules, board: &Board) -> String {
    let mover = board.player;
    let other = 3 - mover;
    let attackers = |player| board.count(player, "STW");
    for player in [mover, other] {
        if attackers(player) == 0 {
            return format!("p{}win LT-12", 3 - player);
        }
    }
    if board.left[other as usize - 1] == "0" {
        return format!("p{mover}win LT-15");
    }
    if rules.one_each && attackers(1) == 1 && attackers(2) == 1 {
        return "draw LT-16".to_owned();
    }
    if attackers(mover) <= rules.trapped && !attacker_can_act(rules, board) {
        return format!("p{other}win LT-13");
    }
    if !anything_can_move(rules, board) {
        return "draw LT-14".to_owned();
    }
    "none".to_owned()
}

/// The sorted texts of the legal moves.
pub(crate) fn legal(variant: &str, position: &str) -> Vec<String> {
    let rules = rules_of(variant);
    let board = read(position);
    if judged(rules, &board) != "none" {
        return Vec::new();
    }
    let mut found = forced_defenders(rules, &board).unwrap_or_else(|| {
        let mut found = Vec::new();
        for from in own_places(&board) {
            match board.kind(from) {
                'D' => defender_moves(&board, from, &mut found),
                'B' => blocker_moves(&board, from, &mut found),
                kind => {
                    slides(&board, from, &mut found);
                    let lifted = lifted(&board, from);
                    chains(rules, &lifted, kind, from, &name(from), &mut found);
                }
            }
        }
        found
    });
    found.sort();
    found
}

/// `none`, or the result and its rule.
pub(crate) fn result(variant: &str, position: &str) -> String {
    judged(rules_of(variant), &read(position))
}

/// The text of the position after a legal move.
pub(crate) fn play(variant: &str, position: &str, mv: &str) -> String {
    let rules = rules_of(variant);
    let mut board = read(position);
    let (mover, other) = (board.player, 3 - board.player);
    let attackers_before = board.count(other, "STW");
    let mut taken = String::new();

    let (way, exchange) = mv
        .split_once('=')
        .map_or((mv, None), |(way, kind)| (way, kind.chars().next()));
    let stops: Vec<Place> = way.split(['-', 'x']).map(place).collect();
    let mut piece = board.get(stops[0]);
    let kind = board.kind(stops[0]);
    board.set(stops[0], '.');
    let mut at = stops[0];
    for &to in &stops[1..] {
        if way.contains('x') {
            let hop = captures(rules, &board, kind, at)
                .into_iter()
                .find(|(_, landing)| *landing == to);
            let (victim, _) = hop.expect("a capture that lands there");
            taken.push(board.kind(victim));
            board.set(victim, '.');
        }
        at = to;
    }
    if let Some(kind) = exchange {
        piece = if mover == 1 {
            kind
        } else {
            kind.to_ascii_lowercase()
        };
    }
    board.set(at, piece);

    // LT-15.
    if let Some((limit, attackers_only)) = rules.last_stand {
        let own = &mut board.left[mover as usize - 1];
        if let Ok(left) = own.parse::<u32>() {
            *own = (left - 1).to_string();
            let fitting = taken.contains(['S', 'T', 'W']) || (!attackers_only && !taken.is_empty());
            if fitting || board.count(mover, "STW") >= 2 {
                board.left[mover as usize - 1] = String::from("-");
            }
        }
        if attackers_before > 1 && board.count(other, "STW") == 1 {
            board.left[other as usize - 1] = limit.to_string();
        }
    }
    board.player = other;
    board.ply += 1;
    write(&board)
}
