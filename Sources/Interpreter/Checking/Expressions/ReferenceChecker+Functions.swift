import Script

/// Functions and operators as values: `names.map(describe)`.
extension ReferenceChecker {
  /// An operator used as a function: `sorted(by: >)`.
  func value(
    of operation: InfixOperator, expecting expected: Type?, at range: SourceRange
  ) -> Typed {
    guard case .function(let operands, _)? = expected?.unwrapped, operands.count == 2,
      !operands.contains(where: \.hasPlaceholder),
      let type = operands[0].joined(with: operands[1])
    else { return diagnostics.failure(.undecided("`\(operation.rawValue)`"), at: range) }
    if let own = declared(operation, between: operands) {
      return Typed(.function(operands, own.result)) { _ in
        .function(FunctionValue { values, run throws(Stop) in try run.invoke(own, values) })
      }
    }
    guard let (result, apply) = function(of: operation, between: type) else {
      return diagnostics.failure(
        .noOperator(operation.rawValue, left: "\(operands[0])", right: "\(operands[1])"), at: range)
    }
    return Typed(.function(operands, result)) { _ in
      .function(
        FunctionValue { values, run throws(Stop) in try apply(values[0], values[1], run) })
    }
  }

  /// The operator that a script type declares for these operands.
  private func declared(_ operation: InfixOperator, between operands: [Type]) -> ScriptFunction? {
    let functions = operands.compactMap(\.scriptType).flatMap { type in
      type.lineage.flatMap(\.methods).filter { $0.isStatic && $0.name == operation.rawValue }
    }
    return ScriptFunction.best(of: functions, for: operands)
  }

  private typealias Operation = (ScriptValue, ScriptValue, RunContext) throws(Stop) -> ScriptValue

  private func function(of operation: InfixOperator, between type: Type) -> (Type, Operation)? {
    switch operation {
    case .equal where type.isEquatable:
      (.bool, { one, other, run throws(Stop) in .bool(try one.isEqual(to: other, in: run)) })
    case .unequal where type.isEquatable:
      (.bool, { one, other, run throws(Stop) in .bool(try !one.isEqual(to: other, in: run)) })
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      type.has(.comparable)
        ? (
          .bool,
          { one, other, run throws(Stop) in .bool(try run.compare(one, operation, other)) }
        ) : nil
    case _ where operation.isArithmetic && Arithmetic.isDefined(operation, for: type):
      (
        type,
        { one, other, run throws(Stop) in try Arithmetic.apply(operation, one, other, in: run) }
      )
    default: nil
    }
  }

  /// One of several functions without a receiver, as a value.
  ///
  /// Static methods of a class are dispatched on `base`.
  func value(
    ofOneOf functions: [ScriptFunction], of base: Typed? = nil, expecting expected: Type?
  ) -> Typed {
    guard let function = functions.best(for: expected) else { return .broken }
    if let base, function.owner?.kind == .class {
      let own = calls.callable(function, ofType: base)
      return overloads.functionValue(
        [own], named: function.name, expecting: expected, at: function.range)
    }
    return Typed(function.type) { _ in
      .function(
        FunctionValue { arguments, run throws(Stop) in try run.invoke(function, arguments) })
    }.fitted(to: expected)
  }

  /// A local function as a value; it shares the boxes of its captured variables.
  func value(of local: LocalFunction) -> Typed {
    let here = scopes.context
    local.users.append(here)
    let function = local.function
    return Typed(function.type) { frame throws(Stop) in
      guard let body = function.body else { return .void }
      let count = body.context.captures.count
      try frame.run.make(bytes: RunContext.Size.closure + count * RunContext.Size.field)
      let boxes = body.context.captures.map { frame.box(of: here.reach($0.outer)) }
      return .function(FunctionValue(body, boxes))
    }
  }
}
