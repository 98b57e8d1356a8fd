internal import GioKit

/// A subscription to programs appearing and exiting, active while retained.
@MainActor
package final class AccessibilityNews {
  private let subscriptions: [DBusSubscription]

  fileprivate init(_ subscriptions: [DBusSubscription]) { self.subscriptions = subscriptions }
}

extension AccessibilityBus {
  /// Calls `handle` shortly after programs have registered or exited, once for several.
  package func onApplicationsChange(_ handle: @escaping @MainActor () -> Void) -> AccessibilityNews
  {
    let gathering = Gathering(handle)
    return AccessibilityNews([
      connection.subscribe(
        to: "org.a11y.atspi.Event.Object", member: "ChildrenChanged",
        from: AccessibilityMethods.registryName
      ) { _ in gathering.note() }
    ])
  }
}

/// Debounces events.
@MainActor
private final class Gathering {
  private let handle: @MainActor () -> Void
  private var timer: MainLoopTimer?

  init(_ handle: @escaping @MainActor () -> Void) { self.handle = handle }

  func note() {
    timer = MainLoopTimer(after: 0.3) { [weak self] in self?.handle() }
  }
}
