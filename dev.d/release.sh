# shellcheck shell=bash
# Sourced by ./dev: a release is every package that this machine can make, their checksums, the sources, and the notes from CHANGELOG.md.

# shellcheck source=dev.d/package.sh
. dev.d/package.sh
# shellcheck source=dev.d/windows.sh
. dev.d/windows.sh
# shellcheck source=dev.d/web.sh
. dev.d/web.sh

# What CHANGELOG.md says about a version, without its heading.
release_notes() { # VERSION
    awk -v wanted="## [$1]" 'index($0, "## [") == 1 { inside = index($0, wanted) == 1; next } inside' CHANGELOG.md |
        sed -e '/./,$!d'
}

# The sources of the commit, which know its name (`build/commit`): no git is needed to build them.
pack_sources() {
    local version name
    version=$(package_version)
    name="holochess-$version-source"
    git archive --format=tar --prefix="$name/" HEAD | xz -6 -T1 > "$packages/$name.tar.xz"
    made+=("$packages/$name.tar.xz")
}

release() {
    local version notes file folder made=()
    version=$(package_version)
    git rev-parse --is-inside-work-tree >/dev/null 2>&1 || die 'a release is made from a clone' 2
    [ -z "$(git status --porcelain)" ] || die 'something in this clone has changed since its last commit; commit it, or take it back' 1
    notes=$(release_notes "$version")
    [ -n "$notes" ] || die "CHANGELOG.md says nothing about $version" 1
    rm -rf "$packages"
    mkdir -p "$packages"
    package
    if have x86_64-w64-mingw32-gcc; then
        package_windows
    else
        warn 'note: mingw is not here (Debian: gcc-mingw-w64-x86-64 zip): nothing is made for Windows'
    fi
    if have wasm-opt && have brotli && have node; then
        package_web
    else
        warn 'note: the tools for the page are not here (docs/web.md): nothing is made for browsers'
    fi
    pack_sources
    folder="$packages/release-$version"
    mkdir -p "$folder"
    for file in "$packages"/*.tar.xz "$packages"/*.deb "$packages"/*.zip; do
        [ ! -e "$file" ] || mv "$file" "$folder/"
    done
    printf '%s\n' "$notes" > "$folder/NOTES.md"
    (cd "$folder" && sha256sum -- *.* > SHA256SUMS)
    say "$folder:"
    cat "$folder/SHA256SUMS"
    grep -q "^## \[$version\] [–-] unreleased" CHANGELOG.md &&
        warn "note: CHANGELOG.md calls $version unreleased: give it its date, commit, tag it v$version and run this once more" || true
}
