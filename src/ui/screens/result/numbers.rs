//! What there is to take away from a match: what was expected of the dice and what they brought, what decisions gave away, the
//! person's rating, and the seed.

use bevy_egui::egui::{Align2, Pos2, Rect, pos2};

use super::Account;
use crate::{
    rules::{Luck, Seat},
    session::{Match, PostGameAnalysis, Rated},
    ui::{
        localised_text::LocalisedText,
        theme::{dice_scale::signed, prelude::*},
        turning_point_text::points,
    },
};

/// A column: its heading, and for each seat a large figure and a quiet word beside it.
struct Column {
    heading: String,
    cells: [(String, String); 2],
}

/// The columns, the names in the first.
fn columns(localised: &LocalisedText, game: &Match, account: &Account, post_game: &PostGameAnalysis) -> Vec<Column> {
    let recorded = game.recorded();
    let pieces = recorded.table().pieces();
    let seats = &recorded.setup().seats;
    let of_both = |cell: &dyn Fn(Seat) -> (String, String)| [Seat::FIRST, Seat::SECOND].map(cell);
    let column = |id: &str, cells| Column { heading: localised.text(id), cells };
    let kills =
        |seat: Seat| account.falls.iter().filter(|fall| pieces[fall.by.index()].seat == seat).count().to_string();
    let name = |seat: Seat| localised.player(seat, &seats[seat.index()]);
    let mut columns =
        vec![column("ui-result-left", of_both(&|seat| (account.left[seat.index()].to_string(), name(seat))))];
    let fought = account.attacks.iter().flatten().any(|count| *count > 0);
    if pieces.iter().all(|piece| piece.ratings.is_none()) {
        return columns;
    }
    let attacks = |seat: Seat| account.attacks[seat.index()].iter().sum::<u32>().to_string();
    if let Some(analysis) = post_game.analysis().filter(|_| fought) {
        let expected = |number: f64| localised.with("ui-result-expected", "number", localised.decimal(number, 1));
        columns.push(column(
            "ui-result-kills-by-attack",
            of_both(&|seat| {
                let dice = analysis.dice[seat.index()];
                (dice.kills.to_string(), expected(dice.expected_kills))
            }),
        ));
        columns.push(column(
            "ui-result-attackers-lost",
            of_both(&|seat| {
                let dice = analysis.dice[seat.index()];
                (dice.losses.to_string(), expected(dice.expected_losses))
            }),
        ));
        let pips = |seat: Seat| signed(account.luck[seat.index()].round() as i32);
        columns.push(column(
            "ui-result-dice-gave",
            of_both(&|seat| {
                let luck = signed(points(analysis.dice[seat.index()].luck));
                (luck, localised.with("ui-result-pips", "pips", pips(seat)))
            }),
        ));
        columns.push(column(
            "ui-result-given-away",
            of_both(&|seat| (points(analysis.given_away[seat.index()]).to_string(), String::new())),
        ));
    } else {
        columns.push(column("ui-result-attacks", of_both(&|seat| (attacks(seat), String::new()))));
        columns.push(column("ui-result-kills", of_both(&|seat| (kills(seat), String::new()))));
        columns.push(column(
            "ui-result-luck",
            of_both(&|seat| (signed(account.luck[seat.index()].round() as i32), String::new())),
        ));
    }
    columns
}

/// Draws the numbers of both sides, the own first.
pub(super) fn show(
    brush: &Brush,
    localised: &LocalisedText,
    game: &Match,
    account: &Account,
    post_game: &PostGameAnalysis,
    own: Seat,
    area: Rect,
) {
    let columns = columns(localised, game, account, post_game);
    let width = area.width() / columns.len() as f32;
    for (index, column) in columns.iter().enumerate() {
        let left = area.left() + width * index as f32;
        let label = typeface::NOTE.coloured(INK_SOFT);
        brush.fit(pos2(left, area.top()), Align2::LEFT_CENTER, &column.heading, label, width - 18.0);
        for (line, seat) in [own, own.opponent()].into_iter().enumerate() {
            let y = area.top() + 31.0 + line as f32 * 32.0;
            brush.seat_mark(pos2(left + 5.0, y), 5.0, seat);
            let (figure, word) = &column.cells[seat.index()];
            let written = brush.left(pos2(left + 18.0, y), figure, typeface::FIGURE.sized(28.0));
            let colour = if index == 0 { palette::seat(seat) } else { INK_SOFT };
            let x = written.right() + 10.0;
            let face = typeface::BODY.coloured(colour);
            brush.fit(pos2(x, y + 2.0), Align2::LEFT_CENTER, word, face, left + width - 18.0 - x);
        }
    }
    if account.take_backs > 0 {
        let text = localised.with("ui-result-take-backs", "count", account.take_backs as u32);
        brush.right(pos2(area.right(), area.top()), text, typeface::NOTE.coloured(INK_SOFT));
    }
}

/// What the match has said about the person's strength.
pub(super) fn rating(brush: &Brush, localised: &LocalisedText, at: Pos2, Rated { before, after }: Rated) {
    let whole = |number: f64| localised.decimal(number, 0);
    let change = signed((after.rating.round() - before.rating.round()) as i32);
    let text = localised.format(
        "ui-result-rating",
        &[
            ("rating", whole(after.rating).into()),
            ("change", change.into()),
            ("deviation", whole(after.deviation).into()),
        ],
    );
    brush.left(at, text, typeface::BODY.sized(18.0));
}

/// The seed, now that nobody can play with it any more, and the hash that was shown from the beginning; nothing where it
/// decided nothing.
pub(super) fn seed(brush: &Brush, localised: &LocalisedText, game: &Match, at: Pos2) {
    let recorded = game.recorded();
    let note = typeface::NOTE.sized(15.0);
    let Some(seed) = recorded.seed_if_over().filter(|_| recorded.setup().luck() != Luck::Nothing) else { return };
    let label = brush.left(at, localised.text("ui-result-seed"), note);
    brush.left(pos2(label.right() + 10.0, at.y), seed.hex(), note.coloured(INK_SOFT));
    let y = at.y + 21.0;
    let label = brush.left(pos2(at.x, y), localised.text("ui-result-hash"), note);
    brush.left(pos2(label.right() + 10.0, y), recorded.seed_hash(), note.coloured(INK_QUIET));
}
