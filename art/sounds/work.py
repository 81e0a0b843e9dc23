"""`./dev art sounds …`: makes sounds, measures them, draws them."""

import time
from pathlib import Path

from . import catalogue, check
from .synth import ogg


def run(assets, words, picture=None):
    """Makes the sounds of those kinds or names, all without words; `check` first measures instead; a picture shows them."""
    folder = assets / "sounds"
    if words[:1] == ["check"]:
        return check.check(folder, assets / "creatures", words[1:], Path(__file__).with_name("README.md"))
    chosen = catalogue.chosen(words)
    if not chosen:
        print(f"no such sound; kinds: {', '.join(catalogue.KINDS)}")
        return 2
    if picture:
        from .spectrogram import sheet

        sheet([folder / f"{sound.name}.ogg" for sound in chosen], picture)
        return 0
    folder.mkdir(exist_ok=True)
    for sound in chosen:
        start = time.time()
        x = sound.finished()
        path = folder / f"{sound.name}.ogg"
        ogg.write(path, x, sound.quality)
        print(f"{sound.name}: {len(x) / 48000:.2f} s, {path.stat().st_size / 1024:.0f} KiB, made in {time.time() - start:.0f} s", flush=True)
    return 0
