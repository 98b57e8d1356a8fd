// Operator precedence parsing.

/// How tightly an operator binds, as the precedence groups of Swift's standard library.
enum Precedence: Int, Comparable {
  case disjunction, conjunction, comparison, coalescing, casting, range, addition, multiplication
  case shift

  static func < (one: Precedence, other: Precedence) -> Bool { one.rawValue < other.rawValue }

  enum Associativity { case left, right, none }

  var associativity: Associativity {
    switch self {
    case .disjunction, .conjunction, .addition, .multiplication: .left
    case .coalescing: .right
    // A cast has a type on its right, so consecutive casts are unambiguous.
    case .casting: .left
    case .comparison, .range, .shift: .none
    }
  }
}

extension InfixOperator {
  var precedence: Precedence {
    switch self {
    case .shiftLeft, .shiftRight: .shift
    case .multiply, .divide, .remainder, .bitAnd, .multiplyWrapping: .multiplication
    case .add, .subtract, .bitOr, .bitXor, .addWrapping, .subtractWrapping: .addition
    case .coalesce: .coalescing
    case .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual, .identical,
      .notIdentical:
      .comparison
    case .and: .conjunction
    case .or: .disjunction
    }
  }
}

/// Builds the tree as operators arrive, with a stack of those that lack a right operand.
struct OperatorFold {
  enum Operator {
    case infix(InfixOperator)
    case range(isClosed: Bool)

    var precedence: Precedence {
      switch self {
      case .infix(let infix): infix.precedence
      case .range: .range
      }
    }

    var spelling: String {
      switch self {
      case .infix(let infix): infix.rawValue
      case .range(let isClosed): isClosed ? "..." : "..<"
      }
    }
  }

  private struct Waiting {
    let left: Expression
    let operation: Operator
    let range: SourceRange
  }

  private var waiting: [Waiting] = []
  private(set) var operand: Expression
  /// Pairs of operators without a relative precedence, at the second one.
  private(set) var problems: [SyntaxError] = []

  init(_ first: Expression) { operand = first }

  mutating func append(_ operation: Operator, at range: SourceRange, _ next: Expression) {
    reduce(before: operation, at: range)
    waiting.append(Waiting(left: operand, operation: operation, range: range))
    operand = next
  }

  mutating func cast(_ cast: Cast, to type: TypeSyntax) {
    reduceTighter(than: .casting)
    operand = Expression(
      kind: .cast(operand, cast, type), range: operand.range.through(type.range))
  }

  mutating func finish() -> Expression {
    while !waiting.isEmpty { reduceLast() }
    return operand
  }

  private mutating func reduce(before operation: Operator, at range: SourceRange) {
    let precedence = operation.precedence
    reduceTighter(than: precedence)
    while let last = waiting.last, last.operation.precedence == precedence {
      switch precedence.associativity {
      case .right: return
      case .left: reduceLast()
      case .none:
        problems.append(
          SyntaxError(
            .nonAssociative(last.operation.spelling, then: operation.spelling), at: range))
        reduceLast()
      }
    }
  }

  private mutating func reduceTighter(than precedence: Precedence) {
    while let last = waiting.last, last.operation.precedence > precedence { reduceLast() }
  }

  private mutating func reduceLast() {
    let last = waiting.removeLast()
    let kind: Expression.Kind =
      switch last.operation {
      case .infix(let infix): .infix(last.left, infix, operatorRange: last.range, operand)
      case .range(let isClosed): .range(lower: last.left, isClosed: isClosed, upper: operand)
      }
    operand = Expression(kind: kind, range: last.left.range.through(operand.range))
  }
}
