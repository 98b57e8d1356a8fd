import Script

/// Functions, methods, initializers and operators as values: `names.map(String.init)`.
extension OverloadResolver {
  /// The first of several callables that matches the expected type, as a value.
  func functionValue(
    _ candidates: [Callable], named name: String, expecting expected: Type?, at range: SourceRange
  ) -> Typed {
    let isDecided = expected?.unwrapped.isFunction ?? false
    for callable in candidates where isDecided || candidates.count == 1 {
      guard let (parameters, result, bindings) = callable.fit(expected) else { continue }
      let context = FunctionContext(result: nil)
      let arguments = parameters.map { context.makeVariable("_", $0, isConstant: true) }
      let code = callable.make(Callable.Arguments(codes: arguments.map(Code.reading)), bindings)
      return Typed(.function(parameters, result)) { _ in
        .function(
          FunctionValue { values, run throws(Stop) in
            let frame = Frame(run, context)
            for (argument, value) in zip(arguments, values) { frame.declare(argument, value) }
            return try code(frame)
          })
      }
    }
    guard isDecided else {
      return diagnostics.failure(.undecided("`\(name)`"), at: range)
    }
    return diagnostics.failure(
      .noOverload(name, candidates: candidates.map(\.signature)), at: range)
  }
}

extension Callable {
  /// The parameter and result types, if it fits the expected function type.
  func fit(
    _ expected: Type?
  ) -> (parameters: [Type], result: Type, bindings: [Type.Placeholder: Type])? {
    guard !self.parameters.contains(where: \.isVariadic) else { return nil }
    let own = self.parameters.map(\.type)
    var solver = Solver(bindings)
    var parameters = own.map { solver.substituted($0) }
    if case .function(let wanted, let result)? = expected?.unwrapped {
      guard wanted.count == own.count else { return nil }
      for (pattern, type) in zip(own, wanted) where !type.hasPlaceholder {
        guard solver.unify(pattern, type) else { return nil }
      }
      parameters = zip(own, wanted).map { $1.hasPlaceholder ? solver.substituted($0) : $1 }
      let given = solver.substituted(self.result)
      guard result.hasPlaceholder || given.converts(to: result) else { return nil }
    }
    let result = solver.substituted(self.result)
    guard !result.hasPlaceholder, !parameters.contains(where: \.hasPlaceholder) else { return nil }
    let isComplete = requirements.allSatisfy {
      solver.substituted($0.type).has($0.capability)
    }
    return isComplete ? (parameters, result, solver.bindings) : nil
  }
}
