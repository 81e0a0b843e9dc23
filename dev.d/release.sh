# shellcheck shell=bash
# Sourced by ./dev: a release is every package that this machine can make, their checksums, the sources, the list of all crates, and the
# notes from CHANGELOG.md. It has the name of its tag; without one it is a trial, and says so in its name.

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

# Every crate of the commit on every platform, as CycloneDX in JSON. Written from a copy: the tool leaves its files beside the manifests.
list_crates() { # FILE
    local copy
    need_tool cargo-cyclonedx 0.5.9 || die 'cargo-cyclonedx cannot be installed' 1
    copy=$(mktemp -d)
    git archive HEAD | tar -x -C "$copy"
    (cd "$copy" && SOURCE_DATE_EPOCH=$(package_time) cargo cyclonedx --quiet --format json --spec-version 1.5 --target all --override-filename crates)
    sed "s|file://$copy|file:///holochess|g" "$copy/crates.json" > "$1"
    rm -rf "$copy"
    names_no_builder "$1" || die 'the list of crates names folders of this machine' 1
}

# What the program was made with, for the end of the notes.
built_with() {
    printf '\n### Built with\n'
    printf -- '- %s\n' "commit $(git rev-parse HEAD)" "$(rustc --version)" "$(rustc -vV | sed -n 's/^LLVM version: /LLVM /p')"
    if have x86_64-w64-mingw32-gcc; then printf -- '- for Windows: %s\n' "$(x86_64-w64-mingw32-gcc --version | sed -n 1p)"; fi
    printf '\nEvery crate in it is listed in `crates.cdx.json` (CycloneDX).\n'
}

# Signs the checksums with the key that HOLOCHESS_SIGNING_KEY names; minisign asks for its password.
sign() { # FOLDER
    if [ -z "${HOLOCHESS_SIGNING_KEY:-}" ]; then
        warn 'note: the checksums are not signed; HOLOCHESS_SIGNING_KEY names a key of minisign (docs/building.md)'
        return
    fi
    have minisign || die 'minisign is missing; on Debian get it with: sudo apt install minisign'
    minisign -S -s "$HOLOCHESS_SIGNING_KEY" -m "$1/SHA256SUMS" -t "holochess $(package_version) $(git rev-parse HEAD)" >&2 ||
        die 'the checksums could not be signed; the packages are whole' 1
}

release() {
    local version notes name file folder made=()
    version=$(package_version)
    git rev-parse --is-inside-work-tree >/dev/null 2>&1 || die 'a release is made from a clone' 2
    [ -z "$(git status --porcelain)" ] || die 'something in this clone has changed since its last commit; commit it, or take it back' 1
    notes=$(release_notes "$version")
    [ -n "$notes" ] || die "CHANGELOG.md says nothing about $version" 1
    if git describe --exact-match --tags --match "v$version" >/dev/null 2>&1; then
        name="release-$version"
        ! grep -q "^## \[$version\] [–-] unreleased" CHANGELOG.md ||
            die "this commit is tagged v$version, and CHANGELOG.md calls that unreleased: give it its date, commit and tag again" 1
    else
        name="untagged-$version-$(package_commit)"
        warn "note: this commit has no tag v$version: this is a trial, $name, and no release"
    fi
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
        warn 'note: the tools for the page are not here (docs/building.md): nothing is made for browsers'
    fi
    pack_sources
    folder="$packages/$name"
    mkdir -p "$folder"
    for file in "$packages"/*.tar.xz "$packages"/*.deb "$packages"/*.zip; do
        [ ! -e "$file" ] || mv "$file" "$folder/"
    done
    list_crates "$folder/crates.cdx.json"
    { printf '%s\n' "$notes"; built_with; } > "$folder/NOTES.md"
    (cd "$folder" && sha256sum -- *.* > SHA256SUMS)
    sign "$folder"
    say "$folder:"
    cat "$folder/SHA256SUMS"
}
