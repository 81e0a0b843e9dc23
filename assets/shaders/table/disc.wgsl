// The disc of light on which a figure stands, in the light of its side. Its outline and filling tell the sides without colour.

// The sign of a seat, the same as in the display: distance to its outline, below 0 inside, for a sign of radius 1.
fn sign_distance(v: vec2<f32>, kind: u32) -> f32 {
    let q = abs(v);
    switch kind {
        case 0u: { return length(v) - 1.0; }
        case 1u: { return (q.x + q.y - 1.25) * 0.7071; }
        case 2u: { return max(-v.y - 0.80, (q.x * 1.8 + v.y - 1.3) * 0.4856); }
        case 3u: { return max(q.x, q.y) - 0.92; }
        case 4u: { return min(max(q.x - 1.1, q.y - 0.38), max(q.x - 0.38, q.y - 1.1)); }
        default: { return abs(length(v) - 0.8) - 0.24; }
    }
}

// How bright a disc is: its rim and its filling.
const DISC_RIM = 1.6;
const DISC_FILLING = 0.85;
// How wide the outline of each seat's sign is drawn, so that all discs are about as large: a circle needs the least.
const DISC_SIZE = array<f32, 6>(1.0, 0.98, 1.05, 0.98, 1.0, 1.0);

// What lies at a point v from the middle of a figure that looks this way: how strong the rim, and how strong the filling. Only a chevron
// turns with the figure.
fn disc(v: vec2<f32>, facing: f32, seat: u32, px: f32) -> vec2<f32> {
#ifdef PAWNS
    // The outlines of pawns tell their seats; a thin ring is enough.
    return vec2(0.62 * stroke(length(v) - RING + 0.006, 0.0040, px), 0.0);
#else
    let size = RING * DISC_SIZE[seat];
    let d = sign_distance(v / size, seat) * size;
    let inside = fill(d, px);
    var rim = stroke(d, 0.0052, px);
    var filling = inside * (0.55 + 0.45 * exp(d / 0.045));
    if seat % 2u == 1u {
        // Every other seat's disc has spokes; the rest have a second, fainter rim.
        let spoke = stroke(min(abs(v.x), abs(v.y)), 0.0030, px) * inside * step(0.035, length(v));
        rim = max(rim, 0.75 * spoke);
        // Dark between them: in grey, too, it is unlike the round one.
        filling *= 0.35;
    } else {
        rim = max(rim, 0.40 * stroke(d + 0.015, 0.0012, px));
    }
    // A chevron where it looks.
    let aside = wrap(atan2(v.x, v.y) - facing);
    let tip = 0.170 - abs(aside) * 0.13;
    rim = max(rim, stroke(length(v) - tip, 0.0062, px) * (1.0 - smoothstep(0.20, 0.22, abs(aside))));
    return vec2(rim, filling);
#endif
}
