# shellcheck shell=bash
# What the program needs from the system, and how to get it. Sourced by ./play, ./check and the workflows' steps.
#
#   install_packages GROUP...      groups: build (compile and run), demo (a virtual screen), check (everything tests use)
#
# Debian, Ubuntu and relatives by apt, Fedora by dnf, macOS by Homebrew. Anything else: says what is needed and goes on.
# A machine that has everything is left alone: no package list is fetched and no password is asked for.

say() { printf '\033[1m%s\033[0m\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

packages_apt() {
    case $1 in
    build)
        echo g++ cmake ninja-build ccache
        echo qt6-base-dev qt6-declarative-dev qt6-svg-dev qt6-multimedia-dev qt6-tools-dev qt6-l10n-tools
        echo qml6-module-qtquick qml6-module-qtquick-window qml6-module-qtqml qml6-module-qtqml-workerscript
        echo qml6-module-qtquick-controls qml6-module-qtquick-templates qml6-module-qtquick-layouts
        echo libqt6svg6 qt6-translations-l10n qt6-wayland fonts-dejavu-core
        ;;
    demo) echo xvfb ;;
    check)
        echo xvfb xdotool openbox at-spi2-core dbus python3-pyatspi
        echo qml6-module-qttest desktop-file-utils appstream
        ;;
    esac
}

packages_dnf() {
    case $1 in
    build)
        echo gcc-c++ cmake ninja-build ccache
        echo qt6-qtbase-devel qt6-qtdeclarative-devel qt6-qtsvg-devel qt6-qtmultimedia-devel qt6-qttools-devel
        echo qt6-linguist qt6-qttranslations qt6-qtwayland dejavu-sans-fonts
        ;;
    demo) echo xorg-x11-server-Xvfb ;;
    check)
        echo xorg-x11-server-Xvfb xdotool openbox at-spi2-core dbus-daemon python3-pyatspi
        echo desktop-file-utils appstream
        ;;
    esac
}

packages_brew() {
    case $1 in
    build) echo cmake ninja ccache qt ;;
    esac
}

# Runs a command as root; asks for a password only where it has to.
as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        fail "Installing needs root, and sudo isn't there. As root, run:  $*"
    fi
}

# have_NAME PACKAGE: whether it is installed.
have_apt() { [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }
have_dnf() { rpm -q --whatprovides "$1" >/dev/null 2>&1; }
have_brew() { brew list --versions "$1" >/dev/null 2>&1; }

# Names differ a little between releases: what this one doesn't know is left out, and the build says what it misses.
install_apt() {
    as_root apt-get update -qq || return
    known=()
    for package in "$@"; do
        if apt-cache show "$package" >/dev/null 2>&1; then
            known+=("$package")
        else
            say "apt knows no package $package: going on without it."
        fi
    done
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${known[@]}"
}
install_dnf() { as_root dnf install -y -q --setopt=install_weak_deps=False "$@"; }
install_brew() { brew install --quiet "$@"; }

package_manager() {
    case $(uname -s) in
    Darwin)
        command -v brew >/dev/null || fail "On macOS this needs Homebrew: https://brew.sh"
        echo brew
        ;;
    Linux)
        if command -v apt-get >/dev/null; then echo apt
        elif command -v dnf >/dev/null; then echo dnf
        else echo none; fi
        ;;
    MINGW* | MSYS* | CYGWIN*) echo windows ;;
    *) echo none ;;
    esac
}

explain_windows() {
    cat >&2 <<'EOF'
On Windows:
  1. Install Visual Studio 2022 with "Desktop development with C++" (it brings CMake and Ninja).
  2. Install Qt 6.4 or newer for MSVC 64-bit from https://www.qt.io/download-open-source, with Qt Multimedia.
  3. In the "x64 Native Tools Command Prompt", in this folder (put your Qt's path in):
       cmake --preset release -DCMAKE_PREFIX_PATH=C:\Qt\6.7.2\msvc2019_64
       cmake --build --preset release
       C:\Qt\6.7.2\msvc2019_64\bin\windeployqt --qmldir qml build\bin\uno-table.exe
       build\bin\uno-table.exe
EOF
}

install_packages() {
    manager=$(package_manager)
    case $manager in
    windows)
        explain_windows
        exit 1
        ;;
    none)
        say "No apt, dnf or Homebrew here, so nothing is installed. Needed: a C++20 compiler, CMake 3.21+, Ninja, and"
        say "Qt 6.4+ with Declarative (Quick, Controls), Svg, Tools (Linguist) and, for sound, Multimedia. Trying with what there is."
        return 0
        ;;
    esac
    missing=
    for group in "$@"; do
        for package in $("packages_$manager" "$group"); do
            case " $missing " in *" $package "*) continue ;; esac
            "have_$manager" "$package" || missing="$missing $package"
        done
    done
    [ -n "$missing" ] || return 0
    say "Installing with $manager (a minute or two):$missing"
    log=$(mktemp)
    # shellcheck disable=SC2086  # one word per package is meant
    "install_$manager" $missing >"$log" || {
        tail -n 20 "$log" >&2
        fail "Installing failed. Check the network and the messages above, then try again."
    }
    rm -f "$log"
}

# Homebrew keeps Qt out of the default search path.
find_qt() {
    if [ "$(uname -s)" = Darwin ] && command -v brew >/dev/null; then
        CMAKE_PREFIX_PATH="$(brew --prefix qt)${CMAKE_PREFIX_PATH:+:$CMAKE_PREFIX_PATH}"
        export CMAKE_PREFIX_PATH
    fi
}

# configure PRESET [OPTION...]: quiet where all goes well, everything where it doesn't.
configure() {
    log=$(mktemp)
    cmake --preset "$@" >"$log" 2>&1 || {
        cat "$log" >&2
        rm -f "$log"
        fail "Configuring failed: see above."
    }
    rm -f "$log"
}
