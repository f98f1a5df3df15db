//! A table of any game, spoken to in texts: what the command line, the protocol and the page use.

use crate::AnyTable;
use crate::card::{Card, Summarised};
use crate::table::{MoveError, Table, TooManyMoves};
use crate::view::{Effect, Phase};
use crate::{
    Cell, Description, Game, Notation, Outcome, Playable, Remark, Side, TextError, Touch, View,
    Visible, divide, perft, perft_while, random_move,
};
use std::ops::ControlFlow;

/// Where a sequence of touches leads, in texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TouchedTexts {
    /// What may be touched next.
    pub next: Vec<Touch>,
    /// The moves that the sequence makes if it stops here; in the dice game touching the sum makes two.
    pub complete: Vec<String>,
}

impl AnyTable {
    /// The same variant, set up from a position text with no history.
    ///
    /// ```
    /// use ludotheca_rules::AnyTable;
    ///
    /// let classic = AnyTable::open("latroncules/classic").expect("a variant of the catalog");
    /// let table = classic.set_up("8/8/3f4/8/8/3C4/8/7F 1 0 40")?;
    /// assert_eq!((table.side().number(), table.ply(), table.len()), (1, 40, 0));
    /// // What no game could show is refused, with the place and the problem.
    /// let error = classic.set_up("8/8/3x4/8/8/3C4/8/7F 1 0 40").unwrap_err();
    /// assert_eq!((error.column, error.problem.id), (6, "text-unexpected"));
    /// # Ok::<(), ludotheca_rules::TextError>(())
    /// ```
    pub fn set_up(&self, text: &str) -> Result<AnyTable, TextError> {
        let mut copy = self.clone();
        with_table!(&mut copy, table => {
            let position = table.game().read_position(text)?;
            *table = Table::from_position(*table.game(), position);
        });
        Ok(copy)
    }

    /// A new game of the same variant, from its start.
    #[must_use]
    pub fn anew(&self) -> AnyTable {
        let mut copy = self.clone();
        with_table!(&mut copy, table => *table = Table::new(*table.game()));
        copy
    }

    /// The variant's identifier: `la-trel/base`.
    pub fn variant(&self) -> &'static str {
        with_table!(self, table => table.game().id())
    }

    /// What the game is.
    pub fn description(&self) -> &'static Description {
        with_table!(self, table => table.game().description())
    }

    /// What stands on the variant's reference card.
    pub fn card(&self) -> Card {
        with_table!(self, table => table.game().card())
    }

    /// `la-trel` of `la-trel/base`.
    pub fn game(&self) -> &'static str {
        self.description().id
    }

    /// The canonical text of the position on the table.
    pub fn position_text(&self) -> String {
        with_table!(self, table => table.position_text())
    }

    /// The canonical text of the position that the game began from.
    pub fn start_text(&self) -> String {
        with_table!(self, table => table.start_text())
    }

    /// The player to move.
    pub fn side(&self) -> Side {
        with_table!(self, table => table.game().side(table.position()))
    }

    /// Single moves played so far, counted from the start of the game (in the dice game: turns completed).
    pub fn ply(&self) -> u32 {
        with_table!(self, table => table.game().ply(table.position()))
    }

    /// Whether a turn begins here; in the dice game it takes several moves.
    pub fn begins_turn(&self) -> bool {
        with_table!(self, table => table.begins_turn())
    }

    /// What the game waits for.
    pub fn phase(&self) -> Phase {
        with_table!(self, table => table.phase())
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        with_table!(self, table => table.outcome())
    }

    /// How many moves were played at this table.
    pub fn len(&self) -> usize {
        with_table!(self, table => table.moves().len())
    }

    /// Whether no move was played at this table.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The text of the move played at this index, counted from 0.
    pub fn move_text(&self, index: usize) -> Option<String> {
        with_table!(self, table => table.move_text(index))
    }

    /// The canonical texts of the legal moves, if there are at most so many.
    pub fn legal_texts(&self, most: usize) -> Result<Vec<String>, TooManyMoves> {
        with_table!(self, table => {
            // Nothing is written down where there are too many.
            let moves = table.legal(most)?;
            Ok(moves.into_iter().map(|mv| table.game().move_text(table.position(), mv)).collect())
        })
    }

    /// The canonical texts of the first legal moves that the rules find, at most so many, and whether there are more.
    pub fn legal_texts_up_to(&self, most: usize) -> (Vec<String>, bool) {
        with_table!(self, table => {
            let (moves, more) = table.legal_up_to(most);
            let texts = moves.into_iter().map(|mv| table.game().move_text(table.position(), mv));
            (texts.collect(), more)
        })
    }

    /// The first legal move that the rules find: an example of what can be played here.
    pub fn some_move(&self) -> Option<String> {
        with_table!(self, table => {
            let mut found = None;
            let _ = table.each_legal(|mv| {
                found = Some(table.game().move_text(table.position(), mv));
                ControlFlow::Break(())
            });
            found
        })
    }

    /// The move that must be played because nothing else can be, and that does nothing but end the turn.
    pub fn forced_pass(&self) -> Option<String> {
        with_table!(self, table => {
            let &[only] = table.legal(1).ok()?.as_slice() else {
                return None;
            };
            let (game, position) = (table.game(), table.position());
            let passes = game.effects(position, only) == [Effect::EndTurn];
            passes.then(|| game.move_text(position, only))
        })
    }

    /// The canonical text of the legal move that this text means, or why there is none.
    pub fn read_move(&self, text: &str) -> Result<String, MoveError> {
        with_table!(self, table => {
            let mv = table.read_move(text)?;
            Ok(table.game().move_text(table.position(), mv))
        })
    }

    /// What is worth saying of a text although it means a legal move: that its `x` captures nothing.
    pub fn remark(&self, text: &str) -> Option<Remark> {
        with_table!(self, table => table.remark(text))
    }

    /// Where the piece stands that somebody takes hold of who tries what this text says, for touch-move.
    pub fn taken_hold_of(&self, text: &str) -> Option<Cell> {
        with_table!(self, table => table.taken_hold_of(text))
    }

    /// Whether the text means a legal move of the piece that stands here.
    pub fn moves_piece(&self, text: &str, cell: Cell) -> bool {
        with_table!(self, table => {
            table.read_move(text).is_ok_and(|mv| table.moves_piece(mv, cell))
        })
    }

    /// Plays the move that the text means and returns its canonical text; a refused move changes nothing.
    pub fn play(&mut self, text: &str) -> Result<String, MoveError> {
        with_table!(self, table => {
            let mv = table.read_move(text)?;
            let canonical = table.game().move_text(table.position(), mv);
            table.play_unchecked(mv);
            Ok(canonical)
        })
    }

    /// [`play`](AnyTable::play) that also tells what the move did, in order.
    pub fn play_with_effects(&mut self, text: &str) -> Result<(String, Vec<Effect>), MoveError> {
        with_table!(self, table => {
            let mv = table.read_move(text)?;
            let (game, position) = (table.game(), table.position());
            let told = (game.move_text(position, mv), game.effects(position, mv));
            table.play_unchecked(mv);
            Ok(told)
        })
    }

    /// Takes the last move back. `false` when there is none.
    pub fn undo(&mut self) -> bool {
        with_table!(self, table => table.undo())
    }

    /// The picture, with the last move and the outcome.
    pub fn view(&self) -> View {
        with_table!(self, table => table.view())
    }

    /// What the move would do, in order.
    ///
    /// ```
    /// use ludotheca_rules::AnyTable;
    /// use ludotheca_rules::view::Effect;
    ///
    /// let table = AnyTable::open("la-trel/base").expect("a variant of the catalog");
    /// let [Effect::Slide { from, to }] = table.effects("a2-a3")?[..] else { panic!("one step") };
    /// assert_eq!([from, to].map(|cell| table.cell_name(cell)), ["a2", "a3"]);
    /// # Ok::<(), ludotheca_rules::MoveError>(())
    /// ```
    pub fn effects(&self, text: &str) -> Result<Vec<Effect>, MoveError> {
        with_table!(self, table => {
            let mv = table.read_move(text)?;
            Ok(table.game().effects(table.position(), mv))
        })
    }

    /// Where a sequence of touches leads.
    ///
    /// ```
    /// use ludotheca_rules::{AnyTable, Touch};
    ///
    /// let table = AnyTable::open("latroncules/classic").expect("a variant of the catalog");
    /// let touch = |name| Touch::Cell(table.cell_named(name).expect("a square"));
    /// // First any piece that can move, then where it may go, and the move is complete.
    /// assert_eq!(table.touched(&[]).next.len(), 8);
    /// assert_eq!(table.touched(&[touch("a2")]).next, [touch("a3")]);
    /// assert_eq!(table.touched(&[touch("a2"), touch("a3")]).complete, ["a2-a3"]);
    /// // Touches that lead nowhere are judged like a text, and told why.
    /// assert!(table.judge_touches(&[touch("a2"), touch("a4")]).is_err());
    /// ```
    pub fn touched(&self, prefix: &[Touch]) -> TouchedTexts {
        with_table!(self, table => {
            let touches = table.touched(prefix);
            let game = *table.game();
            let mut position = *table.position();
            let mut complete = Vec::new();
            for mv in touches.complete {
                complete.push(game.move_text(&position, mv));
                game.play(&mut position, mv);
            }
            TouchedTexts { next: touches.next, complete }
        })
    }

    /// The canonical text of the move that these touches make, or why there is none.
    pub fn judge_touches(&self, touches: &[Touch]) -> Result<String, MoveError> {
        with_table!(self, table => {
            let mv = table.judge_touches(touches)?;
            Ok(table.game().move_text(table.position(), mv))
        })
    }

    /// How a hand would try what this text says, legal or not; `None` where touches would be told something else.
    pub fn touches_to_try(&self, text: &str) -> Option<Vec<Touch>> {
        with_table!(self, table => table.touches_to_try(text))
    }

    /// The number of move sequences of this length from here.
    pub fn perft(&self, depth: u32) -> u64 {
        with_table!(self, table => {
            perft(table.game(), table.position(), &mut table.history().clone(), depth)
        })
    }

    /// [`perft`](AnyTable::perft) that goes on only while the callback, which hears what was counted so far, says so; `None`
    /// when it stopped.
    pub fn perft_while(&self, depth: u32, mut go_on: impl FnMut(u64) -> bool) -> Option<u64> {
        with_table!(self, table => {
            let (game, position) = (table.game(), table.position());
            perft_while(game, position, &mut table.history().clone(), depth, &mut go_on)
        })
    }

    /// [`perft`](AnyTable::perft), move by move; stops when the visitor breaks.
    ///
    /// ```
    /// use ludotheca_rules::AnyTable;
    /// use std::ops::ControlFlow;
    ///
    /// let table = AnyTable::open("attangle/standard").expect("a variant of the catalog");
    /// let mut sum = 0;
    /// table.divide(2, |_mv, count| {
    ///     sum += count;
    ///     ControlFlow::Continue(())
    /// });
    /// assert_eq!(sum, table.perft(2));
    /// ```
    pub fn divide(&self, depth: u32, mut visit: impl FnMut(&str, u64) -> ControlFlow<()>) {
        with_table!(self, table => {
            let (game, position) = (table.game(), table.position());
            divide(game, position, &mut table.history().clone(), depth, |mv, count| {
                visit(&game.move_text(position, mv), count)
            });
        });
    }

    /// A legal move chosen evenly by `below(n)`; `None` when there is none. In the dice game also a roll, by its odds.
    pub fn random_move(&self, mut below: impl FnMut(usize) -> usize) -> Option<String> {
        self.random_move_by(&mut below)
    }

    /// One piece of code for all callers.
    fn random_move_by(&self, mut below: &mut dyn FnMut(usize) -> usize) -> Option<String> {
        with_table!(self, table => {
            let mv = random_move(table.game(), table.position(), table.history(), &mut below)?;
            Some(table.game().move_text(table.position(), mv))
        })
    }

    /// The name of a cell.
    pub fn cell_name(&self, cell: Cell) -> String {
        with_table!(self, table => table.game().cell_name(cell))
    }

    /// The cell with this name, in canonical spelling.
    pub fn cell_named(&self, name: &str) -> Option<Cell> {
        with_table!(self, table => table.game().cell_named(name))
    }
}
