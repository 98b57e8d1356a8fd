import Script

/// Escaping closures, and values that must not escape: non-escaping functions, and the mutable
/// `self` of a structure.
extension FlowChecker {
  /// Reports an escaping closure's capture of a non-escaping variable.
  func refuseCapture(of variable: LocalVariable) {
    let isChangingSelf =
      variable.name == "self" && !variable.isConstant && !variable.type.isClass
    guard isChangingSelf || variable.nonEscaping != nil else { return }
    let between = sequence(first: scopes.context, next: \.parent).prefix { $0 !== variable.context }
    guard let closure = Array(between).last(where: \.surelyEscapes), let range = closure.range
    else { return }
    switch variable.nonEscaping {
    case .parameter?:
      diagnostics.report(.refused(.nonEscaping(variable.name, .captured)), at: range)
    case .copy?: diagnostics.report(.refused(.plain(.nonEscapingCaptured)), at: range)
    case nil: diagnostics.report(.refused(.plain(.mutatingSelfCaptured)), at: range)
    }
  }

  /// The non-escaping function that an expression names, or nil.
  func nonEscaping(_ expression: Expression) -> LocalVariable? {
    switch expression.kind {
    case .parenthesized(let inner): return nonEscaping(inner)
    case .identifier(let name): return nonEscaping(named: name)
    default: return nil
    }
  }

  /// The same for a name, as in capture lists.
  func nonEscaping(named name: String) -> LocalVariable? {
    guard case .local(let variable)? = scopes.find(name), variable.nonEscaping != nil else {
      return nil
    }
    return variable
  }

  /// Reports the escape of a non-escaping function.
  func refuseEscape(
    _ expression: Expression, as escape: Refusal.Escape, at range: SourceRange? = nil
  ) {
    guard let variable = nonEscaping(expression) else { return }
    diagnostics.report(.refused(.nonEscaping(variable.name, escape)), at: range ?? expression.range)
  }

  /// Reports a non-escaping function stored in a variable.
  func refuseEscape(_ value: Expression, into type: Type) {
    guard nonEscaping(value) != nil else { return }
    if type == .any {
      diagnostics.report(.refused(.plain(.nonEscapingAny)), at: value.range)
    } else {
      refuseEscape(value, as: .used)
    }
  }

  /// Reports a non-escaping function passed to an escaping parameter.
  func refuseEscape(_ argument: Expression, to parameter: Callable.Parameter) {
    guard nonEscaping(argument) != nil, !parameter.isOfValue else { return }
    switch parameter.type {
    case .any: diagnostics.report(.refused(.plain(.nonEscapingAny)), at: argument.range)
    case .placeholder(let placeholder):
      refuseEscape(argument, as: .generic(placeholder.rawValue))
    default: if parameter.isEscaping { refuseEscape(argument, as: .passed) }
    }
  }
}
