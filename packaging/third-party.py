#!/usr/bin/env python3
"""Prints the licences of every crate in the program: for one platform, what is linked into it and nothing that only builds or tests it.

    third-party.py TARGET [cargo arguments, for example --no-default-features]

Reads `cargo metadata` and the licence files that the crates bring. Ends with an error if a crate names no licence, or one that
ACCEPTED does not know: somebody has to read that one first.
"""

import json
import pathlib
import re
import subprocess
import sys

ACCEPTED = {
    "0BSD", "Apache-2.0", "Apache-2.0 WITH LLVM-exception", "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0", "CC0-1.0", "CDLA-Permissive-2.0", "ISC", "MIT", "MIT-0",
    "MPL-2.0", "OFL-1.1", "Unicode-3.0", "Unlicense", "Zlib", "Ubuntu-font-1.0", "NCSA",
}
TEXTS = re.compile(r"^(licen[cs]e|copying|copyright|notice|unlicense)", re.IGNORECASE)
ROOT = pathlib.Path(__file__).resolve().parent.parent


def metadata(target, arguments):
    command = ["cargo", "metadata", "--locked", "--format-version", "1", "--filter-platform", target, *arguments]
    return json.loads(subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout)


def linked(data):
    """The packages that are linked into the program: along normal dependencies, but not through procedural macros, which end
    when the compiler does."""
    nodes = {node["id"]: node for node in data["resolve"]["nodes"]}
    packages = {package["id"]: package for package in data["packages"]}

    def is_macro(package):
        return any("proc-macro" in target["kind"] for target in package["targets"])

    root = data["resolve"]["root"]
    found, open_ = set(), [root]
    while open_:
        for dependency in nodes[open_.pop()]["deps"]:
            kinds = {kind["kind"] for kind in dependency["dep_kinds"]}
            package = packages[dependency["pkg"]]
            if None in kinds and dependency["pkg"] not in found and not is_macro(package):
                found.add(dependency["pkg"])
                open_.append(dependency["pkg"])
    # Our own crates are what the licences of the game itself are about.
    found.difference_update(data["workspace_members"])
    return sorted((packages[name] for name in found), key=lambda package: (package["name"], package["version"]))


def faults(package):
    """Why the licence of a package cannot be accepted: at least one choice of every `OR` has to be known."""
    expression = package["license"]
    if not expression:
        return "names no licence"
    expression = expression.replace("/", " OR ")
    # Without brackets it is enough that each part joined by AND has a choice that is known.
    for part in re.split(r"\bAND\b", expression.replace("(", " ").replace(")", " ")):
        choices = {choice.strip() for choice in re.split(r"\bOR\b", part)}
        if not choices & ACCEPTED:
            return f"{package['license']} is not among the licences that were read"
    return None


def texts(package):
    folder = pathlib.Path(package["manifest_path"]).parent
    files = {path for path in folder.iterdir() if path.is_file() and TEXTS.match(path.name)}
    for folder in (folder / name for name in ("LICENSES", "LICENSE", "licenses", "license")):
        if folder.is_dir():
            files |= {path for path in folder.iterdir() if path.is_file()}
    if package["license_file"]:
        files.add((pathlib.Path(package["manifest_path"]).parent / package["license_file"]).resolve())
    return [path.read_text(encoding="utf-8", errors="replace").strip() for path in sorted(files) if path.is_file()]


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    packages = linked(metadata(sys.argv[1], sys.argv[2:]))
    wrong = [f"error: {package['name']} {package['version']} {why}" for package in packages if (why := faults(package))]
    if wrong:
        sys.exit("\n".join(wrong))
    # The same text in other line ends and indents is the same text.
    by_text, without = {}, []
    for package in packages:
        found = texts(package)
        for text in found:
            by_text.setdefault(" ".join(text.split()), (text, []))[1].append(f"{package['name']} {package['version']}")
        if not found:
            without.append(package)
    out = [
        "What Holochess is built with",
        "============================",
        "",
        f"The {len(packages)} crates that are linked into this program, each with its licence, and below the texts that they bring.",
        "The standard library of Rust is in it, too: MIT OR Apache-2.0, the Rust Project contributors.",
    ]
    if sys.argv[1].endswith("-windows-gnu"):
        out += [
            "So are the run-time libraries of the compiler: of mingw-w64 (MINGW-W64.txt, beside this file), and of GCC, GPL-3.0-or-later",
            "with the GCC Runtime Library Exception, by which a program that is compiled with it may have any licence.",
        ]
    out.append("")
    for package in packages:
        where = package["repository"] or f"https://crates.io/crates/{package['name']}"
        out.append(f"{package['name']} {package['version']}: {package['license']}; {where}")
    if without:
        out += ["", "These bring no text of their own; the ones of their licences stand below or beside this file:", ""]
        for package in without:
            by = ", ".join(package["authors"]) or "its authors"
            out.append(f"{package['name']} {package['version']}: {package['license']}; by {by}")
    for text, names in sorted(by_text.values(), key=lambda one: (one[1], one[0])):
        out += ["", "-" * 80, ", ".join(names), "-" * 80, "", *(line.rstrip() for line in text.splitlines())]
    sys.stdout.write("\n".join(out) + "\n")


main()
