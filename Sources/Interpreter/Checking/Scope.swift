import Script

/// The names declared between one pair of braces; its parent is the enclosing scope.
final class Scope {
  let parent: Scope?
  let context: FunctionContext
  var names: [String: Entry] = [:]
  /// The variables that later statements of this scope declare.
  var upcoming: Set<String> = []
  private(set) var types: [String: ScriptType] = [:]
  /// The variables of this scope, in declaration order.
  private(set) var variables: [LocalVariable] = []

  enum Entry {
    case local(LocalVariable)
    case function([LocalFunction])
  }

  init(in context: FunctionContext, parent: Scope?) {
    self.context = context
    self.parent = parent
  }

  func declare(_ variable: LocalVariable) {
    names[variable.name] = .local(variable)
    variables.append(variable)
  }

  func declare(_ type: ScriptType) { types[type.name] = type }

  /// The innermost local type with this name.
  func findType(_ name: String) -> ScriptType? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.types[name] }.first
  }

  func declare(_ function: LocalFunction) {
    if case .function(let others) = names[function.name] {
      names[function.name] = .function(others + [function])
    } else {
      names[function.name] = .function([function])
    }
  }

  /// The innermost entry with this name.
  func find(_ name: String) -> Entry? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.names[name] }.first
  }
}

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

/// A local function; its captures are found with its body.
final class LocalFunction {
  let function: ScriptFunction
  /// The contexts that refer to it and must be able to reach its captures.
  var users: [FunctionContext] = []

  init(_ function: ScriptFunction) { self.function = function }

  var name: String { function.name }
}

/// A function, initializer, accessor or closure during its check.
final class FunctionContext {
  let parent: FunctionContext?
  /// The type whose member it is, or that encloses it.
  let receiver: Receiver?
  /// The result type; nil while it is being inferred.
  var result: Type?
  /// The types of a closure's `return`s so far.
  var returned: [Type] = []
  private(set) var slotCount = 0
  private(set) var captures: [Capture] = []
  /// The number of loops, and of loops and switches, around the statement being checked.
  var loopDepth = 0
  var breakDepth = 0
  /// Whether it is the script, a function or a closure.
  let kind: Kind
  /// Whether it is a closure that may escape.
  var isEscaping = false
  /// Whether it certainly escapes; unknown for arguments of function values.
  var surelyEscapes = false
  /// The closure's range.
  var range: SourceRange?
  /// The property that it observes.
  var observed: ScriptProperty?
  /// The type whose initializer or `deinit` it is.
  var constructed: ScriptType?
  /// The global variable that it observes.
  var observedGlobal: GlobalVariable?
  /// `self`, in slot 0.
  var selfVariable: LocalVariable?
  /// The kind of initializer, if it is one.
  var initialization: Initialization?

  enum Kind { case script, function, closure }

  struct Receiver {
    let type: Type
    let isStatic: Bool
    let isMutable: Bool
  }

  /// A captured variable, and the slot that holds its box here.
  struct Capture {
    let outer: LocalVariable
    let own: LocalVariable
  }

  init(
    _ kind: Kind = .function, parent: FunctionContext? = nil, receiver: Receiver? = nil,
    result: Type?
  ) {
    self.kind = kind
    self.parent = parent
    self.receiver = receiver ?? parent?.receiver
    self.result = result
  }

  func makeVariable(
    _ name: String, _ type: Type, isConstant: Bool, strength: LocalVariable.Strength = .strong
  ) -> LocalVariable {
    slotCount += 1
    return LocalVariable(
      name, type, isConstant: isConstant, strength: strength, slot: slotCount - 1, in: self)
  }

  /// The local variable for a variable of this function or an enclosing one, captured if necessary.
  func reach(_ variable: LocalVariable) -> LocalVariable {
    guard variable.context !== self, let parent else { return variable }
    let outer = parent.reach(variable)
    if let capture = captures.first(where: { $0.outer === outer }) { return capture.own }
    outer.isBoxed = true
    let own = makeVariable(
      variable.name, variable.type, isConstant: variable.isConstant, strength: variable.strength)
    own.isBoxed = true
    captures.append(Capture(outer: outer, own: own))
    return own
  }
}

/// The kind of initializer being checked.
struct Initialization {
  /// Whether it delegates to another initializer of the type.
  let isConvenience: Bool
  /// Whether it may return nil.
  let isFailable: Bool
  /// The range of the word `init`.
  let range: SourceRange
}
