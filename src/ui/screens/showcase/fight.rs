//! A fight of the showcase: attacker, defender, outcome, and the control over its time.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{Showcase, turntable_input::Grip};
use crate::ui::{match_pace::PaceWishes, tempo::Tempo};
use holochess_rules::SetupError;
use holochess_session::{BoardReset, Director, DisplayedBoard, Match, Pace, Presentation, SceneDetail, Scenes, Speed};
use holochess_view::{
    CameraWishes,
    camera::{DRAGGED, STEERED},
    creatures::CreatureId,
    stage::{
        Stage,
        film::Film,
        staged_clash::{ClashCourse, StagedClash},
    },
};

/// The number of stagings of a fight; `--variant` on the command line counts them from 1.
pub const VARIANTS: u64 = 4;
/// The speeds of a fight.
pub const SPEEDS: [f32; 4] = [0.25, 0.5, 1.0, 2.0];
/// Fights are shown in full, whatever the setting for matches.
const PRESENTATION: Presentation = Presentation { detail: SceneDetail::Full, speed: Speed::Normal };
/// Seconds for which the table is shown after the last event, and the longest wait for figures that still move.
const AFTER: f32 = 1.4;
const PATIENCE: f32 = 4.0;

/// The chosen fight, and its state while it is played.
#[derive(Clone, Debug)]
pub struct Fight {
    /// Who is attacked, unless it attacks itself.
    pub defender: CreatureId,
    /// How it ends.
    pub ending: ClashCourse,
    /// The staging, below [`VARIANTS`].
    pub variant: u64,
    playing: Option<RunningFight>,
}

/// A fight that is being played.
#[expect(clippy::struct_excessive_bools, reason = "four switches that have nothing to do with each other")]
#[derive(Clone, Debug)]
pub struct RunningFight {
    staged: StagedClash,
    /// Seconds since its start.
    pub time: f32,
    /// Its length in seconds.
    pub length: f32,
    /// Whether it runs.
    pub running: bool,
    /// Index into [`SPEEDS`].
    pub speed: usize,
    /// Whether the person moves the camera.
    pub own_camera: bool,
    /// The moment that the person has sought, in seconds.
    wanted: Option<f32>,
    /// Whether it has to be staged again from its start, whichever moment is sought.
    anew: bool,
    /// Whether it is to end now.
    cut: bool,
}

impl RunningFight {
    /// Seeks this moment.
    pub fn pull(&mut self, to: f32) {
        self.wanted = Some(to.clamp(0.0, self.length));
    }

    /// Runs or stops the fight; at its end, restarts it.
    pub fn toggle(&mut self) {
        self.running = !self.running;
        if self.running && self.time >= self.length {
            self.pull(0.0);
        }
    }

    /// Switches between the film's camera and the person's; the fight is shown again up to the present moment.
    pub fn change_camera(&mut self) {
        self.own_camera = !self.own_camera;
        self.pull(self.time);
        // The film's camera needs the fight from its start.
        self.anew = true;
    }

    /// Ends the fight.
    pub fn cut(&mut self) {
        self.cut = true;
    }
}

impl Default for Fight {
    fn default() -> Self {
        let all: Vec<CreatureId> = CreatureId::all().collect();
        Self { defender: all[all.len() - 1], ending: ClashCourse::ALL[0], variant: 0, playing: None }
    }
}

impl Fight {
    /// Whether a fight is being played.
    pub fn is_playing(&self) -> bool {
        self.playing.is_some()
    }

    /// The fight that is being played.
    pub fn playing(&self) -> Option<&RunningFight> {
        self.playing.as_ref()
    }

    /// The fight that is being played, mutable.
    pub fn playing_mut(&mut self) -> Option<&mut RunningFight> {
        self.playing.as_mut()
    }

    /// The opponent of this creature: none fights itself.
    pub fn against(&self, attacker: CreatureId) -> CreatureId {
        let next = || CreatureId::all().find(|other| *other != attacker);
        if self.defender == attacker { next().unwrap_or(attacker) } else { self.defender }
    }

    /// The fight as it is chosen, from its beginning.
    fn staged(&self, attacker: CreatureId) -> Result<StagedClash, SetupError> {
        StagedClash::new(attacker, self.against(attacker), self.ending, self.variant % VARIANTS)
    }

    /// Begins to play it.
    pub fn begin(&mut self, attacker: CreatureId) {
        // There is only one of each, and `against` sees to it that they are two.
        let Ok(staged) = self.staged(attacker) else { return };
        let length = length(&staged);
        self.playing = Some(RunningFight {
            staged,
            time: 0.0,
            length,
            running: true,
            speed: 2,
            own_camera: false,
            wanted: Some(0.0),
            anew: true,
            cut: false,
        });
    }

    /// Stages it in another way, from its beginning.
    pub fn restage(&mut self, attacker: CreatureId) {
        self.variant = (self.variant + 1) % VARIANTS;
        let Ok(staged) = self.staged(attacker) else { return };
        let Some(playing) = &mut self.playing else { return };
        playing.length = length(&staged);
        playing.staged = staged;
        playing.running = true;
        playing.pull(0.0);
        playing.anew = true;
    }

    /// Whether the fight has to be staged again, and the moment to seek; each request is returned once.
    pub fn take_wanted(&mut self) -> Option<(Option<StagedClash>, f32)> {
        let playing = self.playing.as_mut()?;
        let wanted = playing.wanted.take()?;
        if std::mem::take(&mut playing.anew) || wanted < playing.time {
            playing.time = 0.0;
            return Some((Some(playing.staged.clone()), wanted));
        }
        Some((None, wanted))
    }
}

/// The length of a fight, in seconds.
fn length(staged: &StagedClash) -> f32 {
    staged.events().iter().map(|event| PRESENTATION.seconds(event)).sum::<f32>() + AFTER
}

/// The resources that a fight changes.
#[derive(SystemParam)]
pub(super) struct FightResources<'w> {
    director: ResMut<'w, Director>,
    stage: Res<'w, Stage>,
    film: Res<'w, Film>,
    pace: ResMut<'w, PaceWishes>,
    tempo: ResMut<'w, Tempo>,
}

impl FightResources<'_> {
    fn is_busy(&self) -> bool {
        self.director.is_busy() || self.stage.is_playing() || self.film.is_rolling()
    }

    /// Restores the pace of matches and the speed of time.
    fn restore(&mut self) {
        self.pace.fight = None;
        // Drops the events of the fight that were not shown yet.
        self.director.play_alone([]);
        self.tempo.fight = None;
    }
}

/// Lets time pass in the fight; at its end it stands still. When the fight is left, clears the table.
pub(super) fn advance_fight(
    mut commands: Commands,
    time: Res<Time>,
    mut resources: FightResources,
    mut showcase: ResMut<Showcase>,
    mut resets: MessageWriter<BoardReset>,
) {
    let Some(playing) = &mut showcase.bypass_change_detection().fight.playing else { return };
    playing.time += time.delta_secs();
    let over = playing.time >= playing.length && !resources.is_busy() || playing.time >= playing.length + PATIENCE;
    playing.running &= !over;
    let scenes = if playing.own_camera { Scenes::Board } else { Scenes::Full };
    let pace = Some(Pace { scenes, ..Pace::from_speed(PRESENTATION.speed) });
    if resources.pace.fight != pace {
        resources.pace.fight = pace;
    }
    let speed = Some(if playing.running { SPEEDS[playing.speed] } else { 0.0 });
    if resources.tempo.fight != speed {
        resources.tempo.fight = speed;
    }
    if playing.cut {
        resources.restore();
        showcase.fight.playing = None;
        commands.remove_resource::<DisplayedBoard>();
        resets.write(BoardReset);
    }
}

/// Turns the person's camera around the table by mouse and sticks. The wheel and the other buttons move it as at any
/// table.
pub(super) fn walk_around(
    grip: Grip,
    time: Res<Time<Real>>,
    mut held: Local<bool>,
    mut camera: ResMut<CameraWishes>,
    showcase: Res<Showcase>,
) {
    let pulled = grip.drag_by(&[MouseButton::Left], &mut held) * DRAGGED;
    if showcase.fight.playing().is_none_or(|playing| !playing.own_camera) {
        return;
    }
    let stick = grip.stick() * STEERED * time.delta_secs();
    if pulled != Vec2::ZERO || stick.truncate() != Vec2::ZERO {
        camera.orbit(-pulled.x - stick.x, pulled.y + stick.y);
    }
    if stick.z != 0.0 {
        camera.zoom_by(stick.z);
    }
}

/// Ends the fight when the screen is left.
pub(super) fn stop_fight(
    mut commands: Commands,
    mut showcase: ResMut<Showcase>,
    mut resources: FightResources,
    game: Option<Res<Match>>,
) {
    if showcase.fight.playing.take().is_some() {
        resources.restore();
        if game.is_none() {
            commands.remove_resource::<DisplayedBoard>();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn savrip() -> CreatureId {
        CreatureId::from_id("savrip").expect("it has a folder")
    }

    fn playing() -> Fight {
        let mut fight = Fight::default();
        fight.begin(savrip());
        fight
    }

    #[test]
    fn nobody_fights_itself_and_every_ending_has_its_chance() {
        let (fight, mut rated) = (Fight::default(), 0);
        for attacker in CreatureId::all() {
            let defender = fight.against(attacker);
            assert_ne!(attacker, defender);
            // The rulebook rates some of them; the others fight all the same.
            if ClashCourse::Duel.chance(attacker.id(), defender.id()).is_none() {
                continue;
            }
            rated += 1;
            let attacks = ClashCourse::ALL.into_iter().filter(|ending| *ending != ClashCourse::Duel);
            let whole: f64 = attacks.filter_map(|ending| ending.chance(attacker.id(), defender.id())).sum();
            assert!((whole - 1.0).abs() < 1e-9);
            assert!(ClashCourse::Duel.chance(attacker.id(), defender.id()).is_some_and(|chance| chance > 0.0));
        }
        assert!(rated >= 8, "{rated}");
    }

    #[test]
    fn a_ninth_creature_attacks_and_is_attacked() {
        let ninth = CreatureId::of_folder("ninth");
        let mut fight = Fight::default();
        assert_ne!(fight.against(ninth), ninth);
        for ending in ClashCourse::ALL {
            fight.ending = ending;
            fight.begin(ninth);
            assert!(fight.playing().is_some_and(|playing| playing.length > 4.0), "{ending:?}");
        }
        let mut struck = Fight { defender: ninth, ..Fight::default() };
        struck.begin(savrip());
        assert_eq!((struck.against(savrip()), struck.is_playing()), (ninth, true));
    }

    /// The moment that the fight seeks, in hundredths of a second, and whether it is staged again.
    fn wanted(fight: &mut Fight) -> Option<(bool, i32)> {
        fight.take_wanted().map(|(anew, to)| (anew.is_some(), (to * 100.0) as i32))
    }

    #[test]
    fn a_fight_is_put_on_anew_to_go_back_and_runs_on_to_go_forward() {
        let mut fight = playing();
        assert_eq!(wanted(&mut fight), Some((true, 0)), "it is put on");
        assert_eq!(wanted(&mut fight), None, "once");
        let playing = fight.playing_mut().expect("it is being played");
        playing.time = 2.0;
        playing.pull(3.5);
        assert_eq!(wanted(&mut fight), Some((false, 350)));
        fight.playing_mut().expect("it is being played").pull(1.0);
        assert_eq!(wanted(&mut fight), Some((true, 100)));
        let playing = fight.playing_mut().expect("it is being played");
        assert!(playing.time < 0.01 && playing.length > 4.0);
        playing.pull(1e9);
        let length = (playing.length * 100.0) as i32;
        assert_eq!(wanted(&mut fight), Some((false, length)), "not beyond its end");
    }

    #[test]
    fn another_camera_and_another_staging_begin_anew() {
        let mut fight = playing();
        wanted(&mut fight);
        let playing = fight.playing_mut().expect("it is being played");
        playing.time = 2.0;
        playing.change_camera();
        assert_eq!(wanted(&mut fight), Some((true, 200)));
        fight.restage(savrip());
        assert_eq!((fight.variant, wanted(&mut fight)), (1, Some((true, 0))));
    }
}
