"""The music: three stems at 96 beats a minute in A minor over the hum's A, added as more is at stake.

Everything is laid round the loop and so is its room, hence no stem has a seam. The calm stem is twice as long as the other
two: with them it makes a minute in which nothing comes again."""

import numpy as np

from .instruments import bowed_glass, brass, drum, dull, lacquer, pitch, pluck, reed, strings, swell, tremolo
from .interface import glass
from .synth.basic import RATE, band, coloured, curve, lay_round, low, peak, samples, times, wander, white
from .synth.room import in_hall, panned
from .synth.sound import Sound

BEAT = 30_000
"""Samples; a bar has four."""
BARS = 12
CHORDS = ((45, 52, 60, 64, 71), (45, 53, 60, 64, 69), (45, 53, 62, 65, 69), (45, 52, 60, 67, 71), (45, 53, 58, 62, 65), (40, 52, 57, 59, 68))
"""Two bars each: Am9, F/A, Dm/A, Am7, B♭/A, E."""
RETURN = ((45, 52, 59, 60, 67), (41, 53, 57, 64, 69), (45, 50, 57, 65, 76), (45, 52, 55, 64, 72), (46, 53, 57, 62, 70), (40, 52, 56, 62, 71))
"""The same way again, in other positions."""
ROOTS = (33, 29, 38, 33, 34, 28)

MOTIFS = ((0.5, 76), (1.25, 72), (2, 71), (9.5, 77), (10, 76), (11.25, 69), (16.5, 74), (17.25, 77), (18, 76), (19.5, 69), (25, 71),
          (26.5, 72), (27.25, 76), (33.5, 74), (34, 70), (35.25, 65), (41, 71), (42, 68), (43.5, 64), (45, 68),
          (50.5, 79), (51, 76), (53.25, 71), (58, 69), (58.75, 72), (65.5, 81), (66.25, 77), (67, 74), (75.25, 76), (76, 72),
          (77.5, 67), (83, 74), (84.25, 70), (85, 77), (90.5, 68), (91.25, 71), (92, 76))  # fmt: skip
"""(beat, key): small questions on glass, never twice in the same bar."""


def calm(r):
    """Pads whose voices come in one after the other and open and close each for itself; felted reeds that walk through the
    chord, denser and thinner; glass, touched and bowed."""
    n = 2 * BARS * 4 * BEAT
    x = np.zeros((n, 2))
    for index, chord in enumerate(CHORDS + RETURN):
        for voice, key in enumerate(chord):
            enters = r.uniform(-0.3, 1.9) if voice else -0.3
            m = samples(5.0 + 2.2 - enters)
            for side in range(2):
                turn = np.sin(np.pi * np.linspace(0, 1, m) ** r.uniform(0.7, 1.6)) ** 2
                open_to = (330 + 90 * voice) * np.exp(0.55 * wander(r, m, 0.8) + 0.25 * r.standard_normal()) * (0.5 + 2.1 * turn * r.uniform(0.4, 1))
                pulse = 1 + 0.3 * r.random() * np.sin(2 * np.pi * np.cumsum(r.uniform(2.2, 4.6) * (1 + 0.2 * wander(r, m, 0.5))) / RATE)
                pad = dull(strings(r, key, m), open_to) * swell(m, 1.1 + 0.25 * voice, 2.2) * pulse
                lay_round(x[:, side], pad, index * 8 * BEAT + samples(enters), 0.13 * (0.9, 0.7, 0.55, 0.5, 0.42)[voice])
        walk = [chord[k] + 12 * (k < 2) for k in r.permutation(5)]
        density = (0.3, 0.55, 0.8, 0.6, 0.85, 0.35)[index % 6]
        for eighth in range(16):
            if r.random() < density * (0.75 if eighth % 2 else 0.5):
                start = index * 8 * BEAT + int((eighth / 2 + 0.06 * (eighth % 2)) * BEAT + r.normal(0, 420))
                tone = reed(r, pitch(walk[eighth % 5]), r.uniform(1.1, 2.2), r.uniform(0.5, 1.3))
                panned(x, tone, start, r.uniform(0.25, 0.75), 0.16 * r.uniform(0.45, 1))
    for side in range(2):
        breath = coloured(r, n, (20, -80), (200, -12), (700, 0), (1800, -10), (6000, -26), (20000, -60))
        x[:, side] += 0.05 * breath * np.exp(0.7 * wander(r, n, 0.5))
    for beat, key in MOTIFS:
        tone = glass(r, pitch(key), 2.6, 0.7, 1.5) * (1 + 0.12 * np.sin(2 * np.pi * 4.6 * times(samples(2.6))))
        start, gain, place = int(beat * BEAT + r.normal(0, 500)), r.uniform(0.55, 1), r.uniform(0.25, 0.75)
        for echo in range(5):
            where = place if echo % 2 == 0 else 1 - place
            panned(x, low(tone, 6000 / (1 + 0.9 * echo), 1), start + int(echo * 0.75 * BEAT), where, 0.8 * gain * 0.46**echo)
    for bar, key in ((3, 76), (6, 81), (11, 80), (14, 84), (17, 79), (20, 77), (22, 83)):
        panned(x, bowed_glass(r, pitch(key), 5.2), bar * 4 * BEAT - samples(1.5), r.uniform(0.15, 0.85), 0.1)
    x += (0.09 * np.sin(2 * np.pi * 55 * times(n)) * (1 + 0.4 * wander(r, n, 0.4)))[:, None]
    return in_hall(x, 0.5, 2.6, 81, 4500, loop=True)


def tension(r):
    """A plucked ostinato, nails on lacquer, breaths drawn in before the changes."""
    n = BARS * 4 * BEAT
    x = np.zeros((n, 2))
    pattern = ((0, 0, 1.0), (0.5, 0, 0.45), (1, 0, 0.5), (1.5, 7, 0.9), (2, 0, 0.45), (2.5, 0, 0.55), (3, 12, 0.85), (3.5, 7, 0.5))
    for bar in range(BARS):
        for beat, step, force in pattern:
            if beat and r.random() < 0.08:
                continue
            key = ROOTS[bar // 2] + step - (1 if bar % 4 == 3 and step == 12 else 0)
            string = pluck(r, pitch(key), 0.75, 900 + 2100 * force * r.uniform(0.8, 1.2), 0.955 + 0.025 * force)
            start = int((bar * 4 + beat) * BEAT + r.normal(0, 260))
            panned(x, string, start, 0.56 if step else 0.44, 0.34 * force * r.uniform(0.9, 1.1))
        for sixteenth in range(16):
            accent = sixteenth in (3, 6, 11, 14)
            if r.random() < (0.85 if accent else 0.26 + 0.1 * (bar % 4)):
                swung = sixteenth + (0.12 if sixteenth % 2 else 0)
                start = int((bar * 4 + swung * 0.25) * BEAT + r.normal(0, 150))
                panned(x, lacquer(r, sixteenth % 4 == 2), start, r.uniform(0.2, 0.8), (0.15 if accent else 0.07) * r.uniform(0.7, 1.15))
        if bar % 2:
            m = samples(1.1)
            breath = peak(band(white(r, m), 700, 4800) * np.linspace(0, 1, m) ** 3)
            panned(x, breath, (bar + 1) * 4 * BEAT - m, r.uniform(0.3, 0.7), 0.07)
    return in_hall(x, 0.22, 1.1, 83, 5500, loop=True)


def danger(r):
    """Drums, low brass that swells towards each change, bows that tremble above."""
    n = BARS * 4 * BEAT
    x = np.zeros((n, 2))
    for bar in range(BARS):
        strokes = [(0, 62, 1), (1.5, 62, 0.75), (3, 62, 0.85)] + ([(2.5, 96, 0.5), (3.5, 96, 0.6)] if bar % 2 else [(2, 96, 0.4)])
        if bar % 4 == 3:
            strokes += [(3.25, 118, 0.5), (3.5, 118, 0.65), (3.75, 118, 0.85)]
        if bar in (5, 9):
            strokes = strokes[:1]  # a bar's silence says more than another stroke
        for beat, hz, force in strokes:
            for _ in range(2 if hz < 70 else 1):
                stroke = drum(r, hz * r.uniform(0.985, 1.015), force * (0.72, 0.82, 0.92, 1)[bar % 4] * r.uniform(0.85, 1))
                panned(x, stroke, int((bar * 4 + beat) * BEAT + abs(r.normal(0, 380))), 0.5 + r.uniform(-0.15, 0.15), 0.27)
    for index, root in enumerate(ROOTS):
        m = int(8 * BEAT + samples(0.7))
        loud = curve(m, (0, 0), (1.2, 0.2), (4.1, 1), (4.9, 0.85), (5.5, 0.1), (m / RATE, 0)) * (1 + 0.08 * wander(r, m, 5))
        fifth = 18 if index == 4 else 19
        keys = ((root, 0.8), (root + 7, 0.6), (root + 12, 1), (root + fifth, 0.45), (root + 24, 0.3))
        panned(x, brass(r, keys, m, loud.clip(0)), index * 8 * BEAT + r.integers(0, 900), 0.42, 0.22)
    bars = np.arange(n) / (4 * BEAT)
    for key, place, late in ((69, 0.15, 0), (70, 0.85, 1.3), (76, 0.3, 3.1), (81, 0.7, 4.4), (82, 0.5, 5.2)):
        arc = 0.04 + 0.96 * np.clip(np.sin(np.pi * ((bars + late) % 6) / 6), 0, 1) ** 2.2 * np.exp(0.3 * wander(r, n, 0.4))
        panned(x, tremolo(r, key, n, 192) * arc, 0, place, 0.042)
    return in_hall(x, 0.32, 1.8, 85, 5000, loop=True)


SOUNDS = [
    Sound("music_stem1_calm", "music, always; twice as long as the other stems", -26, calm, loop=True, peak=-3, quality=0.3),
    Sound("music_stem2_tension", "music, when pieces have fallen", -25, tension, loop=True, peak=-3, quality=0.45),
    Sound("music_stem3_danger", "music, for the last few and the duel", -23, danger, loop=True, peak=-3, quality=0.45),
]
