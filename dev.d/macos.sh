# shellcheck shell=bash
# Sourced by ./dev: the bundle for macOS. It is built on a Mac; with HOLOCHESS_PROGRAM it can be put together, and looked at, anywhere.

# shellcheck source=dev.d/package.sh
. dev.d/package.sh

# One program for both kinds of Mac where both can be compiled, else for this one.
build_for_macs() {
    local target built=() home=${CARGO_HOME:-$HOME/.cargo}
    if [ -n "${HOLOCHESS_PROGRAM:-}" ]; then
        program=$HOLOCHESS_PROGRAM
        warn "note: $program is packed as it is: this package is not for players"
        return
    fi
    [ "$(uname -s)" = Darwin ] || die 'the program for macOS is linked on a Mac: its linker and its frameworks are nowhere else; docs/building.md says what can be done here'
    setup build
    for target in aarch64-apple-darwin x86_64-apple-darwin; do
        [ -d "$(rustc --print sysroot)/lib/rustlib/$target" ] || { have rustup && rustup target add "$target" >&2; } || continue
        say "building the program for $target (long: the engine is compiled once more, and everything is optimised as a whole)"
        HOLOCHESS_COMMIT=$(package_commit) CARGO_INCREMENTAL=0 MACOSX_DEPLOYMENT_TARGET=11.0 \
            RUSTFLAGS="--remap-path-prefix=$home/registry/src=crates --remap-path-prefix=$home=cargo --remap-path-prefix=$CARGO_TARGET_DIR=target" \
            cargo build --locked --profile dist --target "$target" --bin holochess
        built+=("$CARGO_TARGET_DIR/$target/dist/holochess")
    done
    [ ${#built[@]} -gt 0 ] || die 'Rust compiles for no kind of Mac here; get one with: rustup target add aarch64-apple-darwin'
    program="$CARGO_TARGET_DIR/holochess-macos"
    lipo -create -output "$program" "${built[@]}"
    names_no_builder "$program" || die 'the program names folders of this machine' 1
}

package_macos() {
    local program epoch name folder inside
    [ $# -eq 0 ] || die './dev package macos takes no more arguments' 2
    have python3 || die 'python3 is missing: it collects the licences of what is built in'
    epoch=$(package_time)
    build_for_macs
    name="holochess-$(package_version)-macos"
    folder="$packages/$name"
    inside="$folder/Holochess.app/Contents"
    rm -rf "$folder" "$folder.zip"
    mkdir -p "$inside/MacOS" "$inside/Resources"
    sed "s/@VERSION@/$(package_version)/" packaging/macos/Info.plist > "$inside/Info.plist"
    install -m 755 "$program" "$inside/MacOS/holochess"
    stage_assets "$inside/Resources"
    packaging/icons/container.py "$inside/Resources/holochess.icns"
    stage_documents "$inside/Resources/documents" aarch64-apple-darwin
    find "$folder" -exec touch -h -d "@$epoch" {} + 2>/dev/null || find "$folder" -exec touch -t "$(date -r "$epoch" +%Y%m%d%H%M.%S)" {} +
    # Without an account at Apple: signed for the machine alone, so that it starts at all on Apple's own processors.
    if have codesign; then codesign --force --sign - "$folder/Holochess.app" >&2; fi
    even_zip "$name"
    printf '%10d  %s\n' "$(stat -c %s "$packages/$name.zip" 2>/dev/null || stat -f %z "$packages/$name.zip")" "$packages/$name.zip"
}
