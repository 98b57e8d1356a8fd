import Script

/// Operators and casts.
extension ExpressionChecker {
  func prefix(
    _ operation: PrefixOperator, _ operand: Expression, expecting expected: Type?,
    at range: SourceRange
  ) -> Typed {
    switch operation {
    case .not:
      let typed = check(operand, as: .bool)
      return Typed(.bool) { frame throws(Stop) in .bool(!(try typed.code(frame).asBool)) }
    case .minus, .plus:
      let typed = check(operand, expecting: expected == .any ? nil : expected)
      if let own = declared(operation.rawValue, typed) { return own }
      if case .integer(let number) = operand.kind, operation == .minus, typed.type == .int {
        return Typed(.int) { _ in .int(0 &- number) }
      }
      guard typed.type.isNumeric || typed.type == .unknown else {
        return diagnostics.failure(
          .noOperator(operation.rawValue, left: "\(typed.type)", right: nil), at: range)
      }
      if operation == .plus { return typed }
      return Typed(typed.type) { frame throws(Stop) in
        switch try typed.code(frame) {
        case .int(let number):
          guard number != .min else { throw Stop(.overflow(operation: "-")) }
          return .int(-number)
        case let value: return .double(-value.asDouble)
        }
      }
    case .bitNot:
      let typed = check(operand, as: .int)
      return Typed(.int) { frame throws(Stop) in .int(~(try typed.code(frame).asInt)) }
    }
  }

  func infix(
    _ left: Expression, _ operation: InfixOperator, _ right: Expression,
    expecting expected: Type?, at range: SourceRange
  ) -> Typed {
    switch operation {
    case .and, .or: return logic(left, operation, right)
    case .coalesce: return coalesce(left, right, expecting: expected, at: range)
    case .equal, .unequal: return equality(left, operation, right, at: range)
    case .identical, .notIdentical: return identity(left, operation, right, at: range)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return comparison(left, operation, right, at: range)
    default: return arithmetic(left, operation, right, expecting: expected, at: range)
    }
  }

  private func logic(_ left: Expression, _ operation: InfixOperator, _ right: Expression) -> Typed {
    let (one, other) = (check(left, as: .bool), check(right, as: .bool))
    let isAnd = operation == .and
    return Typed(.bool) { frame throws(Stop) in
      try one.code(frame).asBool == isAnd ? try other.code(frame) : .bool(!isAnd)
    }
  }

  private func equality(
    _ left: Expression, _ operation: InfixOperator, _ right: Expression, at range: SourceRange
  ) -> Typed {
    let isEqual = operation == .equal
    if let typed = comparisonWithNil(left, right) ?? comparisonWithNil(right, left) {
      return Typed(.bool) { frame throws(Stop) in
        .bool(try typed.code(frame).isNone == isEqual)
      }
    }
    guard let (one, other, type) = pair(left, right, expecting: nil) ?? texts(left, right) else {
      return mismatch(left, operation, right, at: range)
    }
    guard type.compares(.equatable) || type.scriptType?.function(of: .equal) != nil else {
      let operators = type.unwrapped.isClass ? "use `===` for objects" : "compare its parts"
      return diagnostics.failure(
        .unsupported("comparing \(type) with `\(operation.rawValue)`", instead: operators),
        at: range)
    }
    return Typed(.bool) { frame throws(Stop) in
      let first = try one.code(frame)
      let second = try other.code(frame)
      return .bool(try first.isEqual(to: second, in: frame.run) == isEqual)
    }
  }

  private func comparisonWithNil(_ one: Expression, _ other: Expression) -> Typed? {
    guard case .nil = other.kind else { return nil }
    let typed = check(one)
    // Swift only warns if a value can never be nil.
    return typed
  }

  private func identity(
    _ left: Expression, _ operation: InfixOperator, _ right: Expression, at range: SourceRange
  ) -> Typed {
    let hint = Type.optional(.anyObject)
    let (one, other) = (check(left, expecting: hint), check(right, expecting: hint))
    for (typed, expression) in [(one, left), (other, right)]
    where !typed.type.converts(to: hint) {
      return diagnostics.failure(
        .mismatch(found: "\(typed.type)", expected: "an object"), at: expression.range)
    }
    let isSame = operation == .identical
    return Typed(.bool) { frame throws(Stop) in
      let first = try one.code(frame)
      return .bool(first.isSameObject(as: try other.code(frame)) == isSame)
    }
  }

  private func comparison(
    _ left: Expression, _ operation: InfixOperator, _ right: Expression, at range: SourceRange
  ) -> Typed {
    guard let (one, other, type) = pair(left, right, expecting: nil) ?? texts(left, right),
      type.compares(.comparable) || type.scriptType?.function(of: .less) != nil
    else {
      return mismatch(left, operation, right, at: range)
    }
    return Typed(.bool) { frame throws(Stop) in
      let first = try one.code(frame)
      return .bool(try frame.run.compare(first, operation, try other.code(frame)))
    }
  }

  private func arithmetic(
    _ left: Expression, _ operation: InfixOperator, _ right: Expression,
    expecting expected: Type?, at range: SourceRange
  ) -> Typed {
    let hint = expected?.unwrapped.arithmeticHint
    // The expected number type decides for literals; if that fails, the operands do.
    let isNumber = hint?.isNumeric ?? false
    let operands =
      pair(left, right, expecting: hint)
      ?? (isNumber ? pair(left, right, expecting: nil) : nil)
    guard let (one, other, type) = operands else {
      return operation == .add
        ? joined(left, right, expecting: expected, at: range)
        : mismatch(left, operation, right, at: range)
    }
    if let own = declared(operation, one, other) { return own }
    guard Arithmetic.isDefined(operation, for: type) else {
      return operation == .add
        ? joined(left, right, expecting: expected, at: range)
        : mismatch(left, operation, right, at: range)
    }
    return Typed(type) { frame throws(Stop) in
      let first = try one.code(frame)
      return try Arithmetic.apply(operation, first, try other.code(frame), in: frame.run)
    }
  }

  /// A string and a substring, which can be compared despite their different types.
  private func texts(_ left: Expression, _ right: Expression) -> (Typed, Typed, Type)? {
    let parts = trials.attempt { (check(left), check(right)) }
    guard parts.errors.isEmpty, parts.result.0.type.isText, parts.result.1.type.isText else {
      return nil
    }
    return (parts.result.0, parts.result.1, .string)
  }

  /// Concatenates an array and another sequence, or two strings.
  private func joined(
    _ left: Expression, _ right: Expression, expecting expected: Type?, at range: SourceRange
  ) -> Typed {
    let parts = trials.attempt { (check(left), check(right)) }
    let (one, other) = parts.result
    guard parts.errors.isEmpty,
      let type = one.type.joinedSequence(with: other.type, expecting: expected?.unwrapped)
    else { return mismatch(left, .add, right, at: range) }
    if one.type.isText {
      return Typed(type) { frame throws(Stop) in
        let first = try one.code(frame)
        return try Arithmetic.apply(.add, first, try other.code(frame), in: frame.run)
      }
    }
    return Typed(type) { frame throws(Stop) in
      let (first, second) = (try one.code(frame), try other.code(frame))
      let (start, end) = (try first.elements(in: frame.run), try second.elements(in: frame.run))
      try frame.run.make(elements: start.count + end.count)
      return .array(start + end)
    }
  }

  /// The operator that a script type declares for these operands.
  private func declared(_ operation: InfixOperator, _ one: Typed, _ other: Typed) -> Typed? {
    let functions = [one, other].compactMap(\.type.scriptType).flatMap { type in
      type.lineage.flatMap(\.methods).filter { $0.isStatic && $0.name == operation.rawValue }
    }
    guard let function = ScriptFunction.best(of: functions, for: [one.type, other.type]) else {
      return nil
    }
    return Typed(function.result) { frame throws(Stop) in
      let first = try one.code(frame)
      return try frame.run.invoke(function, [first, try other.code(frame)])
    }
  }

  /// The prefix operator that a script type declares.
  private func declared(_ operation: String, _ operand: Typed) -> Typed? {
    let functions = operand.type.scriptType?.lineage.flatMap(\.methods).filter { function in
      function.isStatic && function.name == operation && function.parameters.count == 1
    }
    guard let function = ScriptFunction.best(of: functions ?? [], for: [operand.type]) else {
      return nil
    }
    return Typed(function.result) { frame throws(Stop) in
      try frame.run.invoke(function, [try operand.code(frame)])
    }
  }

  /// The function that takes operands of these types with the fewest conversions.
  static func best(of functions: [ScriptFunction], for operands: [Type]) -> ScriptFunction? {
    let fitting = functions.compactMap { function -> (function: ScriptFunction, score: Score)? in
      let wanted = function.parameters.map(\.type)
      guard wanted.count == operands.count,
        zip(operands, wanted).allSatisfy({ $0.converts(to: $1) })
      else { return nil }
      var score = Score()
      for (operand, type) in zip(operands, wanted) { score.convert(operand, to: type) }
      return (function, score)
    }
    return fitting.min { $0.score < $1.score }?.function
  }

  func mismatch(
    _ left: Expression, _ operation: InfixOperator, _ right: Expression, at range: SourceRange
  ) -> Typed {
    let (first, second) = (check(left), check(right))
    if let own = declared(operation, first, second) { return own }
    if second.type == .int, right.literalType == .int,
      let own = declared(operation, first, check(right, expecting: .double))
    {
      return own
    }
    if first.type == .int, left.literalType == .int,
      let own = declared(operation, check(left, expecting: .double), second)
    {
      return own
    }
    let (one, other) = (first.type, second.type)
    guard one != .unknown, other != .unknown else { return .broken }
    for (type, expression) in [(one, left), (other, right)] where type.isOptional {
      return diagnostics.failure(.optionalNotUnwrapped("\(type)"), at: expression.range)
    }
    return diagnostics.failure(
      .noOperator(operation.rawValue, left: "\(one)", right: "\(other)"), at: range)
  }

  func cast(
    _ operand: Expression, _ cast: Cast, _ syntax: TypeSyntax, at range: SourceRange
  ) -> Typed {
    let target = types.resolve(syntax)
    if cast == .coerce { return check(operand, as: target) }
    let typed = check(operand)
    let pattern = target.unwrapped
    guard typed.type.mayBe(pattern) else {
      return diagnostics.failure(
        .mismatch(found: "\(typed.type)", expected: "\(target)"), at: operand.range)
    }
    switch cast {
    case .test:
      return Typed(.bool) { frame throws(Stop) in
        .bool(try frame.run.isValue(try typed.code(frame), a: pattern))
      }
    case .conditional:
      return Typed(pattern.madeOptional) { frame throws(Stop) in
        try frame.run.cast(try typed.code(frame), to: pattern) ?? .none
      }
    case .forced, .coerce:
      let found = "\(typed.type)"
      return Typed(target) { frame throws(Stop) in
        let value = try typed.code(frame)
        if let cast = try frame.run.cast(value, to: pattern) { return cast }
        guard target.isOptional, value.isNone else {
          throw Stop(.failedCast(from: found, to: "\(target)"))
        }
        return value
      }
    }
  }
}
