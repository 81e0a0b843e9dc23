//! Questions before actions that cannot be undone, and the effects of their answers.

use bevy::{ecs::system::SystemParam, prelude::*, window::WindowCloseRequested};
use bevy_egui::EguiContexts;

use crate::ui::{
    frame::overlay_sheet,
    localised_text::LocalisedText,
    overlay::{Confirmation, OpenOverlay, OpensRequested, Overlay, Overlays},
    systems::UiSystems,
    theme::dialog::{Question, ask},
};
use holochess_locale::file_error;
use holochess_record::live::{LiveDue, LiveInput};
use holochess_session::{
    LeaveRefused, LiveTable, Match, MatchRequest, ResignRequested, SavedPart, Saving, TakeBackRequested,
};

/// The match on the table, as far as questions need it.
#[derive(SystemParam)]
pub(super) struct AtStake<'w> {
    game: Option<Res<'w, Match>>,
    saving: ResMut<'w, Saving>,
    live: Res<'w, LiveTable>,
}

impl AtStake<'_> {
    /// What is lost and what is kept if the program closes now.
    fn on_closing(&self, localised: &LocalisedText) -> String {
        match (&self.game, self.saving.kept()) {
            (None, _) => localised.text("ui-ask-quit-text-none"),
            (_, SavedPart::AllBut(error)) => {
                localised.with("ui-ask-quit-text-unsaved", "why", localised.say(&file_error(&error)))
            }
            (Some(game), _) if game.is_over() => localised.text("ui-ask-quit-text-over"),
            (Some(game), _) if game.live().is_some() => localised.text("ui-ask-quit-text-live"),
            (_, SavedPart::Nothing) => localised.text("ui-ask-quit-text-nothing"),
            (_, SavedPart::Everything) => localised.text("ui-ask-quit-text"),
        }
    }

    /// What is lost if the table is left now.
    fn on_leaving(&self, localised: &LocalisedText) -> String {
        match self.saving.kept() {
            SavedPart::AllBut(error) => localised.with("ui-ask-leave-text", "why", localised.say(&file_error(&error))),
            // It was saved after the question was opened.
            SavedPart::Nothing | SavedPart::Everything => localised.text("ui-pause-leave-note"),
        }
    }
}

/// The words of a question.
fn question(asked: Confirmation, stake: &AtStake, localised: &LocalisedText) -> Question {
    let (id, yes) = match asked {
        Confirmation::Resign => ("resign", "question.resign"),
        Confirmation::TakeBack => ("take-back", "question.take-back"),
        Confirmation::Leave => ("leave", "question.leave"),
        Confirmation::Quit => ("quit", "question.quit"),
        Confirmation::AllowUndo => ("allow-undo", "question.allow-undo"),
        Confirmation::StopWaiting => ("stop-waiting", "question.stop-waiting"),
    };
    let text = |part: &str| localised.text(&format!("ui-ask-{id}{part}"));
    let about = match asked {
        Confirmation::Quit => stake.on_closing(localised),
        Confirmation::Leave => stake.on_leaving(localised),
        Confirmation::AllowUndo => {
            let asker = stake.live.state().asker.zip(stake.game.as_ref());
            let asker = asker.map(|(seat, game)| localised.player(seat, &game.setup().seats[seat.index()]));
            localised.with("ui-ask-allow-undo-text", "player", asker.unwrap_or_default())
        }
        Confirmation::StopWaiting => text("-text"),
        Confirmation::Resign | Confirmation::TakeBack => match &stake.game {
            // Where more than two play, the others go on.
            Some(game) if asked == Confirmation::Resign && game.table().seats() > 2 => text("-text-others"),
            Some(game) => localised.text_at(game.setup().game, &format!("ui-ask-{id}-text")),
            None => text("-text"),
        },
    };
    Question { title: text(""), text: about, answers: [("question.no", text("-no")), (yes, text("-yes"))] }
}

/// Asks before a match that cannot be saved is left.
fn ask_before_loss(mut refusals: MessageReader<LeaveRefused>, mut opens: MessageWriter<OpenOverlay>) {
    if refusals.read().count() > 0 {
        opens.write(OpenOverlay(Overlay::Question(Confirmation::Leave)));
    }
}

/// Asks before the window closes if the match would be lost; a second attempt to close it closes it.
fn close_window(
    closes: Option<MessageReader<WindowCloseRequested>>,
    saving: Res<Saving>,
    mut overlays: ResMut<Overlays>,
    mut exits: MessageWriter<AppExit>,
) {
    if closes.is_none_or(|mut closes| closes.read().count() == 0) {
        return;
    }
    let asked = Overlay::Question(Confirmation::Quit);
    if matches!(saving.kept(), SavedPart::AllBut(_)) && overlays.top() != Some(asked) {
        overlays.open(asked);
    } else {
        exits.write(AppExit::Success);
    }
}

/// Draws a question, and carries out the answer.
pub(super) fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    mut stake: AtStake,
    mut overlays: ResMut<Overlays>,
    mut leaves: MessageWriter<MatchRequest>,
    mut resigns: MessageWriter<ResignRequested>,
    mut take_backs: MessageWriter<TakeBackRequested>,
    mut exits: MessageWriter<AppExit>,
) -> Result {
    let Some(Overlay::Question(asked)) = overlays.top() else { return Ok(()) };
    let ui = overlay_sheet(contexts.ctx_mut()?, "question");
    let answer = ask(&ui, ui.max_rect(), &question(asked, &stake, &localised));
    if overlays.take_fresh() {
        return Ok(());
    }
    match (asked, answer) {
        (_, None) => {}
        (Confirmation::AllowUndo, Some(yes)) => {
            if let Some((seat, LiveDue::Answer(_))) = stake.live.state().due {
                stake.live.put(LiveInput::Answer(seat, yes));
            }
            overlays.close();
        }
        (_, Some(false)) => overlays.close(),
        (Confirmation::Resign, Some(true)) => {
            overlays.clear();
            resigns.write(ResignRequested);
        }
        (Confirmation::TakeBack, Some(true)) => {
            overlays.clear();
            take_backs.write(TakeBackRequested);
        }
        (Confirmation::Leave, Some(true)) => {
            overlays.clear();
            stake.saving.give_up();
            leaves.write(MatchRequest::Leave);
        }
        (Confirmation::StopWaiting, Some(true)) => {
            overlays.clear();
            leaves.write(MatchRequest::Leave);
        }
        (Confirmation::Quit, Some(true)) => {
            overlays.clear();
            exits.write(AppExit::Success);
        }
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        // The engine ends the program for a terminal, too, where there are terminals: which of the two does it is the
        // same.
        (ask_before_loss, close_window.ambiguous_with_all()).chain().in_set(UiSystems::Overlays).before(OpensRequested),
    );
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;
    use holochess_locale::Language;
    use holochess_record::{MatchSetup, SeatInfo, Shelf, Who};
    use holochess_rules::{GameId, dice::Seed};
    use holochess_session::{self as session, Autosave, MatchRequest};

    /// The text about the match on the table before the program closes.
    fn said(app: &mut App) -> String {
        let say = |stake: AtStake, localised: Res<LocalisedText>| stake.on_closing(&localised);
        app.world_mut().run_system_once(say).expect("the system's parameters are there")
    }

    #[test]
    fn the_question_before_closing_tells_what_there_is() {
        let folder = tempfile::tempdir().expect("tests may write temporary files");
        let saves = folder.path().join("saves");
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, session::plugin))
            .insert_resource(LocalisedText::new(Language::English))
            .insert_resource(Autosave(Some(Shelf::at(&saves))));
        assert_eq!(said(&mut app), "No match is in progress.");
        let seat = SeatInfo { who: Who::Human, name: String::new() };
        let setup = MatchSetup {
            game: GameId::Holochess,
            options: GameId::Holochess.options(),
            seats: vec![seat; 2],
            seed: Seed::from_number(7),
            position: None,
        };
        app.world_mut().write_message(MatchRequest::Start(setup));
        app.update();
        assert!(said(&mut app).starts_with("Nothing has been played"), "{}", said(&mut app));
        // A file with the folder's name: the folder cannot be made.
        std::fs::remove_dir(&saves).expect("the folder was tried out and is empty");
        std::fs::write(&saves, "in the way").expect("the folder is ours");
        app.world_mut().write_message(ResignRequested);
        app.update();
        while app.world().resource::<Saving>().is_under_way() {
            app.update();
        }
        assert!(said(&mut app).contains("could not be saved"), "{}", said(&mut app));
        std::fs::remove_file(&saves).expect("it is ours");
        app.world_mut().write_message(MatchRequest::Leave);
        while app.world().contains_resource::<Match>() {
            app.update();
        }
        assert_eq!(said(&mut app), "No match is in progress.");
    }
}
