// The colours of words: what a caller says of them, and what of that is shown anew.

internal import CGtk
internal import CGtkSource

extension CodeView {
  /// A kind of word or sign that has a colour of its own.
  nonisolated package enum WordKind: String, Hashable, Sendable, CaseIterable {
    case comment, keyword, string, number, type, function, attribute, unknown
  }

  /// A piece of the text, as UTF-8 offsets, and what it is.
  nonisolated package struct Word: Hashable, Sendable {
    package let range: Range<Int>
    package let kind: WordKind

    package init(_ range: Range<Int>, _ kind: WordKind) {
      (self.range, self.kind) = (range, kind)
    }
  }

  /// Colours the text; words are in its order and do not overlap.
  ///
  /// Only what differs from the last time is coloured anew.
  package func setColors(_ words: [Word]) {
    var counter = ScalarCounter(buffer.text)
    colors.paint(
      words.map { word in
        let start = counter.scalars(before: word.range.lowerBound)
        return Word(start..<counter.scalars(before: word.range.upperBound), word.kind)
      })
  }
}

/// The colours of the words in a buffer, and which parts of it were changed since they were given.
final class CodeColors {
  private let buffer: CodeBuffer
  private let tags: [(kind: CodeView.WordKind, tag: CodeTag)]
  /// What is coloured, in scalars, and how long the text was then.
  private var painted: (words: [CodeView.Word], count: Int) = ([], 0)
  /// How many characters at both ends nobody touched since.
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

  /// The text is another one, without colours.
  func forget() {
    painted = ([], buffer.count)
    untouched = (.max, .max)
  }

  /// Looks as the scheme says.
  func take(_ scheme: CodeScheme) {
    for (kind, tag) in tags { tag.take(scheme.style(of: kind)) }
  }

  /// Colours words given in scalars.
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
