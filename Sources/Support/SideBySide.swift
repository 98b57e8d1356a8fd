import Foundation
import Synchronization

/// Calls `body` with each number below `count`, on as many threads as there are processors, and
/// waits for all calls.
///
/// Avoids libdispatch, whose worker management wakes an idle program once a second.
///
/// - Complexity: `count` calls, and the start of a thread for each additional processor.
package func sideBySide(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let helpers = min(count, ProcessInfo.processInfo.activeProcessorCount) - 1
  guard helpers > 0 else {
    (0..<max(count, 0)).forEach(body)
    return
  }
  let work = Work(count: count, helpers: helpers, body: body)
  for _ in 0..<helpers where !startThread({ work.help() }) { work.help() }
  work.doAll()
  work.wait()
}

/// A counter from which each thread takes the next number.
private final class Work: Sendable {
  private let next = Atomic(0)
  private let count: Int
  private let body: @Sendable (Int) -> Void
  private let away = NSCondition()
  nonisolated(unsafe) private var busyHelpers: Int

  init(count: Int, helpers: Int, body: @escaping @Sendable (Int) -> Void) {
    (self.count, busyHelpers, self.body) = (count, helpers, body)
  }

  func doAll() {
    while true {
      let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard number < count else { return }
      body(number)
    }
  }

  func help() {
    doAll()
    away.lock()
    busyHelpers -= 1
    if busyHelpers == 0 { away.signal() }
    away.unlock()
  }

  func wait() {
    away.lock()
    while busyHelpers > 0 { away.wait() }
    away.unlock()
  }
}
