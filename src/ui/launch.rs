//! How the program was started: what the interface needs to know before its first frame.

use std::path::PathBuf;

use crate::{
    record::{MatchSetup, Shelf},
    settings::{Settings, StoredRatings},
    view::creatures::CreatureId,
};

/// What the program opens with.
#[derive(Clone, Debug, Default)]
pub enum Opening {
    /// The title screen.
    #[default]
    Title,
    /// A new match, straight at the table.
    Play(Box<MatchSetup>),
    /// A match from its record.
    Load(PathBuf),
    /// The showcase, with this creature on the turntable.
    Showcase(CreatureId),
}

/// What the command line hands over to the window.
#[derive(Clone, Debug, Default)]
pub struct Launch {
    /// The settings as they were read.
    pub settings: Settings,
    /// Where they are stored; nowhere where there is no such place.
    pub settings_file: Option<PathBuf>,
    /// What is known of the person's strength.
    pub standings: StoredRatings,
    /// Where that is kept; nowhere where there is no such place.
    pub strength_file: Option<PathBuf>,
    /// Where matches are saved, each in a file of its own, and from where the title screen offers to continue the last one;
    /// nowhere in pictures.
    pub saves: Option<Shelf>,
    /// Where copies of matches are written; nowhere where there is no such place.
    pub exports: Option<PathBuf>,
    /// Where photographs are kept; nowhere where there is no such place.
    pub photos: Option<PathBuf>,
    /// What went wrong before the window was there, in words, to be told on the screen.
    pub notices: Vec<String>,
    /// With what to open.
    pub opening: Opening,
    /// Into which file to write what is on the screen, for tests that drive the program from outside.
    pub trace: Option<PathBuf>,
}
