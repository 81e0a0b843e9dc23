//! The voice of a lesson, at the right of the table in the place of the log: what is said, what a wrong try is
//! answered, and the lesson's own commands. The one that goes on stands large in the prompt's place; the others never
//! change theirs.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Pos2, Rect, Ui, pos2, vec2},
};

use super::{HudData, cell_names, prompt};
use crate::ui::{
    frame::Sight,
    games,
    input::Hand,
    localised_text::LocalisedText,
    overlay::{OpenOverlay, Overlay},
    rule_link::RuleLink,
    theme::{prelude::*, surface},
};
use holochess_lessons::{Ends, what_now};
use holochess_record::{MatchSetup, SeatInfo, Who, fresh_seed};
use holochess_rules::{Board, Cell};
use holochess_session::{LessonGoOn, LessonSkipPart, LessonTable, MatchRequest, PersonRating};
use holochess_settings::controls::Command;

/// The width of the text.
const TEXT_WIDTH: f32 = 300.0;
/// The space between two paragraphs.
const PARAGRAPH_GAP: f32 = 10.0;

/// Draws the text of a lesson and its commands.
pub(super) fn draw(
    mut contexts: EguiContexts,
    hud: HudData,
    sight: Sight,
    rating: Res<PersonRating>,
    mut hand: ResMut<Hand>,
    mut link: RuleLink,
    mut goes: MessageWriter<LessonGoOn>,
    mut skips: MessageWriter<LessonSkipPart>,
    mut requests: MessageWriter<MatchRequest>,
) -> Result {
    let Some(lesson) = hud.game.lesson() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let ui = hud.sheet(context, "hud.lesson");
    let (screen, brush) = (ui.max_rect(), Brush::new(&ui));
    let layout = hud.layout(screen);
    let localised = &hud.localised;
    let course = lesson.course();
    let is_told = lesson.is_told() && !hud.director.is_busy();
    let paragraphs = if is_told { paragraphs(&hud, lesson, &rating) } else { Vec::new() };

    // From the bottom of the clock down; the ground first, so that it lies below the letters.
    let left = screen.right() - 24.0 - TEXT_WIDTH;
    let top = layout.clock.bottom() + 6.0;
    let height: f32 =
        paragraphs.iter().map(|(text, face)| brush.lay_out(text, *face, TEXT_WIDTH).size().y + PARAGRAPH_GAP).sum();
    if height > 0.0 {
        let panel = Rect::from_min_size(pos2(left, top), vec2(TEXT_WIDTH, height));
        brush.ground(panel, 0.92);
        surface::cover(&ui, panel);
    }
    let mut y = top;
    for (text, face) in &paragraphs {
        y = brush.wrap(pos2(left, y), TEXT_WIDTH, text, *face).bottom() + PARAGRAPH_GAP;
    }

    if is_told {
        draw_rule(&ui, localised, &mut link, pos2(left, y + PARAGRAPH_GAP));
    }
    name_cells(&brush, &hud, &hand, &sight, paragraphs.iter().map(|(text, _)| text.as_str()));

    let word = |id: &str| localised.text(id);
    let (main, mut list) = match course.step() {
        None => {
            let leave = KeyCommand::new("lesson.leave", Command::LeaveLesson, word("ui-lesson-leave"));
            (Some("ui-lesson-play"), vec![leave.enabled(is_told)])
        }
        Some(step) => {
            let acts = matches!(step.ends, Ends::Act(_));
            let hints = acts && is_told && lesson.is_learners_turn();
            let hint = KeyCommand::new("lesson.hint", Command::Hint, word("ui-command-hint"));
            let skip = KeyCommand::new("lesson.skip", Command::SkipPart, word("ui-lesson-skip"));
            ((!acts).then_some("ui-lesson-go-on"), vec![hint.enabled(hints), skip.enabled(is_told)])
        }
    };
    list.push(KeyCommand::new("lesson.menu", Command::Menu, word("ui-command-menu")));
    let face = typeface::TABLE_ACTION;
    let pressed = commands_from_right(&ui, layout.commands.right_center(), face, &list);
    let goes_on = main.filter(|id| is_told && draw_go_on(&ui, layout.prompt, &word(id)));
    match goes_on.map(|_| Command::GoOn).or(pressed) {
        Some(Command::GoOn) if course.step().is_some() => _ = goes.write(LessonGoOn),
        Some(Command::GoOn) => {
            let setup = first_match(lesson, &rating, hud.preferences.person_name().trim());
            requests.write_batch(setup.map(MatchRequest::Start));
        }
        Some(Command::SkipPart) => _ = skips.write(LessonSkipPart),
        Some(Command::Hint) => {
            if let Some(action) = course.hint() {
                hand.take_hint(action);
            }
        }
        Some(Command::LeaveLesson) => _ = requests.write(MatchRequest::Leave),
        Some(Command::Menu) => _ = link.opens.write(OpenOverlay(Overlay::Pause)),
        _ => {}
    }
    Ok(())
}

/// Draws what goes on, large; returns whether it was pressed, or confirmed: no action is asked for then.
fn draw_go_on(ui: &Ui, area: Rect, label: &str) -> bool {
    let (brush, face) = (Brush::new(ui), typeface::STATEMENT.sized(30.0).coloured(INK));
    let command = KeyCommand::new("lesson.go-on", Command::GoOn, label);
    let at = area.right_center() - vec2(command.width(&brush, face), 0.0);
    brush.ground(Rect::from_two_pos(at, area.right_center()).expand2(vec2(0.0, 18.0)), 0.6);
    let end = ui.max_rect().right();
    brush.beam(end, end - 460.0, at.y + 24.0, 80.0, ICE, 0.9);
    let confirms = ui.is_enabled() && frame_commands::pressed(ui.ctx(), Command::Confirm);
    command.draw(ui, at, face) || confirms
}

/// The way to the rule that the last try was against, below what is said of it.
fn draw_rule(ui: &Ui, localised: &LocalisedText, link: &mut RuleLink, at: Pos2) {
    let Some((game, term)) = link.refused() else { return };
    // The key itself is read by the rulebook, which it opens everywhere.
    let why = KeyCommand::new("lesson.why", Command::Rulebook, localised.text("rulebook-why")).unheard();
    if why.draw(ui, at, typeface::SMALL_NOTE.coloured(INK_SOFT)) {
        link.open(game, term);
    }
}

/// Writes the names of cells that the texts speak of beside them.
fn name_cells<'a>(brush: &Brush, hud: &HudData, hand: &Hand, sight: &Sight, texts: impl Iterator<Item = &'a str>) {
    let board = hud.shown.board();
    // The prompt names what is pointed at or recommended.
    let by_prompt = prompt::named_cells(hand);
    for cell in named_cells(board, texts).into_iter().filter(|cell| !by_prompt.contains(cell)) {
        let face = typeface::NOTE.sized(14.0).weighing(Weight::Bold).coloured(INK);
        cell_names::draw_cell_name(brush, hud, sight, cell, board.name(cell).to_owned(), face);
    }
}

/// The cells whose names are words of the texts, in the board's order: the table shows their names, so that they can be
/// found.
fn named_cells<'a>(board: &'static Board, texts: impl Iterator<Item = &'a str>) -> Vec<Cell> {
    let is_apostrophe = |sign: char| matches!(sign, '’' | '\'');
    let words = texts.flat_map(|text| text.split(|sign: char| !sign.is_alphanumeric() && !is_apostrophe(sign)));
    // A letter beside an apostrophe is no word: "d’attaque" does not name the centre.
    let words = words.flat_map(|word| {
        let is_whole = !word.contains(is_apostrophe);
        word.split(is_apostrophe).filter(move |part| is_whole || part.chars().count() > 1)
    });
    let mut cells: Vec<Cell> = words.filter_map(|word| board.cell(word)).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// What stands in the panel, from top to bottom.
fn paragraphs(hud: &HudData, lesson: &LessonTable, rating: &PersonRating) -> Vec<(String, Face)> {
    let (localised, course) = (&hud.localised, lesson.course());
    let locale = localised.locale();
    let note = typeface::SMALL_NOTE;
    let Some(step) = course.step() else {
        let mut said = vec![(localised.text("lesson-over"), typeface::NAME)];
        if let Some(found) = proposal(lesson, rating) {
            let (name, about) = localised.level(found.opponent.id);
            let arguments = [("name", name.into()), ("about", about.into())];
            said.push((localised.format("ui-lesson-what-now", &arguments), typeface::BODY.coloured(INK)));
        }
        return said;
    };
    let arguments = [
        ("number", (course.part_number() + 1).into()),
        ("count", course.lesson().parts.len().into()),
        ("title", course.title(locale).into()),
    ];
    let mut said = vec![
        (localised.format("lesson-part", &arguments), note),
        // The teacher belongs to no side.
        (localised.level(course.speaker()).0, typeface::ACTION.coloured(INK)),
        (course.text(locale), typeface::BODY.coloured(INK)),
    ];
    if !step.dice.is_empty() {
        said.push((localised.text("lesson-dice-arranged"), note.coloured(INK_SOFT)));
    }
    if let Some(wrong) = lesson.answer() {
        said.push((course.answer(wrong, locale), typeface::BODY.coloured(AMBER)));
    }
    said
}

/// Whom to play now.
fn proposal(lesson: &LessonTable, rating: &PersonRating) -> Option<holochess_lessons::WhatNow> {
    let taught = lesson.course().lesson();
    let (strength, matches) = rating.strength(taught.game()?);
    what_now(taught, (matches > 0).then_some(strength))
}

/// The match that is proposed after a lesson, to the person of this name.
fn first_match(lesson: &LessonTable, rating: &PersonRating, name: &str) -> Option<MatchSetup> {
    let game = lesson.course().lesson().game()?;
    let mut options = game.options();
    for (key, value) in games::face_of(game).preset {
        // A test of the faces sets every preset.
        let _ = options.set(key, value);
    }
    let opponent = Who::Computer(proposal(lesson, rating)?.opponent.id.to_owned());
    let person = SeatInfo { who: Who::Human, name: name.to_owned() };
    let seats = vec![person, SeatInfo { who: opponent, name: String::new() }];
    Some(MatchSetup { game, options, seats, seed: fresh_seed().ok()?, position: None })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::hud::fit_tests::{Look, match_of, written};
    use holochess_lessons::Lesson;
    use holochess_locale::Language;
    use holochess_rules::{GameId, Setup, dice::Seed, new_table};
    use holochess_session::{ActionRequested, Match, MatchRequest};

    #[test]
    fn the_panel_says_that_dice_are_arranged_where_they_are_and_leads_to_the_rule_after_a_wrong_try() {
        let recorded = match_of(GameId::Holochess, 2, &[], 3);
        let mut look = Look::new(Language::English, &recorded);
        look.app.init_resource::<crate::ui::rule_link::RuleInQuestion>();
        look.app
            .world_mut()
            .write_message(MatchRequest::Lesson { lesson: Lesson::of(GameId::Holochess), part: Some(1) });
        let arranged = LocalisedText::new(Language::English).text("lesson-dice-arranged");
        let rule = LocalisedText::new(Language::English).text("rulebook-why");
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
        let (mut with, mut without) = (0, 0);
        for _ in 0..4000 {
            look.app.update();
            let Some(lesson) =
                look.app.world().get_resource::<Match>().and_then(Match::lesson).filter(|lesson| lesson.is_told())
            else {
                continue;
            };
            if lesson.course().part_number() != 1 {
                break;
            }
            let has_dice = lesson.course().step().is_some_and(|step| !step.dice.is_empty());
            let hint = lesson.course().hint();
            let texts = written(&mut look.app, &look.context, screen, draw);
            if texts.is_empty() {
                continue;
            }
            let says = |what: &str| texts.iter().any(|(text, _)| text == what);
            assert_eq!(says(&arranged), has_dice, "{texts:?}");
            assert!(!says(&rule), "{texts:?}");
            if has_dice {
                with += 1;
            } else {
                without += 1;
            }
            match hint {
                Some(action) => _ = look.app.world_mut().write_message(ActionRequested(action)),
                None => _ = look.app.world_mut().write_message(LessonGoOn),
            }
        }
        assert!(with >= 4 && without >= 3, "{with} {without}");
        // A wrong try in the first part.
        look.app
            .world_mut()
            .write_message(MatchRequest::Lesson { lesson: Lesson::of(GameId::Holochess), part: Some(0) });
        for _ in 0..20 {
            look.app.update();
        }
        look.app.world_mut().write_message(LessonGoOn);
        for _ in 0..20 {
            look.app.update();
        }
        let table = look.app.world().resource::<holochess_session::Match>().table();
        let wrong = table.read_action("o3-o5").expect("it is one");
        look.app.world_mut().write_message(ActionRequested(wrong));
        look.app.add_systems(Update, crate::ui::rule_link::note_refusals);
        for _ in 0..4 {
            look.app.update();
        }
        let texts = written(&mut look.app, &look.context, screen, draw);
        assert!(texts.iter().any(|(text, _)| *text == rule), "{texts:?}");
        let rule = look.app.world().resource::<crate::ui::rule_link::RuleInQuestion>();
        assert_eq!(rule.refused(), Some((GameId::Holochess, "taken")));
    }

    #[test]
    fn a_lesson_that_waits_says_so_and_goes_on_where_no_other_command_stands() {
        let recorded = match_of(GameId::Holochess, 2, &[], 3);
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
        for language in Language::ALL {
            let mut look = Look::new(language, &recorded);
            look.app.init_resource::<crate::ui::rule_link::RuleInQuestion>();
            look.app
                .world_mut()
                .write_message(MatchRequest::Lesson { lesson: Lesson::of(GameId::Holochess), part: Some(0) });
            let waiting = LocalisedText::new(language).text("ui-turn-lesson");
            let (mut going_on, mut others): (Vec<Rect>, Vec<Vec<Option<Rect>>>) = (Vec::new(), Vec::new());
            for _ in 0..4000 {
                look.app.update();
                let Some(lesson) =
                    look.app.world().get_resource::<Match>().and_then(Match::lesson).filter(|lesson| lesson.is_told())
                else {
                    continue;
                };
                if lesson.course().part_number() != 0 {
                    break;
                }
                let acts = lesson.course().step().is_some_and(|step| matches!(step.ends, Ends::Act(_)));
                let hint = lesson.course().hint();
                written(&mut look.app, &look.context, screen, draw);
                let rect = |name: &str| {
                    let found = look.context.read_response(bevy_egui::egui::Id::new(("widget", name)));
                    found.map(|response| response.rect)
                };
                going_on.extend(rect("lesson.go-on"));
                assert_eq!(rect("lesson.go-on").is_some(), !acts);
                others.push(["lesson.hint", "lesson.skip", "lesson.menu"].map(rect).to_vec());
                let said = written(&mut look.app, &look.context, screen, crate::ui::hud::players::draw);
                assert_eq!(said.iter().any(|(text, _)| *text == waiting), !acts, "{said:?}");
                match hint {
                    Some(action) => _ = look.app.world_mut().write_message(ActionRequested(action)),
                    None => _ = look.app.world_mut().write_message(LessonGoOn),
                }
            }
            assert!(!going_on.is_empty() && others.len() > going_on.len(), "{going_on:?} {others:?}");
            let first = &others[0];
            assert!(first.iter().all(Option::is_some), "{first:?}");
            assert!(others.iter().all(|rects| rects == first), "each command has a place of its own: {others:?}");
            let apart = |rect: &Rect| first.iter().flatten().all(|other| !other.intersects(*rect));
            assert!(going_on.iter().all(apart), "a second press there presses nothing: {going_on:?} {first:?}");
        }
    }

    #[test]
    fn cells_are_found_by_their_names_in_a_text_and_only_once() {
        let game = GameId::Holochess;
        let setup = Setup { game, options: game.options(), players: 2, position: None };
        let (table, _) = new_table(&setup, &mut Seed::from_number(7).deal()).unwrap();
        let board = table.board();
        let texts =
            ["Next to i6 are i5, i7, o6 and the centre, d.", "De o4 à i6 ; Do4 n’est pas une case, o13 non plus."];
        let mut names: Vec<&str> =
            named_cells(board, texts.into_iter()).into_iter().map(|cell| board.name(cell)).collect();
        names.sort_unstable();
        assert_eq!(names, ["d", "i5", "i6", "i7", "o4", "o6"]);
        let elided = ["Le dé d’attaque et l’effort d'i6 : rien d’autre que o3, d’abord. And o5’s neighbours."];
        let names: Vec<&str> =
            named_cells(board, elided.into_iter()).into_iter().map(|cell| board.name(cell)).collect();
        assert_eq!(names.len(), 3, "only the elided letters are none: {names:?}");
        assert!(named_cells(board, ["Nothing is named here."].into_iter()).is_empty());
    }
}
