//! The result: who won and why, how the chances changed and where, what the dice did, and the seed with which the dice
//! can be checked.

mod account;
mod graph;
mod numbers;
mod rematch;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Align2, Rect, pos2, vec2},
};

use self::{
    account::Account,
    graph::Picture,
    rematch::{play_again, text_before_rematch},
};
use crate::ui::{
    frame::{Draw, screen_sheet},
    games,
    localised_text::LocalisedText,
    navigation::{Reviewing, Screen, WayBack},
    notices::{Notices, Tone},
    overlay::{Overlay, Overlays},
    piece_names::spoken_name,
    preferences::Preferences,
    theme::{margin, prelude::*, surface},
};
use holochess_record::career::{Evening, EveningResult, evenings};
use holochess_record::narration::quiet_end;
use holochess_record::{Date, fresh_seed, live::LiveInput};
use holochess_rules::{Ending, GameId, Luck, Seat, Verdict, row::Aim};
use holochess_session::{
    AnalysisCancelled, AnalysisRequested, BrowseRequested, ChessClock, HintsPlayed, LiveTable, Match, MatchRequest,
    PersonRating, PostGameAnalysis, WantedClock,
};
use holochess_settings::{Speed, controls::Command};
use holochess_view::pieces::Armies;

/// What is said after a match that was more than a match: an evening of the journey, or the match of a day.
#[derive(Resource, Clone, Debug, Default)]
struct Afterwards {
    /// The evening, and whether it was won.
    evening: Option<(&'static Evening, EveningResult)>,
    /// The line to share.
    line: Option<String>,
    /// The date of a match of the day.
    day: Option<Date>,
    /// The time of the interface, in seconds, at which the page was drawn first.
    drawn_at: Option<f64>,
    /// How often the page has been drawn.
    frames: u32,
    /// Whether the match has just been decided: the winners on the board are looked at before the numbers.
    celebrates: bool,
    /// The time of the interface, in seconds, at which the person asked for the numbers by pressing something.
    hurried_at: Option<f64>,
}

impl Afterwards {
    /// Whether the page has been seen for too short a time for a press of a key to be meant for it.
    fn is_new(&self, now: f64) -> bool {
        self.drawn_at.is_some_and(|drawn| now < drawn + WAITS || self.frames < WAITS_FRAMES)
    }

    /// How far the numbers have come up, 0 to 1.
    fn revealed(&self, now: f64) -> f32 {
        if !self.celebrates {
            return 1.0;
        }
        let begins = self.drawn_at.map_or(now, |drawn| drawn + CELEBRATES);
        let begins = self.hurried_at.map_or(begins, |hurried| hurried.min(begins));
        palette::smooth(((now - begins) / REVEALS) as f32)
    }
}

/// Seconds for which the keys do not press the main command: a person who pressed Enter for hints until the end does
/// not lose the result by one press too many.
const WAITS: f64 = 1.2;
/// For so many frames they do not press it either: where a frame takes long, keys arrive that were pressed before the
/// first.
const WAITS_FRAMES: u32 = 6;

/// Seconds for which the board with its winners is seen before the numbers come, and for which they come.
const CELEBRATES: f64 = 2.8;
const REVEALS: f64 = 0.7;

/// Computes the numbers of the match and requests its analysis.
fn open_result(
    mut commands: Commands,
    preferences: Res<Preferences>,
    mut transitions: MessageReader<StateTransitionEvent<Screen>>,
    mut celebrated: Local<String>,
    game: Option<Res<Match>>,
    localised: Res<LocalisedText>,
    mut requests: MessageWriter<AnalysisRequested>,
) {
    let from_table = transitions.read().last().is_some_and(|now| now.exited == Some(Screen::Match));
    if let Some(game) = game {
        let seed = game.seed_hash();
        let is_new = std::mem::replace(&mut *celebrated, seed.clone()) != seed;
        let has_winner = game.table().verdict().is_some_and(|verdict| verdict.winner.is_some());
        let has_scenes = preferences.animation.speed != Speed::Off;
        let celebrates = from_table && is_new && has_winner && has_scenes;
        let day = Date::of_match(&game);
        let evening = evenings().iter().find_map(|evening| Some((evening, evening.result(&game)?)));
        let line = day.and_then(|day| super::daily_match::line_of(day, &game, &localised));
        commands.insert_resource(Afterwards { evening, line, day, celebrates, ..default() });
        commands.insert_resource(Account::from_record(&game));
        requests.write(AnalysisRequested);
    }
}

/// The seat whose view the result takes: the only person's.
fn own_seat(game: &Match) -> Option<Seat> {
    game.only_human()
}

/// The headline, and its colour.
fn headline(game: &Match, verdict: &Verdict, localised: &LocalisedText) -> (String, egui::Color32) {
    match (verdict.winner, own_seat(game)) {
        (None, _) => (localised.text("ui-result-draw"), INK_SOFT),
        (Some(winner), Some(own)) if winner == own => (localised.text("ui-result-victory"), palette::side(winner)),
        (Some(winner), Some(own)) => {
            // At tables of several the headline may be a place.
            let place = game.table().tally(own).place.filter(|place| *place > 1);
            let word = place.map(|place| localised.with("ui-result-came-in", "place", place));
            (word.unwrap_or_else(|| localised.text("ui-result-defeat")), palette::side(winner))
        }
        (Some(winner), None) => {
            let name = localised.player(winner, &game.setup().seats[winner.index()]);
            (localised.with("ui-result-wins", "name", name), palette::side(winner))
        }
    }
}

/// A text about an ending: the game's own, if it has one.
fn words_in(localised: &LocalisedText, id: &str, game: GameId) -> String {
    let own = format!("{id}-{}", game.id());
    if localised.has(&own) { own } else { id.to_owned() }
}

/// The scores of a match of several games, the winner's first.
fn score(verdict: &Verdict, winner: Seat) -> String {
    let others = (0..verdict.scores.len()).filter(|seat| *seat != winner.index());
    let scores = [winner.index()].into_iter().chain(others).filter_map(|seat| verdict.scores.get(seat));
    scores.map(u16::to_string).collect::<Vec<_>>().join("–")
}

/// Why the match is over, in a sentence.
fn reason(
    game: &Match,
    verdict: &Verdict,
    clock: Option<&ChessClock>,
    localised: &LocalisedText,
    armies: &Armies,
) -> String {
    let seats = &game.setup().seats;
    let name = |seat: Seat| localised.player(seat, &seats[seat.index()]);
    // Where only one other plays, that one has lost.
    let only_other = |winner: Seat| {
        let mut others = (0..seats.len()).map(Seat::new).filter(|seat| *seat != winner);
        others.next().filter(|_| others.next().is_none())
    };
    let loser = match verdict.ending {
        Ending::Resigned(loser) => Some(loser),
        _ => verdict.winner.and_then(only_other),
    };
    let loser = loser.map(name).unwrap_or_default();
    let winner = verdict.winner.map(name).unwrap_or_default();
    let id = match verdict.ending {
        Ending::Eliminated => "ui-why-eliminated",
        Ending::Duel => "ui-why-duel",
        Ending::Quiet | Ending::Cap if verdict.winner.is_some() => "ui-why-points",
        Ending::Quiet | Ending::Cap => "ui-why-level",
        Ending::Stuck if verdict.winner.is_some() => "ui-why-stuck-won",
        Ending::Stuck => "ui-why-stuck",
        // The record says that they resigned; that it was for time is known as long as the match is on the table.
        Ending::Resigned(seat) if clock.is_some_and(|clock| clock.has_fallen(seat)) => "ui-why-time",
        Ending::Resigned(_) => "ui-why-resigned",
        Ending::Agreed => "ui-why-agreed",
        Ending::Repetition => "ui-why-repetition",
        Ending::Line => "ui-why-line",
        Ending::Goal => "ui-why-goal",
        Ending::Captures => "ui-why-captures",
        Ending::Points => "ui-why-ahead",
        Ending::Broke => "ui-why-broke",
        Ending::Games if verdict.winner.is_some() => "ui-why-ahead",
        Ending::Games => "ui-why-even",
    };
    let id = words_in(localised, id, game.setup().game);
    let score = verdict.winner.map(|seat| score(verdict, seat)).unwrap_or_default();
    let table = game.table();
    // The one that is left at the end.
    let survivor = verdict.winner.and_then(|winner| {
        let mut standing = table.board().cells().filter_map(|cell| table.piece_at(cell));
        standing.find(|piece| table.pieces()[piece.index()].seat == winner)
    });
    let survivor = survivor.map(|piece| spoken_name(localised, armies, table, piece)).unwrap_or_default();
    let arguments = [
        ("winner", winner.into()),
        ("loser", loser.into()),
        ("score", score.into()),
        ("cap", if verdict.ending == Ending::Cap { "yes" } else { "no" }.into()),
        ("end", quiet_end(game.table()).into()),
        ("survivor", survivor.into()),
    ];
    let why = localised.format(&id, &arguments);
    // The turns of a row begin anew with every game.
    let row = game.table().row().filter(|row| row.aim() != Aim::Single);
    let turns = match row {
        Some(row) => localised.with("ui-result-games", "games", row.game()),
        None => localised.with("ui-result-turns", "turns", game.turn()),
    };
    let deal = (games::face_of(game.setup().game).of_start)(&*game.table_at(0), localised, &name);
    deal.map_or_else(|| format!("{why} {turns}"), |deal| format!("{why} {turns} {deal}"))
}

/// The requests that this screen can make.
#[derive(SystemParam)]
struct ResultRequests<'w> {
    way_back: Res<'w, WayBack>,
    next: ResMut<'w, NextState<Screen>>,
    reviewing: ResMut<'w, Reviewing>,
    notices: ResMut<'w, Notices>,
    matches: MessageWriter<'w, MatchRequest>,
    browses: MessageWriter<'w, BrowseRequested>,
    analyses: MessageWriter<'w, AnalysisRequested>,
    cancels: MessageWriter<'w, AnalysisCancelled>,
    /// The clock of the match that has ended, and that of the next.
    clock: Option<Res<'w, ChessClock>>,
    wanted_clock: ResMut<'w, WantedClock>,
    hints: Res<'w, HintsPlayed>,
    live: Res<'w, LiveTable>,
}

impl ResultRequests<'_> {
    /// Shows a moment of the match on the table.
    fn review(&mut self, moment: usize) {
        self.reviewing.0 = true;
        self.browses.write(BrowseRequested(Some(moment)));
        self.next.set(Screen::Match);
    }
}

#[expect(clippy::too_many_lines, reason = "the page from top to bottom")]
fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    armies: Res<Armies>,
    afterwards: Option<ResMut<Afterwards>>,
    game: Option<Res<Match>>,
    account: Option<Res<Account>>,
    post_game: Res<PostGameAnalysis>,
    person_rating: Res<PersonRating>,
    preferences: Res<Preferences>,
    mut overlays: ResMut<Overlays>,
    mut requests: ResultRequests,
) -> Result {
    let (Some(game), Some(account)) = (game, account) else { return Ok(()) };
    let Some(verdict) = game.table().verdict() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let ui = screen_sheet(context, "result", &overlays);
    let screen = ui.max_rect();
    let margin = margin(screen.width());
    let brush = Brush::new(&ui);
    let (width, height) = (screen.width(), screen.height());
    let now = ui.input(|input| input.time);
    let has_pressed = ui.input(|input| input.pointer.any_pressed())
        || [Command::Confirm, Command::Skip, Command::Back]
            .iter()
            .any(|command| frame_commands::pressed(ui.ctx(), *command));
    let afterwards = afterwards.map(|mut after| {
        let after = after.bypass_change_detection();
        after.drawn_at.get_or_insert(now);
        after.frames += 1;
        if has_pressed && after.hurried_at.is_none() {
            after.hurried_at = Some(now);
        }
        after.clone()
    });
    let afterwards = afterwards.unwrap_or_default();
    let revealed = afterwards.revealed(now);
    // The board with its winners stays bright until the numbers come.
    let ground = brush.faded(revealed);
    ground.dim(screen, 0.5);
    ground.scrim(Rect::from_min_max(pos2(0.0, height * 0.18), screen.max), Edge::Bottom, 1.0);
    // The board fades below the graph: an edge would cut through its pieces.
    ground.scrim(Rect::from_min_max(pos2(0.0, height * 0.46), pos2(width, height * 0.62)), Edge::Bottom, 0.75);
    ground.dim(Rect::from_min_max(pos2(0.0, height * 0.62), screen.max), 0.75);
    ground.scrim(Rect::from_min_size(screen.min, vec2(width * 0.7, height)), Edge::Left, 0.95);
    brush.scrim(Rect::from_min_size(screen.min, vec2(width, 260.0)), Edge::Top, 0.8);
    brush.scrim(Rect::from_min_max(pos2(0.0, height - 140.0), screen.max), Edge::Bottom, 0.9);
    let (word, colour) = headline(&game, verdict, &localised);
    brush.fit(pos2(margin - 3.0, 98.0), Align2::LEFT_CENTER, &word, typeface::VERDICT, width * 0.62);
    brush.beam(0.0, 620.0, 154.0, 120.0, colour, 1.0);
    brush.left(
        pos2(margin, 180.0),
        reason(&game, verdict, requests.clock.as_deref(), &localised, &armies),
        typeface::BODY.sized(19.0),
    );
    draw_afterwards(&ui, &brush, &localised, &afterwards, &mut requests);
    let mut numbers_ui = screen_sheet(context, "result.numbers", &overlays);
    numbers_ui.multiply_opacity(revealed);
    let fading = Brush::new(&numbers_ui);
    let at = pos2(margin, 206.0);
    let has_rating = numbers::draw_rating(&fading, &localised, at, &game, person_rating.last(), requests.hints.count());

    let own = own_seat(&game).unwrap_or(Seat::FIRST);
    let top = if has_rating { 262.0 } else { 244.0 };
    let below = height - 126.0 - numbers::height(game.setup().seats.len());
    let area = Rect::from_min_max(pos2(margin, top), pos2(width - margin, below - 34.0));
    let picture = Picture {
        localised: &localised,
        armies: &armies,
        game: &game,
        account: &account,
        post_game: &post_game,
        own,
        area,
    };
    let looked_at = if revealed > 0.0 { picture.draw(&numbers_ui) } else { None };
    let area = Rect::from_min_max(pos2(margin, below + 14.0), pos2(width - margin, height - 112.0));
    numbers::draw(&fading, &localised, &game, &account, &post_game, own, area);

    let enter = frame_commands::cap(ui.ctx(), Command::Confirm);
    let again = surface::touch(&ui, "result.rematch", action_rect(&brush, &localised, &enter, screen), Reach::First);
    // A press too many while the last scene is skipped begins no other match.
    let [confirms, skips] = [Command::Confirm, Command::Skip].map(|command| frame_commands::pressed(ui.ctx(), command));
    // The press that asks for the numbers asks for no other match either.
    let waits = skips || (confirms && (afterwards.is_new(now) || revealed <= 0.0));
    let again = surface::Touch { pressed: again.pressed && !waits, ..again };
    let label = localised.text("ui-result-rematch");
    let y = height - 46.0;
    let face = typeface::NAME;
    let word = brush.right(pos2(width - margin, y), &label, face.coloured(palette::mix(INK_SOFT, INK, again.glow)));
    let cap = brush.key_width(&enter);
    brush.key_cap(pos2(word.left() - cap - 10.0, y + 1.0), &enter, again.glow);
    brush.beam(width, word.left() - 200.0, y + 22.0, 70.0, ICE, 0.35 + 0.55 * again.glow);
    // Says before the press who will play which seat.
    let note = typeface::NOTE.coloured(palette::mix(INK_SOFT, INK, again.glow));
    if afterwards.evening.is_none() {
        brush.right(pos2(width - margin, y - 32.0), text_before_rematch(&game, &localised), note);
    }
    let is_looking = post_game.progress().is_some();
    let mut list = vec![
        KeyCommand::new("result.title", Command::Back, localised.text(requests.way_back.heading())),
        KeyCommand::new("result.review", Command::LookBack, localised.text("ui-result-review"))
            .enabled(!account.turns.is_empty()),
    ];
    if game.setup().luck() != Luck::Nothing {
        let fair = localised.text_at(game.setup().game, "ui-fair-heading");
        list.insert(0, KeyCommand::new("result.fair", Command::FairDice, fair));
    }
    if post_game.analysis().is_none() {
        let look = localised.text(if is_looking { "ui-result-stop-looking" } else { "ui-result-look" });
        list.insert(0, KeyCommand::new("result.look", Command::Look, look));
    }
    list.push(KeyCommand::new("result.rules", Command::Rulebook, localised.text("rulebook-heading")).unheard());
    let pressed = commands_from_right(&ui, pos2(word.left() - cap - 46.0, y), typeface::ACTION, &list);
    match pressed {
        Some(Command::Back) => {
            // The title screen follows as soon as the match is saved.
            requests.matches.write(MatchRequest::Leave);
        }
        Some(Command::LookBack) => requests.review(account.turns.len().saturating_sub(1)),
        Some(Command::FairDice) => overlays.open(Overlay::FairDice),
        Some(Command::Rulebook) => overlays.open(Overlay::Rules),
        Some(Command::Look) if is_looking => {
            requests.cancels.write(AnalysisCancelled);
        }
        Some(_) => {
            requests.analyses.write(AnalysisRequested);
        }
        None if again.pressed && afterwards.evening.is_some() => {
            let (evening, name) = (afterwards.evening, &game.setup().seats[0].name);
            let seed = fresh_seed().ok();
            match evening.and_then(|(evening, _)| evening.setup(name, seed?)) {
                Some(setup) => {
                    requests.matches.write(MatchRequest::Start(setup));
                    requests.next.set(Screen::Match);
                }
                None => requests.notices.say(localised.text("ui-setup-no-randomness"), Tone::Alarm),
            }
        }
        None if again.pressed && game.live().is_some() && requests.live.state().is_paused => {
            let left = localised.with("live-reason", "reason", "left");
            requests.notices.say(left, Tone::Refusal);
        }
        None if again.pressed && game.live().is_some() => {
            let people = (0..game.table().seats()).map(Seat::new).filter(|seat| game.is_human(*seat));
            for seat in people {
                requests.live.put(LiveInput::Again(seat));
                requests.notices.say(localised.text("live-asked-again"), Tone::Plain);
            }
        }
        None if again.pressed => play_again(&game, &localised, &person_rating, &preferences, &mut requests),
        None => {}
    }
    if let Some(moment) = looked_at {
        requests.review(moment);
    }
    Ok(())
}

/// What the opponent of an evening says, and the line of a match of the day, at the top on the right.
fn draw_afterwards(
    ui: &egui::Ui,
    brush: &Brush,
    localised: &LocalisedText,
    afterwards: &Afterwards,
    requests: &mut ResultRequests,
) {
    let screen = ui.max_rect();
    let (left, right) = (screen.width() * 0.64, screen.right() - margin(screen.width()));
    if let Some((evening, result)) = afterwards.evening {
        let words = localised.text(&format!("journey-{}.{}", evening.id, result.part()));
        let said = localised.with("journey-said", "words", words);
        let rect = Rect::from_min_max(pos2(left, 66.0), pos2(right, 138.0));
        let written = brush.wrap_right(rect, &said, typeface::PAGE.coloured(INK));
        let name = localised.level(&evening.opponent).0;
        brush.right(pos2(right, written.bottom() + 14.0), name, typeface::SMALL_NOTE.coloured(AMBER));
    }
    if let Some(day) = afterwards.day {
        let text = localised.with("ui-result-day", "date", localised.date(day));
        brush.left(pos2(margin(screen.width()), 40.0), text, typeface::SMALL_NOTE.coloured(AMBER));
    }
    if let Some(line) = &afterwards.line {
        let copy = [KeyCommand::new("result.share", Command::CopyResult, localised.text("day-copy"))];
        if commands_from_right(ui, pos2(right, 60.0), typeface::ACTION, &copy).is_some() {
            ui.ctx().copy_text(line.clone());
            requests.notices.say(localised.text("day-copied"), Tone::Plain);
        }
    }
}

/// The rectangle of the rematch command.
fn action_rect(brush: &Brush, localised: &LocalisedText, cap: &str, screen: Rect) -> Rect {
    let margin = margin(screen.width());
    let width = brush.width(&localised.text("ui-result-rematch"), typeface::NAME) + brush.key_width(cap) + 22.0;
    Rect::from_min_max(
        pos2(screen.right() - margin - width, screen.bottom() - 72.0),
        pos2(screen.right(), screen.bottom() - 18.0),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Result), open_result)
        .add_systems(EguiPrimaryContextPass, draw.in_set(Draw::Result).run_if(in_state(Screen::Result)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_winners_are_looked_at_before_the_numbers_come_unless_something_is_pressed() {
        let seen = Afterwards { celebrates: true, drawn_at: Some(10.0), ..default() };
        assert!(seen.revealed(10.0 + CELEBRATES) <= 0.0);
        assert!(seen.revealed(10.0 + CELEBRATES + REVEALS) >= 1.0);
        let hurried = Afterwards { hurried_at: Some(10.5), ..seen.clone() };
        assert!(hurried.revealed(10.5) <= 0.0 && hurried.revealed(10.5 + REVEALS) >= 1.0);
        let late = Afterwards { hurried_at: Some(60.0), ..seen };
        assert!(late.revealed(60.0) >= 1.0, "what is there stays");
        let looked_at_again = Afterwards { drawn_at: Some(10.0), ..default() };
        assert!(looked_at_again.revealed(10.0) >= 1.0);
    }

    #[test]
    fn the_winners_score_comes_first() {
        let verdict = Verdict { winner: Some(Seat::SECOND), scores: vec![1, 12], ending: Ending::Points };
        assert_eq!(score(&verdict, Seat::SECOND), "12–1");
    }
}
