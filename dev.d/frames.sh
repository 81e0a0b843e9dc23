# Frames on this machine, as a table: the full table of every board and the heaviest fight, by size of the picture and quality. There
# is no bound, since what a frame takes depends on the machine. HOLOCHESS_LAB names another `holochess-lab` beside its `holochess`. Sourced by
# ../dev.

frames() { # [FRAMES]
    local count=${1:-300} lab=${HOLOCHESS_LAB:-} size quality scene
    local scenes=(table:holochess table:groi table:demeter table:chinese/6 combat:savrip,molator,kill)
    if [ -z "$lab" ]; then
        setup play
        quiet_machine
        cargo build --locked "${everything[@]}" --bins
        lab="$CARGO_TARGET_DIR/debug/holochess-lab"
    fi
    "${lab%-lab}" doctor | grep -iE 'adapter|graphics' >&2 || true
    printf '| scene | size | low | medium | high |\n|---|---|---|---|---|\n'
    for scene in "${scenes[@]}"; do
        for size in 1280x720 1920x1080 3840x2160; do
            printf '| %s | %s |' "$scene" "$size"
            for quality in low medium high; do
                printf ' %s |' "$("$lab" measure frames "$scene" --size "$size" --quality "$quality" --frames "$count")"
            done
            printf '\n'
        done
    done
}
