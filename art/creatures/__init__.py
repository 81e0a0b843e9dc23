"""The figures, one file each. Every file has `BOX` (two corners, in fifths of a table radius), `HEIGHT`, `TINT` and
`sculpt(field)`. No part may lie farther than .72 from the vertical axis: figures in neighbouring cells never touch."""
