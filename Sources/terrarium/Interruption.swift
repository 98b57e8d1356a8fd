import Foundation

/// Defers termination signals during work that needs cleanup.
///
/// While it exists, signals are only noted, so that the work can end in order.
final class Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  nonisolated(unsafe) private static var noted: sig_atomic_t = 0
  private var former: [Int32: sig_t] = [:]

  init() {
    Self.noted = 0
    // The parent process may have blocked them.
    var held = sigset_t()
    sigemptyset(&held)
    for number in Self.signals { sigaddset(&held, number) }
    pthread_sigmask(SIG_UNBLOCK, &held, nil)
    for number in Self.signals {
      former[number] = signal(number) { Interruption.noted = $0 }
    }
  }

  deinit {
    for number in Self.signals { signal(number, former[number] ?? SIG_DFL) }
  }

  /// Whether a signal was received.
  var isAsked: Bool { Self.noted != 0 }

  /// Ends the process with the signal's default action, so that the shell sees it.
  func endAsAsked() {
    let number = Self.noted
    guard number != 0 else { return }
    signal(number, SIG_DFL)
    raise(number)
  }
}
