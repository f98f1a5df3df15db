//! Touch-move, an option of the table and no rule of the position: who has taken hold of a piece that can move must move it. Here is
//! what a table must know for that; whoever lets people play decides whether it is asked.

use crate::{Cell, Playable, Table, Touch};

impl<G: Playable> Table<G> {
    /// Where the piece stands that somebody takes hold of who tries what this text says, legal or not. `None` where no piece of
    /// his that can move is touched first.
    ///
    /// ```
    /// use ludotheca_rules::{Table, latroncules};
    ///
    /// let table = Table::new(latroncules::CLASSIC);
    /// // Too far, but the piece has been touched, and it could go to a3.
    /// let held = table.taken_hold_of("a2-a5").expect("a piece that can move");
    /// assert!(table.moves_piece(table.read_move("a2-a3")?, held));
    /// assert!(!table.moves_piece(table.read_move("c2-c3")?, held));
    /// // Behind others it cannot move; and d4 is empty.
    /// assert_eq!(table.taken_hold_of("a1-a5"), None);
    /// assert_eq!(table.taken_hold_of("d4-d5"), None);
    /// # Ok::<(), ludotheca_rules::MoveError>(())
    /// ```
    pub fn taken_hold_of(&self, text: &str) -> Option<Cell> {
        let (game, position) = (self.game(), self.position());
        let attempt = game.read_attempt(text).ok()?;
        let touches = game.touches_of_attempt(position, &attempt)?;
        self.held_piece(touches.get(..1)?)
    }

    /// The piece that must take part in the move after these touches: the first of the player's own among them that can.
    pub fn held_piece(&self, touches: &[Touch]) -> Option<Cell> {
        if touches.is_empty() {
            return None;
        }
        let begins = self.touched(&[]).next;
        let side = self.game().side(self.position());
        let pieces = self.game().view(self.position()).pieces;
        touches.iter().find_map(|touch| match touch {
            Touch::Cell(cell) if begins.contains(touch) => pieces
                .iter()
                .any(|piece| piece.cell == *cell && piece.side == side)
                .then_some(*cell),
            _ => None,
        })
    }

    /// Whether a legal move moves the piece that stands here; where two move together, whether it is one of them.
    pub fn moves_piece(&self, mv: G::Move, cell: Cell) -> bool {
        let ends = self.game().endpoints_of_move(self.position(), mv);
        ends.origins.contains(&Some(cell))
    }
}
