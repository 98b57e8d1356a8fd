/// Mutation in place, accounting for the copies of shared storage.
extension ScriptValue {
  /// Modifies an array in place.
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

  /// Modifies a tuple in place.
  mutating func changeTuple(
    in run: RunContext, _ change: (inout [ScriptValue]) throws(Stop) -> Void
  ) throws(Stop) {
    guard case .tuple(var values) = self else { return }
    self = .void
    defer { self = .tuple(values) }
    try run.countCopy(of: &values)
    try change(&values.content)
  }

  /// Modifies a dictionary in place; accounts for new entries.
  mutating func changeDictionary<Result>(
    in run: RunContext, _ change: (inout [ScriptValue: ScriptValue]) throws(Stop) -> Result
  ) throws(Stop) -> Result {
    var values = CopyOnWriteBox([ScriptValue: ScriptValue]())
    if case .dictionary(let own) = self { values = own }
    self = .void
    defer { self = .dictionary(values) }
    return try run.change(&values, RunContext.Size.entry, change)
  }

  /// Modifies a set in place; accounts for new members.
  mutating func changeSet<Result>(
    in run: RunContext, _ change: (inout Set<ScriptValue>) throws(Stop) -> Result
  ) throws(Stop) -> Result {
    var values = CopyOnWriteBox(Set<ScriptValue>())
    if case .set(let own) = self { values = own }
    self = .void
    defer { self = .set(values) }
    return try run.change(&values, RunContext.Size.member, change)
  }

  /// Appends to a string in place.
  mutating func changeText(in run: RunContext, adding more: String) throws(Stop) {
    var text = asString
    self = .void
    defer { self = .string(text) }
    try run.append(more, to: &text)
  }

  /// Removes the last character of a string.
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

  /// Accounts for the copy that setting a structure's field causes if its storage is shared.
  mutating func countCopyOfFields(in run: RunContext) throws(Stop) {
    guard case .structure(var structure) = self else { return }
    self = .void
    defer { self = .structure(structure) }
    if !structure.isAlone { try run.countCopy(ofElements: structure.fields.count) }
  }
}

/// Moves parts out before a mutation, which avoids copies.
extension ScriptValue {
  /// Moves an element out of an array or dictionary.
  mutating func vacate(_ call: LibraryCall) throws(Stop) {
    // Not with a `switch`, which would retain the value and so cause a copy.
    if isArray {
      try changeArray(in: call.run) { $0[call[0].asInt].vacate() }
    } else if isDictionary {
      try changeDictionary(in: call.run) { $0[call[0]]?.vacate() }
    }
  }

  /// Clears the value if its storage may be shared.
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
  /// Accounts for the copy of a shared array.
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

  /// Modifies a dictionary or set; accounts for its copy and its growth.
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

  /// Appends to a growing string, accounting for its copy: if it is shared, or exceeds its
  /// capacity.
  func append(_ more: String, to text: inout String) throws(Stop) {
    let (length, count) = (text.utf8.count, more.utf8.count)
    try make(bytes: 2 * count)
    guard length > 256 else {
      try make(bytes: length)
      text += more
      return
    }
    // A copy can only be detected afterwards.
    try provide(bytes: length)
    // Always the same capacity, a power of two and an eighth: the capacity that Swift chooses
    // varies by a few bytes, but runs must be reproducible.
    var room = 512
    while room < length + count { room *= 2 }
    let place = text.place
    text.reserveCapacity(room + room / 8)
    text += more
    if text.place != place { try countCopy(ofText: length) }
  }
}

/// A collection with spare capacity.
private protocol Growing: Holding {
  var count: Int { get }
  var capacity: Int { get }
}

extension [ScriptValue: ScriptValue]: Growing {}
extension Set<ScriptValue>: Growing {}

extension String {
  /// The address of its bytes.
  fileprivate var place: UnsafeRawPointer? {
    utf8.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil
  }
}
