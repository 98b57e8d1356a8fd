internal import GioKit

/// The session's accessibility setting, `IsEnabled` of `org.a11y.Status`.
///
/// Firefox and others report nothing before it is on. It stays on while a program is watched, and
/// is restored afterwards, even if another program turned it on meanwhile: its owner is unknown.
///
/// Source: org.a11y.Status of at-spi2-core.
@MainActor
package final class AccessibilityStatus {
  private static let owner = "org.a11y.Bus"
  private static let path = "/org/a11y/bus"
  private static let interface = "org.a11y.Status"
  private static let property = "IsEnabled"

  private let session: DBusConnection
  private var users = 0
  /// Whether this program turned it on.
  private var isOurs = false

  init(on session: DBusConnection) { self.session = session }

  /// Turns it on if it is off; balance with `release()`.
  package func hold() {
    users += 1
    guard users == 1 else { return }
    session.call(
      Self.owner, Self.path, AccessibilityMethods.property,
      [.text(Self.interface), .text(Self.property)], within: 3
    ) { [self] result in
      guard users > 0, !isOurs, (try? result.get())?.first?.truth == false else { return }
      isOurs = true
      set(true)
    }
  }

  /// Restores the original value after the last watcher.
  package func release() {
    users = max(users - 1, 0)
    guard users == 0, isOurs else { return }
    isOurs = false
    // Synchronous, as the program may exit next.
    _ = try? session.ask(
      Self.owner, Self.path, AccessibilityMethods.setProperty, Self.arguments(false))
  }

  private func set(_ value: Bool) {
    session.call(
      Self.owner, Self.path, AccessibilityMethods.setProperty, Self.arguments(value), within: 3
    ) { _ in }
  }

  private static func arguments(_ value: Bool) -> [DBusArgument] {
    [.text(interface), .text(property), .any(.truth(value))]
  }
}
