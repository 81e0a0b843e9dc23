//! The sounds by meaning, and their files.

/// A sound by its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SoundId {
    /// The pointer or the focus moves onto a widget or cell.
    Hover,
    /// A piece is picked up.
    Select,
    /// An action is confirmed.
    Confirm,
    /// An action is refused.
    Deny,
    /// The person is to choose.
    YourTurn,
    /// A figure materialises.
    Appear,
    /// A figure dissolves.
    Dissolve,
    /// A light body or limb moves fast through the air.
    WhooshLight,
    /// A heavy one.
    WhooshHeavy,
    /// A blow that hurts.
    BlowLight,
    /// A blow that kills.
    BlowHeavy,
    /// A body falls on the table.
    Thud,
    /// A light footstep.
    StepLight,
    /// A footstep of medium weight.
    StepMedium,
    /// A heavy footstep.
    StepHeavy,
    /// A body slides over the table.
    Slither,
    /// The duel begins.
    DuelBegins,
    /// The person at the table, or one of two people, has won.
    MatchWon,
    /// The person at the table has lost.
    MatchLost,
    /// A pawn of light lands: a note, higher with each hop of a chain.
    Note,
    /// A die hits the tray or another die: 0 the hardest, 7 the softest.
    DieHit(u8),
}

/// The volume setting of a sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bus {
    /// Events at the table, and the interface.
    Effects,
    /// The creatures' voices.
    Voices,
    /// The bed of music.
    Music,
}

impl SoundId {
    /// All of them, for preloading.
    pub fn all() -> impl Iterator<Item = Self> {
        use SoundId::{
            Appear, BlowHeavy, BlowLight, Confirm, Deny, Dissolve, DuelBegins, Hover, MatchLost, MatchWon, Note,
            Select, Slither, StepHeavy, StepLight, StepMedium, Thud, WhooshHeavy, WhooshLight, YourTurn,
        };
        [Hover, Select, Confirm, Deny, YourTurn, Appear, Dissolve, WhooshLight, WhooshHeavy, BlowLight, BlowHeavy]
            .into_iter()
            .chain([Thud, StepLight, StepMedium, StepHeavy, Slither, DuelBegins, MatchWon, MatchLost, Note])
            .chain((0..8).map(Self::DieHit))
    }

    /// Whether the music steps back for it: blows, and what is heard once in a match.
    pub const fn ducks_music(self) -> bool {
        matches!(self, Self::BlowLight | Self::BlowHeavy | Self::DuelBegins | Self::MatchWon | Self::MatchLost)
    }

    /// Its files without folder and ending; one is chosen each time.
    pub fn files(self) -> &'static [&'static str] {
        const DIE: [&str; 8] =
            ["die_hit_0", "die_hit_1", "die_hit_2", "die_hit_3", "die_hit_4", "die_hit_5", "die_hit_6", "die_hit_7"];
        match self {
            Self::Hover => &["ui_hover_a", "ui_hover_b", "ui_hover_c"],
            Self::Select => &["ui_select"],
            Self::Confirm => &["ui_confirm"],
            Self::Deny => &["ui_deny"],
            Self::YourTurn => &["ui_your_turn"],
            Self::Appear => &["holo_appear_a", "holo_appear_b"],
            Self::Dissolve => &["holo_dissolve_a", "holo_dissolve_b"],
            Self::WhooshLight => &["whoosh_light_a", "whoosh_light_b", "whoosh_light_c"],
            Self::WhooshHeavy => &["whoosh_heavy_a", "whoosh_heavy_b", "whoosh_heavy_c"],
            Self::BlowLight => &["blow_light_a", "blow_light_b", "blow_light_c"],
            Self::BlowHeavy => &["blow_heavy_a", "blow_heavy_b", "blow_heavy_c"],
            Self::Thud => &["body_thud_a", "body_thud_b", "body_thud_c"],
            Self::StepLight => &["step_light_a", "step_light_b", "step_light_c", "step_light_d"],
            Self::StepMedium => &["step_medium_a", "step_medium_b", "step_medium_c", "step_medium_d"],
            Self::StepHeavy => &["step_heavy_a", "step_heavy_b", "step_heavy_c", "step_heavy_d"],
            Self::Slither => &["slither_a", "slither_b", "slither_c", "slither_d"],
            Self::DuelBegins => &["duel_begins"],
            Self::MatchWon => &["match_won"],
            Self::MatchLost => &["match_lost"],
            Self::Note => &["note_light"],
            Self::DieHit(softness) => {
                let index = (softness as usize).min(DIE.len() - 1);
                &DIE.as_slice()[index..=index]
            }
        }
    }
}

/// The table's hum, a loop.
pub const HUM: &str = "hum_loop";

/// The stems of the music in order of tension. They play together; the calm one is exactly twice as long as the others.
pub const STEMS: [&str; 3] = ["music_stem1_calm", "music_stem2_tension", "music_stem3_danger"];

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn every_sound_has_its_files() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/sounds");
        let wanted = SoundId::all().flat_map(|id| id.files().iter().copied()).chain(STEMS).chain([HUM]);
        for name in wanted {
            let bytes =
                std::fs::read(folder.join(format!("{name}.ogg"))).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(bytes.starts_with(b"OggS"), "{name} is not an Ogg file");
        }
    }
}
