/// The layout of a stack: a pure function of the views' sizes and the available space.
struct StackLayout: Hashable, Sendable {
  var axis = StackView.Axis.horizontal
  var distribution = StackView.Distribution.fill
  var alignment = StackView.Alignment.fill
  /// The least gap between two neighbors.
  var spacing = 0.0

  /// One frame per size, in order, within `bounds`.
  ///
  /// Sizes are the preferred ones; 0 means flexible. Nothing overlaps, and the first and last frame
  /// touch the ends.
  func frames(of sizes: [CGSize], in bounds: CGRect) -> [CGRect] {
    guard !sizes.isEmpty else { return [] }
    let room = max(0, axis == .horizontal ? bounds.width : bounds.height)
    let across = max(0, axis == .horizontal ? bounds.height : bounds.width)
    let (lengths, gap) = lengths(of: sizes.map { wish(along: $0) }, in: room)
    var start = 0.0
    return zip(sizes, lengths).map { size, length in
      defer { start += length + gap }
      let (offset, thickness) = place(across: wish(across: size), in: across)
      return axis == .horizontal
        ? CGRect(
          x: bounds.minX + start, y: bounds.minY + offset, width: length, height: thickness)
        : CGRect(
          x: bounds.minX + offset, y: bounds.minY + start, width: thickness, height: length)
    }
  }

  /// The size at which every view gets its preferred size.
  func naturalSize(of sizes: [CGSize]) -> CGSize {
    let along = sizes.map { wish(along: $0) }
    let gaps = Double(max(0, sizes.count - 1)) * leastGap
    let length =
      distribution == .fillEqually
      ? (along.max() ?? 0) * Double(sizes.count) + gaps : along.reduce(gaps, +)
    let thickness = sizes.map { wish(across: $0) }.max() ?? 0
    return axis == .horizontal
      ? CGSize(width: length, height: thickness) : CGSize(width: thickness, height: length)
  }

  /// The lengths of the views, and the width of the gaps.
  private func lengths(of wishes: [Double], in room: Double) -> ([Double], gap: Double) {
    let gaps = Double(wishes.count - 1)
    let gap = gaps > 0 ? min(leastGap, room / gaps) : 0
    let free = max(0, room - gap * gaps)
    let sum = wishes.reduce(0, +)
    switch distribution {
    case .fillEqually:
      return (wishes.map { _ in free / Double(wishes.count) }, gap)
    case .equalSpacing where gaps > 0 && sum <= free:
      return (wishes, (room - sum) / gaps)
    case .fill, .equalSpacing:
      return (filled(wishes, sum: sum, free: free), gap)
    }
  }

  /// Distributes the remaining length among the flexible views, or gives it to the last view.
  ///
  /// If there is too little, all shrink in proportion.
  private func filled(_ wishes: [Double], sum: Double, free: Double) -> [Double] {
    guard sum <= free else { return wishes.map { $0 * free / sum } }
    let open = wishes.count { $0 == 0 }
    guard open == 0 else {
      return wishes.map { $0 == 0 ? (free - sum) / Double(open) : $0 }
    }
    var lengths = wishes
    lengths[lengths.count - 1] += free - sum
    return lengths
  }

  private func place(across wish: Double, in room: Double) -> (offset: Double, thickness: Double) {
    let thickness = wish > 0 ? min(wish, room) : room
    return switch alignment {
    case .fill: (0, room)
    case .leading: (0, thickness)
    case .center: ((room - thickness) / 2, thickness)
    case .trailing: (room - thickness, thickness)
    }
  }

  private var leastGap: Double { spacing.isFinite ? max(0, spacing) : 0 }

  private func wish(along size: CGSize) -> Double {
    sane(axis == .horizontal ? size.width : size.height)
  }

  private func wish(across size: CGSize) -> Double {
    sane(axis == .horizontal ? size.height : size.width)
  }

  private func sane(_ length: Double) -> Double { length.isFinite ? max(0, length) : 0 }
}
