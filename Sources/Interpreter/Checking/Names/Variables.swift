import Script

/// A local variable of a function, closure or block.
final class LocalVariable {
  let name: String
  let type: Type
  let isConstant: Bool
  let strength: Strength
  let slot: Int
  unowned let context: FunctionContext
  /// Whether its slot holds a box; known once its whole function is checked.
  var isBoxed = false
  /// Its ID among the recorded variables.
  var recordID: Int?
  /// Whether it is a non-escaping function, and why.
  var nonEscaping: NonEscaping?
  /// Where it is declared, for editors.
  var range: SourceRange?
  /// Whether it is used.
  var isUsed = false

  enum Strength {
    case strong, weak, unowned
  }

  enum NonEscaping {
    case parameter, copy
  }

  init(
    _ name: String, _ type: Type, isConstant: Bool, strength: Strength = .strong, slot: Int,
    in context: FunctionContext
  ) {
    (self.name, self.type, self.isConstant) = (name, type, isConstant)
    (self.strength, self.slot, self.context) = (strength, slot, context)
  }
}

extension LocalVariable.Strength {
  /// The error in declaring a variable of a type with this strength, or nil.
  func refusal(of type: Type, isWritten: Bool) -> Refusal? {
    guard self != .strong, type != .unknown else { return nil }
    let wrapped = type.unwrapped
    let name = self == .weak ? "weak" : "unowned"
    if wrapped.isClass {
      return self == .weak && isWritten && !type.isOptional ? .weakPlain("\(type)") : nil
    }
    if wrapped.isContract {
      return .weakProtocol(name, of: wrapped == .any ? "Any" : "any \(wrapped)")
    }
    return .weakValue(name, of: "\(wrapped)")
  }
}

/// A global variable; functions may use it before its declaration.
final class GlobalVariable {
  let name: String
  let isConstant: Bool
  let strength: LocalVariable.Strength
  let index: Int
  let range: SourceRange
  var type: Type
  var traits = Traits()
  /// Whether the type is written, not inferred from the initial value.
  var isTypeWritten = false
  /// Whether its declaration has been checked.
  var isDeclared = false
  var recordID: Int?
  var accessors = AccessorFunctions()
  /// The initial value.
  var first: Typed?
  /// Infers the type from the initial value if it is needed early.
  var resolve: (() -> Void)?

  init(
    _ name: String, _ type: Type, isConstant: Bool, strength: LocalVariable.Strength, index: Int,
    range: SourceRange
  ) {
    (self.name, self.type, self.isConstant) = (name, type, isConstant)
    (self.strength, self.index, self.range) = (strength, index, range)
  }
}
