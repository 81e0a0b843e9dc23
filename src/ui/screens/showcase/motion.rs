//! The page of motion: all clips and sounds of a creature, and the control over a clip's time.

use bevy::prelude::*;
use bevy_egui::egui::{Pos2, Rect, Ui, pos2, vec2};

use super::{
    clip_player::SPEEDS,
    frame::{COLUMN, Pages, draw_heading, right_column},
};
use crate::ui::{
    localised_text::LocalisedText,
    theme::{MARGIN, prelude::*, surface, timeline::timeline},
};
use holochess_settings::controls::Command;
use holochess_view::{
    creatures::{Act, Creature as Folder, Library, Number, Part},
    sound::Voice,
    stage::voice,
};

/// The greatest distance between two lines, in points.
const LINE: f32 = 28.0;
/// The top of the list, and the height kept free below it, in points.
const LIST: [f32; 2] = [112.0, 176.0];

/// Draws the clips of a creature and the timeline of the chosen one.
pub(super) fn draw(
    mut pages: Pages,
    library: Res<Library>,
    folders: Res<Assets<Folder>>,
    mut voices: MessageWriter<Voice>,
) -> Result {
    let ui = pages.sheet("showcase.motion")?;
    let screen = ui.max_rect();
    let repertoire = library.repertoire(pages.showcase.creature.id(), &folders);
    draw_list(&ui, &mut pages, &repertoire, screen);
    draw_timeline(&ui, &mut pages, &repertoire, screen);
    let Some(data) = library.creature(pages.showcase.creature.id()).and_then(|handle| folders.get(handle)) else {
        return Ok(());
    };
    let heard: Vec<Act> =
        Act::ALL.into_iter().filter(|act| voice(data, pages.showcase.creature.piece(), *act, 0).is_some()).collect();
    if let Some(act) = draw_sounds(&ui, &pages, &heard)
        && let Some(sound) = voice(data, pages.showcase.creature.piece(), act, ui.input(|input| input.time) as usize)
    {
        voices.write(sound);
    }
    Ok(())
}

/// The name of entry `index` of the repertoire. Clips without an act have only internal names, so they are numbered
/// instead.
fn name(localised: &LocalisedText, repertoire: &[Number], index: usize) -> String {
    let is_other = |number: &Number| matches!(number.part, Part::Clip(_));
    match &repertoire[index].part {
        Part::Act(act) => localised.text(&format!("ui-act-{}", act.id().replace('_', "-"))),
        Part::Clip(_) => {
            let count = repertoire[..=index].iter().filter(|number| is_other(number)).count();
            localised.with("ui-show-other-movement", "number", count)
        }
    }
}

/// Draws the list of all clips.
fn draw_list(ui: &Ui, pages: &mut Pages, repertoire: &[Number], screen: Rect) {
    let brush = Brush::new(ui);
    let hue = palette::creature(pages.showcase.creature.id());
    let x = right_column(screen);
    draw_heading(&brush, pos2(x, LIST[0]), COLUMN, &pages.localised.text("ui-show-clips"));
    let room = screen.height() - LIST[0] - 32.0 - LIST[1];
    let step = (room / repertoire.len().max(1) as f32).min(LINE);
    for (index, number) in repertoire.iter().enumerate() {
        let y = LIST[0] + 38.0 + step * index as f32;
        let id = format!("showcase.clip.{}", number.part.id());
        let rect = Rect::from_min_size(pos2(x - 16.0, y - step / 2.0), vec2(COLUMN + 24.0, step));
        let on = number.part == pages.showcase.clip.part;
        let touched = surface::touch(ui, &id, rect, if on { Reach::First } else { Reach::Focus });
        if touched.glow > 0.0 {
            brush.glow(pos2(x + 80.0, y), vec2(190.0, 17.0), ICE, 0.12 * touched.glow);
            brush.disc(pos2(x - 10.0, y), 2.2 * touched.glow, INK);
        }
        if on {
            brush.ray(pos2(x - 60.0, y), pos2(x - 14.0, y), 1.5, hue, &[(0.0, 0.0), (1.0, 0.9)]);
        }
        let weight = if on { Weight::Bold } else { Weight::Regular };
        let colour = if on { INK } else { palette::mix(INK_SOFT, INK, touched.glow) };
        let label = name(&pages.localised, repertoire, index);
        brush.left(pos2(x, y), label, typeface::NOTE.weighing(weight).coloured(colour));
        let seconds =
            pages.localised.with("ui-show-seconds", "seconds", pages.localised.decimal(f64::from(number.seconds), 1));
        brush.right(pos2(x + COLUMN, y), seconds, typeface::SMALL_NOTE);
        if touched.pressed {
            pages.showcase.clip.put_on(number.part.clone());
        }
    }
}

/// Draws the clip's time line under the figure, and its controls.
fn draw_timeline(ui: &Ui, pages: &mut Pages, repertoire: &[Number], screen: Rect) {
    let brush = Brush::new(ui);
    let hue = palette::creature(pages.showcase.creature.id());
    let Some(number) = pages.showcase.clip.number(repertoire).cloned() else { return };
    let Some(index) = repertoire.iter().position(|line| line.part == number.part) else { return };
    let (left, right) = (MARGIN + COLUMN + 24.0, right_column(screen) - 44.0);
    let y = screen.height() - 166.0;
    let rect = Rect::from_min_max(pos2(left, y - 9.0), pos2(right, y + 9.0));
    brush.halo(Rect::from_min_max(pos2(left, y - 24.0), pos2(right, y + 40.0)), 0.62);
    let clip = pages.showcase.clip.clone();
    let shown = clip.time.min(number.seconds);
    let label = pages.localised.text("ui-read-time");
    if let Some(at) = timeline(ui, "showcase.row.time", &label, rect, shown, number.seconds, number.contact, hue) {
        let clip = &mut pages.showcase.clip;
        (clip.time, clip.running) = (at, false);
    }
    let seconds = |value: f32| pages.localised.decimal(f64::from(value), 2);
    let text = format!("{} / {}", seconds(shown), seconds(number.seconds));
    brush.right(pos2(right, y - 26.0), text, typeface::SMALL_NOTE.coloured(INK_SOFT));
    brush.left(pos2(left, y - 26.0), name(&pages.localised, repertoire, index), typeface::ACTION);
    let switch = |on: bool| pages.localised.text(if on { "ui-on" } else { "ui-off" });
    let speed = pages.localised.with(
        "ui-show-speed",
        "factor",
        pages
            .localised
            .decimal(f64::from(SPEEDS[clip.speed]), if clip.speed == 0 { 2 } else { usize::from(clip.speed == 1) }),
    );
    let play = pages.localised.text(if clip.running { "ui-show-pause" } else { "ui-show-play" });
    let looping = pages.localised.with("ui-show-loop", "state", switch(clip.looping));
    let twos = pages.localised.with("ui-show-twos", "state", switch(clip.twos));
    let commands = [
        KeyCommand::new("showcase.play", Command::ShowPlay, play),
        KeyCommand::new("showcase.loop", Command::Loop, looping),
        KeyCommand::new("showcase.speed", Command::ShowSpeed, speed),
        KeyCommand::new("showcase.twos", Command::Twos, twos),
    ];
    let face = typeface::NOTE.coloured(INK_SOFT);
    let whole: f32 = commands.iter().map(|command| command.width(&brush, face)).sum::<f32>() + 22.0 * 3.0;
    let mut at = Pos2::new(f32::midpoint(left, right) - whole / 2.0, y + 38.0);
    for command in commands {
        if command.draw(ui, at, face) {
            let clip = &mut pages.showcase.clip;
            match command.command {
                Command::ShowPlay => clip.toggle(number.seconds),
                Command::Loop => clip.looping = !clip.looping,
                Command::ShowSpeed => clip.speed = (clip.speed + 1) % SPEEDS.len(),
                _ => clip.twos = !clip.twos,
            }
        }
        at.x += command.width(&brush, face) + 22.0;
    }
}

/// Draws the list of sounds; returns the one that was pressed.
fn draw_sounds(ui: &Ui, pages: &Pages, heard: &[Act]) -> Option<Act> {
    let brush = Brush::new(ui);
    draw_heading(&brush, pos2(MARGIN, 196.0), COLUMN - 40.0, &pages.localised.text("ui-show-sounds"));
    let mut pressed = None;
    for (index, act) in heard.iter().enumerate() {
        let y = 234.0 + LINE * index as f32;
        let rect = Rect::from_min_size(pos2(MARGIN - 16.0, y - LINE / 2.0), vec2(COLUMN - 20.0, LINE));
        let touched = surface::touch(ui, &format!("showcase.sound.{}", act.id()), rect, Reach::Focus);
        if touched.glow > 0.0 {
            brush.glow(pos2(MARGIN + 80.0, y), vec2(170.0, 17.0), ICE, 0.12 * touched.glow);
        }
        let colour = palette::mix(INK_SOFT, INK, touched.glow);
        brush.speaker(pos2(MARGIN + 8.0, y), 8.0, colour, false);
        brush.left(
            pos2(MARGIN + 28.0, y),
            pages.localised.text(&format!("ui-act-{}", act.id().replace('_', "-"))),
            typeface::NOTE.coloured(colour),
        );
        if touched.pressed {
            pressed = Some(*act);
        }
    }
    pressed
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_locale::Language;

    #[test]
    fn no_movement_is_shown_under_the_name_that_its_model_gives_it() {
        let number = |part| Number { part, clip: Some("tail_whip_02".to_owned()), seconds: 1.0, contact: None };
        let mut repertoire: Vec<Number> = Act::ALL.into_iter().map(|act| number(Part::Act(act))).collect();
        repertoire.extend(["gulp", "tail_whip_02"].map(|clip| number(Part::Clip(clip.to_owned()))));
        for language in Language::ALL {
            let localised = LocalisedText::new(language);
            let names: Vec<String> = (0..repertoire.len()).map(|index| name(&localised, &repertoire, index)).collect();
            for (index, name) in names.iter().enumerate() {
                assert!(!name.contains('_') && !name.contains("gulp") && !name.starts_with("ui-"), "{name}");
                assert!(!names[..index].contains(name), "{name} is there once");
            }
        }
    }
}
