import Script

/// Several patterns in one case: each must bind the same variables.
extension Checker {
  /// The variable that a pattern binds, shared with the earlier patterns of the case.
  func bound(_ name: Name, _ type: Type, isConstant: Bool) -> LocalVariable {
    guard case .local(let variable)? = scope.names[name.text] else {
      return declared(name, type, isConstant: isConstant)
    }
    if variable.type != type, variable.type != .unknown, type != .unknown {
      report(.mismatch(found: "\(type)", expected: "\(variable.type)"), at: name.range)
    }
    return variable
  }

  /// Reports names that not every pattern of a case binds.
  func compareNames(of part: SwitchCase) {
    let all = Set(part.items.flatMap { $0.pattern.boundNames }.map(\.text))
    for item in part.items {
      var missing = all
      for name in item.pattern.boundNames where missing.remove(name.text) == nil {
        report(.redeclared(name.text), at: name.range)
      }
      for name in missing.sorted() { report(.unbound(name), at: item.pattern.range) }
    }
  }
}

extension Pattern {
  /// The names it binds, from left to right.
  fileprivate var boundNames: [Name] {
    switch kind {
    case .binding(_, let name): [name]
    case .cast(let inner, _), .some(let inner): inner.boundNames
    case .tuple(let parts), .enumCase(_, _, let parts): parts.flatMap { $0.pattern.boundNames }
    case .wildcard, .expression, .isType: []
    }
  }
}
