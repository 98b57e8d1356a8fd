internal import CGio
internal import Glibc

/// Exits in order on a termination signal: logout, a closed terminal, `kill`.
@MainActor
package enum PoliteEnd {
  private static var body: (() -> Void)?

  /// Calls `body` on the main loop for SIGTERM, SIGINT and SIGHUP, which no longer end the process.
  package static func on(_ body: @escaping () -> Void) {
    guard self.body == nil else { return }
    self.body = body
    for number in [SIGTERM, SIGINT, SIGHUP] {
      g_unix_signal_add(
        number,
        { _ in
          MainActor.assumeIsolated { PoliteEnd.body?() }
          return 1
        }, nil)
    }
  }
}
