import Script

/// Closures: parameters inferred from context, captures, results inferred from the body.
extension FunctionChecker {
  func closure(
    _ closure: Closure, expecting expected: Type?, at range: SourceRange, use: ValueUse
  ) -> Typed {
    var (hints, wanted): ([Type]?, Type?) = (nil, nil)
    if case .function(let parameters, let result)? = expected?.unwrapped {
      (hints, wanted) = (parameters, result.hasPlaceholder ? nil : result)
    }
    if let written = closure.result { wanted = types.resolve(written) }
    // A single tuple is split into its elements if the closure declares several parameters.
    let spread = hints.flatMap { closure.spread($0) }
    guard let parameters = self.parameters(of: closure, spread ?? hints, at: range) else {
      return .broken
    }

    let inner = FunctionContext(.closure(range, use), parent: scopes.context, result: wanted)
    diagnostics.refuseRepeated(closure.parameters?.compactMap(\.name) ?? [])
    let kept = closure.captures.map { (capture($0, in: inner), $0) }
    var arguments: [LocalVariable] = []
    let code = flow.inFunction(inner, enclosing: scopes.current) { () -> Step in
      for (captured, _) in kept { scopes.current.declare(captured.variable) }
      for parameter in parameters {
        let variable = inner.makeVariable(parameter.name, parameter.type, isConstant: true)
        if parameter.isNonEscaping { variable.nonEscaping = .parameter }
        if parameter.name != "_" { variable.recordID = variables.record(parameter.name, at: range) }
        scopes.current.declare(variable)
        arguments.append(variable)
      }
      let own = kept.map(\.0.variable) + arguments
      return body(closure.body, ending: own)
    }
    let result = inner.result ?? .void
    let made = ScriptFunction.Body(code: code, context: inner, arguments: arguments)
    let values = kept.map { ($0.0.variable, $0.0.code) }
    let taken = spread == nil ? parameters.map(\.type) : hints ?? []
    return Typed(.function(taken, result)) { frame throws(Stop) in
      let count = values.count + made.context.captures.count
      try frame.run.make(bytes: RunContext.Size.closure + count * 2 * RunContext.Size.field)
      var keptValues: [(LocalVariable, ScriptValue)] = []
      for (variable, code) in values {
        keptValues.append((variable, variable.strength.stored(try code(frame))))
      }
      let boxes = made.context.captures.map { frame.box(of: $0.outer) }
      return .function(FunctionValue(made, boxes, keptValues, spreads: spread != nil))
    }
  }

  private func parameters(
    of closure: Closure, _ hints: [Type]?, at range: SourceRange
  ) -> [(name: String, type: Type, isNonEscaping: Bool)]? {
    guard let written = closure.parameters else {
      let hints = hints ?? []
      let used = closure.body.highestShorthand
      if used >= hints.count, used >= 0 {
        diagnostics.report(.undecided("`$\(used)`"), at: range)
        return nil
      }
      if used < hints.count - 1, used + 1 < hints.count, !hints.isEmpty, used < 0 {
        diagnostics.report(
          .mismatch(found: "() -> _", expected: "\(Type.function(hints, .unknown))"), at: range)
        return nil
      }
      if used >= 0, used + 1 < hints.count {
        diagnostics.report(
          .unsupported(
            "a closure that uses only some of its arguments", instead: "name them: `{ a, _ in … }`"),
          at: range)
        return nil
      }
      return hints.enumerated().map { ("$\($0)", $1, false) }
    }
    if let hints, hints.count != written.count {
      diagnostics.report(
        .mismatch(
          found: "a closure of \(written.count) parameters",
          expected: "\(Type.function(hints, .unknown))"), at: range)
      return nil
    }
    return written.enumerated().map { index, parameter in
      let hint = hints?[index]
      let isNonEscaping = parameter.type.map { !$0.isEscaping } ?? false
      let name = parameter.name?.text ?? "_"
      if let type = parameter.type.map({ types.resolve($0) }) ?? hint, !type.hasPlaceholder {
        return (name, type, isNonEscaping)
      }
      diagnostics.report(.undecided("`\(name)`"), at: parameter.name?.range ?? range)
      return (name, .unknown, isNonEscaping)
    }
  }

  /// A capture list entry: a constant that is initialized when the closure is created.
  private func capture(
    _ capture: Closure.Capture, in inner: FunctionContext
  ) -> (variable: LocalVariable, code: Code) {
    let kept =
      capture.value.map { flow.nonEscaping($0) } ?? flow.nonEscaping(named: capture.name.text)
    if kept != nil, inner.surelyEscapes, let range = inner.range {
      diagnostics.report(.refused(.plain(.nonEscapingCaptured)), at: range)
    }
    let value =
      capture.value.map { expressions.check($0) }
      ?? expressions.references.name(capture.name.text, expecting: nil, at: capture.name.range)
    let strength: LocalVariable.Strength =
      switch capture.strength {
      case .strong: .strong
      case .weak: .weak
      case .unowned: .unowned
      }
    if strength != .strong, !value.type.unwrapped.isClass, value.type != .unknown {
      diagnostics.report(
        .mismatch(found: "\(value.type)", expected: "an object"), at: capture.name.range)
    }
    let type = strength == .weak ? value.type.madeOptional : value.type
    let variable = inner.makeVariable(
      capture.name.text, type, isConstant: true, strength: strength)
    return (variable, value.code)
  }
}

extension Closure {
  /// The elements of the only parameter, a tuple, if the closure declares that many parameters.
  fileprivate func spread(_ hints: [Type]) -> [Type]? {
    guard hints.count == 1, case .tuple(let elements) = hints[0] else { return nil }
    let count = parameters?.count ?? body.highestShorthand + 1
    return count == elements.count && count > 1 ? elements.map(\.type) : nil
  }
}

extension Block {
  /// The highest index of `$0`, `$1`, … in the closure, or -1.
  fileprivate var highestShorthand: Int {
    var highest = -1
    for statement in statements { statement.visitNames { highest = max(highest, $0.shorthand) } }
    return highest
  }
}

extension String {
  fileprivate var shorthand: Int { hasPrefix("$") ? Int(dropFirst()) ?? -1 : -1 }
}
