"""The room around the table, and the projector that throws voices into it."""

from functools import cache

import numpy as np
from scipy import signal

from .basic import band, high, low, peak, samples, saturate, shutter, telegraph, times, wander, white


@cache
def response(seed, decay, before=0.004, damping=5200, echoes=9, latest=0.028):
    """How a room answers a click: some echoes, then a wash in five bands of which the higher die sooner."""
    r = np.random.default_rng(seed)
    n = samples(decay * 1.1)
    t = times(n)
    answer = np.zeros(n)
    for _ in range(echoes):
        at = r.uniform(before, latest)
        answer[samples(at)] += r.choice([-1, 1]) * r.uniform(0.3, 0.8) * (before / at) ** 0.6
    for bottom, top, longer in ((60, 250, 1.25), (250, 800, 1.1), (800, 2500, 1.0), (2500, 6000, 0.65), (6000, 14000, 0.38)):
        wash = band(r.standard_normal(n), bottom, top)
        answer += wash * np.exp(-6.91 * t / (decay * longer)) * (1 - np.exp(-t / 0.012)) * 0.12
    return low(answer, damping, 1)


def in_room(x, amount=0.15, tail=0.4, seed=7, decay=0.38, **room):
    """A sound with its room: `amount` is the room's level against the sound's."""
    y = np.concatenate([x, np.zeros(samples(tail))])
    wet = signal.fftconvolve(y, response(seed, decay, **room))[: len(y)]
    return y + amount * wet * np.sqrt(np.sum(y**2) / (np.sum(wet**2) + 1e-12))


def in_hall(x, amount, decay, seed, damping=5000, loop=False):
    """Left and right in a larger room; a loop's tail comes at its beginning."""
    n = len(x)
    out = np.zeros_like(x)
    for side in range(2):
        answer = response(seed + side, decay, 0.012, damping, 14, 0.07)
        source = x[:, side] * 0.8 + x[:, 1 - side] * 0.2
        if loop:
            wet = np.fft.irfft(np.fft.rfft(source) * np.fft.rfft(answer, n), n)
        else:
            wet = signal.fftconvolve(source, answer)[:n]
        out[:, side] = x[:, side] + amount * wet * np.sqrt(np.sum(x**2) / 2 / (np.sum(wet**2) + 1e-12))
    return out


def projected(x, r, amount=1.0):
    """A voice as the table gives it: a small speaker, the shutter's flutter, the echo of the well it stands in, and now
    and then a moment lost."""
    n = len(x)
    t = times(n)
    y = high(peak(x), 70, 1)
    y = y + 0.4 * amount * band(y, 700, 3200, 1)
    y = low(y, 9500, 1)
    light = shutter(11 * t + 0.2 * wander(r, n, 2))
    body = low(np.abs(y), 30, 1).clip(0)
    y = y * (1 + 0.16 * amount * (light - 0.2))
    y = y + 0.035 * amount * band(white(r, n), 2500, 7000) * body * light
    lost = telegraph(r, n, np.full(n, 0.988), 40, (0.35, 0.7), 0.004)
    y = y * (1 - amount * (1 - lost))
    well = samples(0.0047)
    y[well:] += 0.2 * amount * y[:-well].copy()
    return saturate(peak(y), 1.2)


def wide(left, right):
    """Two sounds as left and right."""
    return np.stack([left, right], axis=1)


def panned(ground, x, start, place, gain=1.0, loop=True):
    """Adds a sound to a stereo ground at a sample; place 0 is left, 1 right."""
    angle = place * np.pi / 2
    if loop:
        where = (np.arange(len(x)) + int(start)) % len(ground)
        np.add.at(ground[:, 0], where, gain * np.cos(angle) * x)
        np.add.at(ground[:, 1], where, gain * np.sin(angle) * x)
    else:
        end = min(len(ground), int(start) + len(x))
        part = gain * x[: max(0, end - int(start))]
        ground[int(start) : end] += part[:, None] * (np.cos(angle), np.sin(angle))


