import Script

/// Pairs of expressions that need a common type: the operands of an operator, of `?:`, of `??`.
extension ExpressionChecker {
  func ternary(
    _ condition: Expression, _ then: Expression, _ otherwise: Expression,
    expecting expected: Type?, at range: SourceRange
  ) -> Typed {
    let test = check(condition, as: .bool)
    let chosen =
      expected == .any
      ? erased(check(then, expecting: .any), check(otherwise, expecting: .any))
      : pair(then, otherwise, expecting: expected)
    guard let (first, second, type) = chosen else {
      return diagnostics.failure(.undecided("this choice"), at: range)
    }
    var typed = Typed(type) { frame throws(Stop) in
      try test.code(frame).asBool ? try first.code(frame) : try second.code(frame)
    }
    typed.isPrintableAny = type == .any && first.isPrintable && second.isPrintable
    return typed
  }

  func coalesce(
    _ left: Expression, _ right: Expression, expecting expected: Type?, at range: SourceRange
  ) -> Typed {
    let hint = expected == .any ? nil : expected?.madeOptional
    let optional = check(left, expecting: hint).asOptional
    guard case .optional(let wrapped) = optional.type else {
      // Swift only warns that the right side is never used.
      _ = check(right, as: optional.type)
      return optional.retyped(optional.type)
    }
    // If `Any` is expected and the left side's type is open, a number keeps its own type.
    let openness =
      expected == .any && right.literalType != nil
      ? optional.isWrapped ? .open : left.openness : .closed
    if openness == .unknown, wrapped == .double, right.literalType == .int {
      return diagnostics.failure(.undecided("this number"), at: right.range)
    }
    let isOpen = openness == .open
    let second = check(right, expecting: isOpen ? .any : optional.type)
    let common = wrapped.joined(with: second.type.unwrapped)
    guard let joined = common ?? (expected == .any ? .any : nil) else {
      return diagnostics.failure(
        .mismatch(found: "\(second.type)", expected: "\(wrapped)"), at: right.range)
    }
    let other = second.retyped(second.type.isOptional ? joined.madeOptional : joined)
    var typed = Typed(other.type) { frame throws(Stop) in
      let value = try optional.code(frame)
      return value.isNone ? try other.code(frame) : value
    }
    typed.isPrintableAny = joined == .any && wrapped.isPrintableAsAny && second.isPrintable
    return typed
  }

  /// Checks two expressions that must have a common type.
  func pair(
    _ one: Expression, _ other: Expression, expecting expected: Type?
  ) -> (Typed, Typed, Type)? {
    var (first, second): (Typed, Typed)
    if one.takesTypeFromOutside, !other.takesTypeFromOutside {
      second = check(other, expecting: expected)
      first = check(one, expecting: expected ?? one.hint(second.type))
    } else if one.literalType == .int, other.literalType == .double, expected == nil {
      (first, second) = (check(one, expecting: .double), check(other))
    } else {
      let (reading, errors) = trials.attempt { check(one, expecting: expected) }
      if errors.contains(where: \.isAmbiguity) {
        second = check(other, expecting: expected)
        first = check(one, expecting: second.type)
      } else {
        diagnostics.report(errors)
        first = reading
        second = check(other, expecting: expected ?? other.hint(first.type))
      }
    }
    if let joined = first.type.joined(with: second.type) { return (first, second, joined) }
    if let expected, !expected.hasPlaceholder, first.type.converts(to: expected),
      second.type.converts(to: expected)
    {
      return (first, second, expected)
    }
    // A string literal may be a character.
    if one.isText, second.type == .character {
      first = check(one, expecting: .character)
    } else if other.isText, first.type == .character {
      second = check(other, expecting: .character)
    }
    return first.type.joined(with: second.type).map { (first, second, $0) }
  }

  /// Two values of any types, as used where `Any` is expected.
  private func erased(_ first: Typed, _ second: Typed) -> (Typed, Typed, Type) {
    (first, second, first.type == second.type ? first.type : .any)
  }
}

extension Typed {
  /// Whether the value shows its whole type, so that it can be printed as `Any`.
  fileprivate var isPrintable: Bool { isPrintableAny || type.isPrintableAsAny }
}

extension ScriptError {
  fileprivate var isAmbiguity: Bool { if case .ambiguous = kind { true } else { false } }
}
