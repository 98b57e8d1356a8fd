// Words that are nearly Swift's, and what was probably meant by them.

extension Parser {
  /// The failure where a second statement starts on a line.
  ///
  /// A first one that is a single word, as in `Class A {}` or `fun f()`, was meant to be a keyword.
  mutating func secondStatement(from start: Int) -> Abandoned {
    let first = tokens[start]
    if index == start + 1, first.kind == .identifier {
      let word = text(of: first)
      let isType = token.kind == .identifier && ahead(1).kind == .equal
      if let meant = Self.otherSpelling(of: word) ?? (isType ? nil : Self.nearMiss(of: word)) {
        report(.misspelled(word, meant: meant), at: first.range)
        return Abandoned()
      }
      if isType {
        report(.typeBeforeName(word, name: text(of: token)), at: first.range)
        return Abandoned()
      }
    }
    if Self.elseIf.contains(text(of: token)) {
      return failure(.misspelled(text(of: token), meant: "else if"))
    }
    if index > 0, token.kind == .identifier, spells(tokens[index - 1], "new") {
      report(.misspelled("new", meant: "\(text(of: token))(…)"), at: tokens[index - 1].range)
      return Abandoned()
    }
    return failure(.secondStatementOnLine)
  }

  /// The failure where a word in a type begins no declaration.
  mutating func wordInType() -> Abandoned {
    let next = ahead(1)
    guard token.kind == .identifier, !next.startsLine,
      let meant = Self.otherSpelling(of: text(of: token)) ?? Self.nearMiss(of: text(of: token))
    else { return failure(.statementInType) }
    switch next.kind {
    case .identifier, .keyword: return failure(.misspelled(text(of: token), meant: meant))
    default: return failure(.statementInType)
    }
  }

  /// The keyword in small letters, or what stands for one of another language.
  private static func otherSpelling(of word: String) -> String? {
    let small = word.lowercased()
    return small != word && words.contains(small) ? small : foreign[small]
  }

  private static func nearMiss(of word: String) -> String? {
    word.count < 3 ? nil : NearMiss.nearest(to: word.lowercased(), in: words)
  }

  private static let elseIf: Set = ["elif", "elseif", "elsif"]

  /// The words that statements and declarations begin with.
  private static let words = [
    "class", "struct", "enum", "protocol", "extension", "func", "import", "let", "var", "case",
    "if", "guard", "for", "while", "repeat", "switch", "return", "init", "private", "fileprivate",
    "public", "static", "final", "override", "mutating", "lazy", "weak", "unowned", "required",
    "convenience",
  ]

  /// Keywords of other languages.
  private static let foreign = [
    "fun": "func", "fn": "func", "def": "func", "function": "func", "sub": "func",
    "const": "let", "val": "let", "foreach": "for", "interface": "protocol", "trait": "protocol",
    "impl": "extension", "include": "import", "using": "import",
  ]
}
