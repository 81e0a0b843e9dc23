//! Actions as text, for every game alike (docs/rules/notation.md).

use super::{
    action::Action,
    board::Board,
    ids::{Cell, PieceId},
    refusal::Refusal,
};

/// Writes an action.
///
/// # Panics
/// If a cell is not on the board, or a piece has no name: actions from elsewhere are read, and reading checks.
pub fn action_text(board: &Board, names: &[&str], action: Action) -> String {
    let name = |cell| board.name(cell);
    match action {
        Action::Move { from, to } => format!("{}-{}", name(from), name(to)),
        Action::Attack { from, to } => format!("{}x{}", name(from), name(to)),
        Action::Push { to } => format!(">{}", name(to)),
        Action::Swap { from, to } => format!("{}={}", name(from), name(to)),
        Action::Place { piece, to } => format!("{}@{}", names[piece.index()], name(to)),
        Action::Pass => "pass".to_owned(),
        Action::Resign => "resign".to_owned(),
        Action::Draw => "draw".to_owned(),
    }
}

/// Reads an action.
///
/// # Errors
/// [`Refusal::Unreadable`] with what is wrong with the text.
pub fn read_action(board: &Board, names: &[&str], text: &str) -> Result<Action, Refusal> {
    let unreadable = |why: String| Refusal::Unreadable { text: text.to_owned(), why };
    let cell = |name: &str| -> Result<Cell, Refusal> {
        board.cell(name).ok_or_else(|| unreadable(format!("the board has no cell {name:?}")))
    };
    match text {
        "pass" => return Ok(Action::Pass),
        "resign" => return Ok(Action::Resign),
        "draw" => return Ok(Action::Draw),
        _ => {}
    }
    if let Some(to) = text.strip_prefix('>') {
        return Ok(Action::Push { to: cell(to)? });
    }
    if let Some((name, to)) = text.split_once('@') {
        let index = names.iter().position(|known| *known == name);
        let index = index.ok_or_else(|| unreadable(format!("there is no piece {name:?}")))?;
        return Ok(Action::Place { piece: PieceId(index as u8), to: cell(to)? });
    }
    if let Some((from, to)) = text.split_once('-') {
        return Ok(Action::Move { from: cell(from)?, to: cell(to)? });
    }
    if let Some((from, to)) = text.split_once('x') {
        return Ok(Action::Attack { from: cell(from)?, to: cell(to)? });
    }
    if let Some((from, to)) = text.split_once('=') {
        return Ok(Action::Swap { from: cell(from)?, to: cell(to)? });
    }
    Err(unreadable("actions are written as o2-i3, o2xi2, >i4 or pass".to_owned()))
}
