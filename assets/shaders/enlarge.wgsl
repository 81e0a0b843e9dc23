// Enlarges the part of the picture that was drawn (view/resolution_scale.rs) to the whole: between four pixels, by their distance.

#import bevy_core_pipeline::fullscreen_vertex_shader::FullscreenVertexOutput

struct Enlarged {
    share: vec4<f32>,
}

@group(0) @binding(0) var picture: texture_2d<f32>;
@group(0) @binding(1) var nearest: sampler;
@group(0) @binding(2) var<uniform> enlarged: Enlarged;

// A pixel with its light between 0 and 1: were a lamp a hundred times as bright as its neighbour, its edge would have steps.
fn compressed(at: vec2<i32>) -> vec4<f32> {
    let light = textureLoad(picture, at, 0);
    return vec4(light.rgb / (1.0 + max(light.r, max(light.g, light.b))), light.a);
}

@fragment
fn fragment(in: FullscreenVertexOutput) -> @location(0) vec4<f32> {
    let size = vec2<f32>(textureDimensions(picture));
    // As many pixels as `drawn` says.
    let drawn = clamp(floor(size * enlarged.share.xy + 0.5), vec2(1.0), size);
    let last = vec2<i32>(drawn) - 1;
    let at = in.uv * drawn - 0.5;
    let part = at - floor(at);
    let a = clamp(vec2<i32>(floor(at)), vec2(0), last);
    let b = clamp(vec2<i32>(floor(at)) + 1, vec2(0), last);
    let upper = mix(compressed(a), compressed(vec2(b.x, a.y)), part.x);
    let lower = mix(compressed(vec2(a.x, b.y)), compressed(b), part.x);
    let light = mix(upper, lower, part.y);
    return vec4(light.rgb / max(1.0 - max(light.r, max(light.g, light.b)), 1e-4), light.a);
}
