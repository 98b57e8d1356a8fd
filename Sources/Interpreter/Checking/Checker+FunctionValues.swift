import Containment
import Script

/// Functions, methods, initializers and operators as values: `names.map(String.init)`.
extension Checker {
  /// The first of several callables that matches the expected type, as a value.
  func functionValue(
    _ candidates: [Callable], named name: String, expecting expected: Type?, at range: SourceRange
  ) -> Typed {
    let isDecided = expected?.unwrapped.isFunction ?? false
    for callable in candidates where isDecided || candidates.count == 1 {
      guard let (parameters, result, bindings) = fit(callable, expected) else { continue }
      let context = FunctionContext(result: nil)
      let arguments = parameters.map { context.makeVariable("_", $0, isConstant: true) }
      let code = callable.make(Callable.Arguments(codes: arguments.map(reading)), bindings)
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
      return failure(.undecided("`\(name)`"), at: range)
    }
    return failure(.noOverload(name, candidates: candidates.map(\.signature)), at: range)
  }

  /// The parameter and result types of a callable if it fits the expected function type.
  func fit(
    _ callable: Callable, _ expected: Type?
  ) -> (parameters: [Type], result: Type, bindings: [Type.Placeholder: Type])? {
    guard !callable.parameters.contains(where: \.isVariadic) else { return nil }
    let own = callable.parameters.map(\.type)
    var solver = Solver(callable.bindings)
    var parameters = own.map { solver.substituted($0) }
    if case .function(let wanted, let result)? = expected?.unwrapped {
      guard wanted.count == own.count else { return nil }
      for (pattern, type) in zip(own, wanted) where !type.hasPlaceholder {
        guard solver.unify(pattern, type) else { return nil }
      }
      parameters = zip(own, wanted).map { $1.hasPlaceholder ? solver.substituted($0) : $1 }
      let given = solver.substituted(callable.result)
      guard result.hasPlaceholder || given.converts(to: result) else { return nil }
    }
    let result = solver.substituted(callable.result)
    guard !result.hasPlaceholder, !parameters.contains(where: \.hasPlaceholder) else { return nil }
    let isComplete = callable.requirements.allSatisfy {
      solver.substituted($0.type).has($0.capability)
    }
    return isComplete ? (parameters, result, solver.bindings) : nil
  }

  /// An operator used as a function: `sorted(by: >)`.
  func value(
    of operation: InfixOperator, expecting expected: Type?, at range: SourceRange
  ) -> Typed {
    guard case .function(let operands, _)? = expected?.unwrapped, operands.count == 2,
      !operands.contains(where: \.hasPlaceholder),
      let type = operands[0].joined(with: operands[1])
    else { return failure(.undecided("`\(operation.rawValue)`"), at: range) }
    if let own = declared(operation, between: operands) {
      return Typed(.function(operands, own.result)) { _ in
        .function(FunctionValue { values, run throws(Stop) in try run.invoke(own, values) })
      }
    }
    guard let (result, apply) = function(of: operation, between: type) else {
      return failure(
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
    return Self.best(of: functions, for: operands)
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
      let own = callable(function, ofType: base)
      return functionValue([own], named: function.name, expecting: expected, at: function.range)
    }
    return Typed(function.type) { _ in
      .function(
        FunctionValue { arguments, run throws(Stop) in try run.invoke(function, arguments) })
    }.fitted(to: expected)
  }

  /// A local function as a value; it shares the boxes of its captured variables.
  func value(of local: LocalFunction) -> Typed {
    let here = context
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

  func reading(_ variable: LocalVariable) -> Code {
    Code { frame throws(Stop) in try frame.read(variable) }
  }
}

extension ScriptFunction {
  /// Whether it can be used where this function type, possibly partly unknown, is expected.
  func fits(_ expected: Type?) -> Bool {
    guard case .function(let wanted, let result)? = expected?.unwrapped else { return true }
    return wanted.count == parameters.count
      && zip(wanted, parameters).allSatisfy { $0.hasPlaceholder || $0.converts(to: $1.type) }
      && (result.hasPlaceholder || self.result.converts(to: result))
  }
}

extension [ScriptFunction] {
  /// The function for an expected type: the one with exactly that type, or else the first that
  /// fits.
  func best(for expected: Type?) -> ScriptFunction? {
    first { expected?.unwrapped == $0.type } ?? first { $0.fits(expected) } ?? first
  }
}

extension Typed {
  /// The function converted to the expected type, as far as that is known.
  func fitted(to expected: Type?) -> Typed {
    guard case .function(let own, let result) = type,
      case .function(let wanted, _)? = expected?.unwrapped, own.count == wanted.count,
      zip(own, wanted).allSatisfy({ $1.hasPlaceholder || $1.converts(to: $0) })
    else { return self }
    return retyped(.function(zip(own, wanted).map { $1.hasPlaceholder ? $0 : $1 }, result))
  }
}

extension FunctionValue {
  /// A closure or local function with the boxes it shares and its capture list values.
  convenience init(
    _ body: ScriptFunction.Body, _ boxes: [ScriptValue],
    _ kept: [(LocalVariable, ScriptValue)] = [],
    spreads: Bool = false
  ) {
    let kept = kept.isEmpty ? nil : KeptValues(kept)
    let boxes = CopyOnWriteBox(boxes)
    self.init(keeping: kept) { arguments, run throws(Stop) in
      let frame = Frame(run, body.context)
      for (capture, box) in zip(body.context.captures, boxes) {
        frame.share(box, as: capture.own)
      }
      for (variable, value) in kept?.values ?? [] { frame.keep(value, as: variable) }
      if spreads, case .tuple(let values)? = arguments.first {
        return try run.enter(frame, body, values.content)
      }
      return try run.enter(frame, body, arguments)
    }
  }
}

extension Type {
  fileprivate var isFunction: Bool { if case .function = self { true } else { false } }
}
