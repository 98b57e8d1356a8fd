internal import GioKit

/// The icons of running programs, looked up off the main thread.
///
/// What is installed is read once, and again when a program is seen that was not there before.
package struct ProgramIcons: Sendable {
  private var icons: [Key: String?] = [:]

  /// A process number is given again after a while, a name on the bus never.
  private struct Key: Hashable {
    let bus: String
    let process: Int

    init(_ application: RunningApplication) {
      (bus, process) = (application.bus, application.process)
    }
  }

  package init() {}

  /// The name of a program's icon, or the path of a picture; nil where none is known.
  package func icon(of application: RunningApplication) -> String? {
    icons[Key(application)] ?? nil
  }

  /// Whether all these were looked up.
  package func knows(_ applications: [RunningApplication]) -> Bool {
    applications.allSatisfy { icons.keys.contains(Key($0)) }
  }

  /// The icons of exactly these programs.
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
