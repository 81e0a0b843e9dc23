//! A piece as a token: its portrait in an outline like the sign of its seat (a disc for player 1, a diamond for player
//! 2); without a portrait, its colour and the first letters of its name.

use std::f32::consts::TAU;

use bevy_egui::egui::{Color32, Mesh, Pos2, Rect, Shape, Stroke, TextureId, Vec2, epaint::Vertex, pos2, vec2};

use super::{
    brush::Brush,
    glyph::SeatSign,
    palette::{self, INK, INK_QUIET, INK_SOFT, VOID, light, mix, over},
    typeface::{Face, Weight},
};
use holochess_rules::Seat;

/// The data of a token.
#[derive(Clone, Copy, Debug)]
pub struct Token<'a> {
    /// The owner: gives the shape.
    pub seat: Seat,
    /// The creature's id: gives the colour.
    pub kind: &'a str,
    /// Its name; the first letters are shown if there is no portrait.
    pub name: &'a str,
    /// Its portrait.
    pub portrait: Option<TextureId>,
    /// Whether it is on the board.
    pub alive: bool,
    /// The brightness of its ring, 0 to 1.
    pub lit: f32,
}

/// The outline of a seat's tokens at `angle`, as a distance from the centre: 1 is the radius.
fn outline(seat: Seat, angle: f32) -> Vec2 {
    let direction = vec2(angle.cos(), angle.sin());
    // A superellipse: a circle for the exponent 2, a diamond for 1, almost a square for a large one.
    let rounded = |exponent: f32| {
        (direction.x.abs().powf(exponent) + direction.y.abs().powf(exponent)).powf(-1.0 / exponent) * direction
    };
    match SeatSign::for_seat(seat) {
        SeatSign::Disc | SeatSign::Ring => direction,
        SeatSign::Diamond => rounded(1.15) * 1.12,
        SeatSign::Square => rounded(5.0) * 0.94,
        SeatSign::Triangle => {
            // A triangle with one corner up.
            let from_side = (angle - TAU / 4.0 + TAU / 6.0).rem_euclid(TAU / 3.0) - TAU / 6.0;
            direction * (0.78 / from_side.cos()).min(1.28)
        }
        SeatSign::Cross => direction * (0.88 + 0.3 * (4.0 * angle).cos()),
    }
}

/// A portrait cut out along an outline. Its edge fades over one `pixel`, because the edge of a mesh is jagged.
fn cut_out(portrait: TextureId, centre: Pos2, radius: f32, around: &[Vec2], pixel: f32, tint: Color32) -> Mesh {
    let middle = pos2(0.5, 0.5);
    let mut mesh = Mesh::with_texture(portrait);
    mesh.vertices.push(Vertex { pos: centre, uv: middle, color: tint });
    // Inside and outside of the edge, for each direction.
    for offset in around {
        for (reach, color) in [(radius - pixel / 2.0, tint), (radius + pixel / 2.0, Color32::TRANSPARENT)] {
            let uv = middle + *offset * (0.44 * reach / radius);
            mesh.vertices.push(Vertex { pos: centre + *offset * reach, uv, color });
        }
    }
    for step in 0..around.len().saturating_sub(1) as u32 {
        let [inner, outer, next_inner, next_outer] = [1, 2, 3, 4].map(|vertex| 2 * step + vertex);
        mesh.add_triangle(0, inner, next_inner);
        mesh.add_triangle(inner, outer, next_inner);
        mesh.add_triangle(next_inner, outer, next_outer);
    }
    mesh
}

impl Brush {
    /// One pixel of the screen, in points.
    fn pixel(&self) -> f32 {
        1.0 / self.painter.pixels_per_point().max(0.01)
    }

    /// Draws a token.
    pub fn token(&self, centre: Pos2, radius: f32, token: &Token<'_>) {
        let around: Vec<Vec2> = (0..=48).map(|step| outline(token.seat, TAU * step as f32 / 48.0)).collect();
        let ring = |reach: f32| around.iter().map(|offset| centre + *offset * reach).collect::<Vec<_>>();
        if let Some(portrait) = token.portrait {
            let tint = if token.alive { Color32::WHITE } else { Color32::from_gray(98) };
            self.painter.add(Shape::mesh(cut_out(portrait, centre, radius, &around, self.pixel(), tint)));
        } else {
            let hue = palette::creature(token.kind);
            self.polygon(ring(radius), over(VOID, 0.8), Stroke::NONE);
            let mut mesh = Mesh::default();
            let strength = if token.alive { 0.42 } else { 0.08 };
            mesh.colored_vertex(centre + vec2(0.0, radius * 0.35), light(hue, strength));
            for (step, point) in ring(radius).into_iter().enumerate() {
                mesh.colored_vertex(point, light(hue, strength * 0.12));
                if step < 48 {
                    mesh.add_triangle(0, step as u32 + 1, step as u32 + 2);
                }
            }
            self.painter.add(Shape::mesh(mesh));
            let letters: String = token.name.chars().filter(|c| c.is_alphabetic()).take(3).collect();
            let colour = if token.alive { mix(hue, INK, 0.65) } else { INK_QUIET };
            self.centre(centre, letters, Face::new(Weight::Medium, radius * 0.68, colour));
        }
        if token.alive {
            let colour = over(palette::side(token.seat), 0.35 + 0.65 * token.lit);
            self.painter.add(Shape::closed_line(ring(radius + 2.0)[..48].to_vec(), Stroke::new(1.5, colour)));
        } else {
            self.painter
                .add(Shape::closed_line(ring(radius + 2.0)[..48].to_vec(), Stroke::new(1.0, over(INK_QUIET, 0.4))));
            self.cross(centre, radius * 0.5, 1.75, INK_SOFT);
        }
    }

    /// A portrait that stands on a floor; its lower edge fades out.
    pub fn standing(&self, foot: Pos2, side: f32, portrait: TextureId, strength: f32) {
        self.standing_part(foot, side, portrait, Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0)), strength);
    }

    /// The same with a part of a picture, in shares of its width and height.
    pub fn standing_part(&self, foot: Pos2, side: f32, portrait: TextureId, part: Rect, strength: f32) {
        let rows = [(0.0, 1.0), (0.86, 1.0), (1.0, 0.0)];
        let mut mesh = Mesh::with_texture(portrait);
        for (down, share) in rows {
            let colour = over(Color32::WHITE, palette::to_gamma(strength * share).min(1.0));
            for aside in [0.0, 1.0] {
                let pos = foot + vec2((aside - 0.5) * side, (down - 1.0) * side);
                mesh.vertices.push(Vertex { pos, uv: part.lerp_inside(vec2(aside, down)), color: colour });
            }
        }
        super::light::grid_triangles(&mut mesh, 1, rows.len() as u32 - 1);
        self.painter.add(Shape::mesh(mesh));
    }

    /// A portrait that fades out towards its rim.
    pub fn vignette(&self, centre: Pos2, radii: Vec2, portrait: TextureId, strength: f32) {
        let (rings, segments) = (10_u32, 48_u32);
        let uv = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        let mut mesh = Mesh::with_texture(portrait);
        for ring in 0..=rings {
            let share = ring as f32 / rings as f32;
            let alpha = (strength * palette::smooth((1.0 - share) * 1.6)).clamp(0.0, 1.0);
            let grey = (palette::to_gamma(alpha) * 255.0) as u8;
            let colour = Color32::from_rgba_premultiplied(grey, grey, grey, (alpha * 255.0) as u8);
            for segment in 0..=segments {
                let angle = TAU * segment as f32 / segments as f32;
                let offset = vec2(angle.cos(), angle.sin()) * share;
                let pos = centre + vec2(offset.x * radii.x, offset.y * radii.y);
                mesh.vertices.push(Vertex { pos, uv: uv.center() + offset * 0.5, color: colour });
            }
        }
        super::light::grid_triangles(&mut mesh, segments, rings);
        self.painter.add(Shape::mesh(mesh));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_outlines_of_seats_are_told_apart() {
        let reaches = |seat: usize| {
            let around = (0..48).map(|step| outline(Seat::new(seat), TAU * step as f32 / 48.0).length());
            around.collect::<Vec<f32>>()
        };
        // Player 6 has the outline of player 1; a ring within it tells them apart.
        for one in 0..Seat::MOST - 1 {
            for other in 0..one {
                let apart = reaches(one).iter().zip(reaches(other)).map(|(a, b)| (a - b).abs()).sum::<f32>() / 48.0;
                assert!(apart > 0.05, "{one} and {other} differ by {apart}");
            }
            let middle = reaches(one).iter().sum::<f32>() / 48.0;
            assert!((0.85..1.12).contains(&middle), "{one} is {middle} as large as a disc");
        }
        let signs: Vec<SeatSign> = (0..Seat::MOST).map(|seat| SeatSign::for_seat(Seat::new(seat))).collect();
        assert!(signs.iter().enumerate().all(|(index, sign)| !signs[..index].contains(sign)), "{signs:?}");
    }

    #[test]
    fn the_edge_of_a_portrait_fades_over_one_pixel() {
        let around: Vec<Vec2> = (0..=48).map(|step| outline(Seat::SECOND, TAU * step as f32 / 48.0)).collect();
        let (radius, pixel) = (23.0, 1.5);
        let mesh = cut_out(TextureId::Managed(0), Pos2::ZERO, radius, &around, pixel, Color32::WHITE);
        assert!(mesh.is_valid());
        let rim: Vec<&Vertex> = mesh.vertices.iter().skip(1).collect();
        for (pair, offset) in rim.chunks(2).zip(&around) {
            let reaches = [pair[0], pair[1]].map(|vertex| vertex.pos.to_vec2().length() / offset.length());
            assert!((reaches[1] - reaches[0] - pixel).abs() < 1e-3, "{reaches:?}");
            assert!((reaches[0] + reaches[1] - 2.0 * radius).abs() < 1e-3, "the edge stays where it was: {reaches:?}");
            assert_eq!([pair[0].color.a(), pair[1].color.a()], [255, 0]);
        }
    }
}
