import Script

/// The names that one pair of braces introduces, over those around it.
final class Scope {
  let parent: Scope?
  let context: FunctionContext
  var names: [String: Entry] = [:]
  /// The variables that statements of this scope declare further down.
  var upcoming: Set<String> = []
  private(set) var types: [String: ScriptType] = [:]
  /// The variables of this scope in the order of their declarations.
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

  /// The nearest type of this name that a block declares.
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

  /// The nearest entry of this name, in this scope or those around it.
  func find(_ name: String) -> Entry? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.names[name] }.first
  }
}

/// A variable of a function, a closure or a block.
final class LocalVariable {
  let name: String
  let type: Type
  let isConstant: Bool
  let strength: Strength
  let slot: Int
  unowned let context: FunctionContext
  /// Whether its slot holds a box; known when all of its function is checked.
  var isBoxed = false
  /// Its number among the variables whose changes are recorded.
  var recordID: Int?
  /// Whether it is a function that must not outlive a call, and how it came to be one.
  var nonEscaping: NonEscaping?
  /// Where it is declared, for editors.
  var range: SourceRange?
  /// Whether its name is used.
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

/// A function declared inside of a function; its captures are found with its body.
final class LocalFunction {
  let function: ScriptFunction
  /// Where it is named: every such place must be able to reach what it captures.
  var users: [FunctionContext] = []

  init(_ function: ScriptFunction) { self.function = function }

  var name: String { function.name }
}

/// A function, an initializer, an accessor or a closure while it is checked.
final class FunctionContext {
  let parent: FunctionContext?
  /// The type whose member it is, or encloses it.
  let receiver: Receiver?
  /// What it returns; nothing while that is to be inferred.
  var result: Type?
  /// What the `return`s of a closure gave so far.
  var returned: [Type] = []
  private(set) var slotCount = 0
  private(set) var captures: [Capture] = []
  /// How many loops, and loops or switches, are around the statement being checked.
  var loopDepth = 0
  var breakDepth = 0
  /// Whether it is the script itself, or a closure.
  let kind: Kind
  /// Whether it is a closure that may be called after the call it is handed to has ended.
  var isEscaping = false
  /// The same, where that is known: what a function value does with its arguments is not.
  var surelyEscapes = false
  /// Where the closure stands.
  var range: SourceRange?
  /// The property whose observer it is.
  var observed: ScriptProperty?
  /// The type whose initializer or `deinit` it is.
  var constructed: ScriptType?
  /// The variable of the top level whose observer it is.
  var observedGlobal: GlobalVariable?
  /// `self`, in slot 0.
  var selfVariable: LocalVariable?
  /// What kind of initializer it is, if it is one.
  var initialization: Initialization?

  enum Kind { case script, function, closure }

  struct Receiver {
    let type: Type
    let isStatic: Bool
    let isMutable: Bool
  }

  /// A variable from outside, and the slot that holds its box here.
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

  /// The variable here that stands for one of this function or of one around it.
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

/// What kind of initializer is being checked.
struct Initialization {
  /// Whether it calls another initializer of the type.
  let isConvenience: Bool
  /// Whether it may give nil.
  let isFailable: Bool
  /// The word `init`.
  let range: SourceRange
}
