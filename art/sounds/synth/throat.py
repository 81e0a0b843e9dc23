"""Throats: folds that open and close, a tube of flesh before them, and what is loose and wet in it."""

from dataclasses import dataclass

import numpy as np
from scipy import signal

from .basic import RATE, course, high, level, low, peak, samples, saturate, wander, white
from .bodies import bubbles, resonate


def folds(r, pitch, jitter=0.02, shimmer=0.1, opening=0.6, skipped=0, skipping=0.0):
    """One pulse of breath after the other: `pitch` is a line in Hz, and so may be the rest. Every pulse strays in length
    (`jitter`) and strength (`shimmer`); with `skipped` 2 or 3, all but each second or third are weaker by `skipping`, which
    is how loud animals break. Gives the flow's change, of level 1, and how far the folds stand open."""
    n = len(pitch)
    jitter, shimmer, opening, skipping = (np.broadcast_to(np.asarray(v, float), (n,)) for v in (jitter, shimmer, opening, skipping))
    rate = 2 * RATE  # twice as fine, so that pulses need not begin on a sample
    flow, gap = np.zeros(2 * n), np.zeros(2 * n)
    now, count, drift = 0.0, 0, 0.0
    while now < 2 * n - 2:
        at = min(n - 1, int(now / 2))
        drift = 0.85 * drift + 0.5 * r.standard_normal()
        period = max(rate / pitch[at] * (1 + jitter[at] * (0.6 * r.standard_normal() + 0.6 * drift)), rate / 6000)
        strength = max(0.05, 1 + shimmer[at] * r.standard_normal())
        if skipped and count % skipped:
            strength *= 1 - skipping[at] * (0.55 + 0.2 * (count % skipped))
            period *= 1 + 0.12 * skipping[at] * (1 if count % 2 else -1)
        start, end = int(np.ceil(now)), min(2 * n, int(np.ceil(now + period)))
        share = min(max(opening[at] * (1 + 0.05 * r.standard_normal()), 0.2), 0.95)
        u = (np.arange(start, end) - now) / period / share
        closing = -2 * np.exp(-np.maximum(0, u - 1) * share * period / (rate * 0.00025))
        flow[start:end] = strength * np.where(u < 1, (2 * u - 3 * u * u) * 2, closing)
        gap[start:end] = strength * np.where(u < 1, (u * u - u**3) * 6.75, 0)
        now += period
        count += 1
    flow, gap = (signal.resample_poly(v, 1, 2)[:n] for v in (flow, gap))
    return level(flow), np.clip(gap, 0, None)


def rattle(r, n, hz, sharpness=3.2, stray=0.18):
    """Something loose that beats in the stream, of mean 1."""
    phase = np.cumsum(np.broadcast_to(hz, (n,)) * (1 + stray * wander(r, n, 11))) / RATE
    beats = np.exp(-(phase % 1) * sharpness) * (1 + 0.4 * wander(r, n, 30)).clip(0.1)
    return low(beats / beats.mean(), 400, 1)


@dataclass
class Throat:
    """Who speaks. Formants are given for a shut and for an open mouth, lowest first."""

    shut: tuple
    open: tuple
    widths: tuple = (75, 115, 180, 260, 360)
    gains: tuple = (0, 4, 5, 4, 1)
    air: tuple = ((4300, 700, -5), (6800, 1700, -12))
    """What is heard above the formants."""
    chest: tuple = ()
    """Resonances of the body, (Hz, bandwidth, dB)."""
    chest_level: float = 0.0
    loose: float = 29.0
    """How often what is loose beats, in Hz."""
    second: float = 1.41
    """The false folds' pitch against the folds', when the voice grows rough."""
    skipped: int = 2
    wet: float = 0.0
    wet_hz: tuple = (260, 900)
    breath_above: float = 500.0
    drive: float = 2.2
    jitter: float = 0.012
    shimmer: float = 0.08
    opening: float = 0.62
    tilt: float = 900.0
    """Where a soft voice ends."""

    def call(self, r, seconds, pitch, loud, mouth=0.5, rough=0.1, breath=0.1, vibrato=(0, 0.0)):
        """One gesture. `pitch` in Hz, the rest from 0 to 1; each is a number or points of (share of the time, value)."""
        n = samples(seconds)
        pitch, loud, mouth, rough, breath = (course(n, v) for v in (pitch, loud, mouth, rough, breath))
        loud = (loud * (1 + 0.06 * wander(r, n, 7))).clip(0, 1)
        rough, breath = (np.clip(v + 0.06 * wander(r, n, 1.2) * (v > 0.02), 0, 1) for v in (rough, breath))
        pitch = pitch * (1 + 0.012 * wander(r, n, 4) + 0.03 * wander(r, n, 18) * rough**2)
        if vibrato[0]:
            pitch = pitch * (1 + vibrato[1] * np.sin(2 * np.pi * np.cumsum(vibrato[0] * (1 + 0.08 * wander(r, n, 3))) / RATE))
        voice, gap = folds(r, pitch, self.jitter + 0.05 * rough**2, self.shimmer + 0.3 * rough, self.opening - 0.15 * rough,
                           self.skipped, (0.1 + 0.8 * rough) * (rough > 0.12))  # fmt: skip
        false, _ = folds(r, pitch * self.second * (1 + 0.03 * wander(r, n, 2)), 0.05, 0.3, 0.5)
        stream = high(white(r, n), self.breath_above, 1) * (0.3 + 1.5 * gap / (gap.max() + 1e-9)) * 1.5
        source = (level(voice) + 0.5 * level(false) * rough) * (1 - 0.45 * breath) + stream * breath
        beats = rattle(r, n, self.loose)
        source = source * (1 + 0.9 * rough * (beats - 1)).clip(0.03)
        source = low(source, self.tilt, 1) * (1 - loud) + source * loud
        tracks = []
        for index, (closed, opened) in enumerate(zip(self.shut, self.open)):
            f = (closed + (opened - closed) * mouth) * (1 + 0.035 * wander(r, n, 6 - 0.6 * index))
            tracks.append((f, self.widths[index] * (1 + 0.8 * rough), self.gains[index]))
        y = level(resonate(source, *tracks, *self.air))
        if self.chest:
            y = y + self.chest_level * level(resonate(level(voice) * (1 + 0.25 * wander(r, n, 9)), *self.chest))
        if self.wet:
            y = y + self.wet * 3 * bubbles(r, n, 26, self.wet_hz) * beats.clip(0.2)
        y = peak(y * loud**1.25)
        edge = peak(high(saturate(y, self.drive * 3, 0.3), 1200, 1))
        return self._ends(saturate(y, self.drive, 0.15) + 0.25 * edge * loud**2 * rough)

    def breathe(self, r, seconds, loud, mouth=0.4, flutter=0.3, flutter_hz=20.0):
        """Air without voice: an in-breath, a sniff, a sigh."""
        n = samples(seconds)
        loud, mouth = course(n, loud), course(n, mouth)
        tracks = [((a + (b - a) * mouth) * (1 + 0.04 * wander(r, n, 6)), 2.2 * w, -3.0 * k)
                  for k, (a, b, w) in enumerate(zip(self.shut, self.open, self.widths))]  # fmt: skip
        air = resonate(high(white(r, n), 0.5 * self.breath_above, 1), *tracks)
        return self._ends(peak(level(air) * loud * (1 + flutter * wander(r, n, flutter_hz)).clip(0.05)))

    @staticmethod
    def _ends(y):
        """Nothing begins or ends with a click."""
        k = min(len(y) // 4, samples(0.012))
        y[:k] *= np.linspace(0, 1, k) ** 0.5
        y[-k:] *= np.linspace(1, 0, k)
        return y
