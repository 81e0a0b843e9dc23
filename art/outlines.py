"""How far any two creatures can be told apart by outline alone.

From the match camera, over eight headings, standing idle, aligned at the base ring: the share that two outlines have in
common (intersection over union), on average over the headings. The limit is .65.
"""

import itertools
import math

import numpy as np

from pictures import DISTANCE, ELEVATION, FOV, posed
from sculpt import look

LIMIT, HEADINGS, SIZE = 0.65, 8, 220


def outline(figure, heading):
    """Black on white from the match camera, as a table of truths; the base's centre is always in the same place."""
    a, e = math.radians(heading), math.radians(ELEVATION)
    eye = (DISTANCE * math.sin(a) * math.cos(e), 0.2 + DISTANCE * math.sin(e), DISTANCE * math.cos(a) * math.cos(e))
    return look.render([figure], (SIZE, SIZE), eye, (0, 0.2, 0), FOV / 3.6, look.OUTLINE, over=1)[..., 3] > 0.5


def overlaps(folder, names):
    """The average overlap of every pair, and the heights."""
    figures = {name: posed(folder, name, 0.2) for name in names}
    seen = {name: [outline(f, 360 * k / HEADINGS) for k in range(HEADINGS)] for name, f in figures.items()}
    shared = lambda a, b: np.mean([(x & y).sum() / (x | y).sum() for x, y in zip(seen[a], seen[b])])
    return {(a, b): shared(a, b) for a, b in itertools.combinations(names, 2)}, {n: f.height for n, f in figures.items()}


def report(folder, names):
    """Prints the table; 0 if every pair keeps the limit and the heights their order (`names` are tallest first)."""
    pairs, heights = overlaps(folder, names)
    print("outlines in common".ljust(20) + "".join(n[:8].rjust(9) for n in names[1:]) + "   height")
    for a in names:
        row = "".join((f"{pairs[a, b]:.2f}" if (a, b) in pairs else "").rjust(9) for b in names[1:])
        print(a.ljust(20) + row + f"   {heights[a]:.3f}")
    worst = max(pairs, key=pairs.get)
    ordered = all(heights[a] > heights[b] for a, b in itertools.pairwise(names))
    print(f"most alike: {worst[0]} and {worst[1]}, {pairs[worst]:.3f} (limit {LIMIT}); heights {'in' if ordered else 'OUT OF'} order")
    return 0 if pairs[worst] <= LIMIT and ordered else 1
