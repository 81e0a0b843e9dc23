"""Holds the finished models against their limits: budgets, the list of clips, feet, table and cell."""

import re

import numpy as np

from sculpt.figure import Model

CLIPS = ("idle", "fidget", "walk", "turn", "select", "attack", "attack_heavy", "hit", "push", "pushed", "block", "finisher",
         "death", "crumple", "victory", "defeat")  # fmt: skip
TRIANGLES, JOINTS, BYTES = 25_000, 60, 2 << 20
SCALE = 0.2
REACH, DRIFT, BELOW = 0.145, 0.02, 0.003
"""In table radii: how far an idle figure reaches, how far a standing foot may wander, what roundings may sink."""
RATE = 24
LYING = ("death", "crumple")
FEET = ("foot", "paw", "leg", "fingers")
"""How joints begin that stand on the table; fingers are those of one who walks on his knuckles."""


def check(folder, names):
    """Prints what each creature is like and everything that is wrong; 0 if nothing is."""
    wrong = []
    for name in names:
        wrong += [f"{name}: {problem}" for problem in _figure(name, folder / name / "model.glb")]
    for problem in wrong:
        print("WRONG", problem)
    return 1 if wrong else 0


def _figure(name, path):
    model = Model(path)
    triangles = model.document["accessors"][model.primitive["indices"]]["count"] // 3
    joints = len(model.document["skins"][0]["joints"]) if model.document.get("skins") else 0
    missing = [clip for clip in CLIPS if clip not in model.clips]
    if triangles > TRIANGLES:
        yield f"{triangles} triangles"
    if not 0 < joints <= JOINTS:
        yield f"{joints} joints"
    if path.stat().st_size > BYTES:
        yield f"{path.stat().st_size} bytes"
    if missing:
        yield f"no clip {', '.join(missing)}"
    standing = _standing(model)
    lowest, drifts = {}, {}
    pace = float(re.search(r"\bpace: ([\d.]+)", path.with_name("creature.ron").read_text())[1])
    for clip in model.clips:
        times = np.arange(0, model.length(clip) + 1e-6, 1 / RATE)
        at = model.places(clip)
        frames = np.stack([at(t) for t in times]) * SCALE
        lowest[clip] = frames[:, :, 1].min()
        if clip not in LYING:
            drifts[clip] = _drift(frames[:, standing], pace if clip == "walk" else 0.0)
        if clip == "idle":
            reach = np.hypot(frames[:, :, 0], frames[:, :, 2]).max()
            if reach > REACH + 5e-4:
                yield f"reaches {reach:.4f} while idle"
    for clip, value in lowest.items():
        if value < -BELOW:
            yield f"{clip}: {value:.4f} below the table"
    for clip, value in drifts.items():
        if value > DRIFT:
            yield f"{clip}: a standing foot wanders {value:.4f}"
    total = sum(model.length(c) for c in model.clips)
    print(f"{name}: {triangles} triangles, {joints} joints, {path.stat().st_size / 1024:.0f} KiB, {len(model.clips)} clips of "
          f"{total:.0f} s, reach {reach:.3f}, lowest {min(lowest.values()):.4f}, drift {max(drifts.values()):.4f}", flush=True)  # fmt: skip


def _standing(model):
    """Which vertices belong to feet."""
    names = [model.document["nodes"][joint]["name"] for joint in model.document["skins"][0]["joints"]]
    main = model.main_joints()
    return np.isin(main, [i for i, name in enumerate(names) if name.startswith(FEET)])


def _drift(frames, ground):
    """How far what stands on the table wanders while it stands there, in the worst case; under a walker the ground goes
    by at its pace."""
    touching = frames[:, :, 1] < 0.004
    worst = 0.0
    for v in np.nonzero(touching.sum(0) > 3)[0]:
        for run in _runs(touching[:, v]):
            if len(run) < 4:
                continue
            path = frames[run, v][:, [0, 2]]
            path = path + np.outer(np.arange(len(run)) * ground / RATE, (0, 1))
            worst = max(worst, np.linalg.norm(path - path[0], axis=1).max())
    return worst


def _runs(flags):
    at = np.nonzero(flags)[0]
    return np.split(at, np.nonzero(np.diff(at) > 1)[0] + 1) if len(at) else []
