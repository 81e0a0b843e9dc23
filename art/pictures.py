"""Pictures of the eight: contact sheets and filmstrips to judge them by."""

import math
import re
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from sculpt import look
from sculpt.figure import Model

CREATURES = Path(__file__).resolve().parent.parent / "assets" / "creatures"
ORDER = ("strider", "monnok", "molator", "savrip", "ngok", "klorslug", "houjix", "ghhhk")
"""Tallest first."""
ELEVATION, FOV, DISTANCE = 31, 30, 3.9
"""The match camera."""


def _number(text, field):
    return float(re.search(rf"\b{field}:\s*([\d.]+)", text)[1])


def _tint(text):
    values = re.search(r"\btint:\s*\(([^)]*)\)", text)[1].split(",")
    return [float(v) for v in values if v.strip()]


def posed(folder, name, scale=None):
    """A creature standing as it stands at rest, at table size."""
    model = Model(folder / name / "model.glb")
    figure = model.pose("idle" if "idle" in model.clips else None)
    data = folder / name / "creature.ron"
    figure.position = figure.position * (scale or (_number(data.read_text(), "scale") if data.is_file() else 0.2))
    return figure


def orbit(azimuth, elevation, distance, height):
    """A camera round the figure, in degrees, and what it looks at."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return (distance * math.sin(a) * math.cos(e), height + distance * math.sin(e), distance * math.cos(a) * math.cos(e)), (0, height, 0)


def sheet(folder, path):
    """Rows: clay from in front, from the side, from behind; outlines from the same three sides; at match size in grey."""
    rows = []
    figures = [posed(folder, n) for n in ORDER if (folder / n / "model.glb").is_file()]
    for mode, ground in ((look.CLAY, 0.12), (look.OUTLINE, 1.0)):
        for azimuth in (25, 100, 205):
            eye, target = orbit(azimuth, ELEVATION, DISTANCE, 0.18)
            rows.append(np.concatenate([_over(look.render([f], (230, 250), eye, target, 7.4, mode), ground) for f in figures], 1))
    eye, target = orbit(25, ELEVATION, DISTANCE, 0.18)
    small = np.concatenate([_over(look.render([f], (115, 125), eye, target, 7.4 * 1.16, look.CLAY), 0.12) for f in figures], 1)
    rows.append(np.pad(small, ((0, 0), (0, rows[0].shape[1] - small.shape[1]), (0, 0))))
    _save(np.concatenate(rows), path)


def sides(folder, name, path, size=420):
    """One creature from four sides and from above in front, as clay and as light, and its outlines."""
    figure = posed(folder, name)
    height = figure.height
    tint = _tint((CREATURES / name / "creature.ron").read_text())
    views = ((0, 6), (60, 12), (100, 6), (180, 10), (30, ELEVATION))
    fov = 2 * math.degrees(math.atan(max(figure.footprint, height * 0.55) * 1.12 / 3.0))
    rows = []
    for mode, ground in ((look.CLAY, 0.14), (look.LIGHT, 0.03), (look.OUTLINE, 1.0)):
        one = size if mode != look.OUTLINE else size // 2
        row = [_over(look.render([figure], (one, one), *orbit(a, e, 3.0, height * 0.48), fov, mode, [tint]), ground) for a, e in views]
        rows.append(np.concatenate(row, 1))
    rows[2] = np.pad(rows[2], ((0, 0), (0, rows[0].shape[1] - rows[2].shape[1]), (0, 0)))
    _save(np.concatenate(rows), path)


def turntable(folders, name, path, size=330):
    """One creature in clay from eight sides, as it is in each folder, one below the other at one scale."""
    figures = [posed(folder, name) for folder in folders]
    height = max(f.height for f in figures)
    fov = 2 * math.degrees(math.atan(max(*(f.footprint for f in figures), height * 0.55) * 1.08 / 3.0))
    view = lambda figure, a: _over(look.render([figure], (size, size), *orbit(a, 14, 3.0, height * 0.48), fov, look.CLAY), 0.14)
    _save(np.concatenate([np.concatenate([view(figure, a) for a in range(0, 360, 45)], 1) for figure in figures]), path)


def films(folder, name, out, frames=10, size=150):
    """Every clip of a creature as a strip; two pictures, one clip a line, the time runs to the right.

    Drawn with flat faces of a thinned mesh: poses are what is to be judged here, and a hundred and fifty of them.
    """
    out.mkdir(parents=True, exist_ok=True)
    model = Model(folder / name / "model.glb")
    thin = model.thinned(3000)
    lines = []
    for clip in model.clips:
        line = Image.new("RGB", (frames * size, size), (26, 26, 29))
        draw = ImageDraw.Draw(line)
        for i, t in enumerate(np.linspace(0, model.length(clip), frames)):
            _flat(draw, thin(clip, t) * 0.2, model.flat, (i * size, 0), size)
        draw.text((4, 3), f"{clip}  {model.length(clip):.2f} s", fill=(255, 220, 120))
        lines.append(np.asarray(line, float) / 255)
    half = (len(lines) + 1) // 2
    for part, some in enumerate((lines[:half], lines[half:])):
        _save(np.concatenate(some), out / f"{name}-{part + 1}.png")


def _flat(draw, points, triangles, corner, size, azimuth=35, elevation=16, reach=0.33):
    """Paints flat faces, the farthest first, over the disc of the base."""
    a, e = math.radians(azimuth), math.radians(elevation)
    ahead = -np.array([math.sin(a) * math.cos(e), math.sin(e), math.cos(a) * math.cos(e)])
    right = np.array([math.cos(a), 0, -math.sin(a)])
    up = np.cross(right, ahead)
    screen = lambda p: np.column_stack([corner[0] + size / 2 + (p @ right) / reach * size / 2, corner[1] + size * 0.55 - ((p - (0, 0.19, 0)) @ up) / reach * size / 2])
    turn = np.linspace(0, 2 * np.pi, 30)
    disc = np.column_stack([0.145 * np.sin(turn), turn * 0, 0.145 * np.cos(turn)])
    draw.polygon([tuple(p) for p in screen(disc)], fill=(70, 70, 78))
    corners = points[triangles]
    faces = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    faces /= np.linalg.norm(faces, axis=1, keepdims=True) + 1e-12
    seen = np.nonzero(faces @ ahead < 0.02)[0]
    seen = seen[np.argsort(-(corners[seen].mean(1) @ ahead))]
    light = -ahead * 0.5 + up * 0.7 - right * 0.5
    bright = np.clip(60 + 150 * np.clip(faces @ (light / np.linalg.norm(light)), 0, 1) + 25 * faces[:, 1], 0, 255).astype(int)
    flat = screen(points)
    under = points[triangles][:, :, 1].min(1) < -0.004
    for t in seen:
        g = bright[t]
        draw.polygon([tuple(flat[k]) for k in triangles[t]], fill=(255, 60, 60) if under[t] else (g, g, g))


def _save(picture, path):
    Image.fromarray((np.clip(picture, 0, 1) * 255).astype(np.uint8)).save(path)


def _over(picture, ground):
    return picture[..., :3] * picture[..., 3:] + ground * (1 - picture[..., 3:])
