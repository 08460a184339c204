#!/bin/sh
# Gets aapt2 of Android 14 from Debian trixie: aapt2.sh DIR, then DIR/aapt2 starts it.
#
# The packages are only unpacked, with their own C library, so this works on an older Debian too
# (whose own aapt2 is too old) and installs nothing. apt checks the archive's signature and, against
# the signed index, each package's checksum; that is why no checksums are pinned here.
set -eu
dir=$1
suite=trixie
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
packages="aapt android-libaapt android-libandroidfw android-libbase android-libbacktrace
    android-libcutils android-liblog android-libutils android-libziparchive 7zip libc6 libgcc-s1
    libstdc++6 libexpat1 libpng16-16t64 libprotobuf32t64 zlib1g libbsd0 libmd0"
normal="or install the Android SDK and run this where Google's Maven repository can be reached"

fail() {
    echo "$*" >&2
    exit 1
}

[ "$( uname -s )-$( uname -m )" = Linux-x86_64 ] ||
    fail "Google's Maven repository has it not, and Debian's is for x86-64 Linux: $normal"
command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null && [ -f "$keyring" ] ||
    fail "apt, dpkg-deb and $keyring are needed: run this on Debian, $normal"

# No host is written down: the archive is the one that this machine's apt uses.
mirror=${DEBIAN_MIRROR:-$( apt-get indextargets --format '$(REPO_URI)' 2>/dev/null |
    grep -E '/debian/?$' | sort -u | head -n 1 )}
[ -n "$mirror" ] || fail "no Debian archive in apt's sources: set DEBIAN_MIRROR, $normal"

mkdir -p "$dir/apt/lists/partial" "$dir/apt/debs" "$dir/root"
dir=$( cd "$dir" && pwd )
echo "deb [signed-by=$keyring] ${mirror%/} $suite main" > "$dir/apt/sources.list"
: > "$dir/apt/status"
own_apt() {
    apt-get -q -o Dir::Etc::sourcelist="$dir/apt/sources.list" -o Dir::Etc::sourceparts=- \
        -o Dir::State="$dir/apt" -o Dir::State::lists="$dir/apt/lists" \
        -o Dir::State::status="$dir/apt/status" -o Dir::Cache="$dir/apt" \
        -o APT::Sandbox::User=root -o Acquire::Languages=none "$@"
}
own_apt update || fail "cannot read the index of ${mirror%/}: $normal"
# shellcheck disable=SC2086 # one word a package
( cd "$dir/apt/debs" && own_apt download $packages ) || fail "cannot download from ${mirror%/}"
for deb in "$dir"/apt/debs/*.deb; do
    dpkg-deb -x "$deb" "$dir/root"
done
rm -rf "$dir/apt" "$dir/root/usr/share/doc" "$dir/root/usr/share/man" "$dir/root/usr/share/locale"

cat > "$dir/aapt2" <<'S'
#!/bin/sh
root=$( dirname "$( readlink -f "$0" )" )/root
lib=$root/usr/lib/x86_64-linux-gnu
exec "$lib/ld-linux-x86-64.so.2" --library-path "$lib:$lib/android:$root/usr/lib/7zip" \
    "$root/usr/lib/android-sdk/build-tools/debian/aapt2" "$@"
S
chmod +x "$dir/aapt2"
"$dir/aapt2" version
