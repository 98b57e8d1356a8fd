import Glibc

/// Releases nested values in a loop, so that any depth needs no deep call stack.
///
/// Swift releases what an object holds within the release of the object: a list of a million
/// objects takes a million nested calls. Here a script's value that ends gives what it holds to the
/// stack of its thread, and the loop that is under way goes on with it. The order is Swift's:
/// depth first, and by position.
final class ReleaseStack {
  /// Values to release, in order.
  private struct Pending {
    var values: [ScriptValue]
    /// For places of nodes of a list: the field of a node that leads to the next one.
    let links: [Int: Int]
    var next = 0
  }

  private var pending: [Pending] = []
  /// Whether the loop has just released a script's value, and nothing else waits for its end.
  private var isDeferring = false
  /// How many loops are under way, each within a release of the one before.
  private var depth = 0
  /// Each controller or view may need a loop of its own, and so many may live at once.
  private static let depthLimit = Limits().objects + 1_000

  /// Releases values: at once, or by the loop whose release has led here.
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
      // As long as nothing else keeps a node, the next one takes its place.
      pending[last].values[next] = tail
    } else {
      pending[last].next += 1
    }
    // A compiled object releases its properties one after the other, each as a whole.
    isDeferring = !value.isCompiled
    Self.end(consume value)
    isDeferring = false
  }

  /// Ends a value here and not before.
  @inline(never) private static func end(_ value: consuming ScriptValue) {}

  /// Runs code of a script, which may be within a release: what ends there has ended on return.
  func pause(_ body: () -> Void) {
    let outer = isDeferring
    isDeferring = false
    body()
    isDeferring = outer
  }
}

/// One for each thread.
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
  /// What a field of the script's object holds, if nothing else keeps the object.
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

  /// Whether compiled code decides how it ends.
  fileprivate var isCompiled: Bool {
    switch self {
    case .object(let object): !(object is ScriptInstance)
    case .boxed: true
    default: false
    }
  }
}
