/// The fixed stack: its contents are children, and each axis has its own constraints.
extension StackViewController {
  func addContents() {
    for content in contents {
      dispatched.addChild(content)
      content.fillScreen()
      stack?.addArrangedSubview(content.view)
      if isFromXib { content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
      content.dispatched.didMove(toParent: self)
    }
  }

  /// Constrains heights only: in a column the stack sets the widths, and a row divides its width.
  ///
  /// In a row the tallest item determines the height.
  func constraints(
    of item: Int, _ size: CGSize, along axis: StackView.Axis
  ) -> [SizeConstraint] {
    [
      SizeConstraint(
        item: item, side: .height, relation: axis == .vertical ? .equal : .atLeast,
        constant: size.height)
    ]
  }

  /// Uses a row if the size is wider than tall; off screen, waits until the view appears.
  func turn(toFit size: CGSize) {
    guard viewIfLoaded?.window != nil else { return }
    arrange(toFit: size)
    view.layoutIfNeeded()
  }

  /// Chooses the axis for the superview's size, since UIKit sends no size before the first
  /// appearance.
  func fitToSuperview() {
    guard !isFitted, let size = view.superview?.bounds.size, view.window != nil else { return }
    isFitted = true
    arrange(toFit: size)
  }

  private func arrange(toFit size: CGSize) {
    arrange(along: size.width > size.height ? .horizontal : .vertical)
  }
}
