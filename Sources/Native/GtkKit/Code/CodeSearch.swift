internal import CGtk
internal import CGtkSource

/// Words that are looked for in an editor: all places that hold them are marked, and one stands out.
///
/// Capitals count where the words have some. The places are counted beside what the person does, a
/// piece of the text at a time. The one that stands out is not selected before the search is over:
/// one thing in a window is, and that is what is typed.
package final class CodeSearch {
  private let code: CodeView
  private let settings = Object(owning: UnsafeMutableRawPointer(gtk_source_search_settings_new()))
  private let context: Object
  private var change: () -> Void = {}

  /// A search of `code` that looks for nothing yet.
  package init(in code: CodeView) {
    self.code = code
    context = Object(
      owning: UnsafeMutableRawPointer(
        gtk_source_search_context_new(code.buffer.opaque, settings.opaque)))
    gtk_source_search_settings_set_wrap_around(settings.opaque, 1)
    // It is counted on while the text is drawn, when nothing may change its size or its look.
    context.on("notify::occurrences-count") { [weak self] in
      afterwards { [weak self] in self?.tell() }
    }
  }

  /// Calls `body` when it is known how many places there are, and which of them stands out.
  package func onChange(_ body: @escaping () -> Void) { change = body }

  /// Looks for other words, from the place that stands out, or the cursor, on.
  package func look(for words: String) {
    gtk_source_search_settings_set_case_sensitive(
      settings.opaque, words.contains(where: \.isUppercase) ? 1 : 0)
    gtk_source_search_settings_set_search_text(settings.opaque, words)
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
    code.markHit(nil)
    gtk_source_search_settings_set_search_text(settings.opaque, nil)
    code.grabFocus()
  }

  /// How many places there are; nil until that is known, and while nothing is looked for.
  package var count: Int? {
    guard gtk_source_search_settings_get_search_text(settings.opaque) != nil else { return nil }
    let count = Int(gtk_source_search_context_get_occurrences_count(context.opaque))
    return count < 0 ? nil : count
  }

  /// Which of them stands out, from 1.
  package var place: Int? {
    guard var (start, end) = code.hit else { return nil }
    let place = gtk_source_search_context_get_occurrence_position(context.opaque, &start, &end)
    return place < 1 ? nil : Int(place)
  }

  private func tell() {
    // Above what says that there are words like these, which the toolkit puts above all.
    code.buffer.raise(code.hitTag)
    change()
  }

  private func go(forward: Bool, from place: GtkTextIter) {
    var (from, start, end) = (place, GtkTextIter(), GtkTextIter())
    let search = forward ? gtk_source_search_context_forward : gtk_source_search_context_backward
    let isFound = search(context.opaque, &from, &start, &end, nil) != 0
    code.markHit(isFound ? (start, end) : nil)
    change()
  }
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
