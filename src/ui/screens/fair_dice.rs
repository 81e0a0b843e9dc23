//! How the dice can be checked, or the draw of the first player where that is all that chance decides: the seed's hash,
//! shown from the start, and the seed itself after the match.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Ui, pos2, vec2},
};

use super::text_page::Frame;
use crate::ui::{
    frame::overlay_sheet,
    localised_text::LocalisedText,
    notices::{Notices, Tone},
    overlay::Overlays,
    rule_link::RuleLink,
    theme::{
        margin,
        prelude::*,
        scroll::{self, Paragraph},
    },
};
use holochess_lessons::Page;
use holochess_record::RecordedMatch;
use holochess_rules::Luck;
use holochess_session::Match;
use holochess_settings::controls::Command;

/// The steps of the explanation, by the last parts of their ids.
const STEPS: [&str; 3] = ["start", "roll", "check"];

/// Draws the page about the dice of the match.
pub(super) fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    game: Option<Res<Match>>,
    mut link: RuleLink,
    mut overlays: ResMut<Overlays>,
    mut notices: ResMut<Notices>,
) -> Result {
    let ui = overlay_sheet(contexts.ctx_mut()?, "fair-dice");
    let (is_left, copied) = draw_page(&ui, &localised, game.as_deref().map(|game| &**game));
    let of_game = game.as_ref().map(|game| game.setup().game);
    if let Some(game) = of_game.filter(|game| Page::find(*game, "dice").is_some()) {
        let screen = ui.max_rect();
        // The key itself is read by the rulebook, which it opens everywhere.
        let rule = KeyCommand::new("fair-dice.rule", Command::Rulebook, localised.text("rulebook-heading")).unheard();
        let at = pos2(screen.right() - margin(screen.width()), Frame::new(screen).foot.y);
        if commands_from_right(&ui, at, typeface::ACTION, &[rule]).is_some() {
            link.open(game, "dice");
        }
    }
    if let Some(text) = copied {
        ui.ctx().copy_text(text);
        notices.say(localised.text("ui-fair-copied"), Tone::Plain);
    }
    if !overlays.take_fresh() && is_left {
        overlays.close();
    }
    Ok(())
}

/// Draws the page; returns whether it is left, and what is to be copied.
pub(super) fn draw_page(ui: &Ui, localised: &LocalisedText, game: Option<&RecordedMatch>) -> (bool, Option<String>) {
    let (screen, brush) = (ui.max_rect(), Brush::new(ui));
    let frame = Frame::new(screen);
    // Nearly opaque: the numbers of the result would shine through the text.
    brush.dim(screen, 0.95);
    let text = |id: &str| match game {
        Some(game) => localised.text_at(game.setup().game, id),
        None => localised.text(id),
    };
    frame.draw_heading(&brush, &text("ui-fair-heading"));
    let mut paragraphs: Vec<Paragraph> = (1..)
        .zip(STEPS)
        .map(|(number, step)| Paragraph {
            heading: number.to_string(),
            heading_face: typeface::NAME.sized(20.0).coloured(ICE),
            text: text(&format!("ui-fair-{step}")),
            face: typeface::PAGE,
        })
        .collect();
    let mut copied = None;
    if let Some(game) = game.filter(|game| game.setup().luck() != Luck::Nothing) {
        // A label, and below it a value that is compared letter by letter.
        let seed = game.seed_if_over().map(holochess_rules::dice::Seed::hex);
        let shown = seed.clone().unwrap_or_else(|| localised.text("ui-fair-later"));
        for (label, value) in [("ui-seed-hash", game.seed_hash()), ("ui-result-seed", shown)] {
            paragraphs.push(Paragraph {
                heading: String::new(),
                heading_face: typeface::NOTE,
                text: format!("{}\n{value}", localised.text(label)),
                face: typeface::PAGE.weighing(Weight::Medium).coloured(INK),
            });
        }
        let label = localised.text(if game.is_over() { "ui-fair-copy-seed" } else { "ui-fair-copy-hash" });
        let copy = KeyCommand::new("fair-dice.copy", Command::CopySeed, label);
        let at = frame.foot + vec2(Frame::back_width(&brush, localised) + 32.0, 0.0);
        if copy.draw(ui, at, typeface::ACTION) {
            copied = Some(seed.unwrap_or_else(|| game.seed_hash()));
        }
    }
    scroll::paragraphs(ui, "fair-dice", frame.body, 44.0, 20.0, &paragraphs);
    (frame.draw_back(ui, localised, "fair-dice.back"), copied)
}
