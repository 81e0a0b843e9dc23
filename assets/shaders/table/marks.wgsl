// Marks and walks. All of them are measured as on the circle; on boards with smaller cells the caller
// divides lengths by SCALE first. Where pawns stand, PAWNS is set; where the middle cell is round, ROUND; the sizes that a board
// has of its own come from its Rust file.

// From one chevron of a push to the next.
const CHEVRON = 0.048;

// What is drawn in light, and how much of the stone's own light makes way for it: on a white cell light alone would be pale.
struct Mark {
    light: vec3<f32>,
    shade: f32,
}

// A band of shade around a line of this half width.
fn ground(distance: f32, half: f32) -> f32 { return 1.0 - smoothstep(half, half + 0.014, abs(distance)); }

// Up and down between -1 and 1, in straight lines.
fn zigzag(x: f32) -> f32 { return abs(fract(x) - 0.5) * 4.0 - 1.0; }

// The marks of one cell. Shape before colour: outline, corners, ring, cross-hair, chevrons, dots, teeth.
fn cell_marks(at: Place, bits: u32, px: f32) -> Mark {
    var sum = vec3(0.0);
    var shade = 0.0;
    let motion = board.push.w;
    let time = globals.time * motion;
    let accent = board.accent.rgb;
    let pale = mix(accent, vec3(1.0), 0.45);
    let l = length(at.local);
    let a = atan2(at.local.y, at.local.x);
    let hub = at.round;
    if (bits & LAST) != 0u {
        let along = select(at.local.x + at.local.y, a * DOTS, hub);
        let dots = smoothstep(0.35, 0.55, abs(fract(along * 26.0) - 0.5) * 2.0);
        sum += vec3(0.62, 0.72, 0.80) * 0.40 * stroke(at.edge - 0.020, 0.0022, px) * dots;
        shade = max(shade, 0.45 * ground(at.edge - 0.020, 0.003));
    }
    if (bits & HOVERED) != 0u {
        sum += vec3(0.85, 0.95, 1.0) * 0.60 * stroke(at.edge - 0.016, 0.0022, px);
        sum += vec3(0.55, 0.80, 1.0) * 0.05 * exp(-at.edge / 0.05);
        shade = max(shade, 0.55 * ground(at.edge - 0.016, 0.004));
    }
    if (bits & FOCUSED) != 0u {
        // Its corners; in the hub four arcs.
        var near = smoothstep(CORNERS, CORNERS - 0.007, max(at.sides.x, at.sides.y));
#ifdef ROUND
        if hub { near = smoothstep(0.45, 0.40, abs(wrap(a * 4.0 + TAU * 0.5) / 4.0) * 2.0); }
#endif
        sum += vec3(1.0, 0.98, 0.92) * 1.15 * stroke(at.edge - 0.020, 0.0048, px) * near;
        shade = max(shade, 0.7 * ground(at.edge - 0.020, 0.006) * near);
    }
    if (bits & SELECTED) != 0u {
        let breath = 0.80 + 0.20 * cos(time * 2.6);
        let turning = 0.55 + 0.45 * smoothstep(0.3, 0.7, abs(fract(a / TAU * 3.0 - time * 0.06) - 0.5) * 2.0);
        sum += pale * 1.35 * breath * stroke(l - 0.146, 0.0040, px) * turning;
        sum += accent * breath * (0.16 * exp(-pow((l - 0.146) / 0.020, 2.0)) + 0.13 * exp(-at.edge / 0.035));
        shade = max(shade, 0.75 * ground(l - 0.146, 0.006));
    }
    if (bits & DESTINATION) != 0u {
        // A ring in a dark well, with a bead in its middle.
        let breath = 0.85 + 0.15 * cos(time * 2.6 - l * 40.0);
        sum += mix(pale, accent, 0.35) * 1.45 * breath * stroke(l - 0.072, 0.0052, px);
        sum += pale * 1.25 * fill(l - 0.015, px);
        sum += accent * (0.075 * fill(l - 0.072, px) + 0.16 * exp(-pow((l - 0.072) / 0.016, 2.0)));
        shade = max(shade, 0.86 * fill((l - 0.094) * 0.5, 0.010));
    }
    if (bits & TARGET) != 0u {
        // A ring with four ticks across it, closing in a little and opening again.
        let reach = TARGET_AT + 0.004 * cos(time * 3.2);
        let q = abs(wrap(a * 4.0) / 4.0) * l;
        let tick = stroke(q, 0.0038, px) * fill(abs(l - reach) - 0.021, px);
        let ring = stroke(l - reach, 0.0036, px) * smoothstep(0.016, 0.020, q);
        sum += vec3(1.0, 0.90, 0.82) * 1.35 * max(tick, ring);
        sum += vec3(1.0, 0.30, 0.22) * (0.20 * exp(-pow((l - reach) / 0.020, 2.0)) + 0.07 * exp(-at.edge / 0.04));
        shade = max(shade, 0.75 * max(ground(l - reach, 0.006), ground(q, 0.004) * fill(abs(l - reach) - 0.026, 0.008)));
    }
    if (bits & PUSH) != 0u {
        // Three broad chevrons on a dark plate, which run away from where the piece stands.
        let away = normalize(at.centre - board.push.xy + vec2(1e-5, 0.0));
        let x = dot(at.v, away);
        let y = abs(dot(at.v, vec2(-away.y, away.x)));
        let run = x + y * 0.75 + 0.018;
        let which = floor(run / CHEVRON + 1.5);
        let line = run - (which - 1.0) * CHEVRON;
        let lit = step(0.0, which) * step(which, 2.0) * fill(y - 0.068, px);
        let wave = 0.62 + 0.38 * cos(time * 4.0 - which * 1.4);
        sum += mix(pale, accent, 0.2) * 1.6 * stroke(line, 0.0115, px) * lit * wave;
        let plate = max(abs(run) - CHEVRON * 1.75, y - 0.082);
        sum += accent * (0.10 * fill(plate, 0.012) + 0.16 * exp(-at.edge / 0.05));
        shade = max(shade, 0.86 * fill(plate * 0.5, 0.010));
    }
    if (bits & DANGER) != 0u {
        // A ring of teeth: what stands here can be lost next. Its red is no seat's; the interface has the same.
        let teeth = l - TEETH_AT - 0.0085 * zigzag(a / TAU * 14.0);
        let breath = 0.75 + 0.25 * cos(time * 4.2);
        sum += vec3(1.0, 0.11, 0.20) * 1.35 * breath * stroke(teeth * 0.62, 0.0034, px);
        sum += vec3(1.0, 0.05, 0.10) * 0.16 * soft(l - TEETH_AT, 0.020);
        shade = max(shade, 0.72 * ground(l - TEETH_AT, 0.012));
    }
    if (bits & (WINS | DRAWS | LOSES)) != 0u {
        // What going here is worth: a ring with a sign, which says without colour what it says: plus, equals, minus.
        let wins = (bits & WINS) != 0u;
        let draws = (bits & DRAWS) != 0u;
        let hue = select(select(vec3(1.0, 0.20, 0.13), vec3(0.66, 0.70, 0.74), draws), vec3(0.16, 0.95, 0.36), wins);
        let v = abs(at.v);
        let across = max(v.x - 0.038, v.y - 0.0085);
        let upright = max(v.x - 0.0085, v.y - 0.038);
        let double = max(v.x - 0.038, abs(v.y - 0.0175) - 0.0080);
        let sign = select(select(across, double, draws), min(across, upright), wins);
        sum += hue * 1.35 * stroke(l - 0.086, 0.0072, px);
        sum += hue * (0.13 * fill(l - 0.086, px) + 0.20 * exp(-pow((l - 0.086) / 0.018, 2.0)));
        sum += mix(hue, vec3(1.0), 0.45) * 1.35 * fill(sign, px);
        shade = max(shade, 0.88 * fill((l - 0.108) * 0.5, 0.010));
    }
    return Mark(sum, shade);
}

// How far along a stroke a point is, how far beside it, and how long it is.
fn along(p: vec2<f32>, which: i32) -> vec3<f32> {
    let ends = board.strokes[which] / SCALE;
    let way = ends.zw - ends.xy;
    let whole = max(length(way), 1e-4);
    let direction = way / whole;
    let v = p - ends.xy;
    return vec3(dot(v, direction), dot(v, vec2(-direction.y, direction.x)), whole);
}

// The walk: dashes that run from the first corner to the last, a bead at each step on the way.
fn walk(p: vec2<f32>, px: f32) -> Mark {
    let steps = i32(board.accent.w);
    if steps < 1 { return Mark(vec3(0.0), 0.0); }
    let pale = mix(board.accent.rgb, vec3(1.0), 0.55);
    var sum = 0.0;
    var shade = 0.0;
    var length_before = 0.0;
    for (var i = 0; i < steps; i++) {
        let at = along(p, i);
        let s = at.x;
        let off = abs(at.y);
        let whole = at.z;
        // The line begins outside the ring of whoever walks, and ends inside the ring of the destination.
        let begin = select(0.030, 0.155, i == 0);
        let end = whole - select(0.030, 0.076, i + 1 == steps);
        let inside = step(begin, s) * step(s, end);
        let dash = smoothstep(0.30, 0.42, abs(fract((length_before + s) * 22.0 / BOLD - globals.time * 0.9 * board.push.w) - 0.5));
        sum = max(sum, stroke(off, 0.0040 * BOLD, px) * inside * dash);
        shade = max(shade, 0.7 * ground(off, 0.006) * inside);
        if i > 0 {
            let bead = length(vec2(s, off));
            sum = max(sum, max(fill(bead - 0.0115 * BOLD, px), 0.8 * stroke(bead - 0.021 * BOLD, 0.0024 * BOLD, px)));
            shade = max(shade, 0.7 * fill((bead - 0.030) * 0.5, 0.010));
        }
        length_before += whole;
    }
    return Mark(pale * 1.25 * sum, shade);
}

// Lines of pieces: two rails with a lozenge on each cell; between the rails of a line that is made light runs.
fn rows(p: vec2<f32>, px: f32) -> Mark {
    var sum = vec3(0.0);
    var shade = 0.0;
    let first = i32(board.accent.w);
    let count = i32(board.written.z);
    for (var i = first; i < first + count; i++) {
        let at = along(p, i);
        let kind = board.kinds[i / 4][i % 4];
        let made = kind >= 8u;
        let light = mix(SIDES[kind % 8u], vec3(1.0), 0.25);
        let off = abs(at.y);
        let inside = step(-0.005, at.x) * step(at.x, at.z + 0.005);
        let rail = stroke(off - 0.030, 0.0032, px) * inside;
        let gap = select(smoothstep(0.25, 0.35, abs(fract(at.x * 9.0) - 0.5)), 1.0, made);
        sum = max(sum, light * 1.15 * rail * gap);
        if made {
            let run = 0.5 + 0.5 * cos((at.x * 14.0 - globals.time * 3.0 * board.push.w));
            sum = max(sum, light * (0.25 + 0.55 * run) * fill(off - 0.022, px) * inside);
        }
        for (var end = 0; end < 2; end++) {
            let v = vec2(at.x - at.z * f32(end), at.y);
            let lozenge = abs(v.x) + abs(v.y) - 0.058;
            sum = max(sum, light * (1.2 * stroke(lozenge * 0.707, 0.0036, px) + select(0.0, 0.35, made) * fill(lozenge, px)));
            shade = max(shade, 0.6 * fill(lozenge * 0.7 - 0.010, 0.010));
        }
        shade = max(shade, 0.65 * ground(off, 0.034) * inside);
    }
    return Mark(sum, shade);
}
