"""Voices, one file a creature. Each has `idle`, `select`, `attack`, `heavy`, `hurt`, `death` and `victory`; each of these takes
dice and the number of the variant, so that variants differ in what is said and not in chance alone."""

from ..synth.room import in_room, projected
from ..synth.sound import Sound

ACTS = (
    ("idle", "abc", "stands about", -26),
    ("select", "ab", "is chosen", -21),
    ("attack", "ab", "strikes, shoves, parries", -17),
    ("heavy", "ab", "strikes with all it has", -15),
    ("hurt", "abc", "is struck or thrown", -17),
    ("death", "ab", "falls", -17),
    ("victory", "ab", "has won", -17),
)
"""What a voice is heard in: files, variants, meaning, LUFS."""

HEARD = {
    "idle": "idle", "fidget": "idle", "select": "select", "attack": "attack", "push": "attack", "block": "attack",
    "attack_heavy": "heavy", "finisher": "heavy", "hit": "hurt", "pushed": "hurt", "death": "death", "crumple": "death",
    "victory": "victory",
}  # fmt: skip
"""Which of them sounds with which act of `creature.ron`."""


def sounds(name, called, voice, room=0.2, tail=0.5, decay=0.48, damping=5200):
    """All files of one creature."""

    def maker(act, variant):
        def make(r):
            return projected(in_room(getattr(voice, act)(r, variant), room, tail, seed=21, decay=decay, damping=damping), r, 0.7)

        return make

    return [
        Sound(f"{name}_{act}_{letter}", f"{called} {meaning}", loudness, maker(act, index), fade_out=0.1 if act != "hurt" else 0.05)
        for act, letters, meaning, loudness in ACTS
        for index, letter in enumerate(letters)
    ]
