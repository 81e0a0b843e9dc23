//! A player as light on a floor: a computer player from the pictures of its figure, a person as head and
//! shoulders, a surface of revolution from an outline, lit from behind on the right, with fine scan lines.

use bevy_egui::egui::{Color32, Mesh, Pos2, Rect, TextureId, pos2, vec2};

use super::{
    brush::Brush,
    light::grid_triangles,
    palette::{INK, light, mix, smooth},
};
use holochess_view::opponents::{GRID, Moment};

/// An outline from the top down: distance below the eyes' centre, half width. The last point is below the shoulders.
type Outline = &'static [(f32, f32)];

/// A person.
const PERSON: Outline = &[
    (-0.95, 0.0),
    (-0.9, 0.13),
    (-0.72, 0.24),
    (-0.5, 0.24),
    (-0.25, 0.15),
    (-0.08, 0.1),
    (0.0, 0.07),
    (0.13, 0.07),
    (0.2, 0.16),
    (0.3, 0.36),
    (0.5, 0.44),
    (0.8, 0.46),
];
/// How far above the centre a person's eyes are, and how far from the middle.
const EYES: [f32; 2] = [-0.5, 0.11];

/// Half the width of an outline at a height: a monotone curve through its points.
fn half_width(outline: Outline, y: f32) -> f32 {
    let last = outline.len() - 1;
    let index = outline.windows(2).position(|pair| y <= pair[1].0).unwrap_or(last - 1);
    let point = |offset: isize| outline[(index as isize + offset).clamp(0, last as isize) as usize];
    let [before, from, to, after] = [point(-1), point(0), point(1), point(2)];
    let width = to.0 - from.0;
    let u = ((y - from.0) / width).clamp(0.0, 1.0);
    let slope = |a: (f32, f32), b: (f32, f32)| (b.1 - a.1) / (b.0 - a.0).max(1e-3) * width;
    let (u2, u3) = (u * u, u * u * u);
    let value = (2.0 * u3 - 3.0 * u2 + 1.0) * from.1
        + (u3 - 2.0 * u2 + u) * slope(before, to)
        + (3.0 * u2 - 2.0 * u3) * to.1
        + (u3 - u2) * slope(from, after);
    value.max(0.0)
}

impl Brush {
    /// Draws a person inside `rect`, standing on its lower edge.
    pub fn person(&self, rect: Rect, colour: Color32, lit: f32) {
        let brush = self.within(rect);
        let scale = rect.height() / 1.85;
        let centre = pos2(rect.center().x, rect.bottom() - 0.78 * scale);
        brush.glow(centre - vec2(0.0, 0.2 * scale), vec2(0.9, 0.95) * scale, colour, 0.07 * lit);
        brush.lathe(centre, scale, PERSON, colour, lit);
        for side in [-1.0, 1.0] {
            let eye = centre + vec2(side * EYES[1], EYES[0]) * scale;
            brush.glow(eye, vec2(10.0, 6.0), colour, 0.5 * lit);
            let half = vec2(4.5, 0.0);
            brush.ray(eye - half, eye + half, 1.6, mix(colour, INK, 0.6), &[(0.0, 0.0), (0.5, lit), (1.0, 0.0)]);
        }
    }

    /// Draws a computer player on a floor, from its pictures: the present one, which is becoming the next.
    pub fn computer_player(&self, foot: Pos2, side: f32, pictures: TextureId, moment: Moment, strength: f32) {
        let moment = if self.is_still { Moment::STILL } else { moment };
        let [columns, rows] = GRID;
        let part = |picture: u32| {
            let size = vec2(1.0 / columns as f32, 1.0 / rows as f32);
            let corner = vec2((picture % columns) as f32, (picture / columns) as f32) * size;
            Rect::from_min_size(corner.to_pos2(), size)
        };
        self.standing_part(foot, side, pictures, part(moment.picture), strength);
        if moment.share > 0.0 {
            // What has become of the first is covered by the second: a sum of shares would be paler on the way.
            self.standing_part(foot, side, pictures, part(moment.next), strength * moment.share);
        }
    }

    fn lathe(&self, centre: Pos2, scale: f32, outline: Outline, colour: Color32, lit: f32) {
        let height = outline[outline.len() - 1].0 - outline[0].0;
        let rows = (height * scale * self.painter.pixels_per_point() / 2.25).max(8.0) as u32;
        self.cached_mesh("lathe", colour, [centre.x, centre.y, scale, rows as f32, lit], || {
            lathe(centre, scale, outline, rows, |strength| light(colour, strength * lit))
        });
    }
}

/// A surface of revolution of so many rows. `colour_at` tells the colour of a strength of light.
fn lathe(centre: Pos2, scale: f32, outline: Outline, rows: u32, colour_at: impl Fn(f32) -> Color32) -> Mesh {
    const COLUMNS: u32 = 18;
    let (top, bottom) = (outline[0].0, outline[outline.len() - 1].0);
    let mut mesh = Mesh::default();
    for row in 0..=rows {
        let y = top + (bottom - top) * row as f32 / rows as f32;
        let width = half_width(outline, y);
        let slope = (half_width(outline, y + 0.015) - half_width(outline, y - 0.015)) / 0.03;
        let foot = 1.0 - smooth((y - bottom + 0.42) / 0.42);
        let line = if row % 2 == 0 { 0.55 } else { 1.0 };
        for column in 0..=COLUMNS {
            let x = 2.0 * column as f32 / COLUMNS as f32 - 1.0;
            let length = (1.0 + slope * slope).sqrt();
            let normal = [x / length, -slope / length, (1.0 - x * x).max(0.0).sqrt() / length];
            let rim = (1.0 - normal[2]).powf(2.6);
            let key = (0.75 * normal[0] - 0.45 * normal[1] + 0.15).max(0.0);
            let fill = (-0.7 * normal[0] - 0.2 * normal[1]).max(0.0);
            let strength = 0.015 + 0.10 * key + rim * (0.95 * key + 0.22 * fill);
            let edge = if column == 0 || column == COLUMNS { 0.0 } else { 1.0 };
            let at = pos2(centre.x + x * width * scale, centre.y + y * scale);
            mesh.colored_vertex(at, colour_at(strength * foot * line * edge));
        }
    }
    grid_triangles(&mut mesh, COLUMNS, rows);
    mesh
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outline_runs_downwards_and_is_never_negative() {
        assert!(PERSON.windows(2).all(|pair| pair[0].0 < pair[1].0));
        let (top, bottom) = (PERSON[0].0, PERSON[PERSON.len() - 1].0);
        for step in 0..=200 {
            let width = half_width(PERSON, top + (bottom - top) * step as f32 / 200.0);
            assert!((0.0..1.0).contains(&width), "{width}");
        }
    }
}
