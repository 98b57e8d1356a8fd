internal import GioKit

/// A subscription to focus changes in any program, active while retained.
///
/// Programs send them only to subscribers.
@MainActor
package final class FocusNews {
  private let bus: AccessibilityBus
  private var subscriptions: [DBusSubscription] = []

  private static let event = "object:state-changed:focused"
  private static let registry = AccessibleReference(
    bus: AccessibilityMethods.registryName, path: AccessibilityMethods.registryPath)

  /// Calls `handle` with the focused accessible.
  package init(
    on bus: AccessibilityBus, _ handle: @escaping @MainActor (AccessibleReference) -> Void
  ) {
    self.bus = bus
    subscriptions = [
      bus.connection.subscribe(
        to: "org.a11y.atspi.Event.Object", member: "StateChanged", about: "focused"
      ) { signal in
        guard signal.parts.count > 1, signal.parts[1].number == 1 else { return }
        handle(AccessibleReference(bus: signal.sender, path: signal.path))
      }
    ]
    bus.ask(
      Self.registry, AccessibilityMethods.register, [.text(Self.event), .texts([]), .text("")],
      within: 3, starting: true
    ) { _ in }
  }

  isolated deinit {
    bus.ask(Self.registry, AccessibilityMethods.deregister, [.text(Self.event)], within: 3) { _ in }
  }
}
