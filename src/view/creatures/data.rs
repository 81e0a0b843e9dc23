//! What one creature is, as its folder says it: plain data, no Bevy, so that the build can check the same file with the
//! same types. Ratings are not here: those are the rulebook's.

use std::collections::BTreeMap;

use serde::Deserialize;

/// `creature.ron` of one folder under `assets/creatures`. Lengths are in table radii and hold for the finished figure,
/// after [`scale`](Self::scale); +Z is a creature's front, +Y is up.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CreatureData {
    /// The model: a .glb in the same folder, one mesh, upright, looking along +Z, its base's centre in the origin.
    /// Its material has a normal map and, as occlusion map, the class map of the holograms.
    pub model: String,
    /// A square PNG with a transparent ground in the same folder.
    pub portrait: String,
    /// From the model's units to table radii.
    pub scale: f32,
    /// Height of the standing figure.
    pub height: f32,
    /// Radius of its base ring.
    pub ring: f32,
    /// How far any part of it reaches from the middle of its base while it stands idle.
    pub footprint: f32,
    /// Its hue, linear red, green, blue.
    pub tint: (f32, f32, f32),
    /// How it takes and gives a blow: 0 light as a bird, 1 as a boulder.
    pub weight: f32,
    /// How it moves where the model has no clip for it.
    pub gait: Gait,
    /// Where a deadly blow meets it.
    pub wound: (f32, f32, f32),
    /// Where it touches the table; the top darkens there. Up to four.
    #[serde(default)]
    pub touches: Vec<Touch>,
    /// Which clip of the model shows which act. Acts without one are moved by rule.
    #[serde(default)]
    pub clips: BTreeMap<Act, String>,
    /// When something meets the table in an act's clip, in seconds: feet, fists, a falling body.
    #[serde(default)]
    pub steps: BTreeMap<Act, Vec<f32>>,
    /// How fast it has to move, in table radii a second, for the feet of its walking clip to keep to the ground; 0 where
    /// there is no such clip.
    #[serde(default)]
    pub pace: f32,
    /// Its attacks: when and where they meet their target.
    pub blows: BTreeMap<Act, Blow>,
    /// What is heard with an act: ids of sounds, one of them at a time.
    #[serde(default)]
    pub sounds: BTreeMap<Act, Vec<String>>,
}

/// A place where a figure touches the table.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Touch {
    /// The joint of the model that carries it; without one it stays where it is.
    #[serde(default)]
    pub joint: Option<String>,
    /// Where, in the joint's own space and the model's units, or from the middle of the base, in table radii.
    pub point: (f32, f32, f32),
}

/// One attack, measured from its start.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Blow {
    /// The manner of it, for choreography and for figures without a clip.
    pub motion: Motion,
    /// Seconds until it meets the target.
    pub contact: f32,
    /// Seconds in all.
    pub length: f32,
    /// Where the weapon is at that moment.
    pub weapon: (f32, f32, f32),
}

/// What a figure can be asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// Stands and breathes; runs for ever.
    Idle,
    /// A restless moment while it stands.
    Fidget,
    /// Walks on the spot; runs for ever.
    Walk,
    /// Turns on the spot.
    Turn,
    /// Greets the player who chose it.
    Select,
    /// Strikes.
    Attack,
    /// Strikes with all it has: for kills.
    AttackHeavy,
    /// Is struck.
    Hit,
    /// Shoves another.
    Push,
    /// Is shoved.
    Pushed,
    /// Stops a blow.
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
    /// Everything that a figure can be asked to do.
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

    /// Whether it goes on until something else is asked for.
    pub const fn repeats(self) -> bool {
        matches!(self, Self::Idle | Self::Walk)
    }

    /// Whether the figure stays in its last pose.
    pub const fn holds(self) -> bool {
        matches!(self, Self::Death | Self::Crumple | Self::Defeat)
    }
}

/// The manner of a blow.
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

/// The manner of moving.
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
