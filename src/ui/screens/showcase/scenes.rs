//! Fights to look at: who, whom, and how it ends. The stage plays them as it would in a match; nothing is recorded.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Key, Rect, Ui, pos2, vec2};

use super::{
    Showcase,
    frame::{COLUMN, Pages, RIGHT, heading, right_column},
};
use crate::{
    rules::{
        Outcome, Seat,
        holochess::{Creature, duel, odds::odds},
    },
    session::{BoardReset, Director, Match, Pace, Shown, Speed},
    ui::theme::{MARGIN, light::Edge, prelude::*, surface},
    view::{
        CameraRig,
        stage::{
            Stage,
            film::Film,
            rehearsal::{Course, Rehearsal},
        },
    },
};

/// How long the table is looked at after a fight, in seconds.
const AFTER: f32 = 1.6;
/// From one line to the next.
const LINE: f32 = 32.0;

/// How a fight ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// An attack with this outcome.
    Attack(Outcome),
    /// The duel to the death.
    Duel,
}

impl Ending {
    /// All of them, the best for the attacker first.
    pub const ALL: [Self; 5] = [
        Self::Attack(Outcome::Kill),
        Self::Attack(Outcome::Push),
        Self::Attack(Outcome::CounterPush),
        Self::Attack(Outcome::CounterKill),
        Self::Duel,
    ];

    /// Its name in files and in the trace.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Attack(Outcome::Kill) => "kill",
            Self::Attack(Outcome::Push) => "push",
            Self::Attack(Outcome::CounterPush) => "counter-push",
            Self::Attack(Outcome::CounterKill) => "counter-kill",
            Self::Duel => "duel",
        }
    }

    /// What the stage calls it.
    const fn course(self) -> Course {
        match self {
            Self::Attack(outcome) => Course::Attack(outcome),
            Self::Duel => Course::Duel,
        }
    }

    /// How likely it is when these two meet.
    fn chance(self, attacker: Creature, defender: Creature) -> f64 {
        match self {
            Self::Attack(outcome) => odds(attacker, defender).chance(outcome),
            Self::Duel => {
                let [wins, of] = duel::chance(attacker, defender);
                wins as f64 / of as f64
            }
        }
    }
}

/// The fight that is chosen, and whether it is being played.
#[derive(Clone, Debug)]
pub struct Bout {
    defender: Creature,
    ending: Ending,
    playing: Option<Playing>,
    /// How many have been played: each is staged in another way.
    count: u64,
}

/// A fight that is being played.
#[derive(Clone, Debug)]
struct Playing {
    /// Seconds since nothing moved any more.
    still: f32,
    /// The pace of scenes before.
    pace: Pace,
    /// It is to be cut short.
    cut: bool,
}

impl Default for Bout {
    fn default() -> Self {
        Self { defender: Creature::Molator, ending: Ending::Attack(Outcome::Kill), playing: None, count: 0 }
    }
}

impl Bout {
    /// Is a fight being played?
    pub fn is_playing(&self) -> bool {
        self.playing.is_some()
    }

    /// Whom this creature fights: nobody fights itself.
    fn against(&self, attacker: Creature) -> Creature {
        if self.defender == attacker { Creature::ALL[(attacker.index() + 1) % Creature::COUNT] } else { self.defender }
    }
}

/// Waits until a fight is over, and clears the table after it.
pub(super) fn watch(
    mut commands: Commands,
    time: Res<Time>,
    director: Res<Director>,
    stage: Res<Stage>,
    film: Res<Film>,
    mut showcase: ResMut<Showcase>,
    mut pace: ResMut<Pace>,
    mut resets: MessageWriter<BoardReset>,
) {
    let Some(playing) = &mut showcase.bypass_change_detection().bout.playing else { return };
    let moves = director.is_busy() || stage.is_playing() || film.is_rolling();
    playing.still = if moves { 0.0 } else { playing.still + time.delta_secs() };
    if playing.still > AFTER || playing.cut {
        *pace = playing.pace;
        showcase.bout.playing = None;
        commands.remove_resource::<Shown>();
        resets.write(BoardReset);
    }
}

/// The screen is left: so is the fight.
pub(super) fn stop(
    mut commands: Commands,
    mut showcase: ResMut<Showcase>,
    mut pace: ResMut<Pace>,
    game: Option<Res<Match>>,
) {
    if let Some(playing) = showcase.bout.playing.take() {
        *pace = playing.pace;
        if game.is_none() {
            commands.remove_resource::<Shown>();
        }
    }
}

/// What is read while a fight is played.
pub(super) fn over_the_scene(ui: &Ui, pages: &mut Pages, escaped: bool) {
    let brush = Brush::of(ui);
    let screen = ui.max_rect();
    let attacker = pages.showcase.creature;
    let defender = pages.showcase.bout.against(attacker);
    brush.scrim(Rect::from_min_max(pos2(0.0, screen.height() * 0.8), screen.max), Edge::Bottom, 0.9);
    let y = screen.height() - 38.0;
    let text = match pages.showcase.bout.ending {
        Ending::Attack(outcome) => pages.spoken.outcome(outcome),
        Ending::Duel => pages.spoken.text("ui-duel-heading"),
    };
    let (cap, label) = (pages.spoken.text("ui-key-escape"), pages.spoken.text("ui-back"));
    let back = KeyCommand { name: "showcase.cut", cap: &cap, key: Some(Key::Space), label: &label, enabled: true };
    if (back.show(ui, pos2(MARGIN, y), typeface::ACTION) || escaped)
        && let Some(playing) = &mut pages.showcase.bout.playing
    {
        playing.cut = true;
    }
    let names = format!("{} – {}", pages.name(attacker), pages.name(defender));
    let written = brush.right(pos2(screen.right() - RIGHT, y), text, typeface::NAME);
    brush.right(pos2(written.left() - 20.0, y), names, typeface::BODY.coloured(INK_SOFT));
}

pub(super) fn draw(
    mut pages: Pages,
    mut commands: Commands,
    mut pace: ResMut<Pace>,
    mut rig: ResMut<CameraRig>,
    game: Option<Res<Match>>,
) -> Result {
    if pages.showcase.bout.is_playing() {
        return Ok(());
    }
    let ui = pages.sheet("showcase.scenes")?;
    let screen = ui.max_rect();
    let brush = Brush::of(&ui);
    let attacker = pages.showcase.creature;
    let defender = pages.showcase.bout.against(attacker);
    let text = pages.spoken.text("ui-show-scenes-about");
    brush.wrap(pos2(MARGIN, 186.0), COLUMN - 20.0, &text, typeface::BODY.sized(18.0).coloured(INK_SOFT));
    let x = right_column(screen);
    heading(&brush, pos2(x, 112.0), COLUMN, &pages.spoken.text("ui-show-defender"));
    opponents(&ui, &mut pages, x);
    heading(&brush, pos2(x, 262.0), COLUMN, &pages.spoken.text("ui-show-ending"));
    let mut wanted = None;
    for (index, ending) in Ending::ALL.into_iter().enumerate() {
        let y = 304.0 + LINE * index as f32;
        let chance = ending.chance(attacker, defender);
        let can = chance > 0.0;
        let on = ending == pages.showcase.bout.ending;
        let rect = Rect::from_min_size(pos2(x - 16.0, y - LINE / 2.0), vec2(COLUMN + 24.0, LINE));
        let name = format!("showcase.ending.{}", ending.id());
        let touched = surface::touch(&ui, &name, rect, if on { Reach::First } else { Reach::Focus });
        let lit = touched.glow;
        if lit > 0.0 {
            brush.glow(pos2(x + 90.0, y), vec2(200.0, 20.0), ICE, 0.13 * lit);
            brush.disc(pos2(x - 10.0, y), 2.2 * lit, INK);
        }
        let colour = if can { palette::mix(INK_SOFT, INK, lit) } else { palette::over(INK_QUIET, 0.5) };
        let label = match ending {
            Ending::Attack(outcome) => {
                let whose = if matches!(outcome, Outcome::Kill | Outcome::Push) { attacker } else { defender };
                let hue = palette::over(palette::creature(whose.id()), if can { 1.0 } else { 0.4 });
                brush.outcome_mark(pos2(x + 9.0, y), 8.0, outcome, hue);
                pages.spoken.outcome(outcome)
            }
            Ending::Duel => {
                brush.sword(pos2(x + 9.0, y), 9.0, palette::creature(attacker.id()));
                pages.spoken.text("ui-duel-heading")
            }
        };
        let weight = if touched.focused { Weight::Medium } else { Weight::Regular };
        brush.left(pos2(x + 30.0, y), label, typeface::BODY.weighing(weight).coloured(colour));
        let number = if can {
            pages.spoken.percent(chance, if chance < 0.0005 { 4 } else { 1 })
        } else {
            pages.spoken.text("ui-show-never")
        };
        brush.write(pos2(x + COLUMN, y), Align2::RIGHT_CENTER, number, typeface::NOTE.coloured(colour));
        if touched.pressed && can {
            wanted = Some(ending);
        }
    }
    brush.wrap(
        pos2(x, 304.0 + LINE * 5.0),
        COLUMN,
        &pages.spoken.text("ui-show-scenes-play"),
        typeface::NOTE.sized(15.0).coloured(INK_SOFT),
    );
    if let Some(ending) = wanted
        && game.is_none()
        && let Ok(rehearsal) = Rehearsal::new(attacker, defender, ending.course(), pages.showcase.bout.count)
    {
        rig.face_seat(Seat::FIRST);
        rig.arrive();
        commands.queue(move |world: &mut World| rehearsal.begin(world));
        let before = *pace;
        *pace = Pace::of(if before.speed == Speed::Off { Speed::Normal } else { before.speed });
        let bout = &mut pages.showcase.bout;
        (bout.ending, bout.defender) = (ending, defender);
        bout.count += 1;
        bout.playing = Some(Playing { still: 0.0, pace: before, cut: false });
    }
    Ok(())
}

/// The other seven, of whom one is fought.
fn opponents(ui: &Ui, pages: &mut Pages, x: f32) {
    let brush = Brush::of(ui);
    let attacker = pages.showcase.creature;
    let chosen = pages.showcase.bout.against(attacker);
    let others: Vec<Creature> = Creature::ALL.into_iter().filter(|other| *other != attacker).collect();
    let step = COLUMN / others.len() as f32;
    for (index, other) in others.into_iter().enumerate() {
        let centre = pos2(x + step * (index as f32 + 0.5), 168.0);
        let rect = Rect::from_center_size(centre, vec2(step, 56.0));
        let touched = surface::touch(ui, &format!("showcase.against.{}", other.id()), rect, Reach::Focus);
        let on = other == chosen;
        let hue = palette::creature(other.id());
        if on {
            brush.glow(centre, vec2(38.0, 38.0), hue, 0.4);
        }
        let radius = if on { 20.0 } else { 16.0 + 2.0 * touched.glow };
        pages.token(
            &brush.faded(if on { 1.0 } else { 0.55 + 0.45 * touched.glow }),
            centre,
            radius,
            other,
            if on { 1.0 } else { touched.glow },
        );
        if touched.pressed {
            pages.showcase.bout.defender = other;
        }
    }
    brush.centre(
        pos2(x + COLUMN / 2.0, 214.0),
        pages.name(chosen),
        typeface::BODY.weighing(Weight::Medium).coloured(INK),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_fights_itself_and_every_ending_has_its_chance() {
        let bout = Bout::default();
        for attacker in Creature::ALL {
            let defender = bout.against(attacker);
            assert_ne!(attacker, defender);
            let attacks = Ending::ALL.into_iter().filter(|ending| *ending != Ending::Duel);
            let whole: f64 = attacks.map(|ending| ending.chance(attacker, defender)).sum();
            assert!((whole - 1.0).abs() < 1e-9);
            assert!(Ending::Duel.chance(attacker, defender) > 0.0);
        }
    }
}
