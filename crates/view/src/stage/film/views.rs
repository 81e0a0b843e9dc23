//! The views of the takes: camera position, framing, and which figures have to be hidden. Geometry on all poses.

use bevy::math::{Vec2, Vec3};

use super::{
    super::scenes::{BodyData, FALL, REPLAY},
    frame::{Frame, Pillar, Subject, Window, degrees},
    takes::{Goal, Set, Take, home},
};
use crate::dice;
use holochess_rules::{Cell, Outcome, PieceId, Seat};
use holochess_session::clash_timing;

/// The whole picture with a margin.
const WHOLE: Window = Window { middle: Vec2::new(0.0, -0.04), half: Vec2::new(0.66, 0.70) };
/// The part of the picture that the dice display leaves free.
const ABOVE: Window = Window { middle: Vec2::new(0.0, 0.44), half: Vec2::new(0.36, 0.40) };
/// Both fighters from head to foot, between the names and ratings at the sides.
const MIDDLE: Window = Window { middle: Vec2::new(0.0, 0.10), half: Vec2::new(0.40, 0.46) };
/// Close: heads and feet near the edges of the picture.
const CLOSE: Window = Window { middle: Vec2::new(0.0, -0.02), half: Vec2::new(0.78, 0.82) };
/// The blocked share of the sight from which a figure counts as blocking.
const IN_THE_WAY: f32 = 0.12;
/// A figure nearer to the camera than this share of the distance to the fighters is a dark shape in front of them.
const FOREGROUND: f32 = 0.74;

/// A figure nearer than this to the middle of the dice tray would stand in the picture of the dice.
const AT_THE_TRAY: f32 = 0.72;

/// Penalty of a view for each bystander that has to be hidden for a clear sight. Small: a view without hidden figures is preferred,
/// but not by much.
const STEPS_ASIDE: f32 = 0.12;
/// Penalty for each figure that blocks the sight and cannot be hidden.
const STAYS: f32 = 2.0;
/// Penalty for crossing the line between the fighters; equal to hiding several bystanders.
const CROSSED: f32 = 4.5;

/// How high a head may be in the picture, and how far aside it is no longer in it.
const HEADROOM: f32 = 0.94;
const BESIDE: f32 = 1.1;

/// Half of the room that the view of a blow leaves behind the defender, in table radii.
const THROWN: f32 = 0.035;

/// The parameters of a view.
#[derive(Clone, Copy, Debug)]
struct View {
    /// The subject.
    subject: Subject,
    /// The direction from the subject to the camera.
    from: Vec3,
    /// The window of the picture that the subject fills.
    window: Window,
    /// Vertical field of view in degrees. Wide lenses make near objects loom.
    lens: f32,
    /// The share of the distance by which the camera approaches during the take.
    nearer: f32,
    /// The share of the distance that has to be free behind the camera, since it leaves from here.
    behind: f32,
    /// The penalty for looking from the other side.
    crossed: f32,
    /// Figures of the scene that are not its subject: they must not block it, and are never hidden.
    stays: Option<PieceId>,
}

impl View {
    fn on(subject: Subject, from: Vec3, window: Window) -> Self {
        Self { subject, from, window, lens: 30.0, nearer: 0.05, behind: 0.0, crossed: CROSSED, stays: None }
    }

    fn frame(&self, from: Vec3, aspect: f32) -> Frame {
        Frame::on(self.subject, from, degrees(self.lens), aspect, self.window)
    }
}

/// Two figures that face each other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair {
    pieces: [PieceId; 2],
    feet: [Vec3; 2],
    bodies: [BodyData; 2],
    /// The horizontal direction from the first to the second.
    along: Vec3,
    /// The horizontal direction at a right angle to it, towards the player.
    across: Vec3,
}

impl Pair {
    /// Both from head to foot.
    fn subject(&self) -> Subject {
        let height = self.bodies[0].height.max(self.bodies[1].height);
        let middle = (self.feet[0] + self.feet[1]) / 2.0;
        let width = self.feet[0].distance(self.feet[1]) / 2.0 + self.bodies[0].skin.max(self.bodies[1].skin);
        Subject { centre: middle.with_y(height * 0.5), half: Vec3::new(width + 0.03, height * 0.54 + 0.01, 0.08) }
    }
}

/// The same take with the camera rolled about its line of sight.
fn tilted(mut take: Take, roll: f32) -> Take {
    if let Goal::Views(from, to) = &mut take.goal {
        (*from, *to) = (from.rolled(roll), to.rolled(roll));
    }
    take
}

fn level(way: Vec3) -> Vec3 {
    way.with_y(0.0).normalize_or(Vec3::X)
}

impl Set<'_> {
    pub(super) fn pair(&self, one: PieceId, other: PieceId) -> Option<Pair> {
        let feet = [self.poses.get(&one)?.at, self.poses.get(&other)?.at];
        let along = level(feet[1] - feet[0]);
        let across = Vec3::new(-along.z, 0.0, along.x);
        let towards_player = self.lens.home.eye - (feet[0] + feet[1]) / 2.0;
        let across = if across.dot(towards_player) < 0.0 { -across } else { across };
        let bodies = [one, other].map(|piece| self.context.build(piece));
        Some(Pair { pieces: [one, other], feet, bodies, along, across })
    }

    /// All other visible figures.
    fn others(&self, but: &[PieceId]) -> Vec<(PieceId, Pillar)> {
        let seen = self.poses.iter().filter(|(piece, pose)| !but.contains(piece) && pose.is_visible());
        seen.map(|(piece, pose)| (*piece, self.pillar(*piece, pose.at))).collect()
    }

    fn pillar(&self, piece: PieceId, foot: Vec3) -> Pillar {
        let build = self.context.build(piece);
        Pillar { foot, radius: build.skin, height: build.height }
    }

    /// The take of this view, or of its mirror image or a higher one: the view itself is kept unless figures block it.
    fn take(&self, at: f32, glide: f32, pair: &Pair, view: View) -> Take {
        let others = self.others(&pair.pieces);
        let own = [0, 1].map(|index| self.pillar(pair.pieces[index], pair.feet[index]));
        let mirrored = |way: Vec3| way - 2.0 * way.dot(pair.across) * pair.across;
        let higher = |way: Vec3, by: f32| way.normalize_or(Vec3::Z) + Vec3::Y * by;
        let subject = view.subject;
        // From high up nothing blocks the view, but figures lose their height.
        let own_side = [view.from, higher(view.from, 0.35), higher(view.from, 0.9)];
        let ways = [own_side, own_side.map(mirrored)].concat();
        let bodies = pair.feet.map(|foot| foot.with_y(subject.centre.y));
        let cost = |index: usize, frame: &Frame| {
            let weight = |piece: PieceId| if view.stays == Some(piece) { STAYS } else { STEPS_ASIDE };
            let hidden: f32 = others
                .iter()
                .flat_map(|(piece, pillar)| bodies.map(|body| weight(*piece) * pillar.hides(frame.eye, body)))
                .sum();
            let eyes = [0.0, view.nearer, -view.behind].map(|share| frame.nearer(share).eye);
            let holds = |pillar: &Pillar| eyes.iter().any(|eye| pillar.holds(*eye));
            let inside = others.iter().any(|(_, pillar)| holds(pillar)) || own.iter().any(|own| own.holds(frame.eye));
            let under = eyes.iter().any(|eye| eye.y < 0.045);
            let crossed = if index < own_side.len() { 0.0 } else { view.crossed };
            let raised = (index % own_side.len()) as f32;
            hidden + 20.0 * f32::from(u8::from(inside || under)) + 0.5 * raised + crossed
        };
        let frames: Vec<Frame> = ways
            .into_iter()
            .map(|way| self.with_whole_heads(view.frame(way, self.lens.aspect), pair, view.nearer))
            .collect();
        let best = (0..frames.len())
            .min_by(|a, b| cost(*a, &frames[*a]).total_cmp(&cost(*b, &frames[*b])))
            .expect("there is at least one direction");
        let frame = frames[best];
        let (from, to) = (frame, frame.nearer(view.nearer));
        let aside = self.in_the_way(&[from, to], pair, view);
        Take { at, glide, goal: Goal::Views(from, to), aside, about: pair.pieces.to_vec(), dice: false }
    }

    /// The same view from as far away as it takes for the upper edge of the picture to cut neither figure's head, also at the end of
    /// the take.
    fn with_whole_heads(&self, frame: Frame, pair: &Pair, nearer: f32) -> Frame {
        let heads = [0, 1].map(|index| pair.feet[index] + Vec3::Y * pair.bodies[index].height);
        let is_cut = |frame: &Frame| {
            let seen = heads.iter().filter_map(|head| frame.nearer(nearer).seen(self.lens.aspect, *head));
            seen.into_iter().any(|at| at.x.abs() < BESIDE && at.y > HEADROOM)
        };
        (0..12_u8).map(|step| frame.nearer(-0.08 * f32::from(step))).find(|frame| !is_cut(frame)).unwrap_or(frame)
    }

    /// The figures that block this view from any of these cameras and have to be hidden.
    fn in_the_way(&self, frames: &[Frame], pair: &Pair, view: View) -> Vec<PieceId> {
        let others = self.others(&pair.pieces);
        let own = [0, 1].map(|index| self.pillar(pair.pieces[index], pair.feet[index]));
        let subject = view.subject;
        // A single figure is seen whole: no other may cover even its edge.
        let alone = pair.pieces[0] == pair.pieces[1] && pair.feet[0] == pair.feet[1];
        // The poses now and at the end of the event.
        let places = pair.pieces.iter().filter_map(|piece| Some(self.poses.get(piece)?.at)).chain(pair.feet);
        let places: Vec<Vec3> = places.collect();
        let points =
            || places.iter().flat_map(|foot| [0.2, 0.5, 0.85].map(|share| foot.with_y(2.0 * share * subject.centre.y)));
        let hides = |pillar: &Pillar, eye: Vec3| {
            let nearest = pair.feet.map(|foot| foot.distance(eye)).into_iter().fold(f32::INFINITY, f32::min);
            pillar.foot.distance(eye) < FOREGROUND * nearest
                || points().any(|point| pillar.hides(eye, point) > IN_THE_WAY)
                || own.iter().any(|body| body.has_behind(eye, pillar) || (alone && pillar.covers(eye, body)))
        };
        let hides = |pillar: &Pillar| frames.iter().any(|frame| hides(pillar, frame.eye));
        let aside = others.iter().filter(|(_, pillar)| hides(pillar)).map(|(piece, _)| *piece);
        aside.filter(|piece| view.stays != Some(*piece)).collect()
    }

    /// Both, small, in the part that the dice display leaves free.
    pub(super) fn establish(&self, pair: Pair, at: f32, glide: f32) -> Take {
        let from = pair.across * 0.93 - pair.along * 0.3 + Vec3::Y * 0.46;
        self.take(at, glide, &pair, View::on(pair.subject(), from, MIDDLE))
    }

    /// A finished line: all of its pieces, side by side.
    pub(super) fn line(&self, cells: &[Cell]) -> Option<Take> {
        let pieces: Vec<PieceId> = cells.iter().filter_map(|cell| self.context.told.piece_at(*cell)).collect();
        let pair = self.pair(*pieces.first()?, *pieces.last()?)?;
        let from = pair.across * 0.93 - pair.along * 0.2 + Vec3::Y * 0.42;
        let mut take = self.take(0.02, 0.25, &pair, View::on(pair.subject(), from, CLOSE));
        take.aside.retain(|piece| !pieces.contains(piece));
        Some(Take { about: pieces, ..take })
    }

    /// The whole clash in one view, above the dice display.
    pub(super) fn one_shot(&self, pair: Pair) -> Take {
        let from = pair.across * 0.96 + pair.along * 0.12 + Vec3::Y * 0.28;
        self.take(0.0, 0.0, &pair, View { nearer: 0.03, ..View::on(pair.subject(), from, ABOVE) })
    }

    /// The tray with the dice from above, beside the dice display where there is one.
    pub(super) fn dice(&self, at: f32, glide: f32, bare: bool) -> Take {
        let angle = dice::nearer_tray(self.lens.home.eye);
        let out = Vec3::new(angle.cos(), 0.0, -angle.sin());
        let subject = Subject { centre: out * dice::tray::RADIUS, half: Vec3::new(0.31, 0.14, 0.0) };
        let window = if bare {
            Window { middle: Vec2::new(0.0, -0.06), half: Vec2::new(0.80, 0.6) }
        } else {
            Window { middle: Vec2::new(0.0, 0.34), half: Vec2::new(0.52, 0.5) }
        };
        let frame = Frame::on(subject, out * 0.55 + Vec3::Y, degrees(30.0), self.lens.aspect, window);
        let goal = Goal::Views(frame, frame.nearer(0.06));
        // A figure next to the tray would be cut by the edge of the picture.
        let near = |foot: Vec3| foot.distance(subject.centre) < AT_THE_TRAY;
        let aside =
            self.others(&[]).into_iter().filter(|(_, pillar)| near(pillar.foot)).map(|(piece, _)| piece).collect();
        Take { at, glide, goal, aside, about: Vec::new(), dice: true }
    }

    /// The dice and the blow of one exchange of the duel.
    pub(super) fn exchange(&self, number: u64, bare: bool) -> Vec<Take> {
        let Some(pair) = self.context.clash().and_then(|[one, other]| self.pair(one, other)) else { return Vec::new() };
        // Each exchange is seen from another side, so that a long duel does not look static.
        let side = if number.is_multiple_of(2) { 0.35 } else { -0.35 };
        let from = pair.across + pair.along * side + Vec3::Y * 0.5;
        let window = if bare { MIDDLE } else { ABOVE };
        let dice = Take { dice: true, ..self.take(0.0, 0.3, &pair, View::on(pair.subject(), from, window)) };
        vec![dice, self.contact(clash_timing::EXCHANGE_BLOW - clash_timing::CUT_BEFORE, &pair, side)]
    }

    /// The takes of a blow and its immediate result.
    pub(super) fn blow(&self, outcome: Outcome, waits: bool) -> Vec<Take> {
        let Some(pair) = self.context.clash().and_then(|[one, other]| self.pair(one, other)) else { return Vec::new() };
        let [attacker, defender] = pair.pieces;
        // A cut to the attacker, a cut to the blow. A failed attack is seen whole, then near, where the two strain against each
        // other, then from the loser's side.
        let lands = clash_timing::blow(outcome);
        let mut takes = match outcome {
            // Every second time the defender is seen first, over the attacker's shoulder.
            Outcome::Kill | Outcome::Push if self.context.other_way() => {
                vec![self.over_the_shoulder(0.0, &pair), self.looming(clash_timing::DEFENDER_FIRST_CUT_AT, &pair)]
            }
            Outcome::Kill | Outcome::Push => {
                vec![self.menace(0.0, &pair), self.contact(clash_timing::CLOSE_IN_AT, &pair, 0.12)]
            }
            Outcome::CounterPush | Outcome::CounterKill => {
                vec![
                    self.contact(0.0, &pair, 0.12),
                    self.grip(clash_timing::STRAIN_AT, &pair),
                    self.turned(lands - clash_timing::CUT_BEFORE, &pair),
                ]
            }
        };
        match outcome {
            Outcome::Kill => takes.extend(self.alone(defender, lands + clash_timing::CUT_AFTER)),
            Outcome::CounterKill => takes.extend(self.alone(attacker, lands + clash_timing::CUT_AFTER)),
            Outcome::Push | Outcome::CounterPush if waits => takes.push(home(0.88, 0.4)),
            Outcome::Push | Outcome::CounterPush => {}
        }
        takes
    }

    /// A blow that no dice preceded, with the fall after it: both turn to each other, seen whole, then near.
    pub(super) fn taking(&self, by: PieceId, whom: PieceId) -> Vec<Take> {
        let Some(pair) = self.pair(by, whom) else { return Vec::new() };
        let near = self.contact(clash_timing::PLAIN_CAPTURE_AT - clash_timing::CUT_BEFORE, &pair, 0.12);
        vec![self.menace(0.0, &pair), near, self.establish(pair, 0.62, 0.2)]
    }

    /// The attacker as the defender sees it: from below, through a wide lens.
    fn menace(&self, at: f32, pair: &Pair) -> Take {
        let build = pair.bodies[0];
        let half = Vec3::new(build.skin + 0.05, build.height * 0.56 + 0.02, build.skin * 0.5);
        let subject = Subject { centre: pair.feet[0].with_y(build.height * 0.54), half };
        let from = pair.along * 0.66 + pair.across * 0.72 - Vec3::Y * 0.06;
        let view = View { lens: 46.0, nearer: 0.10, ..View::on(subject, from, CLOSE) };
        let take = tilted(self.take(at, 0.0, pair, view), -0.06);
        Take { about: vec![pair.pieces[0]], ..take }
    }

    /// The defender over the attacker's shoulder.
    fn over_the_shoulder(&self, at: f32, pair: &Pair) -> Take {
        let [one, other] = pair.bodies;
        let half = Vec3::new(other.skin + 0.16, other.height.max(one.height) * 0.52 + 0.04, other.skin * 0.5);
        let centre = pair.feet[1].lerp(pair.feet[0], 0.30).with_y(half.y);
        let from = pair.across * 0.84 - pair.along * 0.54 + Vec3::Y * 0.16;
        let view = View { nearer: 0.10, ..View::on(Subject { centre, half }, from, CLOSE) };
        Take { about: vec![pair.pieces[1]], ..tilted(self.take(at, 0.0, pair, view), 0.04) }
    }

    /// A blocked blow: the upper bodies of the two, near and level.
    fn grip(&self, at: f32, pair: &Pair) -> Take {
        let apart = pair.feet[0].distance(pair.feet[1]);
        let [one, other] = pair.bodies.map(|build| build.height);
        let middle = (pair.feet[0] + pair.feet[1]) / 2.0;
        let half = Vec3::new(apart * 0.60, one.max(other) * 0.42, 0.06);
        let subject = Subject { centre: middle.with_y((one + other) * 0.30), half };
        let from = pair.across * 0.94 - pair.along * 0.20 + Vec3::Y * 0.08;
        tilted(self.take(at, 0.0, pair, View { nearer: 0.12, ..View::on(subject, from, CLOSE) }), 0.05)
    }

    /// The moment of the blow: low and from the side, `aside` of the right angle in radians.
    fn contact(&self, at: f32, pair: &Pair, aside: f32) -> Take {
        let low = pair.across * 0.97 + pair.along * aside + Vec3::Y * 0.02;
        // A thrown creature is still in the picture when it changes.
        let Subject { centre, half } = pair.subject();
        let subject = Subject { centre: centre + pair.along * THROWN, half: half + Vec3::X * THROWN };
        tilted(self.take(at, 0.0, pair, View { nearer: 0.08, ..View::on(subject, low, CLOSE) }), 0.035)
    }

    /// The blow through a wide lens, from near and a little above, rolled the other way.
    fn looming(&self, at: f32, pair: &Pair) -> Take {
        let from = pair.across * 0.94 - pair.along * 0.24 + Vec3::Y * 0.20;
        let view = View { lens: 44.0, nearer: 0.10, ..View::on(pair.subject(), from, CLOSE) };
        tilted(self.take(at, 0.0, pair, view), -0.05)
    }

    /// A counter-attack: from the attacker's side, so that the defender's face is seen.
    fn turned(&self, at: f32, pair: &Pair) -> Take {
        let from = pair.across * 0.90 - pair.along * 0.34 + Vec3::Y * 0.06;
        tilted(self.take(at, 0.0, pair, View { nearer: 0.08, ..View::on(pair.subject(), from, CLOSE) }), -0.03)
    }

    /// The result for one of the two, from the same side and near.
    pub(super) fn alone(&self, piece: PieceId, at: f32) -> Option<Take> {
        let [one, other] = self.context.clash()?;
        let pair = self.pair(one, other)?;
        // `towards` points from the subject to the other figure, whose face is seen beyond it.
        let towards = if piece == one { pair.along } else { -pair.along };
        let both = pair.subject();
        // It may be thrown and fall over; the other must not be cut by the edge of the picture.
        let half = both.half + Vec3::new(0.07, 0.0, 0.0);
        let centre = both.centre - towards * 0.06;
        let from = pair.across * 0.88 - towards * 0.30 + Vec3::Y * 0.14;
        let view = View { nearer: 0.08, ..View::on(Subject { centre, half }, from, CLOSE) };
        Some(Take { about: vec![piece], ..self.take(at, 0.0, &pair, view) })
    }

    /// The survivor back on its cell, seen from below and from where the other fell.
    pub(super) fn triumph(&self, piece: PieceId, at: f32) -> Option<Take> {
        let [one, other] = self.context.clash()?;
        let Pair { along, across, .. } = self.pair(one, other)?;
        let towards = if piece == one { along } else { -along };
        let (build, foot) = (self.context.build(piece), self.context.at_rest(piece)?.at);
        let half = Vec3::new(build.skin + 0.08, build.height * 0.60 + 0.02, 0.05);
        let subject = Subject { centre: foot.with_y(build.height * 0.57), half };
        let pair = Pair { pieces: [piece, piece], feet: [foot, foot], bodies: [build, build], along, across };
        let from = towards * 0.8 + across * 0.5;
        // One figure alone has no line, so either side is allowed.
        let view = View { lens: 40.0, nearer: 0.10, behind: 0.15, crossed: 0.25, ..View::on(subject, from, CLOSE) };
        Some(tilted(self.take(at, 0.0, &pair, view), 0.04))
    }

    /// The replay of the last blow from the other side, and the winner from the front with a moving camera.
    pub(super) fn finale(&self, winner: Option<Seat>, replays: bool) -> Vec<Take> {
        let mut takes = Vec::new();
        if replays && let Some(pair) = self.context.clash().and_then(|[one, other]| self.pair(one, other)) {
            let other_side = Pair { across: -pair.across, ..pair };
            takes.push(self.contact(0.0, &other_side, -0.45));
            let fallen = pair.pieces.into_iter().find(|piece| self.context.told.cell_of(*piece).is_none());
            takes.extend(fallen.and_then(|piece| self.alone(piece, FALL)));
        }
        let begins = if replays { REPLAY } else { 0.0 };
        let champion = winner.and_then(|winner| self.context.champion(winner));
        takes.extend(champion.and_then(|piece| self.round(piece, begins)));
        if !takes.is_empty() {
            takes.push(home(0.9, 0.2));
        }
        takes
    }

    /// Round one piece from its left to its right, a little from below.
    fn round(&self, piece: PieceId, at: f32) -> Option<Take> {
        let rest = self.context.at_rest(piece)?;
        let build = self.context.build(piece);
        let front = Vec3::new(rest.yaw.sin(), 0.0, rest.yaw.cos());
        let half = Vec3::new(build.skin + 0.12, build.height * 0.62 + 0.03, 0.05);
        let subject = Subject { centre: rest.at.with_y(build.height * 0.55), half };
        let aside = Vec3::new(front.z, 0.0, -front.x);
        let pair = Pair {
            pieces: [piece, piece],
            feet: [rest.at, rest.at],
            bodies: [build, build],
            along: aside,
            across: front,
        };
        let from = |share: f32| front + aside * share + Vec3::Y * 0.22;
        let view = View::on(subject, from(-0.45), WHOLE);
        let mut take = self.take(at, 0.0, &pair, view);
        if let Goal::Views(begin, to) = &mut take.goal {
            *to = view.frame(from(0.35), self.lens.aspect).nearer(0.08);
            // No figure may block the view while the camera circles, either.
            let way: Vec<Frame> = (0..=8_u8).map(|step| begin.towards(*to, f32::from(step) / 8.0)).collect();
            take.aside = self.in_the_way(&way, &pair, view);
        }
        Some(take)
    }

    /// The pushed piece with its way.
    pub(super) fn wide(&self, piece: PieceId, at: f32) -> Take {
        let told = self.context.told;
        let goal = told.cell_of(piece).map(|cell| self.context.centre(cell));
        let from = self.context.pose(piece).map(|pose| pose.at);
        let (from, goal) = (from.or(goal).unwrap_or_default(), goal.or(from).unwrap_or_default());
        let height = self.context.build(piece).height;
        let along = level(goal - from);
        let clash = self.context.clash();
        // The way from end to end, and a part of the pushing piece.
        let pusher = clash.into_iter().flatten().find(|other| *other != piece);
        let body = pusher.and_then(|other| Some(self.pillar(other, self.poses.get(&other)?.at)));
        let edge = body.map(|body| from.lerp(body.foot, 0.4));
        let ways = [Some(from), Some(goal), edge].into_iter().flatten().map(|end| (end - from).dot(along));
        let (first, last) = ways.fold((0.0_f32, 0.0_f32), |(first, last), way| (first.min(way), last.max(way)));
        let middle = from + along * f32::midpoint(first, last);
        let half = Vec3::new((last - first) / 2.0 + 0.14, height * 0.58 + 0.04, 0.1);
        let subject = Subject { centre: middle.with_y(height * 0.45), half };
        let across = Vec3::new(-along.z, 0.0, along.x);
        let across = if across.dot(self.lens.home.eye - middle) < 0.0 { -across } else { across };
        // The camera keeps to the side from which the blow was seen. Where the way leads straight towards or away from it, the
        // pushing piece is seen beyond the pushed one.
        let seen_from = clash.and_then(|[one, other]| self.pair(one, other)).map(|pair| pair.across);
        let across = match seen_from {
            Some(side) if side.dot(across).abs() > 0.2 => across * side.dot(across).signum(),
            _ => body.map_or(across, |body| across * across.dot(from - body.foot).signum()),
        };
        let pair =
            Pair { pieces: [piece; 2], feet: [from, goal], bodies: [self.context.build(piece); 2], along, across };
        let way = [0.0, 0.5, 1.0].map(|share| from.lerp(goal, share).with_y(height * 0.5));
        // The pushing piece stands at one end of the way and must not block it.
        let views = [0.0, 0.5, -0.5]
            .map(|turn: f32| View::on(subject, across * turn.cos() + along * turn.sin() + Vec3::Y * 0.26, WHOLE));
        let hidden = |view: &View| -> f32 {
            let eye = view.frame(view.from, self.lens.aspect).eye;
            body.iter().flat_map(|body| way.map(|point| body.hides(eye, point))).sum()
        };
        let view = views.into_iter().min_by(|one, other| hidden(one).total_cmp(&hidden(other)));
        let view = View { stays: pusher, ..view.unwrap_or(views[0]) };
        Take { about: clash.unwrap_or([piece; 2]).to_vec(), ..self.take(at, 0.0, &pair, view) }
    }
}
