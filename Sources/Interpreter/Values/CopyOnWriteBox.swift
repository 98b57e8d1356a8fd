/// The elements of a value that holds others, of which any number may be nested.
///
/// It is a value, and copies on write. Its storage is an object so that its end can be noticed:
/// there the elements go to the thread's `ReleaseStack` instead of being released recursively.
struct CopyOnWriteBox<Content: Holding> {
  /// Nil for no elements, which most cases of enumerations have.
  private var storage: Storage?

  init(_ content: Content) { storage = content.isEmpty ? nil : Storage(content) }

  /// The elements; changed in place where no other value shares them.
  ///
  /// A change may release a value, whose end runs code of the script. So the elements leave the
  /// storage meanwhile: code that reads the same value finds it empty.
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

  /// Whether a change in place copies nothing.
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

    /// Whether nothing else shares the elements.
    ///
    /// Arrays, sets and dictionaries are each one reference to what they store, and nothing else.
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

    /// What is released must have no other owner here, or it would end with that.
    private func takeContent() -> [ScriptValue] {
      var taken = Content()
      swap(&taken, &content)
      return taken.releaseOrder
    }
  }
}

/// Stands for the class of what a collection stores; only its references are counted.
private final class Elements {}

/// A collection of values that ends as Swift ends it, element by element.
protocol Holding {
  init()
  var isEmpty: Bool { get }
  /// Whether releasing it may end something else than itself.
  var holdsReferences: Bool { get }
  /// Its values in the order in which Swift releases them.
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

extension ScriptValue {
  static func array(_ values: [ScriptValue]) -> ScriptValue { .array(CopyOnWriteBox(values)) }
  static func tuple(_ values: [ScriptValue]) -> ScriptValue { .tuple(CopyOnWriteBox(values)) }
  static func set(_ values: Set<ScriptValue>) -> ScriptValue { .set(CopyOnWriteBox(values)) }
  static func dictionary(_ values: [ScriptValue: ScriptValue]) -> ScriptValue {
    .dictionary(CopyOnWriteBox(values))
  }

  /// Whether releasing it may end an object, a function or other values.
  var isReference: Bool {
    switch self {
    case .void, .none, .bool, .int, .double, .character, .string, .range, .metatype, .weak,
      .unset, .taken:
      false
    case .object, .boxed, .array, .dictionary, .set, .tuple, .labelled, .structure, .enumeration,
      .function, .box:
      true
    }
  }
}
