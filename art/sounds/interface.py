"""The interface: the same lacquer and glass as the table, and a warm tone, all in A minor."""

import numpy as np

from .synth.basic import RATE, band, coloured, high, lay, mix, samples, saturate, times, wander
from .synth.bodies import ring, snap, table
from .synth.room import in_room
from .synth.sound import Sound

GLASS = np.array([1, 2.003, 2.76, 4.07, 5.4, 8.9])


def glass(r, hz, seconds, bright=1.0, decay=1.0):
    """A small glass touched."""
    gains = np.array([1, 0.32, 0.26 * bright, 0.16 * bright, 0.1 * bright, 0.05 * bright])
    return ring(hz * GLASS, decay * 2 * seconds * np.array([0.22, 0.13, 0.075, 0.045, 0.03, 0.014]), gains, seconds, r)


def warm(r, hz, seconds, rise=0.006, decay=0.12, bright=1.1):
    """A soft tone that is brighter the louder it is."""
    n = samples(seconds)
    t = times(n)
    loud = np.minimum(1, t / rise) * np.exp(-np.maximum(0, t - rise) / decay)
    phase = 2 * np.pi * np.cumsum(hz * (1 + 0.0018 * wander(r, n, 6))) / RATE
    tone = np.sin(phase + bright * loud * np.sin(phase + 0.3) + 0.35 * bright * loud * np.sin(2.003 * phase)) + 0.5 * np.sin(0.5 * phase)
    return tone * loud * np.clip((seconds - t) / (0.4 * seconds), 0, 1) ** 1.5


def near(x, amount=0.1):
    """Close to the ear."""
    return in_room(x, amount, 0.3, seed=41, decay=0.32, damping=8000, echoes=6)


def hover(hz):
    """The least that can be heard."""
    return lambda r: near(mix(0.12, (0, snap(r, 4200, 1.2), 0.35), (0, glass(r, hz, 0.12, decay=0.6), 0.6)), 0.08)


def select(r):
    """Something is taken up."""
    return near(mix(0.35, (0, snap(r, 2600, 2), 0.5), (0, warm(r, 440, 0.3, decay=0.05), 0.5), (0.012, glass(r, 880, 0.35), 0.6)))


def confirm(r):
    """A stone set down, not a bell: a knock on the lacquer, and only behind it a fourth that opens into the fifth."""
    knock = table(r, 0.3, -3)
    return near(mix(0.75, (0, snap(r, 2200, 2.5), 0.5), (0, knock, 0.75), (0, warm(r, 440, 0.3, decay=0.06, bright=1.6), 0.45),
                    (0.004, glass(r, 880, 0.4, decay=0.6), 0.28), (0.1, snap(r, 3100, 2), 0.22), (0.105, warm(r, 659.26, 0.6, decay=0.12, bright=1.5), 0.6),
                    (0.108, glass(r, 1318.5, 0.6, decay=0.7), 0.3), (0.108, warm(r, 110, 0.5, decay=0.1, bright=0.9), 0.35)), 0.16)  # fmt: skip


def deny(r):
    """Two dull knocks, a semitone rubbing."""
    rub = saturate(warm(r, 116.54, 0.22, decay=0.09, bright=2.6) + 0.8 * warm(r, 110, 0.22, decay=0.09, bright=2.2), 5, 0.25)
    rub = high(rub, 140, 1) + 0.6 * band(rub, 500, 2200, 1)
    return near(mix(0.5, (0, snap(r, 900, 4), 0.5), (0, rub, 0.8), (0.13, rub, 0.65), (0.13, snap(r, 800, 4), 0.35)))


def your_turn(r):
    """Three glasses that are not quite in tune with each other, each struck by something, over air."""
    n = samples(1.2)
    air = coloured(r, n, (20, -80), (900, -20), (5000, 0), (9000, -6), (20000, -50)) * np.sin(np.pi * np.linspace(0, 1, n)) ** 2
    ground = np.zeros(samples(2.4))
    for at, hz, below, gain in ((0, 880, 220, 0.38), (0.17, 987.77, 329.63, 0.36), (0.36, 1318.5, 440, 0.48)):
        for stray, share in ((1, 1), (1.0031, 0.5), (0.9962, 0.4)):  # three of a kind beat against each other
            lay(ground, glass(r, hz * stray * r.uniform(0.9995, 1.0005), 1.6, bright=1.5, decay=0.7), at + r.uniform(0, 0.006), gain * share * 0.7)
        lay(ground, snap(r, hz * 3, 3), at, 0.35 * gain)
        lay(ground, warm(r, below, 1.2, 0.03, 0.42, 0.9), at, 0.9 * gain)
    lay(ground, warm(r, 110, 1.4, 0.04, 0.5, 0.9), 0.36, 0.35)
    lay(ground, air, 0, 0.05)
    return in_room(ground, 0.34, 0.9, seed=41, decay=1.1, damping=7000, latest=0.04)


def note(r):
    """A figure of light comes down on the glass: A, heard higher and higher along a chain."""
    ground = np.zeros(samples(1.1))
    for stray, share in ((1, 1), (1.0028, 0.45)):
        lay(ground, glass(r, 440 * stray, 1.0, bright=0.8, decay=1.1), 0, 0.6 * share)
    lay(ground, warm(r, 440, 0.9, 0.004, 0.22, 0.8), 0, 0.5)
    lay(ground, warm(r, 220, 0.5, 0.004, 0.12, 0.6), 0, 0.25)
    lay(ground, snap(r, 2400, 2), 0, 0.22)
    return in_room(ground, 0.22, 0.6, seed=41, decay=0.8, damping=7000)


SOUNDS = [
    *[Sound(f"ui_hover_{c}", "the pointer comes upon something", -33, hover(hz), peak=-6, fade_in=0.0005) for c, hz in zip("abc", (1760, 1865, 1661))],
    Sound("ui_select", "something is taken up", -26, select, peak=-4, fade_in=0.0005),
    Sound("ui_confirm", "a decision stands", -23, confirm, peak=-3, fade_in=0.0005),
    Sound("ui_deny", "that cannot be done", -24, deny, peak=-3, fade_in=0.0005),
    Sound("ui_your_turn", "the person is to choose", -21, your_turn, peak=-3),
    Sound("note_light", "a pawn lands: higher and higher along a chain", -25, note, peak=-4, fade_in=0.0005),
]
