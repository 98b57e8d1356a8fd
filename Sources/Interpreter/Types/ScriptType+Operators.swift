import Script

/// The operators that a script's type declares for its values.
extension ScriptType {
  /// The function of an operator between two values of the type, inherited ones too.
  func function(of operation: InfixOperator) -> ScriptFunction? {
    lineage.lazy.compactMap { type in
      type.methods.first { method in
        method.isStatic && method.name == operation.rawValue
          && method.parameters.map(\.type) == [.script(type), .script(type)]
      }
    }.first
  }

  /// What the declared operator says of two values; nothing if there is none.
  func answer(_ operation: InfixOperator, _ one: ScriptValue, _ other: ScriptValue) -> Bool? {
    guard let run = host?.run, let function = function(of: operation) else { return nil }
    var answer = false
    run.catchStop { () throws(Stop) in answer = try run.invoke(function, [one, other]).asBool }
    return answer
  }

  /// What the declared operator says of two values, in a run that asks for it.
  func answer(
    _ operation: InfixOperator, _ one: ScriptValue, _ other: ScriptValue, in run: RunContext
  ) throws(Stop) -> Bool? {
    guard let function = function(of: operation) else { return nil }
    return try run.invoke(function, [one, other]).asBool
  }

  /// Looks into a value of the type; answers false if that is nested too deeply, which ends the run.
  func nested(_ look: () -> Bool) -> Bool {
    guard let run = host?.run else { return look() }
    return run.nested(look)
  }
}

extension ScriptValue {
  /// The type of the script that says what operators do with the value.
  var operatorType: ScriptType? {
    switch self {
    case .structure(let value): value.type
    case .enumeration(let value): value.enumCase.type
    case .object: instance?.type
    default: nil
    }
  }
}
