"""Time, chance, curves, noise, filters. A signal is an array of floats at RATE; a second axis, where there is one, is left and right."""

import zlib

import numpy as np
from scipy import signal

RATE = 48_000


def samples(seconds):
    """How many samples so many seconds are."""
    return int(round(seconds * RATE))


def times(n):
    """The second at which each of `n` samples sounds."""
    return np.arange(n) / RATE


def chance(name):
    """The dice of one sound: the same name throws the same, so every file can be made again."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def curve(n, *points):
    """A line through points of (second, value)."""
    return np.interp(times(n), *np.array(points, float).T)


def course(n, points):
    """A line through points of (share of the whole, value); a number stays what it is."""
    if np.isscalar(points):
        return np.full(n, float(points))
    return np.interp(np.linspace(0, 1, n), *np.array(points, float).T)


def white(r, n):
    """Noise of all frequencies alike."""
    return r.standard_normal(n)


def coloured(r, n, *points):
    """Noise with a spectrum through points of (Hz, dB), of level 1; its end runs on into its beginning."""
    f = np.fft.rfftfreq(n, 1 / RATE)
    hz, db = np.array(points, float).T
    spectrum = np.fft.rfft(r.standard_normal(n)) * 10 ** (np.interp(np.log(np.maximum(f, 1)), np.log(hz), db) / 20)
    spectrum[0] = 0
    return level(np.fft.irfft(spectrum, n))


def wander(r, n, hz):
    """A smooth line that strays about 0 by 1, up to `hz` times a second; its end runs on into its beginning."""
    f = np.fft.rfftfreq(n, 1 / RATE)
    spectrum = np.fft.rfft(r.standard_normal(n)) / (1 + (f / hz) ** 4)
    spectrum[0] = 0
    return level(np.fft.irfft(spectrum, n))


def low(x, hz, order=2):
    """Without what is above `hz`."""
    return signal.sosfilt(signal.butter(order, hz, "low", fs=RATE, output="sos"), x, axis=0)


def high(x, hz, order=2):
    """Without what is below `hz`."""
    return signal.sosfilt(signal.butter(order, hz, "high", fs=RATE, output="sos"), x, axis=0)


def band(x, bottom, top, order=2):
    """Only what is between."""
    return signal.sosfilt(signal.butter(order, [bottom, top], "band", fs=RATE, output="sos"), x, axis=0)


def saturate(x, drive=2.0, bias=0.0):
    """Softly overdriven, four times oversampled; a bias adds even harmonics."""
    up = signal.resample_poly(x, 4, 1)
    up = np.tanh(drive * up + bias) - np.tanh(bias)
    return signal.resample_poly(up, 1, 4)[: len(x)] / np.tanh(drive)


def peak(x):
    """Scaled so that its highest sample is 1."""
    return x / (np.abs(x).max() + 1e-9)


def level(x):
    """Scaled so that its mean power is 1."""
    return x / (np.sqrt(np.mean(x**2)) + 1e-9)


def lay(ground, x, at, gain=1.0):
    """Adds a sound to a longer one, `at` a second; what would come after its end is lost."""
    start = samples(at)
    end = min(len(ground), start + len(x))
    if 0 <= start < end:
        ground[start:end] += gain * x[: end - start]


def lay_round(ground, x, start, gain=1.0):
    """Adds a sound to a loop at a sample; what would come after its end comes at its beginning."""
    where = (np.arange(len(x)) + int(start)) % len(ground)
    np.add.at(ground, where, gain * x)


def mix(seconds, *parts):
    """Sounds beside each other: parts of (second, sound, peak)."""
    ground = np.zeros(samples(seconds))
    for at, x, gain in parts:
        lay(ground, peak(x), at, gain)
    return ground


def shutter(turns):
    """A projector's shutter as it opens and closes, 1 to 0; `turns` is a line. It opens fast, but not with a click."""
    p = turns % 1
    opening = 0.5 - 0.5 * np.cos(np.pi * np.clip((p - 0.93) / 0.07, 0, 1))
    return np.exp(-5 * p) * (1 - opening) + opening


def phrase(*parts):
    """Sounds after each other: parts of (seconds of silence before, or less than 0 to overlap; sound; peak)."""
    starts, now = [], 0.0
    for pause, x, _ in parts:
        starts.append(max(0.0, now + pause))
        now = starts[-1] + len(x) / RATE
    ground = np.zeros(max(samples(start) + len(part[1]) for start, part in zip(starts, parts)))
    for start, (_, x, gain) in zip(starts, parts):
        lay(ground, peak(x), start, gain)
    return ground


def telegraph(r, n, share, rate, off=(0.0, 0.18), edge=0.0015):
    """On and off by chance, on for a `share` (a line of `n`) of the time, about `rate` times a second."""
    gate, now = np.zeros(n), 0
    while now < n:
        stay = samples(r.exponential(1 / rate) + 0.006)
        gate[now : now + stay] = 1.0 if r.random() < share[now] else r.uniform(*off)
        now += stay
    window = np.hanning(samples(edge))
    return np.convolve(gate, window / window.sum(), "same")
