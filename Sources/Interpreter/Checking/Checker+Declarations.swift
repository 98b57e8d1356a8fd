import Script

/// Local and global variables, and local functions.
extension Checker {
  func declaration(_ declaration: Declaration) -> Step? {
    examineModifiers(of: declaration)
    examineShape(of: declaration)
    switch declaration.kind {
    case .import(let name):
      if !imports.contains(name.text) {
        report(
          .unsupported(
            "`import \(name.text)`",
            instead: "use `import Containers`; it has UIKit's names without `UI`"),
          at: name.range)
      }
      return nil
    case .variable(let variable): return variables(variable, declaration)
    case .function, .type: return nil
    case .initializer: report(.outside("init", of: "a type"), at: declaration.range)
    case .deinitializer: report(.outside("deinit", of: "a class"), at: declaration.range)
    case .enumCases: report(.outside("case", of: "an enum"), at: declaration.range)
    }
    return nil
  }

  private func variables(_ variable: VariableDeclaration, _ declaration: Declaration) -> Step {
    let strength = declaration.strength
    if declaration.has(.lazy) {
      report(
        .unsupported("`lazy` outside of a type", instead: "leave it out"), at: declaration.range)
    }
    var actions: [Action] = []
    for binding in variable.bindings {
      if binding.accessors != nil, !isOutermost {
        report(
          .unsupported(
            "a computed or observed variable inside of a function", instead: "use a function"),
          at: binding.range)
        for name in binding.pattern.names {
          _ = declared(name, .unknown, isConstant: false)
        }
        continue
      }
      if isOutermost, case .computed? = binding.accessors { continue }
      let action =
        isOutermost
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

  /// Whether variables declared here are global.
  var isOutermost: Bool { scope === mainScope }

  private func local(
    _ binding: VariableBinding, isConstant: Bool, _ strength: LocalVariable.Strength
  ) -> Action {
    let written = binding.type.map { type($0) }
    if let written {
      examineStrength(strength, of: written, isWritten: true, at: binding.pattern.range)
    }
    guard let value = binding.value else { return unset(binding, written, isConstant, strength) }
    if let written { refuseEscape(value, into: written) }
    let isNonEscaping = nonEscaping(value) != nil
    let typed = written.map { check(value, as: $0) } ?? check(value).asOptional
    refuseBareType(typed, value)
    let own = strength == .weak ? typed.type.madeOptional : typed.type
    if typed.type == .void { report(.undecided("a variable without a value"), at: binding.range) }
    guard case .name(let name) = binding.pattern.kind else {
      let bind = binder(binding.pattern, own, isConstant: isConstant)
      return { frame throws(Stop) in try bind(frame, try typed.code(frame)) }
    }
    redeclared(name, at: binding.pattern.range)
    let variable = declared(
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
  ) -> Action {
    guard let type, case .name(let name) = binding.pattern.kind else {
      let text = source.text(of: binding.pattern.range)
      report(.wantsInitialValue(text), at: binding.range)
      return { _ in }
    }
    redeclared(name, at: binding.pattern.range)
    let variable = declared(
      Name(text: name, range: binding.pattern.range), type, isConstant: isConstant,
      strength: strength)
    guard isConstant || !type.isOptional else {
      return { frame throws(Stop) in
        frame.declare(variable, .none)
        try frame.note(of: variable)
      }
    }
    flow.unset.insert(.variable(ObjectIdentifier(variable)))
    return { frame in frame.declare(variable) }
  }

  private func redeclared(_ name: String, at range: SourceRange) {
    if scope.names[name] != nil { report(.redeclared(name), at: range) }
  }

  /// Compiles the declaration of a global variable: its initial value.
  private func global(_ binding: VariableBinding, isConstant: Bool) -> Action {
    guard case .name(let name) = binding.pattern.kind else {
      return globals(binding)
    }
    guard let variable = globals[name], variable.range == binding.pattern.range else {
      report(.redeclared(name), at: binding.pattern.range)
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
        flow.unset.insert(.variable(ObjectIdentifier(variable)))
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
    let id = record(variable.name, at: variable.range)
    variable.recordID = id
    return LValue.Recorded(
      id: id, type: variable.type,
      read: Code { frame throws(Stop) in try frame.run.read(variable) })
  }

  /// `let (a, b) = …` at the top level.
  private func globals(_ binding: VariableBinding) -> Action {
    guard let value = binding.value else {
      report(.wantsInitialValue("this"), at: binding.range)
      return { _ in }
    }
    let typed = binding.type.map { check(value, as: type($0)) } ?? check(value)
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
      guard let variable = globals[name], variable.range == pattern.range else {
        report(.redeclared(name), at: pattern.range)
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
      for (part, element) in zip(parts, elements(of: type, for: parts, at: pattern.range)) {
        binders.append(globalBinder(part, element))
      }
      let all = binders
      return { frame, value throws(Stop) in
        guard case .tuple(let values) = value else { return }
        for (bind, value) in zip(all, values) { try bind(frame, value) }
      }
    }
  }

  /// The element types of a tuple for a pattern; unknown if the counts differ.
  func elements(of type: Type, for parts: [BindingPattern], at range: SourceRange) -> [Type] {
    if case .tuple(let elements) = type, elements.count == parts.count {
      return elements.map(\.type)
    }
    if type != .unknown {
      report(.mismatch(found: "\(type)", expected: "a tuple of \(parts.count)"), at: range)
    }
    return parts.map { _ in .unknown }
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
