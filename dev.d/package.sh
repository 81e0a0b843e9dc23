# shellcheck shell=bash
# Sourced by ./dev: what is handed to players. `package` builds the program as they get it and packs it; nothing of the machine that
# built it is in there, and the same commit gives the same bytes. `test package` installs it in a bare Debian.
# docs/building.md says what the packages look like inside.

# Where the packages go; git ignores it.
packages="$PWD/packages"

package_version() { sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | sed -n 1p; }

# The commit for `--version`: of a clone, with a + if something has changed since, or what HOLOCHESS_COMMIT says (a tarball).
package_commit() {
    if [ -z "${HOLOCHESS_COMMIT:-}" ] && git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
        git describe --always --abbrev=12 --dirty=+ '--exclude=*'
    else
        printf '%s\n' "${HOLOCHESS_COMMIT:-unknown}"
    fi
}

# The time that every file in a package gets: of the commit, so that two runs give the same bytes.
package_time() {
    [ -z "${SOURCE_DATE_EPOCH:-}" ] || { printf '%s\n' "$SOURCE_DATE_EPOCH"; return; }
    git log -1 --format=%ct 2>/dev/null || date -d "$(changelog_date)" +%s 2>/dev/null || printf '0\n'
}
changelog_date() { sed -n 's/^## \[.*\] [–-] \([0-9-]*\)$/\1/p' CHANGELOG.md | sed -n 1p; }

# Builds the program for players, or takes the one that HOLOCHESS_PROGRAM names, to try packages out with. Paths of this machine become
# `crates`, `cargo` and `target` in it; our own are relative anyway.
build_for_players() { # TARGET
    local home=${CARGO_HOME:-$HOME/.cargo}
    if [ -n "${HOLOCHESS_PROGRAM:-}" ]; then
        program=$HOLOCHESS_PROGRAM
        warn "note: $program is packed as it is: these packages are not for players"
        return
    fi
    say "building the program for $1 (long, the first time: the engine is compiled once more, and everything is optimised as a whole)"
    HOLOCHESS_COMMIT=$(package_commit) CARGO_INCREMENTAL=0 \
        RUSTFLAGS="--remap-path-prefix=$home/registry/src=crates --remap-path-prefix=$home=cargo --remap-path-prefix=$CARGO_TARGET_DIR=target" \
        cargo build --locked --profile dist --target "$1" --bin holochess
    program="$CARGO_TARGET_DIR/$1/dist/holochess"
}

# Nothing in a file says where it was built.
names_no_builder() { # FILE
    local place
    for place in "$PWD/" "$CARGO_TARGET_DIR/" "${CARGO_HOME:-$HOME/.cargo}/" "$HOME/.rustup/" "$HOME/.cache/"; do
        if grep -qaF "$place" "$1"; then
            warn "error: $1 names a folder of this machine, $place: $(grep -aoF -m 1 "$place" "$1" | wc -l) times or more"
            return 1
        fi
    done
}

# The models and sounds, and of which version they are. What is built into the program (shaders, words, lessons, what players have
# learned) is left out.
stage_assets() { # FOLDER
    mkdir -p "$1"
    cp -r assets/creatures assets/opponents assets/sounds assets/hologram.look.ron "$1"
    printf '%s (%s)\n' "$(package_version)" "$(package_commit)" > "$1/version"
}

stage_documents() { # FOLDER TARGET
    mkdir -p "$1"
    cp README.md CHANGELOG.md CREDITS.md LICENSE-MIT LICENSE-APACHE "$1"
    cp assets/fonts/LICENSE-*.txt "$1"
    cp -r docs/rules "$1/rules"
    packaging/third-party.py "$2" > "$1/THIRD-PARTY.txt"
}

# Everything that a Linux wants, below one folder as it would be below /usr.
stage_linux() { # FOLDER TARGET
    local root=$1 size language
    rm -rf "$root"
    install -D -m 755 "$program" "$root/bin/holochess"
    stage_assets "$root/share/holochess"
    stage_documents "$root/share/doc/holochess" "$2"
    install -D -m 644 packaging/linux/holochess.desktop "$root/share/applications/holochess.desktop"
    for size in 16 24 32 48 64 128 256 512; do
        install -D -m 644 "packaging/icons/$size.png" "$root/share/icons/hicolor/${size}x$size/apps/holochess.png"
    done
    mkdir -p "$root/share/icons/hicolor/scalable/apps" "$root/share/metainfo" "$root/share/man"
    packaging/icons/whole > "$root/share/icons/hicolor/scalable/apps/holochess.svg"
    sed "s/VERSION/$(package_version)/; s/DATE/$(date -u -d "@$epoch" +%F)/" packaging/linux/net.holochess.holochess.metainfo.xml \
        > "$root/share/metainfo/net.holochess.holochess.metainfo.xml"
    # In each language where `man` looks for it; completions are one file for all.
    "$program" man --lang en --out "$root/share/man/man1" > /dev/null
    for language in assets/locales/*/; do
        language=$(basename "$language")
        [ "$language" = en ] || "$program" man --lang "$language" --out "$root/share/man/$language/man1" > /dev/null
    done
    find "$root/share/man" -name '*.1' -exec gzip -9n {} +
    install -d "$root/share/bash-completion/completions" "$root/share/zsh/site-functions" "$root/share/fish/vendor_completions.d"
    "$program" completions --lang en bash > "$root/share/bash-completion/completions/holochess"
    "$program" completions --lang en zsh > "$root/share/zsh/site-functions/_holochess"
    "$program" completions --lang en fish > "$root/share/fish/vendor_completions.d/holochess.fish"
    # Whatever the umask of this shell is.
    find "$root" -type d -exec chmod 755 {} +
    find "$root/share" -type f -exec chmod 644 {} +
    [ -n "${HOLOCHESS_PROGRAM:-}" ] || names_no_builder "$root/bin/holochess" || die 'the program names folders of this machine' 1
    if have appstreamcli; then
        appstreamcli validate --no-net "$root"/share/metainfo/*.xml >&2 || die 'the metadata for software centres are wrong' 1
    else
        warn 'note: appstreamcli is not here (Debian: appstream): the metadata for software centres were not checked'
    fi
}

# A tar whose bytes follow from the files alone.
even_tar() { # FOLDER NAME
    tar --create --directory "$1" --sort=name --format=gnu --mtime="@$epoch" --owner=0 --group=0 --numeric-owner "$2"
}

# A zip of a folder in packages/, whose files have their times already; the folder goes. The order of the files and the time zone would
# be of this machine otherwise.
even_zip() { # NAME
    (cd "$packages" && find "$1" -type f | LC_ALL=C sort | TZ=UTC zip -X -9 -q "$1.zip" -@)
    rm -rf "${packages:?}/$1"
    made+=("$packages/$1.zip")
}

pack_tarball() { # FOLDER TARGET
    local name="holochess-$(package_version)-$2"
    rm -rf "${packages:?}/$name"
    cp -a "$1" "$packages/$name"
    install -m 644 packaging/linux/README.txt "$packages/$name/README.txt"
    even_tar "$packages" "$name" | xz -6 -T1 > "$packages/$name.tar.xz"
    rm -rf "${packages:?}/$name"
    made+=("$packages/$name.tar.xz")
}

# The oldest C library that has everything the program asks for.
oldest_libc() {
    have objdump || { printf '2.36\n'; return; }
    objdump -T "$program" | sed -n 's/.*(GLIBC_\([0-9.]*\)).*/\1/p' | sort -V | tail -n 1
}

# The .deb, by Debian's own tool. What the window opens at run time is named by hand: no tool could find it in the program.
pack_deb() { # FOLDER
    local root="$packages/deb" architecture file
    have dpkg-deb || { warn 'note: there is no dpkg-deb here: no .deb is made'; return; }
    architecture=$(dpkg --print-architecture)
    rm -rf "$root"
    install -d -m 755 "$root" "$root/DEBIAN"
    cp -a "$1" "$root/usr"
    mv "$root/usr/share/zsh/site-functions" "$root/usr/share/zsh/vendor-completions"
    install -m 644 packaging/linux/copyright "$root/usr/share/doc/holochess/copyright"
    gzip -9n "$root/usr/share/doc/holochess/CHANGELOG.md" "$root/usr/share/doc/holochess/THIRD-PARTY.txt"
    mv "$root/usr/share/doc/holochess/CHANGELOG.md.gz" "$root/usr/share/doc/holochess/changelog.gz"
    # The system has this one.
    rm "$root/usr/share/doc/holochess/LICENSE-APACHE"
    sed -e "s/VERSION/$(package_version)/; s/ARCHITECTURE/$architecture/; s/LIBC/$(oldest_libc)/" \
        -e "s/SIZE/$(du -sk --apparent-size "$root/usr" | cut -f 1)/" packaging/linux/control > "$root/DEBIAN/control"
    (cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) > "$root/DEBIAN/md5sums"
    chmod 644 "$root"/DEBIAN/*
    find "$root" -exec touch --no-dereference --date="@$epoch" {} +
    file="$packages/holochess_$(package_version)_$architecture.deb"
    SOURCE_DATE_EPOCH=$epoch dpkg-deb --root-owner-group -Zxz --build "$root" "$file" >&2
    rm -rf "$root"
    made+=("$file")
}

package() {
    local made=() program target epoch file
    [ $# -eq 0 ] || die "./dev package makes those for this Linux; ./dev package windows, ./dev package macos the others; it does not know ${1}" 2
    [ "$(uname -s)" = Linux ] || die "these packages are made on Linux, for Linux; for a Mac: ./dev package macos; docs/building.md says more"
    setup build
    have python3 || die 'python3 is missing: it collects the licences of what is built in'
    target=$(rustc -vV | sed -n 's/^host: //p')
    epoch=$(package_time)
    build_for_players "$target"
    mkdir -p "$packages"
    stage_linux "$packages/stage" "$target"
    pack_tarball "$packages/stage" "$target"
    pack_deb "$packages/stage"
    rm -rf "${packages:?}/stage"
    say "$("$program" --version) is packed:"
    for file in "${made[@]}"; do printf '%10d  %s\n' "$(stat -c %s "$file")" "$file"; done
    printf '%10d  the program alone\n' "$(stat -c %s "$program")"
}

# ------------------------------------------------------------------------------------------ in a bare Debian

# A Debian with nothing in it, made once; each test works on a copy.
bare_debian() { # FOLDER
    local name mirror
    name=$(. /etc/os-release && printf '%s' "${VERSION_CODENAME:-stable}")
    # Where this machine has its own packages from.
    mirror=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null | grep -v '^ *#' | grep -oE 'https?://[^ ]+/debian/?( |$)' | sed -n 1p) || true
    if [ ! -e "$cache/debian-$name/etc/os-release" ]; then
        say "making a bare Debian $name"
        rm -rf "$cache/debian-$name" "$cache/debian-$name.part"
        mkdir -p "$cache"
        debootstrap --variant=minbase "$name" "$cache/debian-$name.part" "${mirror:-http://deb.debian.org/debian}" >&2
        mv "$cache/debian-$name.part" "$cache/debian-$name"
    fi
    cp -a "$cache/debian-$name" "$1"
    # Whatever this machine needs to reach its mirror.
    cp /etc/resolv.conf /etc/hosts "$1/etc/" 2>/dev/null || true
    grep -lE 'Proxy|Verify|Check-Valid-Until' /etc/apt/apt.conf.d/* 2>/dev/null | xargs -r cp -t "$1/etc/apt/apt.conf.d/" || true
    [ ! -d /usr/local/share/ca-certificates ] || cp -r /etc/ssl/certs "$1/etc/ssl/" 2>/dev/null || true
}

# The .deb in a bare Debian: it installs, plays in the terminal, draws, opens its window as far as the title, and leaves nothing behind.
test_package() {
    local file root left
    [ "$(id -u)" -eq 0 ] || die 'this needs to be root: it makes a Debian of its own and enters it'
    have debootstrap || die 'debootstrap is missing; install it with: apt-get install debootstrap'
    file=$(ls -t "$packages"/holochess_*.deb 2>/dev/null | sed -n 1p) || true
    [ -n "$file" ] || die 'there is no package yet; make it with: ./dev package'
    scratch=$(mktemp -d)
    root="$scratch/debian"
    # shellcheck disable=SC2064
    trap "umount -q '$root/proc' '$root$scratch/shared' '$root/tmp/.X11-unix' 2>/dev/null || true; rm -rf --one-file-system '$scratch'" EXIT
    bare_debian "$root"
    mount -t proc proc "$root/proc" || warn 'note: there is no /proc in the bare Debian: some of what is tried there may fail for that'
    cp "$file" "$root/root/holochess.deb"
    inside() { chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
    apt_in() { inside apt-get -q -y -o APT::Sandbox::User=root "$@"; }
    # What a player's system has besides: a display, and a driver that draws.
    timed 'update' apt_in update
    inside find / -xdev -name '*holochess*' -not -path '/proc/*' -not -path '/root/*' | sort > "$scratch/before"
    timed 'installs' apt_in install --no-install-recommends /root/holochess.deb
    timed 'says its version' inside holochess --version
    timed 'plays in the terminal' inside sh -c 'printf "quit\n" | holochess text chinese --seed 1 --p2 hanno'
    timed 'knows its odds' inside holochess odds molator savrip
    timed 'finds its assets' inside sh -c 'holochess doctor | grep -F /usr/share/holochess'
    timed 'brings its page' inside test -s /usr/share/man/man1/holochess.1.gz -o -s /usr/share/doc/holochess/README.md
    timed 'says that there is no display' inside sh -c 'holochess 2>&1 | grep -q "there is no display"'
    timed 'a driver and a display' apt_in install --no-install-recommends mesa-vulkan-drivers xvfb xauth
    for scene in table:holochess table:chinese/6; do
        timed "draws $scene" inside holochess picture "$scene" --out "/root/${scene//[:\/]/-}.png" --size 640x360 --quality low --seed 7
    done
    timed 'opens its window' inside xvfb-run -a -s '-screen 0 1280x720x24' timeout 7200 holochess doctor --window
    # Whole matches in its window, by the tests of the window: their folders and their displays are seen from inside at the same places.
    # Where no display has ever run, its folder is missing.
    [ -d /tmp/.X11-unix ] || mkdir -m 1777 /tmp/.X11-unix
    mkdir -p "$scratch/shared" "$root$scratch/shared" "$root/tmp/.X11-unix"
    mount --bind "$scratch/shared" "$root$scratch/shared"
    mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
    played() {
        env -u HOLOCHESS_ASSETS TMPDIR="$scratch/shared" HOLOCHESS_TESTED="chroot $root /usr/bin/holochess" \
            cargo test --locked --test client -- "$@"
    }
    timed 'a whole match' played a_whole_match_is_played_by_mouse_alone
    timed 'a whole match on the star' played a_whole_match_on_the_star_is_played_by_mouse_alone
    umount "$root$scratch/shared" "$root/tmp/.X11-unix"
    # shellcheck disable=SC2016
    timed 'assets of another version' inside sh -c '
        cp -r /usr/share/holochess /tmp/old && echo 0.0.1 > /tmp/old/version
        HOLOCHESS_ASSETS=/tmp/old holochess picture title --out /root/x.png 2>&1 | grep -F "0.0.1" && rm -r /tmp/old'
    timed 'uninstalls' apt_in purge holochess
    mkdir -p "$packages/seen"
    cp "$root"/root/*.png "$packages/seen/" 2>/dev/null || true
    inside find / -xdev -name '*holochess*' -not -path '/proc/*' -not -path '/root/*' | sort > "$scratch/after"
    left=$(comm -13 "$scratch/before" "$scratch/after" | grep -v '^/var/log\|^/var/cache\|^/tmp' || true)
    leaves_nothing() { [ -z "$left" ] || { warn "$left"; return 1; }; }
    timed 'leaves nothing behind' leaves_nothing
    finish
}
