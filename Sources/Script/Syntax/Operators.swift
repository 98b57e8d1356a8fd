// The operators of the subset, with the precedence Swift's standard library gives them.

package enum PrefixOperator: String, Sendable, CaseIterable {
  case minus = "-"
  case plus = "+"
  case not = "!"
  case bitNot = "~"
}

package enum InfixOperator: String, Sendable, CaseIterable {
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case bitAnd = "&"
  case multiplyWrapping = "&*"
  case add = "+"
  case subtract = "-"
  case bitOr = "|"
  case bitXor = "^"
  case addWrapping = "&+"
  case subtractWrapping = "&-"
  case coalesce = "??"
  case equal = "=="
  case unequal = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case identical = "==="
  case notIdentical = "!=="
  case and = "&&"
  case or = "||"
}

/// How a value is looked at as another type.
package enum Cast: Sendable, CaseIterable {
  /// `is`
  case test
  /// `as`
  case coerce
  /// `as` with a question mark: nil if the value is of another type.
  case conditional
  /// `as` with an exclamation mark: a stop if the value is of another type.
  case forced
}
