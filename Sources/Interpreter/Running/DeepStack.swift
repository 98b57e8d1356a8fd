import Glibc
import Support

/// Runs code on a thread with a large stack, for deeply nested calls of a script.
///
/// The caller waits, so only one of the two threads runs at any time. If the stack overflows
/// anyway, the crash is reported.
enum DeepStack {
  /// Only touched pages use memory, but all of it uses address space.
  static let size = 256 << 20

  /// The system cannot create the thread, for example under `ulimit -v`.
  struct Lack: Error {}

  static func run<Result>(_ body: () -> Result) throws(Lack) -> Result {
    let result: Result? = withoutActuallyEscaping(body) { body in
      let errand = Errand(body)
      return start(errand) ? errand.result : nil
    }
    guard let result else { throw Lack() }
    return result
  }

  /// Runs an errand on such a thread and waits for it; returns false if there is none.
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

  /// A closure to run on the thread, and its result.
  private final class Errand<Result>: AnyErrand {
    private let body: () -> Result
    private(set) var result: Result?

    init(_ body: @escaping () -> Result) { self.body = body }

    override func go() { result = body() }
  }
}
