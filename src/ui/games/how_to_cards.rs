//! How to play, as cards: a heading, a few sentences, and a drawn figure of the board. Figures are computed by the
//! rules, so they never show an action that is not legal.

use std::f32::consts::TAU;

use bevy_egui::egui::{Pos2, Rect, pos2, vec2};

use super::sketch::{Sketch, SketchPiece};
use crate::ui::theme::{odds_bar::LEFT_TO_RIGHT, prelude::*};
use holochess_rules::{Action, Board, Cell, GameId, Outcome, Seat, Setup, Table, new_table};

/// A card: `ID` and `ID.text` are its words.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// The id of its texts.
    pub id: &'static str,
    /// Its figure.
    pub figure: Figure,
}

/// The figure of a card.
#[derive(Clone, Copy, Debug)]
pub enum Figure {
    /// A position with some of its actions.
    Board(BoardFigure),
    /// The four outcomes of an attack, with the differences that lead to them.
    Outcomes,
    /// A clock that runs down.
    Clock,
}

/// A board with pieces.
#[derive(Clone, Copy, Debug)]
pub struct BoardFigure {
    /// The position, in the rulebook's notation.
    pub position: &'static str,
    /// Legal actions of the position; each is drawn along its path.
    pub actions: &'static [&'static str],
    /// A cell: all cells that its piece can reach are marked.
    pub reach_of: Option<&'static str>,
    /// Cells that are marked in the colour of a seat.
    pub lit: &'static [(&'static str, usize)],
    /// Cells whose piece the first action removes.
    pub lost: &'static [&'static str],
    /// An enlarged part of the board: the cell in its middle and the factor.
    pub around: Option<(&'static str, f32)>,
}

impl BoardFigure {
    /// A position without marks.
    pub const fn new(position: &'static str) -> Self {
        Self { position, actions: &[], reach_of: None, lit: &[], lost: &[], around: None }
    }

    /// A table with the position.
    fn table(&self, game: GameId) -> Option<Box<dyn Table>> {
        let position = Some(self.position.to_owned());
        let players = game.players_in(self.position);
        new_table(&Setup { game, options: game.options(), players, position }, &mut || 0).ok().map(|(table, _)| table)
    }
}

/// A figure with the paths and marks that the rules gave.
#[derive(Debug)]
pub struct WorkedFigure {
    board: &'static Board,
    pieces: Vec<(Cell, Seat)>,
    ways: Vec<(Vec<Cell>, Seat)>,
    reach: Vec<Cell>,
    lit: Vec<(Cell, Seat)>,
    lost: Vec<Cell>,
    around: Option<(Cell, f32)>,
}

impl WorkedFigure {
    /// Computes a figure; `None` if its position is not valid.
    pub fn out(game: GameId, figure: &BoardFigure, landmarks: &[(&str, usize)]) -> Option<Self> {
        let table = figure.table(game)?;
        let board = table.board();
        let cells: Vec<Cell> = board.cells().collect();
        let pieces: Vec<(Cell, Seat)> = cells
            .iter()
            .filter_map(|cell| table.piece_at(*cell).map(|piece| (*cell, table.pieces()[piece.index()].seat)))
            .collect();
        let seat_on = |cell: Cell| pieces.iter().find(|(at, _)| *at == cell).map_or(Seat::FIRST, |(_, seat)| *seat);
        let ways = figure.actions.iter().filter_map(|text| {
            let action = table.read_action(text).ok()?;
            let (from, to) = ends(action)?;
            let path = table.path(action);
            let path = if path.len() < 2 { vec![from, to] } else { path };
            Some((path, seat_on(from)))
        });
        let from = figure.reach_of.and_then(|name| board.cell(name));
        let reach = table.actions().into_iter().filter_map(ends).filter(|(start, _)| Some(*start) == from);
        let lit = landmarks.iter().chain(figure.lit);
        Some(Self {
            board,
            ways: ways.collect(),
            reach: reach.map(|(_, to)| to).collect(),
            lit: lit.filter_map(|(name, seat)| Some((board.cell(name)?, Seat::new(*seat)))).collect(),
            lost: figure.lost.iter().filter_map(|name| board.cell(name)).collect(),
            around: figure.around.and_then(|(name, zoom)| Some((board.cell(name)?, zoom))),
            pieces,
        })
    }

    /// Draws it.
    pub fn draw(&self, brush: &Brush, area: Rect) {
        let whole = Sketch::from_above(self.board, area);
        let (sketch, brush) = match self.around {
            Some((cell, zoom)) => (whole.closer(cell, zoom), brush.within(area)),
            None => (whole, brush.clone()),
        };
        sketch.draw_board(&brush, 1.0);
        for (cell, seat) in &self.lit {
            sketch.fill_cell(&brush, *cell, palette::side(*seat), 0.4);
            sketch.frame_cell(&brush, *cell, 1.2, palette::over(palette::side(*seat), 0.8));
        }
        for cell in &self.reach {
            sketch.fill_cell(&brush, *cell, INK, 0.22);
            brush.disc(sketch.point(sketch.cell(*cell)), 2.6, INK);
        }
        for (path, seat) in &self.ways {
            sketch.draw_path(&brush, path, palette::mix(palette::side(*seat), INK, 0.5), 1.0);
        }
        let standing = self.pieces.iter().map(|(cell, seat)| SketchPiece {
            seat: *seat,
            portrait: None,
            at: sketch.cell(*cell),
            lit: 1.0,
        });
        sketch.draw_pieces(&brush, standing.collect());
        for cell in &self.lost {
            let at = sketch.point(sketch.cell(*cell));
            brush.disc(at, 9.0, palette::over(VOID, 0.75));
            brush.cross(at, 5.0, 1.8, INK);
        }
    }
}

/// The first and the last cell of an action, if it has both.
const fn ends(action: Action) -> Option<(Cell, Cell)> {
    match action {
        Action::Move { from, to } | Action::Attack { from, to } | Action::Swap { from, to } => Some((from, to)),
        _ => None,
    }
}

/// Draws the outcomes of an attack: each with its sign and the differences of the dice that lead to it.
pub fn draw_outcomes(brush: &Brush, area: Rect) {
    let step = area.height() / 4.6;
    // Whose success it is, in the colours of the first two seats.
    let [attacker, defender] = [0, 1].map(Seat::new);
    for (row, outcome) in LEFT_TO_RIGHT.into_iter().rev().enumerate() {
        let (differences, seat) = match outcome {
            Outcome::Kill => ("7+", attacker),
            Outcome::Push => ("1 … 6", attacker),
            Outcome::CounterPush => ("−6 … 0", defender),
            Outcome::CounterKill => ("−7 …", defender),
        };
        let at = pos2(area.left() + area.width() * 0.28, area.top() + step * (row as f32 + 0.8));
        brush.outcome_mark(at, 9.0, outcome, palette::side(seat));
        brush.left(at + vec2(24.0, 0.0), differences, typeface::BODY.weighing(Weight::Medium).coloured(INK));
    }
}

/// Draws a clock that has run down by a third.
pub fn draw_clock(brush: &Brush, centre: Pos2) {
    brush.arc(centre, vec2(34.0, 34.0), 0.0, TAU, 0.8, palette::over(INK, 0.2));
    brush.clock_ring(centre, 13, 20, None);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::games;
    use holochess_locale::{Language, Locale};

    #[test]
    fn what_the_figures_show_as_possible_is_possible() {
        for game in GameId::ALL {
            for card in games::face_of(game).cards {
                let Figure::Board(figure) = card.figure else { continue };
                let table =
                    figure.table(game).unwrap_or_else(|| panic!("{} is a position: {}", card.id, figure.position));
                for text in figure.actions {
                    let action = table.read_action(text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
                    assert_eq!(table.check(action), Ok(()), "{}: {text}", card.id);
                }
                let worked =
                    WorkedFigure::out(game, &figure, games::face_of(game).landmarks).expect("it is a position");
                assert_eq!(worked.ways.len(), figure.actions.len(), "{}", card.id);
                assert_eq!(worked.reach.is_empty(), figure.reach_of.is_none(), "{}", card.id);
                assert_eq!(worked.lit.len(), figure.lit.len() + games::face_of(game).landmarks.len());
                // Every crossed-out piece must be gone after the first action.
                let mut after = table.duplicate();
                let seat = match after.to_act() {
                    holochess_rules::ToAct::Choose(seat) => seat,
                    other => panic!("{}: {other:?}", card.id),
                };
                for name in figure.lost {
                    let cell = table.board().cell(name).expect("a cell");
                    assert!(table.piece_at(cell).is_some(), "{}: somebody stands on {name}", card.id);
                }
                if let (Some(text), false) = (figure.actions.first(), figure.lost.is_empty()) {
                    let action = after.read_action(text).expect("it was read before");
                    after.play(seat, action).expect("it is legal");
                    for name in figure.lost {
                        let cell = after.board().cell(name).expect("a cell");
                        assert_eq!(after.piece_at(cell), None, "{}: {name}", card.id);
                    }
                }
            }
        }
    }

    #[test]
    fn every_card_has_words_in_every_language() {
        for language in Language::ALL {
            let locale = Locale::new(language);
            for card in GameId::ALL.iter().flat_map(|game| games::face_of(*game).cards) {
                assert!(locale.has(card.id) && locale.has(&format!("{}.text", card.id)), "{}", card.id);
            }
        }
        assert!(GameId::ALL.iter().all(|game| games::face_of(*game).cards.len() == 6));
    }
}
