import Script

/// Function signatures, and bodies once all declarations are known.
extension Checker {
  func signature(
    _ name: String, _ parameters: [Parameter], _ result: Type, at range: SourceRange,
    owner: ScriptType? = nil
  ) -> ScriptFunction {
    let parameters = parameters.map { parameter in
      let type = type(parameter.type)
      return ScriptFunction.Parameter(
        label: parameter.label?.text, name: parameter.name.text, type: type,
        defaultValue: parameter.defaultValue.map { defaultValue($0, type) },
        isEscaping: parameter.type.isEscaping, range: parameter.name.range)
    }
    return ScriptFunction(name, parameters, result, range: range, owner: owner)
  }

  /// A default argument, compiled as a function.
  func defaultValue(_ value: Expression, _ type: Type) -> ScriptFunction {
    let function = ScriptFunction("default", [], type, range: value.range)
    let receiver = context.receiver.map {
      FunctionContext.Receiver(type: $0.type, isStatic: true, isMutable: false)
    }
    waiting.append { self.define(function, value, receiver) }
    return function
  }

  /// Compiles an expression as a function body.
  func define(
    _ function: ScriptFunction, _ value: Expression, _ receiver: FunctionContext.Receiver?
  ) {
    let inner = FunctionContext(receiver: receiver, result: function.result)
    inFunction(inner, enclosing: nil) {
      declareSelf(receiver)
      let typed = check(value, as: function.result)
      function.body = expressionBody(typed, inner)
    }
  }

  func expressionBody(_ typed: Typed, _ context: FunctionContext) -> ScriptFunction.Body {
    ScriptFunction.Body(
      code: Step { frame throws(Stop) in
        frame.result = try typed.code(frame)
        return .return
      }, context: context, arguments: [])
  }

  func declareSelf(_ receiver: FunctionContext.Receiver?) {
    guard let receiver else { return }
    if receiver.isStatic, receiver.type.scriptType?.kind != .class { return }
    let type = receiver.isStatic ? Type.metatype(receiver.type) : receiver.type
    let variable = context.makeVariable("self", type, isConstant: !receiver.isMutable)
    context.selfVariable = variable
    scope.declare(variable)
  }

  /// Compiles the body of a function.
  func define(
    _ function: ScriptFunction, _ block: Block, _ receiver: FunctionContext.Receiver? = nil,
    enclosing: Scope? = nil, observed: ScriptProperty? = nil,
    observing variable: GlobalVariable? = nil, constructing type: ScriptType? = nil
  ) {
    let inner = FunctionContext(
      parent: enclosing?.context, receiver: receiver, result: function.result)
    (inner.observed, inner.observedGlobal, inner.constructed) = (observed, variable, type)
    inFunction(inner, enclosing: enclosing) {
      declareSelf(receiver)
      let arguments = declareParameters(of: function)
      let code = body(block, ending: arguments)
      function.body = ScriptFunction.Body(code: code, context: inner, arguments: arguments)
    }
  }

  func declareParameters(of function: ScriptFunction) -> [LocalVariable] {
    function.parameters.map { parameter in
      let variable = declared(
        Name(text: parameter.name, range: function.range), parameter.type, isConstant: true)
      variable.range = parameter.range ?? function.range
      if !parameter.isEscaping { variable.nonEscaping = .parameter }
      notice(variable)
      return variable
    }
  }

  /// Declares the functions of a block before its statements; returns closures that check their
  /// bodies.
  func declareFunctions(in statements: [Statement]) -> [() -> Void] {
    guard !isOutermost else { return [] }
    declareLocalTypes(in: statements)
    var bodies: [() -> Void] = []
    for statement in statements {
      guard case .declaration(let declaration) = statement.kind else { continue }
      switch declaration.kind {
      case .function(let syntax):
        refuseOperator(syntax)
        let result = syntax.result.map { type($0) } ?? .void
        let function = signature(
          syntax.name.text, syntax.parameters, result, at: syntax.name.range)
        if case .function(let others)? = scope.names[function.name],
          others.contains(where: {
            $0.function.signature == function.signature && $0.function.type == function.type
          })
        {
          report(.redeclared(function.signature), at: syntax.name.range)
          continue
        }
        let local = LocalFunction(function)
        scope.declare(local)
        localFunctions.append(local)
        let home = scope
        if let body = syntax.body {
          bodies.append { self.define(function, body, enclosing: home) }
        }
      default: break
      }
    }
    return bodies
  }

  /// Reports an operator function outside of a type.
  func refuseOperator(_ syntax: FunctionDeclaration) {
    guard InfixOperator(rawValue: syntax.name.text) != nil else { return }
    report(
      .unsupported(
        "an operator function outside of a type",
        instead: "declare it `static` inside of the type"), at: syntax.name.range)
  }

  /// Propagates the captures of local functions to all their users.
  func settleCaptures() {
    var isSettled = false
    while !isSettled {
      isSettled = true
      for local in localFunctions {
        guard let body = local.function.body else { continue }
        for capture in body.context.captures {
          for user in local.users where user.needs(capture.outer) {
            _ = user.reach(capture.outer)
            isSettled = false
          }
        }
      }
    }
  }
}

extension FunctionContext {
  /// Whether this context still needs to capture a variable from an enclosing one.
  fileprivate func needs(_ variable: LocalVariable) -> Bool {
    guard variable.context !== self, let parent else { return false }
    if parent.needs(variable) { return true }
    let outer = parent.reach(variable)
    return !captures.contains { $0.outer === outer }
  }
}

extension TypeSyntax {
  /// Whether a function parameter of this type may escape.
  var isEscaping: Bool {
    if case .function(_, _, let isEscaping) = kind { isEscaping } else { true }
  }
}
