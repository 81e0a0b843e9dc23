//! What is done at the table to bring it to a named state.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::{example_matches::attack, wanted::WantedState};
use crate::ui::{
    games::{ClashPictures, mid_match::longest_way, mid_match_named, with_clashes},
    input::{Hand, aim},
    navigation::{Reviewing, Screen},
    overlay::{Confirmation, Overlay, Overlays},
    theme::surface,
};
use holochess_players::analysis::Cause;
use holochess_rules::{Ending, Event, Seat, Verdict};
use holochess_session::{
    ActionRequested, BrowseRequested, Director, HintRequested, HintTask, Match, MatchPhase, PostGameAnalysis,
    SkipRequested,
};
use holochess_view::{boards, stage::CarriedPiece};

/// The steps after the match is on the table.
pub(super) fn prepare_table(
    wanted: Res<WantedState>,
    game: Option<Res<Match>>,
    director: Res<Director>,
    phase: Res<State<MatchPhase>>,
    mut hand: ResMut<Hand>,
    mut carried: ResMut<CarriedPiece>,
    mut overlays: ResMut<Overlays>,
    mut skips: MessageWriter<SkipRequested>,
    mut actions: MessageWriter<ActionRequested>,
    mut acted: Local<u32>,
) {
    let Some(game) = game else { return };
    if *phase.get() == MatchPhase::Dealing
        || (director.is_busy()
            && matches!(wanted.0.as_str(), "match" | "pause" | "push" | "question" | "hint" | "placing"))
    {
        skips.write(SkipRequested);
    }
    if director.is_busy() || game.human_to_choose().is_none() {
        return;
    }
    *acted += 1;
    let board = game.table().board();
    let of_clashes = with_clashes().map(|(_, shown)| shown);
    let cell = |of: fn(&ClashPictures) -> &'static str| of_clashes.and_then(|shown| board.cell(of(shown)));
    match wanted.0.as_str() {
        "pause" if *acted == 1 => overlays.open(Overlay::Pause),
        "question" if *acted == 1 => overlays.open(Overlay::Question(Confirmation::Resign)),
        "match" => {
            let own = aim::actors(game.table());
            hand.by_keyboard = true;
            hand.held = own.get(1).copied();
            let reach = aim::Reach::from_table(game.table(), hand.held, None);
            hand.focus = reach.destinations.get(reach.destinations.len() / 2).copied();
        }
        "odds" => {
            hand.by_keyboard = true;
            hand.held = cell(|shown| shown.from);
            hand.focus = cell(|shown| shown.to);
        }
        "attackers" => {
            hand.by_keyboard = true;
            hand.focus = cell(|shown| shown.to);
        }
        "drag" => {
            hand.held = cell(|shown| shown.from);
            hand.hovered = cell(|shown| shown.held_over);
            let piece = hand.held.and_then(|cell| game.table().piece_at(cell));
            let at = hand.hovered.map(|cell| boards::cell_centre(board.shape, cell));
            carried.set_if_neq(CarriedPiece(piece.zip(at)));
        }
        "lesson-answer" if *acted == 1 => {
            // It is legal and leads away from what the step is about.
            let wrong = of_clashes.map(|shown| game.table().read_action(shown.wrong_try));
            if let Some(Ok(action)) = wrong {
                actions.write(ActionRequested(action));
            }
        }
        "placing" if *acted == 1 => {
            actions.write(ActionRequested(game.table().actions()[0]));
        }
        name if mid_match_named(name).is_some() => {
            let Some((action, mut way)) = longest_way(game.table()) else { return };
            hand.by_keyboard = true;
            hand.held = aim::start_of(action);
            hand.focus = way.pop();
            if way.len() > 1 && mid_match_named(name).is_some_and(|shown| shown.walks) {
                hand.walked = way;
            }
        }
        "push" | "clash" if *acted == 1 => {
            if let Some(action) = attack(&game) {
                actions.write(ActionRequested(action));
            }
        }
        _ => {}
    }
}

/// Stops between two games of a row, when the end of one and the start of the next are announced.
pub(super) fn end_game(
    wanted: Res<WantedState>,
    game: Option<Res<Match>>,
    mut director: ResMut<Director>,
    mut told: Local<bool>,
) {
    let is_open = game.is_some_and(|game| game.human_to_choose().is_some()) && !director.is_busy();
    if wanted.0 == "interlude" && is_open && !*told {
        *told = true;
        let verdict = Verdict { winner: Some(Seat::FIRST), scores: vec![3, 0], ending: Ending::Line };
        let ended = Event::GameEnded { game: 3, verdict, scores: vec![5, 2] };
        director.play_alone([ended, Event::GameBegan { game: 4, first: Seat::new(1) }]);
    }
}

/// Requests a hint once and waits for its computation before the clock goes on.
pub(super) fn request_hint(
    wanted: Res<WantedState>,
    game: Option<Res<Match>>,
    director: Res<Director>,
    hint_task: Res<HintTask>,
    post_game: Res<PostGameAnalysis>,
    mut hints: MessageWriter<HintRequested>,
    mut asked: Local<bool>,
) {
    let is_open = !director.is_busy() && game.is_some_and(|game| game.human_to_choose().is_some());
    if wanted.0 == "hint" && is_open && !*asked {
        *asked = true;
        hints.write(HintRequested);
    }
    if hint_task.is_thinking()
        || post_game.progress().is_some()
        || matches!(wanted.0.as_str(), "evaluation" | "ending")
        || mid_match_named(&wanted.0).is_some_and(|shown| shown.evaluation)
    {
        std::thread::sleep(Duration::from_millis(100));
    }
}

/// Shows a finished match at a turning point that was a decision.
pub(super) fn analyse_match(
    wanted: Res<WantedState>,
    screen: Res<State<Screen>>,
    post_game: Res<PostGameAnalysis>,
    mut reviewing: ResMut<Reviewing>,
    mut browses: MessageWriter<BrowseRequested>,
    mut next: ResMut<NextState<Screen>>,
    mut overlays: ResMut<Overlays>,
    mut contexts: EguiContexts,
) {
    if *screen.get() != Screen::Result {
        return;
    }
    if wanted.0 == "fair-dice" && overlays.is_empty() {
        overlays.open(Overlay::FairDice);
    }
    let turning_points = post_game.analysis().map_or(&[][..], |analysis| &analysis.turning_points);
    let decision = turning_points.iter().find(|turning| matches!(turning.cause, Cause::Decision { .. }));
    let Some(turning) = decision.or(turning_points.first()) else { return };
    if wanted.0.starts_with("review") {
        reviewing.0 = true;
        browses.write(BrowseRequested(Some(turning.decision - 1)));
        next.set(Screen::Match);
    } else if wanted.0.starts_with("result")
        && let Ok(context) = contexts.ctx_mut()
    {
        surface::focus(context, &format!("result.turning.{}", turning.decision));
    }
}
