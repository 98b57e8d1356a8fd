internal import CGtk

/// Owns a strong reference to a GObject.
///
/// The Swift object may be released while GTK still uses the GObject and its signal closures; those
/// are released with the GObject. A closure should capture its own Swift object weakly.
///
/// The address is valid only while the object is retained: pass C the address of an object in a
/// `let`, not of a temporary, which Swift may release before the call.
@MainActor package class Object {
  /// The address of the GObject.
  let raw: UnsafeMutableRawPointer

  /// Retains `raw`: sinks a floating reference, adds one otherwise.
  init(holding raw: UnsafeMutableRawPointer) {
    self.raw = raw
    g_object_ref_sink(raw)
  }

  /// Takes ownership of the reference that a `_new` function returned.
  init(owning raw: UnsafeMutableRawPointer) {
    self.raw = raw
  }

  isolated deinit { g_object_unref(raw) }

  /// The address for functions with opaque types.
  var opaque: OpaquePointer { OpaquePointer(raw) }

  /// The address for functions that take `Instance`.
  func typed<Instance>(_: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
    raw.assumingMemoryBound(to: Instance.self)
  }
}

/// A weak reference to an object.
@MainActor final class WeakObject {
  private let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

  init(_ object: Object) {
    g_weak_ref_init(reference, object.raw)
  }

  isolated deinit {
    g_weak_ref_clear(reference)
    reference.deallocate()
  }

  /// The object, if it still exists.
  var object: Object? { g_weak_ref_get(reference).map(Object.init(owning:)) }
}

/// Boxes a Swift value for a C `void *`.
final class CallbackContext<Content> {
  let content: Content
  init(_ content: Content) { self.content = content }

  /// A retained pointer, released by `releaseHeld`.
  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  /// The content of the box at `address`, which stays retained.
  static func open(_ address: UnsafeMutableRawPointer) -> Content {
    Unmanaged<CallbackContext<Content>>.fromOpaque(address).takeUnretainedValue().content
  }
}

/// Releases a box, as a C "destroy notify".
nonisolated func releaseHeld(_ address: UnsafeMutableRawPointer?) {
  guard let address else { return }
  Unmanaged<AnyObject>.fromOpaque(address).release()
}
