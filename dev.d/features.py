"""What each of the engine's features costs to compile: python3 dev.d/features.py TIMINGS.html

TIMINGS.html is the report of `cargo build --locked --timings` from nothing. Features are left out one after the other, always the one whose
crates took longest, and cargo resolves the program anew each time: the crates that are gone then are what that feature brings when
those above it in the table are gone already, and the seconds of all rows add up. The column `alone` is what leaving out that feature
alone would save: nothing where another one brings the same crates. Not counted is code that a feature adds to a crate which is
there anyway.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MANIFESTS = ["Cargo.toml", *sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("crates/*/Cargo.toml"))]
# What a manifest asks of Bevy.
LIST = re.compile(r"^bevy = \{[^\[\n]*features = \[(.*?)\]", re.MULTILINE | re.DOTALL)
# Features of other systems than this one are resolved to nothing here.
ELSEWHERE = {"web", "webgl2"}


def seconds_by_crate(report):
    """Seconds of compiling by (name, version); build scripts count for their crate."""
    found = re.search(r"const UNIT_DATA = (\[.*?\]);\n", report.read_text(), re.DOTALL)
    if not found:
        sys.exit(f"{report} is no report of cargo's --timings")
    seconds = {}
    for unit in json.loads(found[1]):
        crate = unit["name"], unit["version"]
        seconds[crate] = seconds.get(crate, 0.0) + unit["duration"]
    return seconds


def crates_of(workspace):
    """Every crate that the program is made of on this machine, as (name, version)."""
    tree = ["cargo", "tree", "--offline", "--edges", "normal,build", "--prefix", "none", "--format", "{p}"]
    lines = subprocess.run(tree, cwd=workspace, check=True, capture_output=True, text=True).stdout.splitlines()
    return {(name, version) for name, version in re.findall(r"^(\S+) v(\S+)", "\n".join(lines), re.MULTILINE)}


def lay_out(workspace):
    """The manifests, copied; everything else, linked."""
    for manifest in MANIFESTS:
        folder = (workspace / manifest).parent
        folder.mkdir(parents=True, exist_ok=True)
        (workspace / manifest).write_text((ROOT / manifest).read_text())
        for entry in (ROOT / manifest).parent.iterdir():
            target = folder / entry.name
            if entry.name not in {"Cargo.toml", "Cargo.lock", "crates", "target", ".git", ".cargo"} and not target.exists():
                os.symlink(entry, target)
    (workspace / "Cargo.lock").write_text((ROOT / "Cargo.lock").read_text())


def leave_out(workspace, features):
    """The crates of the program without these features."""
    for manifest in MANIFESTS:

        def shorter(listed):
            kept = [name for name in re.findall(r'"([^"]+)"', listed[1]) if name not in features]
            return listed[0].replace(listed[1], ", ".join(f'"{name}"' for name in kept))

        (workspace / manifest).write_text(LIST.sub(shorter, (ROOT / manifest).read_text()))
    return crates_of(workspace)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    seconds = seconds_by_crate(Path(sys.argv[1]))
    lists = [listed for manifest in MANIFESTS for listed in LIST.findall((ROOT / manifest).read_text())]
    left = sorted({name for listed in lists for name in re.findall(r'"([^"]+)"', listed)} - ELSEWHERE)

    def cost(crates):
        return sum(seconds.get(crate, 0.0) for crate in crates)

    with tempfile.TemporaryDirectory() as folder:
        workspace = Path(folder)
        lay_out(workspace)
        every = crates_of(workspace)
        alone = {feature: cost(every - leave_out(workspace, {feature})) for feature in left}
        print(f"{len(every)} crates, {sum(seconds.values()):.0f} seconds of compiling\n")
        print("| feature | seconds | alone | crates | the longest of them |\n|---|---|---|---|---|")
        out, there = set(), every
        while left:
            gone = {feature: there - leave_out(workspace, out | {feature}) for feature in left}
            next_one = max(left, key=lambda feature: (cost(gone[feature]), len(gone[feature])))
            longest = sorted(gone[next_one], key=lambda crate: -seconds.get(crate, 0.0))[:4]
            names = ", ".join(name for name, _ in longest)
            print(f"| `{next_one}` | {cost(gone[next_one]):.0f} | {alone[next_one]:.0f} | {len(gone[next_one])} | {names} |", flush=True)
            out.add(next_one)
            there -= gone[next_one]
            left.remove(next_one)


main()
