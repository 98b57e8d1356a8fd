import Containment
import Script

/// Bodies of initializers.
extension FunctionChecker {
  func define(initializer: ScriptFunction, _ block: Block, of type: ScriptType) {
    let receiver = FunctionContext.Receiver(type, isMutable: !type.isClass)
    let isConvenience = initializer.isConvenience || (!type.isClass && block.delegatesToSelf)
    if isConvenience { initializer.isConvenience = true }
    let initialization = Initialization(
      isConvenience: isConvenience, isFailable: initializer.isFailable,
      range: initializer.traits.introducer ?? initializer.range)
    let inner = FunctionContext(
      receiver: receiver, role: .initializer(of: type, initialization), result: .void)
    flow.inFunction(inner, enclosing: nil) {
      declareSelf(receiver)
      flow.state.unset = FlowChecker.unsetAtStart(of: type, isConvenience: isConvenience)
      if type.kind == .enum, !isConvenience, let own = inner.selfVariable {
        flow.state.unset = [.variable(ObjectIdentifier(own))]
      }
      let arguments = declareParameters(of: initializer)
      let code = body(block, ending: arguments)
      if flow.state.isReachable {
        flow.requireFinished(at: SourceRange(block.range.end - 1, block.range.end))
      }
      let base = impliedBase
      initializer.body = ScriptFunction.Body(
        code: Step { frame throws(Stop) in
          do throws(Stop) { _ = try code(frame) } catch {
            guard error.reason == .failedInitializer else { throw error }
            frame.endAll(after: inner.selfVariable)
            frame.isFailed = true
          }
          if frame.isFailed {
            // Releases the partly initialized instance.
            if let own = inner.selfVariable { frame.end([own]) }
            frame.result = .none
          } else {
            try base?(frame)
            if let own = inner.selfVariable { frame.result = try frame.read(own) }
          }
          return .return
        }, context: inner, arguments: arguments)
    }
  }

  /// The implicit `super.init()` at the end of an initializer.
  private var impliedBase: AssignmentChecker.Action? {
    guard let type = scopes.ownType, let superclass = type.superclass,
      !(scopes.context.initialization?.isConvenience ?? true),
      !flow.state.set.contains(.delegation),
      let variable = scopes.context.selfVariable
    else { return nil }
    switch superclass {
    case .compiled(let base):
      guard let member = (base.members["init"] ?? []).first(where: \.isCallableWithoutArguments)
      else { return nil }
      let defaults = member.parameters.compactMap(\.defaultValue)
      return { frame throws(Stop) in
        var receiver = try frame.read(variable)
        try frame.run.makeBase(
          &receiver, member, defaults.map { ScriptValue($0(), in: frame.run) })
        frame.write(receiver, to: variable)
      }
    case .script(let own):
      guard let initializer = Initializer.all(of: own).first(where: \.takesNothing) else {
        return nil
      }
      let callable = expressions.calls.delegate(
        to: initializer, of: own, variable, scopes.context.initialization?.range ?? own.range)
      let defaults = callable.parameters.compactMap(\.defaultValue)
      let call = callable.make(Callable.Arguments(codes: defaults), [:])
      return { frame throws(Stop) in _ = try call(frame) }
    }
  }
}

extension Block {
  /// Whether a structure's initializer delegates to another one.
  fileprivate var delegatesToSelf: Bool { statements.contains(where: \.delegatesToSelf) }
}

extension Statement {
  fileprivate var delegatesToSelf: Bool {
    switch kind {
    case .expression(let expression): expression.delegatesToSelf
    case .if(let statement):
      statement.clauses.contains { $0.body.delegatesToSelf }
        || statement.otherwise?.delegatesToSelf ?? false
    case .guard(let statement): statement.body.delegatesToSelf
    case .switch(let statement):
      statement.cases.contains { $0.body.contains(where: \.delegatesToSelf) }
    default: false
    }
  }
}

extension Expression {
  /// Whether it is `self.init(…)`, possibly forced with `!`.
  fileprivate var delegatesToSelf: Bool {
    switch kind {
    case .forceUnwrap(let call): return call.delegatesToSelf
    case .call(let call):
      if case .member(let base, _) = call.callee.kind, case .self = base.kind {
        return callsInitializer
      }
      return false
    default: return false
    }
  }
}
