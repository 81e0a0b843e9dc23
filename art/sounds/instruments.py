"""What the music is played on."""

import numpy as np
from scipy import signal

from .synth.basic import RATE, band, high, low, peak, samples, saturate, times, wander, white
from .synth.bodies import resonate, ring, struck

_SAW = sum(np.sin(2 * np.pi * k * np.arange(8192) / 8192) / k for k in range(1, 25))


def pitch(key):
    """The Hz of a key of the piano, 69 for the A of orchestras."""
    return 440 * 2 ** ((key - 69) / 12)


def saw(phase):
    """A string without a body; `phase` in turns."""
    return _SAW[((phase % 1) * 8192).astype(int)]


def strings(r, key, n, cents=(-5, 0.5, 6), unsteady=3.0):
    """A few of one note, each a little beside it and straying."""
    y = np.zeros(n)
    for detuned in cents:
        f = pitch(key) * 2 ** ((detuned + r.normal(0, 1.2) + unsteady * wander(r, n, 1.3)) / 1200)
        y += saw(np.cumsum(f) / RATE + r.random())
    return y


def dull(x, hz):
    """A gentle filter that opens and closes: `hz` is a line."""
    for _ in range(2):
        y, state = np.empty_like(x), np.zeros(1)
        for start in range(0, len(x), 240):
            k = 1 - np.exp(-2 * np.pi * hz[min(len(hz) - 1, start + 120)] / RATE)
            y[start : start + 240], state = signal.lfilter([k], [1, k - 1], x[start : start + 240], zi=state)
        x = y
    return x


def swell(n, rise, release):
    """Comes and goes smoothly, in seconds."""
    line, a, b = np.ones(n), samples(rise), samples(release)
    line[:a] = 0.5 - 0.5 * np.cos(np.pi * np.arange(a) / a)
    line[-b:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(b) / b)
    return line


def reed(r, hz, seconds, bright=1.0):
    """A felted tongue of metal: a soft hammer, a tone that loses its edge first."""
    n = samples(seconds)
    t = times(n)
    edge = np.exp(-t / 0.25) * bright
    phase = 2 * np.pi * hz * t + 0.012 * wander(r, n, 5)
    y = np.sin(phase + 0.9 * edge * np.sin(phase) + 0.25 * edge**2 * np.sin(7.01 * phase)) * np.exp(-t / (0.32 * seconds))
    y += 0.12 * band(white(r, n), 300, 1400) * np.exp(-t / 0.006)
    return y * np.minimum(1, t / 0.004) * np.minimum(1, (seconds - t) / (0.3 * seconds)) * (1 + 0.12 * np.sin(2 * np.pi * 3.3 * t + r.uniform(0, 6)))


def bowed_glass(r, hz, seconds):
    """A glass's rim under a wet finger: it sings late, and never quite evenly."""
    n = samples(seconds)
    t = times(n)
    bow = np.sin(np.pi * np.linspace(0, 1, n) ** 1.3) ** 2 * (1 + 0.3 * wander(r, n, 3.5)).clip(0.1)
    y = np.zeros(n)
    for multiple, gain in ((1, 1), (2.003, 0.22), (2.76, 0.1), (4.07, 0.05)):
        y += gain * np.sin(2 * np.pi * hz * multiple * t + 0.5 * wander(r, n, 1.5) + r.uniform(0, 6))
    return (y + 0.06 * band(white(r, n), hz, min(4 * hz, 12000))) * bow


def pluck(r, hz, seconds, bright, sustain):
    """A string of steel, plucked near its end and damped by the hand."""
    n = samples(seconds)
    period = RATE / hz
    k, delay = int(period), int(period - 0.5)
    push = low(r.uniform(-1, 1, k), bright, 1)
    push -= 0.8 * np.convolve(push, [0] * max(1, int(k * 0.13)) + [1])[:k]
    x = np.zeros(n)
    x[:k] = push
    part = period - 0.5 - delay
    loop = np.zeros(delay + 3)
    loop[0] = 1
    loop[delay : delay + 3] -= sustain * np.convolve([0.5, 0.5], [1 - part, part])
    y = peak(signal.lfilter([1], loop, x) * np.minimum(1, (seconds - times(n)) / 0.04))
    y = saturate(y, 1.9, 0.1)
    return low(y + 0.5 * np.sin(2 * np.pi * hz * times(n)) * np.exp(-times(n) / 0.16), 3600)


def lacquer(r, high_one):
    """A fingernail on the table's rim."""
    hz = np.array([690, 1180, 1730, 2490, 3560]) * r.uniform(0.96, 1.05) * (1.33 if high_one else 1)
    y = struck(ring(hz, [0.03, 0.022, 0.016, 0.012, 0.008], r.uniform(0.2, 1, 5), 0.16, r), 0.3)
    nail = band(white(r, samples(0.02)), 2500, 8000) * np.exp(-times(samples(0.02)) / 0.0018)
    y[: len(nail)] += 0.4 * nail
    return peak(y)


def drum(r, hz, force, seconds=1.3):
    """A large skin. The stick and the skin's upper modes carry it where its lowest cannot be heard."""
    n = samples(seconds)
    t = times(n)
    y = np.zeros(n)
    for multiple, gain, decay in ((1, 0.8, 0.34), (1.59, 0.75, 0.22), (2.14, 0.65, 0.17), (2.3, 0.5, 0.14), (2.65, 0.45, 0.12),
                                  (2.92, 0.4, 0.1), (3.5, 0.32, 0.08), (4.6, 0.28, 0.06), (5.9, 0.2, 0.05)):  # fmt: skip
        bend = hz * multiple * (t - 0.011 * force * np.exp(-t / 0.05))
        y += gain * r.uniform(0.6, 1.1) * np.exp(-t / (decay * r.uniform(0.85, 1.1))) * np.sin(2 * np.pi * bend + r.uniform(-0.3, 0.3))
    skin = resonate(white(r, n) * np.exp(-t / 0.028), (hz * 5.2, 130, 0), (hz * 8.5, 220, -2), (1400, 600, -6))
    stick = high(white(r, n), 2000) * np.exp(-t / 0.004)
    y = peak(y) + 0.95 * force * peak(skin) + 0.4 * force**2 * peak(stick)
    return saturate(y * force, 2.2, 0.15) * np.minimum(1, (seconds - t) / 0.2)


def brass(r, keys, n, loud, bright=2300):
    """Low brass together, from a breath to a snarl: `keys` are (key, gain), `loud` a line from 0 to 1."""
    x = np.zeros(n)
    for key, gain in keys:
        x += gain * strings(r, key, n, (-7, 5), 5)
    x = dull(x, 200 + bright * loud**1.6)
    x = x * (1 + 0.25 * loud * np.sin(2 * np.pi * np.cumsum(27 + 3 * wander(r, n, 3)) / RATE))
    x = x + 0.6 * resonate(x, (330, 120, 3), (760, 200, 2), (1500, 400, -3))
    return saturate(peak(x) * loud, 2)


def tremolo(r, key, n, beats):
    """A bow that trembles, all bow and little note; the loop has so many trembles in it."""
    x = np.zeros(n)
    for cents in (-9, 0, 8):
        f = np.round(pitch(key) * 2 ** (cents / 1200) * n / RATE) * RATE / n  # whole turns in the loop
        x += saw(f * times(n) + 0.004 * f / 440 * wander(r, n, 5) + r.random())
    f = np.fft.rfftfreq(n, 1 / RATE)
    body = sum(np.exp(-(((np.log(f + 1) - np.log(at)) / width) ** 2)) * gain
               for at, width, gain in ((pitch(key), 0.25, 0.6), (1500, 0.35, 0.7), (2900, 0.35, 0.8), (5200, 0.5, 0.25)))  # fmt: skip
    x = np.fft.irfft(np.fft.rfft(x + 1.4 * r.standard_normal(n)) * body, n)
    phase = np.arange(n) * beats / n + 0.18 * wander(r, n, 3)
    bow = 0.35 + 0.65 * np.abs(np.sin(np.pi * phase)) ** 0.8 * (1 + 0.3 * wander(r, n, 14)).clip(0.1)
    return x / x.std() * bow
