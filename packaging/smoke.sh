#!/bin/sh
# Installs what packaging/build made in a clean place, starts it, plays a scripted game with
# --self-test, draws a screen, and removes it; the player's files must stay.
# packaging/smoke.sh FILE.whl | FILE.deb | FILE.rpm | FILE.run | FOLDER
set -e
file="$(readlink -f "$1")"
place="$(mktemp -d)"
export GRIDLIGHT_HOME="$place/home" QT_QPA_PLATFORM=offscreen
mkdir -p "$GRIDLIGHT_HOME/data/games"
echo kept > "$GRIDLIGHT_HOME/data/games/kept.txt"
say() { printf '%s\n' "$*"; }
play() { # the program's command, and what runs it in another root
  "$@" --version
  begun=$(date +%s%N)
  "$@" --version > /dev/null
  say "starts in $((($(date +%s%N) - begun) / 1000000)) ms"
  "$@" --self-test
  "$@" screenshot home --out "$place/home.png"
  test -s "$place/home.png"
}
gone() {
  test ! -e "$1" || { say "$1 is still there"; exit 1; }
  test -f "$GRIDLIGHT_HOME/data/games/kept.txt" || { say "the player's files are gone"; exit 1; }
}
case "$file" in
  *.whl)
    python3 -m venv "$place/venv"
    "$place/venv/bin/pip" install --quiet --disable-pip-version-check -c "$(dirname "$0")/../constraints.txt" "$file"
    play "$place/venv/bin/gridlight"
    "$place/venv/bin/pip" uninstall --quiet --yes gridlight
    gone "$place/venv/bin/gridlight" ;;
  *.run)
    PREFIX="$place/local" sh "$file" --quiet --nox11
    play "$place/local/bin/gridlight"
    grep -q "^Exec=$place/local/opt/gridlight/gridlight" "$place"/local/share/applications/*.desktop
    PREFIX="$place/local" sh "$place/local/opt/gridlight/setup.sh" --remove
    gone "$place/local/bin/gridlight"
    gone "$place/local/share/applications/org.gridlight.Gridlight.desktop" ;;
  *.rpm)
    mkdir "$place/root"
    rpm --root "$place/root" --nodeps --noscripts -i "$file"
    play "$place/root/opt/gridlight/gridlight"
    rpm --root "$place/root" --nodeps --noscripts -e gridlight
    gone "$place/root/opt/gridlight/gridlight" ;;
  *.deb) # in a bare Debian of its own, so that a library that is missing shows
    bare="${GRIDLIGHT_BARE:-$place/bare}"
    [ -x "$bare/usr/bin/apt-get" ] || debootstrap --variant=minbase bookworm "$bare" >/dev/null
    cp "$file" "$bare/gridlight.deb"
    in_bare() { chroot "$bare" env -i LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"; }
    in_bare apt-get update -qq
    in_bare env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
      /gridlight.deb xvfb xauth >/dev/null
    mkdir -p "$bare/home/kept" && echo kept > "$bare/home/kept/kept.txt"
    in_bare env HOME=/root QT_QPA_PLATFORM=offscreen gridlight --version
    in_bare env HOME=/root QT_QPA_PLATFORM=offscreen gridlight --self-test
    in_bare env HOME=/root QT_QPA_PLATFORM=xcb xvfb-run -a gridlight screenshot home --out /home.png
    test -s "$bare/home.png"
    in_bare apt-get remove -y -qq gridlight >/dev/null
    test -f "$bare/home/kept/kept.txt"
    test ! -e "$bare/usr/bin/gridlight" ;;
  *)
    play "$file/gridlight" ;;
esac
say "smoke test passed: $(basename "$file")"
rm -rf "$place"
