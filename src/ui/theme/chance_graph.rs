//! A share over time as a bright line: above the middle in one side's colour, below it in the other's.

use bevy_egui::egui::{Color32, Mesh, Pos2, Rect, Shape, pos2, vec2};

use super::{
    brush::Brush,
    palette::{INK, light, over},
    typeface::{self, Weight},
};

/// The place of a graph, and its number of steps, including those without a value yet.
#[derive(Clone, Copy, Debug)]
pub struct ChanceGraph {
    /// Its rectangle: the lower edge is 0, the upper edge 1.
    pub area: Rect,
    /// Steps from the left edge to the right one.
    pub steps: usize,
    /// The colours above and below the middle.
    pub colours: [Color32; 2],
}

impl ChanceGraph {
    /// The point of a share at a step.
    pub fn at(&self, step: usize, share: f32) -> Pos2 {
        let x = self.area.left() + self.area.width() * step as f32 / self.steps.max(1) as f32;
        pos2(x, self.area.bottom() - self.area.height() * share.clamp(0.0, 1.0))
    }

    /// The step nearest to an x.
    pub fn step_at(&self, x: f32) -> usize {
        let share = ((x - self.area.left()) / self.area.width().max(1.0)).clamp(0.0, 1.0);
        (share * self.steps as f32).round() as usize
    }

    /// The colour of a share.
    pub fn colour(&self, share: f32) -> Color32 {
        self.colours[usize::from(share < 0.5)]
    }

    /// The values as a line of points: straight between them, or with vertical steps if values change at once.
    pub fn line(&self, values: &[f32], in_steps: bool) -> Vec<Pos2> {
        let mut points = Vec::with_capacity(2 * values.len());
        for (step, value) in values.iter().enumerate() {
            if in_steps && step > 0 {
                points.push(self.at(step, values[step - 1]));
            }
            points.push(self.at(step, *value));
        }
        points
    }
}

impl Brush {
    /// The thin lines behind a graph, the middle one stronger.
    pub fn graph_ground(&self, graph: &ChanceGraph, quarters: bool) {
        let area = graph.area;
        for quarter in 0..=4_u8 {
            let y = area.bottom() - area.height() * f32::from(quarter) / 4.0;
            let strength = if quarter == 2 { 0.3 } else { 0.05 };
            if quarters || quarter == 2 {
                self.rule(area.left(), area.right(), y, INK, strength);
            }
        }
    }

    /// Draws the line, and a glow between it and the middle.
    pub fn graph_line(&self, graph: &ChanceGraph, line: &[Pos2], width: f32) {
        let middle = graph.area.center().y;
        let [above, below] = graph.colours;
        let half = (graph.area.height() / 2.0).max(1.0);
        let mut mesh = Mesh::default();
        for (from, to) in parts(line, middle) {
            let colour = if from.y.min(to.y) < middle { above } else { below };
            let depth = |point: Pos2| light(colour, 0.04 + 0.3 * (middle - point.y).abs() / half);
            let first = mesh.vertices.len() as u32;
            for (point, shade) in [(from, depth(from)), (to, depth(to))] {
                mesh.colored_vertex(point, shade);
                mesh.colored_vertex(pos2(point.x, middle), light(colour, 0.03));
            }
            mesh.add_triangle(first, first + 1, first + 2);
            mesh.add_triangle(first + 2, first + 1, first + 3);
        }
        self.shape(Shape::mesh(mesh));
        for (from, to) in parts(line, middle) {
            let colour = if from.y.min(to.y) < middle { above } else { below };
            self.line(&[from, to], width, colour);
        }
    }

    /// A dot at the present end of the line.
    pub fn graph_head(&self, graph: &ChanceGraph, at: Pos2) {
        let colour = graph.colours[usize::from(at.y > graph.area.center().y)];
        self.glow(at, vec2(40.0, 40.0), colour, 0.6);
        self.disc(at, 4.0, INK);
    }

    /// The sign of a turning point by dice: a die.
    pub fn luck_mark(&self, centre: Pos2, size: f32, colour: Color32, lit: f32) {
        self.disc(centre, size * 0.8, over(super::palette::VOID, 0.8));
        self.die(centre, size, 5, 0.0, colour, 0.5 + 0.5 * lit);
    }

    /// The sign of a turning point by a decision: a question mark, as in chess notation.
    pub fn decision_mark(&self, centre: Pos2, size: f32, colour: Color32, lit: f32) {
        let radius = size * 0.62;
        self.disc(centre, radius + 1.5, over(super::palette::VOID, 0.85));
        self.circle(centre, radius, 1.4, over(colour, 0.7 + 0.3 * lit));
        let face = typeface::KEY.sized(size * 0.86).weighing(Weight::Bold);
        self.centre(centre, "?", face.coloured(colour));
    }
}

/// Splits a line where it crosses a height.
fn parts(line: &[Pos2], height: f32) -> impl Iterator<Item = (Pos2, Pos2)> + '_ {
    line.windows(2).flat_map(move |pair| {
        let (from, to) = (pair[0], pair[1]);
        let crosses = (from.y - height) * (to.y - height) < 0.0;
        let cut = if crosses {
            let share = (height - from.y) / (to.y - from.y);
            pos2(from.x + (to.x - from.x) * share, height)
        } else {
            to
        };
        std::iter::once((from, cut)).chain(crosses.then_some((cut, to)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_cut_where_it_crosses_the_middle_and_nowhere_else() {
        let line = [pos2(0.0, 10.0), pos2(10.0, 30.0), pos2(20.0, 30.0), pos2(30.0, 20.0), pos2(40.0, 0.0)];
        let cut: Vec<_> = parts(&line, 20.0).collect();
        assert_eq!(cut.len(), 5);
        assert_eq!(cut[0].1, pos2(5.0, 20.0));
        for (from, to) in cut {
            assert!((from.y - 20.0) * (to.y - 20.0) >= 0.0, "{from:?} {to:?}");
        }
    }

    #[test]
    fn steps_are_found_again_where_they_are_drawn() {
        let area = Rect::from_min_max(pos2(96.0, 200.0), pos2(1184.0, 400.0));
        let graph = ChanceGraph { area, steps: 37, colours: [Color32::WHITE; 2] };
        for step in 0..=37 {
            assert_eq!(graph.step_at(graph.at(step, 0.3).x), step);
        }
        assert_eq!(graph.line(&[0.5, 0.7, 0.2], true).len(), 5);
        assert_eq!(graph.line(&[0.5, 0.7, 0.2], false).len(), 3);
    }
}
