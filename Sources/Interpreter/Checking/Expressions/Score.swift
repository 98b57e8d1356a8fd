/// The cost of an interpretation of an expression in overload resolution.
///
/// The components are those of Swift's type checker (`SK_…` in its constraint system), compared
/// lexicographically. Lower is better.
struct Score: Equatable {
  /// Closures whose only expression has an unused value.
  var functionConversions = 0
  /// Literals of another type than their default: `1` as Double, `"a"` as Character, `[]` as Set.
  var nonDefaultLiterals = 0
  /// Collections converted to collections of a more general type.
  var collectionUpcasts = 0
  /// Values wrapped in optionals.
  var valuesToOptional = 0
  /// Values converted to `Any`.
  var erasures = 0

  private var weights: [Int] {
    [functionConversions, nonDefaultLiterals, collectionUpcasts, valuesToOptional, erasures]
  }
}

extension Score: Comparable {
  static func < (one: Score, other: Score) -> Bool {
    one.weights.lexicographicallyPrecedes(other.weights)
  }

  static func - (one: Score, other: Score) -> Score {
    Score(
      functionConversions: one.functionConversions - other.functionConversions,
      nonDefaultLiterals: one.nonDefaultLiterals - other.nonDefaultLiterals,
      collectionUpcasts: one.collectionUpcasts - other.collectionUpcasts,
      valuesToOptional: one.valuesToOptional - other.valuesToOptional,
      erasures: one.erasures - other.erasures)
  }

  static func += (one: inout Score, other: Score) {
    one.functionConversions += other.functionConversions
    one.nonDefaultLiterals += other.nonDefaultLiterals
    one.collectionUpcasts += other.collectionUpcasts
    one.valuesToOptional += other.valuesToOptional
    one.erasures += other.erasures
  }
}

extension Score {
  /// Adds the cost of converting a value from one type to another.
  mutating func convert(_ type: Type, to target: Type) {
    if type == target || type == .unknown { return }
    switch (type, target) {
    case (.optional(let wrapped), .optional(let other)): convert(wrapped, to: other)
    case (_, .optional(let wrapped)):
      valuesToOptional += 1
      convert(type, to: wrapped)
    case (_, .any): erasures += 1
    case (.array(let element), .array(let other)), (.set(let element), .set(let other)):
      collectionUpcasts += 1
      convert(element, to: other)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      collectionUpcasts += 1
      convert(key, to: otherKey)
      convert(value, to: otherValue)
    case (.tuple(let elements), .tuple(let others)) where elements.count == others.count:
      for (element, other) in zip(elements, others) { convert(element.type, to: other.type) }
    case (.function(_, let result), .function(_, let other)): convert(result, to: other)
    default: break
    }
  }
}
