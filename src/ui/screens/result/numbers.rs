//! The numbers of a match: what was expected of the dice and what they rolled, what decisions gave away, the person's
//! rating.

use bevy_egui::egui::{Align2, Pos2, Rect, pos2};

use super::account::Account;
use crate::ui::{
    games::{self, Count},
    localised_text::LocalisedText,
    theme::{dice_scale::signed, prelude::*},
    turning_point_text::points,
};
use holochess_rules::Seat;
use holochess_session::{self as session, Match, PostGameAnalysis, Rated, UnratedReason};

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
    let pieces = game.table().pieces();
    let seats = &game.setup().seats;
    let of_all = |cell: &dyn Fn(Seat) -> (String, String)| (0..seats.len()).map(Seat::new).map(cell).collect();
    let column = |id: &str, cells| Column { heading: localised.text(id), cells };
    let name = |seat: Seat| localised.player(seat, &seats[seat.index()]);
    let mut columns: Vec<Column> = Vec::new();
    for count in games::face_of(game.setup().game).counts {
        let cells: Vec<_> = (0..seats.len()).map(|seat| counted(localised, account, *count, Seat::new(seat))).collect();
        if cells.iter().all(Option::is_none) {
            continue;
        }
        let cells = cells.into_iter().map(|cell| cell.unwrap_or_else(|| ("–".to_owned(), String::new()))).collect();
        // The pieces of a row's earlier games have long been put away.
        let is_last = matches!(count, Count::Left) && account.games.len() > 1;
        columns.push(column(if is_last { "ui-result-count-left-last" } else { count.id() }, cells));
    }
    if let Some(first) = columns.first_mut() {
        for (seat, cell) in first.cells.iter_mut().enumerate() {
            cell.1 = name(Seat::new(seat));
        }
    }
    let analysis = post_game.analysis();
    // The chance to win, or of several the expected share of the places, is shown in per cent.
    let of_what = if seats.len() > 2 { "ui-result-of-the-share" } else { "ui-result-of-the-chance" };
    let chance = |swing: f64| {
        let figure = localised.with("ui-result-percent", "number", signed(points(swing)));
        (figure, localised.text(of_what))
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

/// The seats from the top line to the last: by place where there are places, else the own first and the others in turn
/// order.
fn order(account: &Account, own: Seat) -> Vec<Seat> {
    let seats = account.tallies.len();
    let mut order: Vec<Seat> = (0..seats).map(|line| Seat::new((own.index() + line) % seats)).collect();
    // A stable sort: those without a place stay in turn order, at the end.
    order.sort_by_key(|seat| account.tallies[seat.index()].place.unwrap_or(u8::MAX));
    order
}

/// Draws the numbers of all seats, the name of the only person bold.
pub(super) fn draw(
    brush: &Brush,
    localised: &LocalisedText,
    game: &Match,
    account: &Account,
    post_game: &PostGameAnalysis,
    own: Seat,
    area: Rect,
) {
    let columns = columns(localised, game, account, post_game);
    let seats = game.setup().seats.len();
    let (step, size) = (line_step(seats), if seats > 2 { 20.0 } else { 28.0 });
    // With many seats the column of names is wider.
    let shares: Vec<f32> = (0..columns.len()).map(|index| if index == 0 { 1.35 } else { 1.0 }).collect();
    let unit = area.width() / shares.iter().sum::<f32>();
    let mut left = area.left();
    for (index, column) in columns.iter().enumerate() {
        let width = unit * shares[index];
        let label = typeface::NOTE.coloured(INK_SOFT);
        brush.fit(pos2(left, area.top()), Align2::LEFT_CENTER, &column.heading, label, width - 18.0);
        for (line, seat) in order(account, own).into_iter().enumerate() {
            let y = area.top() + step * (line as f32 + 1.0) - if seats > 2 { 0.0 } else { 1.0 };
            brush.seat_mark(pos2(left + 5.0, y), 5.0, seat);
            let (figure, word) = &column.cells[seat.index()];
            let written = brush.left(pos2(left + 18.0, y), figure, typeface::FIGURE.sized(size));
            let colour = if index == 0 { palette::side(seat) } else { INK_SOFT };
            let x = written.right() + 10.0;
            let weight = if index == 0 && game.only_human() == Some(seat) { Weight::Bold } else { Weight::Regular };
            // The word stands on the line of the figure, whose letters are larger.
            let (letters, below) = if seats > 2 { (16.0, 1.0) } else { (17.0, 2.0) };
            let face = typeface::BODY.sized(letters).weighing(weight).coloured(colour);
            brush.fit(pos2(x, y + below), Align2::LEFT_CENTER, word, face, left + width - 18.0 - x);
        }
        left += width;
    }
    if account.take_backs > 0 {
        let text = localised.with("ui-result-take-backs", "count", account.take_backs as u32);
        // Below the columns, whose headings take the whole width.
        brush.left(pos2(area.left(), area.top() + height(seats) + 2.0), text, typeface::NOTE.coloured(INK_SOFT));
    }
}

/// Writes how the match changed the person's rating, or why it did not; returns whether there was anything to write.
pub(super) fn draw_rating(
    brush: &Brush,
    localised: &LocalisedText,
    at: Pos2,
    game: &Match,
    rated: Option<Rated>,
    hints: usize,
) -> bool {
    let person = game.only_human();
    let own = game.decisions().iter().filter(|entry| entry.seat.is_some() && entry.seat == person).count();
    let text = rating_text(localised, session::unrated(game), rated, [hints, own]);
    if let Some(text) = &text {
        brush.left(at, text, typeface::PAGE);
    }
    text.is_some()
}

/// How the match changed the person's rating, and how many of their decisions were hints; or why it did not.
fn rating_text(
    localised: &LocalisedText,
    unrated: Option<UnratedReason>,
    rated: Option<Rated>,
    [hints, own]: [usize; 2],
) -> Option<String> {
    let Some(Rated { before, after }) = rated else {
        let id = match unrated? {
            UnratedReason::TakenBack => "ui-result-unrated-taken-back",
            UnratedReason::Unmeasured => "ui-result-unrated-unmeasured",
            UnratedReason::Position => "ui-result-unrated-position",
            UnratedReason::Start => "ui-result-unrated-start",
            UnratedReason::Several => "ui-result-unrated-several",
            // A match between people is not expected to be rated, and a match resumed after its end was reported
            // before.
            UnratedReason::People => return None,
        };
        return Some(localised.text(id));
    };
    let change = signed((after.rating.round() - before.rating.round()) as i32);
    let id = if hints > 0 { "ui-result-rating-hints" } else { "ui-result-rating" };
    let arguments = [
        ("rating", localised.rating(after.rating).into()),
        ("change", change.into()),
        ("hints", hints.into()),
        ("all", own.into()),
    ];
    Some(localised.format(id, if hints > 0 { &arguments[..] } else { &arguments[..2] }))
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use bevy::prelude::{App, MinimalPlugins, State, World};

    use super::*;
    use crate::ui::screens::texts_test::{check, texts_in};
    use holochess_locale::Language;
    use holochess_players::strength::Strength;
    use holochess_record::{MatchSetup, SeatInfo, Who};
    use holochess_rules::{GameId, dice::Seed, tally::Tally};
    use holochess_session::{AnalysisRequested, MatchPhase, MatchRequest};

    #[test]
    fn the_luck_of_dice_is_told_in_pips_above_or_below_the_average() {
        for language in Language::ALL {
            let localised = LocalisedText::new(language);
            let [below, one_below, level, one, above] = [-7.4, -1.0, 0.2, 1.0, 12.0].map(|luck| pips(&localised, luck));
            assert_eq!([&below.0, &one_below.0, &level.0, &one.0, &above.0], ["7", "1", "0", "1", "12"]);
            for (_, words) in [&below, &one_below, &level, &one, &above] {
                assert!(!words.is_empty() && !words.starts_with("ui-"), "{words}");
            }
            assert!(below.1 != above.1 && one.1 != above.1 && one_below.1 != below.1, "{below:?} {above:?} {one:?}");
        }
    }

    #[test]
    fn the_lines_of_a_result_stand_by_place_and_without_places_in_turn_order() {
        let places = |places: &[Option<u8>], own: usize| {
            let tallies = places.iter().map(|place| Tally { place: *place, ..Tally::default() }).collect();
            let account = Account { tallies, ..Account::default() };
            order(&account, Seat::new(own)).into_iter().map(Seat::index).collect::<Vec<_>>()
        };
        assert_eq!(places(&[None, None], 1), [1, 0]);
        assert_eq!(places(&[Some(3), Some(1), Some(2)], 0), [1, 2, 0]);
        assert_eq!(places(&[None, Some(1), None, Some(2)], 2), [1, 3, 2, 0]);
    }

    /// Plays a match between weak computer players to its end, and looks back at it.
    fn played(game: GameId, players: usize) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, session::plugin));
        let seats = (0..players).map(|_| SeatInfo { who: Who::Computer("greedy".to_owned()), name: String::new() });
        let mut options = game.options();
        if game == GameId::Chinese {
            options.set("turn_cap", "5").expect("it is an option of the game");
        }
        let setup = MatchSetup { game, options, seats: seats.collect(), seed: Seed::from_number(3), position: None };
        app.world_mut().write_message(MatchRequest::Start(setup));
        let mut until = |holds: fn(&World) -> bool, ask: bool| {
            let begun = Instant::now();
            while begun.elapsed() < Duration::from_mins(20) {
                if holds(app.world()) {
                    return;
                }
                if ask && app.world().resource::<PostGameAnalysis>().progress().is_none() {
                    app.world_mut().write_message(AnalysisRequested);
                }
                app.update();
                std::thread::yield_now();
            }
            panic!("it never ends");
        };
        until(|world| *world.resource::<State<MatchPhase>>().get() == MatchPhase::Over, false);
        until(|world| world.resource::<PostGameAnalysis>().analysis().is_some(), true);
        app
    }

    #[test]
    fn every_figure_of_a_result_has_a_heading_and_its_unit() {
        for (game, players) in [(GameId::Holochess, 2), (GameId::Chinese, 3)] {
            let app = played(game, players);
            let (looked_at, not_yet) = (app.world().resource::<PostGameAnalysis>(), PostGameAnalysis::default());
            let on_table = app.world().resource::<Match>();
            let account = Account::from_record(on_table);
            for language in Language::ALL {
                let localised = LocalisedText::new(language);
                let mut units = Vec::new();
                for post_game in [looked_at, &not_yet] {
                    let columns = columns(&localised, on_table, &account, post_game);
                    assert!(columns.len() >= 2, "{game:?}");
                    for column in &columns {
                        assert!(!column.heading.is_empty() && !column.heading.starts_with("ui-"), "{}", column.heading);
                        assert_eq!(column.cells.len(), players);
                        for (figure, unit) in &column.cells {
                            assert!(!figure.is_empty() && !unit.starts_with("ui-") && !unit.contains("{ $"), "{unit}");
                            // What can be above or below nothing is a share of the chance to win.
                            let has_sign = figure.starts_with(['+', '−', '±']);
                            assert!(!has_sign || (figure.ends_with('%') && !unit.is_empty()), "{figure} {unit}");
                            units.push(unit.clone());
                        }
                    }
                }
                let known = |id: &str| units.contains(&localised.text(id));
                assert!(game != GameId::Holochess || known("ui-result-of-the-chance"), "{units:?}");
                assert!(game != GameId::Chinese || known("ui-result-hops"), "{units:?}");
                assert!(game != GameId::Chinese || !known("ui-result-of-the-chance"), "{units:?}");
            }
        }
    }

    #[test]
    fn no_figures_of_a_result_lie_over_others() {
        let app = played(GameId::Holochess, 2);
        let (looked_at, not_yet) = (app.world().resource::<PostGameAnalysis>(), PostGameAnalysis::default());
        let on_table = app.world().resource::<Match>();
        let account = Account { take_backs: 2, ..Account::from_record(on_table) };
        for language in Language::ALL {
            let localised = LocalisedText::new(language);
            for post_game in [looked_at, &not_yet] {
                for size in [[1024.0, 650.0], [1280.0, 720.0]] {
                    let found = texts_in(typeface::Lettering::Condensed, size, |ui| {
                        let area =
                            Rect::from_min_max(pos2(60.0, size[1] - 202.0), pos2(size[0] - 60.0, size[1] - 112.0));
                        draw(&Brush::new(ui), &localised, on_table, &account, post_game, Seat::FIRST, area);
                    });
                    check("the figures of a result", size, &found);
                }
            }
        }
    }

    #[test]
    fn a_match_that_does_not_count_says_why_and_one_that_counts_says_by_how_much() {
        for language in Language::ALL {
            let localised = LocalisedText::new(language);
            let whys =
                [UnratedReason::TakenBack, UnratedReason::Unmeasured, UnratedReason::Position, UnratedReason::Several]
                    .map(|why| rating_text(&localised, Some(why), None, [0, 4]).expect("it is said"));
            assert!(whys.iter().all(|text| !text.starts_with("ui-")), "{whys:?}");
            assert!(whys[0] != whys[1] && whys[1] != whys[2] && whys[0] != whys[2]);
            assert_eq!(rating_text(&localised, Some(UnratedReason::People), None, [0, 4]), None);
            assert_eq!(rating_text(&localised, None, None, [0, 4]), None);
            let [before, after] = [1200.0, 1231.0].map(|rating| Strength { rating, deviation: 90.0 });
            let rated = Some(Rated { before, after });
            let said = rating_text(&localised, None, rated, [0, 28]).expect("it is said");
            assert!(said.contains("+31") && !said.contains("28") && !said.contains('±'), "{said}");
            let said = rating_text(&localised, None, rated, [21, 28]).expect("it is said");
            assert!(["+31", "21", "28"].into_iter().all(|part| said.contains(part)), "{said}");
        }
    }
}
