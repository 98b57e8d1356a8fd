package import GioKit
internal import Support

/// Why a running program cannot be watched; each says what to do.
package enum AttachError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no session bus to ask.
  case noSession(DBusError)
  /// The session has no accessibility bus.
  case noAccessibility(DBusError)
  /// No program is called so; these are there.
  case unknown(String, running: [String])
  /// More than one program is called so.
  case ambiguous(String, among: [String])
  /// The program went away before anything was seen of it.
  case gone(String)
  /// The program gave no answer.
  case silent(String)
  /// The accessibility bus went away while the program was watched.
  case lost(String)

  /// Whether the machine lacks something, rather than the question being wrong.
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

  /// What an answer about the accessibility bus means, or that there was none.
  private static func reason(for error: DBusError) -> String {
    switch error {
    case .nobody: localized("the accessibility bus (org.a11y.Bus) is not running")
    case .silence: localized("org.a11y.Bus is not responding")
    default: error.words
    }
  }
}

extension DBusError {
  /// Why there was no answer, in the language that is spoken; what others say stays as they say it.
  fileprivate var words: String {
    switch self {
    case .noBus(let reason): localized("no such bus: \(reason)")
    case .closed: localized("the bus disconnected")
    case .nobody, .silence, .cancelled, .refused: description
    }
  }
}
