"""What can be measured of a sound, where nobody listens."""

import numpy as np
from scipy import signal

from .synth.basic import RATE, low, samples
from .synth.loudness import integrated, momentary, small, true_peak


def seam(x):
    """A loop's jump and its kink where it begins again, against the hardest thousandth of those within."""
    jump = np.abs(x[0] - x[-1]).max() / np.quantile(np.abs(np.diff(x, axis=0)), 0.999)
    across = np.abs(np.diff(np.vstack([x[-3:], x[:3]]), 2, axis=0)).max()
    return jump, across / np.quantile(np.abs(np.diff(x, 2, axis=0)), 0.999)


def thirds(x, lowest=200, count=18):
    """Levels of third-octaves every 25 ms, in dB: one row a band."""
    f, _, spectrum = signal.stft(x, RATE, nperseg=2400, noverlap=1200)
    power = np.abs(spectrum) ** 2
    middles = lowest * 2 ** (np.arange(count) / 3)
    return np.array([10 * np.log10(power[(f >= m / 1.122) & (f < m * 1.122)].sum(0) + 1e-13) for m in middles])


def restlessness(x):
    """How much the spectrum changes from one 25 ms to the next, in dB: what lies still is below 1."""
    f, _, spectrum = signal.stft(x, RATE, nperseg=2400, noverlap=1200)
    bottoms = 80 * 1.5 ** np.arange(13)
    levels = np.array([10 * np.log10((np.abs(spectrum[(f >= b) & (f < b * 1.5)]) ** 2).sum(0) + 1e-10) for b in bottoms])
    heard = levels.max(0) > levels.max() - 45
    return np.abs(np.diff(levels[:, heard], axis=1)).mean() if heard.sum() > 2 else 0.0


def drift(x):
    """How far the colour of one second is from that of another, in dB: what repeats itself is below 1."""
    seconds = thirds(x, 80, 20)
    k = seconds.shape[1] // 40 * 40
    means = 10 * np.log10((10 ** (seconds[:, :k] / 10)).reshape(len(seconds), -1, 40).mean(2))
    return means.std(1).mean()


def pitch(x):
    """The pitch and how clear it is (0 to 1), by autocorrelation of the loud moments: medians."""
    x = low(x, 2500)
    size, found = samples(0.06), []
    frames = [x[k : k + size] for k in range(0, len(x) - size, size // 2)]
    loudest = max((np.mean(f**2) for f in frames), default=0)
    for frame in frames:
        if np.mean(frame**2) < loudest * 0.03:
            continue
        spectrum = np.fft.rfft(frame * np.hanning(size), 4 * size)
        own = np.fft.irfft(np.abs(spectrum) ** 2)[: size * 3 // 4]
        window = np.fft.irfft(np.abs(np.fft.rfft(np.hanning(size), 4 * size)) ** 2)[: size * 3 // 4]
        own = own / own[0] / np.maximum(window / window[0], 1e-3)
        first, last = samples(1 / 1200), min(len(own) - 1, samples(1 / 28))
        own[: first + 1] = 0
        peaks = signal.find_peaks(own[:last])[0]
        if len(peaks):
            best = peaks[own[peaks] > 0.9 * own[peaks].max()][0]
            found.append((RATE / best, min(1.0, own[best])))
    return np.median(np.array(found), axis=0) if found else np.array([0.0, 0.0])


def modulation(x):
    """How fast (Hz) and how deep (0 to 1) the loudness beats, between 4 and 45 a second."""
    line = low(np.abs(signal.hilbert(x)), 60, 2)[:: RATE // 400].clip(1e-6)
    smooth = signal.sosfiltfilt(signal.butter(2, 2.5, "low", fs=400, output="sos"), line).clip(line.max() * 0.02)
    beat = line / smooth - 1
    f, power = signal.periodogram(beat * (smooth > smooth.max() * 0.1), 400, "hann")
    band = (f >= 4) & (f <= 45)
    return (f[band] * power[band]).sum() / (power[band].sum() + 1e-12), min(1.0, np.sqrt(2 * np.trapezoid(power[band], f[band])))


def features(x):
    """Everything of one decoded file (samples, sides)."""
    mono = x.mean(1)
    power = np.abs(np.fft.rfft(mono)) ** 2
    f = np.fft.rfftfreq(len(mono), 1 / RATE)
    _, _, spectrum = signal.stft(mono, RATE, nperseg=2400, noverlap=1200)
    frames = np.abs(spectrum[5:400]) ** 2 + 1e-14
    loud = frames.sum(0) > frames.sum(0).max() * 10**-3
    flat = np.median((np.exp(np.log(frames).mean(0)) / frames.mean(0))[loud])
    hz, clear = pitch(mono)
    beat, depth = modulation(mono)
    return {
        "seconds": len(x) / RATE, "momentary": momentary(x), "integrated": integrated(x) if len(x) > 0.2 * RATE else momentary(x),
        "small": small(x), "peak": true_peak(x), "dc": 20 * np.log10(np.abs(x.mean(0)).max() + 1e-9),
        "ends": max(np.abs(x[0]).max(), np.abs(x[-1]).max()), "centroid": (power * f).sum() / power.sum(),
        "restless": restlessness(mono), "flat": flat, "hz": hz, "clear": clear, "beat": beat, "depth": depth,
    }  # fmt: skip


def colour(x):
    """A sound's mean spectrum in third-octaves, in dB about its mean: for telling sounds apart."""
    levels = thirds(x, 100, 22)
    loud = levels.max(0) > levels.max() - 30
    mean = 10 * np.log10((10 ** (levels[:, loud] / 10)).mean(1)).clip(-110)
    mean = np.maximum(mean, mean.max() - 45)
    return mean - mean.mean()
