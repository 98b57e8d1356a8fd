// The supported operators, with the precedence of Swift's standard library.

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

/// The kinds of casts.
package enum Cast: Sendable, CaseIterable {
  /// `is`
  case test
  /// `as`
  case coerce
  /// `as` with a question mark: nil if the cast fails.
  case conditional
  /// `as` with an exclamation mark: a trap if the cast fails.
  case forced
}
