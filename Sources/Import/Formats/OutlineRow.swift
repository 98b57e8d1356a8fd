/// A line of an outline, without its level marks.
struct OutlineRow {
  let whole: Bytes
  private(set) var column = 0
  private(set) var text: Bytes
  private(set) var hasTabs = false
  /// Whether a branch or a bullet precedes the text.
  private(set) var isMarked = false
  /// Whether a tree-drawing branch precedes the text.
  private(set) var isBranch = false
  /// Whether it is the last branch of its level, as `└──`.
  private(set) var isLastBranch = false
  /// The arrow before the text, and the column of the text.
  private(set) var arrow: Bytes.Arrow?
  private(set) var textColumn = 0
  /// The number of parts of a number such as 1.2.3 before the text, and the first one's start.
  private(set) var numbers = 0
  private(set) var numberStart = 0
  /// Whether vertical guides precede the text.
  private(set) var hasGuides = false

  /// Whether the line has only guides.
  var isGuide: Bool { hasGuides && text.isEmpty }

  init(_ line: Bytes) {
    (whole, text) = (line, line)
    var index = 0
    while true {
      if line[index] == 0x20 {
        (index, column) = (index + 1, column + 1)
      } else if line[index] == 0x09 {
        (index, column) = (index + 1, (column / 8 + 1) * 8)
        hasTabs = true
      } else if line.isGuide(at: index) {
        (index, column) = (index + 3, column + 1)
        hasGuides = true
      } else if line[index] == UInt8(ascii: "|"),
        line[index + 1] == 0x20 || index + 1 == line.count || line[index + 1] == UInt8(ascii: "|")
      {
        (index, column) = (index + 1, column + 1)
        hasGuides = true
      } else {
        break
      }
    }
    let branch = Self.branchEnd(in: line, at: index)
    let end = branch ?? Self.bulletEnd(in: line, at: index)
    if let end {
      (isMarked, isBranch) = (true, branch != nil)
      let corners: [StaticString] = ["└", "╰", "┗", "╚", "`-", "\\-", "'-"]
      isLastBranch = branch != nil && corners.contains { [index] in line.has($0, at: index) }
      // The text of `├── a` is below a text in the column of the branch.
      column += 1
      index = line.skipBlanks(from: end)
    } else {
      index = numbered(line, from: index)
    }
    arrow = end == nil ? nil : line.arrow(at: line.skipBlanks())
    textColumn = arrow == nil ? column : line.column(at: index)
    // Drawn branches exclude Markdown: the signs belong to the name.
    let rest = line.slice(index).trimmed
    text = isBranch ? rest : rest.unmarked
  }

  private mutating func numbered(_ line: Bytes, from start: Int) -> Int {
    var (index, count) = (start, 0)
    while line[index].isDigit {
      index = line.end(from: index) { $0.isDigit }
      count += 1
      guard line[index] == UInt8(ascii: ".") || line[index] == UInt8(ascii: ")") else { break }
      index += 1
    }
    guard count > 0, line[index] == 0x20,
      count > 1 || line[index - 1] == UInt8(ascii: ".") || line[index - 1] == UInt8(ascii: ")")
    else { return start }
    (numbers, numberStart) = (count, start)
    return index + 1
  }

  /// The end of the branch that starts here.
  private static func branchEnd(in line: Bytes, at start: Int) -> Int? {
    var end = start
    let isDrawn = line.isLine(at: start)
    if isDrawn, !line.isGuide(at: start) {
      end = start + 3
    } else {
      for branch: StaticString in ["|-", "`-", "+-", "\\-", "|_", "'-", "L_", "|=", "->"]
      where line.has(branch, at: start) {
        end = start + 2
      }
    }
    guard end > start else { return nil }
    while line.isLine(at: end) { end += 3 }
    // A name may start with `_` directly after a line.
    return line.end(from: end) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") && !isDrawn || $0 == UInt8(ascii: ">")
    }
  }

  private static func bulletEnd(in line: Bytes, at start: Int) -> Int? {
    let bullets: [StaticString] = [
      "- ", "* ", "• ", "▿ ", "▹ ", "◦ ", "+ ", "▸ ", "▾ ", "▼ ", "▶ ", "○ ", "● ", "▪ ", "■ ",
      "– ", "⎿ ", "↳ ",
    ]
    for bullet in bullets where line.has(bullet, at: start) {
      return start + bullet.utf8CodeUnitCount
    }
    // An arrow may directly precede a name.
    return line.arrow(at: start).flatMap { $0.end < line.count ? $0.end : nil }
  }
}

/// Classification of rows.
extension OutlineRow {
  /// The end of a single number before the text, as in `1 Window`; 0 if there is none.
  var plainNumberEnd: Int {
    let end = whole.end(from: 0) { $0.isDigit }
    return end > 0 && whole[end] == 0x20 ? end : 0
  }

  /// The bullet at the left edge before a tab, as in lists copied from word processors.
  var bulletBeforeTab: String? {
    guard let tab = whole.first(0x09), tab > 0, tab < 4, tab + 1 < whole.count else { return nil }
    let sign = whole.slice(0, tab).trimmed.string
    return sign.count == 1 && "•o§·▪–◦○●■-*ü➢❖Ø".contains(sign) ? sign : nil
  }

  /// Whether it is at least three words, all lowercase but the first.
  var isPhrase: Bool {
    let words = text.string.split(separator: " ")
    return !isMarked && !hasGuides && column == 0 && numbers == 0 && words.count > 2
      && words.dropFirst().allSatisfy { $0.allSatisfy { $0.isLowercase || "'’,".contains($0) } }
      && words[0].allSatisfy(\.isLetter)
  }

  /// Whether it is the summary line of `tree`.
  var isSummary: Bool {
    column == 0 && text[0].isDigit && text.find(" director") != nil && text.count < 60
      || text.has("Folder PATH listing") || text.has("Volume serial number is ")
  }

  /// Whether it is a folder on a Windows drive, as in `C:.` or `D:\Work`.
  var isDrive: Bool {
    isAtEdge && text[0].isUppercase && (text.slice(1).isExactly(":.") || text.has(":\\", at: 1))
  }

  /// Whether it is unmarked and at the left edge.
  var isAtEdge: Bool {
    column == 0 && !isMarked && !hasGuides && numbers == 0 && !")]}".utf8.contains(text[0])
      && !isSummary
  }

  /// Whether it is a horizontal rule; a short indented one is a menu separator.
  var isRule: Bool {
    !isMarked && text.count > (column == 0 ? 2 : 9) && "-=_*~".utf8.contains(text[0])
      && text.end(from: 0) { $0 == text[0] } == text.count
  }

  /// Whether it only closes brackets, or is a horizontal rule.
  var isClosing: Bool {
    guard !isMarked, !text.isEmpty else { return false }
    if text.has("</") { return true }
    let signs = text.end(from: 0) { ")]},;>/".utf8.contains($0) }
    return signs == text.count || isRule
  }

  /// Whether it stands for omitted lines.
  var isCut: Bool { (!isMarked || isBranch) && text.isCutMark }

  /// Whether it counts the children below, as in `7 children:`.
  var isCount: Bool {
    let end = text.end(from: 0) { $0.isDigit }
    guard end > 0, text[end] == 0x20 else { return false }
    let word = text.slice(end + 1)
    return ["child", "children", "child:", "children:", "elements", "elements:", "items:"]
      .contains(word.string)
  }

  /// Whether it is a YAML property of Playwright's, as in `/url: "#main"`.
  var isProperty: Bool {
    guard text[0] == UInt8(ascii: "/") else { return false }
    let end = text.end(from: 1) { $0.isLetter }
    return end > 1 && text[end] == UInt8(ascii: ":")
  }

  /// Name and value of a row such as `key: value` or `Key = 'value'`; otherwise nil.
  var fact: (String, String)? {
    if isProperty, let colon = text.first(UInt8(ascii: ":")) {
      return (text.slice(1, colon).string, text.slice(colon + 1).trimmed.string)
    }
    let end = text.end(from: 0) { $0.isNamePart || $0 == UInt8(ascii: "-") }
    guard end > 0, end <= 40, text[0].isLetter else { return nil }
    if text.has(": ", at: end), !text[0].isUppercase, end + 2 < text.count {
      return (text.slice(0, end).string, text.slice(end + 2).trimmed.string)
    }
    guard text.has(" = ", at: end), end + 3 < text.count else { return nil }
    return (text.slice(0, end).string, text.slice(end + 3).trimmed.string)
  }

  /// Whether it is a tool's banner, which is directly above its tree.
  var isBanner: Bool { text.has("yarn list v") || text.has("yarn why v") }

  /// Whether it looks like a log line and not like a node's name.
  var isOfLog: Bool {
    let colon = text.end(from: 0) { $0.isNamePart || $0 == UInt8(ascii: "-") }
    if colon > 0, !text[0].isUppercase, text.has(": ", at: colon) { return true }
    if text[0].isDigit, text[1].isDigit, text[2] == UInt8(ascii: ":"), text[3].isDigit {
      return true
    }
    if text.end(from: 0, while: { !$0.isLetter }) == text.count { return true }
    let marks: [StaticString] = [
      "ERR!", "ERROR", "WARN", "error:", "warning:", "exited with", "BUILD ",
    ]
    return marks.contains { text.find($0) != nil }
  }

  /// Whether it is a sentence around a pasted dump.
  var isSentence: Bool {
    guard !isBranch, !hasGuides, OutlineNaming.className(text) == nil else { return false }
    let words = text.string.split(separator: " ")
    if words.count > 14 { return true }
    let last = text[text.count - 1]
    let isEnded = ".:!?".utf8.contains(last) && !text.ends(with: "...")
    if isEnded, words.count >= (isMarked ? 6 : 4) { return true }
    if !isMarked, last == UInt8(ascii: "?"), words.count > 1 { return true }
    // A stack frame.
    if text.has("at "), text.ends(with: ")") || text.find("://") != nil { return true }
    let isPlain = text.string.allSatisfy { $0.isLetter || " ,'’-.".contains($0) }
    return words.count > 6 && isPlain
      && words.dropFirst().count { $0.first?.isLowercase == true } > 4
  }
}

extension Bytes {
  /// A name without surrounding Markdown: backticks for code, stars for emphasis.
  fileprivate var unmarked: Bytes {
    if count > 2, self[0] == UInt8(ascii: "`"), first(UInt8(ascii: "`"), from: 1) == count - 1 {
      return slice(1, count - 1)
    }
    if count > 4, has("**"), find("**", from: 2) == count - 2 { return slice(2, count - 2) }
    if count > 2, self[0] == UInt8(ascii: "*"), first(UInt8(ascii: "*"), from: 1) == count - 1 {
      return slice(1, count - 1)
    }
    return self
  }

  /// Whether a box-drawing line or corner is here.
  fileprivate func isLine(at index: Int) -> Bool {
    self[index] == 0xE2 && (self[index + 1] == 0x94 || self[index + 1] == 0x95)
  }

  /// Whether a vertical line is here.
  fileprivate func isGuide(at index: Int) -> Bool {
    has("│", at: index) || has("┃", at: index) || has("║", at: index) || has("╎", at: index)
      || has("┆", at: index) || has("┊", at: index) || has("╏", at: index) || has("┇", at: index)
  }
}
