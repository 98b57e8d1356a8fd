import Containment
import Script

/// The members of a script type.
extension ScriptType {
  /// Whether the type conforms to `CaseIterable`.
  var listsCases: Bool { capabilities.contains("CaseIterable") }

  /// Whether the type itself declares an instance member of this name.
  func declares(_ name: String) -> Bool {
    properties.contains { $0.name == name && !$0.isStatic }
      || methods.contains { $0.name == name && !$0.isStatic }
  }

  /// The access level of a structure's implicit initializer.
  var memberwiseLevel: AccessLevel {
    let given = properties.filter { property in
      property.isStored && !property.isStatic
        && !(property.isConstant && property.storage.hasInitialValue)
    }
    return given.map(\.traits.access).min() ?? .internal
  }

  /// The superclass method that a method overrides: one with the same parameter types, or, if
  /// marked `override`, one that it can replace.
  func method(overriddenBy function: ScriptFunction) -> ScriptFunction? {
    let candidates = (scriptSuperclass?.tables.methods.values ?? [:].values).filter {
      $0.signature == function.signature && $0.owner?.kind != .protocol
    }
    let parameters = function.parameters.map(\.type)
    return candidates.first { $0.type == function.type }
      ?? candidates.filter {
        $0.parameters.map(\.type) == parameters
          || function.isOverride && function.type.converts(to: $0.type)
      }.min { $0.range.start < $1.range.start }
  }

  /// Whether all stored properties have initial values.
  var setsEverything: Bool {
    properties.allSatisfy { !$0.isStored || $0.isStatic || $0.storage.hasInitialValue || $0.isLazy }
  }

  /// Whether its members take precedence over those of another type: a subclass over its
  /// superclass, a type over a protocol extension.
  func isNearer(than other: ScriptType?) -> Bool {
    guard let other, self !== other else { return false }
    return lineage.contains(other) || allContracts.contains(.script(other))
  }

  /// The most derived static method with the same name and parameters, from this class up.
  func staticMethod(like function: ScriptFunction) -> ScriptFunction? {
    lineage.lazy.compactMap { type in
      type.methods.first { method in
        method.isStatic && method.signature == function.signature
          && method.parameters.map(\.type) == function.parameters.map(\.type)
      }
    }.first
  }

  /// The protocol extension's method for a conforming class, which its subclasses inherit.
  func extensionMethod(
    _ key: ScriptFunction.DispatchKey, of contract: ScriptType
  ) -> ScriptFunction? {
    conformer(to: contract)?.tables.methods[key].flatMap { $0.isGiven ? $0 : nil }
  }

  /// The most derived initializer with the same signature, from this class up.
  func initializer(like function: ScriptFunction) -> ScriptFunction? {
    lineage.lazy.compactMap { type in
      type.initializers.first { $0.key == function.key }
    }.first
  }

  /// A method with a requirement's signature but different types.
  func witness(like requirement: ScriptFunction) -> ScriptFunction? {
    let own = lineage.flatMap(\.methods)
    return (own + allContracts.compactMap(\.scriptType).flatMap(\.methods)).first {
      $0.signature == requirement.signature && !$0.isStatic && $0.hasBody
    }
  }

  /// Whether it, or a superclass, already declares conformance to a protocol.
  func conforms(alreadyTo contract: Type) -> Bool {
    contracts.contains(contract) || (scriptSuperclass?.allContracts.contains(contract) ?? false)
  }

  func hasMethod(_ signature: String) -> Bool {
    methods.contains { $0.signature == signature && !$0.isStatic }
  }

  func declaresProperty(_ name: String) -> Bool {
    properties.contains { $0.name == name && !$0.isStatic }
  }

  /// Whether neither it nor an enclosing type is local.
  var isOutsideOfFunctions: Bool {
    sequence(first: self, next: \.outer).allSatisfy { !$0.isLocal }
  }
}

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
