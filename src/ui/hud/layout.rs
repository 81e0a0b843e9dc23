//! The rectangle of each block of the display. No two overlap, and all lie within the screen.
//!
//! Everything is in points of the screen (see [`theme::zoom_for`](crate::ui::theme::zoom_for)), which is never smaller
//! than [`theme::SMALLEST`](crate::ui::theme::SMALLEST). A block with too much text for its rectangle writes it
//! smaller.

use bevy_egui::egui::{Rect, Vec2, pos2, vec2};

use super::chess_clocks;
use crate::ui::theme::{MARGIN_AT_TABLE, SMALLEST, odds_bar};

/// The least distance between two blocks.
const GAP: f32 = 12.0;
/// The width of the far player's block; at tables of several, of each row.
const FAR_WIDTH: f32 = 290.0;
const OTHERS_WIDTH: f32 = 340.0;
/// How high the lines are that say that it is the far player's turn.
const FAR_TURN_HEIGHT: f32 = 58.0;
/// How high the row of one of several others is.
const ROW_HEIGHT: f32 = 33.0;
/// The width of the near player's blocks.
const NEAR_WIDTH: f32 = 330.0;
const PIECES_WIDTH: f32 = 390.0;
/// The card of a creature.
pub(super) const CARD_SIZE: Vec2 = vec2(272.0, 210.0);
/// How far the card is shifted to leave room for the evaluation bar.
const BAR_ROOM: f32 = 28.0;
/// The quiet clock: its ring and its sentence.
const CLOCK_SIZE: Vec2 = vec2(282.0, 88.0);
/// The log: its lines, and left of them the differences of their dice.
const LOG_WIDTH: f32 = 250.0;
/// The room for the differences.
pub(super) const LOG_DICE_WIDTH: f32 = 36.0;
/// The dice of the last clash.
const CLASH_SIZE: Vec2 = vec2(186.0, 98.0);
/// The prompt.
const PROMPT_SIZE: Vec2 = vec2(400.0, 46.0);
/// A row of commands with their keys; there are two rows.
const COMMANDS_SIZE: Vec2 = vec2(430.0, 36.0);
/// The graph of a match in review.
const GRAPH_SIZE: Vec2 = vec2(470.0, 56.0);
/// The chances of an attack, with the list of other possible attackers.
const ODDS_SIZE: Vec2 = vec2(492.0, 208.0);
/// How much of that is the bar itself with names and numbers.
const ODDS_BAR_HEIGHT: f32 = ODDS_NAMES_HEIGHT + odds_bar::HEIGHT;
/// How high the names above it are.
pub(super) const ODDS_NAMES_HEIGHT: f32 = 30.0;
/// The least width of a message below the creatures.
const NOTICE_WIDTH: f32 = 340.0;

/// The rectangles of the blocks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::ui) struct Layout {
    /// The far player: name and pieces. At tables of more than two: all players but the near one, a row each.
    pub far: Rect,
    /// That it is the far player's turn and what is left of it, at a table of two.
    pub far_turn: Rect,
    /// Whose turn it is otherwise.
    pub turn: Rect,
    /// How many of its actions are left.
    pub actions: Rect,
    /// The near player: pieces and name.
    pub near: Rect,
    /// The card of the piece under the pointer.
    pub card: Rect,
    /// The evaluation bar, between its two labels.
    pub bar: Rect,
    /// The labels above and below it.
    pub bar_labels: [Rect; 2],
    /// The quiet clock; in a review the graph takes its place.
    pub clock: Rect,
    /// The lines of the log.
    pub log: Rect,
    /// The dice of the last clash, between the lines of the log and the prompt.
    pub last_clash: Rect,
    /// The prompt: what the table waits for.
    pub prompt: Rect,
    /// The commands.
    pub commands: Rect,
    /// Commands that only this table has, right above the usual ones.
    pub aids: Rect,
    /// What the marks on the table mean.
    pub legend: Rect,
    /// Messages, where the place below is too narrow or taken.
    pub notices: Rect,
    /// Messages on the legend, which gives way: below the creatures of the first row.
    pub notices_below: Option<Rect>,
    /// Captions of sounds, at the far edge of the table.
    pub captions: Rect,
    /// Captions of sounds while the chances of an attack or the graph of a review stand there.
    pub captions_below: Rect,
    /// The chances of an attack: the range within which they may move left and right.
    pub odds: Rect,
    /// The graph of a review with its sentences.
    pub graph: Rect,
    /// The sentences below the graph.
    pub told: Rect,
}

/// The conditions that change the layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui) struct Needs {
    /// How many play.
    pub seats: usize,
    /// Whether the evaluation bar is shown.
    pub bar: bool,
    /// Whether people play for time.
    pub times: bool,
}

impl Needs {
    /// A table of two without the bar.
    pub const PLAIN: Self = Self { seats: 2, bar: false, times: false };

    /// Whether all players but the near one have rows.
    pub const fn rows(self) -> bool {
        self.seats > 2
    }
}

impl Layout {
    /// The blocks of a screen. One that is too small is taken as the smallest, so that no block has a negative size.
    pub fn new(screen: Rect, needs: Needs) -> Self {
        let screen = Rect::from_min_size(screen.min, screen.size().max(SMALLEST.into()));
        let (left, right) = (screen.left() + MARGIN_AT_TABLE, screen.right() - MARGIN_AT_TABLE);
        let (top, bottom) = (screen.top(), screen.bottom());
        let middle = screen.center().x;
        let others = OTHERS_WIDTH + if needs.times { chess_clocks::WIDTH } else { 0.0 };
        let far_size =
            if needs.rows() { vec2(others, ROW_HEIGHT * (needs.seats - 1) as f32) } else { vec2(FAR_WIDTH, 98.0) };
        let far = Rect::from_min_size(pos2(left, top + if needs.rows() { 30.0 } else { 14.0 }), far_size);
        let far_turn = Rect::from_min_size(pos2(left, far.bottom() + 2.0), vec2(FAR_WIDTH, FAR_TURN_HEIGHT));
        let turn = Rect::from_min_size(pos2(left, bottom - 190.0), vec2(NEAR_WIDTH, 44.0));
        let actions = Rect::from_min_size(pos2(left, turn.bottom()), vec2(NEAR_WIDTH, 54.0));
        let near = Rect::from_min_max(pos2(left, actions.bottom()), pos2(left + PIECES_WIDTH, bottom - 28.0));
        let card_left = left + if needs.bar { BAR_ROOM } else { 0.0 };
        let card_top = if needs.rows() { far.bottom() + 14.0 } else { far_turn.bottom() + 24.0 };
        let card = Rect::from_min_size(pos2(card_left, card_top), CARD_SIZE);
        let bar_labels = [
            Rect::from_min_size(pos2(screen.left() + GAP, far_turn.bottom() + 1.0), vec2(200.0, 22.0)),
            Rect::from_min_size(pos2(screen.left() + GAP, bottom - 242.0), vec2(200.0, 42.0)),
        ];
        let bar_right = card_left - 4.0;
        // With rows, the numbers stand in them instead.
        let [bar_top, bar_bottom] = if needs.rows() {
            [far.bottom() + 8.0, turn.top() - 8.0]
        } else {
            [bar_labels[0].bottom(), bar_labels[1].top()]
        };
        let bar = Rect::from_min_max(
            pos2(screen.left() + 22.0, bar_top),
            pos2(bar_right.min(screen.left() + 56.0), bar_bottom),
        );
        let clock = Rect::from_min_size(pos2(right + 2.0 - CLOCK_SIZE.x, top + 28.0), CLOCK_SIZE);
        let prompt = Rect::from_min_size(pos2(right - PROMPT_SIZE.x, bottom - 142.0), PROMPT_SIZE);
        let last_clash = Rect::from_min_size(pos2(right - CLASH_SIZE.x, prompt.top() - GAP - CLASH_SIZE.y), CLASH_SIZE);
        let log = Rect::from_min_max(
            pos2(screen.right() - GAP - LOG_WIDTH, clock.bottom() + 2.0),
            pos2(screen.right() - GAP, last_clash.top() - GAP / 2.0),
        );
        let commands = Rect::from_min_size(pos2(right - COMMANDS_SIZE.x, bottom - 55.0), COMMANDS_SIZE);
        let aids = commands.translate(vec2(0.0, -COMMANDS_SIZE.y));
        let legend =
            Rect::from_min_max(pos2(near.right() + GAP, bottom - 74.0), pos2(commands.left() - GAP, bottom - 22.0));
        let notices = Rect::from_min_max(pos2(turn.right() + GAP, turn.top()), pos2(prompt.left() - GAP, near.top()));
        let notices_below = (legend.width() >= NOTICE_WIDTH).then(|| legend.with_min_y(turn.top()));
        let between = far.right() + GAP..=clock.left() - 2.0 * GAP;
        let captions = Rect::from_x_y_ranges(between.clone(), top + 20.0..=top + 104.0);
        let captions_below = Rect::from_center_size(pos2(middle, bottom - 236.0), vec2(360.0, 84.0));
        let odds = Rect::from_x_y_ranges(between, top + 6.0..=top + 6.0 + ODDS_SIZE.y);
        // Nothing stands in the upper right corner in a review, so a narrow screen has room there.
        let graph_left = (middle - GRAPH_SIZE.x / 2.0).max(far.right() + GAP);
        let graph = Rect::from_min_size(pos2(graph_left, top + 18.0), vec2(GRAPH_SIZE.x, GRAPH_SIZE.y + 12.0));
        let half = (middle - card.right().max(far.right()) - GAP).min(log.left() - GAP - middle).min(260.0);
        let told = Rect::from_min_max(pos2(middle - half, graph.bottom() + 6.0), pos2(middle + half, bottom - 300.0));
        Self {
            far,
            far_turn,
            turn,
            actions,
            near,
            card,
            bar,
            bar_labels,
            clock,
            log,
            last_clash,
            prompt,
            commands,
            aids,
            legend,
            notices,
            notices_below,
            captions,
            captions_below,
            odds,
            graph,
            told,
        }
    }

    /// The row of another player by place in the list, from 0.
    pub fn other(&self, place: usize) -> Rect {
        let top = self.far.top() + ROW_HEIGHT * place as f32;
        Rect::from_min_size(pos2(self.far.left(), top), vec2(self.far.width(), ROW_HEIGHT))
    }

    /// The rectangle of an attack's chances whose target is at this x: as close to it as the range allows.
    pub fn odds_at(&self, x: f32) -> Rect {
        let width = ODDS_SIZE.x.min(self.odds.width());
        let least = self.odds.left() + width / 2.0;
        let middle = x.clamp(least, (self.odds.right() - width / 2.0).max(least));
        Rect::from_min_size(pos2(middle - width / 2.0, self.odds.top()), vec2(width, self.odds.height()))
    }

    /// The blocks that stand beside the board most of the time, and with them the chances of an attack where `odds`
    /// says that there are some: none of these may cover a figure.
    pub fn beside_the_board(&self, needs: Needs, odds: bool) -> Vec<Rect> {
        let mut blocks =
            vec![self.far, self.card, self.turn, self.actions, self.near, self.prompt, self.commands, self.clock];
        if needs.bar {
            blocks.push(self.bar);
        }
        if odds {
            blocks.push(self.odds_at(self.odds.center().x).with_max_y(self.odds.top() + ODDS_BAR_HEIGHT));
        }
        blocks
    }

    /// The blocks that can be visible at the same time, with their names. In a review the graph replaces the chances of
    /// an attack and the quiet clock.
    #[cfg(test)]
    pub fn blocks(&self, needs: Needs, review: bool) -> Vec<(&'static str, Rect)> {
        let mut blocks = vec![
            ("far", self.far),
            ("turn", self.turn),
            ("actions", self.actions),
            ("near", self.near),
            ("card", self.card),
            ("log", self.log),
            ("prompt", self.prompt),
            ("commands", self.commands),
            ("aids", self.aids),
            ("legend", self.legend),
            ("notices", self.notices),
            ("captions below", self.captions_below),
        ];
        if !needs.rows() {
            blocks.push(("far turn", self.far_turn));
        }
        if needs.bar {
            blocks.push(("bar", self.bar));
        }
        if needs.bar && !needs.rows() {
            let [above, below] = self.bar_labels;
            blocks.extend([("bar above", above), ("bar below", below)]);
        }
        if review {
            blocks.extend([("graph", self.graph), ("told", self.told)]);
        } else {
            blocks.extend([("clock", self.clock), ("last clash", self.last_clash), ("odds", self.odds)]);
        }
        blocks
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::theme::zoom_for;
    use holochess_rules::Seat;

    /// Windows in pixels, from small and square to wide, after pages on phones, upright and on their side.
    const WINDOWS: [[f32; 2]; 12] = [
        [390.0, 664.0],
        [664.0, 320.0],
        [844.0, 340.0],
        [640.0, 360.0],
        [800.0, 600.0],
        [960.0, 540.0],
        [1024.0, 768.0],
        [1280.0, 720.0],
        [1920.0, 1080.0],
        [1920.0, 1200.0],
        [2560.0, 1080.0],
        [3840.0, 2160.0],
    ];

    #[test]
    fn no_block_lies_on_another_or_leaves_the_screen() {
        for [width, height] in WINDOWS {
            for scale in [0.8, 1.0, 1.1, 1.5] {
                let zoom = zoom_for(width, height, scale);
                let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(width / zoom, height / zoom));
                let needs = (2..=Seat::MOST).flat_map(|seats| {
                    [(false, false), (true, false), (false, true), (true, true)].map(|(bar, times)| Needs {
                        seats,
                        bar,
                        times,
                    })
                });
                for (needs, review) in needs.flat_map(|needs| [(needs, false), (needs, true)]) {
                    let blocks = Layout::new(screen, needs).blocks(needs, review);
                    for (index, (name, rect)) in blocks.iter().enumerate() {
                        let what = format!("{name} {rect:?} on {width}×{height} at {scale}, {needs:?}");
                        assert!(rect.is_positive(), "{what}");
                        assert!(screen.contains_rect(*rect), "{what}");
                        for (other, on) in &blocks[index + 1..] {
                            let shared = rect.intersect(*on);
                            assert!(!shared.is_positive(), "{what} lies on {other} {on:?}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn no_block_has_a_negative_size_on_any_screen() {
        let lengths = [0.0, 1.0, 64.0, 110.0, 480.0, 640.0, 1023.9, 1024.0, 3000.0];
        for screen in lengths.into_iter().flat_map(|width| lengths.map(|height| vec2(width, height))) {
            let screen = Rect::from_min_size(pos2(0.0, 0.0), screen);
            for needs in (2..=Seat::MOST)
                .flat_map(|seats| [(false, false), (true, true)].map(|(bar, times)| Needs { seats, bar, times }))
            {
                let layout = Layout::new(screen, needs);
                for (name, rect) in layout.blocks(needs, false).into_iter().chain(layout.blocks(needs, true)) {
                    assert!(rect.is_positive(), "{name} {rect:?} on {screen:?}");
                }
                for x in lengths {
                    assert!(layout.odds_at(x).is_positive(), "{:?} on {screen:?}", layout.odds_at(x));
                }
            }
        }
    }

    #[test]
    fn messages_and_captions_lie_on_nothing_that_stays() {
        for [width, height] in WINDOWS {
            let zoom = zoom_for(width, height, 1.0);
            let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(width / zoom, height / zoom));
            for seats in 2..=Seat::MOST {
                let needs = Needs { seats, bar: true, times: true };
                let layout = Layout::new(screen, needs);
                let extra = [("captions", Some(layout.captions), "odds"), ("notices", layout.notices_below, "legend")];
                for (name, rect, gives_way) in extra {
                    let Some(rect) = rect else { continue };
                    assert!(rect.is_positive() && screen.contains_rect(rect), "{name} {rect:?} on {width}×{height}");
                    for (other, on) in layout.blocks(needs, false) {
                        let is_same = other == name || other == gives_way;
                        assert!(is_same || !rect.intersect(on).is_positive(), "{name} {rect:?} lies on {other} {on:?}");
                    }
                }
            }
        }
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
        assert!(Layout::new(screen, Needs::PLAIN).notices_below.is_some(), "there is room in a window of usual width");
    }

    #[test]
    fn the_chances_stand_above_their_target_as_far_as_there_is_room() {
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
        let layout = Layout::new(screen, Needs::PLAIN);
        assert!((layout.odds_at(640.0).center().x - 640.0).abs() < 0.5);
        for x in [0.0, 100.0, 500.0, 900.0, 1280.0] {
            assert!(layout.odds.contains_rect(layout.odds_at(x)), "{x}");
        }
    }
}
