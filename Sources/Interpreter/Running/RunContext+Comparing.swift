import Script

/// Order among values, and what it takes to compare them, to find and to sort them.
extension RunContext {
  /// What an operator that compares says; of tuples the first elements that differ decide.
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

  /// What Swift's `<` says of two values of one comparable type.
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

  /// Whether its case stands before another's, as Swift makes enums comparable; of one case the
  /// associated values decide.
  private func comesBefore(_ one: ScriptValue, _ other: ScriptValue) throws(Stop) -> Bool {
    guard case .enumeration(let one) = one, case .enumeration(let other) = other else {
      return false
    }
    guard one.enumCase === other.enumCase else { return one.enumCase.place < other.enumCase.place }
    guard !one.payload.isEmpty else { return false }
    return try compare(one.payload.content, .less, other.payload.content)
  }

  /// Counts what comparing two texts takes, of which the shorter one decides.
  func countComparison(_ one: String, _ other: String) throws(Stop) {
    let length = min(one.utf8.count, other.utf8.count)
    try work(max(one.weight(ofFirst: length), other.weight(ofFirst: length)))
  }

  /// Counts what looking up a value takes: its hash, and comparing it with some others.
  func countHash(of value: ScriptValue) throws(Stop) { try countLook(at: value, sorting: false) }

  /// Counts what sorting values takes that come in another order each time: as if each comparison
  /// looked at all of a value.
  func countSorting(of values: some Collection<ScriptValue>) throws(Stop) {
    let rounds = Int.bitWidth - values.count.leadingZeroBitCount
    for value in values {
      let before = worked
      try countLook(at: value, sorting: true)
      try work((worked - before) * (rounds - 1))
    }
  }

  /// Counts a look at all of a value; with `sorting` sets and dictionaries within it are sorted.
  private func countLook(at value: ScriptValue, sorting: Bool) throws(Stop) {
    switch value {
    case .string(let text): try work(4 * text.weight)
    case .character(let character): try work(4 * String(character).weight)
    // Not equal to itself, it is found by no hash: each is compared with all others.
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
    // It is ordered by its text.
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

extension String {
  /// How many steps it takes to look at the text: few for ASCII, which Swift goes through by bytes.
  ///
  /// Other letters may be written in several ways, which Swift brings into one form to compare them.
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
