//! The result: who won and why, how the match went, what the dice did, and the seed that lets anyone check them.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Align2, Key, Mesh, Order, Pos2, Rect, Shape, pos2, vec2},
};

use super::{Reviewing, Screen};
use crate::{
    record::{Keeper, MatchSetup, Who, fresh_seed},
    rules::{Ending, Event, PieceId, Seat, Verdict},
    session::{BrowseRequested, LeaveMatch, Match, StartMatch},
    ui::{
        notices::{Notices, Tone},
        overlay::Overlays,
        spoken::Spoken,
        stage::{Draw, sheet},
        theme::{MARGIN, dice_scale::signed, prelude::*, surface},
    },
};

/// A piece that fell, on the graph.
#[derive(Clone, Debug, PartialEq)]
struct Fall {
    after: usize,
    piece: PieceId,
    by: PieceId,
}

/// The match in numbers, counted once when it is over.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct Account {
    /// Player 1's share of the strength on the board, at the deal and after each decision.
    balance: Vec<f32>,
    falls: Vec<Fall>,
    /// The turn of each decision.
    turns: Vec<u32>,
    /// Attacks of each player, and how they ended in the order of [`Outcome::ALL`](crate::rules::Outcome::ALL).
    attacks: [[u32; 4]; 2],
    /// What the dice of each player came to beyond three and a half a die.
    luck: [f32; 2],
    left: [usize; 2],
    take_backs: usize,
}

impl Account {
    /// Counts a match.
    fn of(keeper: &Keeper) -> Self {
        let mut account = Self { take_backs: keeper.take_backs(), ..Self::default() };
        let table = keeper.table();
        let seat = |piece: PieceId| table.pieces()[piece.index()].seat.index();
        let strength =
            |piece: PieceId| table.pieces()[piece.index()].ratings.map_or(1.0, |r| f32::from(r.attack + r.defence));
        let mut total = [0.0_f32; 2];
        for index in 0..table.pieces().len() {
            let piece = PieceId(index as u8);
            total[seat(piece)] += strength(piece);
            if table.cell_of(piece).is_some() {
                account.left[seat(piece)] += 1;
            }
        }
        let share = |total: [f32; 2]| total[0] / (total[0] + total[1]).max(1.0);
        account.balance.push(share(total));
        for (index, entry) in keeper.decisions().iter().enumerate() {
            let mut rolling = None;
            for event in &entry.events {
                match event {
                    Event::Attacked { attacker, defender, .. } => rolling = Some([*attacker, *defender]),
                    Event::DuelBegan { pieces, .. } => rolling = Some(*pieces),
                    Event::Judged { outcome, .. } => {
                        if let Some([attacker, _]) = rolling {
                            account.attacks[seat(attacker)][*outcome as usize] += 1;
                        }
                    }
                    Event::Rolled(roll) | Event::Exchange(roll) => {
                        for (piece, faces) in rolling.into_iter().flatten().zip(&roll.hands) {
                            let sum: u32 = faces.iter().map(|face| u32::from(*face)).sum();
                            account.luck[seat(piece)] += sum as f32 - 3.5 * faces.len() as f32;
                        }
                    }
                    Event::Removed { piece, by, .. } => {
                        total[seat(*piece)] -= strength(*piece);
                        account.falls.push(Fall { after: index + 1, piece: *piece, by: *by });
                    }
                    _ => {}
                }
            }
            account.balance.push(share(total));
            account.turns.push(entry.turn);
        }
        account
    }
}

fn open(mut commands: Commands, game: Option<Res<Match>>) {
    if let Some(game) = game {
        commands.insert_resource(Account::of(game.keeper()));
    }
}

/// The seat through whose eyes the result is told: the only person's.
fn own_seat(game: &Match) -> Option<Seat> {
    game.only_human()
}

/// The great word, and its colour.
fn headline(game: &Match, verdict: &Verdict, spoken: &Spoken) -> (String, egui::Color32) {
    match (verdict.winner, own_seat(game)) {
        (None, _) => (spoken.text("ui-result-draw"), INK_SOFT),
        (Some(winner), Some(own)) if winner == own => (spoken.text("ui-result-victory"), palette::seat(winner)),
        (Some(winner), Some(_)) => (spoken.text("ui-result-defeat"), palette::seat(winner)),
        (Some(winner), None) => {
            let name = spoken.player(winner, &game.keeper().setup().seats[winner.index()]);
            (spoken.with("ui-result-wins", "name", name), palette::seat(winner))
        }
    }
}

/// Why it is over, in a sentence.
fn reason(game: &Match, verdict: &Verdict, spoken: &Spoken) -> String {
    let seats = &game.keeper().setup().seats;
    let name = |seat: Seat| spoken.player(seat, &seats[seat.index()]);
    let loser = verdict.winner.map(|winner| name(winner.opponent())).unwrap_or_default();
    let winner = verdict.winner.map(name).unwrap_or_default();
    let id = match verdict.ending {
        Ending::Eliminated => "ui-why-eliminated",
        Ending::Duel => "ui-why-duel",
        Ending::Quiet | Ending::Cap if verdict.winner.is_some() => "ui-why-points",
        Ending::Quiet | Ending::Cap => "ui-why-level",
        Ending::Stuck => "ui-why-stuck",
        Ending::Resigned(_) => "ui-why-resigned",
        Ending::Agreed => "ui-why-agreed",
        Ending::Repetition => "ui-why-repetition",
        Ending::Line | Ending::Goal => "ui-why-goal",
        Ending::Captures => "ui-why-captures",
        Ending::Points => "ui-why-ahead",
        Ending::Broke => "ui-why-broke",
        Ending::Games if verdict.winner.is_some() => "ui-why-ahead",
        Ending::Games => "ui-why-even",
    };
    let turn = game.keeper().table().progress().turn;
    let why = spoken.format(id, &[("winner", winner.into()), ("loser", loser.into())]);
    let turns = spoken.with("ui-result-turns", "turns", turn);
    format!("{why} {turns}")
}

fn draw(
    mut contexts: EguiContexts,
    spoken: Res<Spoken>,
    game: Option<Res<Match>>,
    account: Option<Res<Account>>,
    overlays: Res<Overlays>,
    mut reviewing: ResMut<Reviewing>,
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextState<Screen>>,
    mut leave: MessageWriter<LeaveMatch>,
    mut start: MessageWriter<StartMatch>,
    mut browses: MessageWriter<BrowseRequested>,
) -> Result {
    let (Some(game), Some(account)) = (game, account) else { return Ok(()) };
    let Some(verdict) = game.keeper().table().verdict() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let ui = sheet(context, "result", Order::Background, overlays.is_empty());
    let screen = ui.max_rect();
    let brush = Brush::of(&ui);
    let (width, height) = (screen.width(), screen.height());
    brush.dim(screen, 0.5);
    brush.scrim(Rect::from_min_max(pos2(0.0, height * 0.18), screen.max), Edge::Bottom, 1.0);
    brush.dim(Rect::from_min_max(pos2(0.0, height * 0.62), screen.max), 0.75);
    brush.scrim(Rect::from_min_size(screen.min, vec2(width * 0.7, height * 0.62)), Edge::Left, 0.95);
    let (word, colour) = headline(&game, verdict, &spoken);
    brush.fit(pos2(MARGIN - 3.0, 98.0), Align2::LEFT_CENTER, &word, typeface::VERDICT, width * 0.62);
    brush.beam(0.0, 620.0, 154.0, 120.0, colour, 1.0);
    brush.left(pos2(MARGIN, 180.0), reason(&game, verdict, &spoken), typeface::BODY.sized(19.0));

    let own = own_seat(&game).unwrap_or(Seat::FIRST);
    let top = 244.0;
    let below = height - 236.0;
    graph(
        &brush,
        &spoken,
        &game,
        &account,
        own,
        Rect::from_min_max(pos2(MARGIN, top), pos2(width - MARGIN, below - 34.0)),
    );
    numbers(
        &brush,
        &spoken,
        &game,
        &account,
        own,
        Rect::from_min_max(pos2(MARGIN, below + 14.0), pos2(width - MARGIN, below + 100.0)),
    );
    seed(&brush, &spoken, &game, pos2(MARGIN, height - 112.0));

    let (enter, esc) = (spoken.text("ui-key-enter"), spoken.text("ui-key-escape"));
    let again = surface::touch(&ui, "result.rematch", action_rect(&brush, &spoken, &enter, screen), Reach::First);
    let label = spoken.text("ui-result-rematch");
    let y = height - 46.0;
    let face = typeface::NAME;
    let word = brush.right(pos2(width - MARGIN, y), &label, face.coloured(palette::mix(INK_SOFT, INK, again.glow)));
    let cap = brush.key_width(&enter);
    brush.key_cap(pos2(word.left() - cap - 10.0, y + 1.0), &enter, again.glow);
    brush.beam(width, word.left() - 200.0, y + 22.0, 70.0, ICE, 0.35 + 0.55 * again.glow);
    let (review, leave_word) = (spoken.text("ui-result-review"), spoken.text("ui-result-title"));
    let list = [
        KeyCommand { name: "result.title", cap: &esc, key: Some(Key::Escape), label: &leave_word, enabled: true },
        KeyCommand {
            name: "result.review",
            cap: "R",
            key: Some(Key::R),
            label: &review,
            enabled: !account.turns.is_empty(),
        },
    ];
    match commands_from_right(&ui, pos2(word.left() - cap - 46.0, y), typeface::ACTION, &list) {
        Some(0) => {
            leave.write(LeaveMatch);
            next.set(Screen::Title);
        }
        Some(_) => {
            reviewing.0 = true;
            browses.write(BrowseRequested(Some(account.turns.len().saturating_sub(1))));
            next.set(Screen::Match);
        }
        None if again.pressed => match rematch(game.keeper().setup()) {
            Some(setup) => {
                if let Some(index) = setup.seats.iter().position(|seat| seat.who == Who::Human)
                    && setup.seats.iter().any(|seat| seat.who != Who::Human)
                {
                    let seat = spoken.text(if index == 0 { "ui-setup-seat-first" } else { "ui-setup-seat-second" });
                    notices.say(spoken.with("ui-result-swapped", "seat", seat), Tone::Plain);
                }
                start.write(StartMatch(setup));
                next.set(Screen::Match);
            }
            None => notices.say(spoken.text("ui-setup-no-randomness"), Tone::Alarm),
        },
        None => {}
    }
    Ok(())
}

/// Where the way to a rematch can be pressed.
fn action_rect(brush: &Brush, spoken: &Spoken, cap: &str, screen: Rect) -> Rect {
    let width = brush.width(&spoken.text("ui-result-rematch"), typeface::NAME) + brush.key_width(cap) + 22.0;
    Rect::from_min_max(
        pos2(screen.right() - MARGIN - width, screen.bottom() - 72.0),
        pos2(screen.right(), screen.bottom() - 18.0),
    )
}

/// The same match again with fresh dice and the seats changed.
fn rematch(setup: &MatchSetup) -> Option<MatchSetup> {
    let mut seats = setup.seats.clone();
    seats.reverse();
    let seed = fresh_seed().ok()?;
    Some(MatchSetup { game: setup.game, options: setup.options.clone(), seats, seed, position: setup.position.clone() })
}

/// The share of strength over the match, seen from `own`: above the middle it is ahead.
fn graph(brush: &Brush, spoken: &Spoken, game: &Match, account: &Account, own: Seat, area: Rect) {
    let value = |index: usize| {
        let share = account.balance[index];
        if own == Seat::FIRST { share } else { 1.0 - share }
    };
    let last = account.balance.len() - 1;
    let at = |index: usize| {
        let x = area.left() + area.width() * index as f32 / last.max(1) as f32;
        pos2(x, area.bottom() - area.height() * value(index))
    };
    let title = typeface::BODY.sized(18.0).weighing(Weight::Medium).coloured(INK);
    brush.left(pos2(area.left(), area.top() - 22.0), spoken.text("ui-result-balance"), title);
    let note = typeface::NOTE.sized(15.0).coloured(INK_SOFT);
    for percent in [0_u8, 25, 50, 75, 100] {
        let y = area.bottom() - area.height() * f32::from(percent) / 100.0;
        brush.rule(area.left(), area.right(), y, INK, if percent == 50 { 0.22 } else { 0.03 });
        brush.right(pos2(area.left() - 14.0, y), percent.to_string(), note);
    }
    let middle = area.center().y;
    let (mine, theirs) = (palette::seat(own), palette::seat(own.opponent()));
    let mut mesh = Mesh::default();
    let mut steps: Vec<Pos2> = vec![at(0)];
    for index in 1..=last {
        // Strength falls in steps, not in slopes.
        steps.push(pos2(at(index).x, at(index - 1).y));
        steps.push(at(index));
    }
    for pair in steps.windows(2) {
        let above = f32::midpoint(pair[0].y, pair[1].y) < middle;
        let colour = if above { mine } else { theirs };
        let depth = |point: Pos2| palette::light(colour, 0.05 + 0.3 * (middle - point.y).abs() / (area.height() / 2.0));
        let first = mesh.vertices.len() as u32;
        mesh.colored_vertex(pair[0], depth(pair[0]));
        mesh.colored_vertex(pair[1], depth(pair[1]));
        mesh.colored_vertex(pos2(pair[0].x, middle), palette::light(colour, 0.03));
        mesh.colored_vertex(pos2(pair[1].x, middle), palette::light(colour, 0.03));
        mesh.add_triangle(first, first + 1, first + 2);
        mesh.add_triangle(first + 2, first + 1, first + 3);
    }
    brush.shape(Shape::mesh(mesh));
    for pair in steps.windows(2) {
        let colour = if f32::midpoint(pair[0].y, pair[1].y) < middle { mine } else { theirs };
        brush.line(pair, 2.25, colour);
    }
    let end = at(last);
    brush.glow(end, vec2(40.0, 40.0), if end.y < middle { mine } else { theirs }, 0.6);
    brush.disc(end, 4.0, INK);
    let pieces = game.keeper().table().pieces();
    for (order, fall) in account.falls.iter().enumerate() {
        let point = at(fall.after);
        let by = pieces[fall.by.index()].seat;
        brush.kill_mark(point, 9.0, palette::seat(by), true);
        let name = spoken.with("ui-result-lost", "piece", spoken.piece(&pieces[fall.piece.index()]));
        let up = by == own;
        let shift = if order % 2 == 0 { 0.0 } else { 22.0 };
        let y = if up {
            (point.y - 24.0 - shift).max(area.top() + 8.0)
        } else {
            (point.y + 24.0 + shift).min(area.bottom() - 8.0)
        };
        let align = if point.x > area.right() - 160.0 { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER };
        let x = if align == Align2::RIGHT_CENTER { point.x - 14.0 } else { point.x + 14.0 };
        brush.write(pos2(x, y), align, name, typeface::NOTE.sized(15.0).coloured(INK_SOFT));
    }
    let y = area.bottom() + 20.0;
    let turns = account.turns.last().copied().unwrap_or(0);
    brush.left(pos2(area.left() - 8.0, y), spoken.text("ui-result-deal"), note);
    if let Some(half) = account.turns.get(account.turns.len() / 2) {
        brush.centre(pos2(at(account.turns.len() / 2).x, y), half.to_string(), note);
    }
    brush.right(pos2(area.right(), y), spoken.with("ui-turn-number", "turn", turns), note);
}

/// What there is to take away.
fn numbers(brush: &Brush, spoken: &Spoken, game: &Match, account: &Account, own: Seat, area: Rect) {
    let seats = &game.keeper().setup().seats;
    let pieces = game.keeper().table().pieces();
    let column = area.width() / 4.0;
    let order = [own, own.opponent()];
    let label = typeface::NOTE.coloured(INK_SOFT);
    let heading = |index: usize, id: &str| {
        brush.left(pos2(area.left() + column * index as f32, area.top()), spoken.text(id), label);
    };
    let row = |line: usize| area.top() + 31.0 + line as f32 * 32.0;
    heading(0, "ui-result-left");
    heading(1, "ui-result-attacks");
    heading(2, "ui-result-kills");
    heading(3, "ui-result-luck");
    for (line, seat) in order.into_iter().enumerate() {
        let y = row(line);
        let colour = palette::seat(seat);
        let value = |index: usize, text: String| {
            brush.left(pos2(area.left() + column * index as f32 + 18.0, y), text, typeface::FIGURE.sized(28.0));
        };
        for index in 0..4 {
            brush.seat_mark(pos2(area.left() + column * index as f32 + 5.0, y), 5.0, seat);
        }
        value(0, account.left[seat.index()].to_string());
        let name = typeface::BODY.coloured(colour);
        brush.fit(pos2(area.left() + 48.0, y), Align2::LEFT_CENTER, &seats[seat.index()].name, name, column - 70.0);
        let attacks = account.attacks[seat.index()];
        value(1, attacks.iter().sum::<u32>().to_string());
        let kills = account.falls.iter().filter(|fall| pieces[fall.by.index()].seat == seat).count();
        value(2, kills.to_string());
        let luck = account.luck[seat.index()].round() as i32;
        value(3, signed(luck));
    }
    if account.take_backs > 0 {
        let text = spoken.with("ui-result-take-backs", "count", account.take_backs as u32);
        brush.right(pos2(area.right(), area.top()), text, label);
    }
}

/// The seed, now that nobody can play with it any more, and the hash that was shown from the beginning.
fn seed(brush: &Brush, spoken: &Spoken, game: &Match, at: Pos2) {
    let keeper = game.keeper();
    let note = typeface::NOTE.sized(15.0);
    let Some(seed) = keeper.seed_if_over() else { return };
    let label = brush.left(at, spoken.text("ui-result-seed"), note);
    brush.left(pos2(label.right() + 10.0, at.y), seed.hex(), note.coloured(INK_SOFT));
    let y = at.y + 21.0;
    let label = brush.left(pos2(at.x, y), spoken.text("ui-result-hash"), note);
    brush.left(pos2(label.right() + 10.0, y), keeper.seed_hash(), note.coloured(INK_QUIET));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Result), open)
        .add_systems(EguiPrimaryContextPass, draw.in_set(Draw::Screen).run_if(in_state(Screen::Result)));
}
