/// A syntax error at a position of a script.
package struct SyntaxError: Error, Hashable, Sendable {
  package let problem: Problem
  package let range: SourceRange

  init(_ problem: Problem, at range: SourceRange) {
    self.problem = problem
    self.range = range
  }

  package enum Problem: Hashable, Sendable {
    // Characters
    case damagedText
    case unknownCharacter(String)
    case unterminatedName
    case unterminatedComment
    case unterminatedString(isMultiline: Bool)
    case malformedNumber(String)
    case numberTooLarge(String)
    case invalidEscape(String)
    case textBesideTripleQuote
    case indentationOfMultilineString

    // Grammar
    case expected(Expectation, found: Found)
    case misplaced(String)
    case statementInType
    case secondStatementOnLine
    case unevenOperator(String)
    case unknownOperator(String)
    case nonAssociative(String, then: String)
    case assignmentAsValue(String)
    case danglingQuestionMark
    /// A misspelled keyword, with the correction.
    case misspelled(String, meant: String)
    /// `Int x = 1`.
    case typeBeforeName(String, name: String)
    /// `willSet` or `didSet` beside a getter.
    case observedGetter(String)
    case repeatedAccessor(String)
    case unclosed(String)
    case unopened(String)

    /// Unsupported Swift.
    case refused(Construct)

    // Bounds
    case tooDeep(limit: Int)
    case tooManyErrors(limit: Int)
  }

  package enum Found: Hashable, Sendable {
    case text(String)
    case endOfLine
    case endOfScript
  }

  package enum Expectation: Hashable, Sendable {
    case sign(String)
    case word(String)
    case expression
    case condition
    case type
    case name
    case memberName
    case pattern
    case closure
    case body
    case declaration
    case accessor
    case statement
  }
}
