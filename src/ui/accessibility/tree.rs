//! A frame as a tree: a window; in it the board, a group for each layer of the screen with its texts and widgets in the
//! order in which they were drawn, and last what has happened. Plain values in, an update for AccessKit out.

use std::collections::{HashMap, HashSet};

use bevy_egui::egui::{
    self, Id, LayerId, Order, Rect,
    accesskit::{self, Action, Affine, Live, Node, NodeId, Role, Toggled, Tree, TreeId, TreeUpdate},
};

use super::{board::Board, cell_id, root};
use crate::ui::theme::accessible::{Accessible, Note, Part, TextKind};
use holochess_rules::Cell;

/// What a tree is made from.
pub struct Frame<'a> {
    /// The texts and widgets of the frame.
    pub notes: &'a [Note],
    /// The widget in focus.
    pub focus: Option<Id>,
    /// The cell of the keyboard's cursor.
    pub cursor: Option<Cell>,
    /// The board, where one is to be played on.
    pub board: Option<&'a Board>,
    /// What happened, the oldest first, with numbers.
    pub announcements: &'a [(u64, String)],
    /// The window's name.
    pub name: &'a str,
    /// The name of the list of what happened.
    pub happened: &'a str,
    /// Pixels of the window per point.
    pub pixels_per_point: f32,
}

/// The texts on each widget, by its place among the notes, and the texts on no widget.
struct Texts<'a> {
    of_widgets: HashMap<usize, Vec<(&'a str, TextKind, Rect)>>,
    held: HashSet<usize>,
}

impl<'a> Texts<'a> {
    /// Gives every text to the smallest widget of its layer that it lies on.
    fn sort(notes: &'a [Note]) -> Self {
        let widgets: Vec<(usize, Rect, LayerId)> = (0..)
            .zip(notes)
            .filter_map(|(place, note)| match note {
                Note::Widget { rect, layer, .. } => Some((place, *rect, *layer)),
                Note::Text { .. } => None,
            })
            .collect();
        let mut sorted = Self { of_widgets: HashMap::new(), held: HashSet::new() };
        for (place, note) in notes.iter().enumerate() {
            let Note::Text { text, kind, rect, layer } = note else { continue };
            let below = widgets.iter().filter(|(_, area, of)| of == layer && area.contains(rect.center()));
            if let Some((holder, ..)) = below.min_by(|a, b| a.1.area().total_cmp(&b.1.area())) {
                sorted.of_widgets.entry(*holder).or_default().push((text, *kind, *rect));
                sorted.held.insert(place);
            }
        }
        sorted
    }
}

/// Texts in the order of reading, each once.
fn joined<'a>(texts: impl Iterator<Item = &'a str>) -> String {
    let mut known: Vec<&str> = Vec::new();
    for text in texts {
        if !known.contains(&text) {
            known.push(text);
        }
    }
    known.join(", ")
}

fn bounds(rect: Rect) -> accesskit::Rect {
    let [x0, y0, x1, y1] = [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(f64::from);
    accesskit::Rect { x0, y0, x1, y1 }
}

/// The nodes made so far.
#[derive(Default)]
struct Nodes {
    nodes: Vec<(NodeId, Node)>,
    known: HashSet<NodeId>,
}

impl Nodes {
    /// Adds a node; returns its id, or nothing if there is one of this id.
    fn add(&mut self, id: NodeId, node: Node) -> Option<NodeId> {
        self.known.insert(id).then(|| {
            self.nodes.push((id, node));
            id
        })
    }

    /// The choices of a widget.
    fn parts(&mut self, parts: &[Part], on_it: &[(&str, TextKind, Rect)], focusable: bool) -> Vec<NodeId> {
        let count = parts.len();
        let mut ids = Vec::new();
        for (place, part) in parts.iter().enumerate() {
            let mut node = Node::new(Role::RadioButton);
            let inside = on_it.iter().filter(|(_, _, rect)| part.rect.contains(rect.center()));
            let written = || joined(inside.map(|(text, ..)| *text));
            node.set_label(if part.name.is_empty() { written() } else { part.name.clone() });
            node.set_toggled(if part.chosen { Toggled::True } else { Toggled::False });
            node.set_position_in_set(place + 1);
            node.set_size_of_set(count);
            node.set_bounds(bounds(part.rect));
            node.add_action(Action::Click);
            if focusable && part.chosen {
                node.add_action(Action::Focus);
            }
            ids.extend(self.add(part.id.accesskit_id(), node));
        }
        ids
    }

    /// A widget, with the texts on it. `None` for one that has no name and takes no focus: it is for the pointer alone,
    /// and there is a key or another widget for what it does.
    fn widget(
        &mut self,
        id: Id,
        rect: Rect,
        focusable: bool,
        about: &Accessible,
        on_it: &[(&str, TextKind, Rect)],
    ) -> Option<NodeId> {
        let words = || on_it.iter().filter(|(_, kind, _)| *kind != TextKind::Key).map(|(text, ..)| *text);
        let name = if about.name.is_empty() { joined(words()) } else { about.name.clone() };
        if name.is_empty() && !focusable {
            return None;
        }
        let mut node = Node::new(about.role);
        let said = |text: &&str| {
            name.contains(*text)
                || about.value.as_ref().is_some_and(|value| value.contains(*text))
                || about.parts.iter().any(|part| part.name.contains(*text) || part.name.is_empty())
        };
        let more = joined(words().filter(|text| !said(text)));
        if !more.is_empty() {
            node.set_description(more);
        }
        node.set_label(name);
        let keys = joined(on_it.iter().filter(|(_, kind, _)| *kind == TextKind::Key).map(|(text, ..)| *text));
        if !keys.is_empty() {
            node.set_keyboard_shortcut(keys);
        }
        if let Some(value) = &about.value {
            node.set_value(value.as_str());
        }
        if let Some([now, least, most, step]) = about.number {
            node.set_numeric_value(now);
            node.set_min_numeric_value(least);
            node.set_max_numeric_value(most);
            node.set_numeric_value_step(step);
            for action in [Action::SetValue, Action::Increment, Action::Decrement] {
                node.add_action(action);
            }
        }
        match (about.role, about.chosen) {
            (_, None) => {}
            (Role::CheckBox | Role::RadioButton | Role::Switch | Role::Button, Some(chosen)) => {
                node.set_toggled(if chosen { Toggled::True } else { Toggled::False });
            }
            (_, Some(chosen)) => node.set_selected(chosen),
        }
        if about.disabled {
            node.set_disabled();
        }
        node.set_bounds(bounds(rect));
        if about.parts.is_empty() && about.number.is_none() {
            node.add_action(Action::Click);
        }
        if focusable {
            node.add_action(Action::Focus);
        }
        let parts = self.parts(&about.parts, on_it, focusable);
        node.set_children(parts);
        self.add(id.accesskit_id(), node)
    }

    /// A text on no widget.
    fn text(&mut self, id: Id, text: &str, kind: TextKind, rect: Rect) -> Option<NodeId> {
        let mut node = Node::new(if kind == TextKind::Heading { Role::Heading } else { Role::Label });
        if kind == TextKind::Heading {
            node.set_label(text);
        } else {
            node.set_value(text);
        }
        if kind == TextKind::Announced {
            node.set_live(Live::Polite);
        }
        node.set_bounds(bounds(rect));
        self.add(id.accesskit_id(), node)
    }

    /// A text field as egui tells it, with its letters and its cursor, under our name.
    fn text_field(&mut self, id: Id, about: &Accessible, own: &TreeUpdate) -> Option<NodeId> {
        let find = |id: NodeId| own.nodes.iter().find(|(known, _)| *known == id).map(|(_, node)| node);
        let id = id.accesskit_id();
        let mut node = find(id)?.clone();
        node.set_label(about.name.as_str());
        for child in node.children() {
            if let Some(run) = find(*child) {
                self.add(*child, run.clone());
            }
        }
        self.add(id, node)
    }

    /// The board: a grid with a row for every row of cells.
    fn board(&mut self, board: &Board) -> Option<NodeId> {
        let mut rows = Vec::new();
        for (index, row) in board.rows.iter().enumerate() {
            let mut cells = Vec::new();
            for (column, told) in row.cells.iter().enumerate() {
                let mut node = Node::new(Role::GridCell);
                node.set_label(told.name.as_str());
                if !told.more.is_empty() {
                    node.set_description(told.more.as_str());
                }
                node.set_row_index(index);
                node.set_column_index(column);
                if told.held {
                    node.set_selected(true);
                }
                if let Some(rect) = told.rect {
                    node.set_bounds(bounds(rect));
                }
                node.add_action(Action::Click);
                node.add_action(Action::Focus);
                cells.extend(self.add(cell_id(told.cell).accesskit_id(), node));
            }
            let mut node = Node::new(Role::Row);
            node.set_label(row.name.as_str());
            node.set_row_index(index);
            node.set_children(cells);
            rows.extend(self.add(Id::new(("row of cells", index)).accesskit_id(), node));
        }
        let mut node = Node::new(Role::Grid);
        node.set_label(board.name.as_str());
        node.set_row_count(board.rows.len());
        node.set_column_count(board.rows.iter().map(|row| row.cells.len()).max().unwrap_or_default());
        node.set_children(rows);
        self.add(Id::new("board").accesskit_id(), node)
    }

    /// What happened, announced line by line.
    fn events(&mut self, name: &str, lines: &[(u64, String)]) -> Option<NodeId> {
        let mut children = Vec::new();
        for (number, line) in lines {
            let mut node = Node::new(Role::Label);
            node.set_value(line.as_str());
            node.set_live(Live::Polite);
            children.extend(self.add(Id::new(("announcement", number)).accesskit_id(), node));
        }
        let mut node = Node::new(Role::Log);
        node.set_label(name);
        node.set_children(children);
        self.add(Id::new("announcements").accesskit_id(), node)
    }
}

/// The layers in the order in which they were first drawn on.
fn layers(notes: &[Note]) -> Vec<LayerId> {
    let mut layers = Vec::new();
    for note in notes {
        let (Note::Text { layer, .. } | Note::Widget { layer, .. }) = note;
        if !layers.contains(layer) {
            layers.push(*layer);
        }
    }
    layers
}

/// The tree of a frame; `own` is what egui says of it.
pub fn tree(frame: &Frame<'_>, own: Option<&TreeUpdate>) -> TreeUpdate {
    let texts = Texts::sort(frame.notes);
    let mut nodes = Nodes::default();
    let mut top = Vec::new();
    top.extend(frame.board.and_then(|board| nodes.board(board)));
    for layer in layers(frame.notes) {
        let mut children = Vec::new();
        let mut heading = None;
        let mut said: HashMap<&str, usize> = HashMap::new();
        let mut has_widgets = false;
        for (place, note) in frame.notes.iter().enumerate() {
            match note {
                Note::Text { text, kind, rect, layer: on } if *on == layer && !texts.held.contains(&place) => {
                    heading = heading.or(Some(text));
                    // The same text keeps its node while others come and go.
                    let times = said.entry(text).and_modify(|times| *times += 1).or_default();
                    let id = Id::new(("text", layer, text, *times));
                    children.extend(nodes.text(id, text, *kind, *rect));
                }
                Note::Widget { id, rect, layer: on, focusable, about } if *on == layer => {
                    has_widgets = true;
                    let field = own.filter(|_| about.role == Role::TextInput);
                    let field = field.and_then(|own| nodes.text_field(*id, about, own));
                    let on_it = texts.of_widgets.get(&place).map_or(&[][..], Vec::as_slice);
                    children.extend(field.or_else(|| nodes.widget(*id, *rect, *focusable, about, on_it)));
                }
                _ => {}
            }
        }
        // What lies over the screen is a dialogue; the screen itself needs no group.
        let is_dialogue = layer.order == Order::Foreground && has_widgets;
        let mut node = Node::new(if is_dialogue { Role::Dialog } else { Role::GenericContainer });
        if is_dialogue {
            node.set_modal();
            node.set_label(heading.map_or(frame.name, String::as_str));
        }
        node.set_children(children);
        top.extend(nodes.add(Id::new(("layer", layer)).accesskit_id(), node));
    }
    top.extend(nodes.events(frame.happened, frame.announcements));
    let mut window = Node::new(Role::Window);
    window.set_label(frame.name);
    window.set_transform(Affine::scale(f64::from(frame.pixels_per_point)));
    window.set_children(top);
    nodes.add(root(), window);
    let focus = focus(frame, &nodes.known);
    TreeUpdate { nodes: nodes.nodes, tree: Some(Tree::new(root())), tree_id: TreeId::ROOT, focus }
}

/// The node in focus: the chosen part of the widget in focus, the widget itself, the cell of the cursor, the board, or
/// the window.
fn focus(frame: &Frame<'_>, known: &HashSet<NodeId>) -> NodeId {
    let widget = frame.focus.and_then(|focus| {
        let about = frame.notes.iter().find_map(|note| match note {
            Note::Widget { id, about, .. } if *id == focus => Some(about),
            _ => None,
        })?;
        let part = about.parts.iter().find(|part| part.chosen);
        Some(part.map_or(focus, |part| part.id))
    });
    let on_board = frame.board.map(|_| frame.cursor.map_or(Id::new("board"), cell_id));
    let wanted = widget.or(on_board).map(|id: egui::Id| id.accesskit_id());
    wanted.filter(|id| known.contains(id)).unwrap_or_else(root)
}
