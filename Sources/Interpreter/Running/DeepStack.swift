import Glibc
import Support

/// Runs code on a thread with a stack deep enough for nested calls of a script.
///
/// The caller waits, so at any time only one of the two threads runs. Should it overflow all the
/// same, the crash leaves its report.
enum DeepStack {
  /// Of its bytes only those that are used take memory, but all take addresses.
  static let size = 256 << 20

  /// The system gave no such thread, as where memory is limited (`ulimit -v`).
  struct Lack: Error {}

  static func run<Result>(_ body: () -> Result) throws(Lack) -> Result {
    let result: Result? = withoutActuallyEscaping(body) { body in
      let errand = Errand(body)
      return start(errand) ? errand.result : nil
    }
    guard let result else { throw Lack() }
    return result
  }

  /// Does an errand on such a thread and waits for it; false if there is none.
  private static func start(_ errand: AnyErrand) -> Bool {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    defer {
      pthread_attr_destroy(attributes)
      attributes.deallocate()
    }
    pthread_attr_setstacksize(attributes, size)
    var thread: pthread_t = 0
    let context = Unmanaged.passUnretained(errand).toOpaque()
    let code = pthread_create(
      &thread, attributes,
      { context in
        guard let context else { return nil }
        withSignalStack { Unmanaged<AnyErrand>.fromOpaque(context).takeUnretainedValue().go() }
        return nil
      }, context)
    return code == 0 && pthread_join(thread, nil) == 0
  }

  private class AnyErrand {
    func go() {}
  }

  /// What the thread does, and its result.
  private final class Errand<Result>: AnyErrand {
    private let body: () -> Result
    private(set) var result: Result?

    init(_ body: @escaping () -> Result) { self.body = body }

    override func go() { result = body() }
  }
}
