internal import CGtk

/// Something that lives in GTK's world of counted references, held by one of them.
///
/// The Swift object may go while GTK keeps using what it stood for, and with it the closures given
/// to it; those are let go when GTK lets go of its object. A closure that needs the Swift object it
/// is given to should hold it weakly.
///
/// An address is good only while the object is held: give C the address of something in a `let`,
/// never of a temporary, which Swift lets go before the call.
@MainActor package class Object {
  /// The address of the GObject.
  let raw: UnsafeMutableRawPointer

  /// Holds `raw`: takes over a floating reference, adds one otherwise.
  init(holding raw: UnsafeMutableRawPointer) {
    self.raw = raw
    g_object_ref_sink(raw)
  }

  /// Takes over the reference that a `_new` function of something not floating handed out.
  init(owning raw: UnsafeMutableRawPointer) {
    self.raw = raw
  }

  isolated deinit { g_object_unref(raw) }

  /// The address for functions whose type C keeps to itself.
  var opaque: OpaquePointer { OpaquePointer(raw) }

  /// The address for functions that want `Instance`.
  func typed<Instance>(_: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
    raw.assumingMemoryBound(to: Instance.self)
  }
}

/// An object that must be asked for each time, because it may be gone.
@MainActor final class WeakObject {
  private let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

  init(_ object: Object) {
    g_weak_ref_init(reference, object.raw)
  }

  isolated deinit {
    g_weak_ref_clear(reference)
    reference.deallocate()
  }

  /// The object, if it is still there.
  var object: Object? { g_weak_ref_get(reference).map(Object.init(owning:)) }
}

/// A Swift value on its way through a C `void *`.
final class CallbackContext<Content> {
  let content: Content
  init(_ content: Content) { self.content = content }

  /// The value as C keeps it, counted until `release` is called with it.
  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  /// The content of the one at `address`, which stays there.
  static func open(_ address: UnsafeMutableRawPointer) -> Content {
    Unmanaged<CallbackContext<Content>>.fromOpaque(address).takeUnretainedValue().content
  }
}

/// Lets go of a held value, for every C function that takes a "destroy notify".
nonisolated func releaseHeld(_ address: UnsafeMutableRawPointer?) {
  guard let address else { return }
  Unmanaged<AnyObject>.fromOpaque(address).release()
}
