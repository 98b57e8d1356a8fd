// Syntax highlighting: the colors given by a caller, and the incremental update.

internal import CGtk
internal import CGtkSourceView

extension CodeView {
  /// A kind of token with its own color.
  nonisolated package enum WordKind: String, Hashable, Sendable, CaseIterable {
    case comment, keyword, string, number, type, function, attribute, unknown
  }

  /// A token: its range in UTF-8 offsets, and its kind.
  nonisolated package struct Word: Hashable, Sendable {
    package let range: Range<Int>
    package let kind: WordKind

    package init(_ range: Range<Int>, _ kind: WordKind) {
      (self.range, self.kind) = (range, kind)
    }
  }

  /// Colors the text; tokens are sorted and do not overlap.
  ///
  /// Only changed ranges are updated. Tokens of long lines have no color, since GTK searches for
  /// each from the start of its line.
  package func setColors(_ words: [Word]) {
    let text = buffer.text
    var counter = ScalarCounter(text)
    colors.paint(
      LongLines(in: text).without(words).map { word in
        let start = counter.scalars(before: word.range.lowerBound)
        return Word(start..<counter.scalars(before: word.range.upperBound), word.kind)
      })
  }
}

/// The lines that are too long to color, as sorted UTF-8 ranges.
private struct LongLines {
  private static let longest = 4_000
  private var lines: [Range<Int>] = []

  init(in text: String) {
    var (start, place) = (0, 0)
    func end(_ lines: inout [Range<Int>]) {
      if place - start > Self.longest { lines.append(start..<place) }
      start = place + 1
    }
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") { end(&lines) }
      place += 1
    }
    end(&lines)
  }

  /// The tokens on other lines.
  func without(_ words: [CodeView.Word]) -> [CodeView.Word] {
    guard !lines.isEmpty else { return words }
    var rest = lines[...]
    return words.filter { word in
      while let line = rest.first, line.upperBound <= word.range.lowerBound { rest.removeFirst() }
      return rest.first.map { $0.lowerBound > word.range.lowerBound } ?? true
    }
  }
}

/// The colors of a buffer's tokens, updated incrementally.
final class CodeColors {
  private let buffer: CodeBuffer
  private let tags: [(kind: CodeView.WordKind, tag: TextTag)]
  /// The colored tokens, in scalars, and the text's length at that time.
  private var painted: (words: [CodeView.Word], count: Int) = ([], 0)
  /// The lengths, in characters, of the unchanged prefix and suffix.
  private var untouched = (start: Int.max, end: Int.max)

  init(in buffer: CodeBuffer) {
    self.buffer = buffer
    tags = CodeView.WordKind.allCases.map { ($0, buffer.addTag($0.rawValue)) }
  }

  func listen() {
    connect(buffer.raw, "insert-text") { [weak self] call in
      guard let place = call.boxed(0) else { return }
      self?.touch(from: place, to: place)
    }
    connect(buffer.raw, "delete-range") { [weak self] call in
      guard let start = call.boxed(0), let end = call.boxed(1) else { return }
      self?.touch(from: start, to: end)
    }
  }

  private func touch(from start: UnsafeMutableRawPointer, to end: UnsafeMutableRawPointer) {
    func offset(_ iter: UnsafeMutableRawPointer) -> Int {
      Int(gtk_text_iter_get_offset(iter.assumingMemoryBound(to: GtkTextIter.self)))
    }
    untouched.start = min(untouched.start, offset(start))
    untouched.end = min(untouched.end, buffer.count - offset(end))
  }

  /// Forgets the tokens of a replaced text.
  func forget() {
    painted = ([], buffer.count)
    untouched = (.max, .max)
  }

  /// Applies a color scheme.
  func take(_ scheme: CodeScheme) {
    for (kind, tag) in tags { tag.take(scheme.style(of: kind)) }
  }

  /// Colors tokens given in scalars.
  func paint(_ words: [CodeView.Word]) {
    let old = painted
    let count = buffer.count
    let shift = count - old.count
    let kept = zip(old.words, words).prefix { before, now in
      before == now && before.range.upperBound <= untouched.start
    }.count
    let keptAtEnd = zip(old.words[kept...].reversed(), words[min(kept, words.count)...].reversed())
      .prefix { before, now in
        before.kind == now.kind
          && before.range.lowerBound + shift == now.range.lowerBound
          && before.range.upperBound + shift == now.range.upperBound
          && (untouched.end == .max || before.range.lowerBound >= old.count - untouched.end)
      }.count
    let start = kept == 0 ? 0 : words[kept - 1].range.upperBound
    let end = keptAtEnd == 0 ? count : words[words.count - keptAtEnd].range.lowerBound
    paint(words[kept..<(words.count - keptAtEnd)], between: start, and: end)
    painted = (words, count)
    untouched = (.max, .max)
  }

  private func paint(_ words: ArraySlice<CodeView.Word>, between start: Int, and end: Int) {
    guard start < end else { return }
    for (_, tag) in tags {
      buffer.remove(tag, from: buffer.iter(at: start), to: buffer.iter(at: end))
    }
    for word in words {
      guard let tag = tags.first(where: { $0.kind == word.kind })?.tag else { continue }
      buffer.apply(
        tag, from: buffer.iter(at: word.range.lowerBound),
        to: buffer.iter(at: word.range.upperBound)
      )
    }
  }
}
