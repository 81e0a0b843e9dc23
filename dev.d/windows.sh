# shellcheck shell=bash
# Sourced by ./dev: the game for Windows, cross-compiled with mingw on a Linux, packed as a zip, and tried under Wine.
# docs/building.md says what is in the zip.

# shellcheck source=dev.d/package.sh
. dev.d/package.sh

windows_target=x86_64-pc-windows-gnu
# Build products of their own: building for this machine need not wait for them.
windows_products="$CARGO_TARGET_DIR-windows"

# The linker writes the time into a program unless it is told not to, and no two builds would be the same.
undated=-Wl,--no-insert-timestamp

need_windows() {
    local tool
    need_rust
    for tool in x86_64-w64-mingw32-gcc x86_64-w64-mingw32-windres zip python3; do
        have "$tool" || die "$tool is missing; on Debian get everything for Windows with: sudo apt install gcc-mingw-w64-x86-64 zip python3"
    done
    [ -d "$(rustc --print sysroot)/lib/rustlib/$windows_target" ] || { have rustup && rustup target add "$windows_target" >&2; } ||
        die "Rust cannot compile for Windows here; get that with: rustup target add $windows_target"
}

# Icon and version, as an object to link.
windows_resources() { # OBJECT
    local folder version
    folder=$(mktemp -d)
    version=$(package_version)
    packaging/icons/container.py "$folder/holochess.ico"
    sed -e "s/@COMMAS@/${version//./,},0/; s/@VERSION@/$version/; s/@COMMIT@/$(package_commit)/" packaging/windows/holochess.rc > "$folder/holochess.rc"
    (cd "$folder" && x86_64-w64-mingw32-windres --codepage=65001 holochess.rc "$1")
    rm -rf "$folder"
}

# The game as players get it, and what opens it without a console.
build_for_windows() {
    local home=${CARGO_HOME:-$HOME/.cargo} resources="$windows_products/resources.o" opener="$windows_products/Holochess.exe"
    mkdir -p "$windows_products"
    windows_resources "$resources"
    rustc --edition 2024 --target "$windows_target" -C opt-level=s -C lto=fat -C codegen-units=1 -C panic=abort -C strip=symbols \
        -C "link-arg=$resources" -C "link-arg=$undated" --remap-path-prefix="$PWD=" -o "$opener" packaging/windows/open.rs
    if [ -n "${HOLOCHESS_PROGRAM:-}" ]; then
        program=$HOLOCHESS_PROGRAM
        warn "note: $program is packed as it is: this package is not for players"
        return
    fi
    say 'building the program for Windows (long: the engine is compiled once more, and everything is optimised as a whole)'
    HOLOCHESS_COMMIT=$(package_commit) CARGO_INCREMENTAL=0 CARGO_TARGET_DIR="$windows_products" \
        RUSTFLAGS="--remap-path-prefix=$home/registry/src=crates --remap-path-prefix=$home=cargo --remap-path-prefix=$windows_products=target -C link-arg=$resources -C link-arg=$undated" \
        cargo build --locked --profile dist --target "$windows_target" --bin holochess
    program="$windows_products/$windows_target/dist/holochess.exe"
    names_no_builder "$program" || die 'the program names folders of this machine' 1
}

# Text files with the line ends that every editor there understands.
with_carriage_returns() { # FILE...
    sed -i 's/\r*$/\r/' "$@"
}

package_windows() {
    local program epoch name folder
    [ $# -eq 0 ] || die './dev package windows takes no more arguments' 2
    need_windows
    epoch=$(package_time)
    build_for_windows
    name="holochess-$(package_version)-windows"
    folder="$packages/$name"
    mkdir -p "$packages"
    rm -rf "$folder" "$folder.zip"
    install -D -m 755 "$program" "$folder/program/holochess.exe"
    install -m 755 "$windows_products/Holochess.exe" "$folder/Holochess.exe"
    stage_assets "$folder/program/assets"
    stage_documents "$folder/documents" "$windows_target"
    # What the compiler links into every program for Windows.
    install -m 644 /usr/share/doc/mingw-w64-common/copyright "$folder/documents/MINGW-W64.txt" ||
        die "the licence of mingw-w64's run-time library is not here; on Debian it comes with gcc-mingw-w64-x86-64" 1
    install -m 644 packaging/windows/README.txt "$folder/README.txt"
    with_carriage_returns "$folder/README.txt" "$folder"/documents/*.txt "$folder"/documents/*.md "$folder"/documents/LICENSE-*
    find "$folder" -exec touch --no-dereference --date="@$epoch" {} +
    even_zip "$name"
    say "packed for Windows:"
    printf '%10d  %s\n' "$(stat -c %s "$packages/$name.zip")" "$packages/$name.zip" "$(stat -c %s "$program")" 'the program alone'
}

# ------------------------------------------------------------------------------------------------- under Wine

# A Windows of the caller's own below $scratch, with the tests' language.
own_wine() {
    have wine || die 'Wine is missing; on Debian get it with: sudo apt install wine wine64'
    # Wine reads names of files by it: without one, letters that are not plain are lost.
    export LC_ALL=C.UTF-8
    export WINEPREFIX="$scratch/prefix" WINEDEBUG=-all WINEDLLOVERRIDES='mscoree=;mshtml=' XDG_RUNTIME_DIR="$scratch"
}

# A library of Windows that Wine lacks before version 9.
random_numbers_for_wine() { # FOLDER
    find /usr/lib /usr/local /opt -name bcryptprimitives.dll -path '*wine*' 2>/dev/null | grep -q . ||
        x86_64-w64-mingw32-gcc -shared -o "$1/bcryptprimitives.dll" packaging/windows/bcryptprimitives.c -ladvapi32
}

# The tests of the logic floor, compiled for Windows.
test_windows_logic() {
    scratch=$(mktemp -d)
    # shellcheck disable=SC2064
    trap "WINEPREFIX='$scratch/prefix' wineserver -k 2>/dev/null || true; rm -rf '$scratch'" EXIT
    own_wine
    need_windows
    random_numbers_for_wine "$scratch"
    WINEPATH="$(winepath -w "$scratch" 2> /dev/null | tr -d '\r')"
    export WINEPATH
    timed 'logic for Windows' env CARGO_TARGET_DIR="$windows_products" CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER=wine \
        cargo test --locked --no-default-features --target "$windows_target" --lib --test logic
    finish
}

# The zip as somebody unpacks it, run by Wine: commands, saves in the right folder, pictures, the window with Vulkan in software.
test_windows() {
    local zip root game scene server='' display=
    have python3 || die 'python3 is missing: it unpacks the zip'
    zip=$(ls -t "$packages"/holochess-*-windows.zip 2>/dev/null | sed -n 1p) || true
    [ -n "$zip" ] || die 'there is no package yet; make it with: ./dev package windows'
    setup test
    scratch=$(mktemp -d)
    own_wine
    # Wine's Direct3D 12 compiles no shaders.
    export WGPU_BACKEND=vulkan
    Xvfb -displayfd 3 -screen 0 1280x720x24 -nolisten tcp 3> "$scratch/display" 2> /dev/null &
    server=$!
    # shellcheck disable=SC2064
    trap "WINEPREFIX='$WINEPREFIX' wineserver -k 2>/dev/null || true; kill $server 2>/dev/null || true; rm -rf '$scratch'" EXIT
    while [ -z "$display" ] && kill -0 "$server"; do
        sleep 0.1
        display=$(cat "$scratch/display")
    done
    export DISPLAY=":$display"
    wineboot --init > /dev/null 2>&1
    # A desktop of Wine's own: the screen of a display in memory has no refresh rate, which every screen of Windows has.
    reg() { wine reg add "$1" /v "$2" /d "$3" /f > /dev/null 2>&1; } # KEY NAME VALUE
    reg 'HKCU\Software\Wine\Explorer' Desktop Default
    reg 'HKCU\Software\Wine\Explorer\Desktops' Default 1280x720
    # A folder whose name is not plain, as people have them.
    root="$scratch/Spiele für Zoë"
    mkdir -p "$root" "$packages/seen"
    python3 -c 'import sys, zipfile; zipfile.ZipFile(sys.argv[1]).extractall(sys.argv[2])' "$zip" "$root"
    root=$(echo "$root"/holochess-*)
    game="$root/program/holochess.exe"
    random_numbers_for_wine "$root/program"
    in_wine() { timeout 7200 wine "$game" "$@"; }
    says() { # TEXT COMMAND...
        local wanted=$1 said
        shift
        said=$(in_wine "$@" 2>&1 < /dev/null) || true
        grep -qF -- "$wanted" <<< "$said" || { warn "$said"; return 1; }
    }
    # The game is a program for the console and the opener one without; both say their version where Windows shows it.
    stamped() {
        python3 packaging/windows/stamp.py "$root/program/holochess.exe" console "$(package_version)" &&
            python3 packaging/windows/stamp.py "$root/Holochess.exe" windows "$(package_version)"
    }
    timed 'subsystems and version resources' stamped
    timed 'version' says "$(package_version)" --version
    timed 'odds' says 'Molator' odds molator savrip
    timed 'rules' says 'A move is written' rules holochess
    timed 'doctor' says 'AppData' doctor
    timed 'duel' says '1386682178/1430290629' duel molator savrip
    timed 'lesson' says 'holochess' lesson
    timed 'day' says 'SHA-256' day
    timed 'journey' says 'Pip' journey
    timed 'profile' says 'won' profile
    timed 'man' says '.TH' man
    timed 'completions' says 'holochess' completions powershell
    saved() {
        printf 'hint\nh10-h9\nquit\n' | in_wine text chinese --seed 1 --p2 hanno > "$scratch/said" 2>&1 || { cat "$scratch/said" >&2; return 1; }
        find "$WINEPREFIX/drive_c/users" -name '*.jsonl' -path '*AppData*' | grep -q . || { warn 'the match is not among the saves of the user'; return 1; }
    }
    timed 'text, and where it saves' saved
    verified() {
        local record
        record=$(find "$WINEPREFIX/drive_c/users" -name '*.jsonl' -path '*AppData*' | sed -n 1p)
        says 'verifies' verify "$(wine winepath -w "$record" 2> /dev/null | tr -d '\r')"
    }
    timed 'verify' verified
    drawn() { # SCENE
        in_wine picture "$1" --out "Z:${packages//\//\\}\\seen\\windows-${1//[:\/]/-}.png" --size 640x360 --quality low --seed 7
    }
    for scene in title table:holochess table:chinese/6; do
        timed "draws $scene" drawn "$scene"
    done
    timed 'opens its window' says 'first frame' doctor --window
    opened() {
        timeout 7200 wine "$root/Holochess.exe" doctor --window
    }
    timed 'opens without a console' opened
    # The tests of the window, with this program in it: a whole match and the ends of others by mouse, read from the screen.
    reg 'HKCU\Software\Wine\Explorer\Desktops' Default 720x405
    ln -s "$root/program" "$scratch/program"
    # Each on a display of its own, with a desktop of Wine's that is not the last one's.
    played() { wineserver -k 2> /dev/null || true; HOLOCHESS_TESTED="wine $scratch/program/holochess.exe" cargo test --locked --test client -- "$@"; }
    timed 'a whole match' played a_whole_match_is_played_by_mouse_alone
    timed 'a whole match on the star' played a_whole_match_on_the_star_is_played_by_mouse_alone
    timed 'the ends of other games' played every_other_game_is_played_by_mouse
    finish
}
