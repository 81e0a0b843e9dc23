//! The dice: thrown into a tray on the table's rim, in the colours of the two sides.
//!
//! [`Dice`] receives the rolled faces; the flight is computed (see [`throw`]) before it is shown, on another thread.

pub mod body;
pub mod contact;
pub mod shape;
pub mod throw;
pub mod tray;

use std::f32::consts::PI;

use bevy::{
    camera::visibility::RenderLayers,
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, block_on, futures::check_ready},
};

use self::throw::{Bounce, Throw};
use crate::{
    CameraRig, MIRRORED, ReducedMotion, look_light,
    procedural_meshes::{Finish, Furniture, MeshMerger},
    seat_look,
    sound::SoundId,
    stage_schedule::{StageSchedule, StageSystems},
};
use holochess_rules::{Luck, Roll, Seat};
use holochess_session::{DisplayedBoard, clash_timing::DICE_SETTLED_AT};

/// The middles of the two trays, as angles counter-clockwise from east: one to the right of each player's console.
const TRAYS: [f32; 2] = [PI * 1.5 + 0.82, PI * 0.5 + 0.82];
/// The greatest number of dice in a roll: eight and eight.
const MOST: usize = 16;
/// Seconds in which dice are gathered up again.
const GATHERING: f32 = 0.45;
/// Seconds in which the trays rise out of the rim or sink into it, and how deep.
const SERVED: f32 = 0.9;
const SUNK: f32 = 0.06;
/// How long a die takes to be there and to be gone.
const BLINK: f32 = 0.09;

/// Fact: dice make this sound.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct DiceHeard(pub SoundId);

/// The dice on the table.
#[derive(Resource, Default)]
pub struct Dice {
    making: Option<Task<Throw>>,
    throw: Option<Throw>,
    seats: [usize; 2],
    tray: Option<f32>,
    /// Seconds of the throw's time since it began; before it is computed, seconds since it was requested.
    elapsed: f32,
    /// Seconds of the throw's time per second of the match's.
    rate: f32,
    /// Seconds for which the roll is shown in all.
    seconds: f32,
    /// Seconds since the removal of the dice began.
    gathered: Option<f32>,
    heard: usize,
    /// Whether they are hidden from the camera; their positions do not change.
    hidden: bool,
}

impl Dice {
    /// Throws two handfuls with these faces; they fly and can be read within so many seconds (0: they lie still at once). The first
    /// hand, the attacker's or in the duel player 1's, is thrown from the right, where the display writes it.
    pub fn throw(&mut self, roll: &Roll, [first, second]: [Seat; 2], seconds: f32) {
        let (number, mut hands, seats) = (roll.number, roll.hands.clone(), [second, first]);
        hands.reverse();
        let making = AsyncComputeTaskPool::get().spawn(async move { Throw::new(number, &hands) });
        let (seats, hidden) = (seats.map(|seat| seat_look(seat).index()), self.hidden);
        *self = Self { making: Some(making), seats, rate: 1.0, seconds, hidden, ..Self::default() };
    }

    /// Whether the dice are visible.
    pub fn are_shown(&self) -> bool {
        !self.hidden
    }

    /// Shows or hides the dice: in a film of something else they would lie in front of it.
    pub fn set_shown(&mut self, shown: bool) {
        self.hidden = !shown;
    }

    /// Ends the flight; a throw still being computed will lie still as soon as it is ready.
    pub fn settle(&mut self) {
        self.seconds = 0.0;
        if let Some(throw) = &self.throw {
            self.elapsed = self.elapsed.max(throw.rest());
            self.heard = throw.bounces.len();
        }
    }

    /// Removes the dice, gradually or at once.
    pub fn gather(&mut self, at_once: bool) {
        if at_once {
            *self = Self { hidden: self.hidden, ..Self::default() };
        } else if self.gathered.is_none() {
            self.gathered = Some(0.0);
        }
    }

    /// Whether dice are on the table.
    pub fn are_out(&self) -> bool {
        self.throw.is_some() || self.making.is_some()
    }

    fn finish_making(&mut self) {
        if let Some(task) = self.making.take() {
            self.made(block_on(task));
        }
    }

    fn made(&mut self, throw: Throw) {
        // all that was waited for is made up for: a throw ends when it should
        let left = (self.seconds * DICE_SETTLED_AT - self.elapsed).max(0.05);
        self.rate = (throw.rest() / left).max(1.0);
        self.elapsed = 0.0;
        self.throw = Some(throw);
        if self.seconds <= 0.0 {
            self.settle();
        }
    }

    /// Advances time and returns the bounces that are heard.
    fn advance(&mut self, delta: f32) -> Vec<Bounce> {
        if let Some(task) = &mut self.making {
            self.elapsed += delta;
            match check_ready(task) {
                Some(throw) => {
                    self.making = None;
                    self.made(throw);
                }
                // After a quarter of the time, waiting longer would look worse than one late frame.
                None if self.seconds > 0.0 && self.elapsed > self.seconds * 0.25 => self.finish_making(),
                None => {}
            }
        } else {
            self.elapsed += delta * self.rate;
        }
        if let Some(gathered) = &mut self.gathered {
            *gathered += delta;
            if *gathered > GATHERING {
                self.gather(true);
            }
        }
        let Some(throw) = &self.throw else { return Vec::new() };
        let due: Vec<Bounce> =
            throw.bounces[self.heard..].iter().take_while(|bounce| bounce.at <= self.elapsed).copied().collect();
        self.heard += due.len();
        due
    }
}

/// A die of the pool, by its index in the throw.
#[derive(Component)]
struct Die(usize);

/// A part of the trays.
#[derive(Component)]
struct Tray;

/// The colours of dice, one a seat.
#[derive(Resource)]
struct Resin([Handle<StandardMaterial>; Seat::MOST]);

fn set_up(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<StandardMaterial>>) {
    let resin = std::array::from_fn(|seat| {
        let light = look_light(Seat::new(seat));
        let body = LinearRgba::WHITE.to_vec3().lerp(light.to_vec3(), 0.82);
        materials.add(StandardMaterial {
            base_color: LinearRgba::from_vec3(body * 0.85).into(),
            emissive: LinearRgba::from_vec3(light.to_vec3() * 0.35),
            perceptual_roughness: 0.24,
            clearcoat: 0.7,
            clearcoat_perceptual_roughness: 0.1,
            ..default()
        })
    });
    let ink = materials.add(StandardMaterial {
        base_color: Color::srgb(0.01, 0.012, 0.02),
        perceptual_roughness: 0.6,
        ..default()
    });
    let (body, pips) = (meshes.add(shape::die()), meshes.add(shape::pips()));
    let layers = RenderLayers::from_layers(&[0, MIRRORED]);
    for index in 0..MOST {
        commands.spawn((
            Name::new(format!("die {index}")),
            Die(index),
            Mesh3d(body.clone()),
            MeshMaterial3d(resin[0].clone()),
            Visibility::Hidden,
            layers.clone(),
            children![(Mesh3d(pips.clone()), MeshMaterial3d(ink.clone()), layers.clone())],
        ));
    }
    let mut merger = MeshMerger::default();
    for angle in TRAYS {
        let turn = Quat::from_rotation_y(angle);
        merger.weld(Finish::Cloth, shape::tray_floor().rotated_by(turn));
        let [sides, tops] = shape::tray_lips();
        merger.weld(Finish::Gunmetal, sides.rotated_by(turn));
        merger.weld(Finish::Brass, tops.rotated_by(turn));
    }
    for (finish, mesh) in merger.finish() {
        let name = Name::new(format!("dice trays {finish:?}"));
        commands.spawn((name, Tray, Mesh3d(meshes.add(mesh)), Furniture(finish)));
    }
    commands.insert_resource(Resin(resin));
}

/// The trays stand on the rim where dice are rolled, and lie below it at all other tables.
fn serve(
    time: Res<Time>,
    shown: Option<Res<DisplayedBoard>>,
    motion: Res<ReducedMotion>,
    mut raised: Local<Option<f32>>,
    mut trays: Query<(&mut Transform, &mut Visibility), With<Tray>>,
) {
    // Without a match the dice stay as they are.
    let Some(shown) = shown else { return };
    let goal = if shown.game().luck() == Luck::Dice { 1.0 } else { 0.0 };
    let now = match *raised {
        Some(now) if !motion.0 => now + (goal - now).clamp(-time.delta_secs() / SERVED, time.delta_secs() / SERVED),
        // The first table is simply there.
        _ => goal,
    };
    if *raised == Some(now) {
        return;
    }
    *raised = Some(now);
    let height = -SUNK * (1.0 - now * now * (3.0 - 2.0 * now));
    for (mut transform, mut visibility) in &mut trays {
        transform.translation.y = height;
        visibility.set_if_neq(if now > 0.0 { Visibility::Inherited } else { Visibility::Hidden });
    }
}

/// The angle of the tray that is closer to this eye.
pub fn nearer_tray(eye: Vec3) -> f32 {
    let towards = |angle: f32| Vec3::new(angle.cos(), 0.0, -angle.sin()).dot(eye);
    if towards(TRAYS[0]) >= towards(TRAYS[1]) { TRAYS[0] } else { TRAYS[1] }
}

fn roll(
    time: Res<Time>,
    mut dice: ResMut<Dice>,
    resin: Res<Resin>,
    rig: Res<CameraRig>,
    mut pool: Query<(&Die, &mut Transform, &mut Visibility, &mut MeshMaterial3d<StandardMaterial>)>,
    mut heard: MessageWriter<DiceHeard>,
) {
    if dice.are_out() {
        for bounce in dice.advance(time.delta_secs()) {
            let softness = ((1.0 - bounce.force) * 8.0) as u8;
            heard.write(DiceHeard(SoundId::DieHit(softness.min(7))));
        }
    }
    // A throw keeps its tray, wherever the camera goes.
    let tray = *dice.tray.get_or_insert_with(|| nearer_tray(rig.view(16.0 / 9.0).transform.translation));
    let turned = Transform::from_rotation(Quat::from_rotation_y(tray));
    for (die, mut transform, mut visibility, mut material) in &mut pool {
        let Some(throw) = dice.throw.as_ref().filter(|throw| die.0 < throw.len()) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let hue = &resin.0[dice.seats[throw.hand(die.0)]];
        if material.0 != *hue {
            material.0 = hue.clone();
        }
        let (mut at, turn) = throw.pose(die.0, dice.elapsed);
        let mut size = (dice.elapsed / BLINK).min(1.0);
        if let Some(gathered) = dice.gathered {
            // The dice rise out of the tray one after the other, straight up so that none meets another, and disappear.
            let start = (GATHERING - 0.25) * die.0 as f32 / throw.len() as f32;
            let share = ((gathered - start) / 0.25).clamp(0.0, 1.0);
            at.y += 0.09 * share * share;
            size *= 1.0 - share.powi(3);
        }
        *transform = turned * Transform::from_translation(at).with_rotation(turn).with_scale(Vec3::splat(size));
        let seen = size > 0.0 && !dice.hidden;
        visibility.set_if_neq(if seen { Visibility::Inherited } else { Visibility::Hidden });
    }
    if !dice.are_out() {
        dice.tray = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Dice>()
        .add_message::<DiceHeard>()
        .add_systems(Startup, set_up)
        .add_systems(StageSchedule, (serve, roll).chain().in_set(StageSystems::Dice));
}

#[cfg(test)]
mod tests {
    use bevy::{tasks::TaskPool, time::TimeUpdateStrategy};

    use super::*;
    use holochess_rules::{GameId, Setup, new_table};

    fn thrown(seconds: f32) -> Dice {
        AsyncComputeTaskPool::get_or_init(TaskPool::default);
        let mut dice = Dice::default();
        dice.throw(&Roll { number: 4, hands: [vec![1, 2, 3], vec![6, 6]] }, Seat::BOTH, seconds);
        dice
    }

    #[test]
    fn the_attackers_dice_fall_at_the_right_where_the_display_writes_them() {
        let mut dice = thrown(0.0);
        dice.finish_making();
        let throw = dice.throw.as_ref().expect("it was made");
        let right: Vec<usize> = (0..throw.len()).filter(|die| throw.pose(*die, throw.rest()).0.z < 0.0).collect();
        assert_eq!(right.len(), 3, "the first hand has three dice");
        assert!(right.iter().all(|die| dice.seats[throw.hand(*die)] == Seat::FIRST.index()));
    }

    /// Where the trays are after so many seconds at the table of this game.
    fn trays(app: &mut App, game: GameId, seconds: f32) -> (f32, Visibility) {
        let setup = Setup { game, options: game.options(), players: 2, position: None };
        let (table, events) = new_table(&setup, &mut || 0).expect("the defaults are a match");
        app.insert_resource(DisplayedBoard::after(&*table, &events));
        for _ in 0..(seconds * 60.0) as u32 {
            app.update();
        }
        let mut trays = app.world_mut().query_filtered::<(&Transform, &Visibility), With<Tray>>();
        trays
            .iter(app.world())
            .map(|(transform, visibility)| (transform.translation.y, *visibility))
            .next()
            .expect("one")
    }

    #[test]
    fn trays_stand_only_where_dice_are_rolled() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(TimeUpdateStrategy::ManualDuration(std::time::Duration::from_secs_f32(1.0 / 60.0)))
            .init_resource::<ReducedMotion>()
            .add_systems(Update, serve);
        app.world_mut().spawn((Tray, Transform::default(), Visibility::default()));
        assert_eq!(trays(&mut app, GameId::Demeter, 0.1), (-SUNK, Visibility::Hidden), "at once at the first table");
        let (height, visibility) = trays(&mut app, GameId::Holochess, 0.4);
        assert!((-SUNK..0.0).contains(&height) && visibility == Visibility::Inherited, "they rise: {height}");
        assert_eq!(trays(&mut app, GameId::Holochess, 1.0), (0.0, Visibility::Inherited));
        assert_eq!(trays(&mut app, GameId::Chinese, 2.0), (-SUNK, Visibility::Hidden));
    }

    #[test]
    fn skipping_a_roll_ends_as_rolling_it_does() {
        let (mut played, mut skipped) = (thrown(2.0), thrown(0.0));
        for _ in 0..240 {
            played.advance(1.0 / 120.0);
        }
        skipped.finish_making();
        let (one, other) = (played.throw.expect("thrown"), skipped.throw.expect("thrown"));
        for die in 0..5 {
            assert_eq!(one.pose(die, played.elapsed), other.pose(die, skipped.elapsed));
        }
    }

    #[test]
    fn a_hurried_roll_lies_in_time_to_be_read() {
        let mut dice = thrown(0.5);
        for _ in 0..60 {
            dice.advance(0.42 / 60.0);
        }
        assert!(dice.elapsed >= dice.throw.as_ref().expect("thrown").rest());
    }

    #[test]
    fn gathered_dice_are_gone() {
        let mut dice = thrown(0.0);
        dice.gather(false);
        assert!(dice.are_out());
        dice.advance(GATHERING + 0.01);
        assert!(!dice.are_out());
    }

    #[test]
    fn each_player_has_a_tray_before_them() {
        assert!((nearer_tray(Vec3::new(1.0, 1.0, 3.0)) - TRAYS[0]).abs() < 1e-6);
        assert!((nearer_tray(Vec3::new(-1.0, 1.0, -3.0)) - TRAYS[1]).abs() < 1e-6);
    }
}
