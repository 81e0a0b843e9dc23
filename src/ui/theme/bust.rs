//! A computer player as a hologram: a head and shoulders drawn as a surface of revolution from its outline, lit from behind on
//! the right, with fine scan lines.

use bevy_egui::egui::{Color32, Mesh, Pos2, Rect, Shape, pos2, vec2};

use super::{
    brush::Brush,
    light::grid_triangles,
    palette::{INK, light, mix, over, smooth},
};

/// Outlines from the top down: distance below the eyes' centre, half width. The last point is below the shoulders.
type Outline = &'static [(f32, f32)];

/// One of the busts.
struct Cast {
    outline: Outline,
    /// Ears or horns as lines (from, to), mirrored to both sides.
    horns: &'static [[f32; 4]],
    /// How low and how far apart the eyes are; 0 draws none.
    eyes: [f32; 2],
}

const CASTS: [Cast; 6] = [
    Cast {
        outline: &[
            (-0.62, 0.0),
            (-0.58, 0.15),
            (-0.45, 0.26),
            (-0.24, 0.29),
            (-0.06, 0.2),
            (0.03, 0.1),
            (0.12, 0.1),
            (0.19, 0.2),
            (0.27, 0.4),
            (0.42, 0.54),
            (0.8, 0.6),
        ],
        horns: &[],
        eyes: [-0.24, 0.13],
    },
    Cast {
        outline: &[
            (-0.74, 0.0),
            (-0.7, 0.13),
            (-0.58, 0.23),
            (-0.4, 0.26),
            (-0.2, 0.2),
            (-0.05, 0.1),
            (0.02, 0.08),
            (0.13, 0.08),
            (0.2, 0.18),
            (0.27, 0.4),
            (0.42, 0.54),
            (0.8, 0.58),
        ],
        horns: &[[-0.36, 0.20, -0.60, 0.62]],
        eyes: [-0.33, 0.12],
    },
    Cast {
        outline: &[
            (-0.52, 0.0),
            (-0.49, 0.22),
            (-0.38, 0.46),
            (-0.28, 0.52),
            (-0.16, 0.4),
            (-0.02, 0.24),
            (0.05, 0.2),
            (0.1, 0.3),
            (0.2, 0.54),
            (0.4, 0.64),
            (0.8, 0.66),
        ],
        horns: &[],
        eyes: [-0.28, 0.33],
    },
    Cast {
        outline: &[
            (-0.74, 0.0),
            (-0.72, 0.16),
            (-0.6, 0.27),
            (-0.42, 0.29),
            (-0.36, 0.31),
            (-0.1, 0.3),
            (0.0, 0.22),
            (0.05, 0.26),
            (0.12, 0.4),
            (0.2, 0.62),
            (0.4, 0.7),
            (0.8, 0.72),
        ],
        horns: &[],
        eyes: [-0.3, 0.14],
    },
    Cast {
        outline: &[
            (-0.92, 0.0),
            (-0.9, 0.16),
            (-0.82, 0.33),
            (-0.62, 0.47),
            (-0.4, 0.51),
            (-0.18, 0.47),
            (0.02, 0.33),
            (0.12, 0.16),
            (0.15, 0.04),
            (0.17, 0.04),
            (0.3, 0.1),
            (0.5, 0.3),
            (0.8, 0.5),
        ],
        horns: &[],
        eyes: [-0.4, 0.0],
    },
    // The bust for a person.
    Cast {
        outline: &[
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
        ],
        horns: &[],
        eyes: [-0.5, 0.11],
    },
];

/// The index of the bust for a person.
pub const FRIEND: usize = CASTS.len() - 1;

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
    /// Draws bust number `which` inside `rect`, standing on its lower edge.
    pub fn bust(&self, rect: Rect, which: usize, colour: Color32, lit: f32) {
        let cast = &CASTS[which % CASTS.len()];
        let brush = self.within(rect);
        let scale = rect.height() / 1.85;
        let centre = pos2(rect.center().x, rect.bottom() - 0.78 * scale);
        brush.glow(centre - vec2(0.0, 0.2 * scale), vec2(0.9, 0.95) * scale, colour, 0.07 * lit);
        brush.lathe(centre, scale, cast.outline, colour, lit);
        for horn in cast.horns {
            brush.horns(centre, scale, *horn, colour, lit);
        }
        if cast.eyes[1] > 0.0 {
            for side in [-1.0, 1.0] {
                let eye = centre + vec2(side * cast.eyes[1], cast.eyes[0]) * scale;
                brush.glow(eye, vec2(10.0, 6.0), colour, 0.5 * lit);
                let half = vec2(4.5, 0.0);
                brush.ray(eye - half, eye + half, 1.6, mix(colour, INK, 0.6), &[(0.0, 0.0), (0.5, lit), (1.0, 0.0)]);
            }
        } else {
            brush.lens(centre + vec2(0.0, cast.eyes[0]) * scale, scale, colour, lit);
        }
    }

    fn lathe(&self, centre: Pos2, scale: f32, outline: Outline, colour: Color32, lit: f32) {
        const COLUMNS: u32 = 26;
        let (top, bottom) = (outline[0].0, outline[outline.len() - 1].0);
        let rows = ((bottom - top) * scale * self.painter.pixels_per_point() / 1.5).max(8.0) as u32;
        let mut mesh = Mesh::default();
        for row in 0..=rows {
            let y = top + (bottom - top) * row as f32 / rows as f32;
            let width = half_width(outline, y);
            let slope = (half_width(outline, y + 0.015) - half_width(outline, y - 0.015)) / 0.03;
            let foot = 1.0 - smooth((y - bottom + 0.42) / 0.42);
            let line = if row % 3 == 0 { 0.45 } else { 1.0 };
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
                mesh.colored_vertex(at, light(colour, strength * foot * lit * line * edge));
            }
        }
        grid_triangles(&mut mesh, COLUMNS, rows);
        self.painter.add(Shape::mesh(mesh));
    }

    fn horns(&self, centre: Pos2, scale: f32, [y0, x0, y1, x1]: [f32; 4], colour: Color32, lit: f32) {
        for side in [-1.0_f32, 1.0] {
            let root = centre + vec2(side * x0, y0) * scale;
            let tip = centre + vec2(side * x1, y1) * scale;
            let base = root + vec2(-side * 0.06, 0.2) * scale;
            let middle = centre + vec2(side * (x0 + (x1 - x0) * 0.55), y0 + (y1 - y0) * 0.42 + 0.02) * scale;
            let near = if side > 0.0 { 1.0 } else { 0.35 };
            let mut mesh = Mesh::default();
            for (point, strength) in [(root, 0.10), (base, 0.05), (middle, 0.30), (tip, 0.75)] {
                mesh.colored_vertex(point, light(colour, strength * lit * near));
            }
            for [a, b, c] in [[0, 1, 2], [0, 2, 3], [1, 3, 2]] {
                mesh.add_triangle(a, b, c);
            }
            self.painter.add(Shape::mesh(mesh));
            self.ray(root, tip, 1.0, colour, &[(0.0, 0.05 * near * lit), (1.0, 0.9 * near * lit)]);
            self.ray(base, tip, 1.2, colour, &[(0.0, 0.1 * near * lit), (1.0, near * lit)]);
        }
    }

    fn lens(&self, centre: Pos2, scale: f32, colour: Color32, lit: f32) {
        for ray in 0..12 {
            let direction = Brush::clock_direction(ray, 12);
            let [from, to] = [0.14, 0.48].map(|reach| centre + direction * reach * scale);
            self.ray(from, to, 1.0, colour, &[(0.0, 0.5 * lit), (1.0, 0.1 * lit)]);
        }
        for (reach, strength) in [(0.3, 0.35), (0.14, 0.6)] {
            self.circle(centre, reach * scale, 1.0, over(colour, strength * lit));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outlines_run_downwards_and_are_never_negative() {
        for cast in &CASTS {
            assert!(cast.outline.windows(2).all(|pair| pair[0].0 < pair[1].0));
            let (top, bottom) = (cast.outline[0].0, cast.outline[cast.outline.len() - 1].0);
            for step in 0..=200 {
                let width = half_width(cast.outline, top + (bottom - top) * step as f32 / 200.0);
                assert!((0.0..1.0).contains(&width), "{width}");
            }
        }
    }
}
