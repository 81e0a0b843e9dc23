//! The data of one creature, as in its folder: plain values without Bevy, so that the build can check the file with the same
//! types. Ratings are not here: the rulebook has them.

use std::collections::BTreeMap;

use serde::Deserialize;

/// `creature.ron` of a folder under `assets/creatures`. Lengths are in table radii and hold for the finished figure, after
/// [`scale`](Self::scale); +Z is a creature's front, +Y is up.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CreatureData {
    /// The model: a .glb in the same folder, one mesh, upright, looking along +Z, its base's centre in the origin.
    /// Its material has a normal map and, as occlusion map, the class map of the holograms.
    pub model: String,
    /// A square PNG with a transparent ground in the same folder.
    pub portrait: String,
    /// Its place among the creatures, wherever all of them stand in a row; those without one come last, by the names of their
    /// folders.
    #[serde(default)]
    pub place: Option<u32>,
    /// Table radii per unit of the model.
    pub scale: f32,
    /// Height of the standing figure.
    pub height: f32,
    /// The largest distance of any part from the middle of its base while it stands idle.
    pub footprint: f32,
    /// Its colour, linear red, green, blue.
    pub tint: (f32, f32, f32),
    /// How heavily it strikes and is struck: 0 like a bird, 1 like a boulder.
    pub weight: f32,
    /// What its steps sound like, and how the whole body moves until its model is loaded.
    pub gait: Gait,
    /// Where a deadly blow hits it.
    pub wound: (f32, f32, f32),
    /// Its face, or a head that is all mouth: lighter than the rest of it.
    #[serde(default)]
    pub face: Option<Face>,
    /// Its points of contact with the table, which darkens there; at most four.
    #[serde(default)]
    pub touches: Vec<Touch>,
    /// The clip of each act; the build refuses a folder in which an act has none. Until the model is loaded, acts are motions of
    /// the whole body.
    #[serde(default)]
    pub clips: BTreeMap<Act, String>,
    /// The seconds in an act's clip at which a foot, a fist or the falling body hits the table.
    #[serde(default)]
    pub steps: BTreeMap<Act, Vec<f32>>,
    /// The speed at which the feet of its walking clip do not slide, in table radii per second; 0 without such a clip.
    #[serde(default)]
    pub pace: f32,
    /// Its attacks: when and where they hit.
    pub blows: BTreeMap<Act, Blow>,
    /// The sounds of each act, by id; one of them is played at a time.
    #[serde(default)]
    pub sounds: BTreeMap<Act, Vec<String>>,
}

/// A ball around a face, in table radii from the middle of the base, before any pose.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Face {
    /// Its middle.
    pub middle: (f32, f32, f32),
    /// Its radius.
    pub radius: f32,
}

/// A point of contact with the table.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Touch {
    /// The joint that carries it; `None` if it does not move.
    #[serde(default)]
    pub joint: Option<String>,
    /// Its position: in the joint's space and the model's units, or, without a joint, from the middle of the base in table
    /// radii.
    pub point: (f32, f32, f32),
}

/// One attack, measured from its start.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Blow {
    /// Its kind, for choreography, and for the motion of the whole body until the model is loaded.
    pub motion: Motion,
    /// Seconds until it hits.
    pub contact: f32,
    /// Seconds in all.
    pub length: f32,
    /// The position of the weapon at that moment.
    pub weapon: (f32, f32, f32),
}

/// The acts of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// Stands and breathes; repeats.
    Idle,
    /// Fidgets while it stands.
    Fidget,
    /// Walks on the spot; repeats.
    Walk,
    /// Turns on the spot.
    Turn,
    /// Greets the player who picked it up.
    Select,
    /// Strikes.
    Attack,
    /// Strikes with full force: for kills.
    AttackHeavy,
    /// Is struck.
    Hit,
    /// Pushes another figure.
    Push,
    /// Is pushed.
    Pushed,
    /// Blocks a blow.
    Block,
    /// The last blow of a kill.
    Finisher,
    /// Falls, thrown down by the blow.
    Death,
    /// Sinks down where it stands: the other death.
    Crumple,
    /// Its side has won.
    Victory,
    /// Its side has lost.
    Defeat,
}

impl Act {
    /// All acts.
    pub const ALL: [Self; 16] = [
        Self::Idle,
        Self::Fidget,
        Self::Walk,
        Self::Turn,
        Self::Select,
        Self::Attack,
        Self::AttackHeavy,
        Self::Hit,
        Self::Push,
        Self::Pushed,
        Self::Block,
        Self::Finisher,
        Self::Death,
        Self::Crumple,
        Self::Victory,
        Self::Defeat,
    ];

    /// Its name in files, on the command line and in the ids of texts.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Idle => "idle",
            Self::Fidget => "fidget",
            Self::Walk => "walk",
            Self::Turn => "turn",
            Self::Select => "select",
            Self::Attack => "attack",
            Self::AttackHeavy => "attack_heavy",
            Self::Hit => "hit",
            Self::Push => "push",
            Self::Pushed => "pushed",
            Self::Block => "block",
            Self::Finisher => "finisher",
            Self::Death => "death",
            Self::Crumple => "crumple",
            Self::Victory => "victory",
            Self::Defeat => "defeat",
        }
    }

    /// Whether it repeats until another act begins.
    pub const fn repeats(self) -> bool {
        matches!(self, Self::Idle | Self::Walk)
    }

    /// Whether the figure stays in its last pose.
    pub const fn holds(self) -> bool {
        matches!(self, Self::Death | Self::Crumple | Self::Defeat)
    }
}

/// The kind of a blow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Motion {
    /// From above, with the weight of the body.
    Slam,
    /// Straight ahead with a long weapon.
    Thrust,
    /// From the air.
    Leap,
    /// With the jaws.
    Bite,
    /// With the head, at a run.
    Ram,
    /// With a foot.
    Stamp,
    /// Sideways, in an arc.
    Sweep,
    /// With a forelimb.
    Claw,
}

/// The gait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Gait {
    /// Rolls its weight from side to side.
    Heavy,
    /// Glides upright, with a nod at every step.
    Stalk,
    /// Hops.
    Hop,
    /// Short quick steps.
    Trot,
    /// Long rocking steps.
    Wade,
    /// A wave runs through it.
    Ripple,
    /// Leans far into every step.
    Lope,
}
