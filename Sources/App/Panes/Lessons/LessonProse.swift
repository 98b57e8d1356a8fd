import GtkKit
import MarkdownKit

/// Lesson and guide text as widgets.
enum LessonProse {
  /// A block's widget; `onLink` follows its links, which are external by default.
  static func widget(for block: Markdown.Block, onLink: ((String) -> Void)? = nil) -> Widget {
    if let rows = block.table { return table(rows, onLink: onLink) }
    switch block.kind {
    case .heading(let level, let inlines):
      return label(inlines, style: level == 1 ? "title-3" : "heading", onLink: onLink)
    case .paragraph(let inlines): return label(inlines, onLink: onLink)
    case .list(let start, let items):
      let rows = items.enumerated().map { index, blocks in
        row(mark: start.map { "\($0 + index)." } ?? "•", blocks, onLink: onLink)
      }
      return Box(.vertical, spacing: 4, rows)
    case .quote(let blocks):
      let quote = Box(.vertical, spacing: 4, blocks.map { widget(for: $0, onLink: onLink) })
      quote.addStyle("lesson-quote")
      return quote
    case .code(_, let text):
      let code = Label(text.hasSuffix("\n") ? String(text.dropLast()) : text, style: "code")
      code.addStyle("lesson-code")
      code.horizontalAlignment = 0
      code.isSelectable = true
      code.isWrapped = true
      return code
    case .rule: return Separator(.horizontal)
    }
  }

  /// A label of wrapping text.
  static func label(
    _ inlines: [Markdown.Inline], style: String? = nil, onLink: ((String) -> Void)? = nil
  ) -> Label {
    let label = Label("", style: style)
    label.setRuns(runs(inlines.withKeys))
    label.onLink { address, label in
      if let onLink { onLink(address) } else { LinkQuestion.ask(about: address, from: label) }
    }
    label.isWrapped = true
    label.horizontalAlignment = 0
    return label
  }

  /// A label of text with backquoted code, as in questions and reasons.
  static func label(_ text: String, style: String? = nil) -> Label {
    let inlines = Markdown(text).blocks.first.flatMap { block -> [Markdown.Inline]? in
      if case .paragraph(let inlines) = block.kind { inlines } else { nil }
    }
    return label(inlines ?? [.text(text)], style: style)
  }

  /// A table; its last column takes the remaining width.
  private static func table(
    _ rows: [[[Markdown.Inline]]], onLink: ((String) -> Void)?
  ) -> Widget {
    let grid = Grid(columnSpacing: 18, rowSpacing: 6)
    let columns = rows.map(\.count).max() ?? 0
    for (place, row) in rows.enumerated() where !row.allSatisfy(\.isEmpty) {
      for (column, cell) in row.enumerated() {
        let label = label(cell, style: place == 0 ? "heading" : nil, onLink: onLink)
        label.align(vertical: .start)
        // Unbreakable code must not widen the page.
        label.breaksWords = true
        label.expandsHorizontally = column == columns - 1
        grid.attach(label, column: column, row: place)
      }
    }
    return grid
  }

  private static func row(
    mark: String, _ blocks: [Markdown.Block], onLink: ((String) -> Void)?
  ) -> Widget {
    let sign = Label(mark)
    sign.align(vertical: .start)
    sign.widthInCharacters = 2
    let content = Box(.vertical, spacing: 4, blocks.map { widget(for: $0, onLink: onLink) })
    content.expandsHorizontally = true
    return Box(.horizontal, spacing: 4, [sign, content])
  }

  private static func runs(
    _ inlines: [Markdown.Inline], _ look: Label.Run.Look = .plain, link: String? = nil
  ) -> [Label.Run] {
    inlines.enumerated().flatMap { index, inline -> [Label.Run] in
      switch inline {
      case .text(let text): [Label.Run(text, look, link: link)]
      case .code(let text): [Label.Run(text, .code, link: link)]
      case .emphasis(let inner): runs(inner, .emphasis, link: link)
      case .strong(let inner): runs(inner, .strong, link: link)
      case .link(let inner, let address): runs(inner, look, link: address)
      case .softBreak:
        // Ignore a source line break between wide characters, as in CSS.
        inlines.isWide(beside: index) ? [] : [Label.Run(" ", look, link: link)]
      case .lineBreak: [Label.Run("\n", look, link: link)]
      }
    }
  }
}

extension [Markdown.Inline] {
  /// Whether the text before or after an index is wide at that end.
  fileprivate func isWide(beside index: Int) -> Bool {
    guard index > 0, index + 1 < count else { return false }
    let (before, after) = ([self[index - 1]].plainText.last, [self[index + 1]].plainText.first)
    return before?.isWide ?? false || after?.isWide ?? false
  }
}

extension Character {
  /// Whether the character is East Asian wide.
  fileprivate var isWide: Bool {
    unicodeScalars.first.map {
      (0x2E80...0x9FFF).contains($0.value) || (0xF900...0xFFEF).contains($0.value)
    }
      ?? false
  }
}
