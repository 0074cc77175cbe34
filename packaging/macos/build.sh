#!/bin/sh
# On a Mac: freezes Gridlight.app and packs it into a disk image with a link to Applications.
# Never run by the project's own checks, which have no Mac; the forge's build job runs it.
set -e
cd "$(dirname "$0")/../.."
packaging/build folder
version="$(build/packaging-venv/bin/python -c 'import gridlight; print(gridlight.__version__)')"
laid="$(mktemp -d)"
cp -R build/frozen/Gridlight.app "$laid/"
cp -R build/frozen/gridlight/licenses "$laid/Licenses"
ln -s /Applications "$laid/Applications"
# without a certificate of one's own the app is signed for this machine only: right-click, Open
codesign --force --deep --sign "${GRIDLIGHT_IDENTITY:--}" "$laid/Gridlight.app"
hdiutil create -volname Gridlight -srcfolder "$laid" -ov -format UDZO "dist/gridlight-$version.dmg"
QT_QPA_PLATFORM=offscreen "$laid/Gridlight.app/Contents/MacOS/gridlight" --self-test
rm -rf "$laid"
