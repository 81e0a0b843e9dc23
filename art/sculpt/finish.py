"""How finely a creature is made: voxels, triangles, maps. A creature's file may name its `FINISH`; the others get `COARSE`."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Finish:
    """Every number that trades detail for time and bytes."""

    voxel: float = 0.0075
    """The field's grid, in sculpting units."""
    smooth: float = 0.75
    """How far the steps of the voxels are blurred away, in voxels."""
    crisp: float = 0.0
    """How much edges and creases about as broad as `CRISP_BREADTH` are raised and deepened at the very end."""
    triangles: int = 12_000
    bits: int = 6
    """What the normal map keeps of each channel's eight bits."""
    baked_size: int = 1024
    """The normal map is baked at this size and averaged down to the one that is written."""
    blending: int = 12
    """How often each vertex shares its joints with its neighbours: more bends a limb along a longer stretch."""
    ridges: tuple = (2.2, 5.0, 0.55)
    """Of the curvature in the class map: two breadths in coarse voxels, and the contrast."""


COARSE = Finish()
FINE = Finish(voxel=0.0045, smooth=0.85, triangles=15_500, bits=7, baked_size=2048, blending=18, ridges=(1.5, 4.0, 0.7))
CRISP = replace(FINE, smooth=0.8, crisp=0.6)
DRAFT_VOXEL = 0.018
CRISP_BREADTH = 0.012
"""In sculpting units: a knuckle's crease, the rim of a plate."""


def finish_of(creature):
    """What a creature's file names, or the coarse one."""
    return getattr(creature, "FINISH", COARSE)
