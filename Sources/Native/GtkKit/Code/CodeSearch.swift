internal import CGtk

/// Places that are looked for in an editor: those in sight are marked, and one of all stands out.
///
/// The hits are found again whenever the text changes. The current one is not selected
/// before the search is over: one thing in a window is, and that is what is typed.
package final class CodeSearch {
  /// The places in a text, as UTF-8 offsets in their order.
  package typealias Finder = (String) -> [Range<Int>]

  private let code: CodeView
  private let marks: CodeMarks
  private var finder: Finder?
  /// What was found, in scalars; nil when the text is another one since.
  private var known: [Range<Int>]?
  private var change: () -> Void = {}

  /// A search of `code` that looks for nothing yet.
  package init(in code: CodeView) {
    self.code = code
    marks = CodeMarks(in: code)
    code.buffer.on("changed") { [weak self] in self?.forget() }
  }

  /// Calls `body` when it is known how many places there are, and which of them stands out.
  package func onChange(_ body: @escaping () -> Void) { change = body }

  /// Looks for other places, from the one that stands out, or the cursor, on; for none if nil.
  package func look(for finder: Finder?) {
    self.finder = finder
    known = nil
    marks.places = places
    go(forward: true, from: code.hit?.start ?? code.buffer.selectionEnds.start)
  }

  /// Goes to the next place, or the one before; behind the last the first one follows.
  package func step(forward: Bool) {
    let (start, end) = code.hit ?? code.buffer.selectionEnds
    go(forward: forward, from: forward ? end : start)
  }

  /// Looks for nothing more; the place that stands out is selected, and has the keyboard.
  package func end() {
    if let (start, end) = code.hit { code.select(from: start, to: end) }
    look(for: nil)
    code.grabFocus()
  }

  /// How many places there are; nil while nothing is looked for.
  package var count: Int? { finder == nil ? nil : places.count }

  /// Which of them stands out, from 1.
  package var place: Int? {
    guard let hit = code.hit.map({ $0.start.offset..<$0.end.offset }) else { return nil }
    let index = places.firstIndex { $0.lowerBound >= hit.lowerBound }
    return index.flatMap { places[$0] == hit ? $0 + 1 : nil }
  }

  /// Puts other words in the place that stands out, and goes to the next one; where none stands out, as
  /// after an undo, it only goes there, so that one sees what is about to be replaced.
  package func replace(with words: String) {
    guard let (start, end) = code.hit else { return step(forward: true) }
    let range = code.offset(of: start)..<code.offset(of: end)
    guard code.replace(range, with: words, caret: words.utf8.count) else { return }
    go(forward: true, from: code.buffer.cursor)
  }

  /// Puts other words in all places, in one step of the history; how many there were.
  package func replaceAll(with words: String) -> Int {
    let old = code.text
    guard let places = finder?(old), let first = places.first, let last = places.last else {
      return 0
    }
    var (new, end) = ("", first.lowerBound)
    for place in places {
      new += old[old.index(ofByte: end)..<old.index(ofByte: place.lowerBound)]
      new += words
      end = place.upperBound
    }
    let range = first.lowerBound..<last.upperBound
    guard code.replace(range, with: new, caret: new.utf8.count) else { return 0 }
    go(forward: true, from: code.buffer.cursor)
    return places.count
  }

  private var places: [Range<Int>] {
    if let known { return known }
    guard let finder else { return [] }
    let text = code.text
    var counter = ScalarCounter(text)
    let places = finder(text).map { place in
      let start = counter.scalars(before: place.lowerBound)
      return start..<counter.scalars(before: place.upperBound)
    }
    known = places
    return places
  }

  /// The text is another one: looks again when what changes it has come to its end.
  private func forget() {
    guard finder != nil, known != nil else { return }
    known = nil
    afterwards { [weak self] in
      guard let self else { return }
      marks.places = places
      change()
    }
  }

  private func go(forward: Bool, from place: GtkTextIter) {
    let (places, from) = (places, place.offset)
    let found =
      forward
      ? places.first { $0.lowerBound >= from } ?? places.first
      : places.last { $0.upperBound <= from } ?? places.last
    code.markHit(
      found.map { (code.buffer.iter(at: $0.lowerBound), code.buffer.iter(at: $0.upperBound)) })
    change()
  }
}

extension String {
  /// The place before a byte.
  fileprivate func index(ofByte offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }
}

extension CodeView {
  /// What is selected, if it is within one line.
  package var selectedWords: String? {
    let (start, end) = buffer.selectionEnds
    let words = buffer.text(from: start, to: end)
    return words.isEmpty || words.contains("\n") ? nil : words
  }

  /// Both ends of the place that stands out, wherever it has moved to.
  fileprivate var hit: (start: GtkTextIter, end: GtkTextIter)? {
    guard var start = buffer.place(of: .hitStart), var end = buffer.place(of: .hitEnd) else {
      return nil
    }
    return gtk_text_iter_compare(&start, &end) < 0 ? (start, end) : nil
  }

  /// Lets a place stand out, and shows it; none if nil.
  ///
  /// Nothing else is followed by who looks for something.
  fileprivate func markHit(_ hit: (start: GtkTextIter, end: GtkTextIter)?) {
    buffer.remove(hitTag)
    guard let hit else {
      buffer.put(.hitEnd, at: buffer.place(of: .hitStart) ?? buffer.cursor)
      return
    }
    sight.target = nil
    buffer.put(.hitStart, at: hit.start)
    buffer.put(.hitEnd, at: hit.end)
    buffer.apply(hitTag, from: hit.start, to: hit.end)
    scroll(to: hit.start)
  }

  fileprivate func select(from start: GtkTextIter, to end: GtkTextIter) {
    quietly {
      withUnsafePointer(to: end) { end in
        withUnsafePointer(to: start) { gtk_text_buffer_select_range(buffer.typed(), end, $0) }
      }
    }
  }
}

extension CodeBuffer {
  /// The ends of what is selected; twice the cursor if nothing is.
  fileprivate var selectionEnds: (start: GtkTextIter, end: GtkTextIter) {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_selection_bounds(typed(), &start, &end)
    return (start, end)
  }
}
