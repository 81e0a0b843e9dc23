"""One file to be: how it is made, how loud, what for."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from scipy.ndimage import maximum_filter1d

from .basic import chance, high, samples
from .loudness import integrated, limit, momentary

LEAD = 144
"""Samples of silence before a sound: Vorbis smears a hard beginning a little ahead of it, and what is ahead of the file is lost."""


@dataclass(frozen=True)
class Sound:
    """A sound and how it leaves the workshop."""

    name: str
    about: str
    loudness: float
    """In LUFS: of its loudest moment, or of the whole if it is a loop."""
    make: Callable
    """From the dice of its name to its samples."""
    loop: bool = False
    peak: float = -1.5
    """True peak at most, in dB."""
    fade_in: float = 0.001
    fade_out: float = 0.03
    quality: float = 0.5

    def finished(self):
        """Made, trimmed, brought to its loudness."""
        x = np.asarray(self.make(chance(self.name)), float)
        x = x - x.mean(0) if self.loop else self._trimmed(high(x, 28))
        measure = integrated if self.loop else momentary
        for _ in range(3):
            x = limit(x * 10 ** ((self.loudness - measure(x)) / 20), self.peak)
        return x - x.mean(0) if self.loop else x

    def _trimmed(self, x):
        loud = maximum_filter1d(np.abs(x) if x.ndim == 1 else np.abs(x).max(1), 256)
        heard = np.nonzero(loud > loud.max() * 10 ** (-62 / 20))[0]
        x = x[max(0, heard[0] - 24) : min(len(x), heard[-1] + samples(0.02))]
        window = np.ones(len(x))
        begin, end = max(2, samples(self.fade_in)), min(len(x) // 2, max(2, samples(self.fade_out)))
        window[:begin] = 0.5 - 0.5 * np.cos(np.pi * np.arange(begin) / begin)
        window[-end:] *= 0.5 + 0.5 * np.cos(np.pi * (np.arange(end) + 1) / end)
        return np.concatenate([np.zeros((LEAD, *x.shape[1:])), (x.T * window).T])


def variants(name, letters, about, loudness, make, **more):
    """Several of a kind: name_a, name_b, …"""
    return [Sound(f"{name}_{letter}", about, loudness, make, **more) for letter in letters]
