"""Blows, what leads to them, and bodies that fall."""

import numpy as np

from .synth.basic import RATE, band, curve, high, lay, low, peak, samples, saturate, times, wander, white
from .synth.bodies import crack, debris, resonate, ring, struck, table
from .synth.room import in_room
from .synth.sound import variants


def blow(r, weight):
    """Flesh, bone and table, from a cuff (0) to a killing blow (1). What hits is heard between 200 and 900 Hz, where small
    speakers still speak; the fall of the pitch below only gives it weight."""
    n = samples(0.55 + 0.5 * weight)
    t = times(n)
    top, bottom = (95 + 75 * (1 - weight)) * r.uniform(0.92, 1.08), 40 + 50 * (1 - weight)
    phase = 2 * np.pi * np.cumsum(bottom + (top - bottom) * np.exp(-t / 0.045)) / RATE + 0.25 * wander(r, n, 40)
    below = np.sin(phase) * np.exp(-t / (0.032 + 0.04 * weight)) * (1 - np.exp(-t / 0.0015)) * (1 + 0.25 * wander(r, n, 70))
    knock = saturate(below, 5, 0.3)  # its harmonics: the ear hears the fundamental in them
    flesh = low(white(r, n), 800 + 500 * (1 - weight)) * (np.exp(-t / (0.022 + 0.03 * weight)) + 0.12 * np.exp(-t / (0.08 + 0.09 * weight)))
    flesh = resonate(flesh, (190 + 90 * (1 - weight), 120, 0), (430 + r.uniform(-40, 60), 180, 0), (820 + r.uniform(-90, 90), 300, -3))
    rattling = band(white(r, n), 180, 900) * np.exp(-t / (0.09 + 0.12 * weight)) * (0.5 + 0.5 * np.sin(2 * np.pi * (31 + 6 * wander(r, n, 6)) * t))
    y = (0.14 + 0.16 * weight) * below + 0.4 * high(knock, 260) + peak(high(flesh, 200 + 60 * (1 - weight), 1)) + 0.36 * peak(rattling)
    y += 0.8 * crack(r, n, 1500, 5500 + 2500 * (1 - weight), 0.0028 + 0.002 * weight)
    y += 0.85 * debris(r, n, 0.05 + 0.11 * weight, int(9 + 16 * weight), (700, 3600), (0.002, 0.011))
    y += 0.22 * debris(r, n, 0.15 + 0.45 * weight, int(8 + 18 * weight), (1600, 6500), (0.001, 0.005), 1.4)
    lay(y, high(table(r), 220) / 3, 0.001, 0.25 + 0.2 * weight)
    return in_room(saturate(y, 1.6 + 1.3 * weight, 0.12), 0.14 + 0.06 * weight, 0.4, seed=11, decay=0.34, damping=5000)


def fall(r):
    """A body comes down in several parts, and slides a little. Each part is a dull knock, a slap of skin and the table's
    answer; the knock is overdriven, so that its harmonics tell of it where its fundamental cannot be heard."""
    n = samples(1.4)
    y = np.zeros(n)
    for at, gain in ((0, 1), (r.uniform(0.085, 0.13), 0.62), (r.uniform(0.21, 0.29), 0.3), (r.uniform(0.36, 0.46), 0.13)):
        m = samples(0.5)
        t = times(m)
        lowest = r.uniform(64, 82)
        knock = ring(lowest * np.array([1, 1.62, 2.27, 3.1, 4.4]), [0.05, 0.042, 0.036, 0.028, 0.02], [1, 0.9, 0.8, 0.65, 0.5], 0.5, r)
        knock = struck(peak(knock) * (1 + 0.3 * wander(r, m, 60)), 4)[:m]
        knock = 0.34 * peak(knock) + 0.8 * high(saturate(peak(knock), 5, 0.3), 240)
        slap = resonate(white(r, m) * np.exp(-t / 0.03), (330 * r.uniform(0.9, 1.1), 160, 0), (640 * r.uniform(0.9, 1.1), 240, -2), (1250, 500, -6))
        skin = band(white(r, m), 420, 2400) * (np.exp(-t / 0.012) + 0.2 * np.exp(-t / 0.05))
        lay(y, knock + 0.9 * peak(slap) + 0.55 * peak(skin) + 0.55 * peak(table(r, 0.5, -4)), at, gain)
    slide = band(white(r, n), 350, 3200) * curve(n, (0, 0), (0.05, 0.4), (0.2, 1), (0.5, 0.5), (0.95, 0), (1.4, 0))
    y += 0.07 * slide * (1 + 0.6 * wander(r, n, 18)).clip(0) * (r.random(n) < 0.5)
    return in_room(saturate(y * 0.8, 1.8, 0.08), 0.2, 0.35, seed=11, decay=0.34, damping=4500)


def swing(r, weight):
    """Something cuts the air: the faster it comes, the higher and the louder."""
    n = samples(0.55 + 0.25 * weight)
    x = np.linspace(0, 1, n)
    nearest = r.uniform(0.52, 0.6)
    loud = np.exp(-(((x - nearest) / (0.15 + 0.03 * weight)) ** 2) * 1.2) * np.where(x > nearest, np.exp(-(x - nearest) * 4), 1)
    f = (260 + 280 * (1 - weight)) * (1 + 4.2 * np.exp(-(((x - nearest) / 0.17) ** 2))) * np.exp(0.06 * wander(r, n, 9))
    y = resonate(white(r, n), (f, f * 0.55, 0), (f * 2.3, f * 1.3, -7), (f * 0.45, 120, -2), (f * 4.8, f * 3, -17))
    torn = 1 + 0.35 * wander(r, n, 28) + 0.25 * np.sin(2 * np.pi * np.cumsum(18 + 30 * loud) / RATE)
    return in_room(saturate(peak(y * loud**1.2 * torn.clip(0.05)), 1.2), 0.1, 0.25, seed=11, decay=0.34, damping=5000)


SOUNDS = [
    *variants("blow_heavy", "abc", "a blow that kills", -14, lambda r: blow(r, 1), fade_in=0.0003),
    *variants("blow_light", "abc", "a blow that hurts", -19, lambda r: blow(r, 0.12), fade_in=0.0003),
    *variants("body_thud", "abc", "a body meets the table", -17, fall, fade_in=0.0003),
    *variants("whoosh_heavy", "abc", "a heavy limb cuts the air", -24, lambda r: swing(r, 1), peak=-2),
    *variants("whoosh_light", "abc", "a light limb cuts the air", -27, lambda r: swing(r, 0.1), peak=-2),
]
