"""How loud a sound is to people (ITU-R BS.1770, EBU R 128), and a limiter."""

import numpy as np
from scipy import signal
from scipy.ndimage import minimum_filter1d, uniform_filter1d

from .basic import high, samples

_SHELF = [1.53512485958697, -2.69169618940638, 1.19839281085285], [1, -1.69065929318241, 0.73248077421585]
_PASS = [1, -2, 1], [1, -1.99004745483398, 0.99007225036621]


def _power(x, window, hop):
    x = x if x.ndim == 2 else x[:, None]
    silence = np.zeros((samples(window), x.shape[1]))
    weighted = signal.lfilter(*_PASS, signal.lfilter(*_SHELF, np.vstack([silence, x, silence]), axis=0), axis=0)
    total = np.cumsum(np.sum(weighted**2, axis=1))
    w = samples(window)
    step = samples(hop)
    return (total[w::step] - total[:-w:step]) / w


def momentary(x):
    """The loudest 0.4 seconds, in LUFS."""
    return -0.691 + 10 * np.log10(_power(x, 0.4, 0.01).max() + 1e-12)


def integrated(x):
    """The whole without its silence, in LUFS."""
    power = _power(x, 0.4, 0.1)
    loud = lambda p: -0.691 + 10 * np.log10(p + 1e-12)
    heard = power[loud(power) > -70]
    return loud(heard[loud(heard) > loud(heard.mean()) - 10].mean())


def small(x):
    """The loudest 0.4 seconds on a laptop, whose speakers give little below 250 Hz."""
    return momentary(high(x, 250, 4))


def true_peak(x):
    """The highest point between samples, in dB."""
    x = x if x.ndim == 2 else x[:, None]
    return 20 * np.log10(np.abs(signal.resample_poly(x, 4, 1, axis=0)).max() + 1e-12)


def limit(x, ceiling):
    """Turned down about every point that would be above the ceiling (dB)."""
    both = x if x.ndim == 2 else x[:, None]
    fine = np.abs(signal.resample_poly(both, 4, 1, axis=0)).max(1)
    highest = fine[: 4 * len(both)].reshape(-1, 4).max(1)
    gain = np.minimum(1, 10 ** (ceiling / 20) / np.maximum(highest, 1e-9))
    w = samples(0.003)
    gain = uniform_filter1d(uniform_filter1d(minimum_filter1d(gain, 2 * w + 1), w), w)
    return (x.T * gain).T


