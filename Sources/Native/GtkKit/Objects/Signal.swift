internal import CGtk

/// A signal's arguments and return value.
struct SignalCall {
  /// The arguments; number 0 is the one after the emitting object.
  private let arguments: UnsafePointer<GValue>
  private let answer: UnsafeMutablePointer<GValue>?

  fileprivate init(_ values: UnsafePointer<GValue>, answer: UnsafeMutablePointer<GValue>?) {
    (arguments, self.answer) = (values + 1, answer)
  }

  func bool(_ index: Int) -> Bool { g_value_get_boolean(arguments + index) != 0 }
  func int(_ index: Int) -> Int { Int(g_value_get_int(arguments + index)) }
  func uint(_ index: Int) -> UInt32 { g_value_get_uint(arguments + index) }
  func enumCase(_ index: Int) -> Int { Int(g_value_get_enum(arguments + index)) }
  func flags(_ index: Int) -> UInt32 { g_value_get_flags(arguments + index) }
  func double(_ index: Int) -> Double { g_value_get_double(arguments + index) }
  func text(_ index: Int) -> String {
    g_value_get_string(arguments + index).map { String(cString: $0) } ?? ""
  }
  func object(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_object(arguments + index) }
  func pointer(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_pointer(arguments + index) }
  func boxed(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_boxed(arguments + index) }
  func variant(_ index: Int) -> OpaquePointer? { g_value_get_variant(arguments + index) }

  /// The point given by two adjacent arguments.
  func point(_ index: Int) -> (x: Double, y: Double) { (double(index), double(index + 1)) }

  /// Returns an object, owned by the caller.
  func reply(owned object: UnsafeMutableRawPointer) {
    guard let answer else { return g_object_unref(object) }
    g_value_take_object(answer, object)
  }

  /// Returns a boolean.
  func reply(_ value: Bool) {
    guard let answer else { return }
    g_value_set_boolean(answer, value ? 1 : 0)
  }
}

/// Calls `body` whenever `object` emits `signal`, for as long as the object lives.
///
/// Works for signals with any arguments and `notify::property`; GObject releases the closure with
/// the object.
func connect(
  _ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping (SignalCall) -> Void
) {
  let held = CallbackContext(body).retained
  guard let closure = g_closure_new_simple(UInt32(MemoryLayout<GClosure>.size), held) else {
    return
  }
  g_closure_add_finalize_notifier(closure, held) { held, _ in releaseHeld(held) }
  g_closure_set_marshal(closure) { closure, answer, _, values, _, _ in
    nonisolated(unsafe) let (closure, values, answer) = (closure, values, answer)
    MainActor.assumeIsolated {
      guard let held = closure?.pointee.data, let values else { return }
      CallbackContext<(SignalCall) -> Void>.open(held)(SignalCall(values, answer: answer))
    }
  }
  g_signal_connect_closure(object, signal, closure, 0)
}

extension Object {
  /// Calls `body` whenever this emits `signal`.
  func on(_ signal: String, _ body: @escaping () -> Void) {
    connect(raw, signal) { _ in body() }
  }
}
