import Containment
import Script

/// Literals: numbers, text, arrays, dictionaries, ranges.
extension ExpressionChecker {
  func integer(_ number: Int, expecting expected: Type?) -> Typed {
    if expected?.unwrapped == .double {
      trials.score.nonDefaultLiterals += 1
      return Typed(.double) { _ in .double(Double(number)) }
    }
    return Typed(.int) { _ in .int(number) }
  }

  func string(_ segments: [StringSegment], expecting expected: Type?) -> Typed {
    var pieces: [Piece] = []
    for segment in segments {
      switch segment {
      case .text(let text): pieces.append(.text(text))
      case .interpolation(let expression):
        pieces.append(.value(printable(expression)))
      }
    }
    if case .text(let text)? = segments.first, segments.count == 1 {
      if expected?.unwrapped == .character, text.count == 1, let character = text.first {
        trials.score.nonDefaultLiterals += 1
        return Typed(.character) { _ in .character(character) }
      }
      return Typed(expected.stringType) { _ in .string(text) }
    }
    let all = pieces
    return Typed(expected.stringType) { frame throws(Stop) in
      var text = ""
      for piece in all { try piece.write(to: &text, in: frame) }
      return .string(text)
    }
  }

  /// A part of a string with interpolations.
  private enum Piece {
    case text(String)
    case value(Typed)

    func write(to text: inout String, in frame: Frame) throws(Stop) {
      switch self {
      case .text(let piece):
        try frame.run.make(bytes: 2 * piece.utf8.count)
        text += piece
      case .value(let typed):
        try Printing(run: frame.run).write(typed.code(frame), as: typed.type, to: &text)
      }
    }
  }

  /// Checks an expression whose value is to be printed.
  func printable(_ expression: Expression, expecting expected: Type? = nil) -> Typed {
    // `as Any` only silences Swift's warning about printing an optional.
    if case .cast(let operand, .coerce, let target) = expression.kind, target.isAny {
      return printable(operand, expecting: expected)
    }
    let typed = check(expression, expecting: expected)
    if typed.isPrintableAny { return typed }
    if let obstacle = typed.type.printingObstacle {
      return diagnostics.failure(obstacle, at: expression.range)
    }
    return typed
  }

  func array(_ elements: [Expression], expecting expected: Type?, at range: SourceRange) -> Typed {
    if case .compiled(let type)? = expected?.unwrapped, case .options(let union) = type.recipe.kind
    {
      return options(elements, type, union)
    }
    var element: Type?
    var isSet = false
    switch expected?.unwrapped {
    case .array(let wanted) where !wanted.hasPlaceholder,
      .sequence(let wanted) where !wanted.hasPlaceholder:
      element = wanted
    case .set(let wanted) where !wanted.hasPlaceholder: (element, isSet) = (wanted, true)
    case .set: isSet = true
    case .any: element = elements.isEmpty ? nil : .any
    default: break
    }
    if expected?.unwrapped == .any { element = nil }
    let (parts, common) =
      element.map { wanted in
        (elements.map { check($0, as: wanted) }, wanted)
      } ?? unified(elements)
    guard let common else { return diagnostics.failure(.undecided("this array"), at: range) }
    if isSet { trials.score.nonDefaultLiterals += 1 }
    for element in elements { flow.refuseEscape(element, as: .used) }
    let codes = parts.map(\.code)
    return Typed(isSet ? .set(common) : .array(common)) { frame throws(Stop) in
      try frame.run.make(elements: codes.count)
      var values: [ScriptValue] = []
      values.reserveCapacity(codes.count)
      for code in codes { values.append(try code(frame)) }
      return isSet ? .set(try frame.run.set(of: values)) : .array(values)
    }
  }

  /// The elements of a literal, with their common type.
  func unified(_ elements: [Expression]) -> ([Typed], Type?) {
    var common: Type?
    // Elements with a type of their own are checked once; the others wait for the common type.
    let early = elements.map { element -> Typed? in
      guard element.literalType == nil, !element.needsTypeFromOutside else { return nil }
      let typed = check(element)
      if let known = common {
        if let joined = known.joined(with: typed.type) {
          common = joined
        } else {
          diagnostics.report(
            .mismatch(found: "\(typed.type)", expected: "\(known)"), at: element.range)
        }
      } else {
        common = typed.type
      }
      return typed
    }
    let literals = elements.compactMap(\.literalType)
    if common == nil, !literals.isEmpty { common = literals.contains(.double) ? .double : .int }
    if elements.contains(where: { $0.isNil }) { common = common?.madeOptional }
    guard let common else { return ([], nil) }
    return (zip(elements, early).map { $1 ?? check($0, as: common) }, common)
  }

  private func options(
    _ elements: [Expression], _ type: CompiledType,
    _ union: @escaping @Sendable ([Containment.Value]) -> Containment.Value
  ) -> Typed {
    let codes = elements.map { check($0, as: .compiled(type)).code }
    return Typed(.compiled(type)) { frame throws(Stop) in
      var values: [Containment.Value] = []
      for code in codes { values.append(try code(frame).travelling(in: frame.run)) }
      return ScriptValue(union(values), in: frame.run)
    }
  }

  func dictionary(
    _ entries: [DictionaryEntry], expecting expected: Type?, at range: SourceRange
  ) -> Typed {
    var keys: [Typed]
    var values: [Typed]
    var types: (Type?, Type?)
    if case .dictionary(let key, let value)? = expected?.unwrapped, !key.hasPlaceholder,
      !value.hasPlaceholder
    {
      keys = entries.map { check($0.key, as: key) }
      values = entries.map { check($0.value, as: value) }
      types = (key, value)
    } else {
      (keys, types.0) = unified(entries.map(\.key))
      (values, types.1) = unified(entries.map(\.value))
    }
    guard let key = types.0, let value = types.1 else {
      return diagnostics.failure(.undecided("this dictionary"), at: range)
    }
    if !key.isHashable { diagnostics.report(.lacks("\(key)", capability: "hashable"), at: range) }
    let codes = zip(keys, values).map { ($0.code, $1.code) }
    return Typed(.dictionary(key: key, value: value)) { frame throws(Stop) in
      var dictionary: [ScriptValue: ScriptValue] = [:]
      try frame.run.make(bytes: codes.count * RunContext.Size.entry)
      for (key, value) in codes {
        let key = try key(frame)
        try frame.run.countHash(of: key)
        guard dictionary[key] == nil else { throw Stop(.duplicateKey) }
        dictionary[key] = try value(frame)
      }
      return .dictionary(dictionary)
    }
  }

  func range(
    _ lower: Expression?, _ upper: Expression?, isClosed: Bool, expecting expected: Type?,
    at range: SourceRange
  ) -> Typed {
    guard let lower, let upper else {
      return diagnostics.failure(
        .unsupported("a range with one end", instead: "give both ends"), at: range)
    }
    var hint: Type?
    switch expected?.unwrapped {
    case .range(let bound), .closedRange(let bound): hint = bound.hasPlaceholder ? nil : bound
    default: break
    }
    guard let (first, second, bound) = pair(lower, upper, expecting: hint),
      bound.isNumeric || bound == .unknown
    else {
      return diagnostics.failure(
        .unsupported("a range of these values", instead: "use numbers"), at: range)
    }
    return Typed(isClosed ? .closedRange(bound) : .range(bound)) { frame throws(Stop) in
      let (lower, upper) = (try first.code(frame), try second.code(frame))
      let isOrdered = bound == .int ? lower.asInt <= upper.asInt : lower.asDouble <= upper.asDouble
      guard isOrdered else { throw Stop(.invalidRange) }
      try frame.run.make(bytes: 4 * RunContext.Size.element)
      return .range(RangeValue(lower: lower, upper: upper, isClosed: isClosed))
    }
  }
}

extension Type? {
  /// The type of a string literal where this type is expected.
  fileprivate var stringType: Type { self?.unwrapped == .substring ? .substring : .string }
}

extension TypeSyntax {
  fileprivate var isAny: Bool {
    if case .named("Any", let arguments) = kind { arguments.isEmpty } else { false }
  }
}
