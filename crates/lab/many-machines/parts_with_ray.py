#!/usr/bin/env python3
"""Computes a command of holochess in parts on a Ray cluster, and joins them.

    parts_with_ray.py PARTS FOLDER MERGE-ARGUMENTS -- COMMAND...
    parts_with_ray.py 40 /shared/ladder "--out ladder.json" -- holochess-lab arena demeter --ladder --games 400 --seed 1

Without a cluster Ray begins one on this machine. FOLDER has to be the same everywhere. A part whose worker is lost is computed again;
one whose file is there is not. The files decide what is done: whatever happens to workers, `holochess-lab merge` counts each part once.
"""

import os
import pathlib
import subprocess
import sys

import ray


@ray.remote(num_cpus=1, max_retries=-1)
def compute(command, part, parts, folder):
    file = pathlib.Path(folder) / f"{part}-of-{parts}"
    # A part is written whole or not at all: if it is there, it is done.
    if not file.exists():
        share = ["--part", f"{part}/{parts}", "--out", str(file), "--threads", "1"]
        subprocess.run([*command, *share], check=True, stdout=subprocess.DEVNULL)
    return str(file)


def main():
    between = sys.argv.index("--")
    parts, folder, merge = int(sys.argv[1]), sys.argv[2], sys.argv[3].split()
    command = sys.argv[between + 1 :]
    pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
    # Ray writes to standard output, too; what stands there in the end is to be the result alone.
    result = os.dup(1)
    os.dup2(2, 1)
    ray.init(logging_level="ERROR")
    waiting = [compute.remote(command, part, parts, folder) for part in range(1, parts + 1)]
    while waiting:
        done, waiting = ray.wait(waiting)
        print(*ray.get(done), file=sys.stderr, flush=True)
    files = [str(pathlib.Path(folder) / f"{part}-of-{parts}") for part in range(1, parts + 1)]
    sys.exit(subprocess.run([command[0], "merge", *files, *merge], stdout=result, check=False).returncode)


main()
