//! What a puzzle says at the table: what there is to find, what became of the answers, and what can be asked for.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Rect, pos2, vec2},
};

use super::HudData;
use crate::ui::{
    input::Hand,
    localised_text::LocalisedText,
    navigation::{LeavePuzzle, Screen},
    notices::{Notices, Tone},
    puzzle_progress::PuzzleProgress,
    puzzle_text::{puzzle_name, puzzle_set, puzzle_task},
    systems::UiSystems,
    theme::prelude::*,
};
use holochess_players::puzzles::Puzzle;
use holochess_session::{MatchRequest, PuzzleAnswered, PuzzleOnTable, PuzzleState, SolutionRequested};
use holochess_settings::controls::Command;

/// What the commands of a puzzle ask for.
#[derive(SystemParam)]
pub(super) struct PuzzleRequests<'w> {
    leaves: MessageWriter<'w, LeavePuzzle>,
    starts: MessageWriter<'w, MatchRequest>,
    solutions: MessageWriter<'w, SolutionRequested>,
    hand: ResMut<'w, Hand>,
    notices: ResMut<'w, Notices>,
}

/// Draws the task of a puzzle and its commands.
pub(super) fn draw(
    mut contexts: EguiContexts,
    hud: HudData,
    progress: Res<PuzzleProgress>,
    mut hints: Local<(String, u32)>,
    mut requests: PuzzleRequests,
) -> Result {
    let Some(puzzle) = hud.game.puzzle() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let ui = hud.lasting_sheet(context, "hud.puzzle");
    let brush = Brush::new(&ui);
    let layout = hud.layout(ui.max_rect());
    draw_task(&brush, &hud.localised, puzzle, layout.graph.union(layout.told));
    let word = |id: &str| hud.localised.text(id);
    let mut list = if puzzle.state() == PuzzleState::Open {
        vec![
            KeyCommand::new("puzzle.hint", Command::Hint, word("ui-puzzle-hint")),
            KeyCommand::new("puzzle.solution", Command::Solution, word("ui-puzzle-solution")),
        ]
    } else {
        vec![KeyCommand::new("puzzle.again", Command::Again, word("ui-puzzle-again"))]
    };
    list.push(KeyCommand::new("puzzle.next", Command::NextPuzzle, word("ui-puzzle-next")));
    // The board listens to Escape first: a pawn in hand is let go.
    list.push(KeyCommand::new("puzzle.all", Command::Back, word("ui-puzzle-all")).unheard());
    match commands_on_ground(&ui, layout.commands, typeface::TABLE_ACTION, &list) {
        Some(Command::Hint) => {
            if hints.0 != puzzle.puzzle().id {
                *hints = (puzzle.puzzle().id.clone(), 0);
            }
            hints.1 += 1;
            give_hint(&hud, puzzle.puzzle(), hints.1, &mut requests);
        }
        Some(Command::Solution) => _ = requests.solutions.write(SolutionRequested),
        Some(Command::Again) => _ = requests.starts.write(MatchRequest::Puzzle(puzzle.puzzle())),
        Some(Command::NextPuzzle) => _ = requests.starts.write(MatchRequest::Puzzle(progress.next(puzzle.puzzle()))),
        Some(Command::Back) => _ = requests.leaves.write(LeavePuzzle),
        _ => {}
    }
    Ok(())
}

/// Which puzzle it is, what there is to find, and how far it is.
fn draw_task(brush: &Brush, localised: &LocalisedText, on_table: &PuzzleOnTable, area: Rect) {
    let puzzle = on_table.puzzle();
    let set = puzzle.game().map(|game| puzzle_set(localised, game)).unwrap_or_default();
    let line = [("set", set.into()), ("name", puzzle_name(localised, puzzle).into())];
    let mut heading = localised.format("ui-puzzle-line", &line);
    if on_table.tries() > 0 {
        heading = format!("{heading} · {}", localised.with("ui-puzzle-tries", "tries", on_table.tries()));
    }
    let middle = area.center().x;
    let at = pos2(middle, area.top() + 12.0);
    let written = brush.fit(at, Align2::CENTER_CENTER, &heading, typeface::NOTE.coloured(INK_SOFT), area.width());
    let task = puzzle_task(localised, puzzle);
    let face = typeface::STATEMENT.sized(22.0).coloured(INK);
    let size = brush.lay_out(&task, face, area.width()).size();
    let top = written.bottom() + 8.0;
    let below = Rect::from_min_size(pos2(middle - size.x / 2.0, top), size);
    brush.ground(written.union(below).expand2(vec2(16.0, 8.0)), 0.8);
    brush.wrap_centred(pos2(middle, top), area.width(), &task, face);
}

/// The pawn first, which is taken in hand; then what can be said of where it goes.
fn give_hint(hud: &HudData, puzzle: &Puzzle, number: u32, requests: &mut PuzzleRequests) {
    let table = hud.game.table();
    let Some(cell) = table.board().cell(puzzle.pawn()) else { return };
    let name = hud.localised.cell(table.board(), cell);
    let reason = puzzle.hint_reason(table, hud.localised.locale()).filter(|_| number > 1);
    let text = match reason {
        Some(reason) => hud.localised.format("puzzle-hint-reason", &[("cell", name.into()), ("reason", reason.into())]),
        None => hud.localised.with("puzzle-hint-pawn", "cell", name),
    };
    if !hud.director.is_busy() {
        requests.hand.hold(Some(cell));
    }
    requests.notices.say(text, Tone::Plain);
}

/// Says of every answer whether it is right, and of a wrong one what it is worth.
fn announce_answers(
    mut answers: MessageReader<PuzzleAnswered>,
    game: Option<Res<holochess_session::Match>>,
    localised: Res<LocalisedText>,
    mut notices: ResMut<Notices>,
) {
    let Some(game) = game else { return answers.clear() };
    for answer in answers.read() {
        let table = game.table_at(0);
        let action = table.action_text(answer.action);
        if answer.is_right {
            let arguments = [("action", action.into()), ("tries", answer.tries.into())];
            notices.say(localised.format("puzzle-right", &arguments), Tone::Plain);
            continue;
        }
        let mut text = localised.with("puzzle-wrong", "action", action);
        if let Some(worth) = answer.worth {
            text = format!("{text} {}", localised.say(&worth.words(localised.locale(), &*table, answer.action)));
        }
        notices.say(text, Tone::Refusal);
    }
}

/// Leaves the puzzle for the list of puzzles when asked to.
fn leave_puzzle(
    mut requests: MessageReader<LeavePuzzle>,
    mut leaves: MessageWriter<MatchRequest>,
    mut next: ResMut<NextState<Screen>>,
) {
    if requests.read().count() > 0 {
        leaves.write(MatchRequest::Leave);
        next.set(Screen::Puzzles);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (announce_answers, leave_puzzle).chain().after(super::hint::announce_hint).in_set(UiSystems::Display),
    );
}
