//! Kits of every variant on every paper: exact lengths, boards without a gap, enough pieces, dice that are dice.

use print::{Area, BLEED, CELL, CONTROL, KitPart, Matter, Paper, Sheet, kit, printable};
use rules::picture::room;
use rules::{AnyTable, Description, Side, games, variants};
use std::collections::BTreeMap;

const CELLS: [f32; 4] = [CELL, 10.0, 27.3, 100.0];

fn open(variant: &str) -> AnyTable {
    AnyTable::open(variant).expect("a variant")
}

/// Every kit, with what it is a kit of.
fn kits(cells: &[f32]) -> Vec<(String, AnyTable, f32, Paper, Vec<Sheet>)> {
    let mut kits = Vec::new();
    for variant in variants() {
        for paper in Paper::FOR_KITS {
            for cell in cells {
                let table = open(variant);
                let game = table.description();
                let sheets = kit(game, &table.view(), KitPart::All, *cell, paper).expect("a kit");
                let name = format!("{variant} on {} with {cell} mm", paper.id());
                kits.push((name, table, *cell, paper, sheets));
            }
        }
    }
    kits
}

fn near(one: f32, other: f32) -> bool {
    (one - other).abs() < 0.01
}

fn lies_in(inner: &Area, outer: &Area) -> bool {
    const LITTLE: f32 = 0.01;
    inner.x >= outer.x - LITTLE
        && inner.y >= outer.y - LITTLE
        && inner.x + inner.width <= outer.x + outer.width + LITTLE
        && inner.y + inner.height <= outer.y + outer.height + LITTLE
}

#[test]
fn papers_have_their_sizes() {
    let size = |id| Paper::named(id).expect("a paper").size();
    assert_eq!(size("a4"), (210.0, 297.0));
    assert_eq!(size("a3"), (297.0, 420.0));
    assert_eq!(size("a6"), (105.0, 148.0));
    assert_eq!(size("letter"), (8.5 * 25.4, 11.0 * 25.4));
    assert_eq!(Paper::named("a5"), None);
}

#[test]
fn every_sheet_is_a_whole_paper_with_a_control_line_of_a_hundred_millimetres() {
    for (name, _, _, paper, sheets) in kits(&CELLS) {
        let (across, down) = paper.size();
        for sheet in sheets {
            let frame = sheet.frame;
            let size = (frame.width, frame.height);
            assert!(size == (across, down) || size == (down, across), "{name}");
            assert!(near(frame.control.length(), CONTROL), "{name}");
            let Area {
                x,
                y,
                width,
                height,
            } = frame.area;
            assert!(x > 0.0 && y > 0.0 && x + width < size.0 && y + height < size.1);
            for (x, y) in [frame.control.from, frame.control.to] {
                assert!(x >= 4.0 && x <= size.0 - 4.0, "{name}: {x}");
                assert!(y >= frame.area.y + frame.area.height, "{name}: {y}");
                assert!(y <= size.1 - 4.0, "{name}: {y}");
            }
        }
    }
}

#[test]
fn the_parts_of_a_board_meet_at_their_marks_and_leave_nothing_out() {
    for (name, table, cell, paper, sheets) in kits(&CELLS) {
        let room = room(&table.view());
        let scale = cell / 100.0;
        // Where each part begins and ends on the board, by row and column.
        let mut parts = BTreeMap::new();
        let mut grid = (0, 0);
        for sheet in &sheets {
            let (
                Matter::Board {
                    row,
                    rows,
                    column,
                    columns,
                },
                Some(window),
            ) = (sheet.matter, &sheet.board)
            else {
                continue;
            };
            assert!(near(window.cell, cell), "{name}");
            assert!(
                lies_in(&window.seen, &sheet.frame.area),
                "{name}: {window:?}"
            );
            let (cut, seen) = (window.cut, window.seen);
            let bleeds = [
                (column > 1, cut.x - seen.x),
                (row > 1, cut.y - seen.y),
                (column < columns, seen.x + seen.width - cut.x - cut.width),
                (row < rows, seen.y + seen.height - cut.y - cut.height),
            ];
            for (meets, bleed) in bleeds {
                assert!(
                    near(bleed, if meets { BLEED } else { 0.0 }),
                    "{name}: {bleed}"
                );
            }
            let from = (cut.x - window.origin.0, cut.y - window.origin.1);
            parts.insert(
                (row, column),
                (from, (from.0 + cut.width, from.1 + cut.height)),
            );
            grid = (rows, columns);
            // A mark at each end of every cut, outside of the picture and on the paper.
            assert_eq!(sheet.cuts.len(), 8, "{name}");
            for mark in &sheet.cuts {
                let along = [cut.x, cut.x + cut.width]
                    .iter()
                    .any(|x| near(*x, mark.from.0))
                    && near(mark.from.0, mark.to.0)
                    || [cut.y, cut.y + cut.height]
                        .iter()
                        .any(|y| near(*y, mark.from.1))
                        && near(mark.from.1, mark.to.1);
                assert!(along, "{name}: {mark:?}");
                for (x, y) in [mark.from, mark.to] {
                    let inside = x > seen.x
                        && x < seen.x + seen.width
                        && y > seen.y
                        && y < seen.y + seen.height;
                    assert!(!inside, "{name}: {mark:?}");
                    assert!(x >= 4.0 && x <= sheet.frame.width - 4.0, "{name}: {mark:?}");
                    assert!(
                        y >= 4.0 && y <= sheet.frame.height - 20.0,
                        "{name}: {mark:?}"
                    );
                }
            }
        }
        assert_eq!(parts.len(), grid.0 * grid.1, "{name} on {paper:?}");
        let begin = (room.left * scale, room.top * scale);
        let end = (begin.0 + room.width * scale, begin.1 + room.height * scale);
        for (&(row, column), &(from, to)) in &parts {
            let left = if column == 1 {
                begin.0
            } else {
                parts[&(row, column - 1)].1.0
            };
            let top = if row == 1 {
                begin.1
            } else {
                parts[&(row - 1, column)].1.1
            };
            assert!(near(from.0, left) && near(from.1, top), "{name}");
            if (row, column) == grid {
                assert!(near(to.0, end.0) && near(to.1, end.1), "{name}");
            }
        }
    }
}

#[test]
fn a_board_that_fits_is_printed_in_one_part() {
    for (name, _, _, paper, sheets) in kits(&[10.0]) {
        let boards = sheets.iter().filter(|sheet| sheet.board.is_some());
        assert_eq!(boards.count(), 1, "{name} on {paper:?}");
    }
}

#[test]
fn there_is_a_round_for_every_piece_and_none_lies_over_another() {
    for (name, table, cell, _, sheets) in kits(&CELLS) {
        let mut counted: BTreeMap<(Side, &str), usize> = BTreeMap::new();
        for sheet in &sheets {
            for (index, token) in sheet.tokens.iter().enumerate() {
                *counted.entry((token.side, token.kind)).or_default() += 1;
                assert!(near(token.radius, 0.45 * cell), "{name}");
                let around = Area {
                    x: token.x - token.radius,
                    y: token.y - token.radius,
                    width: 2.0 * token.radius,
                    height: 2.0 * token.radius,
                };
                assert!(lies_in(&around, &sheet.frame.area), "{name}: {token:?}");
                for other in &sheet.tokens[..index] {
                    let apart = (token.x - other.x).hypot(token.y - other.y);
                    assert!(apart > 2.0 * token.radius, "{name}");
                }
            }
        }
        let start = table.view();
        for piece in &start.pieces {
            let of_kind = start
                .pieces
                .iter()
                .filter(|one| (one.side, one.kind) == (piece.side, piece.kind));
            assert!(
                counted[&(piece.side, piece.kind)] >= of_kind.count(),
                "{name}"
            );
        }
        for side in Side::BOTH {
            let own: usize = counted
                .iter()
                .filter(|((of, _), _)| *of == side)
                .map(|(_, count)| count)
                .sum();
            let reserve = start
                .reserves
                .map_or(Some(0), |reserves| reserves[side.index()]);
            let placed = start
                .pieces
                .iter()
                .filter(|piece| piece.side == side)
                .count();
            assert!(own >= placed + reserve.unwrap_or(1) as usize, "{name}");
        }
    }
}

#[test]
fn the_counts_are_those_of_the_boxes() {
    let tokens = |variant: &str| {
        let table = open(variant);
        let sheets = kit(
            table.description(),
            &table.view(),
            KitPart::Pieces,
            CELL,
            Paper::A4,
        );
        let sheets = sheets.expect("a kit");
        sheets.iter().map(|sheet| sheet.tokens.len()).sum::<usize>()
    };
    assert_eq!(tokens("la-trel/base"), 32);
    assert_eq!(tokens("la-trel/master"), 32);
    assert_eq!(tokens("attangle/standard"), 36);
    assert_eq!(tokens("attangle/grand"), 54);
    assert_eq!(tokens("attangle/2006"), 60);
    // And four horsemen more for each player.
    assert_eq!(tokens("latroncules/classic"), 40);
    assert_eq!(tokens("chasse-croise/standard"), 20);
}

#[test]
fn games_with_dice_and_no_others_have_nets_of_them() {
    for (name, table, _, _, sheets) in kits(&[CELL]) {
        let nets: Vec<&Sheet> = sheets
            .iter()
            .filter(|sheet| sheet.matter == Matter::Dice)
            .collect();
        assert_eq!(nets.len(), usize::from(table.description().dice), "{name}");
        for sheet in nets {
            assert_eq!(sheet.faces.len(), 12, "{name}");
            for net in sheet.faces.chunks(6) {
                // Faces with one face between them lie opposite each other.
                for one in net {
                    let opposite = net.iter().find(|other| {
                        let (x, y) = ((one.x - other.x).abs(), (one.y - other.y).abs());
                        near(x + y, 2.0 * one.side) && (near(x, 0.0) || near(y, 0.0))
                    });
                    let opposite = opposite.expect("a face two away");
                    assert_eq!(one.points + opposite.points, 7, "{name}");
                }
            }
            for line in sheet.cuts.iter().chain(&sheet.folds) {
                for (x, y) in [line.from, line.to] {
                    let point = Area {
                        x,
                        y,
                        width: 0.0,
                        height: 0.0,
                    };
                    assert!(lies_in(&point, &sheet.frame.area), "{name}: {line:?}");
                }
            }
            // Two nets of six faces: five hinges and seven flaps each.
            assert_eq!((sheet.folds.len(), sheet.cuts.len()), (24, 2 * (7 + 7 * 3)));
        }
    }
}

#[test]
fn a_game_whose_kit_is_switched_off_has_no_sheets() {
    for game in games() {
        let table = open(game.variants().next().expect("a variant"));
        let off = Description { kit: None, ..*game };
        for part in [KitPart::Board, KitPart::Pieces, KitPart::All] {
            assert_eq!(kit(&off, &table.view(), part, CELL, Paper::A4), None);
        }
        // And what the page is given has none either.
        assert_eq!(printable(&off, &table).kit, None);
        assert_eq!(printable(game, &table).kit.map_or(0, |kit| kit.len()), 3);
    }
}

#[test]
fn a_part_of_a_kit_is_a_part_of_the_whole() {
    let table = open("chasse-croise/standard");
    let made =
        |part| kit(table.description(), &table.view(), part, CELL, Paper::A3).expect("a kit");
    let parts = [made(KitPart::Board), made(KitPart::Pieces)].concat();
    assert_eq!(parts, made(KitPart::All));
}
