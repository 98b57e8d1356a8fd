internal import GioKit

/// Word of programs that come and go, as long as this is kept.
@MainActor
package final class AccessibilityNews {
  private let subscriptions: [DBusSubscription]

  fileprivate init(_ subscriptions: [DBusSubscription]) { self.subscriptions = subscriptions }
}

extension AccessibilityBus {
  /// Calls `handle` a moment after a program has registered or gone, once for many at a time.
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

/// Waits until nothing more comes.
@MainActor
private final class Gathering {
  private let handle: @MainActor () -> Void
  private var timer: MainLoopTimer?

  init(_ handle: @escaping @MainActor () -> Void) { self.handle = handle }

  func note() {
    timer = MainLoopTimer(after: 0.3) { [weak self] in self?.handle() }
  }
}
