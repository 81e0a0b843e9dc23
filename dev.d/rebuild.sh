# How long the program takes to be built again after a change of one line. Sourced by ../dev.

rebuild() { # [FILE]
    local file=${1:-src/ui/hud/watch.rs} kept turn from
    [ -f "$file" ] || die "there is no file $file" 2
    setup build
    quiet_machine
    cargo build --locked
    kept=$(mktemp)
    cp -p "$file" "$kept"
    # shellcheck disable=SC2064
    trap "cp -p '$kept' '$file'; rm -f '$kept'" EXIT
    for turn in 1 2 3; do
        # An empty line before the first `use` moves everything below it: nothing of the file stays as it was compiled.
        awk -v lines="$turn" '/^use / && !done { for (i = 0; i < lines; i++) print ""; done = 1 } { print }' "$kept" > "$file"
        from=$(date +%s%N)
        cargo build --locked --quiet
        printf '%s, one line more: %d.%d s\n' "$file" $((($(date +%s%N) - from) / 1000000000)) $((($(date +%s%N) - from) / 100000000 % 10))
    done
}
