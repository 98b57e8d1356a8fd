import Glibc

/// Runs `body` on a new thread with a signal stack; returns false if the system refuses a thread.
///
/// Foundation's `Thread` does not report that failure, so its work would be lost.
package func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  let held = Unmanaged.passRetained(ThreadBody(body))
  let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
  pthread_attr_init(attributes)
  defer {
    pthread_attr_destroy(attributes)
    attributes.deallocate()
  }
  pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
  var thread: pthread_t = 0
  let code = pthread_create(
    &thread, attributes,
    { held in
      if let held {
        let body = Unmanaged<ThreadBody>.fromOpaque(held).takeRetainedValue().body
        withSignalStack(body)
      }
      return nil
    }, held.toOpaque())
  if code != 0 { held.release() }
  return code == 0
}

/// The closure that the new thread runs.
private final class ThreadBody: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
