// Deep black glass, in which boards of light are written.
#ifdef GLASS
// What glows at a point, and how much of it lies in a well.
struct Field {
    light: vec3<f32>,
    well: f32,
}

// How far the line of sight moves aside for every unit that it goes down into the glass, bent by it.
fn slant(eye: vec3<f32>) -> vec2<f32> {
    let bent = -eye.xz / 1.5;
    return bent / sqrt(max(1.0 - dot(bent, bent), 0.2));
}

// A round well: its lit wall, its floor and the bead on it, seen by somebody who looks in at an angle.
fn well(v: vec2<f32>, lean: vec2<f32>, radius: f32, depth: f32, hue: vec3<f32>) -> vec3<f32> {
    // Where the line of sight meets the wall.
    let a = dot(lean, lean) + 1e-6;
    let b = dot(v, lean);
    let wall = (-b + sqrt(max(b * b - a * (dot(v, v) - radius * radius), 0.0))) / a;
    let down = min(wall, depth);
    let floor_at = v + lean * depth;
    let bead = mix(hue, vec3(1.0), 0.5) * (0.70 * soft(length(floor_at), radius * 0.22) + 0.10 * soft(length(floor_at), radius * 0.6));
    let on_wall = step(wall, depth);
    return mix(hue * 0.035 + bead, hue * (0.05 + 0.50 * exp(-down / (depth * 0.35))), on_wall);
}

// A sign that stands upright for whoever looks.
fn seat_sign(v: vec2<f32>, size: f32, kind: f32, px: f32) -> f32 {
    let right = normalize(view.world_from_view[0].xz);
    let q = vec2(dot(v, right), dot(v, vec2(right.y, -right.x))) / size;
    let d = sign_distance(q, u32(kind)) * size;
    return 0.22 * fill(d, px) + stroke(d, 0.0022, px) + 0.16 * soft(d, 0.012);
}

// How much a seat is lit because it is its turn.
fn turn_of(kind: f32) -> f32 {
    var lit = 0.0;
    for (var i = 0; i < 2; i++) {
        if abs(board.turns[i].w - kind) < 0.5 { lit = max(lit, board.turns[i].z); }
    }
    return lit;
}

// The glass itself: black, with a breath of cloud in its depth.
fn glass(p: vec2<f32>, lean: vec2<f32>, r: f32, px: f32) -> Surface {
    var s: Surface;
    let cloud = clouds((p + lean * 0.10) * 2.6 + 3.1);
    s.albedo = vec3(0.0035, 0.0045, 0.0065) + vec3(0.010, 0.013, 0.018) * cloud * cloud;
    s.rough = 0.12;
    s.cloud = 0.6 * cloud;
    s.brass = max(smoothstep(EDGE - px * 0.6, EDGE + px * 0.6, r), 0.55 * stroke(r - 0.976, 0.0011, px));
    s.albedo = mix(s.albedo, BRASS, s.brass);
    s.glow = vec3(0.0012, 0.0022, 0.0036) * cloud;
    s.normal = vec3(0.0, 1.0, 0.0);
    return s;
}
#endif
