import Containment
import Script

/// Exhaustiveness of a `switch`: the values that its cases do not cover.
///
/// Each case is a row of shapes; a value is uncovered if no row matches it. Uncovered values are
/// found by splitting the type, constructor by constructor.
struct Coverage {
  private let type: Type
  private var rows: [[Shape]] = []
  /// The number of shapes still to be examined; checking many parts at once takes exponential time.
  private var budget = 1_000_000

  init(of type: Type) { self.type = type }

  /// The shape of a pattern.
  indirect enum Shape {
    case anything
    /// A case, `true`, `nil`, or a tuple's only constructor, with the shapes of its parts.
    case constructor(String, [Shape])
    /// A literal, range or condition: never exhaustive.
    case some

    fileprivate var isAnything: Bool { if case .anything = self { true } else { false } }
  }

  mutating func coverAll() { rows.append([.anything]) }

  mutating func cover(_ pattern: Pattern) { rows.append([shape(of: pattern, type)]) }

  /// The uncovered cases; empty if only a `default` can help; nil if exhaustive.
  ///
  /// If the budget is spent, requires a `default`.
  mutating func missing() -> [String]? {
    guard isIncomplete(rows, [type]) else { return nil }
    let names = missing(rows, type)
    let isUnknown = names.contains(Self.someName) || names.contains("()") || budget <= 0
    return isUnknown ? [] : names
  }

  /// The constructors of a type that are not fully covered.
  private mutating func missing(_ rows: [[Shape]], _ type: Type) -> [String] {
    var names: [String] = []
    for constructor in Self.constructors(of: type) ?? [] {
      let parts = self.rows(rows, with: constructor)
      guard isIncomplete(parts, constructor.parts) else { continue }
      let isWrapping =
        constructor.name == Self.someName && Self.constructors(of: type.unwrapped) != nil
      names += isWrapping ? missing(parts, type.unwrapped) : [constructor.name]
    }
    return names
  }

  /// Whether some values match no row.
  private mutating func isIncomplete(_ rows: [[Shape]], _ types: [Type]) -> Bool {
    guard let first = types.first else { return rows.isEmpty }
    if rows.isEmpty || budget <= 0 { return true }
    budget -= rows.count * types.count
    if rows.contains(where: { $0.allSatisfy(\.isAnything) }) { return false }
    let isAsked = rows.contains { !$0[0].isAnything }
    guard isAsked, let constructors = Self.constructors(of: first) else {
      let general = rows.filter { $0[0].isAnything }.map { Array($0.dropFirst()) }
      return isIncomplete(general, Array(types.dropFirst()))
    }
    for constructor in constructors {
      let parts = self.rows(rows, with: constructor)
      if isIncomplete(parts, constructor.parts + types.dropFirst()) { return true }
    }
    return false
  }

  /// The rows that match a constructor, specialized to its parts.
  private mutating func rows(_ rows: [[Shape]], with constructor: Constructor) -> [[Shape]] {
    budget -= rows.count
    return rows.compactMap { row in
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

  /// The constructors of a type; nil if there are too many.
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

  /// A case of the type, or of its wrapped type: a pattern looks through one optional.
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
