//! Light and darkness instead of panels: rays, beams that enter from the edge of the screen, glows, soft scrims.
//!
//! The interface is drawn after the picture's bloom, so every glow is painted here.

use std::f32::consts::TAU;

use bevy_egui::egui::{Color32, CornerRadius, Mesh, Pos2, Rect, Shape, Vec2, epaint::RectShape, pos2, vec2};

use super::{
    brush::Brush,
    palette::{INK, light, mix, over, shade, smooth},
};

/// An edge of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// Left.
    Left,
    /// Right.
    Right,
    /// Top.
    Top,
    /// Bottom.
    Bottom,
}

impl Brush {
    /// A ray whose strength follows `stops` (share of its length, strength). Its sides are feathered by a pixel.
    pub fn ray(&self, from: Pos2, to: Pos2, width: f32, colour: Color32, stops: &[(f32, f32)]) {
        let along = to - from;
        if along.length() < 0.01 {
            return;
        }
        let side = along.normalized().rot90();
        let pixel = 1.0 / self.painter.pixels_per_point();
        let mut mesh = Mesh::default();
        for (index, &(share, strength)) in stops.iter().enumerate() {
            let (point, colour) = (from + along * share, over(colour, strength));
            let clear = Color32::TRANSPARENT;
            let half = width / 2.0;
            for (offset, colour) in [(half + pixel, clear), (half, colour), (-half, colour), (-half - pixel, clear)] {
                mesh.colored_vertex(point + side * offset, colour);
            }
            if index + 1 < stops.len() {
                for strip in 0..3 {
                    let first = 4 * index as u32 + strip;
                    mesh.add_triangle(first, first + 1, first + 4);
                    mesh.add_triangle(first + 4, first + 1, first + 5);
                }
            }
        }
        self.painter.add(Shape::mesh(mesh));
    }

    /// A horizontal line that fades from `from` to `to`.
    pub fn fading_rule(&self, from: f32, to: f32, y: f32, width: f32, colour: Color32, strength: f32) {
        let stops = [(0.0, strength), (0.35, strength * 0.45), (0.7, strength * 0.12), (1.0, 0.0)];
        self.ray(pos2(from, y), pos2(to, y), width, colour, &stops);
    }

    /// A sheet of light above a beam: fades from `from` to `to`, and upwards.
    pub fn sheet(&self, from: f32, to: f32, y: f32, height: f32, colour: Color32, strength: f32) {
        let strength = self.decorating(strength);
        self.cached_mesh("sheet", colour, [from, to, y, height, strength], || {
            let (columns, rows) = (20_u32, 12_u32);
            let mut mesh = Mesh::default();
            for row in 0..=rows {
                let up = row as f32 / rows as f32;
                let strength = strength * (1.0 - up).powf(3.2);
                for column in 0..=columns {
                    let along = column as f32 / columns as f32;
                    let at = pos2(from + (to - from) * along, y - height * up);
                    mesh.colored_vertex(at, light(colour, strength * (1.0 - along).powi(2)));
                }
            }
            grid_triangles(&mut mesh, columns, rows);
            mesh
        });
    }

    /// The mark of the active entry: a beam from the edge at `from` towards `to`, with a sheet above it and a glint
    /// that runs outward every few seconds, unless decorative motion is off.
    pub fn beam(&self, from: f32, to: f32, y: f32, height: f32, colour: Color32, strength: f32) {
        self.sheet(from, to, y, height, colour, 0.30 * strength);
        self.sheet(from, to, y, -height * 0.22, colour, 0.16 * strength);
        let stops = [(0.0, 1.0), (0.25, 0.62), (0.55, 0.2), (0.8, 0.04), (1.0, 0.0)].map(|(at, k)| (at, k * strength));
        self.ray(pos2(from, y), pos2(to, y), 1.5, mix(colour, INK, 0.25), &stops);
        if self.is_still {
            return;
        }
        let head = (self.time * 0.16 + y * 0.013).fract() * 1.3 - 0.15;
        let at = |share: f32| pos2(from + (to - from) * share.clamp(0.0, 1.0), y);
        let glint = 0.7 * strength * (1.0 - head.clamp(0.0, 1.0)).powi(2);
        self.ray(at(head - 0.12), at(head + 0.02), 1.5, INK, &[(0.0, 0.0), (0.8, glint), (1.0, 0.0)]);
    }

    /// A soft dark halo behind text over the picture.
    pub fn halo(&self, rect: Rect, strength: f32) {
        self.painter.add(Self::halo_of(rect, self.shading(strength)));
    }

    /// The strength of a ground behind texts: in high contrast nearly black where there is any.
    pub(super) fn shading(&self, strength: f32) -> f32 {
        if self.high_contrast { 1.0 - (1.0 - strength) * 0.2 } else { strength }
    }

    /// The strength of light behind texts that says nothing: in high contrast a little of it.
    pub fn decorating(&self, strength: f32) -> f32 {
        if self.high_contrast { 0.35 * strength } else { strength }
    }

    /// The shape of a halo.
    pub(super) fn halo_of(rect: Rect, strength: f32) -> RectShape {
        RectShape::filled(rect.expand(10.0), CornerRadius::same(30), shade(strength)).with_blur_width(46.0)
    }

    /// Darkness that fades from one edge of `rect` to the opposite one. It has many stops, because blending in linear
    /// light shows a hard end with only two.
    pub fn scrim(&self, rect: Rect, from: Edge, strength: f32) {
        let stops = 24_u32;
        let mut mesh = Mesh::default();
        for stop in 0..=stops {
            let share = stop as f32 / stops as f32;
            let colour = shade(self.shading(strength) * smooth(1.0 - share));
            let (along_x, along_y) = (rect.width() * share, rect.height() * share);
            let (first, second) = match from {
                Edge::Left => (rect.left_top() + vec2(along_x, 0.0), rect.left_bottom() + vec2(along_x, 0.0)),
                Edge::Right => (rect.right_top() - vec2(along_x, 0.0), rect.right_bottom() - vec2(along_x, 0.0)),
                Edge::Top => (rect.left_top() + vec2(0.0, along_y), rect.right_top() + vec2(0.0, along_y)),
                Edge::Bottom => (rect.left_bottom() - vec2(0.0, along_y), rect.right_bottom() - vec2(0.0, along_y)),
            };
            mesh.colored_vertex(first, colour);
            mesh.colored_vertex(second, colour);
            if stop < stops {
                let first = 2 * stop;
                mesh.add_triangle(first, first + 1, first + 2);
                mesh.add_triangle(first + 2, first + 1, first + 3);
            }
        }
        self.painter.add(Shape::mesh(mesh));
    }

    /// Even darkness.
    pub fn dim(&self, rect: Rect, strength: f32) {
        self.painter.rect_filled(rect, 0.0, shade(strength));
    }

    /// Light around a point.
    pub fn glow(&self, centre: Pos2, radii: Vec2, colour: Color32, strength: f32) {
        let strength = self.decorating(strength);
        self.cached_mesh("glow", colour, [centre.x, centre.y, radii.x, radii.y, strength], || {
            radial(centre, radii, |share| light(colour, strength * (1.0 - share).powf(2.4)))
        });
    }

    /// Darkness around a point.
    pub fn shadow(&self, centre: Pos2, radii: Vec2, strength: f32) {
        self.cached_mesh("shadow", Color32::BLACK, [centre.x, centre.y, radii.x, radii.y, strength], || {
            radial(centre, radii, |share| shade(strength * smooth(1.0 - share)))
        });
    }
}

/// A disc whose colour follows from the share of its radius.
fn radial(centre: Pos2, radii: Vec2, colour_at: impl Fn(f32) -> Color32) -> Mesh {
    let (rings, segments) = (14_u32, 56_u32);
    let mut mesh = Mesh::default();
    for ring in 0..=rings {
        let share = ring as f32 / rings as f32;
        let colour = colour_at(share);
        for segment in 0..=segments {
            let angle = TAU * segment as f32 / segments as f32;
            mesh.colored_vertex(centre + vec2(angle.cos() * radii.x, angle.sin() * radii.y) * share, colour);
        }
    }
    grid_triangles(&mut mesh, segments, rings);
    mesh
}

/// Joins the vertices of a grid of `columns` by `rows` cells.
pub(super) fn grid_triangles(mesh: &mut Mesh, columns: u32, rows: u32) {
    for row in 0..rows {
        for column in 0..columns {
            let here = row * (columns + 1) + column;
            let below = here + columns + 1;
            mesh.add_triangle(here, below, here + 1);
            mesh.add_triangle(here + 1, below, below + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, Id, LayerId, RawInput, Ui, UiBuilder};

    use super::*;
    use crate::ui::theme;

    /// The number of shapes of a beam.
    fn shapes(is_still: bool) -> usize {
        let context = Context::default();
        theme::reduce_motion(&context, is_still);
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
        context.begin_pass(RawInput { screen_rect: Some(screen), ..RawInput::default() });
        let builder = UiBuilder::new().layer_id(LayerId::background()).max_rect(screen);
        Brush::new(&Ui::new(context.clone(), Id::new("test"), builder)).beam(0.0, 400.0, 300.0, 60.0, INK, 1.0);
        context.end_pass().shapes.len()
    }

    #[test]
    fn no_glint_runs_along_a_beam_while_motion_is_reduced() {
        assert_eq!(shapes(true) + 1, shapes(false));
    }
}
