import Script

/// Equality with the semantics of Swift's `==`, accounted for by the run.
extension ScriptValue {
  /// The result of `==` for two values of one equatable type.
  func isEqual(to other: ScriptValue, in run: RunContext) throws(Stop) -> Bool {
    switch (self, other) {
    case (.int(let a), .int(let b)): return a == b
    case (.bool(let a), .bool(let b)): return a == b
    case (.character(let a), .character(let b)):
      try run.countComparison(String(a), String(b))
      return a == b
    case (.string(let a), .string(let b)):
      try run.countComparison(a, b)
      return a == b
    case (.object(let a), .object(let b)):
      try run.work(8)
      return try operatorType?.answer(.equal, self, other, in: run) ?? (a === b)
    case (.array(let a), .array(let b)), (.tuple(let a), .tuple(let b)):
      return try run.areEqual(a.content, b.content)
    case (.dictionary(let a), .dictionary(let b)):
      return try run.areEqual(a.content, b.content)
    case (.set(let a), .set(let b)):
      guard a.content.count == b.content.count else { return false }
      for value in a.content {
        try run.work(4)
        try run.countHash(of: value)
      }
      return a.content == b.content
    case (.structure(let a), .structure(let b)):
      guard a.type === b.type else { return false }
      try run.work(8)
      if let answer = try a.type.answer(.equal, self, other, in: run) { return answer }
      return try run.nest { () throws(Stop) in
        try run.areEqual(a.fields.content, b.fields.content)
      }
    case (.enumeration(let a), .enumeration(let b)):
      try run.work(8)
      if let answer = try a.enumCase.type.answer(.equal, self, other, in: run) { return answer }
      guard a.enumCase === b.enumCase else { return false }
      return try run.nest { () throws(Stop) in
        try run.areEqual(a.payload.content, b.payload.content)
      }
    default: return self == other
    }
  }
}

extension RunContext {
  fileprivate func areEqual(_ one: [ScriptValue], _ other: [ScriptValue]) throws(Stop) -> Bool {
    guard one.count == other.count else { return false }
    // Like Swift's arrays: identical storage is not compared.
    if one.isSame(as: other) { return true }
    for (value, second) in zip(one, other) {
      try work(2)
      guard try value.isEqual(to: second, in: self) else { return false }
    }
    return true
  }

  fileprivate func areEqual(
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
