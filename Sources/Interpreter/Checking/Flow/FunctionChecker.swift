import Script

/// Checks functions: their signatures, and their bodies once all declarations are known.
final class FunctionChecker {
  let source: SourceText
  let expressions: ExpressionChecker
  let statements: StatementChecker
  let variables: VariableTable
  let scopes: Scopes
  let types: TypeResolver
  let flow: FlowChecker
  let trials: Trials
  let queue: DeferredChecks
  let diagnostics: Diagnostics
  private var localFunctions: [LocalFunction] = []
  /// Declares local types.
  weak var localTypes: TypeDeclarer?

  init(_ statements: StatementChecker, _ queue: DeferredChecks) {
    (self.statements, self.queue) = (statements, queue)
    (source, expressions) = (statements.source, statements.expressions)
    (variables, scopes, types) = (statements.variables, statements.scopes, statements.types)
    (flow, trials, diagnostics) = (expressions.flow, expressions.trials, expressions.diagnostics)
    (expressions.closures, statements.functions) = (self, self)
  }
}

/// Declarations.
extension FunctionChecker {
  func signature(
    _ name: String, _ parameters: [Parameter], _ result: Type, at range: SourceRange,
    owner: ScriptType? = nil
  ) -> ScriptFunction {
    let parameters = parameters.map { parameter in
      let type = types.resolve(parameter.type)
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
    let receiver = scopes.context.receiver.map {
      FunctionContext.Receiver($0.type, isStatic: true)
    }
    queue.append { self.define(function, value, receiver) }
    return function
  }

  /// Declares the functions of a block before its statements; returns closures that check their
  /// bodies.
  func declareFunctions(in statements: [Statement]) -> [() -> Void] {
    guard !scopes.isOutermost else { return [] }
    localTypes?.declareLocalTypes(in: statements)
    var bodies: [() -> Void] = []
    for statement in statements {
      guard case .declaration(let declaration) = statement.kind else { continue }
      switch declaration.kind {
      case .function(let syntax):
        refuseOperator(syntax)
        let result = syntax.result.map { types.resolve($0) } ?? .void
        let function = signature(
          syntax.name.text, syntax.parameters, result, at: syntax.name.range)
        if case .function(let others)? = scopes.current.names[function.name],
          others.contains(where: {
            $0.function.signature == function.signature && $0.function.type == function.type
          })
        {
          diagnostics.report(.redeclared(function.signature), at: syntax.name.range)
          continue
        }
        let local = LocalFunction(function)
        scopes.current.declare(local)
        localFunctions.append(local)
        let home = scopes.current
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
    diagnostics.report(
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

/// Bodies.
extension FunctionChecker {
  /// Compiles an expression as a function body.
  func define(
    _ function: ScriptFunction, _ value: Expression, _ receiver: FunctionContext.Receiver?
  ) {
    let inner = FunctionContext(receiver: receiver, result: function.result)
    flow.inFunction(inner, enclosing: nil) {
      declareSelf(receiver)
      let typed = expressions.check(value, as: function.result)
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
    let variable = scopes.context.makeVariable("self", type, isConstant: !receiver.isMutable)
    scopes.context.selfVariable = variable
    scopes.current.declare(variable)
  }

  /// Compiles the body of a function.
  func define(
    _ function: ScriptFunction, _ block: Block, _ receiver: FunctionContext.Receiver? = nil,
    enclosing: Scope? = nil, role: FunctionContext.Role = .ordinary
  ) {
    let inner = FunctionContext(
      parent: enclosing?.context, receiver: receiver, role: role, result: function.result)
    flow.inFunction(inner, enclosing: enclosing) {
      declareSelf(receiver)
      let arguments = declareParameters(of: function)
      let code = body(block, ending: arguments)
      function.body = ScriptFunction.Body(code: code, context: inner, arguments: arguments)
    }
  }

  func declareParameters(of function: ScriptFunction) -> [LocalVariable] {
    function.parameters.map { parameter in
      let variable = variables.declare(
        Name(text: parameter.name, range: function.range), parameter.type, isConstant: true)
      if !parameter.isEscaping { variable.nonEscaping = .parameter }
      variables.locate(variable, at: parameter.range ?? function.range)
      return variable
    }
  }

  /// Compiles the statements of a function or closure; a single expression is its result.
  func body(_ block: Block, ending variables: [LocalVariable] = []) -> Step {
    if block.statements.count == 1, case .expression(let expression) = block.statements[0].kind,
      scopes.context.result != .void, scopes.context.initialization == nil
    {
      return returning(expression, ending: variables)
    }
    let steps = statements.statements(returning(block.statements))
    if scopes.context.isClosure, block.statements.count == 1, statements.isValueUnused,
      case .expression = block.statements[0].kind
    {
      trials.score.functionConversions += 1
    }
    if flow.state.isReachable, let result = scopes.context.result, result != .void,
      result != .unknown,
      scopes.context.initialization == nil
    {
      diagnostics.report(
        .missingReturn("\(result)"),
        at: SourceRange(max(block.range.start, block.range.end - 1), block.range.end))
    }
    return Step { frame throws(Stop) in
      let completion = try steps(frame)
      frame.end(variables)
      return completion
    }
  }

  /// The statements, with a `return` in each branch if a `switch` or `if` is the only statement.
  private func returning(_ statements: [Statement]) -> [Statement] {
    guard statements.count == 1, let result = scopes.context.result, result != .void,
      scopes.context.initialization == nil
    else { return statements }
    return statements[0].returningBranches.map { [$0] } ?? statements
  }

  private func returning(
    _ expression: Expression, ending variables: [LocalVariable]
  ) -> Step {
    let line = source.line(of: expression.range.start)
    let size = expression.range.size
    let typed: Typed
    flow.refuseEscape(expression, as: .used)
    if let result = scopes.context.result {
      typed = expressions.check(expression, as: result, .returned)
    } else {
      typed = expressions.check(expression)
      scopes.context.result = typed.type
    }
    return Step { frame throws(Stop) in
      try frame.run.begin(line: line, size: size)
      frame.result = try typed.code(frame)
      frame.end(variables)
      return .return
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

/// The checks of bodies, which wait until all declarations are known.
final class DeferredChecks {
  private var waiting: [() -> Void] = []

  func append(_ check: @escaping () -> Void) { waiting.append(check) }

  /// Runs all checks, and those that they append.
  func run() {
    while !waiting.isEmpty {
      let checks = waiting
      waiting = []
      for check in checks { check() }
    }
  }
}
