"""Whether a program for Windows has the subsystem and the version that it should: stamp.py FILE console|windows VERSION."""

import struct
import sys

file, subsystem, version = sys.argv[1:]
data = open(file, "rb").read()
header = struct.unpack_from("<I", data, 0x3C)[0]
if data[:2] != b"MZ" or data[header : header + 4] != b"PE\0\0":
    sys.exit(f"{file}: no program for Windows")
found = {2: "windows", 3: "console"}.get(struct.unpack_from("<H", data, header + 24 + 68)[0], "another")
if found != subsystem:
    sys.exit(f"{file}: made for the subsystem {found}, not {subsystem}")
# Strings of the version resource: a name, a null, padding to four bytes, the value.
name = "ProductVersion".encode("utf-16-le") + b"\0\0"
start = data.find(name)
value = data[start + len(name) : start + len(name) + 64].lstrip(b"\0") if start >= 0 else b""
if not value.startswith(version.encode("utf-16-le") + b"\0\0"):
    sys.exit(f"{file}: its version resource does not say {version}")
