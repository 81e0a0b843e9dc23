//! Playing on from a moment of a match that is watched: who sits down, and the match of its own that begins there.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{pos2, vec2},
};

use super::setup::computer;
use crate::ui::{
    frame::overlay_sheet,
    localised_text::LocalisedText,
    notices::{Notices, Tone},
    overlay::{Overlay, Overlays},
    preferences::Preferences,
    systems::UiSystems,
    theme::{
        option_row::{STEP, choice},
        prelude::*,
    },
};
use holochess_players as players;
use holochess_record::{SeatInfo, Who, fresh_seed};
use holochess_rules::Seat;
use holochess_session::{Match, MatchRequest, WatchProgress};
use holochess_settings::controls::Command;

/// Who sits on each seat: a person, or the level with this number from 1.
#[derive(Resource, Debug, Default)]
pub(super) struct Sitters(Vec<usize>);

/// When the page opens, every seat keeps its player.
fn seat_everybody(overlays: Res<Overlays>, game: Option<Res<Match>>, mut sitters: ResMut<Sitters>) {
    let is_open = overlays.top() == Some(Overlay::Branch);
    let Some(game) = game.filter(|_| is_open) else {
        if !is_open && !sitters.0.is_empty() {
            sitters.0.clear();
        }
        return;
    };
    let setup = game.setup();
    if sitters.0.len() == setup.seats.len() {
        return;
    }
    let levels = players::levels(setup.game);
    let who = setup.seats.iter().map(|seat| match &seat.who {
        Who::Human => 0,
        Who::Computer(id) => levels.iter().position(|level| level.id == id).map_or(0, |place| place + 1),
    });
    sitters.0 = who.collect();
    // The person who opens a branch plays in it, on a seat that has not left the match.
    let table = game.table_at(game.watching().map_or(usize::MAX, WatchProgress::at));
    let plays = |seat: &usize| table.tally(Seat::new(*seat)).place.is_none();
    if !sitters.0.contains(&0)
        && let Some(first) = (0..sitters.0.len()).find(plays)
    {
        sitters.0[first] = 0;
    }
}

/// Draws who plays on from a moment of a watched match, and begins the branch.
pub(super) fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    preferences: Res<Preferences>,
    game: Option<Res<Match>>,
    mut sitters: ResMut<Sitters>,
    mut overlays: ResMut<Overlays>,
    mut notices: ResMut<Notices>,
    mut starts: MessageWriter<MatchRequest>,
) -> Result {
    let watched = game.as_ref().and_then(|game| Some((game, game.watching()?)));
    let Some((game, watching)) = watched else {
        overlays.close();
        return Ok(());
    };
    let setup = game.setup();
    let levels = players::levels(setup.game);
    let ui = overlay_sheet(contexts.ctx_mut()?, "branch");
    let screen = ui.max_rect();
    let margin = crate::ui::theme::margin(screen.width());
    let brush = Brush::new(&ui);
    brush.dim(screen, 0.82);
    let top = screen.height() * 0.2;
    brush.left(pos2(margin, top), localised.text("branch-heading"), typeface::HEADING);
    brush.beam(0.0, 520.0, top + 36.0, 70.0, ICE, 0.75);
    brush.left(pos2(margin, top + 64.0), localised.text("branch-text"), typeface::BODY.sized(19.0));
    let mut words = vec![localised.text("branch-person")];
    words.extend(levels.iter().map(|level| localised.level(level.id).0));
    let row = Row { at: pos2(margin, top + 124.0), width: screen.width() - 2.0 * margin, enter: false };
    let fresh = overlays.take_fresh();
    for (place, sitter) in sitters.0.iter_mut().enumerate() {
        let row = row.below(place as f32);
        brush.seat_mark(row.at - vec2(28.0, 0.0), 5.0, Seat::new(place));
        let label = localised.player(Seat::new(place), &setup.seats[place]);
        if let Some(chosen) = choice(&ui, &format!("branch.seat.{}", place + 1), row, &label, &words, *sitter) {
            *sitter = chosen;
        }
    }
    let y = top + 124.0 + STEP * sitters.0.len() as f32 + 40.0;
    let list = [
        KeyCommand::new("branch.back", Command::Back, localised.text("ui-back")),
        KeyCommand::new("branch.start", Command::Confirm, localised.text("branch-start")),
    ];
    let mut pressed = None;
    let mut x = margin;
    for command in list {
        if command.draw(&ui, pos2(x, y), typeface::NAME) {
            pressed = Some(command.command);
        }
        x += command.width(&brush, typeface::NAME) + 40.0;
    }
    if fresh {
        return Ok(());
    }
    match pressed {
        Some(Command::Confirm) => {
            let seats = sitters.0.iter().enumerate().map(|(place, sitter)| {
                match sitter.checked_sub(1).and_then(|level| levels.get(level)) {
                    Some(level) => computer(level.id, &localised),
                    None => person(&setup.seats[place], &preferences),
                }
            });
            let seats: Vec<SeatInfo> = seats.collect();
            let Ok(seed) = fresh_seed() else {
                notices.say(localised.text("ui-setup-no-randomness"), Tone::Alarm);
                return Ok(());
            };
            overlays.clear();
            match game.branch_off(watching.at(), seats, seed) {
                Some((setup, of)) => _ = starts.write(MatchRequest::Branch(setup, of)),
                None => notices.say(localised.text("branch-none"), Tone::Refusal),
            }
        }
        Some(_) => overlays.close(),
        None => {}
    }
    Ok(())
}

/// The person on a seat: with the name of the person who sat there, or the one in the settings if there was none.
fn person(before: &SeatInfo, preferences: &Preferences) -> SeatInfo {
    let name = match before.who {
        Who::Human if !before.own_name().is_empty() => before.own_name(),
        _ => preferences.person_name().trim(),
    };
    SeatInfo { who: Who::Human, name: name.to_owned() }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sitters>().add_systems(Update, seat_everybody.in_set(UiSystems::Display));
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_settings::Settings;

    #[test]
    fn whoever_has_no_name_branches_off_without_one_and_everybody_else_keeps_theirs() {
        let mut preferences = Preferences::new(Settings::default(), None);
        let seat = |who: Who, name: &str| SeatInfo { who, name: name.to_owned() };
        let level = || Who::Computer("pip".to_owned());
        for before in [seat(Who::Human, ""), seat(Who::Human, "Player 1"), seat(level(), "Pip")] {
            assert_eq!(person(&before, &preferences), seat(Who::Human, ""));
        }
        preferences.game.names[0] = " Ada".to_owned();
        assert_eq!(person(&seat(Who::Human, "Ben"), &preferences).name, "Ben");
        assert_eq!(person(&seat(level(), "Pip"), &preferences).name, "Ada");
    }
}
