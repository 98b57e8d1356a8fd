// Messages with the problem, its name, and the remedy.

extension SyntaxError {
  package var message: String { problem.message }
}

extension SyntaxError.Problem {
  package var message: String {
    switch self {
    case .damagedText: "these bytes are not UTF-8; save the file as UTF-8"
    case .unknownCharacter(let text):
      "“”„‘’«»".contains(text)
        ? "`\(text)` isn't a quotation mark in Swift; write `\"`"
        : "invalid character `\(text)`; remove it"
    case .unterminatedName: "this name is never closed; end it with a backtick"
    case .unterminatedComment: "this comment is never closed; end it with `*/`"
    case .unterminatedString(isMultiline: false): "this string is never closed; end it with `\"`"
    case .unterminatedString:
      "this string is never closed; end it with `\"\"\"` on a line of its own"
    case .malformedNumber(let text):
      "`\(text)` is not a number; write digits, with `0x`, `0o` or `0b` before another base"
    case .numberTooLarge(let text):
      "`\(text)` does not fit into an Int; write it as a Double, `\(text).0`"
    case .invalidEscape(let text):
      "invalid escape `\(text)`; write `\\n`, `\\t`, `\\\"`, `\\\\`, `\\0`, `\\r` or `\\u{…}`"
    case .textBesideTripleQuote: "text next to `\"\"\"`; put the quotes on lines of their own"
    case .indentationOfMultilineString:
      "this line is indented less than the closing `\"\"\"`; indent it as far"
    case .expected(let expectation, let found): "expected \(expectation.text), found \(found.text)"
    case .misplaced(let word): SyntaxError.misplacement(of: word)
    case .statementInType: "a statement isn't allowed in a type; put it into a `func` or an `init`"
    case .secondStatementOnLine: "a second statement on one line; start a new line or write `;`"
    case .unevenOperator(let text):
      "`\(text)` has a blank on one side only; write one on both sides or on neither"
    case .unknownOperator(let text): SyntaxError.advice(onOperator: text)
    case .nonAssociative(let first, let second):
      "`\(first)` and `\(second)` are non-associative; write parentheses around one"
    case .assignmentAsValue(let text):
      text == "="
        ? "`=` assigns and has no value; write `==` to compare"
        : "`\(text)` assigns and has no value; write it on a line of its own"
    case .danglingQuestionMark:
      "`?` right after a value asks for a member; write `?.name`, or a blank before the `?` of `a ? b : c`"
    case .misspelled(let word, let meant):
      "`\(word)` isn't a Swift keyword; did you mean `\(meant)`?"
    case .typeBeforeName(let type, let name):
      "a type follows its name; did you mean `let \(name): \(type)`?"
    case .observedGetter(let word): "'\(word)' cannot be provided together with a getter"
    case .repeatedAccessor("get"): "variable already has a getter"
    case .repeatedAccessor("set"): "variable already has a setter"
    case .repeatedAccessor(let word): "variable already has '\(word)'"
    case .unclosed(let sign):
      "this `\(sign)` is never closed; write its `\(SyntaxError.closing(sign))`"
    case .unopened(let sign): "extraneous `\(sign)`; remove it"
    case .refused(let construct): "\(construct.subject) isn't supported; \(construct.remedy)"
    case .tooDeep(let limit):
      "this is nested more than \(limit) levels deep; name a part of it and use the name"
    case .tooManyErrors(let limit): "more than \(limit) errors; fix those above first"
    }
  }
}

extension SyntaxError {
  fileprivate static func closing(_ sign: String) -> String {
    switch sign {
    case "(": ")"
    case "[": "]"
    default: "}"
    }
  }

  fileprivate static func misplacement(of word: String) -> String {
    switch word {
    case "case", "default": "`\(word)` is outside of a `switch`; write it between its braces"
    case "else": "`else` without an `if`; write it right after the closing brace of one"
    case "{": "these braces belong to nothing; write their statements without them"
    default: "`\(word)` cannot start a statement; remove it"
    }
  }

  fileprivate static func advice(onOperator text: String) -> String {
    switch text {
    case "++": "`++` isn't a Swift operator; write `+= 1`"
    case "--": "`--` isn't a Swift operator; write `-= 1`"
    case "~=": "`~=` isn't supported; use `==`, or `contains` for a range"
    default: "operator `\(text)` isn't supported; call a function"
    }
  }
}

extension SyntaxError.Found {
  fileprivate var text: String {
    switch self {
    case .text(let text): "`\(text)`"
    case .endOfLine: "the end of the line"
    case .endOfScript: "the end of the script"
    }
  }
}

extension SyntaxError.Expectation {
  fileprivate var text: String {
    switch self {
    case .sign(let text), .word(let text): "`\(text)`"
    case .expression: "a value"
    case .condition: "a condition"
    case .type: "a type"
    case .name: "a name"
    case .memberName: "the name of a member after `.`"
    case .pattern: "a pattern"
    case .closure: "a closure in braces"
    case .body: "`{` and the statements to run"
    case .declaration: "a declaration such as `var`, `func` or `init`"
    case .accessor: "`get`, `set`, `willSet` or `didSet`"
    case .statement: "a statement"
    }
  }
}
