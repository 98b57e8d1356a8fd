/// Distinguishing lines of code, in any language, from lines of an outline.
extension String {
  /// Whether it begins with a keyword, contains a call, or is a bracket or comment.
  var isLineOfCode: Bool {
    let word = prefix { $0.isLetter || "@#".contains($0) }
    let isCall =
      contains("(") && !hasPrefix("<") && (hasSuffix(")") || hasSuffix("{") || hasSuffix("("))
    let isEnd = last.map { ";{}".contains($0) } ?? false
    return Self.words.contains(String(word)) || hasPrefix("//") || isCall || isEnd
  }

  private static let words: Set<String> = [
    // Swift.
    "class", "struct", "enum", "protocol", "extension", "func", "let", "var", "override", "import",
    "if",
    "else", "for", "while", "guard", "return", "switch", "case", "init", "deinit", "private",
    "public",
    "super", "self", "final", "lazy", "weak", "static", "@objc", "@IBAction", "@IBOutlet",
    // Objective-C.
    "#import", "@interface", "@implementation", "@property", "@end",
  ]
}
