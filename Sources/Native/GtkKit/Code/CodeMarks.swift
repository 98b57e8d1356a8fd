internal import CGtk

/// Marks on the places of a search that are in sight, and a little beyond.
///
/// GTK looks for each place from the beginning of its line and keeps a list of all marks in it, so that a line
/// with thousands of them would take seconds.
final class CodeMarks {
  /// In scalars, in their order.
  var places: [Range<Int>] = [] {
    didSet {
      followScrolling()
      clear()
      mark()
    }
  }

  private let code: CodeView
  /// The part of the text whose places are marked.
  private var marked: Range<Int>?
  private var (isFollowing, isWaiting) = (false, false)

  /// So many places are marked beyond what is in sight.
  private static let mostBeyond = 2_000

  init(in code: CodeView) { self.code = code }

  private func clear() {
    if marked != nil { code.buffer.remove(code.foundTag) }
    marked = nil
  }

  private func mark() {
    guard !places.isEmpty else { return }
    let seen = code.charactersInSight(pagesBeyond: 0)
    if let marked, marked.lowerBound <= seen.lowerBound, marked.upperBound >= seen.upperBound {
      return
    }
    clear()
    var range = code.charactersInSight(pagesBeyond: 1)
    var shown = places(in: range)
    if shown.count > Self.mostBeyond { (range, shown) = (seen, places(in: seen)) }
    for place in shown {
      code.buffer.apply(
        code.foundTag, from: code.buffer.iter(at: place.lowerBound),
        to: code.buffer.iter(at: place.upperBound))
    }
    marked = range
  }

  private func places(in range: Range<Int>) -> ArraySlice<Range<Int>> {
    let start = places.partitioned { $0.upperBound > range.lowerBound }
    return places[start...].prefix { $0.lowerBound < range.upperBound }
  }

  /// Marks what comes into sight from now on.
  ///
  /// It is told while the text is laid out or drawn, when nothing may change its look.
  private func followScrolling() {
    guard !isFollowing, let bar = code.verticalPosition else { return }
    isFollowing = true
    for signal in ["value-changed", "changed"] {
      connect(UnsafeMutableRawPointer(bar), signal) { [weak self] _ in
        guard let self, !isWaiting, !places.isEmpty else { return }
        isWaiting = true
        afterwards { [weak self] in
          self?.isWaiting = false
          self?.mark()
        }
      }
    }
  }
}

extension RandomAccessCollection {
  /// The first index from which on everything is as `isBehind` says, which divides the whole in two.
  fileprivate func partitioned(_ isBehind: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isBehind(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}

extension CodeView {
  fileprivate var verticalPosition: UnsafeMutablePointer<GtkAdjustment>? {
    gtk_scrollable_get_vadjustment(opaque)
  }

  /// What of the text is in sight, in whole rows, and in as many pages before and behind it.
  fileprivate func charactersInSight(pagesBeyond pages: Int) -> Range<Int> {
    var seen = GdkRectangle()
    gtk_text_view_get_visible_rect(typed(), &seen)
    let beyond = Int32(pages) * seen.height
    let start = character(atX: 0, y: seen.y - beyond)
    // Further to the right than any row is long.
    let end = character(atX: 1_000_000, y: seen.y + seen.height + beyond)
    return start..<max(start, end + 1)
  }

  private func character(atX x: Int32, y: Int32) -> Int {
    var iter = GtkTextIter()
    gtk_text_view_get_iter_at_location(typed(), &iter, x, max(y, 0))
    return iter.offset
  }
}
