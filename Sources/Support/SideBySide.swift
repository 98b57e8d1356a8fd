import Foundation
import Synchronization

/// Calls `body` with each number below `count`, on as many threads as there are processors, and returns
/// when all have returned.
///
/// A program that wants to rest does not go through libdispatch, which looks after its threads once a
/// second for as long as a program that ever had one runs.
///
/// - Complexity: `count` calls, and a thread's start for each further processor.
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

/// Numbers of which everybody takes the next one.
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
