//! The four chances of an attack as one bar, as on the dice scale: kill at the attacker's end, counter-kill at the
//! defender's, each on the side where its figure stands.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};

use super::{
    brush::Brush,
    palette::{INK, INK_SOFT, VOID, over},
    typeface::{self, Weight},
};
use holochess_rules::Outcome;

/// The order of the outcomes on the bar and on the scale with the attacker on the right.
pub const LEFT_TO_RIGHT: [Outcome; 4] = [Outcome::CounterKill, Outcome::CounterPush, Outcome::Push, Outcome::Kill];

/// The height of the bar with its labels, in points.
pub const HEIGHT: f32 = 96.0;

/// The values of the bar, each array in the order of [`LEFT_TO_RIGHT`].
#[derive(Clone, Debug)]
pub struct OddsBar {
    /// Chances from 0 to 1.
    pub chances: [f64; 4],
    /// The chances in words, without the per cent sign.
    pub numbers: [String; 4],
    /// The names of the outcomes.
    pub names: [String; 4],
    /// The attacker's colour.
    pub attacker: Color32,
    /// The defender's colour.
    pub defender: Color32,
    /// Whether the attacker's end is the left, as its figure stands in the picture; the right otherwise.
    pub mirrored: bool,
}

/// The places of [`LEFT_TO_RIGHT`] from left to right, with the attacker on the left (`mirrored`) or on the right.
fn from_left(mirrored: bool) -> [usize; 4] {
    if mirrored { [3, 2, 1, 0] } else { [0, 1, 2, 3] }
}

impl Brush {
    /// The four chances without words, small, around `centre`, with the sides as on the bar: for all targets in reach
    /// at once.
    pub fn odds_sliver(&self, centre: Pos2, chances: [f64; 4], attacker: Color32, defender: Color32, mirrored: bool) {
        let (width, height, gap) = (74.0, 7.0, 1.5);
        let whole = Rect::from_center_size(centre, vec2(width, height));
        self.painter.rect_filled(whole.expand(2.5), 2.0, over(VOID, 0.8));
        let mut x = whole.left();
        for (chance, outcome) in from_left(mirrored).map(|index| (chances[index], LEFT_TO_RIGHT[index])) {
            let part =
                Rect::from_min_size(pos2(x, whole.top()), vec2(((width - 3.0 * gap) * chance as f32).max(0.8), height));
            let (colour, strength) = match outcome {
                Outcome::CounterKill => (defender, 0.96),
                Outcome::CounterPush => (defender, 0.22),
                Outcome::Push => (attacker, 0.22),
                Outcome::Kill => (attacker, 0.96),
            };
            self.painter.rect_filled(part, 1.0, over(colour, strength));
            x = part.right() + gap;
        }
        let middle = whole.center().x;
        self.line(&[pos2(middle, whole.top() - 4.0), pos2(middle, whole.top() - 1.0)], 1.2, INK);
    }

    /// The four chances as one plain bar from one creature's view, attacker or defender: its good outcomes on the right
    /// in its colour, the other's on the left.
    pub fn odds_strip(&self, rect: Rect, chances: [f64; 4], other: Color32, own: Color32) {
        let gap = 2.0;
        let mut x = rect.left();
        let colours = [other, other, own, own];
        for (index, chance) in chances.into_iter().enumerate() {
            let width = ((rect.width() - 3.0 * gap) * chance as f32).max(0.8);
            let part = Rect::from_min_size(pos2(x, rect.top()), vec2(width, rect.height()));
            if index == 0 || index == 3 {
                self.painter.rect_filled(part, 1.5, over(colours[index], 0.92));
            } else {
                self.painter.rect_filled(part, 1.5, over(VOID, 0.6));
                self.push_bar(part, colours[index], if index == 2 { -1.0 } else { 1.0 }, 0.2, 0.65);
            }
            x = part.right() + gap;
        }
        let middle = rect.center().x;
        self.line(&[pos2(middle, rect.top() - 4.0), pos2(middle, rect.bottom() + 4.0)], 1.0, over(INK, 0.7));
    }

    /// The segment of a push: a faint fill with chevrons in the direction of the push.
    pub(super) fn push_bar(&self, rect: Rect, colour: Color32, direction: f32, fill: f32, line: f32) {
        self.painter.rect_filled(rect, 2.0, over(colour, fill));
        let inner = self.within(rect.shrink(1.0));
        let reach = rect.height() * 0.3;
        let mut x = rect.left() + 5.0;
        while x < rect.right() {
            let points = [vec2(-direction * 3.0, -reach), vec2(direction * 3.0, 0.0), vec2(-direction * 3.0, reach)];
            inner.line(&points.map(|offset| pos2(x, rect.center().y) + offset), 1.2, over(colour, 0.62));
            x += 10.5;
        }
        self.painter.rect_stroke(rect, 2.0, Stroke::new(1.0, over(colour, line)), StrokeKind::Inside);
    }

    /// Draws the bar in a rectangle as wide as the bar and [`HEIGHT`] high.
    pub fn odds_bar(&self, rect: Rect, odds: &OddsBar) {
        let (height, gap) = (24.0, 3.0);
        let colours = [odds.defender, odds.defender, odds.attacker, odds.attacker];
        let mut x = rect.left();
        let mut middles = [0.0; 4];
        let order = from_left(odds.mirrored);
        // The direction from the attacker to the defender.
        let away = if odds.mirrored { 1.0 } else { -1.0 };
        for index in order {
            let width = ((rect.width() - 3.0 * gap) * odds.chances[index] as f32).max(1.5);
            let segment = Rect::from_min_size(pos2(x, rect.top()), vec2(width, height));
            middles[index] = segment.center().x;
            let colour = colours[index];
            match LEFT_TO_RIGHT[index] {
                Outcome::Kill | Outcome::CounterKill => {
                    self.painter.rect_filled(segment, 2.0, over(colour, 0.96));
                    self.glow(segment.center(), vec2(width * 0.75 + 10.0, height * 1.5), colour, 0.10);
                }
                outcome => {
                    let direction = if outcome == Outcome::Push { away } else { -away };
                    self.painter.rect_filled(segment, 2.0, over(VOID, 0.75));
                    self.push_bar(segment, colour, direction, 0.17, 0.9);
                }
            }
            x += width + gap;
        }
        // A mark at one half shows which side is favoured.
        let middle = rect.center().x;
        self.line(&[pos2(middle, rect.top() - 7.0), pos2(middle, rect.top() - 2.0)], 1.5, INK);
        self.line(&[pos2(middle, rect.top() + height + 2.0), pos2(middle, rect.top() + height + 6.0)], 1.5, INK);
        // The labels stand in four fixed columns with lines to their segments, so that small chances and long words
        // fit.
        let labels = rect.top() + height;
        for (place, index) in order.into_iter().enumerate() {
            let colour = colours[index];
            let column = rect.left() + rect.width() * (place as f32 + 0.5) / 4.0;
            let leader = [
                pos2(middles[index], labels + 4.0),
                pos2(middles[index], labels + 9.0),
                pos2(column, labels + 17.0),
                pos2(column, labels + 20.0),
            ];
            self.line(&leader, 0.9, over(colour, 0.6));
            let number = typeface::NAME.sized(22.0);
            let y = labels + 35.0;
            let width = self.width(&odds.numbers[index], number) + 37.0;
            let left = column - width / 2.0 + 8.0;
            self.outcome_mark_towards(pos2(left, y), 8.5, LEFT_TO_RIGHT[index], colour, away);
            let written = self.left(pos2(left + 15.0, y), &odds.numbers[index], number);
            self.left(pos2(written.right() + 2.0, y + 2.5), "%", typeface::SMALL_NOTE.coloured(INK_SOFT));
            let name = typeface::SMALL_NOTE.weighing(Weight::Regular).coloured(INK_SOFT);
            let centre = Align2::CENTER_CENTER;
            self.fit(pos2(column, y + 25.0), centre, &odds.names[index], name, rect.width() / 4.0 - 4.0);
        }
    }
}
