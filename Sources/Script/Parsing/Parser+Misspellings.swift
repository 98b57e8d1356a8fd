// Misspelled keywords, and corrections.

extension Parser {
  /// The error for a second statement on a line.
  ///
  /// If the first one is a single word, as in `Class A {}` or `fun f()`, it is a misspelled
  /// keyword.
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

  /// The error for a word in a type that begins no declaration.
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

  /// The keyword in lowercase, or the counterpart of another language's keyword.
  private static func otherSpelling(of word: String) -> String? {
    let small = word.lowercased()
    return small != word && words.contains(small) ? small : foreign[small]
  }

  private static func nearMiss(of word: String) -> String? {
    word.count < 3 ? nil : NearMiss.nearest(to: word.lowercased(), in: words)
  }

  private static let elseIf: Set = ["elif", "elseif", "elsif"]

  /// The keywords that begin statements and declarations.
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
