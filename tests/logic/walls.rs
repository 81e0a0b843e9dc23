//! What cargo cannot hold of the house: the order of the modules inside `ui` and `view`, that no game is named above the players outside
//! its own files, that what a browser lacks is asked of `platform`, and that what a crate builds in from `assets` is looked at.

use std::{
    collections::{HashMap, HashSet},
    fs,
    path::{Path, PathBuf},
};

use holochess::rules::{GameId, Setup, new_table};
use syn::{
    Attribute, Expr, ExprMethodCall, File, Item, ItemMod, ItemUse, LitStr, Meta, UseTree,
    visit::{self, Visit},
};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// Every Rust file below a folder that holds more than tests.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("sources can be read").flatten() {
        let path = entry.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if name == "tests" || name.ends_with("_tests") || name.ends_with("_test") {
            continue;
        }
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            files.push(path);
        }
    }
    files
}

/// What a file names: paths from its `use` items and its code, method calls, and texts. Code for tests is left out.
#[derive(Default)]
struct Names {
    paths: Vec<NamedPath>,
    methods: Vec<String>,
    texts: Vec<String>,
    inside: Vec<String>,
}

/// A path from a `use` item or from code.
struct NamedPath {
    /// The modules inside the file in which it stands.
    inside: Vec<String>,
    words: Vec<String>,
    /// The name that it is given.
    alias: Option<String>,
    /// Whether it passes something on (`pub use`).
    is_passed_on: bool,
}

impl Names {
    fn parse(code: &str) -> Self {
        let file: File = syn::parse_file(code).expect("it is Rust");
        let mut names = Self::default();
        names.visit_file(&file);
        names
    }

    fn add_use(&mut self, tree: &UseTree, before: &[String], is_passed_on: bool) {
        let with = |name: &dyn ToString| before.iter().cloned().chain([name.to_string()]).collect::<Vec<_>>();
        let (words, alias) = match tree {
            UseTree::Path(path) => return self.add_use(&path.tree, &with(&path.ident), is_passed_on),
            UseTree::Group(group) => {
                return group.items.iter().for_each(|tree| self.add_use(tree, before, is_passed_on));
            }
            UseTree::Name(name) if name.ident == "self" => (before.to_vec(), None),
            UseTree::Name(name) => (with(&name.ident), None),
            UseTree::Rename(name) if name.ident == "self" => (before.to_vec(), Some(name.rename.to_string())),
            UseTree::Rename(name) => (with(&name.ident), Some(name.rename.to_string())),
            UseTree::Glob(_) => (with(&"*"), None),
        };
        self.paths.push(NamedPath { inside: self.inside.clone(), words, alias, is_passed_on });
    }
}

fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::List(list) => list.path.is_ident("cfg") && list.tokens.to_string() == "test",
        _ => attribute.path().is_ident("test"),
    })
}

impl<'ast> Visit<'ast> for Names {
    fn visit_item(&mut self, item: &'ast Item) {
        let attributes = match item {
            Item::Const(item) => &item.attrs,
            Item::Enum(item) => &item.attrs,
            Item::Fn(item) => &item.attrs,
            Item::Impl(item) => &item.attrs,
            Item::Mod(item) => &item.attrs,
            Item::Static(item) => &item.attrs,
            Item::Struct(item) => &item.attrs,
            Item::Use(item) => &item.attrs,
            _ => return visit::visit_item(self, item),
        };
        if !is_for_tests(attributes) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        self.inside.push(item.ident.to_string());
        visit::visit_item_mod(self, item);
        self.inside.pop();
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.add_use(&item.tree, &[], !matches!(item.vis, syn::Visibility::Inherited));
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let words = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        self.paths.push(NamedPath { inside: self.inside.clone(), words, alias: None, is_passed_on: false });
        visit::visit_path(self, path);
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        self.methods.push(call.method.to_string());
        visit::visit_expr_method_call(self, call);
    }

    fn visit_lit_str(&mut self, text: &'ast LitStr) {
        self.texts.push(text.value());
    }

    fn visit_macro(&mut self, item: &'ast syn::Macro) {
        // The arguments of `vec!`, `format!`, `println!` and their like; of other macros nothing.
        let parser = syn::punctuated::Punctuated::<Expr, syn::Token![,]>::parse_terminated;
        for argument in item.parse_body_with(parser).iter().flatten() {
            self.visit_expr(argument);
        }
    }

    fn visit_attribute(&mut self, _: &'ast Attribute) {}

    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}
}

/// The modules of a room from the lowest on. ARCHITECTURE.md lists them, the highest first, in a table that begins with this heading.
fn order(heading: &str) -> Vec<String> {
    let text = read(&root().join("ARCHITECTURE.md"));
    let (_, table) = text.split_once(&format!("\n| {heading}, the highest first |")).expect("the table is there");
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let mut modules: Vec<String> = rows
        .flat_map(|row| {
            let names = row.split('|').nth(1).unwrap_or_default().split('`').skip(1).step_by(2);
            names.map(str::to_owned).collect::<Vec<_>>()
        })
        .collect();
    modules.reverse();
    modules
}

/// A room whose modules are in order.
struct Room {
    /// The path of its modules from the crate's root: `["ui"]`, or nothing for a crate of its own.
    at: Vec<String>,
    order: Vec<String>,
    /// What the room's own file passes on, by name, and the module that it comes from.
    passed_on: HashMap<String, String>,
}

impl Room {
    fn new(at: &[&str], order: Vec<String>, door: &str) -> Self {
        let names = Names::parse(door);
        let from = |NamedPath { words, alias, .. }: NamedPath| {
            let words = &words[usize::from(words[0] == "self")..];
            let [module, .., last] = words else { return None };
            order.contains(module).then(|| (alias.unwrap_or_else(|| last.clone()), module.clone()))
        };
        let passed_on = names.paths.into_iter().filter_map(from).collect();
        Self { at: at.iter().map(ToString::to_string).collect(), order, passed_on }
    }

    /// What of the room a path leads to: one of its modules, or the room itself. `module` is where it stands, from the crate's root.
    fn leads_to(&self, module: &[String], path: &[String]) -> Option<String> {
        let mut at = module.to_vec();
        for (index, word) in path.iter().enumerate() {
            match word.as_str() {
                "crate" => at.clear(),
                "self" => {}
                "super" => _ = at.pop()?,
                _ if index == 0 => return None,
                _ => at.push(word.clone()),
            }
        }
        let rest = at.strip_prefix(self.at.as_slice())?;
        // `self` and `Self` alone are values.
        let Some(named) = rest.first() else { return (path.len() > 1).then(|| "*".to_owned()) };
        Some(self.passed_on.get(named).unwrap_or(named).clone())
    }

    /// What a file may not name; `module` is its path from the crate's root.
    fn faults(&self, module: &[String], code: &str) -> Vec<String> {
        let place = |name: &String| self.order.iter().position(|known| known == name);
        let Some(own) = module.strip_prefix(self.at.as_slice()).and_then(<[_]>::first) else { return Vec::new() };
        let Some(here) = place(own) else { return vec![format!("{own} has no place in the order")] };
        let names = Names::parse(code);
        let leads = names.paths.iter().filter_map(|NamedPath { inside, words, .. }| {
            let module: Vec<String> = module.iter().chain(inside).cloned().collect();
            Some((self.leads_to(&module, words)?, words.join("::")))
        });
        leads
            .filter(|(named, _)| place(named).is_none_or(|there| there > here))
            .map(|(named, path)| format!("{own} must not use {named} ({path})"))
            .collect()
    }
}

/// `hud/legend.rs` in a room at `["ui"]` is `["ui", "hud", "legend"]`.
fn module_of(room: &Room, file: &Path) -> Vec<String> {
    let parts = file.with_extension("").iter().map(|part| part.to_string_lossy().into_owned()).collect::<Vec<_>>();
    let parts = parts.into_iter().filter(|part| part != "mod");
    room.at.iter().cloned().chain(parts).collect()
}

#[test]
fn modules_of_ui_and_view_use_those_before_them() {
    let mut found = Vec::new();
    for (heading, at, folder, door) in
        [("ui", &["ui"][..], "src/ui", "mod.rs"), ("view", &[], "crates/view/src", "lib.rs")]
    {
        let folder = root().join(folder);
        let room = Room::new(at, order(heading), &read(&folder.join(door)));
        assert!(room.order.len() > 10, "{heading}: {:?}", room.order);
        for module in &room.order {
            let is_there = folder.join(module).is_dir() || folder.join(module).with_extension("rs").is_file();
            assert!(is_there, "{heading} has no module {module}; ARCHITECTURE.md names it");
        }
        for file in rust_files(&folder) {
            let inside = file.strip_prefix(&folder).expect("it lies there");
            if inside == Path::new(door) {
                continue;
            }
            let faults = room.faults(&module_of(&room, inside), &read(&file));
            found.extend(faults.into_iter().map(|fault| format!("{}: {fault}", file.display())));
        }
    }
    assert!(found.is_empty(), "ARCHITECTURE.md has the order of the modules:\n{}", found.join("\n"));
}

#[test]
fn a_module_that_uses_a_later_one_is_found() {
    let door = "mod low; mod middle; mod high; pub use high::Top; use self::low::{Base, Other as Under};";
    let order = || ["low", "middle", "high"].map(str::to_owned).to_vec();
    for at in [&[][..], &["ui"]] {
        let room = Room::new(at, order(), door);
        let prefix = if at.is_empty() { "crate" } else { "crate::ui" };
        let faults = |module: &str, code: &str| {
            let module: Vec<String> = at.iter().copied().chain(module.split("::")).map(str::to_owned).collect();
            room.faults(&module, &code.replace("ROOM", prefix))
        };
        for (module, code) in [
            ("middle", "use super::high;"),
            ("middle", "use ROOM::{low::Base, high::{self, Thing}};"),
            ("middle::deep", "use super::super::high::Thing as Other;"),
            ("middle", "fn f() { ROOM::high::f(); }"),
            ("middle", "fn f(a: super::high::Thing) {}"),
            ("middle", "use super::Top;"),
            ("low", "mod inner { fn f() { super::super::Top::new(); } }"),
            ("low", "fn f() { vec![ROOM::middle::f()]; }"),
            ("high", "use super::*;"),
            ("attic", "fn f() {}"),
        ] {
            assert!(!faults(module, code).is_empty(), "{module}: {code}");
        }
        for (module, code) in [
            ("middle", "use super::low; use ROOM::{low::Base, middle::deep}; use super::{Base, Under};"),
            ("high", "use super::{low, middle::Thing, Top}; use holochess_rules::high;"),
            ("middle", "#[cfg(test)] mod tests { use super::super::high; } #[cfg(test)] use super::high;"),
            ("middle", "pub(super) fn f(&self) { self.high.f(self); } // use super::high;"),
        ] {
            assert_eq!(faults(module, code), Vec::<String>::new(), "{module}: {code}");
        }
    }
}

/// The files of a crate, or of a room of the package on top, by their modules.
struct Files {
    /// The path of the room from the crate's root.
    at: Vec<String>,
    names: HashMap<Vec<String>, Names>,
}

impl Files {
    fn read(at: &[&str], folder: &Path) -> Self {
        let room = Room { at: Vec::new(), order: Vec::new(), passed_on: HashMap::new() };
        let files = rust_files(folder).into_iter().map(|file| {
            let inside = file.strip_prefix(folder).expect("it lies there");
            let module = module_of(&room, inside).into_iter().filter(|part| part != "lib" && part != "main").collect();
            (module, Names::parse(&read(&file)))
        });
        Self { at: at.iter().map(ToString::to_string).collect(), names: files.collect() }
    }

    /// Where a path leads that stands in a module: its words from the room on; nothing if it leaves the room.
    fn absolute(&self, module: &[String], words: &[String]) -> Option<Vec<String>> {
        let mut at = module.to_vec();
        for (index, word) in words.iter().enumerate() {
            match word.as_str() {
                "crate" => return words[index + 1..].strip_prefix(self.at.as_slice()).map(<[_]>::to_vec),
                "self" => {}
                "super" => _ = at.pop()?,
                _ if index == 0 && !self.names.contains_key(&[module, &words[..1]].concat()) => return None,
                _ => at.push(word.clone()),
            }
        }
        Some(at)
    }

    /// The file in which what a path names stands, through what modules pass on; nothing for a module alone.
    fn file_of(&self, path: &[String], depth: usize) -> Option<Vec<String>> {
        let length = (0..=path.len()).rev().find(|length| self.names.contains_key(&path[..*length]))?;
        let (module, rest) = path.split_at(length);
        let name = rest.first()?;
        let passed_on = self.names[module]
            .paths
            .iter()
            .filter(|path| path.is_passed_on)
            .find(|path| path.alias.as_ref().or(path.words.last()) == Some(name));
        match passed_on.and_then(|path| self.absolute(module, &path.words)) {
            Some(target) if depth > 0 => self.file_of(&[&target, &rest[1..]].concat(), depth - 1),
            _ => Some(module.to_vec()),
        }
    }

    /// The files that use each other in a circle, each circle as the names of its files.
    fn circles(&self) -> Vec<Vec<String>> {
        let uses = |module: &Vec<String>| -> HashSet<Vec<String>> {
            let paths = self.names[module].paths.iter().filter(|path| !path.is_passed_on && path.inside.is_empty());
            let files = paths.filter_map(|path| self.file_of(&self.absolute(module, &path.words)?, 8));
            files.filter(|file| file != module).collect()
        };
        let direct: HashMap<_, _> = self.names.keys().map(|module| (module, uses(module))).collect();
        let reached: HashMap<_, _> = self.names.keys().map(|module| (module, reached(&direct, module))).collect();
        let mut circles: Vec<Vec<String>> = Vec::new();
        for (module, seen) in reached.iter().filter(|(module, seen)| seen.contains(*module)) {
            let others = seen.iter().filter(|other| reached[*other].contains(*module));
            let mut circle: Vec<String> = others.map(|other| other.join("/")).collect();
            circle.sort();
            if !circles.contains(&circle) && !module.is_empty() {
                circles.push(circle);
            }
        }
        circles
    }
}

/// Every module that one leads to by what modules use.
fn reached<'a>(
    direct: &'a HashMap<&Vec<String>, HashSet<Vec<String>>>,
    from: &'a Vec<String>,
) -> HashSet<&'a Vec<String>> {
    let (mut seen, mut waiting) = (HashSet::new(), vec![from]);
    while let Some(module) = waiting.pop() {
        waiting.extend(direct[module].iter().filter(|next| seen.insert(*next)));
    }
    seen
}

#[test]
fn no_more_than_three_files_use_each_other_in_a_circle() {
    let crates =
        ["rules", "platform", "locale", "players", "record", "settings", "lessons", "worker", "session", "view"];
    let crates = crates.map(|name| (name, Vec::new(), format!("crates/{name}/src")));
    let rooms = ["ui", "cli"].map(|name| (name, vec![name], format!("src/{name}")));
    let mut found = Vec::new();
    for (name, at, folder) in crates.into_iter().chain(rooms) {
        let circles = Files::read(&at, &root().join(folder)).circles();
        found.extend(circles.into_iter().filter(|circle| circle.len() > 3).map(|circle| (name, circle)));
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// The lists in which games and boards have a line each: of faces, of layouts, of pieces.
const LISTS: [&str; 3] = ["src/ui/games/list.rs", "crates/view/src/boards/list.rs", "crates/view/src/pieces/sets.rs"];

/// The names of games and of the shapes of their boards.
struct Games {
    /// The modules of the rules that are one game's own, as `dejarik`.
    modules: Vec<String>,
    variants: Vec<String>,
    ids: Vec<&'static str>,
    shapes: Vec<String>,
}

impl Games {
    fn all() -> Self {
        // A game's folder has its options; those of boards have none.
        let folders = fs::read_dir(root().join("crates/rules/src")).expect("the rules are there").flatten();
        let games = folders.filter(|entry| entry.path().join("rule_options.rs").is_file());
        let shape = |game: &GameId| {
            let players = *game.players().first().expect("a game has players");
            let setup = Setup { game: *game, options: game.options(), players, position: None };
            new_table(&setup, &mut || 0).expect("every game has a start").0.board().shape
        };
        let games = Self {
            modules: games.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect(),
            variants: GameId::ALL.iter().map(|game| format!("{game:?}")).collect(),
            // One of them is the program's name, too.
            ids: GameId::ALL.iter().map(|game| game.id()).filter(|id| *id != env!("CARGO_PKG_NAME")).collect(),
            shapes: GameId::ALL.iter().map(|game| format!("{:?}", shape(game))).collect(),
        };
        assert!(games.modules.len() >= 4 && games.variants.len() == GameId::ALL.len(), "{:?}", games.modules);
        games
    }

    /// Whether a file is one game's or one board's own, or one of the lists of them.
    fn own(&self, file: &str) -> bool {
        let is = |folder: &str, name: &String| file == format!("{folder}/{}.rs", name.to_lowercase());
        LISTS.contains(&file)
            || self.modules.iter().any(|game| is("src/ui/games", game))
            || self.shapes.iter().any(|shape| is("crates/view/src/boards", shape))
    }

    /// What of them a file names: a game or a shape, a module of one game, a game's id as a word of a text, the other of two seats.
    fn named(&self, code: &str) -> Vec<String> {
        let names = Names::parse(code);
        let paths = names.paths.iter().map(|path| &path.words).filter(|path| {
            let names =
                |before: &str, all: &[String]| path.windows(2).any(|pair| pair[0] == before && all.contains(&pair[1]));
            names("GameId", &self.variants)
                || names("Shape", &self.shapes)
                || ["holochess_rules", "holochess_players", "rules", "players"]
                    .iter()
                    .any(|room| names(room, &self.modules))
                || path
                    .windows(2)
                    .any(|pair| pair[0] == "Seat" && ["opponent", "SECOND", "BOTH"].contains(&pair[1].as_str()))
        });
        let texts = names
            .texts
            .iter()
            .filter(|text| text.split(|sign: char| !sign.is_alphanumeric()).any(|word| self.ids.contains(&word)));
        let others = names.methods.iter().filter(|name| *name == "opponent");
        paths.map(|path| path.join("::")).chain(texts.cloned()).chain(others.cloned()).collect()
    }
}

#[test]
fn above_the_players_no_game_is_named_outside_its_own_files() {
    let games = Games::all();
    let mut found = Vec::new();
    for folder in ["crates/session/src", "crates/view/src", "src/ui"] {
        for file in rust_files(&root().join(folder)) {
            let name = file.strip_prefix(root()).expect("it lies there").to_string_lossy().replace('\\', "/");
            if !games.own(&name) && !name.contains("/test_") {
                found.extend(games.named(&read(&file)).into_iter().map(|what| format!("{name}: {what}")));
            }
        }
    }
    assert!(found.is_empty(), "these name a game, a shape or the other of two seats:\n{}", found.join("\n"));
}

#[test]
fn a_game_that_is_named_is_found() {
    let games = Games::all();
    for code in [
        "fn f() { let game = GameId::Groi; }",
        "fn f(shape: Shape) -> u8 { match shape { Shape::Star => 1 } }",
        "use holochess_rules::holochess::Creature;",
        "use holochess_rules::{Seat, dejarik::Position};",
        "fn f() { let other = seat.opponent(); }",
        "fn f() { seats.map(Seat::opponent); }",
        "fn f() { println!(\"match-groi\"); }",
    ] {
        assert_eq!(games.named(code).len(), 1, "{code}");
    }
    for code in [
        "fn f() { let game = setup.game; let id = GameId::from_id(id); } // GameId::Groi",
        "#[cfg(test)] mod tests { use holochess_rules::holochess::Creature; }",
    ] {
        assert_eq!(games.named(code), Vec::<String>::new(), "{code}");
    }
}

/// Modules that a page never runs, though they stand among those that it does: the films' maker, pictures for tests and documents.
const ONLY_AT_A_DESK: [&str; 6] = [
    "crates/view/src/offscreen/",
    "crates/view/src/sound/mod.rs",
    "src/ui/film_maker.rs",
    "src/ui/games/mid_match.rs",
    "src/ui/preview/",
    "src/ui/test_trace.rs",
];

/// What of the standard library fails or panics in a browser, and is used here without `platform`.
fn desk_only(code: &str) -> Vec<String> {
    const THREADS: [&str; 5] = ["spawn", "scope", "sleep", "Builder", "available_parallelism"];
    const ON_PATHS: [&str; 5] = ["exists", "try_exists", "canonicalize", "symlink_metadata", "read_link"];
    let names = Names::parse(code);
    let is_desk = |path: &&Vec<String>| match path.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["std", "fs", ..]
        | ["std", "time", "Instant" | "SystemTime", ..]
        | ["std", "process", "id"]
        | ["process", "id"] => true,
        ["std", "thread", what, ..] | ["thread", what, ..] => THREADS.contains(&what),
        _ => false,
    };
    let paths = names.paths.iter().map(|path| &path.words).filter(is_desk).map(|path| path.join("::"));
    let methods = names.methods.iter().filter(|name| ON_PATHS.contains(&name.as_str())).cloned();
    let conditions = code.contains("target_arch").then(|| "target_arch".to_owned());
    paths.chain(methods).chain(conditions).collect()
}

#[test]
fn what_a_browser_lacks_is_asked_of_the_platform() {
    let mut found = Vec::new();
    let crates = ["locale", "players", "record", "settings", "lessons", "worker", "session", "view"];
    let folders = crates.map(|name| format!("crates/{name}/src")).into_iter().chain(["src/ui".to_owned()]);
    for file in folders.flat_map(|folder| rust_files(&root().join(folder))) {
        let name = file.strip_prefix(root()).expect("it lies there").to_string_lossy().replace('\\', "/");
        if !ONLY_AT_A_DESK.iter().any(|start| name.starts_with(start)) {
            found.extend(desk_only(&read(&file)).into_iter().map(|what| format!("{name}: {what}")));
        }
    }
    assert!(found.is_empty(), "a browser has none of this (crates/platform):\n{}", found.join("\n"));
}

#[test]
fn what_a_browser_lacks_is_found() {
    for code in [
        "use std::time::Instant;",
        "use std::{fs, io};",
        "use std::{io::{self, Read}, fs::File};",
        "fn f() { std::fs::read(p); }",
        "fn f() { process::id(); }",
        "use std::thread; fn f() { thread::spawn(g); }",
        "fn f(path: &Path) -> bool { path.exists() }",
        "#[cfg(target_arch = \"wasm32\")] use a::b;",
    ] {
        assert_eq!(desk_only(code).len(), 1, "{code}");
    }
    for code in [
        "use holochess_platform::{clock::Instant, fs}; use std::time::Duration; fn f() { fs::read(p); }",
        "#[cfg(test)] mod tests { use std::fs; }",
    ] {
        assert_eq!(desk_only(code), Vec::<String>::new(), "{code}");
    }
}

#[test]
fn what_a_crate_builds_in_is_looked_at() {
    let mut count = 0;
    for entry in fs::read_dir(root().join("crates")).expect("the crates are there").flatten() {
        let folder = entry.path();
        let script =
            ["build.rs", "build/main.rs"].map(|name| fs::read_to_string(folder.join(name)).unwrap_or_default());
        let looked_at: Vec<String> = script
            .iter()
            .flat_map(|script| script.split("assets/").skip(1))
            .map(|rest| format!("assets/{}", rest.split(['"', '\\']).next().unwrap_or_default()))
            .collect();
        for file in rust_files(&folder.join("src")) {
            let code = read(&file);
            let included = code
                .split("include_")
                .skip(1)
                .filter(|part| part.starts_with("str!(") || part.starts_with("bytes!("))
                .filter_map(|part| Some(part.split('"').nth(1)?.split_once("../assets/")?.1.to_owned()));
            // The view's macro for a shader.
            let shaders = code.split("source!(\"").skip(1).filter_map(|part| part.split('"').next());
            for path in included.chain(shaders.map(|path| format!("shaders/{path}"))) {
                let path = format!("assets/{path}");
                count += 1;
                let is_looked_at = looked_at.iter().any(|looked_at| Path::new(&path).starts_with(looked_at));
                assert!(is_looked_at, "{}: the build script does not name {path}", file.display());
            }
        }
    }
    assert!(count >= 20, "{count} files are built in");
}
