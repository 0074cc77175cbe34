# Lays the ground that `run` and `check` stand on: system libraries, a virtual
# environment in .venv, and the pinned Python packages. Does nothing twice.
# Sourced from the project's folder; needs `extras` ("" or "[dev]") to be set.

say() { printf '%s\n' "$*"; }

# Qt opens a window with these; a bare Debian or Ubuntu lacks them.
LIBRARIES="libglib2.0-0 libgl1 libegl1 libxkbcommon0 libfontconfig1 libdbus-1-3 fonts-dejavu-core
libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-render-util0
libxcb-shape0 libxcb-xinerama0 python3-venv"

installed() { # newer releases call some libraries NAMEt64
  for name in "$1" "$1t64"; do
    case "$(dpkg-query -W -f='${Status}' "$name" 2>/dev/null)" in *" installed") return 0 ;; esac
  done
  return 1
}

install_libraries() {
  command -v dpkg-query >/dev/null 2>&1 || return 0
  missing=""
  for library in $LIBRARIES; do
    [ "$library" = python3-venv ] && "$python" -c 'import ensurepip, venv' 2>/dev/null && continue
    installed "$library" || missing="$missing $library"
  done
  [ -n "$missing" ] || return 0
  command="apt-get install -y --no-install-recommends$missing"
  if [ "$(id -u)" = 0 ]; then
    as_root=""
  elif command -v sudo >/dev/null 2>&1; then
    as_root="sudo"
  else
    say "These system packages are missing. As root, run:"
    say "  apt-get update && $command"
    return 1
  fi
  say "Installing system packages that Qt needs:$missing"
  $as_root apt-get update -qq && DEBIAN_FRONTEND=noninteractive $as_root $command >/dev/null || {
    say "The system packages could not be installed. As root, run:"
    say "  apt-get update && $command"
    return 1
  }
}

find_python() {
  for candidate in "${PYTHON:-}" python3 python3.13 python3.12 python3.11; do
    [ -n "$candidate" ] && command -v "$candidate" >/dev/null 2>&1 || continue
    "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
    python="$candidate"
    return 0
  done
  say "Python 3.11 or newer is needed (on Debian and Ubuntu: apt-get install python3)."
  return 1
}

install_packages() {
  wanted="$extras $(cat pyproject.toml constraints.txt | cksum)"
  [ "$(cat .venv/ground 2>/dev/null)" = "$wanted" ] && return 0
  case "$(cat .venv/ground 2>/dev/null)" in
    "[dev] ${wanted#"$extras" }") return 0 ;; # everything that a player needs is there too
  esac
  say "Installing Python packages into .venv (about 800 MB, once)…"
  [ -x .venv/bin/python ] && .venv/bin/python -c '' 2>/dev/null || "$python" -m venv --clear .venv || return 1
  .venv/bin/python -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \
    --constraint constraints.txt --editable ".$extras" || {
    say "The Python packages could not be installed; is there a network connection?"
    return 1
  }
  printf '%s' "$wanted" > .venv/ground
}

lay_ground() { find_python && install_libraries && install_packages; }
