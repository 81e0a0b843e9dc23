// What the parts of the table's shader share: what the program tells it, noise, lines, and what a cell and a surface are.
// Lengths are in the scene's unit, the radius of the top. The lengths of each board come from its Rust file.
#import bevy_pbr::{
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{apply_pbr_lighting, main_pass_post_lighting_processing},
    forward_io::{VertexOutput, FragmentOutput},
    mesh_view_bindings::{view, globals},
}

struct Board {
    pieces: array<vec4<f32>, 64>,    // x, z, facing, seat; 8 more on show
    tints: array<vec4<f32>, 64>,     // hue, presence
    contacts: array<vec4<f32>, 64>,  // place, radius; four a piece, where there are no more than sixteen
    near: array<vec4<u32>, 128>,     // two pieces' bytes a cell of a grid of 16 by 16: who stands near it, eight at most
    marks: array<vec4<u32>, 31>,     // bits of each cell
    strokes: array<vec4<f32>, 48>,   // from and to: the path's, then the lines'
    kinds: array<vec4<u32>, 12>,     // of each line's stroke: its seat, and 8 where the line is made
    regions: array<vec4<f32>, 6>,    // light of a camp or point, and the sign of who starts there, below 0 nobody
    turns: array<vec4<f32>, 2>,      // the seats that are lit most: direction, how much, which
    accent: vec4<f32>,               // light of the marks, strokes of the path
    push: vec4<f32>,                 // where pushes come from, whether from there, motion
    look: vec4<f32>,                 // glow, reflection, blur, figures
    ambient: vec4<f32>,              // what the lounge throws on the top, for plain light
    written: vec4<f32>,              // radius up to which the board is written, glow of that edge, strokes of lines
}
@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> board: Board;
@group(#{MATERIAL_BIND_GROUP}) @binding(101) var mirror: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(102) var mirror_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(103) var stone: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(104) var stone_sampler: sampler;

const TAU = 6.2831853;
const EDGE = 0.988;
const RING = 0.122;
const BRASS = vec3(0.54, 0.49, 0.42);
const COLD = vec3(0.66, 0.72, 0.78);

// Cells of the coarsest clouds along a side of the stone's tile.
const CELLS = 8.0;

fn clouds(p: vec2<f32>) -> f32 { return textureSampleLevel(stone, stone_sampler, p / CELLS, 0.0).r; }
#ifndef PLAIN
fn hash(p: vec2<f32>) -> f32 {
    let q = fract(p * vec2(123.34, 345.45));
    let d = dot(q, q + 34.345);
    return fract((q.x + d) * (q.y + d));
}
fn noise(p: vec2<f32>) -> f32 {
    let i = floor(p);
    let f = fract(p);
    let u = f * f * (3.0 - 2.0 * f);
    return mix(mix(hash(i), hash(i + vec2(1.0, 0.0)), u.x), mix(hash(i + vec2(0.0, 1.0)), hash(i + vec2(1.0, 1.0)), u.x), u.y);
}
#endif
fn wrap(a: f32) -> f32 { return a - TAU * round(a / TAU); }

// A line of this half width around distance 0, no thinner than a pixel.
fn stroke(distance: f32, half: f32, px: f32) -> f32 {
    let wide = max(half, px * 0.6);
    return (1.0 - smoothstep(wide - px * 0.6, wide + px * 0.6, abs(distance))) * min(1.0, half / wide + 0.25);
}
fn fill(distance: f32, px: f32) -> f32 { return 1.0 - smoothstep(-px * 0.6, px * 0.6, distance); }
// A glow around distance 0.
fn soft(distance: f32, width: f32) -> f32 {
    let q = distance / width;
    return exp(-q * q);
}

// The cell under a point.
struct Place {
    id: u32,             // the board's number of the cell; NOWHERE beside the board
    edge: f32,           // distance to the cell's edge
    away: vec2<f32>,     // direction away from it
    sides: vec2<f32>,    // distances to the two nearest sides of the cell
    local: vec2<f32>,    // from where a piece stands, in the cell's own axes
    v: vec2<f32>,        // from where a piece stands, in the world's
    centre: vec2<f32>,
    round: bool,         // whether the cell is round
    light: bool,         // whether its stone is white
    seed: vec2<f32>,     // where its stone is cut from
}
const NOWHERE = 999u;

// What the top is made of at a point.
struct Surface {
    albedo: vec3<f32>,
    rough: f32,
    brass: f32,
    cloud: f32,          // the clouds in it, 0 to 1
    glow: vec3<f32>,
    normal: vec3<f32>,
}

// The bits of a cell's marks.
fn bits_of(at: Place) -> u32 {
    if at.id == NOWHERE { return 0u; }
    return board.marks[at.id / 4u][at.id % 4u];
}
