import Script

/// Variables and functions that statements declare.
extension Checker {
  func declaration(_ declaration: Declaration) -> Step? {
    switch declaration.kind {
    case .import(let name):
      if !Self.knownModules.contains(name.text) {
        report(
          .unsupported(
            "`import \(name.text)`",
            instead: "write `import Containers`; it has UIKit's names without `UI`"),
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
            "a computed or observed variable inside of a function", instead: "write a function"),
          at: binding.range)
        for case let name? in binding.pattern.names {
          _ = declared(Name(text: name, range: binding.pattern.range), .unknown, isConstant: false)
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

  /// Whether variables declared here are those of the top level.
  var isOutermost: Bool { scope === mainScope }

  private func local(
    _ binding: VariableBinding, isConstant: Bool, _ strength: LocalVariable.Strength
  ) -> Action {
    let written = binding.type.map { type($0) }
    guard let value = binding.value else { return unset(binding, written, isConstant, strength) }
    let typed = written.map { check(value, as: $0) } ?? check(value)
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
    return { frame throws(Stop) in
      frame.declare(variable, try typed.code(frame))
      try frame.note(of: variable)
    }
  }

  /// A variable that gets its value later; an optional `var` is nil until then.
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

  /// The declaration of a variable of the top level: its first value.
  private func global(_ binding: VariableBinding, isConstant: Bool) -> Action {
    guard case .name(let name) = binding.pattern.kind else {
      return globals(binding, isConstant: isConstant)
    }
    guard let variable = globals[name], variable.range == binding.pattern.range else {
      report(.redeclared(name), at: binding.pattern.range)
      return { _ in }
    }
    defer { variable.isDeclared = true }
    variable.resolve?()
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

  /// Gives a variable of the top level its place among those whose changes are recorded.
  private func recording(of variable: GlobalVariable) -> Place.Recorded {
    let id = record(variable.name, at: variable.range)
    variable.recordID = id
    return Place.Recorded(
      id: id, type: variable.type,
      read: Code { frame throws(Stop) in try frame.run.read(variable) })
  }

  /// `let (a, b) = …` at the top level.
  private func globals(_ binding: VariableBinding, isConstant: Bool) -> Action {
    guard let value = binding.value else {
      report(.wantsInitialValue("this"), at: binding.range)
      return { _ in }
    }
    let typed = binding.type.map { check(value, as: type($0)) } ?? check(value)
    let names = binding.pattern.names
    guard case .tuple(let elements) = typed.type, elements.count == names.count else {
      if typed.type != .unknown {
        report(
          .mismatch(found: "\(typed.type)", expected: "a tuple of \(names.count)"),
          at: binding.range)
      }
      return { _ in }
    }
    let variables = zip(names, elements).map { name, element -> GlobalVariable? in
      guard let name, let variable = self.globals[name] else { return nil }
      variable.type = element.type
      variable.isDeclared = true
      return variable
    }
    let recordings = variables.map { $0.map { self.recording(of: $0) } }
    return { frame throws(Stop) in
      guard case .tuple(let values) = try typed.code(frame) else { return }
      for (index, value) in values.enumerated() {
        guard let variable = variables[index] else { continue }
        frame.run.write(value, to: variable)
        try frame.note(recordings[index])
      }
    }
  }
}

extension BindingPattern {
  /// The names it introduces one level deep; nil for what is no name.
  var names: [String?] {
    switch kind {
    case .name(let name): [name]
    case .wildcard: [nil]
    case .tuple(let parts):
      parts.map { part in if case .name(let name) = part.kind { name } else { nil } }
    }
  }
}

extension Declaration {
  var strength: LocalVariable.Strength {
    has(.weak) ? .weak : has(.unowned) ? .unowned : .strong
  }
}
