import Script

/// Conversions of expressions to the types that they must have.
extension ExpressionChecker {
  /// Checks an expression that must have a given type.
  func check(
    _ expression: Expression, as type: Type, _ purpose: Refusal.Purpose = .specified,
    use: ValueUse = .read
  ) -> Typed {
    let typed = check(expression, expecting: type, use: use)
    if !typed.type.converts(to: type),
      let (refusal, range) = refusal(of: typed.type, as: type, expression, purpose)
    {
      return diagnostics.failure(.refused(refusal), at: range)
    }
    return converted(typed, to: type, at: expression.range)
  }

  func converted(_ typed: Typed, to type: Type, at range: SourceRange) -> Typed {
    guard !typed.type.converts(to: type) else {
      if typed.type == .substring, type.unwrapped == .any {
        return diagnostics.failure(
          .unsupported(
            "a Substring as a value of type Any", instead: "wrap it in `String(…)`"), at: range
        )
      }
      trials.score.convert(typed.type, to: type)
      return typed.keepingLabels(as: type).retyped(type)
    }
    if typed.type.isOptional, typed.type.unwrapped.converts(to: type) {
      return diagnostics.failure(.optionalNotUnwrapped("\(typed.type)"), at: range)
    }
    return diagnostics.failure(.mismatch(found: "\(typed.type)", expected: "\(type)"), at: range)
  }

  /// The compiler's message if a substring, a dictionary's keys or an arithmetic result does not
  /// have the expected type; nil for other expressions.
  private func refusal(
    of type: Type, as wanted: Type, _ expression: Expression, _ purpose: Refusal.Purpose
  ) -> (refusal: Refusal, range: SourceRange)? {
    let place = type.isNumeric && wanted.isNumeric ? expression.arithmeticPlace : nil
    guard type.isPartOfAnother || place != nil, wanted != .unknown, wanted != .any else {
      return nil
    }
    let wanted = if case .sequence(let element) = wanted { Type.array(element) } else { wanted }
    let isClosure = purpose == .returned && members.scopes.context.isClosure
    let purpose = isClosure ? .closureResult : purpose
    let name = expression.lastName
    let range = place ?? name?.range ?? expression.range
    if case .call = expression.kind, let name, purpose != .argument, !isClosure {
      return (.noCandidate(name.text, for: "\(wanted)"), range)
    }
    return (.conversion("\(type)", to: "\(wanted)", purpose), range)
  }
}
