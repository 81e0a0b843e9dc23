"""Things that are struck, and that sound on: modes, contact, resonances that move, bubbles, debris."""

import numpy as np
from scipy import signal

from .basic import RATE, band, high, lay, low, peak, samples, times, white


def ring(hz, decays, gains, seconds, r=None):
    """Modes of a struck body. All are let die before the end: a mode cut off is a click."""
    n = samples(seconds)
    t = times(n)
    y = np.zeros(n)
    for f, decay, gain in zip(hz, decays, gains):
        phase = 0 if r is None else r.uniform(-0.6, 0.6)
        y += gain * np.exp(-t / decay) * np.sin(2 * np.pi * f * t + phase)
    end = max(2, int(n * 0.4))
    y[-end:] *= 0.5 + 0.5 * np.cos(np.pi * (np.arange(end) + 1) / end)
    return y


def contact(milliseconds):
    """The push of one thing on another: shorter is harder and brighter. For convolving with modes."""
    n = max(2, int(milliseconds * 1e-3 * RATE) + 1)
    return np.sin(np.pi * (np.arange(n) + 0.5) / n) ** 1.5 / n * 8


def struck(body, milliseconds):
    """A body's modes as they answer to such a push."""
    return signal.fftconvolve(body, contact(milliseconds))


def resonate(x, *tracks, block=48):
    """Resonances beside each other, each (Hz, bandwidth, dB); any of the three may be a line as long as the sound."""
    n = len(x)
    out = np.zeros(n)
    for index, track in enumerate(tracks):
        f, width, gain = (np.broadcast_to(np.asarray(v, float), (n,)) for v in track)
        y, state = np.empty(n), np.zeros(2)
        moving = any(np.ndim(v) for v in track[:2])
        step = block if moving else n
        for start in range(0, n, step):
            end = min(n, start + step)
            middle = (start + end) // 2
            radius = np.exp(-np.pi * width[middle] / RATE)
            a = [1, -2 * radius * np.cos(2 * np.pi * f[middle] / RATE), radius * radius]
            b = np.array([1, 0, -1]) * (1 - radius)
            y[start:end], state = signal.lfilter(b, a, x[start:end], zi=state)
        out += (-1) ** index * y * 10 ** (gain / 20)  # alternating signs leave no holes between neighbours
    return out


TABLE = np.array([168, 231, 317, 402, 523, 688, 871, 1090, 1380, 1720, 2230, 2980])
"""Modes of the table's top: whatever falls on it, the same table answers."""


def table(r, seconds=0.34, brightness=0.0, damping=1.0):
    """The top as it rings under one place; `brightness` tilts it by so many dB from the lowest mode to the highest."""
    hz = TABLE * r.uniform(0.98, 1.02, len(TABLE))
    decays = damping * 0.045 * (168 / hz) ** 0.55 * r.uniform(0.7, 1.3, len(hz))
    gains = 10 ** (-r.uniform(0, 12, len(hz)) / 20) * np.linspace(0.4, 0.7, len(hz)) ** 0.6
    return ring(hz, decays, gains * 10 ** (np.linspace(0, brightness, len(hz)) / 20), seconds, r)


def debris(r, n, span, count, hz, decays, early=2.0):
    """Many small breakings in `span` seconds, most of them early."""
    y = np.zeros(n)
    for _ in range(count):
        at = span * r.beta(1, early)
        k = r.integers(4, 8)
        piece = ring(r.uniform(*hz, k), r.uniform(*decays, k), r.uniform(0.2, 1, k), 0.05, r)
        lay(y, piece * np.exp(-at / span), at, r.uniform(0.2, 1))
    return peak(y)


def bubbles(r, n, a_second, hz, lengths=(0.012, 0.04), rise=(4, 14), amount=None):
    """Air through something wet: short tones that rise as the bubble comes up; `amount`, a line of `n`, says where."""
    y = np.zeros(n)
    for _ in range(int(a_second * n / RATE)):
        length, f, at, gain = r.uniform(*lengths), np.exp(r.uniform(*np.log(hz))), r.integers(0, n), r.uniform(0.2, 1) ** 2
        t = times(samples(length))
        tone = np.sin(2 * np.pi * (f * t + f * r.uniform(*rise) * t * t)) * np.exp(-t / (0.25 * length)) * np.minimum(1, t / 0.0015)
        lay(y, tone, at / RATE, gain * (1 if amount is None else amount[at]))
    return y


def grains(r, n, first, last, count, hz, decays, spread=lambda u: u, rise=0.0):
    """Sparks: tiny chirps between two moments, `spread` bends how they are strewn."""
    y = np.zeros(n)
    for _ in range(count):
        at, decay, f = spread(r.random()), r.uniform(*decays), np.exp(r.uniform(*np.log(hz)))
        t = times(samples(decay * 6))
        grain = np.sin(2 * np.pi * (f * t + 0.5 * rise * f * t * t) + r.uniform(0, 6)) * np.exp(-t / decay) * np.minimum(1, t / 0.0008)
        lay(y, grain, first + (last - first) * at, r.uniform(0.1, 1) ** 2)
    return y


def snap(r, hz, milliseconds, seconds=0.03):
    """A dry tick of noise about a frequency."""
    n = samples(seconds)
    return band(white(r, n), hz * 0.6, hz * 1.7) * np.exp(-times(n) / (milliseconds * 1e-3))


def crack(r, n, above, below, decay):
    """The first moment of a hard blow."""
    return peak(low(high(white(r, n), above), below) * np.exp(-times(n) / decay))


def tube(x, hz, feedback=0.7):
    """A pipe shut at one end: it strengthens `hz` and its odd multiples."""
    delay = int(RATE / (2 * hz))
    loop = np.zeros(delay + 2)
    loop[0] = 1
    loop[delay : delay + 2] = feedback / 2  # the mean of two samples: what is high dies sooner
    return signal.lfilter([1], loop, x)


def roll(r, n, strikes, rate, loud, stray=0.14):
    """Strikes drawn from a bank, so many a second (a line of `n`), as loud as a line says: files, teeth, rattles."""
    y = np.zeros(n + RATE // 4)
    now = 0.0
    while now < n / RATE:
        at = min(n - 1, int(now * RATE))
        if loud[at] > 0.01:
            lay(y, strikes[r.integers(len(strikes))], now, loud[at] * r.uniform(0.45, 1))
        now += min(1.8, max(0.4, 1 + stray * r.standard_normal())) / max(4, rate[at])
    return y[:n]
