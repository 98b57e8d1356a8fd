/// The extra room that small siblings between two large ones share evenly.
///
/// When two siblings push each other apart, those between get equal shares. Shares are noted as
/// a slope that begins after the left one and ends at the right one, and all slopes of a family
/// are summed up in one pass, so sharing costs the same however many siblings lie between.
struct Spread {
  private var slopes: [Double] = []
  private var drops: [Double] = []
  private var isEmpty = true

  /// Shares `distance`, by which sibling `right` was moved away from sibling `left`.
  mutating func add(_ distance: Double, between left: Int, and right: Int) {
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

  /// Moves the children of a family by their shares and forgets them.
  mutating func apply(to offsets: UnsafeMutableBufferPointer<Double>, _ family: some Family) {
    guard !isEmpty else { return }
    var (slope, shift) = (0.0, 0.0)
    for (index, child) in family.enumerated() {
      guard index < slopes.count else { break }
      slope += slopes[index]
      shift += slope - drops[index]
      offsets[child] += shift
      (slopes[index], drops[index]) = (0, 0)
    }
    isEmpty = true
  }
}
