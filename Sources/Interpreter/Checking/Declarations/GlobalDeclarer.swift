import Script

/// Declares global functions and variables, before any body is checked.
final class GlobalDeclarer {
  private let functions: FunctionChecker
  private let expressions: ExpressionChecker
  private let names: NameTable
  private let scopes: Scopes
  private let types: TypeResolver
  private let flow: FlowChecker
  private let diagnostics: Diagnostics
  private var queue: DeferredChecks { functions.queue }

  init(_ functions: FunctionChecker, _ names: NameTable) {
    (self.functions, self.names, expressions) = (functions, names, functions.expressions)
    (scopes, types, flow) = (functions.scopes, functions.types, functions.flow)
    diagnostics = functions.diagnostics
  }

  /// Declares global functions and variables before any body is checked.
  func declare(_ statement: Statement) {
    guard case .declaration(let declaration) = statement.kind else { return }
    switch declaration.kind {
    case .function(let syntax):
      functions.refuseOperator(syntax)
      let result = syntax.result.map { types.resolve($0) } ?? .void
      let function = functions.signature(
        syntax.name.text, syntax.parameters, result, at: syntax.name.range)
      function.traits = Traits(declaration)
      let others = names.functions[function.name] ?? []
      if others.contains(where: { $0.key == function.key }) {
        diagnostics.report(.redeclared(function.signature), at: syntax.name.range)
      }
      if function.parameters.isEmpty, names.globals[function.name] != nil {
        diagnostics.report(.redeclared(function.signature), at: syntax.name.range)
      }
      names.declare(function)
      if let body = syntax.body { queue.append { self.functions.define(function, body) } }
    case .variable(let variable):
      for binding in variable.bindings {
        for name in binding.pattern.names where names.globals[name.text] == nil {
          declareGlobal(name, binding, isConstant: variable.isConstant, declaration)
        }
      }
    default: break
    }
  }

  private func declareGlobal(
    _ name: Name, _ binding: VariableBinding, isConstant: Bool, _ declaration: Declaration
  ) {
    let variable = GlobalVariable(
      name.text, .unknown, isConstant: isConstant, strength: declaration.strength,
      index: names.nextGlobal(), range: name.range)
    variable.traits = Traits(declaration)
    variable.isTypeWritten = binding.type != nil
    let isTaken = names.functions[name.text]?.contains { $0.parameters.isEmpty } ?? false
    if isTaken || names.types[name.text] != nil {
      diagnostics.report(.redeclared(name.text), at: name.range)
    }
    names.declare(variable)
    guard case .name = binding.pattern.kind else { return }
    if let accessors = binding.accessors { define(accessors, of: variable, binding) }
    if variable.accessors.getter != nil { return }
    variable.resolve = { [unowned variable] in
      variable.resolve = nil
      self.resolve(variable, binding)
    }
  }

  /// Determines the type and initial value of a global variable, wherever it is used first.
  private func resolve(_ variable: GlobalVariable, _ binding: VariableBinding) {
    let (isInside, outer) = (!scopes.isOutermost, flow.state)
    scopes.inMain { infer(variable, binding) }
    if isInside { flow.state = outer }
  }

  /// Determines the type and initial value of a global variable.
  private func infer(_ variable: GlobalVariable, _ binding: VariableBinding) {
    let written = binding.type.map { types.resolve($0) }
    if let written { variable.type = written }
    guard let value = binding.value else {
      if written == nil { diagnostics.report(.wantsInitialValue(variable.name), at: binding.range) }
      return
    }
    let typed =
      written.map { expressions.check(value, as: $0) } ?? expressions.check(value).asOptional
    if typed.type == .void {
      diagnostics.report(.undecided("a variable without a value"), at: binding.range)
    }
    expressions.refuseBareType(typed, value)
    let found = written ?? typed.type
    variable.type = variable.strength == .weak ? found.madeOptional : found
    variable.first = typed
  }
}

/// Computed and observed variables.
extension GlobalDeclarer {
  private func define(
    _ accessors: Accessors, of variable: GlobalVariable, _ binding: VariableBinding
  ) {
    switch accessors {
    case .computed(let getter, let setter):
      guard let type = binding.type.map({ types.resolve($0) }) else {
        return diagnostics.report(.wantsInitialValue(variable.name), at: binding.range)
      }
      variable.type = type
      let get = ScriptFunction(variable.name, [], type, range: variable.range)
      variable.accessors.getter = get
      queue.append { self.functions.define(get, getter) }
      guard let setter else { return }
      variable.accessors.setter = accessor(setter, named: "newValue", of: variable)
    case .observed(let willSet, let didSet):
      queue.append { [unowned variable] in
        variable.resolve?()
        variable.accessors.willSet = willSet.map {
          self.accessor($0, named: "newValue", of: variable)
        }
        variable.accessors.didSet = didSet.map {
          self.accessor($0, named: "oldValue", of: variable)
        }
      }
    case .required: diagnostics.report(.outside("{ get }", of: "a protocol"), at: binding.range)
    }
  }

  private func accessor(
    _ syntax: Accessor, named defaultName: String, of variable: GlobalVariable
  ) -> ScriptFunction {
    let parameter = ScriptFunction.Parameter(
      label: nil, name: syntax.parameter?.text ?? defaultName, type: variable.type,
      defaultValue: nil)
    let function = ScriptFunction(variable.name, [parameter], .void, range: variable.range)
    queue.append {
      self.functions.define(function, syntax.body, role: .globalObserver(of: variable))
    }
    return function
  }
}
