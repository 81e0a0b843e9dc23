//! The brush: words and simple lines on a layer of the screen. Light is in [`light`](super::light), signs are in
//! [`glyph`](super::glyph).

use std::{f32::consts::TAU, sync::Arc};

use bevy_egui::egui::{
    Align, Align2, Color32, Context, Galley, Painter, Pos2, Rect, Shape, Stroke, TextFormat, Ui, Vec2, pos2,
    text::LayoutJob, vec2,
};

use super::{
    accessible::{self, Note, TextKind},
    palette::{HIGH_CONTRAST, opaque, readable},
    surface,
    typeface::{self, Face},
};

/// The opacity, of 255, from which a text is there to be read. What is fainter is on its way in or out.
const READ: u8 = 115;

/// No text is made smaller than this to fit its room, in points.
pub(super) const SMALLEST_LETTERS: f32 = 11.0;

/// Paints on one layer of the screen.
#[derive(Clone)]
pub struct Brush {
    pub(super) painter: Painter,
    /// Seconds since the start, for animated glints; 0 while decorative motion is off.
    pub time: f32,
    /// Whether decorative motion is off.
    pub(super) is_still: bool,
    /// Whether its texts are told to assistive technology, and as what.
    told: Option<TextKind>,
    /// Whether texts and their grounds have high contrast.
    pub(super) high_contrast: bool,
}

impl Brush {
    /// The brush of this part of the screen.
    pub fn new(ui: &Ui) -> Self {
        let is_still = super::motion_is_reduced(ui.ctx());
        let time = if is_still { 0.0 } else { ui.input(|input| input.time) as f32 };
        let told = (ui.is_enabled() && accessible::is_listening(ui.ctx())).then_some(TextKind::Plain);
        Self { painter: ui.painter().clone(), time, is_still, told, high_contrast: super::contrast_is_high(ui.ctx()) }
    }

    /// The same brush, whose texts are this to assistive technology.
    #[must_use]
    pub fn telling(&self, kind: TextKind) -> Self {
        Self { told: self.told.map(|_| kind), ..self.clone() }
    }

    /// The same brush, whose texts are not told to assistive technology.
    #[must_use]
    pub fn silent(&self) -> Self {
        Self { told: None, ..self.clone() }
    }

    /// Notes a text that was written.
    fn note_text(&self, text: &str, rect: Rect, face: Face) {
        let Some(kind) = self.told else { return };
        // What has faded out or was scrolled away is not there.
        let seen = self.painter.opacity() > 0.15 && face.colour.a() > 0 && self.painter.clip_rect().intersects(rect);
        if seen && text.chars().any(char::is_alphanumeric) {
            let large = kind == TextKind::Plain && face.size >= typeface::STATEMENT.size;
            let kind = if large { TextKind::Heading } else { kind };
            let layer = self.painter.layer_id();
            surface::note(self.painter.ctx(), Note::Text { text: text.trim().to_owned(), kind, rect, layer });
        }
    }

    /// The colour in which a text of this colour is written.
    fn ink(&self, colour: Color32) -> Color32 {
        if !self.high_contrast {
            return colour;
        }
        readable(if colour.a() >= READ { opaque(colour) } else { colour }, HIGH_CONTRAST)
    }

    /// The context that it paints in.
    pub fn context(&self) -> &Context {
        self.painter.ctx()
    }

    /// The same brush, clipped to a rectangle.
    #[must_use]
    pub fn within(&self, rect: Rect) -> Self {
        Self { painter: self.painter.with_clip_rect(rect), ..*self }
    }

    /// The same brush with its opacity multiplied by `opacity`.
    #[must_use]
    pub fn faded(&self, opacity: f32) -> Self {
        let mut faded = self.clone();
        faded.painter.multiply_opacity(opacity.clamp(0.0, 1.0));
        faded
    }

    /// Lays text out, with line breaks at `width`.
    pub fn lay_out(&self, text: &str, face: Face, width: f32) -> Arc<Galley> {
        let format = TextFormat {
            font_id: face.font(),
            color: self.ink(face.colour),
            extra_letter_spacing: face.tracking,
            ..TextFormat::default()
        };
        let mut job = LayoutJob::single_section(text.to_owned(), format);
        job.wrap.max_width = width;
        self.painter.layout_job(job)
    }

    /// The width of a line of text.
    pub fn width(&self, text: &str, face: Face) -> f32 {
        self.lay_out(text, face, f32::INFINITY).size().x
    }

    /// A text, with … for what does not fit in `room`.
    pub fn shorten(&self, text: &str, face: Face, room: f32) -> String {
        if self.width(text, face) <= room {
            return text.to_owned();
        }
        let mut letters: Vec<char> = text.chars().collect();
        while letters.pop().is_some() {
            let shorter = format!("{}…", letters.iter().collect::<String>().trim_end());
            if self.width(&shorter, face) <= room {
                return shorter;
            }
        }
        String::new()
    }

    /// Writes a line.
    pub fn write(&self, at: Pos2, anchor: Align2, text: impl AsRef<str>, face: Face) -> Rect {
        let galley = self.lay_out(text.as_ref(), face, f32::INFINITY);
        let rect = anchor.anchor_size(at, galley.size());
        self.note_text(text.as_ref(), rect, face);
        self.painter.galley(rect.min, galley, face.colour);
        rect
    }

    /// Writes a line that starts at `at` and is vertically centred on it.
    pub fn left(&self, at: Pos2, text: impl AsRef<str>, face: Face) -> Rect {
        self.write(at, Align2::LEFT_CENTER, text, face)
    }

    /// Writes a line that ends at `at` and is vertically centred on it.
    pub fn right(&self, at: Pos2, text: impl AsRef<str>, face: Face) -> Rect {
        self.write(at, Align2::RIGHT_CENTER, text, face)
    }

    /// Writes a line centred on `at`.
    pub fn centre(&self, at: Pos2, text: impl AsRef<str>, face: Face) -> Rect {
        self.write(at, Align2::CENTER_CENTER, text, face)
    }

    /// Writes a line anchored at `at`, in smaller letters if it is wider than `room`.
    pub fn fit(&self, at: Pos2, anchor: Align2, text: &str, face: Face, room: f32) -> Rect {
        let mut face = face;
        // Letters are placed on whole pixels, so that smaller ones are not smaller by quite the same share.
        for _ in 0..3 {
            let width = self.width(text, face);
            if width <= room {
                break;
            }
            let size = (face.size * room / width).max(SMALLEST_LETTERS);
            face = Face { tracking: face.tracking * size / face.size, ..face.sized(size) };
        }
        self.write(at, anchor, text, face)
    }

    /// Writes lines of at most `width`, from `top_left` down.
    pub fn wrap(&self, top_left: Pos2, width: f32, text: &str, face: Face) -> Rect {
        let galley = self.lay_out(text, face, width);
        let rect = Rect::from_min_size(top_left, galley.size());
        self.note_text(text, rect, face);
        self.painter.galley(rect.min, galley, face.colour);
        rect
    }

    /// Writes centred lines of at most `width`, from `top` down.
    pub fn wrap_centred(&self, top: Pos2, width: f32, text: &str, face: Face) -> Rect {
        let format = TextFormat { font_id: face.font(), color: self.ink(face.colour), ..TextFormat::default() };
        let mut job = LayoutJob::single_section(text.to_owned(), format);
        job.wrap.max_width = width;
        job.halign = Align::Center;
        let galley = self.painter.layout_job(job);
        let rect = galley.rect.translate(top.to_vec2());
        self.note_text(text, rect, face);
        self.painter.galley(top, galley, face.colour);
        rect
    }

    /// Writes right-aligned lines in `rect`, from its top down, in smaller letters if they would not fit.
    pub fn wrap_right(&self, rect: Rect, text: &str, face: Face) -> Rect {
        let lay_out = |face: Face| {
            let format = TextFormat { font_id: face.font(), color: self.ink(face.colour), ..TextFormat::default() };
            let mut job = LayoutJob::single_section(text.to_owned(), format);
            job.wrap.max_width = rect.width();
            job.halign = Align::RIGHT;
            self.painter.layout_job(job)
        };
        let mut face = face;
        let mut galley = lay_out(face);
        while galley.size().y > rect.height() && face.size > SMALLEST_LETTERS {
            face = face.sized(face.size - 1.0);
            galley = lay_out(face);
        }
        let written = galley.rect.translate(rect.right_top().to_vec2());
        self.note_text(text, written, face);
        self.painter.galley(rect.right_top(), galley, face.colour);
        written
    }

    /// Any shape.
    pub fn shape(&self, shape: Shape) {
        self.painter.add(shape);
    }

    /// A line through points.
    pub fn line(&self, points: &[Pos2], width: f32, colour: Color32) {
        self.painter.line(points.to_vec(), Stroke::new(width, colour));
    }

    /// A filled convex polygon. A stroke is only for blunt corners: egui draws acute ones as spikes.
    pub fn polygon(&self, points: Vec<Pos2>, fill: Color32, stroke: Stroke) {
        self.painter.add(Shape::convex_polygon(points, fill, stroke));
    }

    /// A disc.
    pub fn disc(&self, centre: Pos2, radius: f32, colour: Color32) {
        self.painter.circle_filled(centre, radius, colour);
    }

    /// A circle.
    pub fn circle(&self, centre: Pos2, radius: f32, width: f32, colour: Color32) {
        self.painter.circle_stroke(centre, radius, Stroke::new(width, colour));
    }

    /// An arc of an ellipse, angles clockwise from the right.
    pub fn arc(&self, centre: Pos2, radii: Vec2, from: f32, to: f32, width: f32, colour: Color32) {
        let steps = (((to - from).abs() * radii.x.max(radii.y) / 3.0) as usize).clamp(6, 160);
        let points = (0..=steps).map(|step| {
            let angle = from + (to - from) * step as f32 / steps as f32;
            centre + vec2(angle.cos() * radii.x, angle.sin() * radii.y)
        });
        self.painter.line(points.collect(), Stroke::new(width, colour));
    }

    /// The direction of part `part` of a circle divided into `of` parts, clockwise from the top.
    pub fn clock_direction(part: usize, of: usize) -> Vec2 {
        let angle = TAU * part as f32 / of as f32 - TAU / 4.0;
        vec2(angle.cos(), angle.sin())
    }

    /// A diamond.
    pub fn diamond(&self, centre: Pos2, radius: f32, fill: Color32, stroke: Stroke) {
        let corners = [vec2(0.0, -radius), vec2(radius, 0.0), vec2(0.0, radius), vec2(-radius, 0.0)];
        self.polygon(corners.map(|corner| centre + corner).to_vec(), fill, stroke);
    }

    /// A hairline from `left` to `right` at height `y`, of even strength.
    pub fn rule(&self, left: f32, right: f32, y: f32, colour: Color32, strength: f32) {
        self.ray(pos2(left, y), pos2(right, y), 0.75, colour, &[(0.0, strength), (1.0, strength)]);
    }
}
