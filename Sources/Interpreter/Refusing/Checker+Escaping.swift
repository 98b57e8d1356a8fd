import Script

/// Closures that outlive a call, and what must not outlive it: functions without `@escaping`, and
/// the `self` of a structure that changes.
extension Checker {
  /// Reports a variable that an escaping closure must not capture.
  func refuseCapture(of variable: LocalVariable) {
    let isChangingSelf =
      variable.name == "self" && !variable.isConstant && !variable.type.isClass
    guard isChangingSelf || variable.nonEscaping != nil else { return }
    let between = sequence(first: context, next: \.parent).prefix { $0 !== variable.context }
    guard let closure = Array(between).last(where: \.surelyEscapes), let range = closure.range
    else { return }
    switch variable.nonEscaping {
    case .parameter?: report(.refused(.nonEscaping(variable.name, .captured)), at: range)
    case .copy?: report(.refused(.plain(.nonEscapingCaptured)), at: range)
    case nil: report(.refused(.plain(.mutatingSelfCaptured)), at: range)
    }
  }

  /// The function that must not outlive its call, if an expression is just that.
  func nonEscaping(_ expression: Expression) -> LocalVariable? {
    switch expression.kind {
    case .parenthesized(let inner): return nonEscaping(inner)
    case .identifier(let name): return nonEscaping(named: name)
    default: return nil
    }
  }

  /// The same for a name alone, as lists of captures have it.
  func nonEscaping(named name: String) -> LocalVariable? {
    guard case .local(let variable)? = scope.find(name), variable.nonEscaping != nil else {
      return nil
    }
    return variable
  }

  /// Reports a function that must not outlive its call where it would.
  func refuseEscape(
    _ expression: Expression, as escape: Refusal.Escape, at range: SourceRange? = nil
  ) {
    guard let variable = nonEscaping(expression) else { return }
    report(.refused(.nonEscaping(variable.name, escape)), at: range ?? expression.range)
  }

  /// Reports the first value of a variable that might keep it.
  func refuseEscape(_ value: Expression, into type: Type) {
    guard nonEscaping(value) != nil else { return }
    if type == .any {
      report(.refused(.plain(.nonEscapingAny)), at: value.range)
    } else {
      refuseEscape(value, as: .used)
    }
  }

  /// Reports an argument that a parameter might keep.
  func refuseEscape(_ argument: Expression, to parameter: Callable.Parameter) {
    guard nonEscaping(argument) != nil, !parameter.isOfValue else { return }
    switch parameter.type {
    case .any: report(.refused(.plain(.nonEscapingAny)), at: argument.range)
    case .placeholder(let placeholder):
      refuseEscape(argument, as: .generic(placeholder.rawValue))
    default: if parameter.isEscaping { refuseEscape(argument, as: .passed) }
    }
  }
}
