//! What the showcase shows.

use super::{fight, photo};
use bevy::prelude::*;

use super::clip_player::ClipPlayer;
use crate::ui::games::rated_creatures;
use holochess_rules::Seat;
use holochess_view::creatures::CreatureId;

/// A page of the showcase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// Name, class, ratings, description.
    #[default]
    Nature,
    /// All clips and sounds.
    Motion,
    /// Odds against every other creature.
    Odds,
    /// All creatures at one scale.
    LineUp,
    /// Hologram and light.
    Light,
    /// Fights, chosen by attacker, defender and outcome.
    Scenes,
    /// A free camera for photographs.
    Photo,
}

impl Page {
    /// All pages from left to right.
    pub const ALL: [Self; 7] =
        [Self::Nature, Self::Motion, Self::Odds, Self::LineUp, Self::Light, Self::Scenes, Self::Photo];

    /// Its name in the trace, on the command line and in the ids of texts.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Nature => "nature",
            Self::Motion => "motion",
            Self::Odds => "odds",
            Self::LineUp => "line-up",
            Self::Light => "light",
            Self::Scenes => "scenes",
            Self::Photo => "photo",
        }
    }

    /// The page with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|page| page.id() == id)
    }

    /// Where in the picture the creature stands, as shares of its width and height from the middle, to the right and
    /// up.
    pub(super) const fn place(self) -> Vec2 {
        match self {
            Self::Odds => Vec2::new(-0.245, -0.01),
            Self::Motion => Vec2::new(0.02, 0.07),
            _ => Vec2::new(0.02, 0.035),
        }
    }
}

/// The person's choices in the showcase, kept while the program runs.
#[derive(Resource, Clone, Debug)]
pub struct Showcase {
    /// The creature on the turntable.
    pub creature: CreatureId,
    /// The open page.
    pub page: Page,
    /// Whether the turntable turns by itself.
    pub turning: bool,
    /// The seat in whose colour the creatures are lit.
    pub seat: Seat,
    /// The clip on the page of motion.
    pub clip: ClipPlayer,
    /// The chosen fight.
    pub fight: fight::Fight,
    /// The free camera.
    pub photographer: photo::Photographer,
}

impl Default for Showcase {
    fn default() -> Self {
        Self {
            creature: CreatureId::first(),
            page: Page::default(),
            turning: true,
            seat: Seat::FIRST,
            clip: ClipPlayer::default(),
            fight: fight::Fight::default(),
            photographer: photo::Photographer::default(),
        }
    }
}

impl Showcase {
    /// The pages that there are of the one on the turntable: chances only of those that have ratings.
    pub fn pages(&self) -> Vec<Page> {
        let rated = rated_creatures::ratings(self.creature).is_some();
        Page::ALL.into_iter().filter(|page| rated || *page != Page::Odds).collect()
    }

    /// Goes so many creatures further.
    pub(super) fn step(&mut self, steps: i32) {
        let all: Vec<CreatureId> = CreatureId::all().collect();
        let now = all.iter().position(|creature| *creature == self.creature).unwrap_or_default();
        self.select(all[(now as i32 + steps).rem_euclid(all.len() as i32) as usize]);
    }

    /// The height of the controls at the bottom of the screen, in points: the row of portraits, or the time line of a
    /// fight.
    pub fn foot(&self) -> f32 {
        match (self.fight.is_playing(), self.page == Page::Photo && self.photographer.hidden) {
            (true, _) => 150.0,
            (false, true) => 64.0,
            (false, false) => 124.0,
        }
    }

    /// Puts this creature on the turntable.
    pub(super) fn select(&mut self, creature: CreatureId) {
        if creature != self.creature {
            self.creature = creature;
            self.clip.rewind();
        }
        if !self.pages().contains(&self.page) {
            self.page = Page::default();
        }
    }
}
