import Script

/// Infers the placeholders of a generic library member in a call.
extension Checker {
  /// Infers the placeholders, from values first, then literals, then expressions without a type of
  /// their own, then closures.
  func solve(
    _ callable: Callable, _ matches: [Match], _ start: Solver, number: Type, at range: SourceRange
  ) -> Typed {
    var solver = start
    var codes: [Code?] = Array(repeating: nil, count: matches.count)
    for pass in Match.Weight.allCases {
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
        let typed = calling(value, parameter) { check(value, expecting: hint) }
        if !solver.unify(pattern, typed.type) {
          report(.mismatch(found: "\(typed.type)", expected: "\(pattern)"), at: value.range)
        }
        codes[index] = typed.code
      }
    }
    for requirement in callable.requirements {
      let type = solver.substituted(requirement.type)
      if !type.has(requirement.capability) {
        report(.lacks("\(type)", capability: "\(requirement.capability)"), at: range)
      }
    }
    let result = solver.substituted(callable.result)
    if result.hasPlaceholder {
      return failure(.undecided("this call"), at: range)
    }
    let name = String(callable.signature.prefix { $0 != "(" })
    refuseNesting(callable.result, solver, of: name, at: range)
    return Typed(
      result, callable.make(Callable.Arguments(codes: codes.compactMap(\.self)), solver.bindings))
  }

  /// Infers the base type of an implicit member, as in `reduce(.zero) { … }`, from the closure
  /// argument: the type written for the parameter at the same place, or the type of its other
  /// parameter.
  private func supposeOwner(
    of match: Match, _ wanted: Type, _ callable: Callable, _ matches: [Match],
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
      guard let type = match.closureType(at: place).map({ self.type($0) }) ?? others.first else {
        continue
      }
      _ = solver.unify(wanted, type)
      return
    }
  }
}

extension Checker.Match {
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

  var isWholeNumber: Bool {
    guard case .written(let values) = self else { return false }
    return values.contains { $0.literalType == .int }
  }
}

extension Callable {
  var hasOpenPlaceholders: Bool {
    !requirements.isEmpty || result.hasPlaceholder || parameters.contains { $0.type.hasPlaceholder }
  }
}
