#!/bin/sh
# Run by the .run file from its unpacked folder: installs for the person who runs it, without root.
# PREFIX says where (~/.local); `--remove` takes the program away and leaves games and settings.
set -e
prefix="${PREFIX:-$HOME/.local}"
place="$prefix/opt/gridlight"
remove() {
  rm -rf "$place"
  rm -f "$prefix/bin/gridlight"
  [ -f "$1" ] || return 0
  while read -r file; do rm -f "$prefix/share/$file"; done < "$1"
}
if [ "$1" = "--remove" ]; then
  list="$place/installed"
  [ -f "$list" ] || { echo "Gridlight isn't installed in $prefix."; exit 1; }
  kept="$(mktemp)"
  cp "$list" "$kept"
  remove "$kept"
  rm -f "$kept"
  echo "Gridlight is removed; saved games and settings are where they were."
  exit 0
fi
remove ""
mkdir -p "$place" "$prefix/bin" "$prefix/share"
cp -R opt/gridlight/. "$place/"
(cd share && find . -type f) > "$place/installed"
cp -R share/. "$prefix/share/"
cp setup.sh "$place/setup.sh"
sed -i "s|^Exec=gridlight|Exec=$place/gridlight|" "$prefix/share/applications/org.gridlight.Gridlight.desktop"
ln -sf "$place/gridlight" "$prefix/bin/gridlight"
if command -v update-mime-database >/dev/null; then update-mime-database "$prefix/share/mime" 2>/dev/null || true; fi
if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$prefix/share/applications" || true; fi
echo "Gridlight is installed: $prefix/bin/gridlight. To remove it: sh $place/setup.sh --remove"
