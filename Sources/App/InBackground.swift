import GioKit
import Support

/// Calls `work` on a background thread, then `body` with its result on the main loop.
///
/// Calls `work` synchronously if the system refuses a thread.
func inBackground<Value: Sendable>(
  _ work: @escaping @Sendable () -> Value, then body: @escaping (Value) -> Void = { _ in }
) {
  // Unmanaged, so that the thread never releases what `body` captures: widgets belong to the main loop.
  let receiver = Unmanaged.passRetained(Receiver(body))
  let task: @Sendable () -> Void = {
    let value = work()
    MainLoop.async { receiver.takeRetainedValue().body(value) }
  }
  if !startThread(task) { task() }
}

/// The closure that a background thread carries without owning it.
private final class Receiver<Value> {
  let body: (Value) -> Void

  init(_ body: @escaping (Value) -> Void) { self.body = body }
}
