"""How far any two creatures can be told apart by outline alone.

From the match camera, over eight headings, standing idle, aligned at the base ring: the share that two outlines have in
common (intersection over union), on average over the headings. The limit is .65. And the same from each of four sides by
itself, which is how a player meets them: nobody sees an average.
"""

import itertools
import math
import random

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from pictures import DISTANCE, ELEVATION, FOV, orbit, posed
from sculpt import look

LIMIT, HEADINGS, SIZE = 0.65, 8, 220
SIDES = {"front": 0, "left": 90, "back": 180, "right": 270}
SIDE_LIMIT = 0.62
"""The most that two may share from one side."""
SMALL = 90
"""Of the sheet of sides: the height of a cell in pixels."""
SEED, SHOWN, CELL = 5, (25, 100, 205), (136, 180)
"""Of the sheet without names: its order, its headings, and the pixels of one figure on a screen 720 high."""


def outline(figure, heading):
    """Black on white from the match camera, as a table of truths; the base's centre is always in the same place."""
    eye, target = orbit(heading, ELEVATION, DISTANCE, 0.2)
    return look.render([figure], (SIZE, SIZE), eye, target, FOV / 3.6, look.OUTLINE, over=1)[..., 3] > 0.5


def overlaps(folder, names):
    """The average overlap of every pair, and the heights."""
    figures = {name: posed(folder, name, 0.2) for name in names}
    seen = {name: [outline(f, 360 * k / HEADINGS) for k in range(HEADINGS)] for name, f in figures.items()}
    shared = lambda a, b: np.mean([(x & y).sum() / (x | y).sum() for x, y in zip(seen[a], seen[b])])
    return {(a, b): shared(a, b) for a, b in itertools.combinations(names, 2)}, {n: f.height for n, f in figures.items()}


def by_side(folder, names):
    """Every pair from every side as (share, one, other, side), the most alike first."""
    seen = {}
    for name in names:
        figure = posed(folder, name, 0.2)
        seen[name] = {side: outline(figure, heading) for side, heading in SIDES.items()}
    share = lambda x, y: (x & y).sum() / (x | y).sum()
    pairs = itertools.product(itertools.combinations(names, 2), SIDES)
    return sorted(((share(seen[a][side], seen[b][side]), a, b, side) for (a, b), side in pairs), reverse=True)


def sides(folder, names, path):
    """Draws all eight in black from the front, in profile and from behind, as small as on the board."""
    rows = []
    for side in ("front", "left", "back"):
        row = [look.render([posed(folder, n)], (SMALL, SMALL), *orbit(SIDES[side], ELEVATION, DISTANCE, 0.185), 7.4, look.OUTLINE, over=4)[..., 3] for n in names]
        rows.append(np.concatenate(row, 1))
    Image.fromarray(np.uint8(255 * (1 - np.concatenate(rows)))).save(path, optimize=True)


def report(folder, names):
    """Prints the table; 0 if every pair keeps the limits and the heights their order (`names` are tallest first)."""
    pairs, heights = overlaps(folder, names)
    print("outlines in common".ljust(20) + "".join(n[:8].rjust(9) for n in names[1:]) + "   height")
    for a in names:
        row = "".join((f"{pairs[a, b]:.2f}" if (a, b) in pairs else "").rjust(9) for b in names[1:])
        print(a.ljust(20) + row + f"   {heights[a]:.3f}")
    worst = max(pairs, key=pairs.get)
    ordered = all(heights[a] > heights[b] for a, b in itertools.pairwise(names))
    print(f"most alike: {worst[0]} and {worst[1]}, {pairs[worst]:.3f} (limit {LIMIT}); heights {'in' if ordered else 'OUT OF'} order")
    most = by_side(folder, names)
    for share, a, b, side in most[:5]:
        print(f"from one side: {a} and {b}, {side}, {share:.3f} (limit {SIDE_LIMIT})")
    return 0 if pairs[worst] <= LIMIT and most[0][0] <= SIDE_LIMIT and ordered else 1


def shuffled(folder, names, out):
    """Draws `outlines.png`, every figure as a letter and three outlines as large as in a match, and `outlines.md`, the key."""
    order = random.Random(SEED).sample(names, len(names))
    letters = "ABCDEFGH"[: len(order)]
    width, height = CELL
    sheet = Image.new("RGB", (2 * (width * len(SHOWN) + 60), height * len(order) // 2), "white")
    draw, font = ImageDraw.Draw(sheet), ImageFont.load_default(30)
    fov = 2 * math.degrees(math.atan(height / 720 * math.tan(math.radians(FOV / 2))))
    for number, (letter, name) in enumerate(zip(letters, order)):
        left, top = number % 2 * sheet.width // 2, number // 2 * height
        draw.text((left + 16, top + height // 2 - 16), letter, "black", font)
        figure = posed(folder, name)
        for column, heading in enumerate(SHOWN):
            eye, target = orbit(heading, ELEVATION, DISTANCE, 0.185)
            black = look.render([figure], CELL, eye, target, fov, look.OUTLINE, over=4)[..., 3]
            sheet.paste(Image.fromarray(np.uint8(255 * (1 - black))), (left + 50 + column * width, top))
    sheet.save(out / "outlines.png", optimize=True)
    rows = "".join(f"| {letter} | {name} |\n" for letter, name in zip(letters, order))
    (out / "outlines.md").write_text(f"# Which outline is which\n\nThe key to `outlines.png`; look at the picture first.\n\n| letter | creature |\n|---|---|\n{rows}")
