//! How the dice can be checked, or the draw of the first player where that is all that chance decides: the seed's hash,
//! shown from the start, and after the match the seed itself, with what came of checking the match against it.

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
    mut checked: Local<Option<String>>,
) -> Result {
    let ui = overlay_sheet(contexts.ctx_mut()?, "fair-dice");
    let recorded = game.as_deref().map(|game| &**game);
    let is_fresh = overlays.take_fresh();
    if is_fresh {
        *checked = recorded.and_then(|recorded| check(&localised, recorded));
    }
    let (is_left, copied) = draw_page(&ui, &localised, recorded, checked.as_deref());
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
    if !is_fresh && is_left {
        overlays.close();
    }
    Ok(())
}

/// Checks a match that is over against its seed: every action and every die. Says what came of it; nothing where the
/// seed is not known.
pub(super) fn check(localised: &LocalisedText, recorded: &RecordedMatch) -> Option<String> {
    recorded.seed_if_over()?;
    Some(match RecordedMatch::of_text(&recorded.text()) {
        Ok(_) => localised.text_at(recorded.setup().game, "ui-fair-holds"),
        Err(why) => localised.with("ui-fair-fails", "why", why.say(localised.locale())),
    })
}

/// Draws the page with what came of checking the match; returns whether it is left, and what is to be copied.
pub(super) fn draw_page(
    ui: &Ui,
    localised: &LocalisedText,
    game: Option<&RecordedMatch>,
    checked: Option<&str>,
) -> (bool, Option<String>) {
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
        paragraphs.extend(checked.map(|checked| Paragraph {
            heading: String::new(),
            heading_face: typeface::NOTE,
            text: checked.to_owned(),
            face: typeface::PAGE.weighing(Weight::Medium).coloured(ICE),
        }));
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

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_locale::Language;
    use holochess_record::{MatchSetup, SeatInfo, Who};
    use holochess_rules::{Action, GameId, Seat, dice::Seed};

    #[test]
    fn a_match_is_checked_against_its_seed_once_the_seed_may_be_seen() {
        let localised = LocalisedText::new(Language::English);
        for (game, told) in [(GameId::Holochess, "every die"), (GameId::Demeter, "who went first")] {
            let seat = SeatInfo { who: Who::Human, name: String::new() };
            let setup = MatchSetup {
                game,
                options: game.options(),
                seats: vec![seat; 2],
                seed: Seed::from_number(3),
                position: None,
            };
            let (mut recorded, _) = RecordedMatch::begin(setup).expect("the defaults are a match");
            assert_eq!(check(&localised, &recorded), None);
            recorded.decide(Seat::FIRST, Action::Resign).expect("anyone may resign");
            let checked = check(&localised, &recorded).expect("it is over");
            assert!(checked.contains(told), "{checked}");
        }
    }
}
