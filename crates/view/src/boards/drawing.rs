//! What draws a board: in the top, its part of the shader and the sizes of marks on it; in small drawings, lines and outlines.

use bevy::math::Vec3;

use crate::shaders::Source;

/// What draws a board in the top.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Drawing {
    /// The names under which its parts of the shader stand: its own first.
    pub names: &'static [&'static str],
    /// Its own part.
    pub source: Source,
}

/// The sizes of marks on a board, measured as on the circle: on smaller cells all of them shrink with the figures.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct MarkSizes {
    /// The radius of the cross-hair on a target.
    pub target: f32,
    /// The radius of the ring of teeth around a piece in danger.
    pub teeth: f32,
    /// The length of the corners of the cell that keys are on.
    pub corners: f32,
    /// The distance of the dots around the last action, where they run in a circle.
    pub dots: f32,
    /// How much bolder the lines of walks are than the cell's size alone would make them.
    pub bold: f32,
}

impl MarkSizes {
    /// The sizes by the names that the shader has for them.
    pub fn named(self) -> [(&'static str, f32); 5] {
        let Self { target, teeth, corners, dots, bold } = self;
        [("TARGET_AT", target), ("TEETH_AT", teeth), ("CORNERS", corners), ("DOTS", dots), ("BOLD", bold)]
    }
}

/// A line of a board in small drawings of it.
#[derive(Clone, Debug, PartialEq)]
pub struct SketchLine {
    /// Its points on the table's top.
    pub points: Vec<Vec3>,
    /// Whether it leads back from its last point to its first.
    pub closed: bool,
    /// Its width in points.
    pub width: f32,
    /// How strong it is, 0 to 1.
    pub strength: f32,
    /// Whether it stands out among the others.
    pub bright: bool,
}

impl SketchLine {
    /// A thin quiet line from point to point.
    pub(super) fn open(points: Vec<Vec3>, strength: f32) -> Self {
        Self { points, closed: false, width: 1.0, strength, bright: false }
    }

    /// The same that leads back to where it begins.
    pub(super) fn closed(points: Vec<Vec3>, strength: f32) -> Self {
        Self { closed: true, ..Self::open(points, strength) }
    }
}
