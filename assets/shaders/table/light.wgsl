#ifdef PLAIN
// A spot that lights the top: what a white surface throws back, and the gloss of it.
fn spot(p: vec3<f32>, n: vec3<f32>, eye: vec3<f32>, place: vec3<f32>, aim: vec3<f32>, cone: vec2<f32>, strength: f32) -> vec2<f32> {
    let way = place - p;
    let square = dot(way, way);
    let l = way * inverseSqrt(square);
    let share = clamp((dot(normalize(aim - place), -l) - cone.y) / (cone.x - cone.y), 0.0, 1.0);
    let falls = strength * share * share / square * max(dot(n, l), 0.0);
    // From straight above the lamp's own picture would lie on the board: there the gloss is left out.
    let gloss = 1.0 - smoothstep(0.955, 0.980, eye.y);
    return vec2(falls, gloss * falls * pow(max(dot(n, normalize(l + eye)), 0.0), 180.0));
}

// The top where a processor has to draw: the two lamps above it, the lounge as one colour, a sheen at its far side.
fn plain_light(p: vec3<f32>, albedo: vec3<f32>, brass: f32, n: vec3<f32>, eye: vec3<f32>) -> vec3<f32> {
    let key = spot(p, n, eye, vec3(-0.55, 2.5, 0.25), vec3(0.05, 0.0, -0.05), vec2(0.9611, 0.8139), 3.81);
    let rake = spot(p, n, eye, vec3(2.3, 1.7, 2.0), vec3(-1.0, 0.05, -1.5), vec2(0.9950, 0.8139), 4.31);
    let warm = vec3(1.0, 0.847, 0.673);
    let cold = vec3(0.147, 0.342, 1.0);
    var c = albedo * (key.x * warm + rake.x * cold + board.ambient.rgb) * mix(1.0, 0.55, brass);
    c += (key.y * warm + rake.y * cold) * mix(0.6, 3.0, brass);
    let back = reflect(-eye, n);
    let wall = exp(-pow((back.y - 0.22) / 0.16, 2.0));
    let sheen = 0.04 + 0.96 * pow(1.0 - max(dot(n, eye), 0.0), 5.0);
    return c + (vec3(0.030, 0.034, 0.042) + vec3(0.16, 0.09, 0.045) * wall) * mix(sheen, 0.5, brass);
}
#endif

