/// A range of a text and its token class, for syntax coloring.
package struct Highlight: Hashable, Sendable {
  package let kind: Kind
  package let range: SourceRange

  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case comment
    case keyword
    case string
    case number
    case typeName
    /// The name of a called function.
    case function
    /// Any other name.
    case name
    case attribute
    case directive
    case `operator`
    case punctuation
    /// Not part of Swift.
    case unknown
  }

  /// Classifies any text, valid or not, in source order and without overlaps.
  ///
  /// White space belongs to no range. Names are not resolved: a capitalized name counts as a type.
  package static func all(in source: SourceText) -> [Highlight] {
    var lexer = Lexer(source)
    lexer.run()
    let classifier = TokenClassifier(source: source, tokens: lexer.tokens)
    let words = lexer.tokens.indices.compactMap { index in
      classifier.kind(at: index).map { Highlight(kind: $0, range: lexer.tokens[index].range) }
    }
    let comments = lexer.comments.map { Highlight(kind: .comment, range: $0) }
    return merge(words, comments)
  }

  private static func merge(_ words: [Highlight], _ comments: [Highlight]) -> [Highlight] {
    var result: [Highlight] = []
    result.reserveCapacity(words.count + comments.count)
    var rest = comments[...]
    for word in words where word.range.start < word.range.end {
      while let comment = rest.first, comment.range.start < word.range.start {
        result.append(comment)
        rest.removeFirst()
      }
      result.append(word)
    }
    return result + rest
  }
}

/// Classifies a token by itself and its neighbors.
private struct TokenClassifier {
  let source: SourceText
  let tokens: [Token]

  func kind(at index: Int) -> Highlight.Kind? {
    switch tokens[index].kind {
    case .keyword(let keyword): isName(keyword, at: index) ? .name : .keyword
    case .identifier, .quotedIdentifier: identifier(at: index)
    case .integer, .floating, .malformedNumber: .number
    case .stringStart, .stringText, .stringEnd, .rawString: .string
    case .prefixOperator, .infixOperator, .postfixOperator, .question, .postfixQuestion,
      .postfixExclamation, .equal, .arrow, .ampersand:
      .operator
    case .attribute: .attribute
    case .directive: .directive
    case .unknown: .unknown
    case .end: nil
    default: .punctuation
    }
  }

  private func kindOfToken(at index: Int) -> Token.Kind {
    tokens.indices.contains(index) ? tokens[index].kind : .end
  }

  /// Members and labels may be spelled like keywords.
  private func isName(_ keyword: Keyword, at index: Int) -> Bool {
    let (before, after) = (kindOfToken(at: index - 1), kindOfToken(at: index + 1))
    if before == .dot { return keyword != .self && keyword != .`init` }
    let isFirst = before == .leftParen || before == .comma
    return isFirst
      && (after == .colon || (after == .identifier && kindOfToken(at: index + 2) == .colon))
  }

  private func identifier(at index: Int) -> Highlight.Kind {
    let first = source.bytes[tokens[index].range.start]
    let after = kindOfToken(at: index + 1)
    if isContextualKeyword(at: index) { return .keyword }
    if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) { return .typeName }
    let isCalled = after == .leftParen && !tokens[index + 1].startsLine
    return isCalled ? .function : .name
  }

  private func isContextualKeyword(at index: Int) -> Bool {
    guard kindOfToken(at: index - 1) != .dot else { return false }
    let after = kindOfToken(at: index + 1)
    switch source.text(of: tokens[index].range) {
    case "get", "set", "willSet", "didSet":
      return after == .leftBrace || after == .rightBrace || isAccessor(at: index + 1)
    case "override", "final", "open", "lazy", "weak", "unowned", "convenience", "required",
      "mutating":
      return startsName(after)
    case "any": return after == .identifier
    default: return false
    }
  }

  private func isAccessor(at index: Int) -> Bool {
    kindOfToken(at: index) == .identifier && source.text(of: tokens[index].range) == "set"
  }

  private func startsName(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .identifier, .keyword: true
    default: false
    }
  }
}
