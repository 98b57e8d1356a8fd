import Script

/// What the form of an expression says about its type.
extension Expression {
  /// The default type of an expression that consists only of number literals, or nil.
  var literalType: Type? {
    switch kind {
    case .integer: .int
    case .floating: .double
    case .parenthesized(let inner), .prefix(.minus, let inner), .prefix(.plus, let inner):
      inner.literalType
    case .infix(let left, let operation, _, let right) where operation.isArithmetic:
      switch (left.literalType, right.literalType) {
      case (.double, .some), (.some, .double): .double
      case (.int, .int): .int
      default: nil
      }
    default: nil
    }
  }

  /// Whether its type depends on its context.
  var takesTypeFromOutside: Bool {
    switch kind {
    case .nil, .implicitMember, .array, .dictionary, .closure: true
    case .call(let call): call.callee.isImplicitMember
    case .parenthesized(let inner): inner.takesTypeFromOutside
    default: literalType != nil
    }
  }

  private var isImplicitMember: Bool {
    if case .implicitMember = kind { true } else { false }
  }

  /// Whether it consists only of names and numbers, so that checking it twice is cheap.
  var isPlain: Bool {
    switch kind {
    case .integer, .floating, .identifier, .self: true
    case .member(let base, _), .prefix(_, let base), .parenthesized(let base): base.isPlain
    case .infix(let left, _, _, let right): left.isPlain && right.isPlain
    default: false
    }
  }

  var isNil: Bool { if case .nil = kind { true } else { false } }

  /// Whether it has no type without context.
  var needsTypeFromOutside: Bool {
    switch kind {
    case .nil, .implicitMember: true
    case .array(let elements): elements.allSatisfy(\.needsTypeFromOutside)
    case .dictionary(let entries): entries.isEmpty
    case .call(let call): call.callee.needsTypeFromOutside
    case .parenthesized(let inner): inner.needsTypeFromOutside
    default: false
    }
  }

  /// The type hint that a neighboring expression's type gives this expression.
  func hint(_ neighbour: Type) -> Type {
    if case .nil = kind { neighbour.madeOptional } else { neighbour }
  }

  /// Whether it is a string literal.
  var isText: Bool {
    switch kind {
    case .string: true
    case .parenthesized(let inner): inner.isText
    default: false
    }
  }

  /// The range of an arithmetic operator.
  var arithmeticPlace: SourceRange? {
    switch kind {
    case .infix(_, let operation, let place, _): operation.isArithmetic ? place : nil
    case .parenthesized(let inner): inner.arithmeticPlace
    default: nil
    }
  }

  /// The name of the last member, called or not.
  var lastName: Name? {
    switch kind {
    case .member(_, let name): name
    case .call(let call): call.callee.lastName
    case .parenthesized(let inner), .optionalChain(let inner): inner.lastName
    default: nil
    }
  }

  /// Whether it is written as an array or dictionary literal, like the `[Int]` in `[Int]()`.
  var isLiteral: Bool {
    switch kind {
    case .array, .dictionary: true
    default: false
    }
  }

  /// Whether it is `self.init(…)` or `super.init(…)`.
  var callsInitializer: Bool {
    guard case .call(let call) = kind, case .member(let base, let name) = call.callee.kind else {
      return false
    }
    switch base.kind {
    case .self, .super: return name.text == "init"
    default: return false
    }
  }
}

extension InfixOperator {
  var isArithmetic: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .remainder, .shiftLeft, .shiftRight, .bitAnd, .bitOr,
      .bitXor, .addWrapping, .subtractWrapping, .multiplyWrapping:
      true
    default: false
    }
  }
}
