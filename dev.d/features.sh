# What each of the engine's features costs to compile. Sourced by ../dev.

# The program from nothing, in a folder of its own, and the report of cargo joined with the crates that every feature brings.
features() {
    local folder
    have python3 || die 'python3 is missing; on Debian get it with: sudo apt install python3'
    setup build
    folder=$(mktemp -d "${TMPDIR:-/tmp}/holochess-features.XXXXXX")
    # shellcheck disable=SC2064
    trap "rm -rf '$folder'" EXIT
    CARGO_TARGET_DIR="$folder" cargo build --locked --timings
    python3 dev.d/features.py "$folder/cargo-timings/cargo-timing.html"
}
