/// The elements of a composite value, which may be nested to any depth.
///
/// A value type with copy-on-write storage. The storage is an object so that its `deinit` can pass
/// the elements to the thread's `ReleaseStack` instead of releasing them recursively.
struct CopyOnWriteBox<Content: Holding> {
  /// Nil if there are no elements, as in most enum cases.
  private var storage: Storage?

  init(_ content: Content) { storage = content.isEmpty ? nil : Storage(content) }

  /// The elements, modified in place if the storage is not shared.
  ///
  /// Releasing a value may run code of the script, so the elements are moved out during a
  /// modification: code that reads the same value finds it empty.
  var content: Content {
    get { storage?.content ?? Content() }
    _modify {
      let storage = ownStorage()
      var content = Content()
      swap(&content, &storage.content)
      defer { swap(&content, &storage.content) }
      yield &content
    }
  }

  /// Whether modifying in place copies nothing.
  var isAlone: Bool {
    mutating get {
      storage == nil || isKnownUniquelyReferenced(&storage) && storage?.isAlone ?? true
    }
  }

  private mutating func ownStorage() -> Storage {
    if isKnownUniquelyReferenced(&storage), let storage { return storage }
    let own = Storage(content)
    storage = own
    return own
  }

  private final class Storage {
    var content: Content

    init(_ content: Content) { self.content = content }

    /// Whether the elements' own storage is not shared.
    ///
    /// Arrays, sets and dictionaries each consist of one reference.
    var isAlone: Bool {
      assert(MemoryLayout<Content>.size == MemoryLayout<Elements>.size)
      return withUnsafeMutableBytes(of: &content) { bytes in
        guard let elements = bytes.baseAddress?.assumingMemoryBound(to: Elements.self) else {
          return false
        }
        return isKnownUniquelyReferenced(&elements.pointee)
      }
    }

    deinit {
      if content.holdsReferences { ReleaseStack.current.release(takeContent()) }
    }

    /// Moves the elements out, so that they have no other owner while they are released.
    private func takeContent() -> [ScriptValue] {
      var taken = Content()
      swap(&taken, &content)
      return taken.releaseOrder
    }
  }
}

/// Stands in for the storage class of a collection; only its reference count is used.
private final class Elements {}

/// A collection of values with Swift's release order.
protocol Holding {
  init()
  var isEmpty: Bool { get }
  /// Whether releasing it may release other objects or values.
  var holdsReferences: Bool { get }
  /// Its values, in the order in which Swift releases them.
  var releaseOrder: [ScriptValue] { get }
}

extension [ScriptValue]: Holding {
  var holdsReferences: Bool { contains { $0.isReference } }
  var releaseOrder: [ScriptValue] { self }
}

extension Set<ScriptValue>: Holding {
  var holdsReferences: Bool { contains { $0.isReference } }
  var releaseOrder: [ScriptValue] { Array(self) }
}

extension [ScriptValue: ScriptValue]: Holding {
  var holdsReferences: Bool { contains { $0.key.isReference || $0.value.isReference } }
  var releaseOrder: [ScriptValue] { Array(keys) + Array(values) }
}

extension CopyOnWriteBox: Sequence where Content == [ScriptValue] {
  func makeIterator() -> IndexingIterator<[ScriptValue]> { content.makeIterator() }
}

extension CopyOnWriteBox: Collection, BidirectionalCollection, RandomAccessCollection
where Content == [ScriptValue] {
  var startIndex: Int { 0 }
  var endIndex: Int { storage?.content.count ?? 0 }
  subscript(index: Int) -> ScriptValue { content[index] }
}
