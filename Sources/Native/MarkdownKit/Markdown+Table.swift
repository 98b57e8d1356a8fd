/// Tables, which CommonMark lacks: a paragraph whose second line is a rule of dashes.
extension Markdown.Block {
  /// The rows of cells, header first; nil if it is not a table.
  package var table: [[[Markdown.Inline]]]? {
    guard case .paragraph(let inlines) = kind else { return nil }
    let rows = inlines.split(separator: .softBreak).map { cells(of: Array($0)) }
    guard rows.count > 1, let rule = rows.dropFirst().first, !rule.isEmpty,
      rule.allSatisfy({ $0.plainText.contains("-") && $0.plainText.allSatisfy("-: ".contains) })
    else { return nil }
    return [rows[0]] + rows.dropFirst(2)
  }

  /// The cells between the bars of a line.
  private func cells(of line: [Markdown.Inline]) -> [[Markdown.Inline]] {
    var cells: [[Markdown.Inline]] = [[]]
    for inline in line {
      switch inline {
      case .text(let text):
        let parts = text.split(separator: "|", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
          if index > 0 { cells.append([]) }
          if !part.isEmpty { cells[cells.count - 1].append(.text(String(part))) }
        }
      // A bar in code is escaped with a backslash.
      case .code(let text): cells[cells.count - 1].append(.code(text.replacing("\\|", with: "|")))
      default: cells[cells.count - 1].append(inline)
      }
    }
    // A line begins and ends with a bar.
    if cells.first?.plainTextIsBlank == true { cells.removeFirst() }
    if cells.count > 1, cells.last?.plainTextIsBlank == true { cells.removeLast() }
    return cells.map(\.trimmed)
  }
}

extension [Markdown.Inline] {
  /// The inlines with `<kbd>` elements converted to code.
  package var withKeys: [Markdown.Inline] {
    var result: [Markdown.Inline] = []
    var key: String?
    for inline in self {
      switch (inline, key) {
      case (.text("<kbd>"), nil): key = ""
      case (.text("</kbd>"), let name?):
        result.append(.code(name))
        key = nil
      case (_, let name?): key = name + [inline].plainText
      default: result.append(inline)
      }
    }
    if let key { result.append(.text(key)) }
    return result
  }

  fileprivate var plainTextIsBlank: Bool { plainText.allSatisfy(\.isWhitespace) }

  /// The inlines without leading and trailing spaces.
  fileprivate var trimmed: [Markdown.Inline] {
    var result = self
    if case .text(let text)? = result.first {
      let rest = text.drop(while: \.isWhitespace)
      result[0] = .text(String(rest))
    }
    if case .text(let text)? = result.last {
      let blanks = text.reversed().prefix(while: \.isWhitespace).count
      result[result.count - 1] = .text(String(text.dropLast(blanks)))
    }
    return result.filter { $0 != .text("") }
  }
}
