//! Touch-move at the keyboard: whoever types a move has touched its piece, even where the move is refused. Asking `why` touches
//! nothing.

use rules::{AnyTable, Cell};

/// The piece that must move, if one was touched.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Hold(Option<Cell>);

impl Hold {
    /// A move was refused: its piece is touched, unless another one was before. Returns where it stands if it is bound by that.
    pub(super) fn take(&mut self, table: &AnyTable, text: &str) -> Option<Cell> {
        if self.0.is_some() {
            return None;
        }
        self.0 = table.taken_hold_of(text);
        self.0
    }

    /// Where the piece stands that must move instead of what this legal move moves.
    pub(super) fn against(self, table: &AnyTable, mv: &str) -> Option<Cell> {
        self.0.filter(|cell| !table.moves_piece(mv, *cell))
    }

    /// A move was made.
    pub(super) fn release(&mut self) {
        self.0 = None;
    }
}
