"""K'lor'slug, the segmented one: it has no voice, only breath. Hisses through a ring of hooked teeth, bubbling deep in the
gullet, a patter of many legs that runs along it, and spit."""

import numpy as np

from ..synth.basic import RATE, band, course, high, low, peak, phrase, samples, saturate, times, wander, white
from ..synth.bodies import bubbles, crack, resonate, ring, roll, struck


def hiss(r, seconds, bright, loud=((0, 0), (0.15, 1), (0.7, 0.7), (1, 0)), trill=0, gargle=0.0):
    """Breath through teeth: two bands that move together, `bright` their height in Hz; a tongue may flutter in it `trill` times
    a second, and the throat stand full of water."""
    n = samples(seconds)
    f = course(n, bright) * (1 + 0.03 * wander(r, n, 7))
    air = resonate(high(white(r, n), 700, 1), (f, 0.16 * f, 0), (1.62 * f, 0.2 * f, -3), (0.42 * f, 0.12 * f, -8), (2.7 * f.clip(None, 5200), 1500, -11))
    line = course(n, loud) * (1 + 0.18 * wander(r, n, 24)).clip(0)
    if trill:
        phase = np.cumsum(course(n, trill) * (1 + 0.12 * wander(r, n, 5))) / RATE
        line = line * (0.2 + 0.8 * np.clip(0.5 + 0.9 * np.cos(2 * np.pi * phase), 0, 1))
    y = peak(air * line)
    if gargle:
        y = y * (1 - 0.5 * gargle) + gargle * peak(bubbling(r, seconds, 45, loud))
    return peak(y)


def bubbling(r, seconds, a_second, loud=((0, 0.3), (0.4, 1), (1, 0)), hz=(170, 900)):
    """Large bubbles under small ones."""
    n = samples(seconds)
    line = course(n, loud)
    deep = bubbles(r, n, a_second * 0.5, (hz[0], 2.2 * hz[0]), (0.04, 0.09), (2, 7), line)
    small = bubbles(r, n, a_second, (2 * hz[0], hz[1]), (0.015, 0.045), (5, 16), line)
    return peak(saturate(peak(deep + 0.7 * small), 1.8, 0.15) + 0.12 * peak(low(white(r, n), 700) * line * (1 + 0.7 * wander(r, n, 17)).clip(0)))


def legs(r, seconds, rate=34, waves=2.5):
    """Ticks that run along the body, from tail to head and again."""
    n = samples(seconds)
    ticks = [peak(struck(ring(np.array([1050, 1900, 2950, 4700]) * r.uniform(0.85, 1.2), [0.006, 0.004, 0.003, 0.002], r.uniform(0.3, 1, 4), 0.03, r), 0.3)) for _ in range(14)]
    wave = 0.15 + 0.85 * np.abs(np.sin(np.pi * waves * np.linspace(0, 1, n))) ** 2
    return peak(roll(r, n, ticks, course(n, rate) * (0.5 + wave), wave * course(n, [(0, 0.3), (0.2, 1), (0.8, 1), (1, 0)]), 0.25))


def teeth(r, seconds, rates, loud=((0, 0), (0.2, 1), (0.8, 1), (1, 0))):
    """The ring of hooks turns against itself."""
    n = samples(seconds)
    hooks = [peak(ring(np.exp(r.uniform(np.log(2100), np.log(7200), 6)), r.uniform(0.002, 0.006, 6), r.uniform(0.3, 1, 6), 0.04, r)) for _ in range(16)]
    rasp = roll(r, n, hooks, course(n, rates), course(n, loud), 0.1)
    return peak(peak(rasp) + 0.5 * peak(resonate(rasp, (1500 * course(n, [(0, 0.8), (1, 1.3)]), 160, 0))))


def spit(r):
    """A plug of slime goes out, and lands."""
    n = samples(0.42)
    t = times(n)
    f = np.interp(t, [0, 0.03, 0.08], [260, 900, 400])
    pop = np.sin(2 * np.pi * np.cumsum(f) / RATE) * np.interp(t, [0, 0.006, 0.05, 0.08], [0, 1, 0.5, 0])
    jet = band(white(r, n), 1500, 7000) * np.interp(t, [0, 0.02, 0.04, 0.14, 0.2], [0, 0, 1, 0.25, 0])
    splat = low(white(r, n), 2400) * np.where(t > 0.19, np.exp(-(t - 0.19) / 0.02), 0) + 0.4 * bubbles(r, n, 70, (500, 1800), (0.008, 0.02), (6, 18)) * (t > 0.2)
    return peak(pop + 0.7 * peak(jet) + 0.8 * peak(splat) + 0.4 * crack(r, n, 1200, 6000, 0.002))


def squeal(r, seconds, tune):
    """Breath pressed through a fold: a whistle that is mostly noise."""
    n = samples(seconds)
    f = course(n, tune) * (1 + 0.05 * wander(r, n, 12))
    air = resonate(white(r, n), (f, 60, 0), (2.03 * f, 140, -5), (3.1 * f.clip(None, 5000), 400, -12))
    return peak(saturate(peak(air * course(n, [(0, 0), (0.06, 1), (0.5, 0.8), (1, 0)])), 2))


def idle(r, variant):
    if variant == 0:
        return phrase((0, bubbling(r, 0.9, 26), 0.8), (-0.15, hiss(r, 0.6, [(0, 2400), (1, 1800)]), 0.3))
    if variant == 1:
        return phrase((0, legs(r, 1.1), 0.6), (-0.3, bubbling(r, 0.5, 20), 0.6))
    return phrase((0, hiss(r, 0.9, [(0, 1700), (0.5, 2300), (1, 1500)], [(0, 0), (0.5, 0.8), (1, 0)], [(0, 24), (1, 15)]), 0.6), (-0.1, legs(r, 0.5, 26, 1), 0.35))


def select(r, variant):
    if variant:
        return phrase((0, hiss(r, 0.4, [(0, 2600), (1, 3400)], trill=[(0, 20), (1, 30)]), 0.9), (0.02, hiss(r, 0.35, [(0, 3600), (1, 2200)], gargle=0.5), 0.8))
    return phrase((0, bubbling(r, 0.4, 40), 0.8), (-0.1, hiss(r, 0.6, [(0, 2000), (0.6, 3600), (1, 3000)]), 0.9))


def attack(r, variant):
    if variant:
        return phrase((0, bubbling(r, 0.35, 60, [(0, 0.3), (1, 1)]), 0.8), (-0.03, spit(r), 1), (-0.2, hiss(r, 0.4, [(0, 4200), (1, 2400)]), 0.6))
    return phrase((0, hiss(r, 0.5, [(0, 2400), (0.8, 5000), (1, 4600)], [(0, 0), (0.8, 1), (1, 0.5)], gargle=0.35), 1), (-0.06, teeth(r, 0.32, [(0, 60), (1, 150)]), 0.9))


def heavy(r, variant):
    gathering = bubbling(r, (0.7, 0.4)[variant], 70, [(0, 0.2), (1, 1)], (140, 800))
    long = hiss(r, (1.0, 0.7)[variant], [(0, 2000), (0.3, 4600), (0.7, 5200), (1, 2200)], [(0, 0), (0.1, 1), (0.7, 0.9), (1, 0)], [(0, 34), (1, 22)] if variant else 0, 0.45)
    grind = teeth(r, (0.7, 0.5)[variant], [(0, 70), (0.5, 170), (1, 60)])
    return phrase((0, gathering, 0.9), (-0.06, long, 1), (-0.5, grind, 0.9), (0.0, spit(r) if variant else bubbling(r, 0.4, 50), 0.9 if variant else 0.6))


def hurt(r, variant):
    tune = ([(0, 1500), (0.1, 2700), (1, 1100)], [(0, 2200), (0.1, 3300), (0.4, 2500), (1, 1700)], [(0, 1200), (0.15, 2100), (0.5, 2400), (1, 900)])[variant]
    burst = hiss(r, 0.3, [(0, 4800), (1, 2500)], [(0, 0), (0.05, 1), (1, 0)], gargle=0.3)
    return phrase((0, squeal(r, (0.4, 0.3, 0.5)[variant], tune), 1), (-0.3, burst, 0.7), *(((-0.2, bubbling(r, 0.35, 60, [(0, 1), (1, 0)]), 0.7),) if variant != 1 else ()))


def death(r, variant):
    cry = squeal(r, (0.5, 0.35)[variant], [(0, 1700), (0.1, 2900), (0.6, 1900), (1, 1000)])
    leak = hiss(r, 1.5, [(0, 4600), (0.4, 2900), (1, 1100)], [(0, 0), (0.05, 1), (0.4, 0.6), (1, 0)], [(0, 26), (1, 7)] if variant else 0, 0.3)
    drain = bubbling(r, 1.0, 42, [(0, 1), (0.6, 0.5), (1, 0)], (150, 700))
    return phrase((0, cry, 0.9), (-0.25, leak, 1), (-0.9, drain, 0.8), (-0.3, legs(r, 0.5, [(0, 40), (1, 8)], 1.5), 0.35))


def victory(r, variant):
    if variant:
        parts = [(0.06, hiss(r, 0.28, [(0, 2400 + 400 * k), (1, 3200 + 500 * k)], trill=26, gargle=0.25), 0.8 + 0.06 * k) for k in range(3)]
        return phrase(*parts, (0.0, teeth(r, 0.6, [(0, 60), (0.7, 160), (1, 90)]), 0.8), (-0.1, bubbling(r, 0.5, 40), 0.6))
    return phrase((0, legs(r, 0.7, 46, 3), 0.6), (-0.1, bubbling(r, 0.5, 60, [(0, 0.3), (1, 1)]), 0.8), (-0.05, hiss(r, 1.0, [(0, 2200), (0.5, 4800), (1, 4200)], trill=[(0, 18), (1, 36)]), 1))
