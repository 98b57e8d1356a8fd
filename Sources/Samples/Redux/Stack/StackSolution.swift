/// The solution of a stack's constraints: a size for each view, and the broken constraints.
///
/// The width of the stack is required, and its views fill it; its height follows from theirs. In a
/// conflict the higher priority wins. Among equal priorities, widths in a row shrink
/// proportionally, and the greatest height wins.
struct StackSolution: Hashable, Sendable {
  /// The views' sizes, in order.
  let sizes: [CGSize]
  /// The size of the stack.
  let size: CGSize
  /// The broken constraints, in the order given.
  let dropped: [SizeConstraint]
  private let gap: Double
  private let axis: StackView.Axis

  /// `items` are the indices of the visible views, in order.
  init(
    axis: StackView.Axis, spacing: Double, width: Double, items: [Int],
    constraints: [SizeConstraint]
  ) {
    let strongest = StrongestConstraints(items: items, constraints: constraints)
    let (gaps, width) = (Double(max(0, items.count - 1)), max(0, width))
    self.axis = axis
    switch axis {
    case .vertical:
      gap = spacing
      let heights = strongest.lengths(.height)
      sizes = heights.map { CGSize(width: width, height: $0) }
      size = CGSize(width: width, height: heights.reduce(gap * gaps, +))
    case .horizontal:
      gap = gaps > 0 ? min(spacing, width / gaps) : 0
      let height = strongest.greatestHeight
      sizes = strongest.shares(of: max(0, width - gap * gaps), .width).map {
        CGSize(width: $0, height: height)
      }
      size = CGSize(width: width, height: height)
    }
    let sizesByItem = Dictionary(zip(items, sizes)) { first, _ in first }
    dropped = constraints.filter { constraint in
      sizesByItem[constraint.item].map { !constraint.isSatisfied(by: $0) } ?? false
    }
  }

  /// The views' frames, in order.
  var frames: [CGRect] {
    var start = 0.0
    return sizes.map { size in
      defer { start += (axis == .horizontal ? size.width : size.height) + gap }
      return CGRect(
        origin: axis == .horizontal ? CGPoint(x: start, y: 0) : CGPoint(x: 0, y: start), size: size)
    }
  }
}

/// For each view and dimension, the constraint with the highest priority; the greatest constant if
/// several are equal.
private struct StrongestConstraints {
  let items: [Int]
  let constraints: [SizeConstraint]

  func lengths(_ side: SizeConstraint.Side) -> [Double] { strongest(side).map { $0?.length ?? 0 } }

  /// The height of a row: the greatest among the constraints with the highest priority.
  var greatestHeight: Double {
    let heights = strongest(.height).compactMap(\.self)
    let priority = heights.map(\.priority).max()
    return heights.filter { $0.priority == priority }.map(\.length).max() ?? 0
  }

  /// Divides a length among all views: by constraints, higher priorities first, and proportionally
  /// if it is too short.
  ///
  /// The remainder goes to the views without a constraint, or to the last view.
  func shares(of length: Double, _ side: SizeConstraint.Side) -> [Double] {
    let strongest = strongest(side)
    var lengths = strongest.map { _ in 0.0 }
    var remainder = length
    for priority in [SizeConstraint.Priority.required, .high] {
      let group = strongest.indices.filter { strongest[$0]?.priority == priority }
      let sum = group.reduce(0) { $0 + (strongest[$1]?.length ?? 0) }
      guard sum > 0 else { continue }
      for index in group {
        lengths[index] = (strongest[index]?.length ?? 0) * min(1, remainder / sum)
      }
      remainder -= min(sum, remainder)
    }
    let open = strongest.indices.filter { strongest[$0] == nil }
    let recipients = open.isEmpty ? Array(strongest.indices.suffix(1)) : open
    for index in recipients { lengths[index] += remainder / Double(recipients.count) }
    return lengths
  }

  private func strongest(_ side: SizeConstraint.Side) -> [SizeConstraint?] {
    items.map { item in
      constraints.filter { $0.item == item && $0.side == side }
        .max { ($0.priority.rawValue, $0.length) < ($1.priority.rawValue, $1.length) }
    }
  }
}

extension SizeConstraint {
  /// The constant as a length: 0 if it is negative or not finite.
  fileprivate var length: Double { constant.isFinite ? max(0, constant) : 0 }
}
