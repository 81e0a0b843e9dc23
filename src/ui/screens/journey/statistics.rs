//! What the matches add up to, as pictures: won and lost by game, by opponent, by seat and by creature, what each
//! creature did, what was expected of attacks, and how much was decided and how much was luck.

use bevy_egui::egui::{Align2, Color32, Rect, Ui, pos2, vec2};

use super::{Journey, JourneyData};
use crate::ui::theme::{prelude::*, surface, token::Token};
use holochess_players::levels;
use holochess_record::Who;
use holochess_record::career::{Attacks, Profile, ResultCounts, Statistics};
use holochess_rules::{GameId, Seat};

/// The most opponents that are shown.
const OPPONENTS: usize = 7;
/// The height of the row of seats, in points.
const SEATS: f32 = 30.0;
/// The height of a creature's bar of won and lost with its note, in points.
const OF_CREATURE: f32 = 24.0;

/// Draws the page.
pub(super) fn draw(ui: &Ui, seen: &JourneyData<'_>, screen: &mut Journey, profile: Option<&Profile>, area: Rect) {
    let brush = Brush::new(ui);
    let Some(statistics) = profile.map(|profile| &profile.statistics).filter(|all| all.all.count() > 0) else {
        let id = if screen.is_at_rest() { "journey-nothing-yet" } else { "journey-counting" };
        let text = seen.localised.text(id);
        brush.wrap(pos2(area.left(), area.top() + 30.0), 620.0, &text, typeface::BODY.sized(19.0));
        return;
    };
    let middle = area.left() + area.width() * 0.5;
    let upper = area.top() + area.height() * 0.5;
    let games = Rect::from_min_max(pos2(area.left(), area.top() + 8.0), pos2(middle - 30.0, upper));
    let opponents = Rect::from_min_max(pos2(middle + 30.0, area.top() + 8.0), pos2(area.right(), upper));
    let creatures = Rect::from_min_max(pos2(area.left(), upper + 12.0), pos2(middle - 30.0, area.bottom()));
    let luck = Rect::from_min_max(pos2(middle + 30.0, upper + 12.0), area.max);
    let seats = games.with_min_y(games.bottom() - SEATS);
    let game = draw_by_game(ui, &brush, seen, screen, statistics, games.with_max_y(seats.top()));
    draw_by_seat(&brush, seen, statistics, seats);
    draw_by_opponent(&brush, seen, statistics, game, opponents);
    draw_by_creature(&brush, seen, statistics, creatures);
    draw_by_luck(&brush, seen, statistics, luck);
    let note = seen.localised.text("journey-statistics-note");
    // In the row of the foot, where nothing else stands at the right.
    brush.fit(
        pos2(area.right(), area.bottom() + 32.0),
        Align2::RIGHT_CENTER,
        &note,
        typeface::NOTE,
        area.width() * 0.66,
    );
}

fn draw_heading(brush: &Brush, text: &str, area: Rect) -> f32 {
    brush.fit(
        pos2(area.left(), area.top() + 10.0),
        Align2::LEFT_CENTER,
        text,
        typeface::SMALL_NOTE.coloured(ICE),
        area.width(),
    );
    brush.rule(area.left(), area.right(), area.top() + 24.0, ICE, 0.25);
    area.top() + 44.0
}

/// A score as one bar: won from the left, drawn in the middle, lost to the right; as long as its share of `most`
/// matches.
fn draw_score_bar(brush: &Brush, rect: Rect, score: ResultCounts, most: u32) {
    let whole = rect.width() * score.count() as f32 / most.max(1) as f32;
    let mut x = rect.left();
    for (count, colour, strength) in [(score.won, ICE, 0.9), (score.drawn, INK_QUIET, 0.55), (score.lost, AMBER, 0.75)]
    {
        if count == 0 {
            continue;
        }
        let width = (whole * count as f32 / score.count().max(1) as f32).max(3.0);
        let y = rect.center().y;
        let to = (x + width - 1.5).max(x + 1.5);
        brush.ray(pos2(x, y), pos2(to, y), rect.height(), colour, &[(0.0, strength), (1.0, strength)]);
        x += width;
    }
}

/// The games that were played; the one that is looked at is the opponents' game.
fn draw_by_game(
    ui: &Ui,
    brush: &Brush,
    seen: &JourneyData<'_>,
    screen: &mut Journey,
    statistics: &Statistics,
    area: Rect,
) -> GameId {
    let localised = seen.localised;
    let games: Vec<(GameId, ResultCounts)> = statistics.by_game.iter().map(|(game, score)| (*game, *score)).collect();
    let mut y = draw_heading(brush, &localised.text("journey-by-game"), area);
    screen.game = screen.game.min(games.len().saturating_sub(1));
    let step = ((area.bottom() - y) / GameId::ALL.len() as f32).min(46.0);
    let most = games.iter().map(|(_, score)| score.count()).max().unwrap_or(1);
    let (name_width, note_width) = (area.width() * 0.36, area.width() * 0.26);
    for (place, (game, score)) in games.iter().enumerate() {
        let rect = Rect::from_min_size(pos2(area.left() - 12.0, y - step / 2.0 + 4.0), vec2(area.width() + 12.0, step));
        let reach = if place == screen.game { Reach::First } else { Reach::Focus };
        let touched = surface::touch(ui, &format!("journey.game.{}", game.id()), rect, reach);
        if touched.focused || touched.pressed {
            screen.game = place;
        }
        let is_open = place == screen.game;
        let lit = if is_open { 1.0 } else { touched.glow };
        if is_open {
            brush.disc(pos2(area.left() - 14.0, y + 4.0), 3.0, ICE);
        }
        let face = typeface::BODY.coloured(palette::mix(INK_SOFT, INK, lit));
        let name = localised.game_title(*game);
        brush.fit(pos2(area.left(), y + 4.0), Align2::LEFT_CENTER, &name, face, name_width - 14.0);
        let bar =
            Rect::from_min_max(pos2(area.left() + name_width, y - 2.0), pos2(area.right() - note_width, y + 10.0));
        draw_score_bar(brush, bar, *score, most);
        let strength = statistics.strength.get(game).map(|(strength, _)| {
            let arguments = [
                ("rating", localised.rating(strength.rating).into()),
                ("deviation", localised.decimal(strength.deviation, 0).into()),
            ];
            localised.format("journey-strength", &arguments)
        });
        let arguments = [("won", score.won.into()), ("count", score.count().into())];
        let mut note = localised.format("journey-won-of", &arguments);
        if let Some(strength) = strength {
            note = format!("{note} · {strength}");
        }
        let at = pos2(area.right(), y + 4.0);
        brush.fit(at, Align2::RIGHT_CENTER, &note, typeface::SMALL_NOTE, note_width - 14.0);
        y += step;
    }
    games.get(screen.game).map_or(GameId::FLAGSHIP, |(game, _)| *game)
}

/// Every seat that was sat on, beside one another: its sign, a bar, and how many were won there.
fn draw_by_seat(brush: &Brush, seen: &JourneyData<'_>, statistics: &Statistics, area: Rect) {
    let count = statistics.by_seat.len().max(1) as f32;
    let most = statistics.by_seat.values().map(|score| score.count()).max().unwrap_or(1);
    // Two seats get no wider than three would be.
    let width = area.width() / count.max(3.0);
    let y = area.center().y + 2.0;
    for (place, (seat, score)) in statistics.by_seat.iter().enumerate() {
        let left = area.left() + width * place as f32;
        brush.seat_mark(pos2(left + 6.0, y), 5.0, *seat);
        let arguments = [("won", score.won.into()), ("count", score.count().into())];
        let note = seen.localised.format("journey-won-of", &arguments);
        let room = (width * 0.5).min(62.0);
        let bar = Rect::from_min_max(pos2(left + 18.0, y - 4.0), pos2(left + width - room - 8.0, y + 4.0));
        draw_score_bar(brush, bar, *score, most);
        let face = typeface::SMALL_NOTE;
        brush.fit(pos2(left + width - room - 2.0, y), Align2::LEFT_CENTER, &note, face, room - 8.0);
    }
}

/// The opponents of a game from the weakest to the strongest, people last.
fn draw_by_opponent(brush: &Brush, seen: &JourneyData<'_>, statistics: &Statistics, game: GameId, area: Rect) {
    let localised = seen.localised;
    let name = localised.game_title(game);
    let mut y = draw_heading(brush, &localised.with("journey-by-opponent", "game", name), area);
    let all: Vec<&str> = levels(game).iter().map(|level| level.id).collect();
    let place = |who: &str| all.iter().position(|level| *level == who).unwrap_or(all.len());
    let mut rows: Vec<(&str, ResultCounts)> = statistics
        .by_opponent
        .iter()
        .filter(|((of, _), _)| *of == game)
        .map(|((_, who), score)| (who.as_str(), *score))
        .collect();
    rows.sort_by_key(|(who, _)| place(who));
    let first = rows.len().saturating_sub(OPPONENTS);
    let rows = &rows[first..];
    let most = rows.iter().map(|(_, score)| score.count()).max().unwrap_or(1);
    let step = ((area.bottom() - y) / OPPONENTS as f32).min(34.0);
    let (name_width, note_width) = (area.width() * 0.24, area.width() * 0.16);
    for (who, score) in rows {
        let name = if *who == Who::HUMAN { localised.text("profile-people") } else { localised.level(who).0 };
        brush.fit(pos2(area.left(), y + 2.0), Align2::LEFT_CENTER, &name, typeface::BODY, name_width - 12.0);
        let bar = Rect::from_min_max(pos2(area.left() + name_width, y - 3.0), pos2(area.right() - note_width, y + 7.0));
        draw_score_bar(brush, bar, *score, most);
        let arguments = [("won", score.won.into()), ("count", score.count().into())];
        let note = localised.format("journey-won-of", &arguments);
        let face = typeface::SMALL_NOTE;
        brush.fit(pos2(area.right(), y + 2.0), Align2::RIGHT_CENTER, &note, face, note_width - 8.0);
        y += step;
    }
}

/// Every creature with what it removed above the line and how often it was removed below; at the foot the matches in
/// which it was on the own side, won and lost.
fn draw_by_creature(brush: &Brush, seen: &JourneyData<'_>, statistics: &Statistics, area: Rect) {
    if statistics.by_creature.is_empty() {
        return;
    }
    let localised = seen.localised;
    let top = draw_heading(brush, &localised.text("journey-by-creature"), area);
    let foot = area.with_min_y(area.bottom() - OF_CREATURE);
    let area = area.with_max_y(foot.top());
    let matches = statistics.by_creature.values().map(|creature| creature.score.count()).max().unwrap_or(1);
    let count = statistics.by_creature.len() as f32;
    let step = area.width() / count;
    let most =
        statistics.by_creature.values().map(|creature| creature.kills.max(creature.deaths)).max().unwrap_or(1).max(1);
    let radius = (step * 0.3).clamp(12.0, 20.0);
    let middle = f32::midpoint(top, area.bottom() - 8.0);
    let reach = ((area.bottom() - 8.0 - top) / 2.0 - radius - 26.0).max(14.0);
    for (place, (kind, creature)) in statistics.by_creature.iter().enumerate() {
        let x = area.left() + step * (place as f32 + 0.5);
        let name = localised.locale().text(&format!("creature-{kind}-name"));
        let token = Token {
            seat: Seat::FIRST,
            kind,
            name: &name,
            portrait: seen.portraits.texture_of(kind),
            alive: true,
            lit: 0.4,
        };
        for (number, way, colour) in [(creature.kills, -1.0, ICE), (creature.deaths, 1.0, AMBER)] {
            let from = pos2(x, middle + way * (radius + 5.0));
            let to = from + vec2(0.0, way * reach * number as f32 / most as f32);
            if number > 0 {
                brush.ray(from, to, 9.0, colour, &[(0.0, 0.35), (1.0, 0.95)]);
            }
            let face = typeface::SMALL_NOTE.coloured(if number > 0 { INK } else { INK_QUIET });
            brush.centre(to + vec2(0.0, way * 10.0), number.to_string(), face);
        }
        brush.token(pos2(x, middle), radius, &token);
        let bar = Rect::from_min_size(pos2(x - step * 0.42, foot.top() + 4.0), vec2(step * 0.84, 5.0));
        draw_score_bar(brush, bar, creature.score, matches);
        let arguments = [("won", creature.score.won.into()), ("count", creature.score.count().into())];
        let note = localised.format("journey-won-of", &arguments);
        brush.fit(pos2(x, foot.bottom() - 4.0), Align2::CENTER_CENTER, &note, typeface::NOTE.sized(14.0), step - 4.0);
    }
}

/// Attacks against what could be expected, and decisions against luck.
fn draw_by_luck(brush: &Brush, seen: &JourneyData<'_>, statistics: &Statistics, area: Rect) {
    let (own, others) = (&statistics.attacks, &statistics.attacked);
    if own.count + others.count == 0 {
        return;
    }
    let localised = seen.localised;
    let mut y = draw_heading(brush, &localised.text("journey-by-luck"), area);
    let room = area.bottom() - y;
    let step = (room / 5.0).min(46.0);
    for (id, attacks, colour) in [("journey-attacks", own, ICE), ("journey-attacked", others, AMBER)] {
        draw_kills(
            brush,
            seen,
            id,
            attacks,
            colour,
            Rect::from_min_size(pos2(area.left(), y), vec2(area.width(), step)),
        );
        y += step;
    }
    let luck = own.luck() - others.luck();
    let values = [("journey-decisions", own.worth() - others.worth()), ("journey-luck", luck)];
    let most = values.iter().map(|(_, value)| value.abs()).fold(1.0, f64::max);
    for (id, value) in values {
        let rect = Rect::from_min_size(pos2(area.left(), y), vec2(area.width(), step));
        draw_balance(brush, seen, id, value, most, rect);
        y += step;
    }
    if statistics.duels.count() > 0 {
        let label = localised.text("journey-duels");
        brush.fit(pos2(area.left(), y + 4.0), Align2::LEFT_CENTER, &label, typeface::BODY, area.width() * 0.33);
        let bar = Rect::from_min_max(
            pos2(area.left() + area.width() * 0.36, y - 2.0),
            pos2(area.right() - area.width() * 0.2, y + 10.0),
        );
        draw_score_bar(brush, bar, statistics.duels, statistics.duels.count());
        let arguments = [("won", statistics.duels.won.into()), ("count", statistics.duels.count().into())];
        let note = localised.format("journey-won-of", &arguments);
        brush.right(pos2(area.right(), y + 4.0), note, typeface::SMALL_NOTE);
    }
}

/// Kills per attack as a bar, with a tick at what was to be expected.
fn draw_kills(brush: &Brush, seen: &JourneyData<'_>, id: &str, attacks: &Attacks, colour: Color32, rect: Rect) {
    let localised = seen.localised;
    let y = rect.top() + 4.0;
    let label = localised.with(id, "count", attacks.count);
    brush.fit(pos2(rect.left(), y), Align2::LEFT_CENTER, &label, typeface::BODY, rect.width() * 0.33);
    if attacks.count == 0 {
        return;
    }
    let share = |kills: f64| (kills / f64::from(attacks.count)) as f32;
    let (was, expected) = (share(f64::from(attacks.outcomes[0])), share(attacks.expected_kills));
    let bar = Rect::from_min_max(
        pos2(rect.left() + rect.width() * 0.36, y - 5.0),
        pos2(rect.right() - rect.width() * 0.2, y + 5.0),
    );
    let at = |share: f32| pos2(bar.left() + bar.width() * share.clamp(0.0, 1.0), y);
    brush.ray(at(0.0), at(1.0), 10.0, INK, &[(0.0, 0.1), (1.0, 0.1)]);
    brush.ray(at(0.0), at(was.max(0.004)), 10.0, colour, &[(0.0, 0.5), (1.0, 0.95)]);
    let tick = at(expected);
    brush.line(&[tick - vec2(0.0, 9.0), tick + vec2(0.0, 9.0)], 2.0, INK);
    let note = localised.with("journey-kills", "share", localised.percent(f64::from(was), 0));
    brush.fit(pos2(rect.right(), y), Align2::RIGHT_CENTER, &note, typeface::SMALL_NOTE, rect.width() * 0.19);
}

/// A number of creatures to one or the other side of a middle.
fn draw_balance(brush: &Brush, seen: &JourneyData<'_>, id: &str, value: f64, most: f64, rect: Rect) {
    let y = rect.top() + 4.0;
    let label = seen.localised.text(id);
    brush.fit(pos2(rect.left(), y), Align2::LEFT_CENTER, &label, typeface::BODY, rect.width() * 0.33);
    let bar = Rect::from_min_max(
        pos2(rect.left() + rect.width() * 0.36, y - 5.0),
        pos2(rect.right() - rect.width() * 0.2, y + 5.0),
    );
    let middle = bar.center().x;
    brush.ray(pos2(bar.left(), y), pos2(bar.right(), y), 10.0, INK, &[(0.0, 0.1), (1.0, 0.1)]);
    let x = middle + bar.width() / 2.0 * (value / most) as f32;
    let colour = if value < 0.0 { AMBER } else { ICE };
    if (x - middle).abs() > 0.5 {
        brush.ray(pos2(middle, y), pos2(x, y), 10.0, colour, &[(0.0, 0.5), (1.0, 0.95)]);
    }
    brush.line(&[pos2(middle, y - 9.0), pos2(middle, y + 9.0)], 1.4, INK_SOFT);
    let sign = if value > 0.05 { "+" } else { "" };
    let note = format!("{sign}{}", seen.localised.decimal(value, 1));
    brush.right(pos2(rect.right(), y), note, typeface::SMALL_NOTE.coloured(INK));
}
