import Foundation

/// Runs code on a thread with a stack deep enough for nested calls of a script.
///
/// The caller waits, so at any time only one of the two threads runs.
enum DeepStack {
  private static let size = 256 << 20

  static func run<Result>(_ body: () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
      let errand = Errand(body)
      let thread = Thread { errand.go() }
      thread.stackSize = size
      thread.start()
      return errand.wait()
    }
  }

  /// What the thread does, and its result.
  private final class Errand<Result>: @unchecked Sendable {
    private var body: (() -> Result)?
    private var result: [Result] = []
    private let done = DispatchSemaphore(value: 0)

    init(_ body: @escaping () -> Result) { self.body = body }

    func go() {
      if let body { result.append(body()) }
      body = nil
      done.signal()
    }

    func wait() -> Result {
      done.wait()
      return result[0]
    }
  }
}
