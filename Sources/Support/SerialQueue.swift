import Foundation

/// A serial queue: runs its tasks in the background, one after the other, in order.
///
/// A thread exists only while there are tasks.
package final class SerialQueue: @unchecked Sendable {
  private let lock = NSLock()
  private var waiting: [@Sendable () -> Void] = []
  private var isBusy = false

  package init() {}

  /// Adds a task.
  package func soon(_ body: @escaping @Sendable () -> Void) {
    let wasBusy = lock.withLock {
      waiting.append(body)
      defer { isBusy = true }
      return isBusy
    }
    // If there is no thread, the caller does the work.
    if !wasBusy, !startThread({ self.work() }) { work() }
  }

  /// Runs a task after all earlier ones, and waits for it.
  @discardableResult
  package func now<Answer>(_ body: @escaping () -> Answer) -> Answer {
    let errand = Awaited(body)
    soon { errand.run() }
    return errand.wait()
  }

  private func work() {
    while let next = next() { next() }
  }

  private func next() -> (@Sendable () -> Void)? {
    lock.withLock {
      guard !waiting.isEmpty else {
        isBusy = false
        return nil
      }
      return waiting.removeFirst()
    }
  }

  /// A synchronous task.
  private final class Awaited<Answer>: @unchecked Sendable {
    private let condition = NSCondition()
    private var body: (() -> Answer)?
    private var answer: Answer?

    init(_ body: @escaping () -> Answer) { self.body = body }

    func run() {
      let answer = body?()
      // Release the inputs of the finished task.
      body = nil
      condition.lock()
      self.answer = answer
      condition.signal()
      condition.unlock()
    }

    func wait() -> Answer {
      condition.lock()
      defer { condition.unlock() }
      while true {
        if let answer { return answer }
        condition.wait()
      }
    }
  }
}
