/// The search for one nearest place, the most frequent query, without allocations.
extension PlaceTree {
  /// The nearest place, or nil in a world without places; ties are resolved by index.
  func nearest(to coordinate: Coordinate) -> Neighbour? {
    guard !entries.isEmpty else { return nil }
    let target = PlaceTree.entry(coordinate, place: 0)
    return entries.withUnsafeBufferPointer { entries in
      axes.withUnsafeBufferPointer { axes in
        var search = NearestSearch(entries: entries, axes: axes, target: target)
        search.visit(0, entries.count, corner: .zero, square: 0)
        return Neighbour(place: Int(search.place), square: search.best)
      }
    }
  }
}

/// A search for one place.
private struct NearestSearch {
  let entries: UnsafeBufferPointer<PlaceTree.Entry>
  let axes: UnsafeBufferPointer<UInt8>
  let target: PlaceTree.Entry
  var best = Float.infinity
  var place = Int32.max

  /// Visits a range whose box is at least `square` away; `corner` is the offset to it by axis.
  mutating func visit(_ low: Int, _ high: Int, corner: PlaceTree.Entry, square: Float) {
    guard high - low > PlaceTree.leaf else {
      for index in low..<high { offer(entries[index]) }
      return
    }
    let middle = low + (high - low) / 2
    let axis = Int(axes[middle])
    let gap = target[axis] - entries[middle][axis]
    let (below, above) = (low..<middle, middle + 1..<high)
    let (near, away) = gap < 0 ? (below, above) : (above, below)
    visit(near.lowerBound, near.upperBound, corner: corner, square: square)
    // The median is in the plane, so it is no closer than the box of the far half.
    let far = square - corner[axis] * corner[axis] + gap * gap
    guard far <= best else { return }
    offer(entries[middle])
    var corner = corner
    corner[axis] = gap
    visit(away.lowerBound, away.upperBound, corner: corner, square: far)
  }

  @inline(__always)
  private mutating func offer(_ entry: PlaceTree.Entry) {
    let square = entry.square(to: target)
    guard square <= best else { return }
    let place = Int32(bitPattern: entry.w.bitPattern)
    guard square < best || place < self.place else { return }
    (best, self.place) = (square, place)
  }
}
