"""Ogg Vorbis files that are the same bytes each time."""

import struct

import numpy as np
import soundfile

from .basic import RATE

SERIAL = 0x686F6C6F


def _table():
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = ((value << 1) ^ 0x04C11DB7 if value & 0x80000000 else value << 1) & 0xFFFFFFFF
        table.append(value)
    return table


_TABLE = _table()


def _checksum(page):
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _TABLE[(value >> 24) ^ byte]
    return value


def _renumbered(data):
    """The same stream under a number of ours: encoders draw one by the clock."""
    out, at = bytearray(), 0
    while at < len(data):
        lacing = data[at + 26]
        size = 27 + lacing + sum(data[at + 27 : at + 27 + lacing])
        page = bytearray(data[at : at + size])
        page[14:18] = struct.pack("<I", SERIAL)
        page[22:26] = bytes(4)
        page[22:26] = struct.pack("<I", _checksum(page))
        out += page
        at += size
    return bytes(out)


def write(path, x, quality=0.5):
    """Writes a sound; quality from 0 to 1."""
    channels = 1 if x.ndim == 1 else x.shape[1]
    with soundfile.SoundFile(str(path), "w", RATE, channels, "VORBIS", format="OGG", compression_level=1 - quality) as file:
        for start in range(0, len(x), 1 << 14):  # the encoder's stack does not bear more at once
            file.write(np.ascontiguousarray(x[start : start + (1 << 14)]))
    path.write_bytes(_renumbered(path.read_bytes()))


def read(path):
    """A file's sound, always with an axis for left and right."""
    x, rate = soundfile.read(str(path), always_2d=True)
    if rate != RATE:
        raise ValueError(f"{path}: {rate} Hz")
    return x
