//! Everything that a creature can be seen and heard doing, and the hand on its time.

use bevy::prelude::*;
use bevy_egui::egui::{Key, Pos2, Rect, Ui, pos2, vec2};

use super::{
    clip_player::SPEEDS,
    frame::{COLUMN, Pages, heading, right_column},
};
use crate::{
    ui::theme::{MARGIN, prelude::*, surface, timeline::timeline},
    view::{
        creatures::{Act, Creature as Folder, Library, Number, Part},
        sound::Voice,
        stage::voice,
    },
};

/// From one line to the next at most, in points.
const LINE: f32 = 28.0;
/// Where the list begins, and how much of the screen is kept free below it.
const LIST: [f32; 2] = [112.0, 176.0];

pub(super) fn draw(
    mut pages: Pages,
    library: Res<Library>,
    folders: Res<Assets<Folder>>,
    mut voices: MessageWriter<Voice>,
) -> Result {
    let ui = pages.sheet("showcase.motion")?;
    let screen = ui.max_rect();
    let repertoire = library.repertoire(pages.showcase.creature.id(), &folders);
    list(&ui, &mut pages, &repertoire, screen);
    time(&ui, &mut pages, &repertoire, screen);
    let Some(data) = library.creature(pages.showcase.creature.id()).and_then(|handle| folders.get(handle)) else {
        return Ok(());
    };
    let heard: Vec<Act> =
        Act::ALL.into_iter().filter(|act| voice(data, pages.showcase.creature.piece(), *act, 0).is_some()).collect();
    if let Some(act) = sounds(&ui, &pages, &heard)
        && let Some(sound) = voice(data, pages.showcase.creature.piece(), act, ui.input(|input| input.time) as usize)
    {
        voices.write(sound);
    }
    Ok(())
}

/// What a line of the repertoire is called.
fn name(pages: &Pages, number: &Number) -> String {
    match &number.part {
        Part::Act(act) => pages.localised.text(&format!("ui-act-{}", act.id().replace('_', "-"))),
        Part::Clip(name) => name.replace('_', " "),
    }
}

/// All that can be put on.
fn list(ui: &Ui, pages: &mut Pages, repertoire: &[Number], screen: Rect) {
    let brush = Brush::of(ui);
    let hue = palette::creature(pages.showcase.creature.id());
    let x = right_column(screen);
    heading(&brush, pos2(x, LIST[0]), COLUMN, &pages.localised.text("ui-show-clips"));
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
        brush.left(pos2(x, y), name(pages, number), typeface::NOTE.weighing(weight).coloured(colour));
        // Whether the model has a clip of its own for it, and how long it lasts.
        let clip = number.clip.clone().unwrap_or_else(|| pages.localised.text("ui-show-by-rule"));
        let seconds =
            pages.localised.with("ui-show-seconds", "seconds", pages.localised.decimal(f64::from(number.seconds), 1));
        let written = brush.right(pos2(x + COLUMN, y), seconds, typeface::NOTE.sized(15.0));
        let quiet = typeface::NOTE.sized(15.0).coloured(if number.clip.is_some() {
            INK_QUIET
        } else {
            palette::over(INK_QUIET, 0.6)
        });
        brush.fit(pos2(written.left() - 14.0, y), bevy_egui::egui::Align2::RIGHT_CENTER, &clip, quiet, 130.0);
        if touched.pressed {
            pages.showcase.clip.put_on(number.part.clone());
        }
    }
}

/// The clip's time under the figure, and how it runs.
fn time(ui: &Ui, pages: &mut Pages, repertoire: &[Number], screen: Rect) {
    let brush = Brush::of(ui);
    let hue = palette::creature(pages.showcase.creature.id());
    let Some(number) = pages.showcase.clip.number(repertoire).cloned() else { return };
    let (left, right) = (MARGIN + COLUMN + 24.0, right_column(screen) - 44.0);
    let y = screen.height() - 166.0;
    let rect = Rect::from_min_max(pos2(left, y - 9.0), pos2(right, y + 9.0));
    brush.halo(Rect::from_min_max(pos2(left, y - 24.0), pos2(right, y + 40.0)), 0.62);
    let clip = pages.showcase.clip.clone();
    let shown = clip.time.min(number.seconds);
    if let Some(at) = timeline(ui, "showcase.row.time", rect, shown, number.seconds, number.contact, hue) {
        let clip = &mut pages.showcase.clip;
        (clip.time, clip.running) = (at, false);
    }
    let seconds = |value: f32| pages.localised.decimal(f64::from(value), 2);
    let text = format!("{} / {}", seconds(shown), seconds(number.seconds));
    brush.right(pos2(right, y - 26.0), text, typeface::NOTE.sized(15.0).coloured(INK_SOFT));
    brush.left(pos2(left, y - 26.0), name(pages, &number), typeface::ACTION);
    let switch = |on: bool| pages.localised.text(if on { "ui-on" } else { "ui-off" });
    let speed = pages.localised.with(
        "ui-show-speed",
        "factor",
        pages
            .localised
            .decimal(f64::from(SPEEDS[clip.speed]), if clip.speed == 0 { 2 } else { usize::from(clip.speed == 1) }),
    );
    let labels = [
        pages.localised.text(if clip.running { "ui-show-pause" } else { "ui-show-play" }),
        pages.localised.with("ui-show-loop", "state", switch(clip.looping)),
        speed,
        pages.localised.with("ui-show-twos", "state", switch(clip.twos)),
    ];
    let keys = [
        ("P", Key::P, "showcase.play"),
        ("L", Key::L, "showcase.loop"),
        ("V", Key::V, "showcase.speed"),
        ("T", Key::T, "showcase.twos"),
    ];
    let face = typeface::NOTE.coloured(INK_SOFT);
    let mut commands: Vec<KeyCommand<'_>> = Vec::new();
    for ((cap, key, name), label) in keys.into_iter().zip(&labels) {
        commands.push(KeyCommand { name, cap, key: Some(key), label, enabled: true });
    }
    let whole: f32 = commands.iter().map(|command| command.width(&brush, face)).sum::<f32>() + 22.0 * 3.0;
    let mut at = Pos2::new(f32::midpoint(left, right) - whole / 2.0, y + 38.0);
    for (index, command) in commands.iter().enumerate() {
        if command.show(ui, at, face) {
            let clip = &mut pages.showcase.clip;
            match index {
                0 => clip.toggle(number.seconds),
                1 => clip.looping = !clip.looping,
                2 => clip.speed = (clip.speed + 1) % SPEEDS.len(),
                _ => clip.twos = !clip.twos,
            }
        }
        at.x += command.width(&brush, face) + 22.0;
    }
}

/// What it is heard doing; returns what was pressed.
fn sounds(ui: &Ui, pages: &Pages, heard: &[Act]) -> Option<Act> {
    let brush = Brush::of(ui);
    heading(&brush, pos2(MARGIN, 196.0), COLUMN - 40.0, &pages.localised.text("ui-show-sounds"));
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
