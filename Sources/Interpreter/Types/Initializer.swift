import Containment

/// An initializer of a class.
enum Initializer {
  case script(ScriptFunction)
  case compiled(Member)
  /// The implicit initializer of a base class that declares none.
  case none
}

extension Initializer {
  /// The initializers that can create instances of a class.
  static func all(of type: ScriptType) -> [Initializer] {
    let own = type.initializers.map { Initializer.script($0) }
    guard type.initializers.allSatisfy(\.isConvenience) else {
      return own + inheritedConvenience(of: type)
    }
    switch type.superclass {
    case .script(let superclass): return own + all(of: superclass)
    case .compiled(let base):
      return own + (base.members["init"] ?? []).map { Initializer.compiled($0) }
    case nil: return own + [.none]
    }
  }

  /// The convenience initializers a class inherits because it overrides all designated ones.
  private static func inheritedConvenience(of type: ScriptType) -> [Initializer] {
    guard case .script(let superclass)? = type.superclass else { return [] }
    let inherited = all(of: superclass)
    let isComplete = inherited.allSatisfy { $0.isConvenience || $0.isOverridden(in: type) }
    return isComplete ? inherited.filter { $0.isConvenience && !$0.isOverridden(in: type) } : []
  }

  /// The script's function, if it is one.
  var function: ScriptFunction? {
    if case .script(let function) = self { function } else { nil }
  }

  var signature: String {
    switch self {
    case .none: "init()"
    case .script(let function): function.signature
    case .compiled(let member): member.signature
    }
  }

  /// Whether a class declares an initializer with the same signature and types.
  func isOverridden(in type: ScriptType) -> Bool {
    switch self {
    case .none: type.initializers.contains { $0.signature == "init()" }
    case .script(let function): type.initializers.contains { $0.key == function.key }
    case .compiled(let member): type.initializers.contains { $0.signature == member.signature }
    }
  }

  var isConvenience: Bool {
    if case .script(let function) = self { function.isConvenience } else { false }
  }

  /// Whether it can be called without arguments.
  var takesNothing: Bool {
    switch self {
    case .none: true
    case .script(let function): function.parameters.allSatisfy { $0.defaultValue != nil }
    case .compiled(let member): member.isCallableWithoutArguments
    }
  }
}

extension Member {
  var isCallableWithoutArguments: Bool {
    parameters.allSatisfy { $0.defaultValue != nil }
  }
}
