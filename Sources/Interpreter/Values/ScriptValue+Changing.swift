/// Changes in place, of which the copies are counted that they make where storage is shared.
extension ScriptValue {
  /// Changes an array in place.
  mutating func changeArray<Result>(
    in run: RunContext, _ change: (inout [ScriptValue]) throws(Stop) -> Result
  ) throws(Stop) -> Result {
    var values = CopyOnWriteBox([ScriptValue]())
    if case .array(let own) = self { values = own }
    self = .void
    defer { self = .array(values) }
    try run.countCopy(of: &values)
    return try change(&values.content)
  }

  /// Changes a tuple in place.
  mutating func changeTuple(
    in run: RunContext, _ change: (inout [ScriptValue]) throws(Stop) -> Void
  ) throws(Stop) {
    guard case .tuple(var values) = self else { return }
    self = .void
    defer { self = .tuple(values) }
    try run.countCopy(of: &values)
    try change(&values.content)
  }

  /// Changes a dictionary in place; an entry that it gains is counted.
  mutating func changeDictionary<Result>(
    in run: RunContext, _ change: (inout [ScriptValue: ScriptValue]) throws(Stop) -> Result
  ) throws(Stop) -> Result {
    var values = CopyOnWriteBox([ScriptValue: ScriptValue]())
    if case .dictionary(let own) = self { values = own }
    self = .void
    defer { self = .dictionary(values) }
    return try run.change(&values, RunContext.Size.entry, change)
  }

  /// Changes a set in place; a member that it gains is counted.
  mutating func changeSet<Result>(
    in run: RunContext, _ change: (inout Set<ScriptValue>) throws(Stop) -> Result
  ) throws(Stop) -> Result {
    var values = CopyOnWriteBox(Set<ScriptValue>())
    if case .set(let own) = self { values = own }
    self = .void
    defer { self = .set(values) }
    return try run.change(&values, RunContext.Size.member, change)
  }

  /// Adds to a text in place.
  mutating func changeText(in run: RunContext, adding more: String) throws(Stop) {
    var text = asString
    self = .void
    defer { self = .string(text) }
    try run.append(more, to: &text)
  }

  /// Takes the last letter of a text away.
  mutating func shortenText(in run: RunContext) throws(Stop) {
    var text = asString
    self = .void
    defer { self = .string(text) }
    let length = text.utf8.count
    try run.provide(bytes: length)
    let place = text.place
    text.removeLast()
    if length > 15, text.place != place { try run.countCopy(ofText: length) }
  }

  /// Counts the copy that setting a field of a structure makes, if its fields are shared.
  mutating func countCopyOfFields(in run: RunContext) throws(Stop) {
    guard case .structure(var structure) = self else { return }
    self = .void
    defer { self = .structure(structure) }
    if !structure.isAlone { try run.countCopy(ofElements: structure.fields.count) }
  }
}

/// Taking out what is about to be changed, so that it is changed without a copy.
extension ScriptValue {
  /// Takes an element out of an array or a dictionary.
  mutating func vacate(_ call: LibraryCall) throws(Stop) {
    // Not by a `switch`, which would hold the value meanwhile, so that it would be copied.
    if isArray {
      try changeArray(in: call.run) { $0[call[0].asInt].vacate() }
    } else if isDictionary {
      try changeDictionary(in: call.run) { $0[call[0]]?.vacate() }
    }
  }

  /// Leaves nothing behind, if copies share what it holds until one of them changes.
  mutating func vacate() { if isShared { self = .unset } }

  private var isArray: Bool { if case .array = self { true } else { false } }
  private var isDictionary: Bool { if case .dictionary = self { true } else { false } }

  private var isShared: Bool {
    switch self {
    case .array, .dictionary, .set, .tuple, .structure, .string: true
    default: false
    }
  }
}

extension RunContext {
  /// Counts the copy that a change makes of an array, if it is shared.
  fileprivate func countCopy(of values: inout CopyOnWriteBox<[ScriptValue]>) throws(Stop) {
    if !values.isAlone { try countCopy(ofElements: values.content.count) }
  }

  fileprivate func countCopy(ofElements count: Int) throws(Stop) {
    try work(count / 4)
    try make(elements: count)
  }

  fileprivate func countCopy(ofText length: Int) throws(Stop) {
    try make(bytes: length)
    try work(length / 64)
  }

  /// Changes a dictionary or a set; counts the copy it makes, and what it gains.
  fileprivate func change<Content: Growing, Result>(
    _ values: inout CopyOnWriteBox<Content>, _ size: Int,
    _ change: (inout Content) throws(Stop) -> Result
  ) throws(Stop) -> Result {
    if !values.isAlone {
      try work(2 * values.content.count)
      try make(bytes: values.content.capacity * size)
    }
    let before = values.content.count
    let result = try change(&values.content)
    if values.content.count > before { try make(bytes: size) }
    return result
  }

  /// Adds to a text that grows, and counts what that takes: a text is copied where it is shared,
  /// and where it has no room.
  func append(_ more: String, to text: inout String) throws(Stop) {
    let (length, count) = (text.utf8.count, more.utf8.count)
    try make(bytes: 2 * count)
    guard length > 256 else {
      try make(bytes: length)
      text += more
      return
    }
    // Whether it was copied shows only afterwards.
    try provide(bytes: length)
    // Room for an eighth more than a power of two, and always the same one: how much a text has that
    // Swift has made differs by a few bytes, and runs are to be equal.
    var room = 512
    while room < length + count { room *= 2 }
    let place = text.place
    text.reserveCapacity(room + room / 8)
    text += more
    if text.place != place { try countCopy(ofText: length) }
  }
}

/// A collection with room for more than it holds.
private protocol Growing: Holding {
  var count: Int { get }
  var capacity: Int { get }
}

extension [ScriptValue: ScriptValue]: Growing {}
extension Set<ScriptValue>: Growing {}

extension String {
  /// Where its bytes are.
  fileprivate var place: UnsafeRawPointer? {
    utf8.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil
  }
}
