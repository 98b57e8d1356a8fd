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
