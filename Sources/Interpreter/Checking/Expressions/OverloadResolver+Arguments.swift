import Script

/// The arguments of a call.
extension OverloadResolver {
  /// Checks the arguments for a known function and compiles the call.
  func apply(
    _ callable: Callable, _ written: WrittenArguments, expecting expected: Type?
  ) -> Typed {
    switch written.matches(to: callable) {
    case .failure(let error):
      diagnostics.report([error])
      checkAlone(written)
      return .broken
    case .success(let matches):
      guard written.trailing.first?.label == nil, !written.trailing.isEmpty,
        case .success(let others) = written.matches(to: callable, backward: true)
      else { return apply(callable, matches, expecting: expected, at: written.range) }
      let forward = trials.attempt {
        apply(callable, matches, expecting: expected, at: written.range)
      }
      if forward.errors.isEmpty { return forward.result }
      trials.spend()
      guard trials.remain else {
        diagnostics.report(forward.errors)
        return .broken
      }
      let back = trials.attempt { apply(callable, others, expecting: expected, at: written.range) }
      if back.errors.isEmpty { return back.result }
      diagnostics.report(forward.errors)
      return .broken
    }
  }

  /// Checks arguments without expected types, as the call itself is wrong.
  func checkAlone(_ written: WrittenArguments) {
    for argument in written.regular {
      switch argument.value.kind {
      case .closure, .implicitMember, .nil, .array, .dictionary: break
      default: _ = expressions.check(argument.value)
      }
    }
  }

  private func apply(
    _ callable: Callable, _ matches: [WrittenArguments.Match], expecting expected: Type?,
    at range: SourceRange
  ) -> Typed {
    guard callable.hasOpenPlaceholders else {
      var codes: [Code] = []
      for (match, parameter) in zip(matches, callable.parameters) {
        codes.append(argument(match, parameter, [:]))
      }
      return Typed(callable.result, callable.make(Callable.Arguments(codes: codes), [:]))
    }
    var solver = Solver(callable.bindings)
    solver.expect(callable.result, expected)
    let open = solver
    let first = trials.attempt { solve(callable, matches, open, number: .int, at: range) }
    if first.errors.isEmpty || !matches.contains(where: \.isWholeNumber) {
      diagnostics.report(first.errors)
      return first.result
    }
    trials.spend()
    guard trials.remain else {
      diagnostics.report(first.errors)
      return .broken
    }
    let second = trials.attempt { solve(callable, matches, open, number: .double, at: range) }
    if !second.errors.isEmpty { diagnostics.report(first.errors) }
    return second.result
  }

  private func argument(
    _ match: WrittenArguments.Match, _ parameter: Callable.Parameter,
    _ bindings: [Type.Placeholder: Type]
  ) -> Code {
    switch match {
    case .defaultValue(let code): return code
    case .written(let values):
      let type = Solver(bindings).substituted(parameter.type)
      guard parameter.isVariadic else {
        return values.first.map { value -> Code in
          flow.refuseEscape(value, to: parameter)
          return expressions.check(value, as: type, .argument, use: parameter.use).code
        } ?? Typed.broken.code
      }
      let element = if case .array(let element) = type { element } else { type }
      let elements = values.map { expressions.check($0, as: element) }
      return Code { frame throws(Stop) in
        var values: [ScriptValue] = []
        for element in elements { values.append(try element.code(frame)) }
        return .array(values)
      }
    }
  }
}

/// Placeholders.
extension OverloadResolver {
  /// Infers the placeholders, from values first, then literals, then expressions without a type of
  /// their own, then closures.
  private func solve(
    _ callable: Callable, _ matches: [WrittenArguments.Match], _ start: Solver, number: Type,
    at range: SourceRange
  ) -> Typed {
    var solver = start
    var codes: [Code?] = Array(repeating: nil, count: matches.count)
    for pass in WrittenArguments.Match.Weight.allCases {
      for (index, match) in matches.enumerated() {
        let parameter = callable.parameters[index]
        // Variadic arguments determine no placeholder.
        guard pass == (parameter.isVariadic ? .closure : match.weight) else { continue }
        if pass == .typeless { supposeOwner(of: match, parameter.type, callable, matches, &solver) }
        let pattern = solver.substituted(parameter.type)
        guard pattern.hasPlaceholder, case .written(let values) = match, !parameter.isVariadic,
          let value = values.first
        else {
          codes[index] = argument(match, parameter, solver.bindings)
          continue
        }
        let hint = pass == .literal && pattern.isPlaceholder ? number : pattern
        flow.refuseEscape(value, to: parameter)
        let typed = expressions.check(value, expecting: hint, use: parameter.use)
        if !solver.unify(pattern, typed.type) {
          diagnostics.report(
            .mismatch(found: "\(typed.type)", expected: "\(pattern)"), at: value.range)
        }
        codes[index] = typed.code
      }
    }
    for requirement in callable.requirements {
      let type = solver.substituted(requirement.type)
      if !type.has(requirement.capability) {
        diagnostics.report(.lacks("\(type)", capability: "\(requirement.capability)"), at: range)
      }
    }
    let result = solver.substituted(callable.result)
    if result.hasPlaceholder {
      return diagnostics.failure(.undecided("this call"), at: range)
    }
    let name = String(callable.signature.prefix { $0 != "(" })
    diagnostics.refuseNesting(callable.result, solver, of: name, at: range)
    return Typed(
      result, callable.make(Callable.Arguments(codes: codes.compactMap(\.self)), solver.bindings))
  }

  /// Infers the base type of an implicit member, as in `reduce(.zero) { … }`, from the closure
  /// argument: the type written for the parameter at the same place, or the type of its other
  /// parameter.
  private func supposeOwner(
    of match: WrittenArguments.Match, _ wanted: Type, _ callable: Callable,
    _ matches: [WrittenArguments.Match],
    _ solver: inout Solver
  ) {
    guard case .written(let values) = match, case .implicitMember? = values.first?.kind,
      case .placeholder = solver.substituted(wanted)
    else { return }
    for (parameter, match) in zip(callable.parameters, matches) {
      guard case .function(let taken, _) = parameter.type,
        let place = taken.firstIndex(of: wanted)
      else { continue }
      let others = taken.map { solver.substituted($0) }.filter { !$0.hasPlaceholder }
      guard let type = match.closureType(at: place).map({ types.resolve($0) }) ?? others.first
      else {
        continue
      }
      _ = solver.unify(wanted, type)
      return
    }
  }
}

extension WrittenArguments.Match {
  /// The order in which arguments are used to infer placeholders.
  fileprivate enum Weight: CaseIterable { case value, literal, typeless, closure }

  fileprivate var weight: Weight {
    guard case .written(let values) = self, let value = values.first else { return .value }
    switch value.kind {
    case .closure: return .closure
    case .identifier(let name) where InfixOperator(rawValue: name) != nil: return .closure
    case .member(_, let name) where name.text == "init": return .closure
    case .nil, .implicitMember: return .typeless
    case .array(let elements) where elements.isEmpty: return .typeless
    default: return value.literalType == nil ? .value : .literal
    }
  }

  /// The type that a closure writes for one of its parameters.
  fileprivate func closureType(at place: Int) -> TypeSyntax? {
    guard case .written(let values) = self, case .closure(let closure)? = values.first?.kind,
      let parameters = closure.parameters, parameters.indices.contains(place)
    else { return nil }
    return parameters[place].type
  }

  fileprivate var isWholeNumber: Bool {
    guard case .written(let values) = self else { return false }
    return values.contains { $0.literalType == .int }
  }
}

extension Callable {
  fileprivate var hasOpenPlaceholders: Bool {
    !requirements.isEmpty || result.hasPlaceholder || parameters.contains { $0.type.hasPlaceholder }
  }
}
