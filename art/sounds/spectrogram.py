"""Pictures of sounds: what ears would find is often to be seen."""

import numpy as np
from PIL import Image, ImageDraw
from scipy import signal

from .synth import ogg
from .synth.basic import RATE

WIDE, TALL, COLUMNS = 420, 240, 4
BOTTOM, TOP = 40, 18_000
RANGE = 75
"""dB from the brightest to black."""


def _one(path):
    x = ogg.read(path).mean(1)
    size = 2048 if len(x) > RATE / 2 else 512
    f, _, power = signal.spectrogram(np.pad(x, size // 2), RATE, "hann", size, size - max(32, len(x) // WIDE), mode="magnitude")
    db = 20 * np.log10(power + 1e-9)
    db = (db - db.max() + RANGE).clip(0) / RANGE
    rows = np.searchsorted(f, np.geomspace(TOP, BOTTOM, TALL - 40)).clip(0, len(f) - 1)
    columns = np.linspace(0, db.shape[1] - 1, WIDE - 8).astype(int)
    seen = db[rows][:, columns]
    shade = np.stack([seen**0.7, seen**1.6, 0.35 * seen**0.5 + 0.65 * seen**3], -1)
    image = Image.new("RGB", (WIDE, TALL), "#101218")
    image.paste(Image.fromarray((255 * shade).astype(np.uint8)), (4, 16))
    draw = ImageDraw.Draw(image)
    draw.text((6, 2), f"{path.stem}  {len(x) / RATE:.2f} s", fill="#d0d6e0")
    for hz in (100, 1000, 10000):
        y = 16 + np.log(TOP / hz) / np.log(TOP / BOTTOM) * (TALL - 40)
        draw.line([(4, y), (12, y)], fill="#ffffff")
    parts = np.array_split(np.abs(x), WIDE - 8)
    for column, part in enumerate(parts):
        draw.line([(4 + column, TALL - 2), (4 + column, TALL - 2 - 20 * part.max())], fill="#7f93b0")
    return image


def sheet(paths, out):
    """All of them beside each other; white marks at 100 Hz, 1 and 10 kHz."""
    pictures = [_one(path) for path in paths]
    columns = min(COLUMNS, len(pictures))
    page = Image.new("RGB", (columns * WIDE, -(-len(pictures) // columns) * TALL))
    for index, picture in enumerate(pictures):
        page.paste(picture, (index % columns * WIDE, index // columns * TALL))
    page.save(out)
