internal import CGtk

/// Search in an editor: visible hits are marked, and the current one stands out.
///
/// Hits are searched again whenever the text changes. The current hit is not selected before the
/// search ends, because the search entry has the window's selection.
package final class CodeSearch {
  /// Finds the hits in a text, as sorted UTF-8 ranges.
  package typealias Finder = (String) -> [Range<Int>]

  private let code: CodeView
  private let marks: CodeMarks
  private var finder: Finder?
  /// The hits, in scalars; nil if the text has changed.
  private var known: [Range<Int>]?
  private var change: () -> Void = {}

  /// Creates a search of `code`, without a query.
  package init(in code: CodeView) {
    self.code = code
    marks = CodeMarks(in: code)
    code.buffer.on("changed") { [weak self] in self?.forget() }
  }

  /// Calls `body` when the hit count or the current hit changes.
  package func onChange(_ body: @escaping () -> Void) { change = body }

  /// Searches with a new query, from the current hit or the cursor on; nil clears the search.
  package func look(for finder: Finder?) {
    self.finder = finder
    known = nil
    marks.places = places
    go(forward: true, from: code.hit?.start ?? code.buffer.selectionEnds.start)
  }

  /// Goes to the next or previous hit, wrapping around.
  package func step(forward: Bool) {
    let (start, end) = code.hit ?? code.buffer.selectionEnds
    go(forward: forward, from: forward ? end : start)
  }

  /// Ends the search; selects the current hit and focuses the editor.
  package func end() {
    if let (start, end) = code.hit { code.select(from: start, to: end) }
    look(for: nil)
    code.grabFocus()
  }

  /// The hit count; nil without a query.
  package var count: Int? { finder == nil ? nil : places.count }

  /// The number of the current hit, from 1.
  package var place: Int? {
    guard let hit = code.hit.map({ $0.start.offset..<$0.end.offset }) else { return nil }
    let index = places.firstIndex { $0.lowerBound >= hit.lowerBound }
    return index.flatMap { places[$0] == hit ? $0 + 1 : nil }
  }

  /// Replaces the current hit and goes to the next; without a current hit, as after an undo, only
  /// goes to the next, so that the user sees what will be replaced.
  package func replace(with words: String) {
    guard let (start, end) = code.hit else { return step(forward: true) }
    let range = code.offset(of: start)..<code.offset(of: end)
    guard code.replace(range, with: words, caret: words.utf8.count) else { return }
    go(forward: true, from: code.buffer.cursor)
  }

  /// Replaces all hits in one undo step; returns how many.
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

  /// Searches again after the current change.
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
  /// The index at a byte offset.
  fileprivate func index(ofByte offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }
}

extension CodeView {
  /// The selected text, if it is within one line.
  package var selectedWords: String? {
    let (start, end) = buffer.selectionEnds
    let words = buffer.text(from: start, to: end)
    return words.isEmpty || words.contains("\n") ? nil : words
  }

  /// The current hit, wherever its marks have moved.
  fileprivate var hit: (start: GtkTextIter, end: GtkTextIter)? {
    guard var start = buffer.place(of: .hitStart), var end = buffer.place(of: .hitEnd) else {
      return nil
    }
    return gtk_text_iter_compare(&start, &end) < 0 ? (start, end) : nil
  }

  /// Highlights a hit and scrolls to it; nil clears the highlight.
  ///
  /// Stops following the current line.
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
  /// The ends of the selection; both are the cursor if it is empty.
  fileprivate var selectionEnds: (start: GtkTextIter, end: GtkTextIter) {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_selection_bounds(typed(), &start, &end)
    return (start, end)
  }
}
