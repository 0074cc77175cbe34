#!/bin/sh
# Packs the frozen folder as an AppImage. Needs appimagetool on the path, which loads its runtime
# from the network; the project's own checks have neither, the forge's build job has.
set -e
cd "$(dirname "$0")/../.."
[ -d build/stage/opt/gridlight ] || packaging/build deb
version="$(build/packaging-venv/bin/python -c 'import gridlight; print(gridlight.__version__)')"
laid="build/Gridlight.AppDir"
rm -rf "$laid"
mkdir -p "$laid/usr"
cp -R build/stage/opt/gridlight "$laid/usr/gridlight"
cp -R build/stage/share "$laid/usr/share"
cp build/stage/share/applications/org.gridlight.Gridlight.desktop "$laid/"
cp assets/icons/gridlight-256.png "$laid/gridlight.png"
cat > "$laid/AppRun" <<'RUN'
#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/usr/gridlight/gridlight" "$@"
RUN
chmod +x "$laid/AppRun"
ARCH=x86_64 appimagetool "$laid" "dist/gridlight-$version-x86_64.AppImage"
