"""The creatures, one file each. Every file has `BOX` (two corners, in fifths of a table radius), `HEIGHT`, `TINT`,
`SKELETON`, `sculpt(field)`, `clips()`, and for the data file `PACE`, `TOUCHES` and `BLOWS`."""
