// How a figure of light comes and goes: torn in slices, built up from its feet, put out line by line. Part of hologram.wgsl.

fn hash1(x: f32) -> f32 { return fract(sin(x * 78.233) * 43758.5453); }

// How far a slice at this height is torn aside: whole slices, twelve times a second.
fn tear(y: f32) -> vec3<f32> {
    let beat = floor(globals.time * 12.0) + holo.seed * 3.7;
    let slice = floor(y * 34.0 + hash1(beat) * 9.0);
    let push = step(0.62, hash1(slice * 1.7 + beat * 0.37)) * (hash1(slice + beat) - 0.5) * holo.glitch * holo.motion * 0.09;
    return vec3(push, 0.0, push * 0.6);
}

// The light at the edge of what is not there yet or not any more, and what is left of the figure's own beside it; discards what is gone.
fn unfinished(in: Light, dither: f32) -> vec4<f32> {
    var edge = vec4(0.0, 0.0, 0.0, 1.0);
    if dither < holo.fade { discard; }
    if holo.appear < 0.9995 {
        let above = holo.appear * 1.12 * holo.height - in.world_position.y;
        if above < 0.0 || dither > smoothstep(0.0, 0.03, above) + 0.12 { discard; }
        edge += vec4(mix(holo.tint, vec3(0.8, 0.95, 1.0), 0.6) * 2.4 * exp(-above / 0.012), 0.0);
    }
    if holo.dissolve > 0.0 {
        // Each line shrinks to a bright thread and goes out: those near the wound first, and no two neighbours at once.
        let line = in.world_position.y * 70.0 / holo.scale;
        let away = min(distance(in.bind, holo.wound) / max(holo.extent, 1e-3), 1.0);
        let late = 0.5 * hash1(floor(line) * 0.37 + holo.seed) + 0.5 * away;
        let left = clamp((0.25 + 0.75 * late - holo.dissolve) / 0.25, 0.0, 1.0);
        if abs(fract(line) - 0.5) * 2.0 > left * 1.02 - 0.02 { discard; }
        edge += vec4(mix(holo.tint, vec3(1.0), 0.35) * 1.4 * (1.0 - left), left - 1.0);
    }
    return edge;
}
