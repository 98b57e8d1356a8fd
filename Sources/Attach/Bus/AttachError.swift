internal import GioKit

/// Why a running program cannot be watched; each says what to do.
package enum AttachError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no session bus to ask.
  case noSession(reason: String)
  /// The session has no accessibility bus.
  case noAccessibility(reason: String)
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

  /// What an answer about the accessibility bus means, or that there was none.
  static func noAccessibility(after error: DBusError) -> AttachError {
    switch error {
    case .nobody: .noAccessibility(reason: "nobody on the session bus is called org.a11y.Bus")
    case .silence: .noAccessibility(reason: "org.a11y.Bus does not answer")
    default: .noAccessibility(reason: "\(error)")
    }
  }

  /// Whether the machine lacks something, rather than the question being wrong.
  package var isLack: Bool {
    switch self {
    case .noSession, .noAccessibility: true
    default: false
    }
  }

  package var description: String {
    switch self {
    case .noSession(let reason):
      "there is no session bus (\(reason)); start a desktop session, or this program under "
        + "dbus-run-session, from the package dbus-daemon"
    case .noAccessibility(let reason):
      "there is no accessibility bus (\(reason)); install the package at-spi2-core, with which it "
        + "starts when somebody asks for it, and start the programs to watch with accessibility: "
        + "GTK_A11Y=atspi for GTK 4, QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 for Qt"
    case .unknown(let name, let running):
      running.isEmpty
        ? "no program that can be watched runs; \"\(name)\" may register late, so try again"
        : "no running program is called \"\(name)\"; there are \(running.joined(separator: ", "))"
    case .ambiguous(let name, let among):
      "more than one program is called \"\(name)\"; name one by its process: "
        + among.joined(separator: ", ")
    case .gone(let name): "\(name) has ended"
    case .lost(let name):
      "the accessibility bus has ended, and with it the watching of \(name); what was recorded is "
        + "whole, and where the bus runs again \(name) can be watched again"
    case .silent(let name): "\(name) does not answer; it may be busy or stopped"
    }
  }
}
