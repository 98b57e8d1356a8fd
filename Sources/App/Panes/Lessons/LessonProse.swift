import GtkKit
import MarkdownKit

/// The running text of a lesson as widgets.
enum LessonProse {
  /// A block as a widget.
  static func widget(for block: Markdown.Block) -> Widget {
    switch block.kind {
    case .heading(let level, let inlines):
      return label(inlines, style: level == 1 ? "title-3" : "heading")
    case .paragraph(let inlines): return label(inlines)
    case .list(let start, let items):
      let rows = items.enumerated().map { index, blocks in
        row(mark: start.map { "\($0 + index)." } ?? "•", blocks)
      }
      return Box(.vertical, spacing: 4, rows)
    case .quote(let blocks):
      let quote = Box(.vertical, spacing: 4, blocks.map(widget))
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

  /// Words that wrap.
  static func label(_ inlines: [Markdown.Inline], style: String? = nil) -> Label {
    let label = Label("", style: style)
    label.setRuns(runs(inlines))
    label.isWrapped = true
    label.horizontalAlignment = 0
    return label
  }

  /// Words in which backquotes mean code, as questions and reasons have them.
  static func label(_ text: String, style: String? = nil) -> Label {
    let inlines = Markdown(text).blocks.first.flatMap { block -> [Markdown.Inline]? in
      if case .paragraph(let inlines) = block.kind { inlines } else { nil }
    }
    return label(inlines ?? [.text(text)], style: style)
  }

  private static func row(mark: String, _ blocks: [Markdown.Block]) -> Widget {
    let sign = Label(mark)
    sign.align(vertical: .start)
    sign.widthInCharacters = 2
    let content = Box(.vertical, spacing: 4, blocks.map(widget))
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
        // Between wide characters a line break of the source is nothing, as in CSS.
        inlines.isWide(beside: index) ? [] : [Label.Run(" ", look, link: link)]
      case .lineBreak: [Label.Run("\n", look, link: link)]
      }
    }
  }
}

extension [Markdown.Inline] {
  /// Whether a text beside a place, before it or after it, is wide there.
  fileprivate func isWide(beside index: Int) -> Bool {
    guard index > 0, index + 1 < count else { return false }
    let (before, after) = ([self[index - 1]].plainText.last, [self[index + 1]].plainText.first)
    return before?.isWide ?? false || after?.isWide ?? false
  }
}

extension Character {
  /// Whether it is one of those that Chinese and Japanese set in squares.
  fileprivate var isWide: Bool {
    unicodeScalars.first.map {
      (0x2E80...0x9FFF).contains($0.value) || (0xF900...0xFFEF).contains($0.value)
    }
      ?? false
  }
}
