//! How to play: a page of six cards per game, and a page of keys and buttons. Opens with the game on the table.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Pos2, Rect, Ui, pos2, vec2},
};

use super::setup::ChosenTable;
use crate::ui::{
    frame::overlay_sheet,
    games::{
        self,
        how_to_cards::{Card, Figure, WorkedFigure, draw_clock, draw_outcomes},
    },
    localised_text::LocalisedText,
    overlay::{Overlay, Overlays},
    rule_link::RuleInQuestion,
    theme::{margin, prelude::*, surface, tabs::tabs},
};
use holochess_lessons::Lesson;
use holochess_rules::{GameId, Seat};
use holochess_session::{Match, MatchRequest};
use holochess_settings::controls::Command;
use holochess_view::give_first_colour;

/// The commands at the table and what they do.
const KEYS: [(&[Command], &str); 17] = [
    (&[], "ui-keys-walk"),
    (&[Command::Next], "ui-keys-next"),
    (&[Command::Confirm], "ui-keys-choose"),
    (&[Command::Back], "ui-keys-back"),
    (&[Command::Skip], "ui-keys-skip"),
    (&[Command::Steps], "ui-keys-steps"),
    (&[Command::Commands], "ui-keys-commands"),
    (&[Command::Hint], "ui-command-hint"),
    (&[Command::Chances], "ui-settings-evaluation-bar"),
    (&[Command::Danger], "hud-command-danger"),
    (&[Command::Claim], "hud-command-claim"),
    (&[Command::Undo], "ui-command-undo"),
    (&[Command::Log], "ui-keys-log"),
    (&[Command::Resign], "ui-keys-resign"),
    (&[Command::ResetCamera], "ui-keys-camera"),
    (&[Command::Rulebook], "rulebook-key"),
    (&[Command::FullScreen, Command::Mute], "ui-keys-window"),
];

/// The open page while how to play is shown: a game's, or (inner `None`) the keys.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HowToPage(pub Option<Option<GameId>>);

/// Computed figures, by the ids of their cards.
pub(super) type Figures = HashMap<&'static str, Option<WorkedFigure>>;

/// The room for the way back at the left of the foot, and for the commands at its right beyond that, in points.
const BACK: f32 = 130.0;
const COMMANDS: f32 = 180.0;

/// The room between two lessons at the foot, in points.
const BETWEEN: f32 = 36.0;

/// The lessons that others have written; each is offered on the page of its game.
#[derive(Resource, Clone, Debug, Default)]
pub struct OwnLessons(pub Vec<&'static Lesson>);

/// Draws how to play.
pub(super) fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    game: Option<Res<Match>>,
    table: Res<ChosenTable>,
    mut page: ResMut<HowToPage>,
    mut rule: ResMut<RuleInQuestion>,
    mut overlays: ResMut<Overlays>,
    own: Res<OwnLessons>,
    mut first: Local<FirstLesson>,
    mut lessons: MessageWriter<MatchRequest>,
    mut figures: Local<Figures>,
) -> Result {
    if overlays.top() != Some(Overlay::HowTo) {
        // Below the rulebook it stays where it is.
        if page.0.is_some() && !overlays.contains(Overlay::HowTo) {
            page.0 = None;
        }
        return Ok(());
    }
    let is_free = game.is_none();
    let lies = game.map_or(table.0, |game| game.setup().game);
    let open = *page.0.get_or_insert(Some(lies));
    // The drawings are those of any match, not of the one on the table.
    give_first_colour(Seat::FIRST);
    let ui = overlay_sheet(contexts.ctx_mut()?, "how-to");
    let screen = ui.max_rect();
    let margin = margin(screen.width());
    let brush = Brush::new(&ui);
    brush.dim(screen, 0.9);
    brush.left(pos2(margin, 50.0), localised.text("ui-how-heading"), typeface::HEADING);
    brush.beam(0.0, 620.0, 80.0, 50.0, ICE, 0.5);
    if let Some(wanted) = self::draw_page(&ui, &localised, open, &mut figures) {
        page.0 = Some(wanted);
    }
    let mut list = vec![KeyCommand::new("how-to.rules", Command::Skip, localised.text("rulebook-pages"))];
    let at = pos2(screen.right() - margin, screen.height() - 38.0);
    // Every game has a lesson; over a match none is begun.
    let lesson = open.filter(|_| is_free);
    if lesson.is_some() {
        list.insert(0, KeyCommand::new("how-to.lesson", Command::GoOn, localised.text("how-lesson")));
    }
    let pressed = commands_from_right(&ui, at, typeface::ACTION, &list);
    let opens = pressed == Some(Command::Skip);
    let learns = lesson.filter(|_| pressed == Some(Command::GoOn)).map(Lesson::of);
    let learns = learns.or(lesson.and_then(|game| {
        draw_own_lessons(&ui, &localised, &own, game, &mut first, pos2(margin + BACK, screen.height() - 38.0))
    }));
    let back = KeyCommand::new("how-to.back", Command::Back, localised.text("ui-back")).unheard();
    let pressed = back.draw(&ui, pos2(margin, screen.height() - 38.0), typeface::ACTION);
    let fresh = overlays.take_fresh();
    if let (Some(lesson), false) = (learns, fresh) {
        overlays.close();
        lessons.write(MatchRequest::Lesson { lesson, part: None });
    } else if opens && !fresh {
        if let Some(game) = open {
            rule.look_up(game, "");
        }
        overlays.open(Overlay::Rules);
    } else if !fresh && is_closed(&ui, pressed) {
        overlays.close();
    }
    Ok(())
}

/// Which lesson of others stands first at the foot of a game's page, where not all have room.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct FirstLesson {
    game: Option<GameId>,
    place: usize,
}

/// The lessons of a game that others have written, one beside the other; says which was pressed. Where not all have
/// room, a button behind them turns to the next ones, and from the last back to the first.
fn draw_own_lessons(
    ui: &Ui,
    localised: &LocalisedText,
    own: &OwnLessons,
    game: GameId,
    first: &mut FirstLesson,
    left: Pos2,
) -> Option<&'static Lesson> {
    let (brush, face) = (Brush::new(ui), typeface::BODY.sized(17.0));
    let lessons: Vec<_> = own.0.iter().filter(|lesson| lesson.game() == Some(game)).collect();
    if first.game != Some(game) || first.place >= lessons.len() {
        *first = FirstLesson { game: Some(game), place: 0 };
    }
    let end = ui.max_rect().right() - left.x - COMMANDS;
    let labels: Vec<String> = lessons
        .iter()
        .map(|lesson| localised.with("how-own-lesson", "title", lesson.title(localised.locale())))
        .collect();
    let widths: Vec<f32> = labels.iter().map(|label| brush.width(label, face)).collect();
    let more = localised.with("how-more-lessons", "count", lessons.len());
    let (room, more_width) = (end - left.x, brush.width(&more, face));
    let shown = fitting(&widths, first.place, room, more_width);
    let most = if shown.len() < lessons.len() { room - BETWEEN - more_width } else { room };
    let mut at = left;
    let mut pressed = None;
    let mut button = |name: &str, text: &str, width: f32| {
        let rect = Rect::from_min_size(at - vec2(8.0, 13.0), vec2(width + 16.0, 26.0));
        let touched = surface::touch(ui, name, rect, Reach::Focus);
        describe(ui, touched.id, || Accessible::button(text.to_owned()));
        let shortened = brush.shorten(text, face, width);
        brush.left(at, &shortened, face.coloured(palette::mix(INK_SOFT, INK, touched.glow)));
        brush.rule(rect.left() + 8.0, rect.right() - 8.0, rect.bottom() - 1.0, ICE, 0.2 + 0.6 * touched.glow);
        at.x += width + BETWEEN;
        touched.pressed
    };
    for place in shown.clone() {
        // A title that is wider than the whole foot is cut.
        let width = widths[place].min(most);
        if button(&format!("how-to.own.{}", lessons[place].id), &labels[place], width) {
            pressed = Some(*lessons[place]);
        }
    }
    if shown.len() < lessons.len() && button("how-to.more-lessons", &more, more_width) {
        first.place = if shown.end < lessons.len() { shown.end } else { 0 };
    }
    pressed
}

/// Which of the buttons of these widths stand in a row from this one on; at least one. Unless all have room, there has
/// to be room for the button that turns to the next ones.
fn fitting(widths: &[f32], first: usize, room: f32, more: f32) -> std::ops::Range<usize> {
    let taken = |widths: &[f32]| widths.iter().map(|width| width + BETWEEN).sum::<f32>() - BETWEEN;
    if taken(widths) <= room {
        return 0..widths.len();
    }
    let fits = |end: &usize| taken(&widths[first..*end]) + BETWEEN + more <= room;
    let end = (first + 1..=widths.len()).rev().find(fits).unwrap_or(first + 1);
    first..end.min(widths.len())
}

/// Draws the tabs and the open page; returns the page that was chosen.
#[expect(clippy::option_option, reason = "no page, the keys, a game")]
pub(super) fn draw_page(
    ui: &Ui,
    localised: &LocalisedText,
    open: Option<GameId>,
    figures: &mut Figures,
) -> Option<Option<GameId>> {
    let (screen, brush) = (ui.max_rect(), Brush::new(ui));
    let margin = margin(screen.width());
    let pages: Vec<Option<GameId>> = GameId::ALL.into_iter().map(Some).chain([None]).collect();
    let names: Vec<String> = pages.iter().map(|page| format!("how-to.{}", page.map_or("keys", GameId::id))).collect();
    let words: Vec<(&str, String)> = names
        .iter()
        .zip(&pages)
        .map(|(name, page)| {
            let word = page.map(|game| localised.game_title(game));
            (name.as_str(), word.unwrap_or_else(|| localised.text("how-keys")))
        })
        .collect();
    let now = pages.iter().position(|page| *page == open).unwrap_or_default();
    let turned = tabs(ui, pos2(screen.right() - margin, 104.0), &words, now, ICE).map(|index| pages[index]);
    let area = Rect::from_min_max(pos2(margin, 146.0), pos2(screen.right() - margin, screen.bottom() - 66.0));
    match open {
        Some(game) => draw_cards(&brush, localised, game, area, figures),
        None => draw_keys(&brush, localised, area),
    }
    turned
}

/// Whether the screen was closed, by mouse or key.
fn is_closed(ui: &Ui, pressed: bool) -> bool {
    pressed || frame_commands::pressed(ui.ctx(), Command::Back) || frame_commands::pressed(ui.ctx(), Command::Confirm)
}

/// The cards of a game, three per row.
fn draw_cards(brush: &Brush, localised: &LocalisedText, game: GameId, area: Rect, figures: &mut Figures) {
    let face = games::face_of(game);
    let (columns, gap) = (3, 30.0);
    let rows = face.cards.len().div_ceil(columns);
    let width = (area.width() - gap * (columns as f32 - 1.0)) / columns as f32;
    let height = area.height() / rows as f32;
    for (place, card) in face.cards.iter().enumerate() {
        let at = pos2(
            area.left() + (width + gap) * (place % columns) as f32,
            area.top() + height * (place / columns) as f32,
        );
        let cell = Rect::from_min_size(at, vec2(width, height - 16.0));
        let worked = figures.entry(card.id).or_insert_with(|| match &card.figure {
            Figure::Board(figure) => WorkedFigure::out(game, figure, face.landmarks),
            Figure::Outcomes | Figure::Clock => None,
        });
        draw_card(brush, localised, card, worked.as_ref(), cell);
    }
}

/// A card: the figure on the left, heading and text to its right.
fn draw_card(brush: &Brush, localised: &LocalisedText, card: &Card, worked: Option<&WorkedFigure>, cell: Rect) {
    let side = (cell.width() * 0.46).min(cell.height());
    let figure = Rect::from_min_size(cell.min, vec2(side, side));
    match (&card.figure, worked) {
        (Figure::Board(_), Some(worked)) => worked.draw(brush, figure),
        (Figure::Outcomes, _) => draw_outcomes(brush, figure),
        (Figure::Clock, _) => draw_clock(brush, figure.center()),
        (Figure::Board(_), None) => {}
    }
    let left = figure.right() + 16.0;
    let room = cell.right() - left;
    let heading = typeface::ACTION.weighing(Weight::Bold).coloured(ICE);
    brush.fit(pos2(left, cell.top() + 12.0), Align2::LEFT_CENTER, &localised.text(card.id), heading, room);
    let text = localised.text(&format!("{}.text", card.id));
    // In smaller letters if the text would be higher than its card.
    let mut face = typeface::BODY;
    let fits = |face: Face| brush.lay_out(&text, face, room).size().y <= cell.height() - 28.0;
    while !fits(face) && face.size > 13.0 {
        face = face.sized(face.size - 0.5);
    }
    brush.wrap(pos2(left, cell.top() + 28.0), room, &text, face);
}

/// The commands at the table, in two columns, the mouse, and fingers.
fn draw_keys(brush: &Brush, localised: &LocalisedText, area: Rect) {
    let rows = KEYS.len().div_ceil(2);
    let caps = KEYS.map(|(commands, _)| match commands {
        [] => frame_commands::arrows(brush.context()),
        commands => {
            let caps = commands.iter().map(|command| frame_commands::cap(brush.context(), *command));
            caps.filter(|cap| !cap.is_empty()).collect::<Vec<_>>().join(" · ")
        }
    });
    let room = caps.iter().map(|cap| brush.key_width(cap)).fold(0.0, f32::max);
    for (place, (cap, (_, what))) in caps.iter().zip(KEYS).enumerate() {
        let left = area.left() + area.width() / 2.0 * (place / rows) as f32;
        let y = area.top() + 16.0 + (place % rows) as f32 * 38.0;
        brush.key_cap(pos2(left, y), cap, 0.0);
        brush.left(pos2(left + room + 18.0, y), localised.text(what), typeface::PAGE);
    }
    let y = area.top() + 16.0 + rows as f32 * 38.0 + 12.0;
    let written = brush.wrap(pos2(area.left(), y), area.width(), &localised.text("ui-how-mouse"), typeface::BODY);
    let y = written.bottom() + 4.0;
    brush.wrap(pos2(area.left(), y), area.width(), &localised.text("ui-how-touch"), typeface::BODY);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HowToPage>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_of_others_comes_up_and_those_that_are_shown_have_room() {
        for (widths, room) in [
            (vec![], 500.0),
            (vec![100.0; 3], 500.0),
            (vec![100.0; 5], 500.0),
            (vec![180.0; 5], 640.0),
            (vec![2000.0, 20.0, 2000.0], 640.0),
            ((0..100).map(|number| 60.0 + number as f32).collect(), 640.0),
        ] {
            let (mut first, mut seen, mut turns) = (0, Vec::new(), 0);
            loop {
                let shown = fitting(&widths, first, room, 120.0);
                let needed: f32 = shown.clone().map(|place| widths[place] + BETWEEN).sum();
                assert!(shown.len() <= 1 || needed - BETWEEN <= room, "{shown:?}");
                seen.extend(shown.clone());
                turns += 1;
                if shown.end >= widths.len() {
                    break;
                }
                assert!(shown.end > first);
                first = shown.end;
            }
            assert_eq!(seen, (0..widths.len()).collect::<Vec<_>>(), "{turns}");
        }
    }

    #[test]
    fn every_command_of_a_match_is_on_the_page_of_keys() {
        use holochess_settings::controls::{COMMANDS, Place, Subject};
        let told: Vec<Command> = KEYS.iter().flat_map(|(commands, _)| commands.iter().copied()).collect();
        let placing =
            [Command::PlaceFirst, Command::PlaceSecond, Command::PlaceThird, Command::PlaceFourth, Command::Menu];
        for command in COMMANDS.into_iter().filter(|command| command.is_of(Place::Play)) {
            // The menu opens by what goes back, too; what is placed is written beside the creatures.
            if command.subject() == Subject::Table && !placing.contains(&command) {
                assert!(told.contains(&command), "{} is not told", command.id());
            }
        }
    }
}
