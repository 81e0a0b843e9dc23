//! Which camera draws what.

/// The render layer of everything that the table's lacquer mirrors. Figures, dice and lamps are on it and on layer 0, which the
/// main camera draws: `RenderLayers::from_layers(&[0, MIRRORED])`.
pub const MIRRORED: usize = 1;
