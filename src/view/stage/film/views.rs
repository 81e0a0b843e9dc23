//! The views that takes are made of: where the camera stands for them, and who has to step aside. Geometry on where everybody
//! stands.

use bevy::math::{Vec2, Vec3};

use super::{
    super::scenes::{BodyData, FALL, REPLAY, TURNED, TURNED_AWAY},
    frame::{Frame, Pillar, Subject, Window, degrees},
    takes::{Goal, Set, Take, home},
};
use crate::{
    rules::{Outcome, PieceId, Seat},
    view::dice,
};

/// The whole picture, with a margin.
const WHOLE: Window = Window { middle: Vec2::new(0.0, -0.04), half: Vec2::new(0.66, 0.70) };
/// The part that the display of the dice leaves free.
const ABOVE: Window = Window { middle: Vec2::new(0.0, 0.44), half: Vec2::new(0.36, 0.40) };
/// Both from head to foot, where the names and ratings at the sides leave room.
const MIDDLE: Window = Window { middle: Vec2::new(0.0, 0.10), half: Vec2::new(0.40, 0.46) };
/// Close: heads and feet come near the edges of the picture.
const CLOSE: Window = Window { middle: Vec2::new(0.0, -0.02), half: Vec2::new(0.78, 0.82) };
/// From here on somebody is in the way.
const IN_THE_WAY: f32 = 0.12;
/// Whoever stands nearer to the camera than this share of the way to the fighters is a dark shape before them.
const FOREGROUND: f32 = 0.74;

/// Who stands nearer to the middle of the tray than this would stand in the picture of the dice.
const AT_THE_TRAY: f32 = 0.72;

/// What it costs a view that somebody hides what it is about who steps aside for it: a view that asks it of nobody is the
/// better one, but not by much.
const STEPS_ASIDE: f32 = 0.12;
/// The same of somebody who cannot step aside.
const STAYS: f32 = 2.0;
/// What it costs to look from the other side of the line between two: several who have to step aside.
const CROSSED: f32 = 4.5;

/// How something is looked at.
#[derive(Clone, Copy, Debug)]
struct View {
    /// What is to be seen.
    subject: Subject,
    /// From the subject to the camera.
    from: Vec3,
    /// The part of the picture that it fills.
    window: Window,
    /// Vertical field of view in degrees; wide lenses make what is near loom.
    lens: f32,
    /// The share of the way by which the camera comes nearer meanwhile.
    nearer: f32,
    /// The share of it that has to be free behind the camera, which goes home from here.
    behind: f32,
    /// What it costs to look from the other side.
    crossed: f32,
    /// Who belongs to the scene though the view is not about it: it must not hide what is, and never steps aside.
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

/// Two who face each other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair {
    pieces: [PieceId; 2],
    feet: [Vec3; 2],
    bodies: [BodyData; 2],
    /// From the first to the second, level.
    along: Vec3,
    /// Level, at a right angle to it, towards the player.
    across: Vec3,
}

impl Pair {
    /// Both, from head to foot.
    fn subject(&self) -> Subject {
        let height = self.bodies[0].height.max(self.bodies[1].height);
        let middle = (self.feet[0] + self.feet[1]) / 2.0;
        let width = self.feet[0].distance(self.feet[1]) / 2.0 + self.bodies[0].skin.max(self.bodies[1].skin);
        Subject { centre: middle.with_y(height * 0.5), half: Vec3::new(width + 0.03, height * 0.54 + 0.01, 0.08) }
    }
}

/// The same take with the camera tilted about its line of sight.
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

    /// Everybody else who can be seen.
    fn others(&self, but: &[PieceId]) -> Vec<(PieceId, Pillar)> {
        let seen = self.poses.iter().filter(|(piece, pose)| !but.contains(piece) && pose.is_visible());
        seen.map(|(piece, pose)| (*piece, self.pillar(*piece, pose.at))).collect()
    }

    fn pillar(&self, piece: PieceId, foot: Vec3) -> Pillar {
        let build = self.context.build(piece);
        Pillar { foot, radius: build.skin, height: build.height }
    }

    /// A take of this view, or from the other side or from higher up: the view itself counts unless somebody stands in its
    /// way.
    fn take(&self, at: f32, glide: f32, pair: &Pair, view: View) -> Take {
        let others = self.others(&pair.pieces);
        let own = [0, 1].map(|index| self.pillar(pair.pieces[index], pair.feet[index]));
        let mirrored = |way: Vec3| way - 2.0 * way.dot(pair.across) * pair.across;
        let higher = |way: Vec3, by: f32| way.normalize_or(Vec3::Z) + Vec3::Y * by;
        let subject = view.subject;
        // From high enough up nobody is in the way, but nobody looks tall, either.
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
        let frames: Vec<Frame> = ways.into_iter().map(|way| view.frame(way, self.lens.aspect)).collect();
        let best = (0..frames.len())
            .min_by(|a, b| cost(*a, &frames[*a]).total_cmp(&cost(*b, &frames[*b])))
            .expect("there is at least one direction");
        let frame = frames[best];
        let nearest = pair.feet.map(|foot| foot.distance(frame.eye)).into_iter().fold(f32::INFINITY, f32::min);
        // Where they stand, and where they are on their way to.
        let places = pair.pieces.iter().filter_map(|piece| Some(self.poses.get(piece)?.at)).chain(pair.feet);
        let places: Vec<Vec3> = places.collect();
        let points =
            || places.iter().flat_map(|foot| [0.2, 0.5, 0.85].map(|share| foot.with_y(2.0 * share * subject.centre.y)));
        let hides = |pillar: &Pillar| {
            pillar.foot.distance(frame.eye) < FOREGROUND * nearest
                || points().any(|point| pillar.hides(frame.eye, point) > IN_THE_WAY)
                || own.iter().any(|body| body.has_behind(frame.eye, pillar))
        };
        let aside = others.iter().filter(|(_, pillar)| hides(pillar)).map(|(piece, _)| *piece);
        let aside = aside.filter(|piece| view.stays != Some(*piece)).collect();
        let goal = Goal::Views(frame, frame.nearer(view.nearer));
        Take { at, glide, goal, aside, about: pair.pieces.to_vec() }
    }

    /// Both, small, where the display of the dice leaves room.
    pub(super) fn establish(&self, pair: Pair, at: f32, glide: f32) -> Take {
        let from = pair.across * 0.93 - pair.along * 0.3 + Vec3::Y * 0.46;
        self.take(at, glide, &pair, View::on(pair.subject(), from, MIDDLE))
    }

    /// The whole clash in one view, above the display of the dice.
    pub(super) fn one_shot(&self, pair: Pair) -> Take {
        let from = pair.across * 0.96 + pair.along * 0.12 + Vec3::Y * 0.28;
        self.take(0.0, 0.0, &pair, View { nearer: 0.03, ..View::on(pair.subject(), from, ABOVE) })
    }

    /// The tray with the dice, from above; they make room for their display, where there is one.
    pub(super) fn dice(&self, at: f32, glide: f32, bare: bool) -> Take {
        let angle = dice::nearer_tray(self.lens.home.eye);
        let out = Vec3::new(angle.cos(), 0.0, -angle.sin());
        let subject = Subject { centre: out * dice::tray::RADIUS, half: Vec3::new(0.31, 0.14, 0.0) };
        let window = if bare {
            Window { middle: Vec2::new(0.0, -0.06), half: Vec2::new(0.80, 0.6) }
        } else {
            Window { middle: Vec2::new(0.0, 0.34), half: Vec2::new(0.52, 0.5) }
        };
        let frame = Frame::on(subject, out * 0.95 + Vec3::Y * 0.8, degrees(30.0), self.lens.aspect, window);
        let goal = Goal::Views(frame, frame.nearer(0.06));
        // Whoever stands at the tray would be cut off by the picture's edge.
        let near = |foot: Vec3| foot.distance(subject.centre) < AT_THE_TRAY;
        let aside =
            self.others(&[]).into_iter().filter(|(_, pillar)| near(pillar.foot)).map(|(piece, _)| piece).collect();
        Take { at, glide, goal, aside, about: Vec::new() }
    }

    /// The dice and then the blow of one exchange of the duel.
    pub(super) fn exchange(&self, number: u64, bare: bool) -> Vec<Take> {
        let Some(pair) = self.context.clash().and_then(|[one, other]| self.pair(one, other)) else { return Vec::new() };
        // Each exchange from another side of the two, so that a long duel does not stand still.
        let side = if number.is_multiple_of(2) { 0.35 } else { -0.35 };
        let from = pair.across + pair.along * side + Vec3::Y * 0.5;
        let window = if bare { MIDDLE } else { ABOVE };
        vec![self.take(0.0, 0.3, &pair, View::on(pair.subject(), from, window)), self.contact(0.64, &pair, side)]
    }

    /// The blow and what is seen of it at once.
    pub(super) fn blow(&self, outcome: Outcome, waits: bool) -> Vec<Take> {
        let Some(pair) = self.context.clash().and_then(|[one, other]| self.pair(one, other)) else { return Vec::new() };
        let [attacker, defender] = pair.pieces;
        // A cut to whoever is about to strike, a cut to the blow; an attack that fails is seen whole, then near, where the two
        // strain against each other, then from the side of whoever loses.
        let turned = if outcome == Outcome::CounterPush { TURNED_AWAY } else { TURNED };
        let mut takes = match outcome {
            // Every second time the one who is in danger is seen first, past the shoulder of the other.
            Outcome::Kill | Outcome::Push if self.context.other_way() => {
                vec![self.over_the_shoulder(0.0, &pair), self.looming(0.30, &pair)]
            }
            Outcome::Kill | Outcome::Push => vec![self.menace(0.0, &pair), self.contact(0.26, &pair, 0.12)],
            Outcome::CounterPush | Outcome::CounterKill => {
                vec![self.contact(0.0, &pair, 0.12), self.grip(0.37, &pair), self.turned(turned - 0.13, &pair)]
            }
        };
        match outcome {
            Outcome::Kill => takes.extend(self.alone(defender, 0.78)),
            Outcome::CounterKill => takes.extend(self.alone(attacker, 0.84)),
            Outcome::Push | Outcome::CounterPush if waits => takes.push(home(0.88, 0.4)),
            Outcome::Push | Outcome::CounterPush => {}
        }
        takes
    }

    /// Whoever is about to strike, as the other sees it: from below and through a wide lens.
    fn menace(&self, at: f32, pair: &Pair) -> Take {
        let build = pair.bodies[0];
        let half = Vec3::new(build.skin + 0.05, build.height * 0.56 + 0.02, build.skin * 0.5);
        let subject = Subject { centre: pair.feet[0].with_y(build.height * 0.54), half };
        let from = pair.along * 0.66 + pair.across * 0.72 - Vec3::Y * 0.06;
        let view = View { lens: 46.0, nearer: 0.10, ..View::on(subject, from, CLOSE) };
        let take = tilted(self.take(at, 0.0, pair, view), -0.06);
        Take { about: vec![pair.pieces[0]], ..take }
    }

    /// Whoever is about to be struck, past the shoulder of the one who will strike.
    fn over_the_shoulder(&self, at: f32, pair: &Pair) -> Take {
        let [one, other] = pair.bodies;
        let half = Vec3::new(other.skin + 0.16, other.height.max(one.height) * 0.52 + 0.04, other.skin * 0.5);
        let centre = pair.feet[1].lerp(pair.feet[0], 0.30).with_y(half.y);
        let from = pair.across * 0.84 - pair.along * 0.54 + Vec3::Y * 0.16;
        let view = View { nearer: 0.10, ..View::on(Subject { centre, half }, from, CLOSE) };
        Take { about: vec![pair.pieces[1]], ..tilted(self.take(at, 0.0, pair, view), 0.04) }
    }

    /// Where a blow is stopped: the upper bodies of the two, near and level.
    fn grip(&self, at: f32, pair: &Pair) -> Take {
        let apart = pair.feet[0].distance(pair.feet[1]);
        let [one, other] = pair.bodies.map(|build| build.height);
        let middle = (pair.feet[0] + pair.feet[1]) / 2.0;
        let half = Vec3::new(apart * 0.60, one.max(other) * 0.42, 0.06);
        let subject = Subject { centre: middle.with_y((one + other) * 0.30), half };
        let from = pair.across * 0.94 - pair.along * 0.20 + Vec3::Y * 0.08;
        tilted(self.take(at, 0.0, pair, View { nearer: 0.12, ..View::on(subject, from, CLOSE) }), 0.05)
    }

    /// The two as the blow lands: low and from the side, a little `aside` of the right angle.
    fn contact(&self, at: f32, pair: &Pair, aside: f32) -> Take {
        let low = pair.across * 0.97 + pair.along * aside + Vec3::Y * 0.02;
        tilted(self.take(at, 0.0, pair, View { nearer: 0.08, ..View::on(pair.subject(), low, CLOSE) }), 0.035)
    }

    /// The blow through a wide lens, from near and a little from above, tilted the other way.
    fn looming(&self, at: f32, pair: &Pair) -> Take {
        let from = pair.across * 0.94 - pair.along * 0.24 + Vec3::Y * 0.20;
        let view = View { lens: 44.0, nearer: 0.10, ..View::on(pair.subject(), from, CLOSE) };
        tilted(self.take(at, 0.0, pair, view), -0.05)
    }

    /// The one who was attacked turns it: from the attacker's side, so that the other's face is seen.
    fn turned(&self, at: f32, pair: &Pair) -> Take {
        let from = pair.across * 0.90 - pair.along * 0.34 + Vec3::Y * 0.06;
        tilted(self.take(at, 0.0, pair, View { nearer: 0.08, ..View::on(pair.subject(), from, CLOSE) }), -0.03)
    }

    /// What becomes of one of the two, from the same side of them and from near.
    pub(super) fn alone(&self, piece: PieceId, at: f32) -> Option<Take> {
        let [one, other] = self.context.clash()?;
        let pair = self.pair(one, other)?;
        // `towards`: from the one who is looked at to the other, whose face is seen beyond it.
        let towards = if piece == one { pair.along } else { -pair.along };
        let both = pair.subject();
        // It may be thrown some way, and falls over; the other is not to be cut by the edge.
        let half = both.half + Vec3::new(0.07, 0.0, 0.0);
        let centre = both.centre - towards * 0.06;
        let from = pair.across * 0.88 - towards * 0.30 + Vec3::Y * 0.14;
        let view = View { nearer: 0.08, ..View::on(Subject { centre, half }, from, CLOSE) };
        Some(Take { about: vec![piece], ..self.take(at, 0.0, &pair, view) })
    }

    /// Whoever is left of the two, back on its cell: from the place of the one who fell, and from below.
    pub(super) fn triumph(&self, piece: PieceId, at: f32) -> Option<Take> {
        let [one, other] = self.context.clash()?;
        let Pair { along, across, .. } = self.pair(one, other)?;
        let towards = if piece == one { along } else { -along };
        let (build, foot) = (self.context.build(piece), self.context.at_rest(piece)?.at);
        let half = Vec3::new(build.skin + 0.08, build.height * 0.60 + 0.02, 0.05);
        let subject = Subject { centre: foot.with_y(build.height * 0.57), half };
        let pair = Pair { pieces: [piece, piece], feet: [foot, foot], bodies: [build, build], along, across };
        let from = towards * 0.8 + across * 0.5;
        // One alone has no line: from its other cheek it is seen as well.
        let view = View { lens: 40.0, nearer: 0.10, behind: 0.15, crossed: 0.25, ..View::on(subject, from, CLOSE) };
        Some(tilted(self.take(at, 0.0, &pair, view), 0.04))
    }

    /// The last blow from its other side, if it is shown again, and the winner from before it, while the camera goes round.
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
        if let Goal::Views(_, to) = &mut take.goal {
            *to = view.frame(from(0.35), self.lens.aspect).nearer(0.08);
        }
        Some(take)
    }

    /// Whoever is pushed, with the way it takes.
    pub(super) fn wide(&self, piece: PieceId, at: f32) -> Take {
        let told = self.context.told;
        let goal = told.cell_of(piece).map(|cell| self.context.centre(cell));
        let from = self.context.pose(piece).map(|pose| pose.at);
        let (from, goal) = (from.or(goal).unwrap_or_default(), goal.or(from).unwrap_or_default());
        let height = self.context.build(piece).height;
        let along = level(goal - from);
        let clash = self.context.clash();
        // The way from end to end, and some of whoever pushes.
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
        // The camera keeps to the side of the two from which the blow was seen; where the way leads straight to it or from
        // it, whoever pushes is seen beyond whom it has pushed.
        let seen_from = clash.and_then(|[one, other]| self.pair(one, other)).map(|pair| pair.across);
        let across = match seen_from {
            Some(side) if side.dot(across).abs() > 0.2 => across * side.dot(across).signum(),
            _ => body.map_or(across, |body| across * across.dot(from - body.foot).signum()),
        };
        let pair =
            Pair { pieces: [piece; 2], feet: [from, goal], bodies: [self.context.build(piece); 2], along, across };
        let way = [0.0, 0.5, 1.0].map(|share| from.lerp(goal, share).with_y(height * 0.5));
        // Whoever pushes stands at one end of the way and must not hide it.
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
