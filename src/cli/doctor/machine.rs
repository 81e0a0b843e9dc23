//! What the system reports: displays, sound, gamepads, drivers, libraries, and its package manager.

use std::{env, fs, path::Path};

use holochess_locale::Locale;

/// A library that the game opens at run time, and the packages that contain it.
#[derive(Debug)]
pub(super) struct Library {
    /// Its file.
    pub name: &'static str,
    /// The id of the message that says what it is for.
    pub purpose: &'static str,
    /// The packages of Debian and Ubuntu, Fedora, Arch, openSUSE.
    packages: [&'static str; 4],
}

/// The ways of installing, with the word in `/etc/os-release` that tells each, in the order of [`Library::packages`].
const INSTALLERS: [(&[&str], &str); 4] = [
    (&["debian", "ubuntu"], "sudo apt-get install"),
    (&["fedora", "rhel"], "sudo dnf install"),
    (&["arch"], "sudo pacman -S"),
    (&["suse", "opensuse"], "sudo zypper install"),
];

const ALWAYS: &[Library] = &[
    Library {
        name: "libasound.so.2",
        purpose: "doctor-purpose-sound",
        packages: ["libasound2-dev", "alsa-lib", "alsa-lib", "libasound2"],
    },
    Library {
        name: "libudev.so.1",
        purpose: "doctor-purpose-gamepads",
        packages: ["libudev1", "systemd-libs", "systemd-libs", "libudev1"],
    },
    Library {
        name: "libvulkan.so.1",
        purpose: "doctor-purpose-graphics",
        packages: ["libvulkan1", "vulkan-loader", "vulkan-icd-loader", "libvulkan1"],
    },
    Library {
        name: "libxkbcommon.so.0",
        purpose: "doctor-purpose-keyboard",
        packages: ["libxkbcommon0", "libxkbcommon", "libxkbcommon", "libxkbcommon0"],
    },
];

const UNDER_X: &[Library] = &[
    Library {
        name: "libxkbcommon-x11.so.0",
        purpose: "doctor-purpose-keyboard",
        packages: ["libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11", "libxkbcommon-x11-0"],
    },
    Library {
        name: "libXcursor.so.1",
        purpose: "doctor-purpose-window",
        packages: ["libxcursor1", "libXcursor", "libxcursor", "libXcursor1"],
    },
    Library { name: "libXi.so.6", purpose: "doctor-purpose-window", packages: ["libxi6", "libXi", "libxi", "libXi6"] },
    Library {
        name: "libXrandr.so.2",
        purpose: "doctor-purpose-window",
        packages: ["libxrandr2", "libXrandr", "libxrandr", "libXrandr2"],
    },
];

const UNDER_WAYLAND: &[Library] = &[Library {
    name: "libwayland-client.so.0",
    purpose: "doctor-purpose-window",
    packages: ["libwayland-client0", "libwayland-client", "wayland", "libwayland-client0"],
}];

/// A driver that draws with the processor, for machines where nothing else does.
const SOFTWARE_DRIVER: Library = Library {
    name: "libvulkan_lvp.so",
    purpose: "doctor-purpose-graphics",
    packages: ["mesa-vulkan-drivers", "mesa-vulkan-drivers", "vulkan-swrast", "libvulkan_lvp"],
};

/// Where libraries lie on Linux.
const LIBRARY_FOLDERS: [&str; 6] =
    ["/lib", "/usr/lib", "/lib64", "/usr/lib64", "/usr/local/lib", "/run/opengl-driver/lib"];

/// The name of this system, as it calls itself.
pub(super) fn system_name() -> String {
    let pretty = os_release("PRETTY_NAME");
    pretty.unwrap_or_else(|| env::consts::OS.to_owned()) + " (" + env::consts::ARCH + ")"
}

/// The displays that a window could open on.
pub(super) fn displays(locale: &Locale) -> Vec<String> {
    if !cfg!(target_os = "linux") {
        return vec![locale.text("doctor-display-own")];
    }
    let known = [("Wayland", "WAYLAND_DISPLAY"), ("X11", "DISPLAY")];
    let found = known.into_iter().filter_map(|(kind, variable)| {
        let name = env::var(variable).ok().filter(|name| !name.is_empty())?;
        Some(locale.format("doctor-display-found", &[("kind", kind.into()), ("name", name.into())]))
    });
    found.collect()
}

/// The sound cards.
pub(super) fn sound_cards(locale: &Locale) -> Vec<String> {
    if !cfg!(target_os = "linux") {
        return vec![locale.text("doctor-display-own")];
    }
    let cards = fs::read_to_string("/proc/asound/cards").unwrap_or_default();
    // ` 0 [PCH   ]: HDA-Intel - HDA Intel PCH`, then a line with more about it.
    cards.lines().filter_map(|line| line.split_once("]: ")).map(|(_, name)| name.to_owned()).collect()
}

/// The gamepads that are connected, where the system tells.
pub(super) fn gamepads() -> Vec<String> {
    let devices = fs::read_to_string("/proc/bus/input/devices").unwrap_or_default();
    let blocks = devices.split("\n\n").filter(|block| {
        let handlers = block.lines().find_map(|line| line.strip_prefix("H: Handlers=")).unwrap_or_default();
        handlers.split(' ').any(|handler| handler.starts_with("js"))
    });
    let names = blocks.filter_map(|block| block.lines().find_map(|line| line.strip_prefix("N: Name=")));
    names.map(|name| name.trim_matches('"').to_owned()).collect()
}

/// The Vulkan drivers that are installed, by the names of their files.
pub(super) fn vulkan_drivers() -> Vec<String> {
    let folders = ["/usr/share/vulkan/icd.d", "/etc/vulkan/icd.d", "/usr/local/share/vulkan/icd.d"];
    let files = folders.into_iter().flat_map(|folder| fs::read_dir(folder).into_iter().flatten().flatten());
    let names = files.filter_map(|file| file.path().file_stem().map(|name| name.to_string_lossy().into_owned()));
    let mut names: Vec<_> = names.collect();
    names.sort();
    names
}

/// The libraries that the window needs and that are not here.
pub(super) fn missing_libraries(no_graphics: bool) -> Vec<&'static Library> {
    if !cfg!(target_os = "linux") {
        return Vec::new();
    }
    let there = |variable| env::var_os(variable).is_some_and(|name| !name.is_empty());
    let mut needed: Vec<&Library> = ALWAYS.iter().collect();
    if there("DISPLAY") {
        needed.extend(UNDER_X);
    }
    if there("WAYLAND_DISPLAY") {
        needed.extend(UNDER_WAYLAND);
    }
    if no_graphics && vulkan_drivers().is_empty() {
        needed.push(&SOFTWARE_DRIVER);
    }
    needed.into_iter().filter(|library| !is_installed(library.name)).collect()
}

/// The command that installs them, where we know how this system installs things.
pub(super) fn install_command(missing: &[&Library]) -> Option<String> {
    let family = format!("{} {}", os_release("ID")?, os_release("ID_LIKE").unwrap_or_default());
    let known = |words: &[&str]| family.split(' ').any(|word| words.contains(&word));
    let index = INSTALLERS.iter().position(|(words, _)| known(words))?;
    let mut packages: Vec<_> = missing.iter().map(|library| library.packages[index]).collect();
    packages.dedup();
    Some(format!("{} {}", INSTALLERS[index].1, packages.join(" ")))
}

/// Whether a library lies in one of the folders, or in one of those by the machine's name (`/usr/lib/x86_64-linux-gnu`).
fn is_installed(name: &str) -> bool {
    let named = env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
    let in_folder = |folder: &Path| folder.join(name).exists();
    if env::split_paths(&named).any(|folder| in_folder(&folder)) {
        return true;
    }
    LIBRARY_FOLDERS.iter().map(Path::new).any(|folder| {
        let inner = fs::read_dir(folder).into_iter().flatten().flatten();
        in_folder(folder) || inner.map(|entry| entry.path()).any(|entry| entry.is_dir() && in_folder(&entry))
    })
}

/// A line of `/etc/os-release`.
fn os_release(key: &str) -> Option<String> {
    let text = fs::read_to_string("/etc/os-release").ok()?;
    let value = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix('=').map(str::to_owned))?;
    Some(value.trim_matches('"').to_owned())
}
