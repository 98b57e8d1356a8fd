internal import GioKit

/// The session's word on whether programs are to tell what their windows contain, `IsEnabled` of
/// `org.a11y.Status`.
///
/// Firefox and others tell nothing before it is on. It is on as long as somebody watches, and put back
/// as it was found; whoever turns it on for good meanwhile is not heeded, as nobody says who did.
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
  /// Whether it was off and is on for those who watch.
  private var isOurs = false

  init(on session: DBusConnection) { self.session = session }

  /// Turns it on where it is off, until as many have let go as have asked for it.
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

  /// Puts it back as it was found, where nobody watches any more.
  package func release() {
    users = max(users - 1, 0)
    guard users == 0, isOurs else { return }
    isOurs = false
    // The program may end right after this.
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
