/// The paper's shift and change: distributes extra space evenly among small siblings between two
/// large ones.
///
/// When sibling *b* moves away from sibling *a*, the siblings between move by equal shares of the
/// distance. The shares are stored as a slope that starts after *a* and ends at *b*; one pass per
/// family accumulates all slopes, so the time is linear in the number of siblings.
struct Spread {
  private var slopes: [Double] = []
  private var drops: [Double] = []
  private var isEmpty = true

  /// Distributes `distance`, by which sibling `right` moved away from sibling `left`.
  mutating func add(_ distance: Double, from left: Int, to right: Int) {
    guard right - left > 1 else { return }
    if slopes.count <= right {
      let missing = repeatElement(0.0, count: right + 1 - slopes.count)
      slopes += missing
      drops += missing
    }
    let share = distance / Double(right - left)
    slopes[left + 1] += share
    slopes[right] -= share
    drops[right] += distance - share
    isEmpty = false
  }

  /// Moves the children of a family by their shares, then resets the shares.
  mutating func apply(to offsets: inout [Double], of family: Range<Int>) {
    guard !isEmpty else { return }
    var (slope, shift) = (0.0, 0.0)
    for (index, child) in family.enumerated().prefix(slopes.count) {
      slope += slopes[index]
      shift += slope - drops[index]
      offsets[child] += shift
      (slopes[index], drops[index]) = (0, 0)
    }
    isEmpty = true
  }
}
