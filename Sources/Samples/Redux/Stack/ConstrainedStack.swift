/// A stack view whose arranged views are sized by constraints.
///
/// The core's stack view uses the preferred size of each view; this one uses explicit constraints.
/// Its width is given; its height follows from the constraints.
final class ConstrainedStack: StackView, HeightForWidth {
  /// The current constraints.
  private(set) var constraints: [SizeConstraint] = []

  /// Sets the axis and the constraints; if they change, also invalidates the superview's layout, as
  /// Auto Layout would.
  func arrange(along axis: Axis, constraints: [SizeConstraint]) {
    guard axis != self.axis || constraints != self.constraints else { return }
    (self.axis, self.constraints) = (axis, constraints)
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// The solution of the constraints at the current width.
  var solution: StackSolution { solution(width: bounds.width) }

  override func layoutSubviews() {
    for (view, frame) in zip(visible.map { arrangedSubviews[$0] }, solution.frames)
    where view.frame != frame {
      view.frame = frame
    }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: solution.size.height)
  }

  /// Without constraints, the current height.
  func height(forWidth width: Double) -> Double {
    constraints.isEmpty ? bounds.height : solution(width: width).size.height
  }

  private func solution(width: Double) -> StackSolution {
    StackSolution(
      axis: axis, spacing: spacing, width: width, items: visible, constraints: constraints)
  }

  /// The indices of the visible views.
  private var visible: [Int] {
    arrangedSubviews.indices.filter { !arrangedSubviews[$0].isHidden }
  }
}
