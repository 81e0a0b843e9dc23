//! Dark grounds behind texts at the table.
//!
//! A halo painted with each text would also dim the texts painted before it. Therefore the shapes of all grounds of a
//! frame are reserved first, and every block fills one of them when the size of its text is known.

use bevy_egui::egui::{Context, Id, Rect, Shape, layers::ShapeIdx};

use super::brush::Brush;

/// The number of grounds reserved per frame; further ones are painted at once.
const MOST: usize = 48;

/// The reserved shapes still free, and the pass in which they were reserved.
#[derive(Clone, Default)]
struct Grounds {
    pass: u64,
    free: Vec<ShapeIdx>,
}

fn store() -> Id {
    Id::new("grounds of this frame")
}

fn take(context: &Context) -> Option<ShapeIdx> {
    let pass = context.cumulative_pass_nr();
    context.data_mut(|data| {
        let grounds = data.get_temp_mut_or_default::<Grounds>(store());
        (grounds.pass == pass).then(|| grounds.free.pop())?
    })
}

impl Brush {
    /// Reserves the grounds of this frame, below everything painted on this layer from now on.
    pub fn lay_grounds(&self) {
        let mut free: Vec<ShapeIdx> = (0..MOST).map(|_| self.painter.add(Shape::Noop)).collect();
        free.reverse();
        let pass = self.painter.ctx().cumulative_pass_nr();
        self.painter.ctx().data_mut(|data| data.insert_temp(store(), Grounds { pass, free }));
    }

    /// A soft dark ground behind this rectangle, below all texts of this frame.
    pub fn ground(&self, rect: Rect, strength: f32) {
        // Its soft edge leaves little of a ground as small as a word.
        let rect = if self.high_contrast { rect.expand(16.0) } else { rect };
        let shape = Self::halo_of(rect, self.shading(strength));
        match take(self.painter.ctx()) {
            Some(place) => self.painter.set(place, shape),
            None => self.shape(shape.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{LayerId, RawInput, Ui, UiBuilder, pos2, vec2};

    use super::*;
    use crate::ui::theme::palette::INK;

    #[test]
    fn a_ground_lies_below_what_was_painted_before_it() {
        let context = Context::default();
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
        context.begin_pass(RawInput { screen_rect: Some(screen), ..RawInput::default() });
        let builder = UiBuilder::new().layer_id(LayerId::background()).max_rect(screen);
        let brush = Brush::new(&Ui::new(context.clone(), Id::new("test"), builder));
        brush.lay_grounds();
        brush.disc(pos2(50.0, 50.0), 5.0, INK);
        brush.ground(Rect::from_center_size(pos2(50.0, 60.0), vec2(40.0, 10.0)), 0.8);
        let shapes = context.end_pass().shapes;
        let place = |wanted: fn(&Shape) -> bool| shapes.iter().position(|shape| wanted(&shape.shape));
        let ground = place(|shape| matches!(shape, Shape::Rect(_)));
        let disc = place(|shape| matches!(shape, Shape::Circle(_)));
        assert!(ground.is_some() && ground < disc, "{ground:?} before {disc:?}");
    }
}
