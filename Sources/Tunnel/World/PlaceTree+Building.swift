/// Builds the tree.
extension PlaceTree {
  init(_ coordinates: [Coordinate]) {
    var entries = coordinates.enumerated().map { PlaceTree.entry($1, place: $0) }
    var axes = [UInt8](repeating: 0, count: entries.count)
    entries.withUnsafeMutableBufferPointer { entries in
      axes.withUnsafeMutableBufferPointer { axes in
        PlaceTree.split(entries, axes, 0, entries.count)
      }
    }
    (self.entries, self.axes) = (entries, axes)
  }

  private static func split(
    _ entries: UnsafeMutableBufferPointer<Entry>, _ axes: UnsafeMutableBufferPointer<UInt8>,
    _ low: Int, _ high: Int
  ) {
    guard high - low > leaf else { return }
    let middle = low + (high - low) / 2
    let axis = widestAxis(entries, low, high)
    axes[middle] = UInt8(axis)
    select(middle, of: entries, low, high - 1, axis: axis)
    split(entries, axes, low, middle)
    split(entries, axes, middle + 1, high)
  }

  private static func widestAxis(
    _ entries: UnsafeMutableBufferPointer<Entry>, _ low: Int, _ high: Int
  ) -> Int {
    var (least, most) = (entries[low], entries[low])
    for index in low + 1..<high {
      least.replace(with: entries[index], where: entries[index] .< least)
      most.replace(with: entries[index], where: entries[index] .> most)
    }
    let width = most - least
    if width.x >= width.y, width.x >= width.z { return 0 }
    return width.y >= width.z ? 1 : 2
  }

  /// Hoare's selection algorithm: partitions the entries around the one that belongs at `place`.
  private static func select(
    _ place: Int, of entries: UnsafeMutableBufferPointer<Entry>, _ first: Int, _ last: Int,
    axis: Int
  ) {
    var (low, high) = (first, last)
    while low < high {
      let pivot = entries[low + (high - low) / 2][axis]
      var (i, j) = (low, high)
      while i <= j {
        while entries[i][axis] < pivot { i += 1 }
        while entries[j][axis] > pivot { j -= 1 }
        if i <= j {
          entries.swapAt(i, j)
          i += 1
          j -= 1
        }
      }
      if place <= j {
        high = j
      } else if place >= i {
        low = i
      } else {
        return
      }
    }
  }
}
