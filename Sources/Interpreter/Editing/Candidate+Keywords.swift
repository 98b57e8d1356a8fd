/// The keywords allowed at a position.
extension Candidate {
  enum Words {
    case statements, expressions, members
  }

  static func keywords(_ words: Words) -> [Candidate] {
    let names =
      switch words {
      case .statements: declarations + statements + expressions
      case .expressions: expressions
      case .members: memberWords
      }
    return names.map { name in
      Candidate(kind: .keyword, name: name, signature: name, distance: 230)
    }
  }

  private static let declarations = [
    "class", "enum", "extension", "func", "import", "protocol", "struct",
  ]
  private static let statements = [
    "break", "case", "continue", "default", "else", "for", "guard", "if", "repeat", "return",
    "switch", "while",
  ]
  private static let expressions = [
    "as", "false", "in", "is", "let", "nil", "self", "super", "true", "var", "where",
  ]
  private static let memberWords = [
    "case", "class", "convenience", "deinit", "enum", "final", "func", "init", "lazy", "let",
    "mutating", "override", "private", "required", "static", "struct", "unowned", "var", "weak",
  ]
}
