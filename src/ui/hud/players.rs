//! The players. At a table of two the far one is at the top left, the near one at the bottom left; where more play,
//! every seat but the near one has a row at the top left, in turn order. The side whose turn it is carries the beam;
//! the words that say so, and what is left of the turn, stand below the far player and above the near one.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Align2, Pos2, Rect, pos2, vec2},
};

use super::{HudData, chess_clocks, evaluation_bar, layout::Layout, near_seat};
use crate::ui::{
    input::{Hand, aim},
    localised_text::LocalisedText,
    theme::{prelude::*, surface, token::Token},
};
use holochess_record::Who;
use holochess_rules::{PieceId, Seat, Tally, ToAct};
use holochess_session::{MatchPhase, PersonRating, PuzzleState};

/// The distance between two tokens, in points.
const TOKEN_STEP: f32 = 58.0;
/// A player with at most this many pieces has a token for each.
const MOST_TOKENS: usize = 4;

/// A player who has finished fewer matches of a game than this is told what wins it.
const NEW_PLAYER_MATCHES: u32 = 3;

/// What wins, for a person alone against computers, in the person's first matches of the game.
fn goal_text(hud: &HudData, rating: &PersonRating) -> Option<String> {
    let game = hud.shown.game();
    let is_new = rating.strength(game).1 < NEW_PLAYER_MATCHES;
    let chooses = hud.game.human_to_choose().is_some() && hud.game.only_human().is_some();
    let plays =
        hud.turn_of().is_some() && hud.game.lesson().is_none() && hud.game.puzzle().is_none() && !hud.looks_back();
    let goes_on = hud.shown.duel.is_none() && hud.shown.verdict.is_none();
    (is_new && chooses && plays && goes_on).then(|| hud.localised.text(&format!("goal-{}", game.id())))
}

/// Draws all players, and whose turn it is.
pub(super) fn draw(
    mut contexts: EguiContexts,
    hud: HudData,
    rating: Res<PersonRating>,
    mut hand: ResMut<Hand>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let ui = hud.sheet(context, "hud.players");
    let screen = ui.max_rect();
    let brush = Brush::new(&ui);
    let near = hud.near.0;
    let layout = hud.layout(screen);
    // A lesson that waits, waits for its reader, not for the player whose turn it is.
    let active = if hud.lesson_waits() { Some(near) } else { hud.turn_of().or_else(|| hud.placer()) };
    let others: Vec<Seat> = near_seat::others(near, hud.seats()).collect();
    if let [far] = others[..] {
        draw_far_block(&ui, &brush, &hud, far, layout.far, active == Some(far), &mut hand);
    } else {
        for (place, seat) in others.iter().copied().enumerate() {
            draw_player_row(&brush, &hud, seat, layout.other(place), active == Some(seat));
            surface::cover(&ui, layout.other(place));
        }
    }
    if active.is_none_or(|seat| seat == near) {
        brush.beam(0.0, 400.0, screen.bottom() - 108.0, 96.0, palette::side(near), 0.9);
    }
    // At a table of more than two the far ones have rows, in which there is no room for it.
    if others.len() == 1 && awaited(&hud) == others.first().copied() {
        let place = layout.far_turn;
        let room = beside_clock(&hud, place.width());
        let lines = Lines { at: place.left_top() + vec2(0.0, 17.0), size: 28.0, below: 30.0, room };
        draw_turn(&brush, &hud, lines, None);
    } else {
        let (place, size) = (layout.turn, typeface::STATEMENT.size);
        let room = beside_clock(&hud, place.width());
        let lines = Lines { at: place.left_center(), size, below: 37.0, room };
        let goal = goal_text(&hud, &rating);
        // A third line takes its room from the distances between the first two.
        let lines = if goal.is_some() { Lines { at: lines.at - vec2(0.0, 8.0), below: 33.0, ..lines } } else { lines };
        draw_turn(&brush, &hud, lines, goal.as_deref());
    }
    if let [far] = others[..] {
        chess_clocks::draw(&brush, &hud, near, layout.turn, 28.0);
        chess_clocks::draw(&brush, &hud, far, layout.far_turn.with_max_y(layout.far_turn.top() + 34.0), 28.0);
    }
    draw_near_block(&ui, &brush, &hud, near, &layout, active == Some(near), &mut hand);
    Ok(())
}

/// The room for texts on a line on which a clock may stand.
fn beside_clock(hud: &HudData, width: f32) -> f32 {
    if hud.chess_clock.is_some() && hud.seats() == 2 { width - chess_clocks::WIDTH - 12.0 } else { width }
}

/// The opponent at a table of two: name, level, and pieces or score.
fn draw_far_block(ui: &egui::Ui, brush: &Brush, hud: &HudData, seat: Seat, area: Rect, active: bool, hand: &mut Hand) {
    if active {
        brush.beam(0.0, 360.0, area.top() + 104.0, 80.0, palette::side(seat), 0.95);
    }
    let (at, face) = (pos2(area.left() + 20.0, area.top() + 20.0), typeface::NAME.coloured(palette::side(seat)));
    let role = role_text(hud, seat);
    let beside = if role.is_empty() { 0.0 } else { brush.width(&role, typeface::BODY) + 12.0 };
    let room = area.right() - at.x - beside;
    let name = brush.fit(at, Align2::LEFT_CENTER, &hud.name(seat), face, room);
    brush.seat_mark(at - vec2(14.0, 0.0), 6.0, seat);
    brush.left(pos2(name.right() + 12.0, at.y + 2.0), role, typeface::BODY);
    let mut ground = Rect::from_min_max(area.min, pos2(name.right() + beside, area.bottom() - 8.0));
    let middle = pos2(area.left(), area.top() + 68.0);
    let right = draw_pieces(ui, brush, hud, seat, middle, active, hand);
    let tally = tally_text(&hud.localised, hud.standings.tally(seat), hud.pieces_of(seat).count());
    if !tally.is_empty() && !shows_tokens(hud, seat) {
        let face = typeface::BODY.coloured(INK);
        let at = pos2(right + 8.0, middle.y);
        let written = brush.fit(at, Align2::LEFT_CENTER, &tally, face, area.right() - right - 8.0);
        ground = ground.with_max_x(ground.right().max(written.right()));
    }
    let ground = ground.with_max_x(ground.right().max(right));
    brush.ground(ground, 0.45);
    surface::cover(ui, ground);
}

/// The near player: pieces or score, and the name.
fn draw_near_block(
    ui: &egui::Ui,
    brush: &Brush,
    hud: &HudData,
    seat: Seat,
    layout: &Layout,
    active: bool,
    hand: &mut Hand,
) {
    let middle = layout.near.bottom() - 34.0;
    // Where the line above tells of all turns, the clock stands here.
    let has_clock = hud.chess_clock.is_some() && hud.seats() > 2;
    let area = if has_clock { layout.near.with_max_x(layout.near.right() - chess_clocks::WIDTH) } else { layout.near };
    if has_clock {
        let room = Rect::from_min_max(pos2(area.right(), middle - 18.0), pos2(layout.near.right(), middle + 18.0));
        chess_clocks::draw(brush, hud, seat, room, 28.0);
    }
    let right = draw_pieces(ui, brush, hud, seat, pos2(area.left(), middle), active, hand);
    let after = right + 6.0;
    let tokens = Rect::from_min_max(pos2(area.left(), middle - 18.0), pos2(right, middle + 18.0));
    let pieces_and = |written: Rect| tokens.union(written);
    let face = typeface::BODY.coloured(palette::side(seat));
    if shows_tokens(hud, seat) {
        brush.seat_mark(pos2(after, middle), 6.0, seat);
        let at = pos2(after + 14.0, middle);
        let written = draw_near_name(brush, hud, seat, hud.name(seat), at, face, area.right());
        brush.ground(pieces_and(written), 0.45);
        surface::cover(ui, pieces_and(written));
        return;
    }
    let chance = hud.chance_in_rows(seat).map(|chance| evaluation_bar::judged(&hud.localised, chance));
    let name = match chance {
        Some(chance) => format!("{} · {chance}", hud.name(seat)),
        None => hud.name(seat),
    };
    let tally = tally_text(&hud.localised, hud.standings.tally(seat), hud.pieces_of(seat).count());
    let standing = hud.standings.place(seat).map(|place| hud.localised.with("hud-place", "place", place));
    let tally = standing.into_iter().chain((!tally.is_empty()).then_some(tally)).collect::<Vec<_>>().join(" · ");
    let rise = if tally.is_empty() { 0.0 } else { 12.0 };
    brush.seat_mark(pos2(after, middle - rise), 6.0, seat);
    let written = draw_near_name(brush, hud, seat, name, pos2(after + 14.0, middle - rise), face, area.right());
    let below = brush.fit(
        pos2(after - 6.0, middle + rise),
        Align2::LEFT_CENTER,
        &tally,
        typeface::BODY.coloured(INK),
        area.right() - after + 6.0,
    );
    brush.ground(pieces_and(written.union(below)), 0.45);
    surface::cover(ui, pieces_and(written.union(below)));
}

/// Writes the name of the near player, and behind it that a computer plays: one does where computers are watched, or
/// the other seat is looked from. Returns where it stands.
fn draw_near_name(brush: &Brush, hud: &HudData, seat: Seat, name: String, at: Pos2, face: Face, right: f32) -> Rect {
    let role = Some(role_text(hud, seat)).filter(|_| hud.seat(seat).who != Who::Human);
    let room = right - at.x;
    // A long name takes the room: the colour of its seat says enough.
    let beside = |role: &String| brush.width(&name, face) + 12.0 + brush.width(role, typeface::BODY) <= room;
    let role = role.filter(beside);
    let written = brush.fit(at, Align2::LEFT_CENTER, &name, face, room);
    let Some(role) = role else { return written };
    written.union(brush.left(pos2(written.right() + 12.0, at.y), role, typeface::BODY))
}

/// The row of one of several other players: sign, name, progress, pieces home, and steps to go or place.
fn draw_player_row(brush: &Brush, hud: &HudData, seat: Seat, area: Rect, active: bool) {
    let colour = palette::side(seat);
    let (y, left) = (area.center().y, area.left());
    let whole = area;
    let area = if hud.chess_clock.is_some() { area.with_max_x(area.right() - chess_clocks::WIDTH) } else { area };
    if active {
        brush.beam(0.0, 360.0, area.bottom() - 3.0, 30.0, colour, 0.85);
    }
    let tally = hud.standings.tally(seat);
    let plays = tally.place.is_none();
    brush.ground(whole, 0.6);
    chess_clocks::draw(brush, hud, seat, whole, 19.0);
    brush.seat_mark(pos2(left + 8.0, y), if active { 7.5 } else { 6.0 }, seat);
    let weight = if active { Weight::Bold } else { Weight::Medium };
    let face = typeface::BODY.weighing(weight).coloured(palette::mix(colour, INK, if active { 0.4 } else { 0.0 }));
    let name = hud.name(seat);
    brush.faded(if plays || active { 1.0 } else { 0.6 }).fit(
        pos2(left + 24.0, y),
        Align2::LEFT_CENTER,
        &name,
        face,
        116.0,
    );
    let number = typeface::BODY.weighing(Weight::Medium).coloured(if active { INK } else { INK_SOFT });
    let all = hud.pieces_of(seat).count();
    if let Some(home) = tally.home {
        let track = Rect::from_min_size(pos2(left + 148.0, y - 3.0), vec2(60.0, 6.0));
        brush.share_bar(track, f32::from(home) / all.max(1) as f32, colour);
        let text = format!("{home}/{all}");
        brush.fit(pos2(left + 252.0, y), Align2::RIGHT_CENTER, &text, number, 40.0);
    }
    // A player who has finished has no steps to go; with the evaluation bar on, the chance stands here.
    let last = if let Some(place) = tally.place {
        Some(hud.localised.with("hud-place", "place", place))
    } else if let Some(chance) = hud.chance_in_rows(seat) {
        Some(evaluation_bar::judged(&hud.localised, chance))
    } else {
        tally.to_go.map(|steps| hud.localised.with("hud-steps-short", "steps", steps))
    };
    let standing = hud.standings.place(seat).map(|place| hud.localised.with("hud-place", "place", place));
    let room = if standing.is_some() { 48.0 } else { area.right() - left - 262.0 };
    if let Some(text) = last {
        let face = if plays { number } else { number.coloured(colour) };
        brush.fit(pos2(left + 262.0, y), Align2::LEFT_CENTER, &text, face, room);
    }
    if let Some(standing) = standing {
        let face = typeface::SMALL_NOTE.coloured(INK_SOFT);
        brush.fit(pos2(area.right() - 2.0, y), Align2::RIGHT_CENTER, &standing, face, 26.0);
    }
}

/// Whether each piece of this seat has a token.
fn shows_tokens(hud: &HudData, seat: Seat) -> bool {
    hud.pieces_of(seat).count() <= MOST_TOKENS
}

/// A player's score in words, where tokens do not show it.
pub(super) fn tally_text(localised: &LocalisedText, tally: Tally, all: usize) -> String {
    let mut parts = Vec::new();
    if let Some(place) = tally.place {
        parts.push(localised.with("hud-place", "place", place));
    }
    if let Some(home) = tally.home {
        parts.push(localised.format("hud-home", &[("home", home.into()), ("all", all.into())]));
    }
    if let Some(steps) = tally.to_go.filter(|_| tally.place.is_none()) {
        // In games where pieces come home, the steps are those of the whole army; otherwise those of the pawn nearest
        // to a goal.
        let id = if tally.home.is_some() { "hud-steps" } else { "hud-steps-to-goal" };
        parts.push(localised.with(id, "steps", steps));
    }
    parts.join(" · ")
}

/// What kind of player it is: a person, or which level.
fn role_text(hud: &HudData, seat: Seat) -> String {
    match &hud.seat(seat).who {
        // The perfect level searches until the solved game has been computed.
        Who::Computer(level)
            if hud.is_perfect(level)
                && let Some(done) = hud.solved_game.progress() =>
        {
            hud.localised.with("ui-solving-player", "share", hud.localised.percent(f64::from(done), 0))
        }
        Who::Computer(_) => hud.localised.text("ui-role-computer"),
        Who::Human => {
            let numbered = hud.localised.seat_name(seat);
            if hud.name(seat) == numbered { String::new() } else { numbered }
        }
    }
}

/// A player's pieces as tokens, the lost ones crossed out; if there are many, one token for all. Pointing at a token
/// shows its card; pressing the token of a piece to be placed picks it. Returns the x at which the tokens end.
fn draw_pieces(
    ui: &egui::Ui,
    brush: &Brush,
    hud: &HudData,
    seat: Seat,
    at: Pos2,
    active: bool,
    hand: &mut Hand,
) -> f32 {
    let own: Vec<PieceId> = hud.pieces_of(seat).collect();
    let lit = if active { 1.0 } else { 0.4 };
    let token = |piece: PieceId, centre: Pos2, alive: bool| {
        let figure = hud.figures.figure(&hud.shown, piece);
        let Some(creature) = figure.creature() else { return false };
        let name = hud.piece_name(piece);
        let portrait = hud.portraits.texture_on_side(creature, seat);
        brush.token(centre, 23.0, &Token { seat, kind: creature, name: &name, portrait, alive, lit });
        true
    };
    if own.len() > MOST_TOKENS {
        // One token stands for all pieces.
        let centre = at + vec2(24.0, 0.0);
        let is_drawn = own.first().is_some_and(|piece| token(*piece, centre, true));
        if !is_drawn {
            brush.glow(centre, vec2(60.0, 60.0), palette::side(seat), 0.18 + 0.22 * lit);
            brush.seat_mark(centre, 13.0, seat);
        }
        return at.x + TOKEN_STEP;
    }
    let table = hud.game.table();
    let placeable = if hud.director.is_busy() { Vec::new() } else { aim::placeable(table) };
    for (index, piece) in own.iter().copied().enumerate() {
        let centre = at + vec2(24.0 + index as f32 * TOKEN_STEP, 0.0);
        let alive = !hud.shown.lost().contains(&piece);
        if !token(piece, centre, alive) {
            let mark = brush.faded(if alive { 1.0 } else { 0.35 });
            mark.seat_mark(centre, 10.0, seat);
        }
        if hand.placing == Some(piece) && placeable.contains(&piece) {
            brush.glow(centre, vec2(40.0, 40.0), palette::side(seat), 0.45);
            brush.chevrons(centre - vec2(0.0, 38.0), 10.0, INK, 1.0, 1);
        }
        let rect = Rect::from_center_size(centre, vec2(TOKEN_STEP - 4.0, 54.0));
        let kind = hud.shown.piece(piece).kind;
        // Pieces of one kind are told apart by number.
        let is_one_of_many = own.iter().filter(|other| hud.shown.piece(**other).kind == kind).count() > 1;
        let name = if is_one_of_many { format!("token.{}", piece.index()) } else { format!("token.{kind}") };
        let touched = surface::touch(ui, &name, rect, Reach::Pointer);
        describe(ui, touched.id, || {
            let called = hud.piece_name(piece);
            let called = if alive { called } else { hud.localised.with("ui-read-lost", "piece", called) };
            Accessible::button(called).enabled(placeable.contains(&piece))
        });
        if touched.hovered {
            hand.card = Some(piece);
        }
        if touched.pressed && placeable.contains(&piece) {
            hand.placing = Some(piece);
        }
    }
    at.x + TOKEN_STEP * own.len() as f32
}

/// The seat that has to decide next and is shown as such: `None` in a duel, after the end, and while an earlier moment
/// is shown.
fn awaited(hud: &HudData) -> Option<Seat> {
    let settled =
        hud.game.browsing().is_some() || hud.shown.verdict.is_some() || hud.shown.duel.is_some() || hud.lesson_waits();
    let table = hud.game.table();
    let chooser = match table.to_act() {
        ToAct::Choose(seat) if !hud.director.is_busy() && hud.turn_of().is_some() => Some(seat),
        _ => None,
    };
    let dealing = *hud.phase.get() == MatchPhase::Dealing;
    chooser.or_else(|| hud.turn_of()).or_else(|| hud.placer().filter(|_| !dealing)).filter(|_| !settled)
}

/// Where two lines are written: the first, the size of its letters, how far below it the second is, how long they may
/// be.
#[derive(Clone, Copy)]
struct Lines {
    at: Pos2,
    size: f32,
    below: f32,
    room: f32,
}

/// Whose turn it is, its actions where there are several, and what wins where that is said.
fn draw_turn(brush: &Brush, hud: &HudData, Lines { at, size, below, room }: Lines, goal: Option<&str>) {
    let near = hud.near.0;
    let localised = &hud.localised;
    if hud.lesson_waits() {
        let face = typeface::STATEMENT.sized(size).coloured(INK);
        brush.ground(brush.fit(at, Align2::LEFT_CENTER, &localised.text("ui-turn-lesson"), face, room), 0.6);
        return;
    }
    let Some(active) = hud.turn_of() else {
        let text = match hud.placer() {
            _ if *hud.phase.get() == MatchPhase::Dealing => localised.text("ui-turn-dealing"),
            Some(seat) if hud.game.only_human() == Some(seat) => localised.text("ui-turn-places-yours"),
            Some(seat) => localised.with("ui-turn-places", "name", hud.name(seat)),
            None => localised.text("ui-turn-placing"),
        };
        let colour = hud.placer().map_or(INK, |seat| palette::mix(palette::side(seat), INK, 0.35));
        let face = typeface::STATEMENT.sized(size).coloured(colour);
        brush.ground(brush.fit(at, Align2::LEFT_CENTER, &text, face, room), 0.6);
        return;
    };
    let table = hud.game.table();
    let looking_back = hud.game.browsing().is_some();
    // In the middle of a turn the other player may have to choose a push.
    let chooser = match table.to_act() {
        ToAct::Choose(seat) if !hud.director.is_busy() => Some(seat),
        _ => None,
    };
    let statement = if let Some(puzzle) = hud.game.puzzle() {
        localised.text(match puzzle.state() {
            PuzzleState::Open => "ui-puzzle-yours",
            PuzzleState::Solved => "ui-puzzle-solved",
            PuzzleState::Shown => "ui-puzzle-shown",
        })
    } else if hud.game.watching().is_some() {
        localised.text("watch-heading")
    } else if looking_back {
        localised.text("ui-turn-past")
    } else if hud.shown.verdict.is_some() {
        localised.text("ui-turn-over")
    } else if hud.shown.duel.is_some() {
        localised.text("ui-turn-duel")
    } else if let Some(seat) = chooser.filter(|seat| hud.is_computer(*seat) && hud.game.lesson().is_none()) {
        // In a lesson the opponent's moves are scripted, so “thinking” is not shown.
        localised.with("ui-turn-thinking", "name", hud.name(seat))
    } else if let Some(seat) = chooser.filter(|seat| *seat != active) {
        localised.with("ui-turn-pushes", "name", hud.name(seat))
    } else if active == near && hud.game.only_human() == Some(near) {
        localised.text("ui-turn-yours")
    } else {
        localised.with("ui-turn-of", "name", hud.name(active))
    };
    // In the colour of the seat it names; neutral after the end.
    let about = if hud.shown.verdict.is_some() { near } else { chooser.unwrap_or(active) };
    let colour = if about == near { INK } else { palette::mix(palette::side(about), INK, 0.35) };
    // With more than two players the sign tells who it is, without relying on colour.
    let signed = hud.seats() > 2 && !looking_back && hud.shown.verdict.is_none();
    let sign = if signed { 25.0 } else { 0.0 };
    if signed {
        brush.seat_mark(at + vec2(8.0, 0.0), 7.0, active);
    }
    let face = typeface::STATEMENT.sized(size).coloured(colour);
    let written = brush.fit(at + vec2(sign, 0.0), Align2::LEFT_CENTER, &statement, face, room - sign);
    let written = written.with_min_x(at.x);
    brush.ground(written, 0.6);
    if let Some((seat, share)) =
        hud.computer_players.thinking().filter(|(seat, share)| chooser == Some(*seat) && *share > 0.04)
    {
        // How much of the longest time has gone by.
        let (y, right) = (at.y + 0.6 * size, at.x + written.width());
        brush.rule(at.x, right, y, INK, 0.18);
        let head = at.x + written.width() * share;
        brush.ray(pos2(at.x, y), pos2(head, y), 2.0, palette::side(seat), &[(0.0, 0.3), (1.0, 1.0)]);
    }
    if let Some(goal) = goal {
        let face = typeface::SMALL_NOTE.coloured(INK);
        brush.ground(brush.fit(at + vec2(0.0, below + 22.0), Align2::LEFT_CENTER, goal, face, room), 0.85);
    }
    let number = localised.with("ui-turn-number", "turn", hud.shown.turn);
    let progress = table.progress();
    let all = progress.actions_a_turn;
    if looking_back || (all < 2 && hud.shown.verdict.is_none()) {
        brush.ground(brush.left(at + vec2(0.0, below), number, typeface::BODY), 0.6);
        return;
    }
    if hud.shown.verdict.is_some() || hud.shown.duel.is_some() {
        return;
    }
    // While the scene of an action runs, the rules are already one action ahead of the picture.
    let left = if hud.director.is_busy() { hud.actions_shown.left(all) } else { progress.actions_left };
    brush.action_bars(at + vec2(0.0, below), all, left, palette::side(active));
    let text =
        if left == 0 { number } else { format!("{} · {number}", localised.with("ui-turn-actions", "count", left)) };
    let beside = at + vec2(10.0 + 54.0 * f32::from(all), below);
    let written = brush.fit(beside, Align2::LEFT_CENTER, &text, typeface::BODY, at.x + room - beside.x);
    brush.ground(written.with_min_x(at.x), 0.7);
}
