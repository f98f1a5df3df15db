//! A symmetry of a game, told on texts so that it shares nothing with the code under test.

/// A way to turn a game so that its rules stay the same.
pub struct Symmetry {
    pub name: &'static str,
    /// Whether the players change places.
    pub swaps_players: bool,
    /// The turned position text; `None` where the symmetry does not hold (La Trel's first moves).
    pub position: fn(&str) -> Option<String>,
    /// The turned move text, given the position text it is played in.
    pub mv: fn(&str, &str) -> String,
}

/// `1` for `2` and back; anything else stays.
pub fn other_player(player: &str) -> &str {
    match player {
        "1" => "2",
        "2" => "1",
        other => other,
    }
}

/// A board in the slash notation of 8×8 games as rows of 64 characters, a8 first, `.` for empty.
pub fn unfold(board: &str) -> Vec<Vec<char>> {
    board
        .split('/')
        .map(|rank| {
            rank.chars()
                .flat_map(|c| match c.to_digit(10) {
                    Some(run) => vec!['.'; run as usize],
                    None => vec![c],
                })
                .collect()
        })
        .collect()
}

/// The slash notation again.
pub fn fold(rows: &[Vec<char>]) -> String {
    let ranks: Vec<String> = rows
        .iter()
        .map(|row| {
            let mut text = String::new();
            let mut run = 0;
            for &c in row.iter().chain(std::iter::once(&'#')) {
                if c == '.' {
                    run += 1;
                    continue;
                }
                if run > 0 {
                    text.push_str(&run.to_string());
                    run = 0;
                }
                if c != '#' {
                    text.push(c);
                }
            }
            text
        })
        .collect();
    ranks.join("/")
}

/// Upper case for lower case and back: the other player's pieces.
pub fn swap_case(c: char) -> char {
    if c.is_ascii_uppercase() {
        c.to_ascii_lowercase()
    } else {
        c.to_ascii_uppercase()
    }
}
