//! The messages to the person, drawn over whatever screen is shown: at the table in the display's place for them,
//! elsewhere near the foot of the screen.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Order, Rect, Vec2, pos2, vec2},
};

use super::Showcase;
use crate::ui::{
    frame::{overlay_sheet, sheet},
    hud,
    localised_text::LocalisedText,
    navigation::Screen,
    notices::{Notices, Tone},
    overlay::{Overlay, Overlays},
    rule_link::RuleInQuestion,
    theme::prelude::*,
};
use holochess_session::Match;
use holochess_settings::controls::Command;

/// The height of the lowest message above the bottom of the screen, in points; in the showcase, above the controls
/// there.
fn foot(screen: Option<&State<Screen>>, showcase: Option<&Showcase>) -> f32 {
    let in_showcase = screen.is_some_and(|screen| *screen.get() == Screen::Showcase);
    showcase.filter(|_| in_showcase).map_or(64.0, Showcase::foot)
}

/// Draws all notices.
pub fn draw(
    mut contexts: EguiContexts,
    notices: Res<Notices>,
    screen: Option<Res<State<Screen>>>,
    showcase: Option<Res<Showcase>>,
    localised: Option<Res<LocalisedText>>,
    rule: Option<ResMut<RuleInQuestion>>,
    overlays: Option<ResMut<Overlays>>,
    game: Option<Res<Match>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    if notices.is_empty() {
        return Ok(());
    }
    let ui = sheet(context, "notices", Order::Tooltip, false);
    let area = ui.max_rect();
    let width = (area.width() - 760.0).clamp(420.0, 620.0);
    let elsewhere = Rect::from_min_max(
        pos2(area.center().x - width / 2.0, area.top()),
        pos2(area.center().x + width / 2.0, area.bottom() - foot(screen.as_deref(), showcase.as_deref()) + 8.0),
    );
    // Below a page that is drawn larger than the table's display could be, that has no places.
    let is_enlarged = overlays.as_ref().is_some_and(|overlays| overlays.enlarged);
    let at_table = screen.is_some_and(|screen| *screen.get() == Screen::Match) && !is_enlarged;
    let room =
        if at_table { hud::notices_area(area, game.is_some_and(|game| game.watching().is_some())) } else { elsewhere };
    let mut bottom = room.bottom() - 8.0;
    // Why not? The rule stands in the rulebook.
    let is_refused = notices.shown().last().is_some_and(|notice| notice.tone == Tone::Refusal);
    if let (true, Some(localised), Some(mut rule), Some(mut overlays)) =
        (is_refused && at_table, localised, rule, overlays)
        && let Some((game, term)) = rule.refused().filter(|_| overlays.is_empty())
    {
        let ui = overlay_sheet(context, "notices.why");
        // The key itself is read by the rulebook, which it opens everywhere.
        let why = KeyCommand::new("notices.why", Command::Rulebook, localised.text("rulebook-why")).unheard();
        let face = typeface::SMALL_NOTE.coloured(INK_SOFT);
        let width = why.width(&Brush::new(&ui), face);
        if why.draw(&ui, pos2(room.center().x - width / 2.0, room.bottom() - 6.0), face) {
            rule.look_up(game, term);
            overlays.open(Overlay::Rules);
        }
        bottom -= 30.0;
    }
    for notice in notices.shown().iter().rev() {
        let brush = Brush::new(&ui).faded(notice.opacity());
        let face = typeface::BODY.sized(19.0).weighing(Weight::Medium).coloured(INK);
        // The warning sign stands to the left of its text.
        let (sign, gap) = (26.0, 4.0);
        let size = brush.lay_out(&notice.text, face, room.width()).size();
        let warned = |warning: &String| brush.lay_out(warning, face, room.width() - sign).size() + vec2(sign, gap);
        let warning = notice.warning.as_ref().map_or(Vec2::ZERO, warned);
        let whole = vec2(size.x.max(warning.x), size.y + warning.y);
        let rect = Rect::from_min_size(pos2(room.center().x - whole.x / 2.0, bottom - whole.y), whole);
        brush.halo(rect.expand2(vec2(26.0, 4.0)), 0.85);
        let colour = match notice.tone {
            Tone::Plain | Tone::News => ICE,
            Tone::Refusal | Tone::Alarm => AMBER,
        };
        let y = rect.bottom() + 7.0;
        brush.ray(
            pos2(rect.left() - 30.0, y),
            pos2(rect.right() + 30.0, y),
            1.2,
            colour,
            &[(0.0, 0.0), (0.5, 0.9), (1.0, 0.0)],
        );
        if matches!(notice.tone, Tone::Refusal | Tone::Alarm) {
            brush.cross(pos2(rect.left() - 18.0, rect.top() + 12.0), 5.0, 1.7, AMBER);
        }
        brush.wrap(rect.min, size.x + 1.0, &notice.text, face);
        if let Some(text) = &notice.warning {
            let at = rect.min + vec2(sign, size.y + gap);
            brush.warning_mark(at + vec2(9.0 - sign, 12.0), 9.0, AMBER);
            brush.wrap(at, warning.x - sign + 1.0, text, face.coloured(AMBER));
        }
        bottom = rect.top() - 22.0;
    }
    Ok(())
}
