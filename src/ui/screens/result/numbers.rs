//! What there is to take away from a match: what was expected of the dice and what they brought, what decisions gave away, the
//! person's rating.

use bevy_egui::egui::{Align2, Pos2, Rect, pos2};

use super::Account;
use crate::{
    rules::Seat,
    session::{self, Match, PostGameAnalysis, Rated, Unrated},
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
        // Hundredths of the chance to win: per cent is the unit that people know.
        let chance = |swing: f64| {
            let figure = localised.with("ui-result-percent", "number", signed(points(swing)));
            (figure, localised.text("ui-result-of-the-chance"))
        };
        columns.push(column("ui-result-dice-gave", of_both(&|seat| chance(analysis.dice[seat.index()].luck))));
        columns.push(column("ui-result-given-away", of_both(&|seat| chance(-analysis.given_away[seat.index()]))));
    } else {
        columns.push(column("ui-result-attacks", of_both(&|seat| (attacks(seat), String::new()))));
        columns.push(column("ui-result-kills", of_both(&|seat| (kills(seat), String::new()))));
        columns.push(column("ui-result-luck", of_both(&|seat| pips(localised, account.luck[seat.index()]))));
    }
    columns
}

/// What dice came to beyond their average: how many pips, and above or below what.
fn pips(localised: &LocalisedText, luck: f32) -> (String, String) {
    let pips = luck.round() as i32;
    let id = match pips {
        0 => "ui-result-average",
        1.. => "ui-result-above-average",
        _ => "ui-result-below-average",
    };
    (pips.abs().to_string(), localised.with(id, "pips", pips.abs()))
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

/// What the match has said about the person's strength, or why it says nothing; returns whether there was anything to say.
pub(super) fn rating(brush: &Brush, localised: &LocalisedText, at: Pos2, game: &Match, rated: Option<Rated>) -> bool {
    let face = typeface::BODY.sized(18.0);
    let Some(Rated { before, after }) = rated else {
        let id = match session::unrated(game.recorded()) {
            Some(Unrated::TakenBack) => "ui-result-unrated-taken-back",
            Some(Unrated::Position) => "ui-result-unrated-position",
            Some(Unrated::Several) => "ui-result-unrated-several",
            // Nobody expects a rating of two people, and one that was over before is not told twice.
            Some(Unrated::People) | None => return false,
        };
        brush.left(at, localised.text(id), face);
        return true;
    };
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
    brush.left(at, text, face);
    true
}
