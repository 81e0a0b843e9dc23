//! What assistive technology is told: every screen as a tree of nodes, and matches that are played by that tree alone.

use std::{
    collections::{HashMap, HashSet},
    time::{Duration, Instant},
};

use bevy::{a11y::ActionRequest, prelude::*};
use bevy_egui::{
    EguiOutput,
    egui::accesskit::{self, Action, Live, Node, NodeId, Role, TreeId, TreeUpdate},
};
use holochess::{
    lessons::{Ends, Lesson},
    locale::Language,
    record::{RecordedMatch, Shelf},
    rules::{GameId, Seat},
    session::{ActionRequested, LessonGoOn, Match, MatchPhase, MatchRequest, PersonRating},
    settings::{Settings, Speed, StoredRating, StoredRatings},
    ui::{Launch, accessibility::Listening, preferences::Preferences, preview, screens::Draft},
};

use crate::{support::HANG, whole};

/// Settings of a person who listens.
fn settings() -> Settings {
    let mut settings = Settings::default();
    settings.access.read_aloud = true;
    settings.animation.speed = Speed::Off;
    settings.language = Some(Language::English);
    settings
}

/// The tree of the last frame.
fn tree(app: &mut App) -> Option<TreeUpdate> {
    let mut outputs = app.world_mut().query::<&EguiOutput>();
    let mut trees = outputs.iter(app.world()).filter_map(|output| output.platform_output.accesskit_update.clone());
    trees.next()
}

/// The tree with its nodes by their ids.
struct TreeSnapshot {
    nodes: HashMap<NodeId, Node>,
    /// The ids in the order of reading.
    order: Vec<NodeId>,
    focus: NodeId,
}

impl TreeSnapshot {
    /// Takes a tree apart, and sees that it is one: every child is there once, and what has the focus is there.
    fn from_update(what: &str, update: &TreeUpdate) -> Self {
        let nodes: HashMap<NodeId, Node> = update.nodes.iter().cloned().collect();
        assert_eq!(nodes.len(), update.nodes.len(), "{what}: no node is there twice");
        let root = update.tree.as_ref().expect("the whole tree is told").root;
        let (mut order, mut next, mut met) = (Vec::new(), vec![root], HashSet::new());
        while let Some(id) = next.pop() {
            assert!(met.insert(id), "{what}: {id:?} has two parents");
            let node = nodes.get(&id).unwrap_or_else(|| panic!("{what}: a child {id:?} is missing"));
            order.push(id);
            next.extend(node.children().iter().rev());
        }
        assert_eq!(order.len(), nodes.len(), "{what}: every node hangs in the tree");
        assert!(met.contains(&update.focus), "{what}: what has the focus is there");
        Self { nodes, order, focus: update.focus }
    }

    fn all(&self) -> impl Iterator<Item = (NodeId, &Node)> {
        self.order.iter().map(|id| (*id, &self.nodes[id]))
    }

    /// The node of this role whose name contains these words.
    fn find(&self, role: Role, words: &str) -> Option<NodeId> {
        self.all().find(|(_, node)| node.role() == role && name(node).contains(words)).map(|(id, _)| id)
    }

    /// Everything in it, a line each, for messages of tests.
    fn listing(&self) -> String {
        let line = |(id, node): (NodeId, &Node)| {
            let focus = if id == self.focus { " <- focus" } else { "" };
            let more = node.description().map(|more| format!(" ({more})")).unwrap_or_default();
            format!("{:?} {:?}{more}{focus}", node.role(), name(node))
        };
        self.all().map(line).collect::<Vec<_>>().join("\n")
    }
}

/// What a node is called: a label's name is its value.
fn name(node: &Node) -> &str {
    let value = node.value().filter(|_| node.role() == Role::Label);
    value.or_else(|| node.label()).unwrap_or_default()
}

/// Roles that say nothing.
const NOTHING: [Role; 2] = [Role::Unknown, Role::GenericContainer];

/// Sees that whatever can be used on a screen says what it is.
fn check(what: &str, seen: &TreeSnapshot) {
    for (id, node) in seen.all() {
        let usable = [Action::Focus, Action::Click].into_iter().any(|action| node.supports_action(action));
        if usable || node.is_live() {
            assert!(!NOTHING.contains(&node.role()), "{what}: {id:?} has a role\n{}", seen.listing());
            assert!(!name(node).trim().is_empty(), "{what}: a {:?} has a name\n{}", node.role(), seen.listing());
        }
        let number = node.numeric_value();
        assert_eq!(
            number.is_some(),
            matches!(node.role(), Role::Slider | Role::SpinButton),
            "{what}: {:?}",
            name(node)
        );
    }
    assert!(!seen.listing().contains('⟨'), "{what}: every text is there\n{}", seen.listing());
    let usable = seen.all().filter(|(_, node)| node.supports_action(Action::Click)).count();
    assert!(usable > 0, "{what}: something can be used\n{}", seen.listing());
}

trait IsLive {
    fn is_live(&self) -> bool;
}

impl IsLive for Node {
    fn is_live(&self) -> bool {
        self.live().is_some_and(|live| live != Live::Off)
    }
}

#[test]
fn every_screen_tells_what_everything_on_it_is_in_both_languages() {
    let empty = tempfile::tempdir().expect("a folder for the test");
    for screen in preview::names() {
        let launch = Launch { settings: settings(), ..Launch::default() };
        let mut app = whole::launched(empty.path(), launch, |app| {
            app.add_plugins(preview::plugin(&screen).expect("there is such a screen"));
        });
        for _ in 0..27 {
            app.update();
        }
        let mut texts = Vec::new();
        for language in Language::ALL {
            app.world_mut().resource_mut::<Preferences>().language = Some(language);
            for _ in 0..3 {
                app.update();
            }
            let what = format!("{screen} in {}", language.code());
            let update = tree(&mut app).unwrap_or_else(|| panic!("{what} is told"));
            let seen = TreeSnapshot::from_update(&what, &update);
            check(&what, &seen);
            texts.push(seen.listing());
        }
        if let Ok(folder) = std::env::var("HOLOCHESS_LISTINGS") {
            std::fs::write(format!("{folder}/{screen}.txt"), texts.join("\n\n")).expect("it can be written");
        }
        assert_ne!(texts[0], texts[1], "{screen} is told in the language that was chosen");
    }
}

#[test]
fn no_tree_is_made_without_a_screen_reader() {
    let empty = tempfile::tempdir().expect("a folder for the test");
    let mut app = whole::app(empty.path());
    for _ in 0..10 {
        app.update();
    }
    assert!(tree(&mut app).is_none());
    app.world_mut().resource_mut::<Preferences>().access.read_aloud = true;
    for _ in 0..4 {
        app.update();
    }
    assert!(app.world().resource::<Listening>().0);
    assert!(tree(&mut app).is_some_and(|tree| tree.nodes.len() > 5));
}

/// A person who has nothing but the tree.
struct Listener {
    app: App,
}

impl Listener {
    fn new(assets: &std::path::Path) -> Self {
        let launch = Launch { settings: settings(), ..Launch::default() };
        let mut listener = Self { app: whole::launched(assets, launch, |_| {}) };
        listener.wait(8);
        listener
    }

    fn wait(&mut self, frames: usize) {
        for _ in 0..frames {
            self.app.update();
        }
    }

    fn seen(&mut self) -> TreeSnapshot {
        let update = tree(&mut self.app).expect("the screen is told");
        TreeSnapshot::from_update("the screen", &update)
    }

    fn ask(&mut self, node: NodeId, action: Action) {
        let request = accesskit::ActionRequest { action, target_tree: TreeId::ROOT, target_node: node, data: None };
        self.app.world_mut().write_message(ActionRequest(request));
        self.wait(4);
    }

    /// Presses what has this role and these words in its name, as soon as it is there.
    fn press(&mut self, role: Role, words: &str) {
        let begun = Instant::now();
        while begun.elapsed() < HANG {
            if let Some(node) = self.seen().find(role, words) {
                return self.ask(node, Action::Click);
            }
            self.wait(1);
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("no {role:?} is called {words:?}:\n{}", self.seen().listing());
    }

    /// The first of these words that a cell says, and the cell.
    fn cell(&mut self, wanted: &[&str]) -> Option<NodeId> {
        let seen = self.seen();
        wanted.iter().find_map(|words| seen.find(Role::GridCell, words))
    }

    /// The match has been decided, whether or not the table shows it yet.
    fn is_decided(&self) -> bool {
        self.app.world().resource::<Match>().is_over()
    }

    /// Makes so many decisions, by what the cells say, or fewer if the match ends before.
    fn decide(&mut self, decisions: usize) {
        let begun = Instant::now();
        while !self.is_decided() && self.app.world().resource::<Match>().decisions().len() < decisions {
            let [ends, starts] = [
                &["can attack here", "can be pushed here", "can go here", "can be placed here"][..],
                &["can go to", "can target"],
            ];
            if let Some(cell) = self.cell(ends) {
                self.ask(cell, Action::Click);
            } else if let Some(cell) = self.cell(starts) {
                self.ask(cell, Action::Click);
            } else {
                self.wait(3);
                // Computers think in real time, beside the frames.
                std::thread::sleep(Duration::from_millis(1));
                assert!(begun.elapsed() < HANG, "nothing can be done:\n{}", self.seen().listing());
            }
        }
    }
}

/// Plays from the title to the result by the tree alone.
fn play(table: &str, decisions: usize) {
    let empty = tempfile::tempdir().expect("a folder for the test");
    let mut listener = Listener::new(empty.path());
    listener.press(Role::Button, "Play");
    listener.press(Role::Button, table);
    let is_set_up = |listener: &Listener| listener.app.world().contains_resource::<Draft>();
    let begun = Instant::now();
    while !is_set_up(&listener) && begun.elapsed() < HANG {
        listener.wait(1);
    }
    let mut draft = listener.app.world_mut().resource_mut::<Draft>();
    (draft.own_seed, draft.seed) = (true, "8".to_owned());
    listener.press(Role::Button, "Take your seat");
    listener.decide(decisions);
    if !listener.is_decided() {
        listener.press(Role::Button, "Menu");
        listener.press(Role::Button, "Resign");
        listener.press(Role::Button, "Resign");
    }
    let begun = Instant::now();
    while begun.elapsed() < HANG {
        if listener.app.world().resource::<State<MatchPhase>>().get() == &MatchPhase::Over {
            break;
        }
        listener.wait(2);
    }
    listener.press(Role::Button, "Main menu");
}

#[test]
fn a_match_of_the_first_game_is_played_by_the_tree_alone() {
    play("Holochess", 16);
}

#[test]
fn a_match_on_the_star_is_played_by_the_tree_alone() {
    play("Chinese Checkers", 12);
}

#[test]
fn a_lesson_asks_for_a_creature_only_where_one_is_to_act() {
    let empty = tempfile::tempdir().expect("a folder for the test");
    let mut listener = Listener::new(empty.path());
    listener
        .app
        .world_mut()
        .write_message(MatchRequest::Lesson { lesson: Lesson::of(GameId::Holochess), part: Some(0) });
    let (mut told, mut asked) = (0, 0);
    for _ in 0..3_000 {
        listener.wait(6);
        let Some(lesson) = listener.app.world().get_resource::<Match>().and_then(Match::lesson) else { continue };
        if lesson.course().part_number() > 0 {
            break;
        }
        let Some(step) = lesson.course().step().filter(|_| lesson.is_told()) else { continue };
        let hint = if matches!(step.ends, Ends::Act(_)) { lesson.course().hint() } else { None };
        let listing = listener.seen().listing();
        assert!(!listing.contains("is thinking"), "the lesson waits for its reader:\n{listing}");
        let is_asked = listener.seen().find(Role::Label, "Choose a creature").is_some();
        if let Some(action) = hint {
            asked += u32::from(is_asked);
            listener.app.world_mut().write_message(ActionRequested(action));
        } else {
            assert!(!is_asked, "nothing is to be chosen:\n{}", listener.seen().listing());
            told += 1;
            listener.app.world_mut().write_message(LessonGoOn);
        }
    }
    assert!(told > 0 && asked > 0, "{told} steps were told, {asked} asked for a creature");
}

#[test]
fn lesson_cannot_be_resigned_and_keeps_parts_that_are_done() {
    let empty = tempfile::tempdir().expect("a folder for the test");
    let mut listener = Listener::new(empty.path());
    listener
        .app
        .world_mut()
        .write_message(MatchRequest::Lesson { lesson: Lesson::of(GameId::Holochess), part: Some(0) });
    listener.press(Role::Button, "Menu");
    listener.wait(4);
    let seen = listener.seen();
    assert!(seen.find(Role::Button, "Continue").is_some(), "{}", seen.listing());
    assert!(seen.find(Role::Button, "Resign").is_none(), "{}", seen.listing());
    assert!(seen.listing().contains("finished parts are saved"), "{}", seen.listing());
}

#[test]
fn chosen_player_plays_under_that_name_and_with_that_strength() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let shelf = Shelf::at(folder.path().join("saves"));
    let mut setup = crate::support::setup(["human", "greedy"], 3);
    setup.seats[0].name = "Ada".to_owned();
    let (mut recorded, _) = RecordedMatch::begin(setup).expect("it begins");
    recorded.decide(Seat::FIRST, holochess::rules::Action::Resign).expect("a player can always resign");
    let file = shelf.claim(recorded.setup()).expect("the folder is ours");
    recorded.save_to(&file).expect("the folder is ours");
    let mut strength = StoredRatings::default();
    strength.set("Ada", GameId::Holochess.id(), StoredRating { rating: 900.0, deviation: 80.0, matches: 30 });
    let launch = Launch { settings: settings(), saves: Some(shelf), standings: strength, ..Launch::default() };
    let mut listener = Listener { app: whole::launched(&folder.path().join("assets"), launch, |_| {}) };
    listener.wait(8);
    let newcomer = listener.app.world().resource::<PersonRating>().strength(GameId::Holochess);
    assert_eq!(newcomer.1, 0);
    listener.press(Role::Button, "Journey");
    listener.press(Role::Button, "Player");
    listener.press(Role::Button, "Ada");
    listener.wait(4);
    assert_eq!(listener.app.world().resource::<Preferences>().game.names[0], "Ada");
    let rating = listener.app.world().resource::<PersonRating>();
    assert_eq!((rating.name(), rating.strength(GameId::Holochess).1), ("Ada", 30));
}
