//! The clash on the screen: both handfuls of dice, the scale with its needle, the verdict, in time with the scene on
//! the table. Each exchange of the duel is shown in the same way.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Pos2, Rect, pos2, vec2},
};

use super::HudData;
use crate::ui::{
    frame::screen_sheet,
    navigation::Screen,
    systems::UiSystems,
    theme::{
        dice_scale::{DiceScale, LANDED, READ, SETTLED},
        odds_bar::LEFT_TO_RIGHT,
        prelude::*,
    },
    turning_point_text::outcome_sentence_id,
};
use holochess_rules::{Event, Outcome, PieceId, Roll, judge};
use holochess_session::{BoardReset, Director, Happened, SceneDetail, SceneSkipped, clash_timing};
use holochess_view::{
    MainCamera,
    stage::{Stage, film::Film},
};

/// How fast the display fades in and out, per second.
const FADE_SPEED: f32 = 4.0;
/// The opacity from which on names change sides no more.
const SETTLED_OPACITY: f32 = 0.4;

/// The clash that is shown.
#[derive(Clone, Debug)]
struct Scene {
    /// Attacker and defender; in the duel player 1's and player 2's.
    pieces: [PieceId; 2],
    /// The number of dice of each.
    dice: [u8; 2],
    /// The number of the exchange of the duel; `None` for an attack.
    exchange: Option<u32>,
    roll: Option<Roll>,
    outcome: Option<Outcome>,
    /// Progress of the scale's animation, 0 to 1.
    progress: f32,
    /// How much of the progress passes per second.
    rate: f32,
    /// Whether the first of the two stands on the left of the picture: names, dice and scale follow the figures.
    mirrored: bool,
}

impl Scene {
    /// The index of the piece on the left.
    fn on_the_left(&self) -> usize {
        usize::from(!self.mirrored)
    }
}

/// The state of the display.
#[derive(Resource, Debug, Default)]
pub(super) struct ClashDisplay {
    scene: Option<Scene>,
    leaving: bool,
    opacity: f32,
}

impl ClashDisplay {
    /// How opaque the display is, 0 to 1.
    pub fn opacity(&self) -> f32 {
        self.opacity
    }

    /// As opaque as it gets.
    #[cfg(test)]
    pub fn show_fully(&mut self) {
        self.opacity = 1.0;
    }

    fn open(&mut self, pieces: [PieceId; 2], dice: [u8; 2], exchange: Option<u32>) {
        let (roll, outcome, mirrored) = (None, None, false);
        let scene = Scene { pieces, dice, exchange, roll, outcome, progress: 0.0, rate: 0.0, mirrored };
        self.scene = Some(scene);
        self.leaving = false;
    }

    /// Puts each name on the side where its figure stands, by the right of the picture and the figures' places. Once
    /// the display is seen it stays as it is: the film keeps to one side of the line between the two.
    fn take_sides(&mut self, right: Vec3, place: impl Fn(PieceId) -> Option<Vec3>) {
        let Some(scene) = self.scene.as_mut().filter(|_| self.opacity < SETTLED_OPACITY) else { return };
        if let [Some(first), Some(second)] = scene.pieces.map(place) {
            scene.mirrored = (first - second).dot(right) < 0.0;
        }
    }

    /// Takes in the session's facts. Facts that last 0 seconds show nothing.
    fn follow(
        &mut self,
        Happened { event, seconds, presentation }: &Happened,
        ratings: impl Fn(PieceId) -> Option<[u8; 2]>,
    ) {
        if *seconds <= 0.0 {
            self.leaving = true;
            return;
        }
        match event {
            Event::Attacked { attacker, defender, .. } => {
                let dice = [ratings(*attacker).map_or(0, |r| r[0]), ratings(*defender).map_or(0, |r| r[1])];
                self.open([*attacker, *defender], dice, None);
            }
            Event::DuelBegan { pieces, dice, .. } => self.open(*pieces, *dice, Some(0)),
            Event::Rolled(roll) | Event::Exchange(roll) => {
                if let Some(scene) = &mut self.scene {
                    let share = clash_timing::dice_read(scene.exchange.is_some());
                    scene.exchange = scene.exchange.map(|count| count + 1);
                    scene.outcome = Some(judge(roll.difference()));
                    scene.roll = Some(roll.clone());
                    (scene.progress, scene.rate) = (0.0, 1.0 / (seconds * share));
                    self.leaving = false;
                }
            }
            // In a one-shot scene dice and blow are seen together: the dice stay below the blow until it is over.
            Event::Judged { .. } | Event::Pushed { .. } | Event::Held { .. } | Event::Removed { .. }
                if presentation.detail == SceneDetail::Short => {}
            // The display fades out, so that it does not cover the blow.
            _ => self.leaving = true,
        }
    }

    fn step(&mut self, seconds: f32) {
        if let Some(scene) = &mut self.scene {
            scene.progress = (scene.progress + scene.rate * seconds).min(1.0);
        }
        // The display fades out before the blow of an exchange as well; the next exchange brings it back.
        let is_read = |scene: &Scene| scene.exchange.is_some() && scene.roll.is_some() && scene.progress >= 1.0;
        let goal = if self.leaving || self.scene.as_ref().is_none_or(is_read) { 0.0 } else { 1.0 };
        let step = FADE_SPEED * seconds;
        self.opacity += (goal - self.opacity).clamp(-step, step);
        if self.leaving && self.opacity <= 0.0 {
            self.scene = None;
        }
    }

    fn cut(&mut self) {
        *self = Self::default();
    }
}

/// Updates [`ClashDisplay`] from events, skips and the time that has passed.
fn update_clash_display(
    mut happened: MessageReader<Happened>,
    mut skips: MessageReader<SceneSkipped>,
    mut resets: MessageReader<BoardReset>,
    shown: Option<Res<holochess_session::DisplayedBoard>>,
    director: Res<Director>,
    time: Res<Time>,
    stage: Option<Res<Stage>>,
    film: Option<Res<Film>>,
    cameras: Query<&GlobalTransform, With<MainCamera>>,
    mut display: ResMut<ClashDisplay>,
) {
    if skips.read().count() + resets.read().count() > 0 {
        display.cut();
    }
    let ratings =
        |piece: PieceId| shown.as_ref().and_then(|shown| shown.piece(piece).ratings).map(|r| [r.attack, r.defence]);
    for fact in happened.read() {
        display.follow(fact, ratings);
    }
    if !director.is_busy() {
        display.leaving = true;
    }
    let seen_from_here = || cameras.single().ok().map(|camera| *camera.right());
    if let (Some(stage), Some(right)) = (stage, film.and_then(|film| film.right()).or_else(seen_from_here)) {
        display.take_sides(right, |piece| Some(stage.poses().get(&piece)?.at));
    }
    display.step(time.delta_secs());
}

/// The chance of each difference from −13 to +13 between two numbers of dice; the ends include everything beyond.
fn chances([first, second]: [u8; 2]) -> [f64; 27] {
    let sums = |dice: u8| {
        let mut chances = vec![1.0_f64];
        for _ in 0..dice {
            let mut next = vec![0.0; chances.len() + 6];
            for (sum, chance) in chances.iter().enumerate() {
                for face in 1..=6 {
                    next[sum + face] += chance / 6.0;
                }
            }
            chances = next;
        }
        chances
    };
    let (first, second) = (sums(first), sums(second));
    let mut bins = [0.0; 27];
    for (a, chance) in first.iter().enumerate() {
        for (b, other) in second.iter().enumerate() {
            let difference = (a as i32 - b as i32).clamp(-13, 13);
            bins[(difference + 13) as usize] += chance * other;
        }
    }
    bins
}

/// The first and the last difference of each zone, as the rules judge them.
fn bounds() -> [[i32; 2]; 4] {
    LEFT_TO_RIGHT.map(|outcome| {
        let of = |difference: &i32| judge(*difference) == outcome;
        let first = (-13..=13).find(of).unwrap_or_default();
        let last = (-13..=13).rev().find(of).unwrap_or_default();
        [first, last]
    })
}

/// Draws the clash over the table.
pub(super) fn draw(mut contexts: EguiContexts, hud: HudData, display: Res<ClashDisplay>) -> Result {
    let Some(scene) = display.scene.as_ref().filter(|_| display.opacity > 0.01 && !hud.overlays.cover()) else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let mut ui = screen_sheet(context, "clash", &hud.overlays);
    ui.multiply_opacity(display.opacity);
    let screen = ui.max_rect();
    let brush = Brush::new(&ui);
    let (width, height) = (screen.width(), screen.height());
    brush.scrim(Rect::from_min_size(screen.min, vec2(width, 120.0)), Edge::Top, 0.7);
    brush.scrim(Rect::from_min_size(screen.min, vec2(420.0, height)), Edge::Left, 0.85);
    brush.scrim(Rect::from_min_max(pos2(width - 420.0, 0.0), screen.max), Edge::Right, 0.85);
    // While the dice roll, the table's tray must stay visible at the bottom; the scale rises when they lie still.
    let risen = palette::smooth((scene.progress - 0.25) / (SETTLED - 0.2));
    let risen = if scene.roll.is_some() { risen } else { 0.0 };
    let lower = brush.faded(risen);
    lower.scrim(Rect::from_min_max(pos2(0.0, height * 0.29), screen.max), Edge::Bottom, 0.97);
    lower.scrim(Rect::from_min_max(pos2(0.0, height * 0.52), screen.max), Edge::Bottom, 0.85);
    let y = height - 214.0;
    let reach = (width - 2.0 * 150.0).min(980.0) / 2.0;
    let middle = screen.center().x;
    let bins = chances(scene.dice);
    // In the duel player 1 has the attacker's side of the scale.
    let scale = DiceScale {
        chances: bins,
        zones: zones(&hud, scene, &bins),
        bounds: bounds(),
        difference: scene.roll.as_ref().map_or(0, Roll::difference),
        outcome: scene.outcome,
        attacker: hud.piece_colour(scene.pieces[0]),
        defender: hud.piece_colour(scene.pieces[1]),
        mirrored: scene.mirrored,
    };
    let line = Rect::from_center_size(pos2(middle, y), vec2(2.0 * reach, 2.0));
    lower.dice_scale(line, &scale, scene.progress);
    let landed = scene.progress >= LANDED;
    let winner = usize::from(!matches!(scene.outcome, Some(Outcome::Kill | Outcome::Push)));
    let left = scene.on_the_left();
    for (which, x, towards) in [(left, 64.0, 1.0), (1 - left, width - 64.0, -1.0)] {
        draw_clash_side(&brush, &hud, scene, which, pos2(x, y - 300.0), towards, !landed || which == winner);
    }
    if let Some(count) = scene.exchange {
        brush.centre(pos2(middle, 46.0), hud.localised.text("ui-duel-heading"), typeface::STATEMENT);
        if count > 0 {
            brush.centre(pos2(middle, 76.0), hud.localised.with("ui-duel-exchange", "count", count), typeface::BODY);
        }
    }
    if scene.progress >= READ && scene.roll.is_some() {
        let share = ((scene.progress - READ) / (1.0 - READ)).clamp(0.0, 1.0);
        draw_verdict(&brush.faded(0.4 + 0.6 * share), &hud, scene, pos2(middle, height - 52.0), &scale);
    }
    Ok(())
}

/// The names of the zones and their chances.
fn zones(hud: &HudData, scene: &Scene, bins: &[f64; 27]) -> [(String, String); 4] {
    let bounds = bounds();
    std::array::from_fn(|zone| {
        let [first, last] = bounds[zone].map(|bound| (bound + 13) as usize);
        let chance: f64 = bins[first..=last].iter().sum();
        let number = format!("{}\u{a0}%", hud.localised.chance_number(chance));
        let name = match (scene.exchange, LEFT_TO_RIGHT[zone]) {
            (None, outcome) => hud.localised.outcome(outcome),
            (Some(_), Outcome::Kill) => hud.localised.with("ui-duel-wins", "piece", hud.piece_name(scene.pieces[0])),
            (Some(_), Outcome::CounterKill) => {
                hud.localised.with("ui-duel-wins", "piece", hud.piece_name(scene.pieces[1]))
            }
            (Some(_), _) => hud.localised.text("ui-duel-again"),
        };
        (name, number)
    })
}

/// One side: name, role, dice and sum. `towards` is 1 for the side on the left, whose text runs to the right.
fn draw_clash_side(brush: &Brush, hud: &HudData, scene: &Scene, which: usize, at: Pos2, towards: f32, wins: bool) {
    let piece = scene.pieces[which];
    let colour = hud.piece_colour(piece);
    let align = if towards > 0.0 { Align2::LEFT_CENTER } else { Align2::RIGHT_CENTER };
    let name = hud.piece_name(piece);
    brush.seat_mark(at + vec2(towards * 6.0, 0.0), 6.0, hud.shown.piece(piece).seat);
    brush.write(at + vec2(towards * 22.0, 0.0), align, name, typeface::NAME.sized(30.0).coloured(colour));
    let id = match (scene.exchange, which) {
        (Some(_), _) => "ui-clash-fights",
        (None, 0) => "ui-clash-attacks",
        (None, _) => "ui-clash-defends",
    };
    let verb = hud.localised.with(id, "dice", scene.dice[which]);
    brush.write(at + vec2(0.0, 30.0), align, verb, typeface::BODY);
    let Some(roll) = &scene.roll else { return };
    let dice = &roll.hands[which];
    let lit = if wins { 1.0 } else { 0.35 };
    let [across, down] = Brush::handful_size(dice.len());
    let corner = at + vec2(0.0, 54.0);
    brush.halo(Rect::from_two_pos(corner, corner + vec2(towards * (across + 110.0), down)), 0.55);
    brush.handful(corner, dice, colour, towards, scene.progress, lit);
    if scene.progress >= SETTLED {
        let sum = roll.sums()[which].to_string();
        let face = typeface::SUM.sized(84.0).coloured(if wins { INK } else { INK_SOFT });
        brush.write(corner + vec2(towards * (across + 16.0), down / 2.0 - 6.0), align, sum, face);
    }
}

/// The verdict of the dice, in a sentence.
fn draw_verdict(brush: &Brush, hud: &HudData, scene: &Scene, at: Pos2, scale: &DiceScale) {
    let Some(outcome) = scene.outcome else { return };
    let [attacker, defender] = scene.pieces.map(|piece| hud.piece_name(piece));
    let id = match (scene.exchange, outcome) {
        (None, outcome) => outcome_sentence_id(outcome),
        (Some(_), Outcome::Kill) => "ui-verdict-duel-first",
        (Some(_), Outcome::CounterKill) => "ui-verdict-duel-second",
        (Some(_), _) => "ui-verdict-duel-again",
    };
    let text = hud.localised.format(id, &[("attacker", attacker.into()), ("defender", defender.into())]);
    let colour = match outcome {
        Outcome::Kill | Outcome::Push => scale.attacker,
        _ => scale.defender,
    };
    let y = at.y + 24.0;
    brush.beam(at.x, at.x - 260.0, y, 40.0, colour, 0.4);
    brush.beam(at.x, at.x + 260.0, y, 40.0, colour, 0.4);
    brush.write(at, Align2::CENTER_CENTER, text, typeface::NAME.sized(28.0).coloured(INK));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ClashDisplay>()
        .add_systems(Update, update_clash_display.in_set(UiSystems::Display))
        .add_systems(OnExit(Screen::Match), |mut display: ResMut<ClashDisplay>| display.cut());
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_rules::holochess::{Creature, odds::odds};
    use holochess_session::Presentation;

    fn fact(event: Event, seconds: f32) -> Happened {
        Happened { event, seconds, presentation: Presentation::default() }
    }

    #[test]
    fn the_threads_add_up_to_the_four_chances() {
        for (attacker, defender) in [(Creature::Molator, Creature::Savrip), (Creature::Ngok, Creature::Strider)] {
            let exact = odds(attacker, defender);
            let bins = chances([attacker.ratings().attack, defender.ratings().defence]);
            for (zone, [first, last]) in bounds().into_iter().enumerate() {
                let sum: f64 = bins[(first + 13) as usize..=(last + 13) as usize].iter().sum();
                assert!((sum - exact.chance(LEFT_TO_RIGHT[zone])).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn zones_lie_side_by_side() {
        assert_eq!(bounds(), [[-13, -7], [-6, 0], [1, 6], [7, 13]]);
    }

    #[test]
    fn the_needle_arrives_with_the_scene() {
        let mut display = ClashDisplay::default();
        let ratings = |_| Some([4, 3]);
        let (attacker, defender) = (PieceId(0), PieceId(4));
        let (from, to) = (holochess_rules::Cell(1), holochess_rules::Cell(2));
        display.follow(&fact(Event::Attacked { attacker, defender, from, to }, 0.9), ratings);
        display.follow(&fact(Event::Rolled(Roll { number: 1, hands: [vec![6; 4], vec![1; 3]] }), 2.4), ratings);
        for _ in 0..144 {
            display.step(1.0 / 60.0);
        }
        let scene = display.scene.as_ref().expect("the clash is on the screen");
        assert!((scene.progress - 1.0).abs() < 1e-4);
        assert!((display.opacity - 1.0).abs() < 1e-4);
        display.follow(&fact(Event::Judged { outcome: Outcome::Kill, difference: 21 }, 1.0), ratings);
        display.follow(&fact(Event::Removed { piece: defender, cell: to, by: attacker }, 1.3), ratings);
        for _ in 0..60 {
            display.step(1.0 / 60.0);
        }
        assert!(display.scene.is_none());
    }

    #[test]
    fn names_stand_where_the_figures_do_and_stay_there() {
        let mut display = ClashDisplay::default();
        let (attacker, defender) = (PieceId(0), PieceId(4));
        let place = |piece: PieceId| Some(if piece == attacker { Vec3::X } else { Vec3::NEG_X });
        display.open([attacker, defender], [4, 3], None);
        let on_the_left = |display: &ClashDisplay| {
            let scene = display.scene.as_ref().expect("the clash is on the screen");
            scene.pieces[scene.on_the_left()]
        };
        display.take_sides(Vec3::X, place);
        assert_eq!(on_the_left(&display), defender);
        display.take_sides(Vec3::NEG_X, place);
        assert_eq!(on_the_left(&display), attacker);
        display.opacity = 1.0;
        display.take_sides(Vec3::X, place);
        assert_eq!(on_the_left(&display), attacker, "nothing changes sides before one's eyes");
    }

    #[test]
    fn without_time_there_is_no_scene() {
        let mut display = ClashDisplay::default();
        let (from, to) = (holochess_rules::Cell(1), holochess_rules::Cell(2));
        display.follow(&fact(Event::Attacked { attacker: PieceId(0), defender: PieceId(4), from, to }, 0.0), |_| None);
        assert!(display.scene.is_none());
    }
}
