#!/usr/bin/env python3
"""Rebuilds the creatures: `art/make.py [NAMES…]`, all of them without names; and the sounds: `art/make.py sounds [NAMES…]`.
README.md has the whole list of commands.

Installs what it needs (requirements.txt) into an environment of its own under the user's cache folder.
"""

import argparse
import importlib
import os
import pickle
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ART = Path(__file__).resolve().parent
ASSETS = ART.parent / "assets"
CREATURES = ASSETS / "creatures"
NAMES = ("strider", "monnok", "molator", "savrip", "ngok", "klorslug", "houjix", "ghhhk")
"""Tallest first."""
CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "holochess"
DRAFTS = Path(tempfile.gettempdir()) / "holochess-draft"
CLAY_VOXEL, CLOSE_VOXEL = 0.0085, 0.004
"""Of clay drawn straight from the voxels: a whole creature, a part of one."""
CLAY_TURNS = (0, 40, 90, 180, -35)
REACH = 0.722
"""In sculpting units, with a little air to the .725 of the limit."""


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
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices: threads would only wait for each other
    os.environ.setdefault("NUMBA_CACHE_DIR", str(CACHE / "numba"))
    if Path(sys.prefix).resolve() != venv.resolve():
        sys.exit(subprocess.call([str(python), str(Path(__file__).resolve()), *sys.argv[1:]]))


def sculpted(name, creature, draft, again):
    """The figure's mesh, maps and bonds to its joints; kept, so that work on clips need not wait for it."""
    import numpy as np

    from sculpt import bake
    from sculpt.field import Field
    from sculpt.finish import CRISP_BREADTH, DRAFT_VOXEL, finish_of

    kept = CACHE / "art-models" / f"{name}{'-draft' if draft else ''}.pickle"
    names = creature.SKELETON.names
    if not again and kept.is_file():
        then, model = pickle.loads(kept.read_bytes())
        model.joints = np.array([names.index(n) if n in names else 0 for n in then])[model.joints]
        return model
    finish = finish_of(creature)
    field = Field(*creature.BOX, DRAFT_VOXEL if draft else finish.voxel)
    creature.sculpt(field)
    if finish.crisp and not draft:
        field.sharpen(finish.crisp, CRISP_BREADTH)
    field.smooth(finish.smooth)
    model = bake.bake(field, names, finish, maps=not draft)
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(pickle.dumps((names, model)))
    return model


def fit(creature, model):
    """Puts the sculpture on the ground, gives it its height, and narrows it if it reaches out of its cell while idle."""
    import numpy as np

    from rig.clip import outermost
    from rig.skeleton import skin

    skeleton = creature.SKELETON
    low, high = model.position[:, 2].min(), model.position[:, 2].max()
    up = across = creature.HEIGHT / (high - low)
    for _ in range(3):
        model.position = (model.position - (0, 0, low)) * (across, across, up)
        skeleton.fit(low, across, up)
        hull = outermost(model, skeleton.names)
        idle = next(c for c in creature.clips() if c.name == "idle").solve(skeleton, hull)
        reach = max(np.hypot(*skin(skeleton, hull, s)[:, :2].T).max() for s in idle.solved)
        if reach <= REACH:
            return
        low, across, up = 0, REACH / reach * 0.994, 1
        print(f"narrowed to {across:.3f}")


def make(name, draft=False, again=True):
    """Sculpts, binds, animates and writes one figure, and brings its data file up to date."""
    import facts
    from rig.clip import outermost
    from sculpt import glb
    from sculpt.finish import finish_of

    start = time.time()
    creature = importlib.import_module(f"creatures.{name}")
    skeleton = creature.SKELETON
    model = sculpted(name, creature, draft, again)
    fit(creature, model)
    middle = time.time()
    hull = outermost(model, skeleton.names)
    clips = [clip.solve(skeleton, hull) for clip in creature.clips()]
    skeleton.sliding = [j for j in skeleton.names if j == "root" or any(abs(c.shifts[j]).max() > 1e-4 for c in clips)]
    folder = (DRAFTS if draft else CREATURES) / name
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "model.glb"
    glb.write(path, name, model, creature.TINT, skeleton, clips, finish_of(creature).bits)
    if not draft:
        facts.update(folder / "creature.ron", creature, clips, path)
    lifted = ", ".join(f"{c.name} {c.lifted:.2f}" for c in clips if c.lifted > 0.02)
    print(f"{name}: {len(model.triangles)} triangles, {len(skeleton.names)} joints, {path.stat().st_size // 1024} KiB, "
          f"{middle - start:.0f} + {time.time() - middle:.0f} s" + (f"; lifted: {lifted}" if lifted else ""), flush=True)  # fmt: skip


def clay(name, part, path):
    """Draws a creature, or one of its `PARTS` closer by, straight from the voxels: no mesh, no maps, no clips."""
    from sculpt.field import Field
    from sculpt.preview import draw

    creature = importlib.import_module(f"creatures.{name}")
    low, high = creature.PARTS[part] if part else creature.BOX
    field = Field(low, high, CLOSE_VOXEL if part else CLAY_VOXEL)
    creature.sculpt(field)
    field.smooth(0.6)
    middle = [(a + b) / 2 for a, b in zip(low, high)]
    draw(field, CLAY_TURNS, middle, max(b - a for a, b in zip(low, high)), path)


def committed(name):
    """The model as git has it, in a folder like that of the creatures."""
    folder = DRAFTS / "committed"
    (folder / name).mkdir(parents=True, exist_ok=True)
    for file in ("model.glb", "creature.ron"):
        inside = f"HEAD:assets/creatures/{name}/{file}"
        (folder / name / file).write_bytes(subprocess.check_output(["git", "show", inside], cwd=ART))
    return folder


def main():
    """Does what the command line asks."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("names", nargs="*", help="creatures, or one of: check, outlines, sounds")
    options.add_argument("--draft", action="store_true", help="coarse, without maps, into a temporary folder")
    options.add_argument("--clips", action="store_true", help="only the clips again, on the last sculpture")
    options.add_argument("--sheet", type=Path, help="a picture of all eight beside each other")
    options.add_argument("--look", type=Path, help="a picture of one creature from four sides, or of sounds")
    options.add_argument("--clay", type=Path, help="a picture of one creature straight from its voxels, in seconds")
    options.add_argument("--part", help="with --clay: one of the creature's PARTS, closer by")
    options.add_argument("--turntable", type=Path, help="a picture of one creature from eight sides, above it as git has it")
    options.add_argument("--sides", type=Path, help="a picture of all eight in black from three sides, as small as on the board")
    options.add_argument("--shuffled", type=Path, help="a folder: the outlines without names, and which is which")
    options.add_argument("--films", type=Path, help="a folder: filmstrips of every clip")
    asked = options.parse_args()
    enter_environment()
    if asked.names[:1] == ["sounds"]:
        from sounds import work

        sys.exit(work.run(ASSETS, asked.names[1:], asked.look))
    what = asked.names[:1]
    pictured = asked.sheet or asked.look or asked.films or asked.shuffled or asked.sides or asked.turntable
    folder = DRAFTS if asked.draft else CREATURES
    if what == ["check"]:
        import check

        sys.exit(check.check(CREATURES, asked.names[1:] or NAMES))
    if what == ["outlines"]:
        import outlines

        sys.exit(outlines.report(CREATURES, NAMES))
    if asked.clay:
        return clay(asked.names[0], asked.part, asked.clay)
    if not pictured or asked.draft or asked.clips:
        for name in asked.names or NAMES:
            make(name, asked.draft, not asked.clips)
    if pictured:
        import pictures

        if asked.sheet:
            pictures.sheet(folder, asked.sheet)
        if asked.look:
            pictures.sides(folder, asked.names[0], asked.look)
        if asked.turntable:
            pictures.turntable([committed(asked.names[0]), folder], asked.names[0], asked.turntable)
        if asked.films:
            for name in asked.names or NAMES:
                pictures.films(folder, name, asked.films)
        if asked.shuffled or asked.sides:
            import outlines

            if asked.shuffled:
                outlines.shuffled(folder, NAMES, asked.shuffled)
            if asked.sides:
                outlines.sides(folder, NAMES, asked.sides)


if __name__ == "__main__":
    main()
