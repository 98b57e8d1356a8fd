internal import CGtk

/// Marks on the visible search hits, and some beyond.
///
/// GTK searches for each hit from the start of its line and lists all marks in it, so a line with
/// thousands of them would take seconds.
final class CodeMarks {
  /// In scalars, sorted.
  var places: [Range<Int>] = [] {
    didSet {
      followScrolling()
      clear()
      mark()
    }
  }

  private let code: CodeView
  /// The range whose hits are marked.
  private var marked: Range<Int>?
  private var (isFollowing, isWaiting) = (false, false)

  /// The most hits marked beyond the visible ones.
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

  /// Marks hits as they become visible.
  ///
  /// The signals arrive during layout or drawing, when tags must not change.
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
  /// The first index whose element satisfies `isBehind`, by binary search.
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

  /// The visible range, in whole rows, extended by some pages before and after.
  fileprivate func charactersInSight(pagesBeyond pages: Int) -> Range<Int> {
    var seen = GdkRectangle()
    gtk_text_view_get_visible_rect(typed(), &seen)
    let beyond = Int32(pages) * seen.height
    let start = character(atX: 0, y: seen.y - beyond)
    // Beyond the end of any row.
    let end = character(atX: 1_000_000, y: seen.y + seen.height + beyond)
    return start..<max(start, end + 1)
  }

  private func character(atX x: Int32, y: Int32) -> Int {
    var iter = GtkTextIter()
    gtk_text_view_get_iter_at_location(typed(), &iter, x, max(y, 0))
    return iter.offset
  }
}
