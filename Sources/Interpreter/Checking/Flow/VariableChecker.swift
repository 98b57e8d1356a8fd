import Script

/// Checks the declarations of local and global variables.
final class VariableChecker {
  private let source: SourceText
  private let expressions: ExpressionChecker
  private let patterns: PatternChecker
  private let variables: VariableTable
  private let names: NameTable
  private let scopes: Scopes
  private let types: TypeResolver
  private let flow: FlowChecker
  private let diagnostics: Diagnostics

  init(
    _ source: SourceText, _ expressions: ExpressionChecker, _ patterns: PatternChecker,
    _ variables: VariableTable
  ) {
    (self.source, self.expressions) = (source, expressions)
    (self.patterns, self.variables) = (patterns, variables)
    (names, scopes) = (expressions.members.names, expressions.members.scopes)
    (types, flow, diagnostics) = (expressions.types, expressions.flow, expressions.diagnostics)
  }

  func variables(_ variable: VariableDeclaration, _ declaration: Declaration) -> Step {
    let strength = declaration.strength
    if declaration.has(.lazy) {
      diagnostics.report(
        .unsupported("`lazy` outside of a type", instead: "leave it out"), at: declaration.range)
    }
    var actions: [AssignmentChecker.Action] = []
    for binding in variable.bindings {
      if binding.accessors != nil, !scopes.isOutermost {
        diagnostics.report(
          .unsupported(
            "a computed or observed variable inside of a function", instead: "use a function"),
          at: binding.range)
        for name in binding.pattern.names {
          _ = variables.declare(name, .unknown, isConstant: false)
        }
        continue
      }
      if scopes.isOutermost, case .computed? = binding.accessors { continue }
      let action =
        scopes.isOutermost
        ? global(binding, isConstant: variable.isConstant)
        : local(binding, isConstant: variable.isConstant, strength)
      actions.append(action)
    }
    let all = actions
    return Step { frame throws(Stop) in
      for action in all { try action(frame) }
      return .next
    }
  }

  private func local(
    _ binding: VariableBinding, isConstant: Bool, _ strength: LocalVariable.Strength
  ) -> AssignmentChecker.Action {
    let written = binding.type.map { types.resolve($0) }
    if let written {
      examineStrength(strength, of: written, isWritten: true, at: binding.pattern.range)
    }
    guard let value = binding.value else { return unset(binding, written, isConstant, strength) }
    if let written { flow.refuseEscape(value, into: written) }
    let isNonEscaping = flow.nonEscaping(value) != nil
    let typed =
      written.map { expressions.check(value, as: $0) } ?? expressions.check(value).asOptional
    expressions.refuseBareType(typed, value)
    let own = strength == .weak ? typed.type.madeOptional : typed.type
    if typed.type == .void {
      diagnostics.report(.undecided("a variable without a value"), at: binding.range)
    }
    guard case .name(let name) = binding.pattern.kind else {
      let bind = patterns.binder(binding.pattern, own, isConstant: isConstant)
      return { frame throws(Stop) in try bind(frame, try typed.code(frame)) }
    }
    redeclared(name, at: binding.pattern.range)
    let variable = variables.declare(
      Name(text: name, range: binding.pattern.range), own, isConstant: isConstant,
      strength: strength)
    if isNonEscaping { variable.nonEscaping = .copy }
    return { frame throws(Stop) in
      frame.declare(variable, try typed.code(frame))
      try frame.note(of: variable)
    }
  }

  /// Declares a variable without a value; an optional `var` starts as nil.
  private func unset(
    _ binding: VariableBinding, _ type: Type?, _ isConstant: Bool,
    _ strength: LocalVariable.Strength
  ) -> AssignmentChecker.Action {
    guard let type, case .name(let name) = binding.pattern.kind else {
      let text = source.text(of: binding.pattern.range)
      diagnostics.report(.wantsInitialValue(text), at: binding.range)
      return { _ in }
    }
    redeclared(name, at: binding.pattern.range)
    let variable = variables.declare(
      Name(text: name, range: binding.pattern.range), type, isConstant: isConstant,
      strength: strength)
    guard isConstant || !type.isOptional else {
      return { frame throws(Stop) in
        frame.declare(variable, .none)
        try frame.note(of: variable)
      }
    }
    flow.state.unset.insert(.variable(ObjectIdentifier(variable)))
    return { frame in frame.declare(variable) }
  }

  private func redeclared(_ name: String, at range: SourceRange) {
    if scopes.current.names[name] != nil { diagnostics.report(.redeclared(name), at: range) }
  }

  /// Compiles the declaration of a global variable: its initial value.
  private func global(_ binding: VariableBinding, isConstant: Bool) -> AssignmentChecker.Action {
    guard case .name(let name) = binding.pattern.kind else {
      return globals(binding)
    }
    guard let variable = names.globals[name], variable.range == binding.pattern.range else {
      diagnostics.report(.redeclared(name), at: binding.pattern.range)
      return { _ in }
    }
    defer { variable.isDeclared = true }
    variable.resolve?()
    examineStrength(
      variable.strength, of: variable.type, isWritten: variable.isTypeWritten,
      at: binding.pattern.range)
    let recording = recording(of: variable)
    guard let typed = variable.first else {
      guard variable.type.isOptional, !isConstant else {
        flow.state.unset.insert(.variable(ObjectIdentifier(variable)))
        return { _ in }
      }
      return { frame throws(Stop) in
        frame.run.write(.none, to: variable)
        try frame.note(recording)
      }
    }
    return { frame throws(Stop) in
      frame.run.write(try typed.code(frame), to: variable)
      try frame.note(recording)
    }
  }

  /// Returns the recording information of a global variable.
  private func recording(of variable: GlobalVariable) -> LValue.Recorded {
    let id = variables.record(variable.name, at: variable.range)
    variable.recordID = id
    return LValue.Recorded(
      id: id, type: variable.type,
      read: Code { frame throws(Stop) in try frame.run.read(variable) })
  }

  /// `let (a, b) = …` at the top level.
  private func globals(_ binding: VariableBinding) -> AssignmentChecker.Action {
    guard let value = binding.value else {
      diagnostics.report(.wantsInitialValue("this"), at: binding.range)
      return { _ in }
    }
    let typed =
      binding.type.map { expressions.check(value, as: types.resolve($0)) }
      ?? expressions.check(value)
    let bind = globalBinder(binding.pattern, typed.type)
    return { frame throws(Stop) in try bind(frame, try typed.code(frame)) }
  }

  /// Compiles the assignment to a pattern's global variables.
  private func globalBinder(
    _ pattern: BindingPattern, _ type: Type
  ) -> (Frame, ScriptValue) throws(Stop) -> Void {
    switch pattern.kind {
    case .wildcard: return { _, _ in }
    case .tuple(let parts) where parts.count == 1: return globalBinder(parts[0], type)
    case .name(let name):
      guard let variable = names.globals[name], variable.range == pattern.range else {
        diagnostics.report(.redeclared(name), at: pattern.range)
        return { _, _ in }
      }
      (variable.type, variable.isDeclared) = (type, true)
      let recording = recording(of: variable)
      return { frame, value throws(Stop) in
        frame.run.write(value, to: variable)
        try frame.note(recording)
      }
    case .tuple(let parts):
      var binders: [(Frame, ScriptValue) throws(Stop) -> Void] = []
      for (part, element) in zip(parts, patterns.elements(of: type, for: parts, at: pattern.range))
      {
        binders.append(globalBinder(part, element))
      }
      let all = binders
      return { frame, value throws(Stop) in
        guard case .tuple(let values) = value else { return }
        for (bind, value) in zip(all, values) { try bind(frame, value) }
      }
    }
  }

  /// Reports a weak or unowned variable of a type that cannot be one.
  private func examineStrength(
    _ strength: LocalVariable.Strength, of type: Type, isWritten: Bool, at range: SourceRange
  ) {
    if let refusal = strength.refusal(of: type, isWritten: isWritten) {
      diagnostics.report(.refused(refusal), at: range)
    }
  }
}

extension ExpressionChecker {
  /// Reports a type name used as a value.
  func refuseBareType(_ typed: Typed, _ expression: Expression) {
    guard case .metatype = typed.type else { return }
    switch expression.kind {
    case .identifier(let name) where name != "self": break
    case .member(_, let name) where name.text != "self": break
    case .type: break
    default: return
    }
    diagnostics.report(.refused(.plain(.bareType)), at: expression.range)
  }
}

extension BindingPattern {
  /// The names it introduces, from left to right.
  var names: [Name] {
    switch kind {
    case .name(let name): [Name(text: name, range: range)]
    case .wildcard: []
    case .tuple(let parts): parts.flatMap(\.names)
    }
  }
}

extension Declaration {
  var strength: LocalVariable.Strength {
    has(.weak) ? .weak : has(.unowned) ? .unowned : .strong
  }
}
