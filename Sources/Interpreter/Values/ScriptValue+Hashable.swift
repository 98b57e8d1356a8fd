import Script

/// Equality and hashing with the semantics of Swift, for values of one equatable type.
extension ScriptValue: Hashable {
  static func == (one: ScriptValue, other: ScriptValue) -> Bool {
    switch (one, other) {
    case (.void, .void), (.none, .none): true
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.character(let a), .character(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.object(let a), .object(let b)):
      one.operatorType?.answer(.equal, one, other) ?? (a === b)
    case (.boxed(let a), .boxed(let b)): areEqual(a.content, b.content)
    case (.array(let a), .array(let b)), (.tuple(let a), .tuple(let b)): a.content == b.content
    case (.dictionary(let a), .dictionary(let b)): a.content == b.content
    case (.set(let a), .set(let b)): a.content == b.content
    case (.range(let a), .range(let b)): a == b
    case (.structure(let a), .structure(let b)):
      a.type === b.type
        && (a.type.answer(.equal, one, other)
          ?? a.type.nested { a.fields.content == b.fields.content })
    case (.enumeration(let a), .enumeration(let b)):
      a.enumCase.type.answer(.equal, one, other)
        ?? (a.enumCase === b.enumCase
          && a.enumCase.type.nested { a.payload.content == b.payload.content })
    case (.metatype(let a), .metatype(let b)): a == b
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .bool(let truth): hasher.combine(truth)
    case .int(let number): hasher.combine(number)
    case .double(let number): hasher.combine(number)
    case .character(let character): hasher.combine(character)
    case .string(let text): hasher.combine(text)
    case .object(let object): hasher.combine(ObjectIdentifier(object))
    case .array(let values), .tuple(let values), .labelled(_, let values):
      hasher.combine(values.content)
    case .dictionary(let values): hasher.combine(values.content)
    case .set(let values): hasher.combine(values.content)
    case .range(let range): hasher.combine(range)
    case .structure(let structure):
      _ = structure.type.nested { Self.hash(structure.fields, into: &hasher) }
    case .enumeration(let value):
      hasher.combine(ObjectIdentifier(value.enumCase))
      _ = value.enumCase.type.nested { Self.hash(value.payload, into: &hasher) }
    case .boxed(let boxed):
      if let content = boxed.content as? any Hashable { content.hash(into: &hasher) }
    case .void, .none, .function, .metatype, .box, .weak, .unset, .taken: break
    }
  }

  private static func hash(_ values: CopyOnWriteBox<[ScriptValue]>, into hasher: inout Hasher)
    -> Bool
  {
    hasher.combine(values.content)
    return true
  }

  private static func areEqual<Content: Equatable>(_ one: Content, _ other: any Equatable) -> Bool {
    one == other as? Content
  }
}

/// Unchecked access to values whose kind the checker has established.
///
/// A value of another kind returns something empty; that does not happen in a checked script.
extension ScriptValue {
  var asBool: Bool { if case .bool(let truth) = self { truth } else { false } }
  var asInt: Int { if case .int(let number) = self { number } else { 0 } }
  var asDouble: Double { if case .double(let number) = self { number } else { 0 } }
  var asString: String { if case .string(let text) = self { text } else { "" } }
  var asArray: [ScriptValue] { if case .array(let values) = self { values.content } else { [] } }
  var asDictionary: [ScriptValue: ScriptValue] {
    if case .dictionary(let values) = self { values.content } else { [:] }
  }
  var isNone: Bool { if case .none = self { true } else { false } }
}

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

/// An order for the elements of sets and the keys of dictionaries.
///
/// Swift iterates over them in a different order in each process. Scripts iterate in ascending
/// order, so that every run is the same.
extension ScriptValue {
  /// The elements of a set, or the pairs of a dictionary, in ascending order.
  var unorderedElements: [ScriptValue] {
    switch self {
    case .set(let values): values.content.sorted { $0.order($1) == .before }
    case .dictionary(let values): sortedPairs(values.content).map { .tuple([$0.key, $0.value]) }
    default: []
    }
  }

  /// The values of a dictionary, in the order of their keys.
  var unorderedValues: [ScriptValue] {
    guard case .dictionary(let values) = self else { return [] }
    return sortedPairs(values.content).map(\.value)
  }

  private func sortedPairs(_ values: [ScriptValue: ScriptValue]) -> [(
    key: ScriptValue, value: ScriptValue
  )] {
    values.sorted { $0.key.order($1.key) == .before }
  }

  fileprivate enum Order {
    case before, same, after

    init<Bound: Comparable>(_ one: Bound, _ other: Bound) {
      self = one < other ? .before : other < one ? .after : .same
    }
  }

  /// The order of two values of one type.
  fileprivate func order(_ other: ScriptValue) -> Order {
    switch (self, other) {
    case (.none, .none): .same
    case (.none, _): .before
    case (_, .none): .after
    case (.bool(let a), .bool(let b)): Order(a ? 1 : 0, b ? 1 : 0)
    case (.int(let a), .int(let b)): Order(a, b)
    case (.double(let a), .double(let b)): Order(a.placed, b.placed)
    case (.character(let a), .character(let b)): Order(a, b)
    case (.string(let a), .string(let b)): Order(a, b)
    case (.array(let a), .array(let b)), (.tuple(let a), .tuple(let b)):
      a.content.order(b.content)
    case (.structure(let a), .structure(let b)): a.fields.content.order(b.fields.content)
    case (.enumeration(let a), .enumeration(let b)):
      a.enumCase === b.enumCase
        ? a.payload.content.order(b.payload.content) : Order(a.enumCase.place, b.enumCase.place)
    case (.set, .set), (.dictionary, .dictionary):
      unorderedElements.order(other.unorderedElements)
    case (.boxed(let a), .boxed(let b)): Order("\(a.content)", "\(b.content)")
    default: .same
    }
  }
}

extension [ScriptValue] {
  /// Lexicographic order.
  fileprivate func order(_ other: [ScriptValue]) -> ScriptValue.Order {
    for (one, other) in zip(self, other) {
      let order = one.order(other)
      if order != .same { return order }
    }
    return ScriptValue.Order(count, other.count)
  }
}

extension Double {
  /// An integer with the same order as the numbers; NaN is the greatest.
  fileprivate var placed: Int64 {
    if isNaN { return .max }
    let bits = Int64(bitPattern: (self == 0 ? 0 : self).bitPattern)
    return bits < 0 ? .min &- bits : bits
  }
}
