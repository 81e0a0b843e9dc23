"""The table itself: its hum, and dice that fall on it."""

import numpy as np

from .synth.basic import RATE, coloured, high, lay_round, low, shutter, times, wander, white
from .synth.bodies import ring, struck, table
from .synth.room import in_room, wide
from .synth.sound import Sound

A = 55.0
"""The pitch of everything electric: the hum's, the holograms', the music's."""
SECONDS = 17
"""No divisor of the music's length, so that the two never fall into step."""


def hum(r):
    """Windings and a projector: pairs of partials that beat slowly, air, the shutter's flutter. Nothing in it stays as it
    is: every partial swells and fades for itself, and what is bright comes and goes."""
    n = SECONDS * RATE
    t = times(n)
    sides = []
    for _ in range(2):
        tone = np.zeros(n)
        for k, gain in zip((1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16), (0.5, 1, 0.42, 0.55, 0.3, 0.22, 0.2, 0.13, 0.09, 0.06, 0.045, 0.03)):
            swell = np.exp((0.18 + 0.05 * k) * wander(r, n, 0.35))  # the higher, the more it comes and goes
            for beat in (0, r.integers(2, 6), -r.integers(4, 11)):
                f = (round(A * k * SECONDS) + beat) / SECONDS  # whole turns in the loop: no seam
                tone += gain * r.uniform(0.5, 1) * swell * np.sin(2 * np.pi * f * t + r.uniform(0, 6.28))
        warm = coloured(r, n, (20, -60), (80, -18), (220, 0), (420, -3), (900, -16), (3000, -34), (20000, -70))
        air = coloured(r, n, (20, -90), (1500, -40), (3800, -6), (6500, 0), (9000, -10), (20000, -50))
        sides.append(0.3 * tone + 0.13 * warm * np.exp(0.5 * wander(r, n, 0.4)) + 0.015 * air * np.exp(0.6 * wander(r, n, 0.6)))
    depth = np.clip(0.5 + 0.4 * wander(r, n, 0.4), 0.05, 1.4)
    phase = 11 * t + 0.14 * wander(r, n, 2)
    light = depth * shutter(phase)
    flutter = [coloured(r, n, (20, -90), (600, -30), (1600, 0), (2600, -3), (5000, -18), (20000, -60)) for _ in range(2)]
    x = wide(sides[0] + 0.035 * flutter[0] * light, sides[1] + 0.035 * (0.6 * flutter[0] + 0.8 * flutter[1]) * light)
    x *= (1 + 0.035 * np.sin(2 * np.pi * phase) * depth)[:, None]
    for _ in range(17):
        tick = ring(r.uniform(1800, 5200, 5), r.uniform(0.001, 0.006, 5), r.uniform(0.2, 1, 5), 0.05)
        start, place = r.integers(0, n), r.uniform(0.2, 0.8)
        lay_round(x[:, 0], tick, start, 0.03 * (1 - place))
        lay_round(x[:, 1], tick, start, 0.03 * place)
    return np.tanh(x * 1.2)


class Die:
    """One die: where its modes lie. Which of them sound depends on the corner that it falls on."""

    def __init__(self, r):
        size = r.uniform(0.93, 1.07)
        regular = np.array([2150, 2870, 3480, 4130, 4950, 5620, 6480, 7350, 8420, 9600, 11200])
        stray = np.exp(r.uniform(np.log(2600), np.log(11500), 9))
        self.hz = size * np.concatenate([regular * r.uniform(0.97, 1.03, 11), stray])
        self.decays = 0.0072 * (2150 / self.hz) ** 0.45 * r.uniform(0.6, 1.3, 20)

    def falls(self, r, speed):
        """It hits the tray; the faster, the shorter and brighter the contact."""
        corner = 10 ** (-r.uniform(0, 26, 20) / 20) * np.interp(self.hz, [2000, 2600, 5200, 12000], [0.5, 0.9, 1, 0.6])
        die = ring(self.hz * r.normal(1, 0.012, 20), self.decays * r.uniform(0.8, 1.15, 20), corner, 0.14, r)
        rim_hz = np.array([3310, 4270, 5390, 6810, 8130]) * r.uniform(0.99, 1.01, 5)
        rim_decays = 0.8 * np.array([0.034, 0.028, 0.024, 0.02, 0.016]) * r.uniform(0.7, 1.2)
        rim = ring(rim_hz, rim_decays, 10 ** (-r.uniform(4, 18, 5) / 20), 0.34, r)
        y = 0.2 * table(r) + 0.33 * rim
        y[: len(die)] += die
        y = struck(y, 0.55 - 0.42 * speed**0.4)
        grit = low(np.exp(-times(120) / 0.0009) * white(r, 120), 3000 + 9000 * speed)
        y[:120] += 0.6 * speed**0.6 * grit
        return y * speed**0.75


def _hit(speed):
    return lambda r: in_room(high(Die(r).falls(r, speed), 90), 0.12, 0.25, seed=11, decay=0.3, damping=7000)


SPEEDS = (0.95, 0.8, 0.6, 0.45, 0.3, 0.22, 0.15, 0.1)

SOUNDS = [Sound("hum_loop", "the table's hum, all the time", -34, hum, loop=True, quality=0.3)] + [
    Sound(f"die_hit_{index}", "a die meets the tray, 0 hardest, 7 softest", -24 - 9 * (1 - speed), _hit(speed))
    for index, speed in enumerate(SPEEDS)
]
