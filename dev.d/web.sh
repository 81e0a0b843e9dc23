# shellcheck shell=bash
# Sourced by ./dev: the page for browsers, served, tried in a real browser, and packed. docs/building.md says what it needs.

# shellcheck source=dev.d/package.sh
. dev.d/package.sh

# The page for browsers: built by web/build, which says what it needs; served until it is stopped.
web() {
    local port=8123
    while [ $# -gt 0 ]; do
        case $1 in
            --port)
                case ${2:-} in '' | *[!0-9]*) die "--port wants a number" 2 ;; esac
                port=$2
                shift 2
                ;;
            *) die "./dev web knows --port N, and not $1" 2 ;;
        esac
    done
    need_rust
    local page
    page=$(web/build | tail -n 1)
    say "open this address in a browser; Ctrl-C stops"
    node web/serve.mjs "$page" "$port"
}

# What drives a browser comes from npm: playwright-core, in the last version that asks of Firefox only what its long-term release knows.
tools="$cache/web-tools"
need_driver() {
    local driver=1.60.0
    [ "$(node -p "require('$tools/node_modules/playwright-core/package.json').version" 2>/dev/null)" = "$driver" ] ||
        npm install --silent --prefix "$tools" "playwright-core@$driver" >&2
}

# Drives the page in a real browser: whole matches, loaded again in the middle, and everything that can be missing there.
test_web() { # [chromium | firefox] [PART…]
    local browser='' name names=(chromium chromium-browser google-chrome) kind=Chromium package=chromium
    local page on=()
    case ${1:-} in
        chromium) shift ;;
        firefox)
            shift
            names=(firefox-esr firefox) kind=Firefox package=firefox-esr
            have xvfb-run || die "xvfb-run is missing; on Debian get it with: sudo apt install xvfb xauth"
            on=(env LIBGL_ALWAYS_SOFTWARE=1 xvfb-run -a -s '-screen 0 1280x800x24 +extension GLX')
            ;;
    esac
    for name in "${names[@]}"; do have "$name" && { browser=$(command -v "$name"); break; }; done
    [ -n "$browser" ] || die "$kind is missing; on Debian get it with: sudo apt install $package"
    need_rust
    page=$(web/build | tail -n 1)
    need_driver
    NODE_PATH="$tools/node_modules" "${on[@]}" node web/play.mjs "$page" "$browser" "$cache/web-pictures" "$@"
}

# Tries the wire of a page in a real Chromium: with other browsers and with the program at a desk, by the relay of `holochess host`.
test_wire() {
    local name browser='' programs
    [ $# -eq 0 ] || die './dev test wire takes no more arguments' 2
    for name in chromium chromium-browser google-chrome; do have "$name" && { browser=$(command -v "$name"); break; }; done
    [ -n "$browser" ] || die 'Chromium is missing; on Debian get it with: sudo apt install chromium'
    need_rust
    programs=$(web/build --wire | tail -n 1)
    cargo build --locked --no-default-features --features page-server
    need_driver
    NODE_PATH="$tools/node_modules" node web/wire.mjs "$programs" "$browser" "$CARGO_TARGET_DIR/debug/holochess"
}

# The page as a folder that any web server can show, with the licences of what is in it.
package_web() {
    local epoch name folder page file
    [ $# -eq 0 ] || die './dev package web takes no more arguments' 2
    for file in zip python3; do have "$file" || die "$file is missing; on Debian get it with: sudo apt install $file"; done
    need_rust
    epoch=$(package_time)
    page=$(HOLOCHESS_COMMIT=$(package_commit) web/build | tail -n 1)
    for file in "$page"/*/*.wasm; do names_no_builder "$file" || die 'the page names folders of this machine' 1; done
    name="holochess-$(package_version)-web"
    folder="$packages/$name"
    mkdir -p "$packages"
    rm -rf "$folder" "$folder.zip"
    mkdir "$folder"
    cp -r "$page" "$folder/page"
    rm "$folder/page/made-by-assemble.json"
    stage_documents "$folder/documents" wasm32-unknown-unknown
    find "$folder" -exec touch --no-dereference --date="@$epoch" {} +
    even_zip "$name"
    say "packed for browsers:"
    printf '%10d  %s\n' "$(stat -c %s "$packages/$name.zip")" "$packages/$name.zip"
}
