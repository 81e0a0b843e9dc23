//! Sheets of fights: one row a fight, from the approach to the end.

use std::path::Path;

use bevy::{math::UVec2, prelude::World};

use super::{Darkroom, sheet::Sheet};
use holochess::cli::{Failure, progress};
use holochess_rules::{
    Event, Outcome, Seat,
    holochess::Creature::{self, Ghhhk, Houjix, Klorslug, Molator, Monnok, Ngok, Savrip, Strider},
};
use holochess_session::{Pace, Presentation, SceneDetail, Speed, clash_timing};
use holochess_view::{
    CameraWishes,
    creatures::CreatureId,
    exhibit::Exhibit,
    stage::staged_clash::{ClashCourse, StagedClash},
};

/// Points of a picture that is drawn, and of one on the sheet.
const DRAWN: UVec2 = UVec2::new(480, 270);
const TILE: [u32; 2] = [320, 180];
/// Width of the column of words.
const COLUMN: u32 = 132;
/// Pictures of a fight, and fights on a sheet.
const FRAMES: usize = 8;
const ROWS: usize = 6;

const KILL: ClashCourse = ClashCourse::Attack(Outcome::Kill);
const PUSH: ClashCourse = ClashCourse::Attack(Outcome::Push);
const COUNTER_PUSH: ClashCourse = ClashCourse::Attack(Outcome::CounterPush);
const COUNTER_KILL: ClashCourse = ClashCourse::Attack(Outcome::CounterKill);

/// Attacker, defender and outcome. Every creature attacks and defends, every outcome occurs, and light creatures meet heavy ones in
/// both roles.
const FIGHTS: [(Creature, Creature, ClashCourse); 18] = [
    (Savrip, Houjix, KILL),
    (Monnok, Ghhhk, KILL),
    (Strider, Molator, KILL),
    (Ghhhk, Houjix, KILL),
    (Molator, Klorslug, KILL),
    (Ngok, Savrip, KILL),
    (Houjix, Savrip, PUSH),
    (Monnok, Strider, PUSH),
    (Savrip, Molator, PUSH),
    (Klorslug, Monnok, PUSH),
    (Houjix, Ngok, COUNTER_PUSH),
    (Strider, Ngok, COUNTER_PUSH),
    (Molator, Savrip, COUNTER_PUSH),
    (Ghhhk, Monnok, COUNTER_KILL),
    (Klorslug, Molator, COUNTER_KILL),
    (Strider, Ghhhk, COUNTER_KILL),
    (Molator, Savrip, ClashCourse::Duel),
    (Ghhhk, Strider, ClashCourse::Duel),
];

/// Shares of an event at which it is looked at.
fn looks(event: &Event) -> Vec<f32> {
    match event {
        Event::Attacked { .. } | Event::DuelBegan { .. } => vec![0.7],
        Event::Rolled(_) => vec![0.85],
        // While they strain against each other, before the blow, at it, and after it.
        Event::Judged { outcome, .. } => {
            let lands = clash_timing::blow(*outcome);
            vec![clash_timing::STRAIN_AT - 0.02, lands - 0.05, lands + 0.04, 0.9]
        }
        Event::Removed { .. } => vec![clash_timing::PLAIN_CAPTURE_AT, clash_timing::SHOW_WINNER_AT + 0.17],
        Event::Pushed { .. } => vec![0.3, 0.7],
        Event::Exchange(_) => vec![clash_timing::dice_read(true) - 0.1, clash_timing::EXCHANGE_BLOW + 0.09],
        _ => Vec::new(),
    }
}

/// The seconds at which a fight is looked at.
fn moments(staged: &StagedClash) -> Vec<f32> {
    let mut begins = 0.0;
    let mut moments = Vec::new();
    for event in staged.events() {
        let lasts = Presentation { detail: SceneDetail::Full, speed: Speed::Normal }.seconds(event);
        moments.extend(looks(event).into_iter().map(|share| begins + share * lasts));
        begins += lasts;
    }
    moments.truncate(FRAMES);
    moments
}

impl Darkroom {
    /// The fights, six on a sheet.
    pub fn fights(&mut self, folder: &Path) -> Result<(), Failure> {
        self.studio.resize(DRAWN);
        let world = self.studio.app().world_mut();
        world.remove_resource::<Exhibit>();
        world.insert_resource(Pace::from_speed(Speed::Normal));
        let mut sheet = None;
        for (number, (attacker, defender, course)) in FIGHTS.into_iter().enumerate() {
            let row = number % ROWS;
            let rows = ROWS.min(FIGHTS.len() - (number - row));
            let open: &mut Sheet = sheet.get_or_insert_with(|| Sheet::new(FRAMES, rows, TILE, COLUMN, false));
            let fighters = [attacker, defender].map(|creature| CreatureId::from_id(creature.id()));
            let [Some(attacker), Some(defender)] = fighters else { continue };
            let staged = StagedClash::new(attacker, defender, course, (number / 3) as u64).map_err(Failure::from)?;
            let moments = moments(&staged);
            begin(self.studio.app().world_mut(), staged);
            // Figures are built up of light when they come.
            let from = self.now;
            for (column, moment) in moments.into_iter().enumerate() {
                self.wait(from + moment - self.now);
                let picture = self.picture()?;
                open.put(column, row, &picture);
            }
            let names = [attacker, defender].map(|creature| self.name(creature));
            open.name(&mut self.letters, row, &[&names[0], &names[1], course.id()]);
            progress::print_count("fights", number + 1, FIGHTS.len());
            if row + 1 == rows
                && let Some(sheet) = sheet.take()
            {
                let file = format!("fights-{}.png", number / ROWS + 1);
                self.keep(&sheet, folder, &file, "fights, a row each: attacker, defender, what comes of it")?;
            }
        }
        Ok(())
    }
}

/// Puts a fight on the stage, seen from the first seat.
fn begin(world: &mut World, staged: StagedClash) {
    staged.begin(world);
    let mut camera = world.resource_mut::<CameraWishes>();
    camera.face_seat(Seat::FIRST);
    camera.arrive();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_strikes_and_is_struck_and_every_fight_fills_its_row() {
        for creature in Creature::ALL {
            assert!(FIGHTS.iter().any(|(attacker, ..)| *attacker == creature), "{creature:?} strikes");
            assert!(FIGHTS.iter().any(|(_, defender, _)| *defender == creature), "{creature:?} is struck");
        }
        for (attacker, defender, course) in FIGHTS {
            let [one, other] =
                [attacker, defender].map(|creature| CreatureId::from_id(creature.id()).expect("a folder"));
            let staged = StagedClash::new(one, other, course, 0).expect("they are two");
            let moments = moments(&staged);
            assert_eq!(moments.len(), FRAMES, "{attacker:?} {defender:?} {course:?}");
            assert!(moments.is_sorted());
        }
    }
}
