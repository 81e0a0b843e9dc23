"""All sounds there are to be."""

from . import blows, hologram, interface, music, steps, stings, table
from .voices import ghhhk, houjix, klorslug, molator, monnok, ngok, savrip, sounds, strider

VOICES = {
    "savrip": ("Savrip", savrip, {"damping": 4200, "decay": 0.55}),
    "monnok": ("Monnok", monnok, {"damping": 6200}),
    "ghhhk": ("Ghhhk", ghhhk, {"decay": 0.42}),
    "houjix": ("Houjix", houjix, {"decay": 0.42}),
    "strider": ("Strider", strider, {"damping": 6800, "decay": 0.45}),
    "ngok": ("Ng'ok", ngok, {"damping": 3800, "decay": 0.55}),
    "klorslug": ("K'lor'slug", klorslug, {"damping": 6500}),
    "molator": ("Molator", molator, {}),
}

KINDS = {
    "table": table.SOUNDS,
    "blows": blows.SOUNDS,
    "steps": steps.SOUNDS,
    "hologram": hologram.SOUNDS,
    "interface": interface.SOUNDS,
    "music": music.SOUNDS,
    "stings": stings.SOUNDS,
    **{name: sounds(name, called, voice, **room) for name, (called, voice, room) in VOICES.items()},
}


def chosen(words):
    """The sounds of those kinds, or whose names begin so; all without words."""
    everything = [sound for kind in KINDS.values() for sound in kind]
    if not words:
        return everything
    found = [s for kind, of in KINDS.items() for s in of if any(kind == w or s.name == w or s.name.startswith(f"{w}_") for w in words)]
    return found
