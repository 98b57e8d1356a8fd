import Script

/// A function, initializer, accessor or closure during its check.
final class FunctionContext {
  let parent: FunctionContext?
  /// The type whose member it is, or that encloses it.
  let receiver: Receiver?
  let kind: Kind
  let role: Role
  /// The result type; nil while it is being inferred.
  var result: Type?
  private(set) var slotCount = 0
  private(set) var captures: [Capture] = []
  /// The number of loops, and of loops and switches, around the statement being checked.
  var loopDepth = 0
  var breakDepth = 0
  /// `self`, in slot 0.
  var selfVariable: LocalVariable?

  enum Kind {
    case script, function
    case closure(SourceRange, ValueUse)
  }

  /// A function that accesses some variables directly, bypassing their observers.
  enum Role {
    case ordinary
    case observer(of: ScriptProperty)
    case globalObserver(of: GlobalVariable)
    case initializer(of: ScriptType, Initialization)
    case deinitializer(of: ScriptType)
  }

  struct Receiver {
    let type: Type
    let isStatic: Bool
    let isMutable: Bool

    init(_ type: Type, isStatic: Bool = false, isMutable: Bool = false) {
      (self.type, self.isStatic, self.isMutable) = (type, isStatic, isMutable)
    }

    init(_ type: ScriptType, isStatic: Bool = false, isMutable: Bool = false) {
      self.init(type.ownType, isStatic: isStatic, isMutable: isMutable)
    }
  }

  /// A captured variable, and the slot that holds its box here.
  struct Capture {
    let outer: LocalVariable
    let own: LocalVariable
  }

  init(
    _ kind: Kind = .function, parent: FunctionContext? = nil, receiver: Receiver? = nil,
    role: Role = .ordinary, result: Type?
  ) {
    (self.kind, self.parent, self.role, self.result) = (kind, parent, role, result)
    self.receiver = receiver ?? parent?.receiver
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

extension FunctionContext {
  /// This function, and those that enclose it.
  var enclosing: some Sequence<FunctionContext> { sequence(first: self, next: \.parent) }

  var isScript: Bool { if case .script = kind { true } else { false } }
  var isFunction: Bool { if case .function = kind { true } else { false } }
  var isClosure: Bool { if case .closure = kind { true } else { false } }

  /// The range of a closure.
  var range: SourceRange? { if case .closure(let range, _) = kind { range } else { nil } }

  /// Whether it is a closure that may escape.
  var isEscaping: Bool {
    if case .closure(_, let use) = kind { use != .calledAtOnce } else { false }
  }

  /// Whether it is a closure that certainly escapes; unknown for arguments of function values.
  var surelyEscapes: Bool {
    if case .closure(_, let use) = kind {
      use != .calledAtOnce && use != .passedToValue
    } else {
      false
    }
  }

  /// The property that it observes.
  var observed: ScriptProperty? { if case .observer(let property) = role { property } else { nil } }

  /// The global variable that it observes.
  var observedGlobal: GlobalVariable? {
    if case .globalObserver(let variable) = role { variable } else { nil }
  }

  /// The type whose initializer or `deinit` it is.
  var constructed: ScriptType? {
    switch role {
    case .initializer(let type, _), .deinitializer(let type): type
    default: nil
    }
  }

  /// The kind of initializer, if it is one.
  var initialization: Initialization? {
    if case .initializer(_, let initialization) = role { initialization } else { nil }
  }

  /// The initializer being checked, or the one around the closure being checked.
  var initializationAround: Initialization? { enclosing.lazy.compactMap(\.initialization).first }

  /// The compiled superclass of the class whose `deinit` is being checked; it must not retain
  /// `self`.
  var endingBase: CompiledType? {
    enclosing.lazy.compactMap { context in
      if case .deinitializer(let type) = context.role { type.compiledBase } else { nil }
    }.first
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
