import Glibc

/// Releases nested values in a loop, so that deep nesting needs no deep call stack.
///
/// Swift releases an object's contents recursively: a list of a million objects takes a million
/// nested calls. Here, a script value being released pushes its contents onto the thread's stack,
/// and the running loop continues with them, in Swift's order: depth-first, by position.
final class ReleaseStack {
  /// Values to release, in order.
  private struct Pending {
    var values: [ScriptValue]
    /// For indices of list nodes: the field that links to the next node.
    let links: [Int: Int]
    var next = 0
  }

  private var pending: [Pending] = []
  /// Whether the loop is releasing a script value, so that its contents can be deferred.
  private var isDeferring = false
  /// The number of nested loops.
  private var depth = 0
  /// Each controller or view may need its own loop, and this many may be alive at once.
  private static let depthLimit = Limits().objects + 1_000

  /// Releases values immediately, or defers them to the running loop.
  func release(_ values: consuming [ScriptValue], links: [Int: Int] = [:]) {
    let isDeferred = isDeferring || depth >= Self.depthLimit
    let base = pending.count
    pending.append(Pending(values: consume values, links: links))
    guard !isDeferred else { return }
    depth += 1
    while pending.count > base { releaseNext() }
    depth -= 1
  }

  private func releaseNext() {
    let last = pending.count - 1
    let next = pending[last].next
    guard next < pending[last].values.count else {
      pending.removeLast()
      return
    }
    var value = pending[last].values[next].become(.unset)
    if let field = pending[last].links[next], let tail = value.tail(field) {
      // If the node has no other owner, the next node replaces it.
      pending[last].values[next] = tail
    } else {
      pending[last].next += 1
    }
    // A compiled object releases its properties one by one, each completely.
    isDeferring = !value.isCompiled
    Self.end(consume value)
    isDeferring = false
  }

  /// Releases a value exactly here.
  @inline(never) private static func end(_ value: consuming ScriptValue) {}

  /// Runs code of a script, possibly during a release; values it releases are gone on return.
  func pause(_ body: () -> Void) {
    let outer = isDeferring
    isDeferring = false
    body()
    isDeferring = outer
  }
}

/// The stack of each thread.
extension ReleaseStack {
  static var current: ReleaseStack {
    if let known = pthread_getspecific(key) {
      return Unmanaged<ReleaseStack>.fromOpaque(known).takeUnretainedValue()
    }
    let made = ReleaseStack()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { known in
      if let known { Unmanaged<ReleaseStack>.fromOpaque(known).release() }
    }
    return key
  }()
}

extension ScriptValue {
  /// The value of a field of a script object, if the object has no other owner.
  fileprivate mutating func tail(_ field: Int) -> ScriptValue? {
    guard var instance = takeInstance() else { return nil }
    let isLast = isKnownUniquelyReferenced(&instance)
    self = .object(instance)
    return isLast ? instance.fields[field] : nil
  }

  private mutating func takeInstance() -> ScriptInstance? {
    guard case .object(let object) = self, let instance = object as? ScriptInstance else {
      return nil
    }
    self = .unset
    return instance
  }

  /// Whether compiled code releases its contents.
  fileprivate var isCompiled: Bool {
    switch self {
    case .object(let object): !(object is ScriptInstance)
    case .boxed: true
    default: false
    }
  }
}
