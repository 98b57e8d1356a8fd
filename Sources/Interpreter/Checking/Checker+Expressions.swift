import Script

/// Checks each kind of expression.
extension Checker {
  /// Checks an expression; `expected` is only a hint, and the result may have another type.
  func check(_ expression: Expression, expecting expected: Type? = nil) -> Typed {
    let typed = typed(expression, expecting: expected)
    if expected == .any, typed.type.unwrapped == .double, expression.isElementOfMixedNumbers {
      return failure(.undecided("this number"), at: expression.range)
    }
    guard typed.type.isLarge else { return typed }
    return failure(
      .unsupported(
        "a type of more than \(Type.partLimit) parts",
        instead: "declare a structure for some of them"),
      at: expression.range)
  }

  private func typed(_ expression: Expression, expecting expected: Type?) -> Typed {
    let range = expression.range
    notice(expression, expecting: expected)
    switch expression.kind {
    case .integer(let number): return integer(number, expecting: expected)
    case .floating(let number): return Typed(.double) { _ in .double(number) }
    case .string(let segments): return string(segments, expecting: expected)
    case .boolean(let truth): return Typed(.bool) { _ in .bool(truth) }
    case .nil: return null(expecting: expected, at: range)
    case .array(let elements): return array(elements, expecting: expected, at: range)
    case .dictionary(let entries): return dictionary(entries, expecting: expected, at: range)
    case .closure(let closure): return self.closure(closure, expecting: expected, at: range)
    case .identifier(let name): return self.name(name, expecting: expected, at: range)
    case .self: return wholeSelf(at: range)
    case .super:
      return failure(.outside("super", of: "a call of the superclass's member"), at: range)
    case .implicitMember(let name):
      return implicitMember(name, expecting: expected, at: range)
    case .member(let base, let name):
      return member(name, ofExpression: base, expecting: expected, at: range)
    case .type(let syntax): return metatype(type(syntax))
    case .discard: return failure(.outside("_", of: "the left side of an assignment"), at: range)
    case .call(let call):
      let typed = ending(self.call(call, expecting: expected, at: range), at: range)
      return call.isReversal ? typed.reversal(expecting: expected) : typed
    case .subscript(let base, let arguments):
      return self.subscript(base, arguments, expecting: expected, at: range)
    case .chainLink(let base): return chainLink(base)
    case .optionalChain(let chain): return optionalChain(chain, expecting: expected)
    case .forceUnwrap(let base): return forceUnwrap(base, expecting: expected)
    case .prefix(let operation, let operand):
      return prefix(operation, operand, expecting: expected, at: range)
    case .infix(let left, let operation, let place, let right):
      return infix(left, operation, right, expecting: expected, at: place)
    case .range(let lower, let isClosed, let upper):
      return self.range(lower, upper, isClosed: isClosed, expecting: expected, at: range)
    case .ternary(let condition, let then, let otherwise):
      return ternary(condition, then, otherwise, expecting: expected, at: range)
    case .cast(let operand, let cast, let type):
      return self.cast(operand, cast, type, at: range)
    case .parenthesized(let inner): return check(inner, expecting: expected)
    case .tuple(let elements): return tuple(elements, expecting: expected, at: range)
    case .invalid: return .broken
    }
  }

  /// Checks an expression that must have a given type.
  func check(
    _ expression: Expression, as type: Type, _ purpose: Refusal.Purpose = .specified
  ) -> Typed {
    let typed = check(expression, expecting: type)
    if !typed.type.converts(to: type),
      let (refusal, range) = refusal(of: typed.type, as: type, expression, purpose)
    {
      return failure(.refused(refusal), at: range)
    }
    return converted(typed, to: type, at: expression.range)
  }

  func converted(_ typed: Typed, to type: Type, at range: SourceRange) -> Typed {
    guard !typed.type.converts(to: type) else {
      if typed.type == .substring, type.unwrapped == .any {
        return failure(
          .unsupported(
            "a Substring as a value of type Any", instead: "wrap it in `String(…)`"), at: range
        )
      }
      score.convert(typed.type, to: type)
      return typed.keepingLabels(as: type).retyped(type)
    }
    if typed.type.isOptional, typed.type.unwrapped.converts(to: type) {
      return failure(.optionalNotUnwrapped("\(typed.type)"), at: range)
    }
    return failure(.mismatch(found: "\(typed.type)", expected: "\(type)"), at: range)
  }

  private func tuple(
    _ elements: [Argument], expecting expected: Type?, at range: SourceRange
  ) -> Typed {
    if elements.isEmpty { return Typed(.void) { _ in .void } }
    let labels = elements.compactMap(\.label?.text).filter { $0 != "_" }
    if Set(labels).count < labels.count { report(.refused(.plain(.labelTwice)), at: range) }
    if elements.count == 1, let label = elements[0].label {
      report(.refused(.plain(.labelAlone)), at: label.range)
    }
    let hints: [Type?] =
      if case .tuple(let types) = expected?.unwrapped, types.count == elements.count {
        types.map(\.type)
      } else {
        Array(repeating: nil, count: elements.count)
      }
    let parts = zip(elements, hints).map { element, hint in
      hint.map { $0.hasPlaceholder ? check(element.value) : check(element.value, as: $0) }
        ?? check(element.value)
    }
    let codes = parts.map(\.code)
    let type = Type.tuple(
      zip(elements, parts).map { Type.TupleElement(label: $0.label?.text, type: $1.type) })
    return Typed(type) { frame throws(Stop) in
      try frame.run.make(elements: codes.count)
      var values: [ScriptValue] = []
      values.reserveCapacity(codes.count)
      for code in codes { values.append(try code(frame)) }
      return .tuple(values)
    }
  }

}

/// Optionals.
extension Checker {
  private func null(expecting expected: Type?, at range: SourceRange) -> Typed {
    switch expected {
    case .optional(let wrapped)? where !wrapped.hasPlaceholder:
      return Typed(.optional(wrapped)) { _ in .none }
    case .unknown?: return .broken
    case let expected? where !expected.hasPlaceholder:
      return failure(.mismatch(found: "nil", expected: "\(expected)"), at: range)
    default: return failure(.undecided("`nil`"), at: range)
    }
  }

  private func chainLink(_ base: Expression) -> Typed {
    let optional = check(base).asOptional
    guard case .optional(let wrapped) = optional.type else {
      if optional.type == .unknown { return .broken }
      if case .metatype(let type) = optional.type {
        return failure(
          .unsupported("`\(type)?` as a value", instead: "use `Optional<\(type)>`"),
          at: base.range)
      }
      return failure(.notOptional("\(optional.type)"), at: base.range)
    }
    let place = optional.place.map { place in
      LValue(place.name, place.root, isPart: true, obstacle: place.obstacle) { frame throws(Stop) in
        guard let wrapped = try place.prepare(frame).unwrapped() else { throw Stop(.brokenChain) }
        return wrapped
      }
    }
    return Typed(wrapped, place: place) { frame throws(Stop) in
      let value = try optional.code(frame)
      if value.isNone { throw Stop(.brokenChain) }
      return value
    }
  }

  private func optionalChain(_ chain: Expression, expecting expected: Type?) -> Typed {
    let inner = check(chain, expecting: expected?.unwrapped)
    var typed = Typed(inner.type.madeOptional) { frame throws(Stop) in
      do throws(Stop) {
        return try inner.code(frame)
      } catch {
        guard error.reason == .brokenChain else { throw error }
        return .none
      }
    }
    typed.isWrapped = !inner.type.isOptional
    return typed
  }

  private func forceUnwrap(_ base: Expression, expecting expected: Type?) -> Typed {
    let optional = check(base, expecting: expected?.madeOptional).asOptional
    guard case .optional(let wrapped) = optional.type else {
      if optional.type == .unknown { return .broken }
      return failure(.notOptional("\(optional.type)"), at: base.range)
    }
    let place = optional.place.map { place in
      LValue(place.name, place.root, isPart: true, obstacle: place.obstacle) { frame throws(Stop) in
        guard let wrapped = try place.prepare(frame).unwrapped() else { throw Stop(.nilUnwrapped) }
        return wrapped
      }
    }
    return Typed(wrapped, place: place) { frame throws(Stop) in
      let value: ScriptValue
      do throws(Stop) { value = try optional.code(frame) } catch {
        // `self.init(…)!`
        throw error.reason == .failedInitializer ? Stop(.nilUnwrapped) : error
      }
      if value.isNone { throw Stop(.nilUnwrapped) }
      return value
    }
  }
}

extension Expression {
  /// The default type of an expression that consists only of number literals, or nil.
  var literalType: Type? {
    switch kind {
    case .integer: .int
    case .floating: .double
    case .parenthesized(let inner), .prefix(.minus, let inner), .prefix(.plus, let inner):
      inner.literalType
    case .infix(let left, let operation, _, let right) where operation.isArithmetic:
      switch (left.literalType, right.literalType) {
      case (.double, .some), (.some, .double): .double
      case (.int, .int): .int
      default: nil
      }
    default: nil
    }
  }

  /// Whether its type depends on its context.
  var takesTypeFromOutside: Bool {
    switch kind {
    case .nil, .implicitMember, .array, .dictionary, .closure: true
    case .call(let call): call.callee.isImplicitMember
    case .parenthesized(let inner): inner.takesTypeFromOutside
    default: literalType != nil
    }
  }

  fileprivate var isImplicitMember: Bool {
    if case .implicitMember = kind { true } else { false }
  }
}

extension InfixOperator {
  var isArithmetic: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .remainder, .shiftLeft, .shiftRight, .bitAnd, .bitOr,
      .bitXor, .addWrapping, .subtractWrapping, .multiplyWrapping:
      true
    default: false
    }
  }
}

extension Call {
  /// Whether it is a call of `reversed()`.
  fileprivate var isReversal: Bool {
    if case .member(_, let name) = callee.kind { name.text == "reversed" } else { false }
  }
}

extension Typed {
  /// The result of `reversed()`: an array where one is expected.
  fileprivate func reversal(expecting expected: Type?) -> Typed {
    guard case .array? = expected?.unwrapped, case .view(let element) = type else { return self }
    return retyped(.array(element))
  }
}
