import Script

/// The context of the cursor in a script, determined from tokens alone.
struct TypingPlace {
  /// The word being typed, or an empty range.
  let word: SourceRange
  private(set) var setting = Setting.expression
  /// The range of a member's declaration here: its modifiers and keywords, then the word.
  private(set) var declaration: SourceRange
  /// Whether a statement starts here.
  private(set) var startsStatement = false
  /// The brackets open here since the last brace, the outermost first.
  private(set) var openBrackets = ""
  /// Whether parentheses already follow.
  let isCalled: Bool

  /// What can be completed at a position.
  enum Setting {
    /// Nothing: in a comment, string or number, or a new name.
    case nothing
    /// A value, type, label or statement; the checker finds out.
    case expression
    /// A member of a type, after these modifiers and keywords.
    case member(after: [String])
    /// The name of a module.
    case module
  }

  /// The replacement of the word during the check.
  static let standIn = "placeBeingTyped"

  init(_ source: SourceText, at offset: Int) {
    word = source.word(around: offset)
    declaration = word
    isCalled = word.end < source.bytes.count && source.bytes[word.end] == UInt8(ascii: "(")
    let reading = source.replacing(word, with: Self.standIn)
    let pieces = PieceList(reading)
    guard let index = pieces.all.firstIndex(where: { $0.range.start == word.start }),
      pieces.all[index].range.end == word.start + Self.standIn.utf8.count,
      [.name, .typeName, .function].contains(pieces.all[index].kind),
      !source.startsNumber(word)
    else {
      setting = .nothing
      return
    }
    read(pieces, upTo: index)
  }

  private mutating func read(_ pieces: PieceList, upTo index: Int) {
    let isInType = brackets(pieces, upTo: index)
    var first = index
    while isInType, openBrackets.isEmpty, first > 0, pieces.isModifier(first - 1),
      !pieces.startsLine(first)
    {
      first -= 1
    }
    let isFirst = pieces.startsStatement(first)
    startsStatement = isFirst && first == index
    let before = index > 0 && !pieces.startsLine(index) ? pieces.text(index - 1) : ""
    if isInType, openBrackets.isEmpty, isFirst {
      let isNew = ["let", "class", "struct", "enum", "protocol", "case"].contains(before)
      setting = isNew ? .nothing : .member(after: (first..<index).map(pieces.text))
      declaration = SourceRange(pieces.all[first].range.start, word.end)
      return
    }
    switch before {
    case "let", "var", "func", "class", "struct", "enum", "protocol", "for": setting = .nothing
    case "import": setting = .module
    default: break
    }
  }

  /// Finds the open brackets; returns whether the enclosing braces are those of a type.
  private mutating func brackets(_ pieces: PieceList, upTo index: Int) -> Bool {
    var open: [(sign: Character, isType: Bool)] = []
    var announcesType = false
    for place in 0..<index {
      switch pieces.all[place].kind {
      case .keyword:
        let word = pieces.text(place)
        let declares = ["class", "struct", "enum", "protocol", "extension"].contains(word)
        let isModifier =
          ["func", "var", "let"].contains(pieces.text(place + 1)) && !pieces.startsLine(place + 1)
        if declares && !isModifier { announcesType = true }
      case .punctuation:
        switch pieces.text(place).last {
        case "{":
          open.append(("{", announcesType))
          announcesType = false
        case "(": open.append(("(", false))
        case "[": open.append(("[", false))
        case "}":
          if let brace = open.lastIndex(where: { $0.sign == "{" }) { open.removeSubrange(brace...) }
          announcesType = false
        case ")": if open.last?.sign == "(" { open.removeLast() }
        case "]": if open.last?.sign == "[" { open.removeLast() }
        default: break
        }
      default: break
      }
    }
    let brace = open.lastIndex { $0.sign == "{" }
    openBrackets = String(open[(brace.map { $0 + 1 } ?? 0)...].map(\.sign))
    return brace.map { open[$0].isType } ?? false
  }
}

/// The tokens of a text, for queries.
private struct PieceList {
  let source: SourceText
  let all: [Highlight]

  init(_ source: SourceText) {
    (self.source, all) = (source, Highlight.all(in: source).filter { $0.kind != .comment })
  }

  func text(_ index: Int) -> String {
    all.indices.contains(index) ? source.text(of: all[index].range) : ""
  }

  func startsLine(_ index: Int) -> Bool {
    guard index > 0, index < all.count else { return true }
    let between = all[index - 1].range.end..<all[index].range.start
    return source.bytes[between].contains { $0 == 0x0A || $0 == 0x0D }
  }

  func startsStatement(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = text(index - 1)
    if ["{", "}", ";", "else"].contains(before) { return true }
    return startsLine(index) && all[index - 1].kind != .operator
      && ![",", "(", "[", ".", ":"].contains(before)
  }

  func isModifier(_ index: Int) -> Bool {
    [
      "override", "final", "private", "fileprivate", "public", "internal", "open", "lazy", "weak",
      "unowned", "static", "func", "var", "let", "class", "struct", "enum", "protocol", "case",
      "mutating", "required", "convenience",
    ].contains(text(index))
  }
}

extension SourceText {
  /// The word at or before an offset.
  fileprivate func word(around offset: Int) -> SourceRange {
    let offset = min(max(offset, start), bytes.count)
    var (first, last) = (offset, offset)
    while first > start, bytes[first - 1].isWordPart { first -= 1 }
    while last < bytes.count, bytes[last].isWordPart { last += 1 }
    return SourceRange(first, last)
  }

  fileprivate func startsNumber(_ word: SourceRange) -> Bool {
    word.start < word.end && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[word.start])
  }

  func replacing(_ range: SourceRange, with text: String) -> SourceText {
    SourceText(Array(bytes[..<range.start]) + Array(text.utf8) + Array(bytes[range.end...]))
  }
}

extension UInt8 {
  /// Whether it can be part of a name: letters, digits, `_`, `$`, and all non-ASCII bytes.
  fileprivate var isWordPart: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...: true
    default: false
    }
  }
}
