import Testing

@testable import Script

/// Works out whole numbers and truths, so that a tree can be compared with what Swift makes of the same text.
private func value(_ expression: Expression) -> Int? {
  switch expression.kind {
  case .integer(let number): return number
  case .boolean(let truth): return truth ? 1 : 0
  case .nil: return nil
  case .parenthesized(let inner): return value(inner)
  case .prefix(let operation, let operand):
    guard let operand = value(operand) else { return nil }
    switch operation {
    case .minus: return -operand
    case .plus: return operand
    case .not: return 1 - operand
    case .bitNot: return ~operand
    }
  case .ternary(let condition, let then, let otherwise):
    return value(condition) == 1 ? value(then) : value(otherwise)
  case .infix(let left, .coalesce, _, let right): return value(left) ?? value(right)
  case .infix(let left, let operation, _, let right):
    guard let left = value(left), let right = value(right) else { return nil }
    return result(left, operation, right)
  default: return nil
  }
}

private func result(_ left: Int, _ operation: InfixOperator, _ right: Int) -> Int? {
  switch operation {
  case .shiftLeft: left << right
  case .shiftRight: left >> right
  case .multiply: left * right
  case .multiplyWrapping: left &* right
  case .divide: left / right
  case .remainder: left % right
  case .bitAnd: left & right
  case .add: left + right
  case .addWrapping: left &+ right
  case .subtract: left - right
  case .subtractWrapping: left &- right
  case .bitOr: left | right
  case .bitXor: left ^ right
  case .equal: left == right ? 1 : 0
  case .unequal: left != right ? 1 : 0
  case .less: left < right ? 1 : 0
  case .lessOrEqual: left <= right ? 1 : 0
  case .greater: left > right ? 1 : 0
  case .greaterOrEqual: left >= right ? 1 : 0
  case .and: left == 1 && right == 1 ? 1 : 0
  case .or: left == 1 || right == 1 ? 1 : 0
  case .coalesce, .identical, .notIdentical: nil
  }
}

private func text(of source: String) throws -> String {
  let script = ParsedScript(source)
  try #require(script.errors.isEmpty)
  return TreeText.of(script.tree)
}

@Suite struct `Precedence` {
  private static let none: Int? = nil

  /// Each text next to its value, computed by the compiler of this test.
  private static let results: [(String, Int)] = [
    ("1 + 2 * 3", 1 + 2 * 3),
    ("2 * 3 + 1", 2 * 3 + 1),
    ("10 - 4 - 3", 10 - 4 - 3),
    ("100 / 5 / 2 % 7", 100 / 5 / 2 % 7),
    ("7 % 4 * 3", 7 % 4 * 3),
    ("1 + 2 << 3", 1 + 2 << 3),
    ("3 * 2 << 2", 3 * 2 << 2),
    ("6 & 3 + 1", 6 & 3 + 1),
    ("1 | 2 ^ 3 & 6", 1 | 2 ^ 3 & 6),
    ("12 ^ 5 - 2 | 8", 12 ^ 5 - 2 | 8),
    ("5 &* 3 &+ 2 &- 1", 5 &* 3 &+ 2 &- 1),
    ("-3 * -2 - -1", -3 * -2 - -1),
    ("~5 & 7 + +1", ~5 & 7 + +1),
    ("nil ?? 1 + 2", none ?? 1 + 2),
    ("nil ?? nil ?? 4 * 2", none ?? none ?? 4 * 2),
    ("1 + 2 * (3 - 4) / 1 - 5", 1 + 2 * (3 - 4) / 1 - 5),
    ("1 < 2 && 3 >= 3 || false ? 10 + 1 : 20 - 1", 1 < 2 && 3 >= 3 || false ? 10 + 1 : 20 - 1),
    ("false ? 1 : true ? 2 + 3 : 4", false ? 1 : true ? 2 + 3 : 4),
    ("true || true && false ? 1 : 0", true || true && false ? 1 : 0),
    ("!true || true && !false ? 1 : 0", !true || true && !false ? 1 : 0),
    ("1 + 1 == 2 && 2 * 2 != 5 ? 1 : 0", 1 + 1 == 2 && 2 * 2 != 5 ? 1 : 0),
    ("nil ?? 3 == 3 ? 1 : 0", none ?? 3 == 3 ? 1 : 0),
  ]

  @Test func `is the compiler's`() throws {
    for (source, expected) in Self.results {
      let script = ParsedScript(source)
      guard case .expression(let expression)? = script.tree.statements.first?.kind else {
        Issue.record("\(source) is no expression")
        continue
      }
      #expect(script.errors.isEmpty && value(expression) == expected, "\(source)")
    }
  }

  /// Rows bind tighter from top to bottom; operators of one row bind alike.
  private static let rows: [[String]] = [
    ["||"], ["&&"], ["==", "!=", "<", "<=", ">", ">=", "===", "!=="], ["??"], ["...", "..<"],
    ["+", "-", "|", "^", "&+", "&-"], ["*", "/", "%", "&", "&*"], ["<<", ">>"],
  ]

  private static let operators = rows.enumerated().flatMap { row in
    row.element.map { (row: row.offset, sign: $0) }
  }

  @Test func `orders every pair of operators by precedence group`() throws {
    for first in Self.operators {
      for second in Self.operators where first.row != second.row {
        let left = "(\(second.sign) (\(first.sign) a b) c)"
        let right = "(\(first.sign) a (\(second.sign) b c))"
        let tree = try text(of: "a \(first.sign) b \(second.sign) c")
        #expect(tree == (first.row > second.row ? left : right))
      }
    }
  }

  @Test func `groups operators of one row left, right or not at all`() throws {
    for row in Self.rows {
      guard let first = row.first, let last = row.last else { continue }
      let script = ParsedScript("a \(first) b \(last) c")
      switch first {
      case "==", "...", "<<":
        #expect(script.errors.map(\.problem) == [.nonAssociative(first, then: last)])
      case "??": #expect(TreeText.of(script.tree) == "(?? a (?? b c))")
      default: #expect(TreeText.of(script.tree) == "(\(last) (\(first) a b) c)")
      }
    }
  }

  @Test func `puts casts between ranges and ??, and prefixes first`() throws {
    #expect(try text(of: "a ?? b as? C") == "(?? a (as? b C))")
    #expect(try text(of: "a + b as C as? D") == "(as? (as (+ a b) C) D)")
    #expect(try text(of: "a...b is C") == "(is (... a b) C)")
    #expect(try text(of: "!a is B && c") == "(&& (is (prefix! a) B) c)")
    #expect(try text(of: "-a.b?.c! * d") == "(* (prefix- (chain (! (. (? (. a b)) c)))) d)")
  }

  @Test func `depends on the white space around an operator`() throws {
    #expect(try text(of: "a-b") == "(- a b)")
    #expect(try text(of: "f(-b, !c, d!)") == "(call f (prefix- b) (prefix! c) (! d))")
    #expect(try text(of: "a ? b : c") == "(?: a b c)")
    #expect(try text(of: "a?.b ?? c") == "(?? (chain (. (? a) b)) c)")
    #expect(try text(of: "a\n- b") == "(- a b)")
    #expect(try text(of: "a\n-b") == "a\n(prefix- b)")
    #expect(try text(of: "f\n(a)") == "f\n(parens a)")
    #expect(try text(of: "f\n[a]") == "f\n(array a)")
    #expect(try text(of: "f\n.a") == "(. f a)")
    #expect(try text(of: "a /* - */ + /* b */ c // d") == "(+ a c)")
  }
}
