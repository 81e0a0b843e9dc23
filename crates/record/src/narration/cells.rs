//! What is on a cell, and what its piece can do, as sentences.

use super::Narrator;
use holochess_locale::{Locale, sentence};
use holochess_rules::{
    Action, Cell, Match, MatchVisitor, Rules, Seat, Table,
    chinese::{Chinese, Triangle},
    with_match,
};

/// The piece on a cell; for an empty cell, its neighbours.
pub fn what(narrator: &Narrator<'_>, table: &dyn Table, cell: Cell) -> String {
    let locale = narrator.locale;
    let on_cell = ("cell", narrator.cell(table, cell).into());
    if table.obstacles().contains(&cell) {
        return locale.format("text-what-fixed", &[on_cell]);
    }
    let Some(piece) = table.piece_at(cell) else {
        let neighbours: Vec<_> =
            table.board().neighbours(cell).iter().map(|&cell| narrator.cell(table, cell)).collect();
        return locale.format("text-what-empty", &[on_cell, ("cells", neighbours.join(", ").into())]);
    };
    let info = &table.pieces()[piece.index()];
    let arguments = [("piece", narrator.piece(table, piece).into()), on_cell];
    let mut text = sentence(&narrator.with_player("text-what-piece", info.seat, &arguments));
    // Only pawns of one player that come in several sets have different targets.
    if let Some(target) = target(table, cell).filter(|_| table.pieces().iter().any(|piece| piece.set > 0)) {
        text = format!(
            "{text} {}",
            locale.format("text-what-target", &[("target", triangle_name(locale, target).into())])
        );
    }
    if let Some(ratings) = info.ratings {
        let arguments = [
            ("piece", narrator.piece(table, piece).into()),
            ("attack", ratings.attack.into()),
            ("defence", ratings.defence.into()),
            ("movement", ratings.movement.into()),
        ];
        text = format!("{text} {}", sentence(&locale.format("text-ratings", &arguments)));
    }
    text
}

/// In Chinese Checkers, the target of the pawn on a cell.
pub fn target(table: &dyn Table, cell: Cell) -> Option<Triangle> {
    let being_played: &Match<Chinese> = table.as_any().downcast_ref()?;
    being_played.position().set_at(cell).map(Triangle::opposite)
}

/// The name of a triangle, by where it lies.
pub fn triangle_name(locale: &Locale, triangle: Triangle) -> String {
    const NAMES: [&str; Triangle::COUNT] = [
        "triangle-south",
        "triangle-south-west",
        "triangle-north-west",
        "triangle-north",
        "triangle-north-east",
        "triangle-south-east",
    ];
    locale.text(NAMES[triangle.index()])
}

/// The actions of the piece on a cell; for a piece of another player, the actions it would have on that player's turn.
pub fn reach(narrator: &Narrator<'_>, table: &dyn Table, cell: Cell) -> String {
    let locale = narrator.locale;
    let on_cell = ("cell", narrator.cell(table, cell).into());
    let Some(piece) = table.piece_at(cell) else { return locale.format("text-reach-nobody", &[on_cell]) };
    let actions = with_match(table, FromCell { cell }).unwrap_or_default();
    let named = ("piece", narrator.piece(table, piece).into());
    if actions.is_empty() {
        return sentence(&locale.format("text-reach-nothing", &[named, on_cell]));
    }
    let actions: Vec<_> = actions.into_iter().map(|action| table.action_text(action)).collect();
    sentence(&locale.format("text-reach", &[named, on_cell, ("actions", actions.join(" ").into())]))
}

/// The actions that begin on a cell, when it is its owner's turn.
struct FromCell {
    cell: Cell,
}

impl MatchVisitor for FromCell {
    type Output = Vec<Action>;

    fn visit<R: Rules>(self, being_played: &Match<R>) -> Self::Output {
        let rules = being_played.rules();
        let mut found = Vec::new();
        // Only its owner moves a piece, so of all these turns one has its actions.
        let turns = (0..rules.seats()).map(Seat::new);
        for turn in turns.filter_map(|seat| rules.as_turn_of(being_played.position(), seat)) {
            let _ = rules.visit_actions(&turn, |action| {
                if let Action::Move { from, .. } | Action::Attack { from, .. } | Action::Swap { from, .. } = action
                    && from == self.cell
                {
                    found.push(action);
                }
                std::ops::ControlFlow::Continue(())
            });
        }
        found
    }
}
