import Containment

// Bridging values between scripts and compiled classes.

extension ScriptValue {
  /// Converts a value from a compiled class.
  init(_ value: consuming Containment.Value, in run: RunContext) {
    self =
      switch consume value {
      case .void: .void
      case .none: .none
      case .bool(let truth): .bool(truth)
      case .int(let number): .int(number)
      case .double(let number): .double(number)
      case .string(let text): .string(text)
      case .object(let object): .object(object)
      case .boxed(let content): (content as? Passenger)?.value ?? .boxed(Boxed(content))
      case .array(let values): .array(values.map { ScriptValue($0, in: run) })
      case .dictionary(let values): .arriving(values, in: run)
      case .function(let function): .function(FunctionValue(function))
      }
  }

  /// Converts the value for compiled classes, accounting for its potential cost.
  func crossing(in run: RunContext) throws(Stop) -> Containment.Value {
    switch self {
    case .string, .array: try run.countCrossing(of: self)
    default: break
    }
    return travelling(in: run)
  }

  /// Converts the value for compiled classes.
  func travelling(in run: RunContext) -> Containment.Value {
    switch self {
    case .void, .unset, .taken, .box, .weak: .void
    case .none: .none
    case .bool(let truth): .bool(truth)
    case .int(let number): .int(number)
    case .double(let number): .double(number)
    case .string(let text): .string(text)
    case .object(let object): .object(object)
    case .boxed(let boxed): .boxed(boxed.content)
    case .array(let values): .array(ScriptValue.travelling(values.content, in: run))
    case .function(let function): .function(function.travelling(in: run))
    case .character, .dictionary, .set, .range, .tuple, .labelled, .structure, .enumeration,
      .metatype:
      .boxed(Passenger(value: self))
    }
  }

  private static func travelling(_ values: [ScriptValue], in run: RunContext) -> [Containment.Value]
  {
    var travelling: [Containment.Value] = []
    _ = run.nested {
      travelling = values.map { $0.travelling(in: run) }
      return true
    }
    return travelling
  }

  private static func arriving(
    _ values: [AnyHashable: Containment.Value], in run: RunContext
  ) -> ScriptValue {
    var dictionary: [ScriptValue: ScriptValue] = [:]
    for (key, value) in values {
      switch key.base {
      case let text as String: dictionary[.string(text)] = ScriptValue(value, in: run)
      case let number as Int: dictionary[.int(number)] = ScriptValue(value, in: run)
      default: break
      }
    }
    return .dictionary(dictionary)
  }
}

/// A script value passed through compiled code unchanged.
private struct Passenger: Equatable {
  let value: ScriptValue
}

extension FunctionValue {
  /// Wraps a compiled function for scripts.
  convenience init(_ function: Containment.Value.Function) {
    self.init { arguments, run throws(Stop) in
      try run.call(function, arguments)
    }
  }

  /// Wraps the function for compiled code; it does nothing after the run has ended.
  func travelling(in run: RunContext) -> Containment.Value.Function {
    // Release the box like a value: functions passed back and forth may be nested without bound.
    Containment.Value.Function { [host = run.host, box = VariableBox(.function(self))] arguments in
      guard let run = host.run, run.stop == nil else { return .void }
      var answer = ScriptValue.void
      run.catchStop { () throws(Stop) in
        let given = try run.call(box.content, arguments.map { ScriptValue($0, in: run) })
        try run.countCrossing(of: given)
        answer = given
      }
      return answer.travelling(in: run)
    }
  }
}
