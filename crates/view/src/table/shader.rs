//! The source of the top's shader: its parts in sequence, preceded by the lengths of every board. Each length is written once,
//! in the Rust file of its board.

use std::fmt::Write;

use bevy::prelude::*;

use crate::{
    boards, look_light, marks,
    shaders::{self, Source, source},
};
use holochess_rules::{Seat, Shape};

/// Its parts. Those of a board stand under the name of its shape.
fn parts() -> Vec<Source> {
    let common = [source!("table/common.wgsl"), source!("table/glass.wgsl")];
    let last = [
        source!("table/disc.wgsl"),
        source!("table/marks.wgsl"),
        source!("table/light.wgsl"),
        source!("table/top.wgsl"),
    ];
    let boards = boards::SHAPES.into_iter().map(|shape| boards::drawing(shape).source);
    common.into_iter().chain(boards).chain(last).collect()
}

/// The names under which a board's parts stand.
pub(super) fn shader_defs(shape: Shape) -> &'static [&'static str] {
    boards::drawing(shape).names
}

/// Counts as a WGSL list.
fn list(counts: &[u32]) -> String {
    let texts: Vec<String> = counts.iter().map(|count| format!("{count}u")).collect();
    format!("array<u32, {}>({})", counts.len(), texts.join(", "))
}

/// The constants of every board: lengths, counts, colours, the bits of marks.
fn constants() -> String {
    let mut text = String::new();
    let mut say = |name: &str, value: String| {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "const {name} = {value};");
    };
    for (name, bit) in marks::bits::NAMED {
        say(name, format!("{bit}u"));
    }
    let lights: Vec<String> = (0..Seat::MOST)
        .map(|seat| look_light(Seat::new(seat)))
        .map(|light| format!("vec3({:?}, {:?}, {:?})", light.red, light.green, light.blue))
        .collect();
    say("SIDES", format!("array<vec3<f32>, {}>({})", Seat::MOST, lights.join(", ")));
    for shape in boards::SHAPES {
        let _ = writeln!(text, "#ifdef {}", shader_defs(shape)[0]);
        let _ = writeln!(text, "const SCALE = {:?};", boards::figure_scale(shape));
        for (name, length) in boards::lengths(shape).into_iter().chain(boards::mark_sizes(shape).named()) {
            let _ = writeln!(text, "const {name} = {length:?};");
        }
        for (name, counts) in boards::counts(shape) {
            let _ = writeln!(text, "const {name} = {};", list(&counts));
        }
        let _ = writeln!(text, "#endif");
    }
    text
}

/// The whole source.
fn text() -> String {
    let parts = parts().into_iter().map(Source::text).collect::<Vec<_>>().join("\n");
    // Imports come first in a shader.
    let (imports, rest) = parts.split_at(parts.find("struct Board").unwrap_or_default());
    [imports, &constants(), rest].join("\n")
}

pub(super) fn plugin(app: &mut App) {
    shaders::build_in(app, "table.wgsl", text());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_length_of_a_board_is_said_in_rust_and_used_by_the_shader() {
        let parts = parts().into_iter().map(|part| part.built_in).collect::<Vec<_>>().join("\n");
        for shape in boards::SHAPES {
            for (name, _) in boards::lengths(shape).into_iter().chain(boards::mark_sizes(shape).named()) {
                assert!(!parts.contains(&format!("const {name} ")), "{name} is said twice");
                let used = |letter: char| letter.is_alphanumeric() || letter == '_';
                assert!(parts.split(|letter| !used(letter)).any(|word| word == name), "{name} is not used");
            }
        }
    }

    #[test]
    fn only_its_own_part_of_the_shader_names_a_board() {
        for shape in boards::SHAPES {
            let own = boards::drawing(shape);
            for part in parts().into_iter().map(|part| part.built_in).filter(|part| *part != own.source.built_in) {
                let used = |letter: char| letter.is_alphanumeric() || letter == '_';
                let names = part.split(|letter| !used(letter)).any(|word| word == own.names[0]);
                assert!(!names, "{} is named in another part: {part}", own.names[0]);
            }
        }
    }

    #[test]
    fn the_shader_is_told_what_the_boards_are() {
        let text = constants();
        for line in [
            "const HUB = 0.36;",
            "#ifdef STAR",
            "const TARGET = 16u;",
            "const TARGET_AT = 0.126;",
            "vec3(0.1, 0.62, 1.0)",
        ] {
            assert!(text.contains(line), "{line} is missing in {text}");
        }
        assert!(text.contains("const ROW_LENGTH = array<u32, 17>(1u, 2u, 3u, 4u, 13u"), "{text}");
    }
}
