/// A stack view whose views have the sizes that constraints give them.
///
/// A stack view of the core asks each view what it would like; this one is told, as it is when
/// constraints were made by hand. Its width is given, and its height follows.
final class ConstrainedStack: StackView, HeightForWidth {
  /// What is asked for at present.
  private(set) var constraints: [SizeConstraint] = []

  /// Takes other constraints, or another axis, and invalidates the layout of the superview, as with
  /// constraints throughout.
  func arrange(along axis: Axis, constraints: [SizeConstraint]) {
    guard axis != self.axis || constraints != self.constraints else { return }
    (self.axis, self.constraints) = (axis, constraints)
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// What comes of the constraints at the width that it has.
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

  /// As it is while nothing is asked for.
  func height(forWidth width: Double) -> Double {
    constraints.isEmpty ? bounds.height : solution(width: width).size.height
  }

  private func solution(width: Double) -> StackSolution {
    StackSolution(
      axis: axis, spacing: spacing, width: width, items: visible, constraints: constraints)
  }

  /// The places of the views that are not hidden.
  private var visible: [Int] {
    arrangedSubviews.indices.filter { !arrangedSubviews[$0].isHidden }
  }
}
