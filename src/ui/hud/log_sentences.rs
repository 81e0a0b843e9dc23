//! The log in words: names of pieces, and a line of the log as a sentence.

use crate::ui::{localised_text::LocalisedText, piece_names::distinct_name};
use holochess_rules::{Board, Cell, PieceId, Seat};
use holochess_session::DisplayedBoard;
use holochess_view::pieces::PieceFigures;

use super::log_line::{Extra, Line, LogAction};

/// What a piece is called: by its own name, or, where several have the same, by the cell that is given.
pub(super) fn piece_name(
    localised: &LocalisedText,
    shown: &DisplayedBoard,
    figures: &PieceFigures,
    piece: PieceId,
    cell: Option<Cell>,
) -> String {
    distinct_name(localised, figures.armies(), (shown.game(), shown.pieces()), piece)
        .unwrap_or_else(|| cell.map(|cell| localised.cell(shown.board(), cell)).unwrap_or_default())
}

/// The names of cells in a row.
fn cells_text(localised: &LocalisedText, board: &Board, way: &[Cell]) -> String {
    way.iter().map(|cell| localised.cell(board, *cell)).collect::<Vec<_>>().join(" – ")
}

/// A line of the log as one or more sentences. `name` gives the name of a piece that stood on a cell.
pub(super) fn sentence(
    localised: &LocalisedText,
    board: &'static Board,
    line: &Line,
    player: impl Fn(Seat) -> String,
    name: impl Fn(PieceId, Option<Cell>) -> String,
) -> String {
    let who = line.seat.map(&player).unwrap_or_default();
    let piece = line.piece.map(|piece| name(piece, line.way.first().copied())).unwrap_or_default();
    let other = line.other.map(|piece| name(piece, line.cell.or(line.way.last().copied()))).unwrap_or_default();
    let end = line.way.last().map(|cell| localised.cell(board, *cell)).unwrap_or_default();
    let way = cells_text(localised, board, &line.way);
    let arguments = |more: &[(&'static str, String)]| {
        let all = [("player", who.clone()), ("piece", piece.clone()), ("other", other.clone()), ("cell", end.clone())];
        let all = all.into_iter().chain(more.iter().cloned());
        all.map(|(name, value)| (name, value.into())).collect::<Vec<_>>()
    };
    let first = match line.action {
        LogAction::Walked => localised.format("log-walked", &arguments(&[("way", way)])),
        LogAction::Leapt(hops) => {
            let mut all = arguments(&[("way", way)]);
            all.push(("hops", hops.into()));
            localised.format("log-leapt", &all)
        }
        LogAction::Swapped => localised.format("log-swapped", &arguments(&[("way", way)])),
        LogAction::Attacked(outcome) => {
            let id = outcome.map_or("log-attacked", crate::ui::turning_point_text::outcome_sentence_id);
            let mut all = arguments(&[]);
            all.extend([("attacker", piece.clone().into()), ("defender", other.clone().into())]);
            localised.format(id, &all)
        }
        LogAction::Pushed => localised.format("log-pushed", &arguments(&[])),
        LogAction::Placed => localised.format("log-placed", &arguments(&[])),
        LogAction::GaveUp => localised.format("log-gave-up", &arguments(&[])),
        LogAction::Claimed => localised.format("log-claimed", &arguments(&[])),
        LogAction::Passed => localised.format("log-passed", &arguments(&[])),
    };
    let further = line.extras.iter().map(|extra| match extra {
        Extra::Boosted(times) => localised.with("log-boosted", "times", *times),
        Extra::Removed(piece, cell) => {
            let owner = line.owner_of_removed.map(&player).unwrap_or_default();
            let arguments = [("piece", name(*piece, Some(*cell)).into()), ("player", owner.into())];
            localised.format("log-removed", &arguments)
        }
        Extra::Line(seat, points) => {
            localised.format("log-line", &[("player", player(*seat).into()), ("points", (*points).into())])
        }
        Extra::Goal(seat, cell) => localised
            .format("log-goal", &[("player", player(*seat).into()), ("cell", localised.cell(board, *cell).into())]),
        Extra::Ranked(seat, place) => {
            localised.format("log-ranked", &[("player", player(*seat).into()), ("place", (*place).into())])
        }
        Extra::GameOver(game, scores) => {
            let score = |seat: usize| scores.get(seat).copied().unwrap_or_default();
            let arguments = [("game", (*game).into()), ("first", score(0).into()), ("second", score(1).into())];
            localised.format("log-game-over", &arguments)
        }
    });
    std::iter::once(first).chain(further).collect::<Vec<_>>().join(" ")
}
