//! Questions before something that cannot be undone, and what follows from their answers.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Key, Order},
};

use super::{setup::Agreed, title::Waiting};
use crate::{
    session::{ResignRequested, TakeBackRequested},
    ui::{
        frame::{Draw, sheet},
        localised_text::LocalisedText,
        overlay::{Asked, Overlay, Overlays},
        theme::{
            dialog::{Question, ask},
            surface,
        },
    },
};

fn question(asked: Asked, waiting: Option<&Waiting>, localised: &LocalisedText) -> Question {
    let (id, yes) = match asked {
        Asked::Resign => ("resign", "question.resign"),
        Asked::TakeBack => ("take-back", "question.take-back"),
        Asked::Replace => ("replace", "question.replace"),
        Asked::Quit => ("quit", "question.quit"),
    };
    let text = |part: &str| localised.text(&format!("ui-ask-{id}{part}"));
    let about = match (asked, waiting) {
        (Asked::Replace, Some(waiting)) => waiting.say("ui-ask-replace-text", localised),
        _ => text("-text"),
    };
    Question { title: text(""), text: about, answers: vec![("question.no", text("-no")), (yes, text("-yes"))] }
}

fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    waiting: Option<Res<Waiting>>,
    mut agreements: MessageWriter<Agreed>,
    mut overlays: ResMut<Overlays>,
    mut resigns: MessageWriter<ResignRequested>,
    mut take_backs: MessageWriter<TakeBackRequested>,
    mut exits: MessageWriter<AppExit>,
) -> Result {
    let Some(Overlay::Question(asked)) = overlays.top() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let ui = sheet(context, "question", Order::Foreground, true);
    let answer = ask(&ui, ui.max_rect(), &question(asked, waiting.as_deref(), &localised));
    let escaped = surface::key_pressed(ui.ctx(), Key::Escape);
    if overlays.take_fresh() {
        return Ok(());
    }
    match answer {
        Some(1) => {
            overlays.clear();
            match asked {
                Asked::Resign => {
                    resigns.write(ResignRequested);
                }
                Asked::TakeBack => {
                    take_backs.write(TakeBackRequested);
                }
                Asked::Replace => {
                    agreements.write(Agreed);
                }
                Asked::Quit => {
                    exits.write(AppExit::Success);
                }
            }
        }
        Some(_) => overlays.close(),
        None if escaped => overlays.close(),
        None => {}
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(Draw::Question));
}
