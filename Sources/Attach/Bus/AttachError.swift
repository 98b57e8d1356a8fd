package import GioKit
internal import Support

/// Why a running program cannot be watched; each error includes a remedy.
package enum AttachError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no session bus.
  case noSession(DBusError)
  /// The session has no accessibility bus.
  case noAccessibility(DBusError)
  /// No program has this name; lists the running ones.
  case unknown(String, running: [String])
  /// Several programs have this name.
  case ambiguous(String, among: [String])
  /// The program exited before anything was seen.
  case gone(String)
  /// The program did not respond.
  case silent(String)
  /// The accessibility bus disconnected while the program was watched.
  case lost(String)

  /// Whether the environment is at fault rather than the request.
  package var isLack: Bool {
    switch self {
    case .noSession, .noAccessibility: true
    default: false
    }
  }

  package var description: String {
    switch self {
    case .noSession(let error):
      localized(
        "there is no session bus (\(error.words)); start a desktop session, or this program under dbus-run-session, from the package dbus-daemon"
      )
    case .noAccessibility(let error):
      localized(
        "there is no accessibility bus (\(Self.reason(for: error))); install the package at-spi2-core, which starts it on demand, and start the programs to watch with accessibility: GTK_A11Y=atspi for GTK 4, QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 for Qt"
      )
    case .unknown(let name, let running):
      running.isEmpty
        ? localized(
          "no program that can be watched runs; \"\(name)\" may register late, so try again")
        : localized(
          "no running program named \"\(name)\"; running: \(running.joined(separator: ", "))")
    case .ambiguous(let name, let among):
      localized(
        "more than one program is called \"\(name)\"; name one by its process: \(among.joined(separator: ", "))"
      )
    case .gone(let name): localized("\(name) quit")
    case .lost(let name):
      localized(
        "the accessibility bus quit while watching \(name); the recording is complete; watch again once the bus runs"
      )
    case .silent(let name):
      localized("\(name) is not responding; it may be busy or stopped")
    }
  }

  /// The meaning of an error from the accessibility bus.
  private static func reason(for error: DBusError) -> String {
    switch error {
    case .nobody: localized("the accessibility bus (org.a11y.Bus) is not running")
    case .silence: localized("org.a11y.Bus is not responding")
    default: error.words
    }
  }
}

extension DBusError {
  /// The error in the user's language; foreign messages are unchanged.
  fileprivate var words: String {
    switch self {
    case .noBus(let reason): localized("no such bus: \(reason)")
    case .closed: localized("the bus disconnected")
    case .nobody, .silence, .cancelled, .refused: description
    }
  }
}
