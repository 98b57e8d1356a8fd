internal import GioKit

/// The icons of running programs, looked up off the main thread.
///
/// The installed entries are read once, and again when a new program appears.
package struct ProgramIcons: Sendable {
  private var icons: [Key: String?] = [:]

  /// Process ids are reused after a while, unique bus names never.
  private struct Key: Hashable {
    let bus: String
    let process: Int

    init(_ application: RunningApplication) {
      (bus, process) = (application.bus, application.process)
    }
  }

  package init() {}

  /// The icon name or image path of a program; nil if unknown.
  package func icon(of application: RunningApplication) -> String? {
    icons[Key(application)] ?? nil
  }

  /// Whether all these were looked up.
  package func knows(_ applications: [RunningApplication]) -> Bool {
    applications.allSatisfy { icons.keys.contains(Key($0)) }
  }

  /// Looks up the icons of exactly these programs.
  ///
  /// Reads the disk.
  package func looked(up applications: [RunningApplication]) -> ProgramIcons {
    guard !knows(applications) else { return self }
    let installed = DesktopEntry.installed()
    var known = ProgramIcons()
    for application in applications {
      let key = Key(application)
      known.icons[key] =
        icons[key]
        ?? installed.entry(of: application, known: ProcessTraces(of: application.process))?.icon
    }
    return known
  }
}
