//! Every screen is walked by keys alone and by a gamepad alone: the focus meets every widget, and what goes back leads away.

use std::collections::BTreeSet;

use crate::player::{Player, Press};

impl Player {
    /// Every widget that the focus meets, by what walks through the screen and then through its commands.
    fn walk(&mut self, what: &str) -> BTreeSet<String> {
        let mut met = BTreeSet::new();
        met.extend(self.focused());
        let start = self.focused();
        let count = self.canvas().surface.widgets.len();
        if what == "tables" {
            // The games stand side by side; below them is what else can be played.
            for _ in 0..count {
                self.press(Press::Right);
                met.extend(self.focused());
            }
        }
        // Until the focus is back where it began.
        let mut first = start.clone();
        for _ in 0..2 * count + 4 {
            self.press(Press::Down);
            let is_new = self.focused().is_some_and(|name| met.insert(name));
            if !is_new && self.focused() == first {
                break;
            }
            first = first.or_else(|| self.focused());
        }
        assert!(self.focused().is_some() || start.is_none(), "{what}: the focus is lost");
        let before = self.screen();
        self.press(Press::Commands);
        self.wait(2);
        let mut commands = BTreeSet::new();
        while commands.len() <= count && commands.insert(self.focused()) {
            self.press(Press::Right);
        }
        met.extend(commands.into_iter().flatten());
        assert_eq!(self.screen(), before, "{what}: walking through commands leads nowhere else");
        if self.canvas().surface.walks_commands() {
            self.press(Press::Back);
            self.wait(2);
        }
        assert!(!self.canvas().surface.walks_commands(), "{what}: commands are left again");
        assert_eq!(self.screen(), before, "{what}: and only they are left");
        met
    }

    /// Whether what goes back leads away, or opens what leads away.
    fn gets_away(&mut self) -> bool {
        let before = self.screen();
        for _ in 0..4 {
            self.press(Press::Back);
            self.wait(6);
            if self.screen() != before {
                return true;
            }
        }
        false
    }
}

/// Screens and overlays, one of each kind. Previews that hold a state in every frame (a piece in hand, a turning point) cannot be
/// left and are not among them.
const SCREENS: [&str; 29] = [
    "title",
    "tables",
    "setup",
    "setup-chinese",
    "rules",
    "creatures-groi",
    "settings",
    "controls",
    "welcome",
    "journey",
    "journey-statistics",
    "journey-medals",
    "journey-people",
    "rulebook-demeter",
    "mail",
    "how-to",
    "how-to-keys",
    "credits",
    "pause",
    "question",
    "keep-window",
    "lesson",
    "puzzles",
    "puzzle-solved",
    "placing",
    "push",
    "hint",
    "matches",
    "watch",
];

/// Walks every screen with one device.
fn walk_all(has_pad: bool) {
    let mut faults = Vec::new();
    for name in SCREENS {
        let mut player = Player::at(name, has_pad);
        let met = player.walk(name);
        let there = player.names();
        // The prompt gives its place to what explains the command with the focus; it names the key that does the same.
        let missed: Vec<_> = there.difference(&met).filter(|name| *name != "prompt").collect();
        assert!(!there.is_empty(), "{name} has nothing to press");
        if !missed.is_empty() {
            faults.push(format!("{name}: never reached: {missed:?}; reached: {met:?}"));
        }
        if !player.gets_away() {
            faults.push(format!("{name} is a trap: {:?}", player.screen()));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_screen_is_walked_by_keys_alone() {
    walk_all(false);
}

#[test]
fn every_screen_is_walked_by_a_gamepad_alone() {
    walk_all(true);
}
