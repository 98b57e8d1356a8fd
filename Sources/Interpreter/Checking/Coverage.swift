import Containment
import Script

/// Which values of a `switch`'s subject its cases have covered.
///
/// Each case is a row of shapes; a value is left out if no row matches it. What is left out is
/// found by taking the type apart, constructor by constructor.
struct Coverage {
  private let type: Type
  private var rows: [[Shape]] = []

  init(of type: Type) { self.type = type }

  /// What a pattern asks for.
  indirect enum Shape {
    case anything
    /// A case, `true`, `nil`, or the one way to make a tuple, with the shapes of its parts.
    case constructor(String, [Shape])
    /// A literal, a range, a condition: never all of a type.
    case some
  }

  mutating func coverAll() { rows.append([.anything]) }

  mutating func cover(_ pattern: Pattern) { rows.append([shape(of: pattern, type)]) }

  /// What is left out, empty where only a `default` can help; nil when nothing is.
  var missing: [String]? {
    guard Self.isIncomplete(rows, [type]) else { return nil }
    let names = Self.missing(rows, type)
    return names.contains(Self.someName) || names.contains("()") ? [] : names
  }

  /// The constructors of a type of which not all values are matched.
  private static func missing(_ rows: [[Shape]], _ type: Type) -> [String] {
    (constructors(of: type) ?? []).flatMap { constructor -> [String] in
      let parts = self.rows(rows, with: constructor)
      guard isIncomplete(parts, constructor.parts) else { return [] }
      let isWrapping = constructor.name == someName && constructors(of: type.unwrapped) != nil
      return isWrapping ? missing(parts, type.unwrapped) : [constructor.name]
    }
  }

  /// Whether there are values that no row matches.
  private static func isIncomplete(_ rows: [[Shape]], _ types: [Type]) -> Bool {
    guard let first = types.first else { return rows.isEmpty }
    if rows.isEmpty { return true }
    guard let constructors = constructors(of: first) else {
      let general = rows.compactMap { row -> [Shape]? in
        if case .anything = row[0] { Array(row.dropFirst()) } else { nil }
      }
      return isIncomplete(general, Array(types.dropFirst()))
    }
    return constructors.contains { constructor in
      isIncomplete(
        self.rows(rows, with: constructor), constructor.parts + types.dropFirst())
    }
  }

  /// The rows that match what a constructor makes, with its parts instead of it.
  private static func rows(_ rows: [[Shape]], with constructor: Constructor) -> [[Shape]] {
    rows.compactMap { row in
      switch row[0] {
      case .anything: constructor.parts.map { _ in .anything } + row.dropFirst()
      case .constructor(constructor.name, let parts) where parts.count == constructor.parts.count:
        parts + row.dropFirst()
      default: nil
      }
    }
  }

  private struct Constructor {
    let name: String
    let parts: [Type]
  }

  private static let someName = "some"

  /// The ways to make a value of a type; nil where there are too many.
  private static func constructors(of type: Type) -> [Constructor]? {
    switch type {
    case .bool: ["true", "false"].map { Constructor(name: $0, parts: []) }
    case .optional(let wrapped):
      [Constructor(name: someName, parts: [wrapped]), Constructor(name: "nil", parts: [])]
    case .tuple(let elements): [Constructor(name: "()", parts: elements.map(\.type))]
    case .script(let own) where own.kind == .enum:
      own.cases.map { Constructor(name: $0.name, parts: $0.payload.map(\.type)) }
    case .compiled(let own) where own.isEnumeration:
      own.recipe.members.filter { $0.kind == .constant && $0.type == .named(own.name) }
        .map { Constructor(name: $0.name, parts: []) }
    default: nil
    }
  }
}

/// The shapes of patterns.
extension Coverage {
  private func shape(of pattern: Pattern, _ type: Type) -> Shape {
    switch pattern.kind {
    case .wildcard, .binding: return .anything
    case .tuple(let parts):
      guard case .tuple(let elements) = type, elements.count == parts.count else { return .some }
      return .constructor("()", zip(parts, elements).map { shape(of: $0.pattern, $1.type) })
    case .some(let inner):
      return .constructor(Self.someName, [shape(of: inner, type.unwrapped)])
    case .enumCase(_, let name, let arguments):
      if name.text == Self.someName, type.isOptional, arguments.count == 1 {
        return .constructor(Self.someName, [shape(of: arguments[0].pattern, type.unwrapped)])
      }
      return constructor(name.text, type) { parts in
        parts.count == arguments.count
          ? zip(arguments, parts).map { shape(of: $0.pattern, $1) } : parts.map { _ in .anything }
      }
    case .expression(let expression): return shape(of: expression, type)
    case .isType, .cast: return .some
    }
  }

  /// A case of the type, or of what it wraps: a pattern looks through one optional.
  private func constructor(
    _ name: String, _ type: Type, _ shapes: ([Type]) -> [Shape]
  ) -> Shape {
    let found = Self.constructors(of: type.unwrapped)?.first { $0.name == name }
    guard let found else { return .some }
    let shape = Shape.constructor(name, shapes(found.parts))
    return type.isOptional ? .constructor(Self.someName, [shape]) : shape
  }

  private func shape(of expression: Expression, _ type: Type) -> Shape {
    switch expression.kind {
    case .implicitMember(let name) where name.text == "none" && type.isOptional:
      return .constructor("nil", [])
    case .implicitMember(let name) where name.text == Self.someName && type.isOptional:
      return .constructor(Self.someName, [.anything])
    case .implicitMember(let name), .member(_, let name):
      return constructor(name.text, type) { $0.map { _ in .anything } }
    case .boolean(let truth): return constructor("\(truth)", type) { _ in [] }
    case .nil: return .constructor("nil", [])
    default: return .some
    }
  }
}
