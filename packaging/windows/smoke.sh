#!/bin/sh
# Installs the setup program under wine, starts it, plays the scripted game, draws a screen, and
# removes it; the player's files must stay. Wine isn't Windows: see wine_shims.py for what it lacks.
# packaging/windows/smoke.sh dist/gridlight-VERSION-setup.exe
set -e
setup="$(readlink -f "$1")"
here="$(dirname "$(readlink -f "$0")")"
place="$(mktemp -d)"
export WINEPREFIX="$place/prefix" WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml=;winedbg.exe=d'
wine() { xvfb-run -a /usr/lib/wine/wine64 "$@" </dev/null; }
wine "$setup" /S
app="$(dirname "$(find "$WINEPREFIX" -name gridlight.exe | head -1)")"
test -f "$app/uninstall.exe"
test -n "$(ls "$app/licenses")"
mkdir "$place/try" && cp -R "$app" "$place/try/app"
python3 "$here/wine_shims.py" "$place/try/app"
cd "$place/try/app"
kept="$WINEPREFIX/drive_c/users/$(id -un)/AppData/Local/gridlight/games/kept.txt"
mkdir -p "$(dirname "$kept")" && echo kept > "$kept"
wine gridlight-cli.exe --version
begun=$(date +%s)
wine gridlight-cli.exe --self-test
echo "self-test under wine: $(($(date +%s) - begun)) s"
wine gridlight-cli.exe screenshot home --out "Z:$place/home.png"
test -s "$place/home.png"
wine "$app/uninstall.exe" /S "_?=C:$(printf %s "${app#*drive_c}" | tr / '\\')"
test ! -e "$app/gridlight.exe" || { echo "the program is still there"; exit 1; }
test -f "$kept" || { echo "the player's files are gone"; exit 1; }
echo "smoke test passed: $(basename "$setup")"
cp "$place/home.png" "${GRIDLIGHT_SHOT:-/dev/null}"
rm -rf "$place"
