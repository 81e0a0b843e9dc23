"""Holds the finished sounds against their limits, and writes the table of README.md from what it measured."""

import re
from itertools import combinations
from pathlib import Path

import numpy as np

from . import catalogue
from .measure import colour, drift, features, seam, thirds
from .synth import ogg
from .synth.loudness import integrated
from .voices import ACTS, HEARD

TOTAL = 5_000_000
"""Bytes of all files together."""
STRAY = 0.8
"""LU that a file may lie beside what it is meant to be."""
PEAK, DC, ENDS = -0.5, -60, 0.003
JUMP, KINK = 1.0, 1.3
LOST = 4.0
"""dB that a blow or a step may lose on a laptop."""
BANDS = 3
"""Third-octaves in which a sound stands 3 dB above hum and calm music."""
UNLIKE = 1.0
"""dB between the colours of two variants, at the least."""
MEASURE, COLOUR, APART = 0.8, 3.5, 1.4
"""What tells two creatures apart, in the units of `_place` and in dB of colour; and how far they have to lie in both together."""
READ = "<!-- measured -->"


def check(folder, creatures, names, readme):
    """Prints what each file is like and everything that is wrong; 0 if nothing is. Without names the table is written anew."""
    wrong, rows, voices = [], [], {}
    bed = _bed(folder)
    for kind, sounds in catalogue.KINDS.items():
        for sound in sounds:
            path = folder / f"{sound.name}.ogg"
            if names and sound not in catalogue.chosen(names):
                continue
            if not path.is_file():
                wrong.append(f"{sound.name}: not made")
                continue
            x = ogg.read(path)
            measured = features(x)
            wrong += [f"{sound.name}: {problem}" for problem in _file(sound, kind, x, measured, bed)]
            rows.append(_row(sound, measured, path))
            print(rows[-1][1], flush=True)
            if kind in catalogue.VOICES:
                voices.setdefault(kind, {})[sound.name] = (measured, colour(x.mean(1)))
    wrong += _unlike(voices)
    if not names:
        wrong += _whole(folder, creatures)
        portraits, problems = _portraits(voices)
        wrong += problems
        beds = "\n".join(_beds(folder))
        _write(readme, "\n".join(row[0] for row in rows), portraits, beds)
        print(portraits, beds, sep="\n\n")
    for problem in wrong:
        print("WRONG", problem)
    return 1 if wrong else 0


def _file(sound, kind, x, measured, bed):
    value = measured["integrated" if sound.loop else "momentary"]
    if abs(value - sound.loudness) > STRAY:
        yield f"{value:.1f} LUFS instead of {sound.loudness:.1f}"
    if measured["peak"] > PEAK:
        yield f"true peak {measured['peak']:.1f} dB"
    if measured["dc"] > DC:
        yield f"its mean is {measured['dc']:.0f} dB"
    if sound.loop:
        jump, kink = seam(x)
        if jump > JUMP or kink > KINK:
            yield f"a seam: {jump:.2f}, {kink:.2f}"
    elif measured["ends"] > ENDS:
        yield f"an end at {measured['ends']:.4f}"
    if not sound.loop and bed is not None:
        above = (thirds(x.mean(1)).max(1) - bed > 3).sum()
        if above < BANDS:
            yield f"above hum and music in {above} third-octaves only"
    lost = measured["momentary"] - measured["small"]
    if lost > LOST and kind in ("blows", "steps"):
        yield f"{lost:.1f} dB quieter on a laptop"


def _row(sound, m, path):
    size = path.stat().st_size
    value = m["integrated" if sound.loop else "momentary"]
    table = f"| `{sound.name}` | {sound.about} | {m['seconds']:.1f} | {value:.1f} | {m['momentary'] - m['small']:.1f} | {m['centroid']:.0f} | {size / 1024:.0f} |"
    line = (f"{sound.name:24} {m['seconds']:6.2f} s {value:6.1f} LUFS  laptop -{m['momentary'] - m['small']:4.1f}  tp {m['peak']:5.1f}  centre {m['centroid']:5.0f}  "
            f"pitch {m['hz']:5.0f} ({m['clear']:.2f})  beat {m['beat']:4.1f} ({m['depth']:.2f})  flat {m['flat']:.3f}  restless {m['restless']:.1f}  {size / 1024:.0f} KiB")  # fmt: skip
    return table, line


def _bed(folder):
    """What is always heard: hum and calm music, each third-octave's mean."""
    files = [folder / "hum_loop.ogg", folder / "music_stem1_calm.ogg"]
    if not all(file.is_file() for file in files):
        return None
    hum, music = (ogg.read(file).mean(1) for file in files)
    both = np.resize(hum, len(music)) + music
    return 10 * np.log10((10 ** (thirds(both) / 10)).mean(1))


def _beds(folder):
    """What the loops are like alone and together."""
    stems = [ogg.read(folder / f"{sound.name}.ogg") for sound in catalogue.KINDS["music"]]
    longest = max(map(len, stems))
    if any(longest % len(stem) for stem in stems):
        yield "WRONG the stems do not fit into each other"
    together = sum(np.resize(stem, (longest, 2)) for stem in stems)
    hum = ogg.read(folder / "hum_loop.ogg")
    for name, x in (("hum", hum), ("calm stem", stems[0]), ("tension stem", stems[1]), ("danger stem", stems[2])):
        jump, kink = seam(x)
        yield f"| {name} | {len(x) / 48000:.0f} | {integrated(x):.1f} | {drift(x.mean(1)):.2f} | {jump:.2f} / {kink:.2f} |"
    yield f"| all stems | {longest / 48000:.0f} | {integrated(together):.1f} | {drift(together.mean(1)):.2f} | |"


def _unlike(voices):
    """Variants of one act have to differ."""
    for sounds in voices.values():
        acts = {}
        for name, (_, seen) in sounds.items():
            acts.setdefault(name[:-2], []).append((name, seen))
        for variants in acts.values():
            for (one, a), (other, b) in combinations(variants, 2):
                apart = _apart(a, b)
                if apart < UNLIKE:
                    yield f"{one} and {other} differ by {apart:.1f} dB only"


def _place(m):
    """Where a voice lies among voices: height, pitch, clearness, pace and depth of its beating, noise; each over what makes a
    difference to the ear."""
    hz = np.log2(max(m["hz"], 20)) * 0.8 * m["clear"]
    return np.array([np.log2(m["centroid"]) / 0.5, hz, m["clear"] / 0.2, m["beat"] / 6, m["depth"] / 0.15, np.log10(m["flat"]) / 0.35])


def _apart(one, other):
    return np.sqrt(np.mean((one - other) ** 2))


def _portraits(voices):
    """A line a creature, the medians of all its files; and any two that are too near each other."""
    lines, places, wrong = [], {}, []
    for name, sounds in voices.items():
        measured = [m for m, _ in sounds.values()]
        middle = {key: float(np.median([m[key] for m in measured])) for key in ("centroid", "hz", "clear", "beat", "depth", "flat")}
        places[name] = (_place(middle), np.mean([seen for _, seen in sounds.values()], axis=0))
        lines.append([catalogue.VOICES[name][0], f"{middle['centroid']:.0f}", f"{middle['hz']:.0f}", f"{middle['clear']:.2f}", f"{middle['beat']:.1f}", f"{middle['depth']:.2f}", f"{middle['flat']:.3f}"])
    for line, (name, (place, seen)) in zip(lines, places.items()):
        others = {other: (_apart(place, p), _apart(seen, s)) for other, (p, s) in places.items() if other != name}
        together = {other: np.hypot(by / MEASURE, dark / COLOUR) for other, (by, dark) in others.items()}
        nearest = min(together, key=together.get)
        line.append(f"{catalogue.VOICES[nearest][0]}, {others[nearest][0]:.2f} and {others[nearest][1]:.1f} dB: {together[nearest]:.1f}")
        if together[nearest] < APART:
            wrong.append(f"{name} sounds like {nearest}: {together[nearest]:.2f}")
    return "\n".join(f"| {' | '.join(line)} |" for line in lines), wrong


def _whole(folder, creatures):
    """The folder as a whole, and what the creatures' data say of it."""
    meant = {sound.name for sound in catalogue.chosen([])}
    there = {path.stem for path in folder.glob("*.ogg")}
    for name in sorted(there - meant):
        yield f"{name}: nobody makes it"
    size = sum(path.stat().st_size for path in folder.glob("*.ogg"))
    if size > TOTAL:
        yield f"{size} bytes together"
    for name in catalogue.VOICES:
        text = (Path(creatures) / name / "creature.ron").read_text()
        block = re.search(r"\n    sounds: \{(.*?)\n    \}", text, re.DOTALL)
        said = {act: re.findall(r'"(\w+)"', ids) for act, ids in re.findall(r"(\w+): \[(.*?)\]", block[1], re.DOTALL)} if block else {}
        for act, ids in said.items():
            if missing := [i for i in ids if i not in meant]:
                yield f"{name}: {act} wants {', '.join(missing)}"
        for act, heard in HEARD.items():
            letters = next(letters for a, letters, _, _ in ACTS if a == heard)
            if said.get(act) != [f"{name}_{heard}_{letter}" for letter in letters]:
                yield f"{name}: creature.ron lacks the voice for {act}"


def _write(readme, rows, portraits, beds):
    """Puts the tables between their marks."""
    text = readme.read_text()
    for index, table in enumerate((rows, portraits, beds)):
        before, _, rest = _split(text, index)
        text = before + table + rest
    readme.write_text(text)


def _split(text, index):
    """What is before, in and after the rows of the table behind the n-th mark."""
    start = -1
    for _ in range(index + 1):
        start = text.index(READ, start + 1)
    head = re.compile(r"\|[^\n]*\n\|[-| ]+\n").search(text, start).end()
    end = re.compile(r"(?:\|[^\n]*\n)*").match(text, head).end()
    return text[:head], text[head:end], "\n" + text[end:]
