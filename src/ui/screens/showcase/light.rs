//! The page of light: every number of the hologram, the lamps, and the seat's colour.

use bevy::prelude::*;
use bevy_egui::egui::pos2;

use super::frame::{COLUMN, Pages, draw_heading, right_column};
use crate::ui::theme::{
    MARGIN,
    prelude::*,
    slider::{STEP, fader},
    surface,
};
use holochess_rules::Seat;
use holochess_settings::controls::Command;
use holochess_view::{
    Dimmer, Quality,
    hologram::{HologramLook, LookFile, Parameter},
};

/// A fader for one number of the hologram: the id of its name, its bounds, its place in the data.
struct Wire {
    id: &'static str,
    bounds: [f32; 2],
    field: fn(&mut Dimmer) -> &mut f32,
}

const WIRES: [Wire; 4] = [
    Wire { id: "lamp", bounds: [0.0, 2.0], field: |dimmer| &mut dimmer.lamp },
    Wire { id: "rake", bounds: [0.0, 2.0], field: |dimmer| &mut dimmer.rake },
    Wire { id: "room", bounds: [0.0, 2.0], field: |dimmer| &mut dimmer.room },
    Wire { id: "exposure", bounds: [-2.0, 2.0], field: |dimmer| &mut dimmer.exposure },
];

/// Draws the settings of hologram and light.
pub(super) fn draw(
    mut pages: Pages,
    file: Res<LookFile>,
    looks: Res<Assets<HologramLook>>,
    quality: Res<Quality>,
    mut look: ResMut<HologramLook>,
    mut dimmer: ResMut<Dimmer>,
) -> Result {
    let ui = pages.sheet("showcase.light")?;
    let screen = ui.max_rect();
    let brush = Brush::new(&ui);
    let x = right_column(screen);
    draw_heading(&brush, pos2(x, 96.0), COLUMN, &pages.localised.text("ui-show-hologram"));
    let rest = file.look(&looks);
    let mut wanted = *look;
    for (index, parameter) in Parameter::ALL.iter().enumerate() {
        let at = pos2(x, 136.0 + STEP * index as f32);
        let name = format!("showcase.row.{}", parameter.id);
        let label = pages.localised.text(&format!("ui-look-{}", parameter.id));
        let value = parameter.value(*look);
        let places = if parameter.bounds[1] > 100.0 { 0 } else { 2 };
        let shown = pages.localised.decimal(f64::from(value), places);
        let share = parameter.share(*look);
        if let Some(share) = fader(&ui, &name, at, COLUMN, &label, share, parameter.share(rest), &shown) {
            wanted = parameter.set(wanted, share);
        }
    }
    look.set_if_neq(wanted);

    draw_heading(&brush, pos2(MARGIN, 196.0), COLUMN, &pages.localised.text("ui-show-lamps"));
    let mut lamps = *dimmer;
    let mut usual = Dimmer::default();
    for (index, wire) in WIRES.iter().enumerate() {
        let at = pos2(MARGIN, 236.0 + STEP * index as f32);
        let [low, high] = wire.bounds;
        let share = |value: f32| (value - low) / (high - low);
        let value = *(wire.field)(&mut lamps);
        let rest = share(*(wire.field)(&mut usual));
        let shown = pages.localised.decimal(f64::from(value), 2);
        let label = pages.localised.text(&format!("ui-lamp-{}", wire.id));
        if let Some(share) =
            fader(&ui, &format!("showcase.row.{}", wire.id), at, COLUMN, &label, share(value), rest, &shown)
        {
            *(wire.field)(&mut lamps) = low + (high - low) * share;
        }
    }
    dimmer.set_if_neq(lamps);
    let mut y = 236.0 + STEP * WIRES.len() as f32 + 8.0;
    if quality.bakes_the_room() {
        let note = pages.localised.text("ui-show-painted");
        y = brush.wrap(pos2(MARGIN, y - 4.0), COLUMN, &note, typeface::SMALL_NOTE.coloured(INK_SOFT)).bottom() + 24.0;
    }
    let seat = pages.showcase.seat;
    let label = pages.localised.with("ui-show-seat", "number", seat.number());
    let face = typeface::BODY.coloured(INK_SOFT);
    let side = KeyCommand::new("showcase.seat", Command::ShowSeat, label);
    let back = KeyCommand::new("showcase.reset-light", Command::ResetLight, pages.localised.text("ui-show-reset"));
    if side.draw(&ui, pos2(MARGIN, y + 14.0), face) {
        pages.showcase.seat = Seat::new((seat.index() + 1) % Seat::MOST);
    }
    brush.seat_mark(pos2(MARGIN + side.width(&brush, face) + 20.0, y + 14.0), 6.0, seat);
    if back.draw(&ui, pos2(MARGIN, y + 52.0), face) {
        *look = rest;
        *dimmer = Dimmer::default();
        surface::focus(ui.ctx(), "showcase.row.translucency");
    }
    Ok(())
}
