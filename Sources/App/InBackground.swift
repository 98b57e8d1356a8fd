import GioKit
import Support

/// Calls `work` on a background thread, then `body` with its result on the main loop.
///
/// Calls `work` synchronously if no thread can be created.
func inBackground<Value: Sendable>(
  _ work: @escaping @Sendable () -> Value, then body: @escaping (Value) -> Void = { _ in }
) {
  // Unmanaged: widgets captured by `body` must be released on the main loop, never on the thread.
  let box = Unmanaged.passRetained(CompletionBox(body))
  let task: @Sendable () -> Void = {
    let value = work()
    MainLoop.async { box.takeRetainedValue().body(value) }
  }
  if !startThread(task) { task() }
}

/// Boxes a completion handler, so that a background thread can hold it unmanaged.
private final class CompletionBox<Value> {
  let body: (Value) -> Void

  init(_ body: @escaping (Value) -> Void) { self.body = body }
}
