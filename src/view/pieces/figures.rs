//! Figures for pieces: put on the table, and described to whoever points at them or names them.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    Armies, Outline,
    pawn_mesh::{PAWN_HEIGHT, PAWN_RADIUS},
    pawns::PawnKit,
};
use crate::{
    rules::PieceId,
    session::DisplayedBoard,
    view::{
        OnTable,
        boards::figure_scale,
        creatures::{Creature, CreatureData, Figure, Figures, Library, portrait},
        seat_light,
    },
};

/// What kind of figure shows a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FigureKind {
    /// A creature: the id of its folder.
    Creature(String),
    /// A pawn of light.
    Pawn(Outline),
}

impl FigureKind {
    /// The id of the creature; none for a pawn.
    pub fn creature(&self) -> Option<&str> {
        match self {
            Self::Creature(id) => Some(id),
            Self::Pawn(_) => None,
        }
    }
}

/// How the pieces of a match look: for the pointer, the display and whoever names them.
#[derive(SystemParam)]
pub struct PieceFigures<'w> {
    armies: Res<'w, Armies>,
    library: Res<'w, Library>,
    creatures: Res<'w, Assets<Creature>>,
}

impl PieceFigures<'_> {
    /// Which figure shows a piece.
    pub fn figure(&self, shown: &DisplayedBoard, piece: PieceId) -> FigureKind {
        self.armies.figure(shown, piece)
    }

    /// What the folder of a creature says, as soon as it has been read.
    pub fn data(&self, creature: &str) -> Option<&CreatureData> {
        self.creatures.get(self.library.creature(creature)?).map(|data| &**data)
    }

    /// How tall the figure of a piece is, in table radii, on the board on which it stands.
    pub fn height(&self, shown: &DisplayedBoard, piece: PieceId) -> f32 {
        let height = match self.figure(shown, piece) {
            FigureKind::Creature(id) => self.data(&id).map_or(0.3, |data| data.height),
            FigureKind::Pawn(_) => PAWN_HEIGHT,
        };
        height * figure_scale(shown.board().shape)
    }

    /// How far the figure of a piece reaches from its axis, in table radii, on the board on which it stands.
    pub fn radius(&self, shown: &DisplayedBoard, piece: PieceId) -> f32 {
        let radius = match self.figure(shown, piece) {
            FigureKind::Creature(id) => self.data(&id).map_or(0.105, |data| data.footprint * 0.73),
            FigureKind::Pawn(_) => PAWN_RADIUS,
        };
        radius * figure_scale(shown.board().shape)
    }

    /// The hue of the figure of a piece.
    pub fn tint(&self, shown: &DisplayedBoard, piece: PieceId) -> LinearRgba {
        let light = seat_light(shown.piece(piece).seat);
        let own = self.figure(shown, piece).creature().and_then(|id| self.data(id)).map(|data| data.tint);
        own.map_or(light, |(red, green, blue)| {
            LinearRgba::rgb(red, green, blue).mix(&light, self.armies.livery(shown, piece))
        })
    }

    /// The path of a creature's portrait for the asset server, once its folder has been read.
    pub fn portrait(&self, creature: &str) -> Option<String> {
        self.data(creature).map(|data| portrait(creature, data))
    }
}

/// Puts the figures of pieces on the table.
#[derive(SystemParam)]
pub struct PieceSpawner<'w, 's> {
    figures: Figures<'w, 's>,
    commands: Commands<'w, 's>,
    armies: Res<'w, Armies>,
    pawns: Res<'w, PawnKit>,
}

impl PieceSpawner<'_, '_> {
    /// The component of a piece's figure, by which a figure that is there is known again.
    pub fn figure(&self, shown: &DisplayedBoard, piece: PieceId) -> Figure {
        Figure {
            piece,
            seat: shown.piece(piece).seat,
            creature: self.armies.figure(shown, piece).creature().map(ToOwned::to_owned),
            scale: figure_scale(shown.board().shape),
            livery: self.armies.livery(shown, piece),
        }
    }

    /// The figure of a piece at this place; returns its root.
    pub fn spawn(&mut self, shown: &DisplayedBoard, piece: PieceId, at: Transform) -> Entity {
        let figure = self.figure(shown, piece);
        match self.armies.figure(shown, piece) {
            FigureKind::Creature(_) => self.figures.spawn(figure, at),
            FigureKind::Pawn(outline) => {
                let (seat, scale) = (figure.seat, figure.scale);
                let body = self.pawns.body(outline, seat);
                let standing = OnTable { seat, tint: seat_light(seat), presence: 1.0 };
                self.commands
                    .spawn((
                        Name::new(format!("{outline:?} of seat {seat}")),
                        figure,
                        body,
                        standing,
                        at.with_scale(Vec3::splat(scale)),
                    ))
                    .id()
            }
        }
    }
}
