/// The solution of a stack's constraints: a size for each view, and the broken constraints.
///
/// The width of the stack is required, and its views fill it; the height results from them. In a
/// conflict the higher priority wins; equal priorities are broken together: lengths proportionally,
/// heights in a row to the tallest. A pure function.
struct StackSolution: Hashable, Sendable {
  /// The views' sizes, in order.
  let sizes: [CGSize]
  /// The size of the stack.
  let size: CGSize
  /// The broken constraints, in the order given.
  let dropped: [SizeConstraint]
  private let gap: Double
  private let axis: StackView.Axis

  /// `items` are the indices of the views that take part, in order.
  init(
    axis: StackView.Axis, spacing: Double, width: Double, items: [Int],
    constraints: [SizeConstraint]
  ) {
    let wishes = Wishes(items: items, constraints: constraints)
    let (gaps, width) = (Double(max(0, items.count - 1)), max(0, width))
    self.axis = axis
    switch axis {
    case .vertical:
      gap = spacing
      let heights = wishes.longest(.height)
      sizes = heights.map { CGSize(width: width, height: $0) }
      size = CGSize(width: width, height: heights.reduce(gap * gaps, +))
    case .horizontal:
      gap = gaps > 0 ? min(spacing, width / gaps) : 0
      let height = wishes.tallest
      sizes = wishes.shares(of: max(0, width - gap * gaps), .width).map {
        CGSize(width: $0, height: height)
      }
      size = CGSize(width: width, height: height)
    }
    let results = Dictionary(zip(items, sizes)) { first, _ in first }
    dropped = constraints.filter { constraint in
      results[constraint.item].map { !constraint.isSatisfied(by: $0) } ?? false
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

/// The constraint with the highest priority for a dimension of each view; the largest if equal.
private struct Wishes {
  let items: [Int]
  let constraints: [SizeConstraint]

  func longest(_ side: SizeConstraint.Side) -> [Double] { strongest(side).map { $0?.length ?? 0 } }

  /// The height of a row: the tallest of those with the highest priority.
  var tallest: Double {
    let heights = strongest(.height).compactMap(\.self)
    let strength = heights.map(\.priority).max()
    return heights.filter { $0.priority == strength }.map(\.length).max() ?? 0
  }

  /// Divides a length among all views: by constraints, higher priorities first, and proportionally
  /// if it is not enough.
  ///
  /// The rest goes to views without a constraint, or to the last one.
  func shares(of room: Double, _ side: SizeConstraint.Side) -> [Double] {
    let wishes = strongest(side)
    var lengths = wishes.map { _ in 0.0 }
    var rest = room
    for priority in [SizeConstraint.Priority.required, .high] {
      let group = wishes.indices.filter { wishes[$0]?.priority == priority }
      let sum = group.reduce(0) { $0 + (wishes[$1]?.length ?? 0) }
      guard sum > 0 else { continue }
      for index in group { lengths[index] = (wishes[index]?.length ?? 0) * min(1, rest / sum) }
      rest -= min(sum, rest)
    }
    let open = wishes.indices.filter { wishes[$0] == nil }
    let takers = open.isEmpty ? Array(wishes.indices.suffix(1)) : open
    for index in takers { lengths[index] += rest / Double(takers.count) }
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
  /// The constant, if it is a valid length.
  fileprivate var length: Double { constant.isFinite ? max(0, constant) : 0 }
}
