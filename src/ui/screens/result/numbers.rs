//! The numbers of a match: what was expected of the dice and what they rolled, what decisions gave away, the person's rating.

use bevy_egui::egui::{Align2, Pos2, Rect, pos2};

use super::Account;
use crate::{
    rules::Seat,
    session::{self, Match, PostGameAnalysis, Rated, Unrated},
    ui::{
        games::{self, Count},
        localised_text::LocalisedText,
        theme::{dice_scale::signed, prelude::*},
        turning_point_text::points,
    },
};

/// A column: its heading, and for each seat a number and a quiet word beside it.
struct Column {
    heading: String,
    cells: Vec<(String, String)>,
}

/// A seat's count: a number and a word beside it; `None` if the match has no such count.
fn counted(localised: &LocalisedText, account: &Account, count: Count, seat: Seat) -> Option<(String, String)> {
    let (tally, index) = (account.tallies[seat.index()], seat.index());
    let plain = |number: u32| (number.to_string(), String::new());
    Some(match count {
        Count::Left => plain(u32::from(tally.left)),
        Count::Scored => plain(u32::from(tally.scored?)),
        Count::Removed => plain(account.removed[index]),
        Count::Lines => {
            let [lines, earned] = account.lines[index];
            let points = if lines > 0 { localised.with("ui-result-points", "points", earned) } else { String::new() };
            (lines.to_string(), points)
        }
        Count::Place => plain(u32::from(tally.place?)),
        Count::Home => plain(u32::from(tally.home?)),
        Count::ToGo => plain(u32::from(tally.to_go?)),
        Count::LongestChain => (account.longest_chain[index].to_string(), localised.text("ui-result-hops")),
        Count::Swaps => plain(account.swaps[index]),
    })
}

/// The columns, the names in the first. A seat without the value of a column has a dash there.
fn columns(localised: &LocalisedText, game: &Match, account: &Account, post_game: &PostGameAnalysis) -> Vec<Column> {
    let recorded = game.recorded();
    let pieces = recorded.table().pieces();
    let seats = &recorded.setup().seats;
    let of_all = |cell: &dyn Fn(Seat) -> (String, String)| (0..seats.len()).map(Seat::new).map(cell).collect();
    let column = |id: &str, cells| Column { heading: localised.text(id), cells };
    let name = |seat: Seat| localised.player(seat, &seats[seat.index()]);
    let mut columns: Vec<Column> = Vec::new();
    for count in games::of(recorded.setup().game).counts {
        let cells: Vec<_> = (0..seats.len()).map(|seat| counted(localised, account, *count, Seat::new(seat))).collect();
        if cells.iter().all(Option::is_none) {
            continue;
        }
        let cells = cells.into_iter().map(|cell| cell.unwrap_or_else(|| ("–".to_owned(), String::new()))).collect();
        columns.push(column(count.id(), cells));
    }
    if let Some(first) = columns.first_mut() {
        for (seat, cell) in first.cells.iter_mut().enumerate() {
            cell.1 = name(Seat::new(seat));
        }
    }
    let analysis = post_game.analysis();
    // The chance to win is shown in per cent.
    let chance = |swing: f64| {
        let figure = localised.with("ui-result-percent", "number", signed(points(swing)));
        (figure, localised.text("ui-result-of-the-chance"))
    };
    if pieces.iter().any(|piece| piece.ratings.is_some()) {
        let fought = account.attacks.iter().flatten().any(|count| *count > 0);
        if let Some(analysis) = analysis.filter(|_| fought) {
            let expected = |number: f64| localised.with("ui-result-expected", "number", localised.decimal(number, 1));
            columns.push(column(
                "ui-result-kills-by-attack",
                of_all(&|seat| {
                    let dice = analysis.dice[seat.index()];
                    (dice.kills.to_string(), expected(dice.expected_kills))
                }),
            ));
            columns.push(column(
                "ui-result-attackers-lost",
                of_all(&|seat| {
                    let dice = analysis.dice[seat.index()];
                    (dice.losses.to_string(), expected(dice.expected_losses))
                }),
            ));
            columns.push(column("ui-result-dice-gave", of_all(&|seat| chance(analysis.dice[seat.index()].luck))));
        } else {
            let attacks = |seat: Seat| account.attacks[seat.index()].iter().sum::<u32>().to_string();
            columns.push(column("ui-result-attacks", of_all(&|seat| (attacks(seat), String::new()))));
            columns.push(column(
                "ui-result-kills",
                of_all(&|seat| (account.removed[seat.index()].to_string(), String::new())),
            ));
            columns.push(column("ui-result-luck", of_all(&|seat| pips(localised, account.luck[seat.index()]))));
        }
    }
    if let Some(analysis) = analysis {
        let given_away = |seat: Seat| match &analysis.points_given_away {
            Some(points) => {
                let points = points[seat.index()];
                (points.to_string(), localised.with("ui-result-points-given-away", "points", points))
            }
            None => chance(-analysis.given_away[seat.index()]),
        };
        columns.push(column("ui-result-given-away", of_all(&given_away)));
    }
    columns
}

/// The luck of dice: how many pips, and "above" or "below" the average.
fn pips(localised: &LocalisedText, luck: f32) -> (String, String) {
    let pips = luck.round() as i32;
    let id = match pips {
        0 => "ui-result-average",
        1.. => "ui-result-above-average",
        _ => "ui-result-below-average",
    };
    (pips.abs().to_string(), localised.with(id, "pips", pips.abs()))
}

/// The height of a seat's line, in points: less if there are many.
pub(super) fn line_step(seats: usize) -> f32 {
    if seats > 2 { 23.0 } else { 32.0 }
}

/// The height of the numbers of so many seats, in points.
pub(super) fn height(seats: usize) -> f32 {
    26.0 + line_step(seats) * seats as f32
}

/// Draws the numbers of all seats: the own first, the others in turn order.
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
    let seats = game.recorded().setup().seats.len();
    let (step, size) = (line_step(seats), if seats > 2 { 20.0 } else { 28.0 });
    // With many seats the column of names is wider.
    let shares: Vec<f32> = (0..columns.len()).map(|index| if index == 0 { 1.35 } else { 1.0 }).collect();
    let unit = area.width() / shares.iter().sum::<f32>();
    let mut left = area.left();
    for (index, column) in columns.iter().enumerate() {
        let width = unit * shares[index];
        let label = typeface::NOTE.coloured(INK_SOFT);
        brush.fit(pos2(left, area.top()), Align2::LEFT_CENTER, &column.heading, label, width - 18.0);
        for line in 0..seats {
            let seat = Seat::new((own.index() + line) % seats);
            let y = area.top() + step * (line as f32 + 1.0) - if seats > 2 { 0.0 } else { 1.0 };
            brush.seat_mark(pos2(left + 5.0, y), 5.0, seat);
            let (figure, word) = &column.cells[seat.index()];
            let written = brush.left(pos2(left + 18.0, y), figure, typeface::FIGURE.sized(size));
            let colour = if index == 0 { palette::side(seat) } else { INK_SOFT };
            let x = written.right() + 10.0;
            let face = typeface::BODY.sized(if seats > 2 { 16.0 } else { 17.0 }).coloured(colour);
            brush.fit(pos2(x, y + 2.0), Align2::LEFT_CENTER, word, face, left + width - 18.0 - x);
        }
        left += width;
    }
    if account.take_backs > 0 {
        let text = localised.with("ui-result-take-backs", "count", account.take_backs as u32);
        brush.right(pos2(area.right(), area.top()), text, typeface::NOTE.coloured(INK_SOFT));
    }
}

/// Writes how the match changed the person's rating, or why it did not; returns whether there was anything to write.
pub(super) fn rating(brush: &Brush, localised: &LocalisedText, at: Pos2, game: &Match, rated: Option<Rated>) -> bool {
    let face = typeface::BODY.sized(18.0);
    let Some(Rated { before, after }) = rated else {
        let id = match session::unrated(game.recorded()) {
            Some(Unrated::TakenBack) => "ui-result-unrated-taken-back",
            Some(Unrated::Position) => "ui-result-unrated-position",
            Some(Unrated::Start) => "ui-result-unrated-start",
            Some(Unrated::Several) => "ui-result-unrated-several",
            // A match between people is not expected to be rated, and a match resumed after its end was reported before.
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
