import Script

/// Comparison of values, with the accounting for comparing, hashing and sorting.
extension RunContext {
  /// The result of a comparison operator; tuples compare lexicographically.
  func compare(
    _ one: ScriptValue, _ operation: InfixOperator, _ other: ScriptValue
  ) throws(Stop) -> Bool {
    switch (one, other) {
    case (.double(let a), .double(let b)): return Arithmetic.compare(a, operation, b)
    case (.tuple(let first), .tuple(let second)):
      return try compare(first.content, operation, second.content)
    default: break
    }
    return switch operation {
    case .less: try isLess(one, than: other)
    case .greater: try isLess(other, than: one)
    case .lessOrEqual: try !isLess(other, than: one)
    default: try !isLess(one, than: other)
    }
  }

  private func compare(
    _ first: [ScriptValue], _ operation: InfixOperator, _ second: [ScriptValue]
  ) throws(Stop) -> Bool {
    try nest { () throws(Stop) in
      for (a, b) in zip(first, second).dropLast() {
        try work(2)
        if try !a.isEqual(to: b, in: self) { return try compare(a, operation, b) }
      }
      guard let a = first.last, let b = second.last else { return false }
      return try compare(a, operation, b)
    }
  }

  /// The result of Swift's `<` for two values of a comparable type.
  func isLess(_ one: ScriptValue, than other: ScriptValue) throws(Stop) -> Bool {
    switch (one, other) {
    case (.int(let a), .int(let b)): return a < b
    case (.double(let a), .double(let b)): return a < b
    case (.string(let a), .string(let b)):
      try countComparison(a, b)
      return a < b
    case (.character(let a), .character(let b)):
      try countComparison(String(a), String(b))
      return a < b
    case (.tuple, .tuple): return try compare(one, .less, other)
    default:
      try work(8)
      if let answer = try one.operatorType?.answer(.less, one, other, in: self) { return answer }
      return try comesBefore(one, other)
    }
  }

  /// Whether one enum value precedes another in Swift's synthesized order: by case, then by
  /// associated values.
  private func comesBefore(_ one: ScriptValue, _ other: ScriptValue) throws(Stop) -> Bool {
    guard case .enumeration(let one) = one, case .enumeration(let other) = other else {
      return false
    }
    guard one.enumCase === other.enumCase else { return one.enumCase.place < other.enumCase.place }
    guard !one.payload.isEmpty else { return false }
    return try compare(one.payload.content, .less, other.payload.content)
  }

  /// Accounts for comparing two strings, whose cost depends on the shorter one.
  func countComparison(_ one: String, _ other: String) throws(Stop) {
    let length = min(one.utf8.count, other.utf8.count)
    try work(max(one.weight(ofFirst: length), other.weight(ofFirst: length)))
  }

  /// Accounts for looking up a value: its hash, and comparisons with a few others.
  func countHash(of value: ScriptValue) throws(Stop) { try countLook(at: value, sorting: false) }

  /// Accounts for sorting values of unpredictable order, as if each comparison visited whole
  /// values.
  func countSorting(of values: some Collection<ScriptValue>) throws(Stop) {
    let rounds = Int.bitWidth - values.count.leadingZeroBitCount
    for value in values {
      let before = use.steps
      try countLook(at: value, sorting: true)
      try work((use.steps - before) * (rounds - 1))
    }
  }

  /// Accounts for visiting a whole value; with `sorting`, including sorting its sets and
  /// dictionaries.
  private func countLook(at value: ScriptValue, sorting: Bool) throws(Stop) {
    switch value {
    case .string(let text): try work(4 * text.weight)
    case .character(let character): try work(4 * String(character).weight)
    // NaN is not equal to itself, so each lookup compares it with all others.
    case .double(let number) where number.isNaN: try work(10_000)
    case .array(let values), .tuple(let values):
      try countLook(atParts: values.content, sorting: sorting)
    case .structure(let structure):
      try countLook(atParts: structure.fields.content, sorting: sorting)
    case .enumeration(let one): try countLook(atParts: one.payload.content, sorting: sorting)
    case .set(let values):
      if sorting { return try nest { () throws(Stop) in try countSorting(of: values.content) } }
      try countLook(atParts: values.content, sorting: false)
    case .dictionary(let values):
      if sorting {
        try nest { () throws(Stop) in try countSorting(of: values.content.keys) }
      } else {
        try countLook(atParts: values.content.keys, sorting: false)
      }
      try countLook(atParts: values.content.values, sorting: sorting)
    // Sorted by its text.
    case .boxed where sorting: try work(200)
    default: try work(4)
    }
  }

  private func countLook(
    atParts values: some Collection<ScriptValue>, sorting: Bool
  ) throws(Stop) {
    try work(4)
    guard !values.isEmpty else { return }
    try nest { () throws(Stop) in
      for value in values { try countLook(at: value, sorting: sorting) }
    }
  }
}

/// Equality of lists and dictionaries.
extension RunContext {
  func areEqual(_ one: [ScriptValue], _ other: [ScriptValue]) throws(Stop) -> Bool {
    guard one.count == other.count else { return false }
    // Like Swift's arrays: identical storage is not compared.
    if one.isSame(as: other) { return true }
    for (value, second) in zip(one, other) {
      try work(2)
      guard try value.isEqual(to: second, in: self) else { return false }
    }
    return true
  }

  func areEqual(
    _ one: [ScriptValue: ScriptValue], _ other: [ScriptValue: ScriptValue]
  ) throws(Stop) -> Bool {
    guard one.count == other.count else { return false }
    // Compares all entries: their order varies, but the accounting must not.
    var areEqual = true
    for (key, value) in one {
      // Each entry is elsewhere in memory.
      try work(4)
      try countHash(of: key)
      if let second = other[key], try value.isEqual(to: second, in: self) { continue }
      areEqual = false
    }
    return areEqual
  }
}

extension [ScriptValue] {
  /// Whether two arrays share their storage.
  fileprivate func isSame(as other: [ScriptValue]) -> Bool {
    withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress }
    }
  }
}

extension String {
  /// The steps to process the text: few for ASCII, which Swift processes by bytes.
  ///
  /// Other characters must be normalized for comparison.
  var weight: Int { weight(ofFirst: utf8.count) }

  fileprivate func weight(ofFirst length: Int) -> Int {
    let others = utf8.withContiguousStorageIfAvailable { bytes in
      let bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[..<length])
      var (count, place) = (0, 0)
      while place + 8 <= length {
        let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        count &+= (word & 0x8080_8080_8080_8080).nonzeroBitCount
        place += 8
      }
      while place < length {
        count &+= Int(bytes[place] >> 7)
        place += 1
      }
      return count
    }
    return 1 + length / 16 + 10 * (others ?? length)
  }
}
