//! Going through a game, one question to the engine at a step. What was played and what would have been better are compared
//! after the turn, by the same measure: with dice that is the average over all rolls, which is also what luck is measured by.

use crate::analyst::Analyst;
use crate::evaluation::average;
use crate::glyph::glyph_of;
use crate::summary::{judged, turning};
use crate::turn_choice::has_choice;
use crate::{
    Balance, Better, Consequence, EvaluatedPosition, Evaluation, Judgement, PlayerSummary, Review,
    ReviewedTurn, Roll, Why,
};
use rules::view::Phase;
use rules::{AnyTable, Side};
use search::{Report, RollReport};
use std::mem::replace;

/// A difference between what the engine promised and what was kept that deserves a second look, by a search of the same size.
const SUSPICIOUS: f32 = 0.03;

/// Less than this is a matter of rounding.
const ROUNDING: f32 = 1e-5;

/// A review under way.
#[derive(Debug)]
pub struct Reviewer {
    moves: Vec<String>,
    /// The game up to the turn under way.
    table: AnyTable,
    stage: Stage,
    points: Vec<EvaluatedPosition>,
    turns: Vec<ReviewedTurn>,
}

/// What is asked next.
#[derive(Debug)]
enum Stage {
    /// What the position is worth in which the game began.
    Opening,
    /// What the engine would have played with the roll.
    Choosing(Box<TurnUnderWay>),
    /// What the position is worth that the turn led to.
    Playing(Box<TurnUnderWay>),
    /// What the position is worth that a better turn would have led to.
    Comparing(Box<TurnUnderWay>, Box<Alternative>),
    /// With dice: how the other player would punish the turn with a roll that suits him.
    Explaining(Box<Explanation>),
    Done,
}

/// A turn that is being judged.
#[derive(Debug)]
struct TurnUnderWay {
    turn: ReviewedTurn,
    /// Where its player chose, and where the turn led.
    choice: AnyTable,
    after: AnyTable,
    /// What the engine would have played; nothing where there is nothing to judge.
    report: Option<Report>,
    /// What its choice promises more than the next best turn, once that choice turns out to be what was played.
    spare: Option<f32>,
}

/// A turning point that waits to be explained.
#[derive(Debug)]
struct Explanation {
    turn: ReviewedTurn,
    choice: AnyTable,
    after: AnyTable,
    found: Finding,
}

/// What the engine would have played instead.
#[derive(Debug)]
struct Alternative {
    after: AnyTable,
    better: Better,
    /// What was found where the game went.
    played: Finding,
}

/// What was found out about a position.
#[derive(Debug)]
pub(crate) struct Finding {
    pub(crate) evaluation: Evaluation,
    /// Where a move is awaited.
    report: Option<Report>,
    /// Where a roll is awaited.
    rolls: Option<Vec<RollReport>>,
}

impl Finding {
    /// Asks at most one question.
    pub(crate) fn of(table: &AnyTable, analyst: &mut impl Analyst) -> Finding {
        let side = table.side();
        if let Some(outcome) = table.outcome() {
            return Finding {
                evaluation: Evaluation::at_end(outcome.winner),
                report: None,
                rolls: None,
            };
        }
        if table.phase() == Phase::Roll {
            let rolls = analyst.roll_values(table).unwrap_or_default();
            return Finding {
                evaluation: Evaluation::of_rolls(&rolls, side),
                report: None,
                rolls: Some(rolls),
            };
        }
        let report = analyst.think(table);
        let lines = report.as_ref().map_or(&[][..], |report| &report.lines);
        Finding {
            evaluation: Evaluation::of_lines(lines, side),
            report,
            rolls: None,
        }
    }

    /// How the player to move here goes on, and what that does. Asks at most one question, and only with dice.
    pub(crate) fn answer(&self, table: &AnyTable, analyst: &mut impl Analyst) -> Consequence {
        let Some(rolls) = &self.rolls else {
            let line = self.report.as_ref().and_then(|report| report.lines.first());
            return Consequence::of(table, line.map_or(&[], |line| &line.moves));
        };
        let mut line = Vec::new();
        if let Some(roll) = roll_that_suits(rolls) {
            let mut rolled = table.clone();
            play(&mut rolled, &roll.roll);
            line.push(roll.roll.clone());
            line.extend(
                analyst
                    .think(&rolled)
                    .map(|report| report.answer)
                    .unwrap_or_default(),
            );
        }
        Consequence::of(table, &line).with_hits(table, &chances(rolls))
    }
}

/// The roll by which the roller gains the most, by how often it comes.
fn roll_that_suits(rolls: &[RollReport]) -> Option<&RollReport> {
    let average = average(rolls);
    let gain = |roll: &RollReport| roll.chance * (roll.expected - average);
    rolls
        .iter()
        .max_by(|one, other| gain(one).total_cmp(&gain(other)))
}

fn chances(rolls: &[RollReport]) -> Vec<(String, f32)> {
    rolls
        .iter()
        .map(|roll| (roll.roll.clone(), roll.chance))
        .collect()
}

impl Reviewer {
    /// A review of the game that was played at this table.
    pub fn new(game: &AnyTable) -> Reviewer {
        Reviewer::from_turn(game, 0)
    }

    /// A review of the turns from the one on that begins after so many moves: of another try at a turning point, for instance.
    pub fn from_turn(game: &AnyTable, first: usize) -> Reviewer {
        let moves = (0..game.len()).filter_map(|index| game.move_text(index));
        let moves = moves.collect();
        let mut table = game.clone();
        while table.len() > first && table.undo() {}
        Reviewer {
            moves,
            table,
            stage: Stage::Opening,
            points: Vec::new(),
            turns: Vec::new(),
        }
    }

    /// How many moves the game has.
    pub fn moves(&self) -> usize {
        self.moves.len()
    }

    /// How many of them are judged.
    pub fn done(&self) -> usize {
        self.table.len()
    }

    /// Goes on with the review by at most one question. `false` when it is done.
    pub fn step(&mut self, analyst: &mut impl Analyst) -> bool {
        self.stage = match replace(&mut self.stage, Stage::Done) {
            Stage::Opening => {
                let found = Finding::of(&self.table, analyst);
                self.arrive(found)
            }
            Stage::Choosing(mut under_way) => {
                under_way.report = analyst.think(&under_way.choice);
                Stage::Playing(under_way)
            }
            Stage::Playing(under_way) => {
                let played = Finding::of(&under_way.after, analyst);
                self.judge(under_way, played)
            }
            Stage::Comparing(under_way, alternative) => {
                let side = under_way.turn.side;
                let found = Finding::of(&alternative.after, analyst);
                let best = found.evaluation.expected_by(side);
                let Alternative { better, played, .. } = *alternative;
                self.finish(under_way, played, Some((best, better)))
            }
            Stage::Explaining(explanation) => {
                let why = explanation.why(analyst);
                let Explanation {
                    mut turn,
                    after,
                    found,
                    ..
                } = *explanation;
                turn.why = Some(why);
                self.keep(turn, after, found)
            }
            Stage::Done => Stage::Done,
        };
        !matches!(self.stage, Stage::Done)
    }

    /// What was found so far; the whole game after the last step.
    pub fn review(&self) -> Review {
        let players = Side::BOTH.map(|side| PlayerSummary::of(&self.turns, side));
        Review {
            points: self.points.clone(),
            turning: turning(&self.turns),
            turns: self.turns.clone(),
            balance: Balance::of(&players),
            players,
        }
    }

    /// The table has come to the end of a turn, or stands at the beginning: on to the next turn.
    fn arrive(&mut self, found: Finding) -> Stage {
        let first = self.table.len();
        self.points.push(EvaluatedPosition {
            at: first,
            evaluation: found.evaluation,
        });
        if first == self.moves.len() || self.table.outcome().is_some() {
            return Stage::Done;
        }
        let roll = found.rolls.map(|rolls| rolled(&self.moves[first], &rolls));
        let (side, ply) = (self.table.side(), self.table.ply());
        let mut after = self.table.clone();
        if roll.is_some() {
            play(&mut after, &self.moves[first]);
        }
        let choice = after.clone();
        let over = |table: &AnyTable| table.begins_turn() || table.outcome().is_some();
        while let Some(text) = self.moves.get(after.len()) {
            if after.len() > choice.len() && over(&after) {
                break;
            }
            play(&mut after, text);
        }
        let whole = after.len() > choice.len() && over(&after);
        let judgement = if !whole {
            Judgement::Unfinished
        } else if has_choice(&choice) {
            Judgement::Best
        } else {
            Judgement::Forced
        };
        let turn = ReviewedTurn {
            side,
            ply,
            first,
            end: after.len(),
            choice: choice.len(),
            roll,
            judgement,
            glyph: None,
            best: 0.5,
            kept: 0.5,
            loss: 0.0,
            better: None,
            why: None,
        };
        let judges = judgement.is_of_a_choice();
        let asks = judges && turn.roll.is_some();
        let under_way = Box::new(TurnUnderWay {
            turn,
            choice,
            after,
            report: found.report.filter(|_| judges),
            spare: None,
        });
        if asks {
            Stage::Choosing(under_way)
        } else {
            Stage::Playing(under_way)
        }
    }

    /// What was played is known; is there anything to compare it with?
    fn judge(&mut self, mut under_way: Box<TurnUnderWay>, played: Finding) -> Stage {
        let side = under_way.turn.side;
        let kept = played.evaluation.expected_by(side);
        let Some((better, promised, spare)) = under_way.report.take().and_then(|report| {
            let evaluation = Evaluation::of_line(report.lines.first()?, side);
            let spare = report.lines.get(1).map(|next| {
                evaluation.expected_by(side) - Evaluation::of_line(next, side).expected_by(side)
            });
            let line = report.lines.into_iter().next()?.moves;
            let better = Better {
                turn: report.answer,
                line,
            };
            Some((better, evaluation.expected_by(side), spare))
        }) else {
            return self.finish(under_way, played, None);
        };
        let mut instead = under_way.choice.clone();
        let is_legal = better.turn.iter().all(|text| instead.play(text).is_ok());
        let is_turn = is_legal && !better.turn.is_empty();
        if is_turn && instead.position_text() == under_way.after.position_text() {
            under_way.spare = spare;
            return self.finish(under_way, played, None);
        }
        if !is_turn {
            return self.finish(under_way, played, None);
        }
        // What was promised before the turn is another measure than the average over rolls after it.
        let comparable = played.rolls.is_none();
        if kept >= 1.0 || comparable && promised - kept < SUSPICIOUS {
            return self.finish(under_way, played, Some((promised, better)));
        }
        let alternative = Alternative {
            after: instead,
            better,
            played,
        };
        Stage::Comparing(under_way, Box::new(alternative))
    }

    /// The turn is judged by what could have been had instead.
    fn finish(
        &mut self,
        under_way: Box<TurnUnderWay>,
        played: Finding,
        instead: Option<(f32, Better)>,
    ) -> Stage {
        let TurnUnderWay {
            mut turn,
            choice,
            after,
            spare,
            ..
        } = *under_way;
        if turn.judgement != Judgement::Unfinished {
            turn.kept = played.evaluation.expected_by(turn.side);
            turn.best = turn.kept;
        }
        if let Some((best, better)) = instead
            && best - turn.kept > ROUNDING
        {
            turn.best = best;
            turn.loss = best - turn.kept;
            turn.judgement = judged(turn.loss);
            turn.better = Some(better);
        }
        turn.glyph = glyph_of(&turn, spare);
        if turn.judgement != Judgement::TurningPoint {
            return self.keep(turn, after, played);
        }
        Stage::Explaining(Box::new(Explanation {
            turn,
            choice,
            after,
            found: played,
        }))
    }

    /// The turn is judged: the game goes on behind it.
    fn keep(&mut self, turn: ReviewedTurn, after: AnyTable, found: Finding) -> Stage {
        self.turns.push(turn);
        self.table = after;
        self.arrive(found)
    }
}

impl Explanation {
    /// What the other player makes of the turn, and what the better one would have done.
    fn why(&self, analyst: &mut impl Analyst) -> Why {
        let better = self.turn.better.as_ref();
        let line = better.map_or(&[][..], |better| &better.line);
        let mut promised = Consequence::of(&self.choice, line);
        if let (Some(rolls), Some(better)) = (&self.found.rolls, better) {
            let mut instead = self.choice.clone();
            let is_legal = better.turn.iter().all(|text| instead.play(text).is_ok());
            if is_legal && instead.phase() == Phase::Roll {
                promised = promised.with_hits(&instead, &chances(rolls));
            }
        }
        Why {
            refutation: self.found.answer(&self.after, analyst),
            better: promised,
        }
    }
}

/// A move of the game itself.
fn play(table: &mut AnyTable, text: &str) {
    table.play(text).expect("it was played before");
}

fn rolled(text: &str, rolls: &[RollReport]) -> Roll {
    let roll = rolls.iter().find(|roll| roll.roll == text);
    Roll {
        text: text.to_owned(),
        luck: roll.map_or(0.0, |roll| roll.expected - average(rolls)),
    }
}
