/// A reference that keeps nothing alive; whoever ends has to take it back.
///
/// Counting references is the dearest thing a walk along the trees does, and reading a property
/// through this counts none. That is safe as long as nothing of a program's runs in between, which
/// could let go of the object. Whoever calls out takes the `object`, which then stays alive, or
/// knows who else keeps it and calls `with`.
@dynamicMemberLookup
struct Unkept<Object: AnyObject>: Equatable, @unchecked Sendable {
  private let reference: Unmanaged<Object>

  @inline(__always) init(_ object: Object) { reference = .passUnretained(object) }

  @inline(__always) init?(_ object: Object?) {
    guard let object else { return nil }
    self.init(object)
  }

  var object: Object {
    @inline(__always) get { reference.takeUnretainedValue() }
  }

  /// Calls `body` with the object, for which somebody else answers meanwhile.
  @inline(__always) func with<Result>(_ body: (Object) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }

  subscript<Value>(dynamicMember path: KeyPath<Object, Value>) -> Value {
    @inline(__always) get { reference._withUnsafeGuaranteedRef { $0[keyPath: path] } }
  }

  subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Object, Value>) -> Value {
    @inline(__always) get { reference._withUnsafeGuaranteedRef { $0[keyPath: path] } }
    @inline(__always) nonmutating set {
      reference._withUnsafeGuaranteedRef { $0[keyPath: path] = newValue }
    }
  }

  @inline(__always) static func == (a: Unkept, b: Unkept) -> Bool {
    a.reference.toOpaque() == b.reference.toOpaque()
  }
}
