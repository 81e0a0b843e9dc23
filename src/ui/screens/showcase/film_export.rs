//! Exports a fight as a film file. A second process of this program draws it, so that the window stays usable.

use bevy::prelude::*;

use crate::ui::{
    film_maker::{FilmMaker, FilmOrder, FilmStudio, Length},
    notices::Tone,
};
use holochess_view::{creatures::CreatureId, stage::staged_clash::ClashCourse};

/// The film that is ordered.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    /// The attacker.
    pub attacker: CreatureId,
    /// The defender.
    pub defender: CreatureId,
    /// The outcome.
    pub ending: ClashCourse,
    /// The staging, from 0.
    pub variant: u64,
    /// The length in seconds.
    pub seconds: f32,
}

impl Order {
    /// What the other process is told.
    fn film(self) -> FilmOrder {
        let Self { attacker, defender, ending, variant, seconds } = self;
        FilmOrder {
            scene: format!("combat:{},{},{}", attacker.id(), defender.id(), ending.id()),
            name: format!("{}-{}-{}", attacker.id(), defender.id(), ending.id()),
            arguments: vec!["--variant".to_owned(), (variant + 1).to_string()],
            length: Length::Seconds(seconds),
        }
    }
}

/// The films of the showcase.
#[derive(Resource, Debug, Default)]
pub struct FilmExport {
    wanted: Option<Order>,
    making: Option<FilmMaker>,
}

impl FilmExport {
    /// The share of the film that is finished, while one is being made.
    pub fn share(&self) -> Option<f32> {
        self.making.as_ref().map(FilmMaker::share)
    }

    /// Begins a film, or cancels the one that is being made.
    pub fn press(&mut self, order: Order) {
        if self.making.take().is_none() {
            self.wanted = Some(order);
        }
    }
}

/// Begins the film that is ordered and reports where its file is.
pub(super) fn make_films(mut film_export: ResMut<FilmExport>, mut studio: FilmStudio) {
    if film_export.wanted.is_none() && film_export.making.is_none() {
        return;
    }
    let order = film_export.wanted.take().map(|order| (order.film(), studio.localised.text("ui-film-begun")));
    studio.advance(&mut film_export.making, order, Tone::Plain);
}
