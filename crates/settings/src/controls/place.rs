//! Where a command can be used, and what it is about.

/// Where a command can be used; a set of [`Place`]s.
pub(super) type Places = u32;

/// A screen, or a page that has commands of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A match that is played.
    Play = 1,
    /// A puzzle.
    Puzzle = 1 << 1,
    /// A lesson.
    Lesson = 1 << 2,
    /// A match that is watched.
    Watch = 1 << 3,
    /// A look back after the end.
    Review = 1 << 4,
    /// Menus, settings and other lists.
    Menu = 1 << 5,
    /// The result of a match.
    Result = 1 << 6,
    /// The shelf of matches.
    Shelf = 1 << 7,
    /// The showcase, pages without commands of their own.
    Showcase = 1 << 8,
    /// Its page of movements.
    Motion = 1 << 9,
    /// A fight that is shown there.
    Fight = 1 << 10,
    /// Its page of light.
    Light = 1 << 11,
    /// Its page of photographs.
    Photo = 1 << 12,
    /// How the dice can be checked.
    Dice = 1 << 13,
    /// All puzzles.
    Puzzles = 1 << 14,
    /// The screen where keys and buttons are bound.
    Controls = 1 << 15,
    /// Matches by mail.
    Mail = 1 << 16,
    /// The evenings and who plays.
    Journey = 1 << 17,
    /// The rulebook.
    Rules = 1 << 18,
}

pub(super) const PLAY: Places = Place::Play as Places;
pub(super) const PUZZLE: Places = Place::Puzzle as Places;
pub(super) const LESSON: Places = Place::Lesson as Places;
pub(super) const WATCH: Places = Place::Watch as Places;
pub(super) const REVIEW: Places = Place::Review as Places;
pub(super) const RESULT: Places = Place::Result as Places;
pub(super) const SHELF: Places = Place::Shelf as Places;
pub(super) const MOTION: Places = Place::Motion as Places;
pub(super) const FIGHT: Places = Place::Fight as Places;
pub(super) const LIGHT: Places = Place::Light as Places;
pub(super) const PHOTO: Places = Place::Photo as Places;
pub(super) const DICE: Places = Place::Dice as Places;
pub(super) const PUZZLES: Places = Place::Puzzles as Places;
pub(super) const CONTROLS: Places = Place::Controls as Places;
pub(super) const MAIL: Places = Place::Mail as Places;
pub(super) const JOURNEY: Places = Place::Journey as Places;
pub(super) const RULES: Places = Place::Rules as Places;
pub(super) const TABLE: Places = PLAY | PUZZLE | LESSON | WATCH | REVIEW;
pub(super) const SHOW: Places = Place::Showcase as Places | MOTION | LIGHT;
pub(super) const LISTS: Places =
    Place::Menu as Places | RESULT | SHELF | SHOW | PHOTO | DICE | PUZZLES | CONTROLS | MAIL | JOURNEY | RULES;
pub(super) const ALL: Places = Places::MAX;

/// What the commands are about; the screen of controls has a heading for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Commands of every screen.
    Everywhere,
    /// Those of the table.
    Table,
    /// The camera at the table.
    Camera,
    /// Puzzles and lessons.
    Learning,
    /// Matches that are watched and looked back at.
    Watching,
    /// The other screens.
    Screens,
    /// The showcase.
    Showcase,
}

impl Subject {
    /// All, in the order of the screen.
    pub const ALL: [Self; 7] =
        [Self::Everywhere, Self::Table, Self::Camera, Self::Learning, Self::Watching, Self::Screens, Self::Showcase];

    /// The id of its heading.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Everywhere => "controls-everywhere",
            Self::Table => "controls-table",
            Self::Camera => "controls-camera",
            Self::Learning => "controls-learning",
            Self::Watching => "controls-watching",
            Self::Screens => "controls-screens",
            Self::Showcase => "controls-showcase",
        }
    }
}
