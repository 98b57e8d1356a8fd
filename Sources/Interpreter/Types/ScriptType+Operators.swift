import Script

/// Operators that a script type declares.
extension ScriptType {
  /// The function of an operator between two values of the type, possibly inherited.
  func function(of operation: InfixOperator) -> ScriptFunction? {
    lineage.lazy.compactMap { type in
      type.methods.first { method in
        method.isStatic && method.name == operation.rawValue
          && method.parameters.map(\.type) == [.script(type), .script(type)]
      }
    }.first
  }

  /// The result of the declared operator for two values; nil if there is none.
  func answer(_ operation: InfixOperator, _ one: ScriptValue, _ other: ScriptValue) -> Bool? {
    guard let run = host?.run, let function = function(of: operation) else { return nil }
    var answer = false
    run.catchStop { () throws(Stop) in answer = try run.invoke(function, [one, other]).asBool }
    return answer
  }

  /// The result of the declared operator for two values, in a given run.
  func answer(
    _ operation: InfixOperator, _ one: ScriptValue, _ other: ScriptValue, in run: RunContext
  ) throws(Stop) -> Bool? {
    guard let function = function(of: operation) else { return nil }
    return try run.invoke(function, [one, other]).asBool
  }

  /// Visits a nested value of the type; stops the run and returns false if it is nested too deeply.
  func nested(_ look: () -> Bool) -> Bool {
    guard let run = host?.run else { return look() }
    return run.nested(look)
  }
}

extension ScriptValue {
  /// The script type that declares operators for the value.
  var operatorType: ScriptType? {
    switch self {
    case .structure(let value): value.type
    case .enumeration(let value): value.enumCase.type
    case .object: instance?.type
    default: nil
    }
  }
}
