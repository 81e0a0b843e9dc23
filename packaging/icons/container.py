#!/usr/bin/env python3
"""Puts the icon's pictures into the one file that a system wants: container.py FILE.ico or FILE.icns.

Both containers are a list of PNG files with their sizes: for Windows since Vista, for macOS since 10.7.
"""

import pathlib
import struct
import sys

HERE = pathlib.Path(__file__).resolve().parent


def picture(size):
    return (HERE / f"{size}.png").read_bytes()


def ico(sizes=(16, 24, 32, 48, 64, 128, 256)):
    pictures = [picture(size) for size in sizes]
    head = struct.pack("<HHH", 0, 1, len(sizes))
    at = len(head) + 16 * len(sizes)
    for size, data in zip(sizes, pictures):
        # A side of 256 is written 0.
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return head + b"".join(pictures)


def icns():
    kinds = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}
    parts = [kind + struct.pack(">I", 8 + len(picture(size))) + picture(size) for kind, size in kinds.items()]
    return b"icns" + struct.pack(">I", 8 + sum(map(len, parts))) + b"".join(parts)


def main():
    out = pathlib.Path(sys.argv[1])
    makers = {".ico": ico, ".icns": icns}
    if out.suffix not in makers:
        sys.exit(f"error: {out} is neither .ico nor .icns")
    out.write_bytes(makers[out.suffix]())


main()
