#!/usr/bin/env python3
"""Rebuilds the sculpted figures: `python3 art/make.py [NAMES…]`, all of them without names.

`--draft` sculpts coarsely and writes into a temporary folder; `--sheet FILE` paints all eight beside each other, as clay
and as outlines, from the match camera; `--portraits` paints every `portrait.png` anew from the models that are there.
Installs what it needs (requirements.txt) into an environment of its own under the user's cache folder.
"""

import argparse
import importlib
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ART = Path(__file__).resolve().parent
CREATURES = ART.parent / "assets" / "creatures"
SCULPTED = ("monnok", "ghhhk", "houjix", "ngok", "klorslug", "molator")
CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "holochess"
VOXEL, DRAFT_VOXEL = 0.0075, 0.014


def enter_environment():
    """Runs this script again under an interpreter that has the requirements; comes back at once where it is that one."""
    venv = CACHE / "art-venv"
    python = venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    wanted = (ART / "requirements.txt").read_text()
    stamp = venv / "installed.txt"
    if not stamp.is_file() or stamp.read_text() != wanted:
        subprocess.check_call([sys.executable, "-m", "venv", str(venv)])
        subprocess.check_call([str(python), "-m", "pip", "install", "--quiet", "-r", str(ART / "requirements.txt")])
        stamp.write_text(wanted)
    os.environ.setdefault("NUMBA_CACHE_DIR", str(CACHE / "numba"))
    if Path(sys.prefix).resolve() != venv.resolve():
        sys.exit(subprocess.call([str(python), str(Path(__file__).resolve()), *sys.argv[1:]]))


def make(name, folder, draft):
    """Sculpts, bakes and writes one figure, and checks it against the limits."""
    from sculpt import bake, glb
    from sculpt.field import Field
    from sculpt.figure import Model

    start = time.time()
    creature = importlib.import_module(f"creatures.{name}")
    field = Field(*creature.BOX, DRAFT_VOXEL if draft else VOXEL)
    creature.sculpt(field)
    field.smooth()
    model = bake.bake(field)
    model.position *= creature.HEIGHT / model.position[:, 2].max()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "model.glb"
    glb.write(path, name, model, creature.TINT)
    figure, size = Model(path).pose(), path.stat().st_size
    print(f"{name}: {len(model.triangles)} triangles, {size // 1024} KiB, height {figure.height:.2f}, "
          f"footprint {figure.footprint:.3f}, {time.time() - start:.0f} s", flush=True)  # fmt: skip
    assert len(model.triangles) <= 25_000 and size <= 2 << 20, f"{name} is over its budget"
    assert draft or figure.footprint <= 0.725, f"{name} reaches beyond its cell"


def main():
    """Does what the command line asks."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("names", nargs="*")
    options.add_argument("--draft", action="store_true")
    options.add_argument("--sheet", type=Path)
    options.add_argument("--portraits", action="store_true")
    asked = options.parse_args()
    enter_environment()
    target = Path(tempfile.gettempdir()) / "holochess-draft" if asked.draft else CREATURES
    if asked.names or not (asked.sheet or asked.portraits):
        for name in asked.names or SCULPTED:
            make(name, target / name, asked.draft)
    if asked.sheet or asked.portraits:
        import pictures

        if asked.sheet:
            pictures.sheet(target, asked.sheet)
        if asked.portraits:
            pictures.portraits(CREATURES)


if __name__ == "__main__":
    main()
