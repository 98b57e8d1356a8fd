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

  /// Constrains heights only: the stack sets the width of a column, and a row divides it.
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
  func turn(toFit room: CGSize) {
    guard viewIfLoaded?.window != nil else { return }
    arrange(toFit: room)
    view.layoutIfNeeded()
  }

  /// UIKit sends no size before the first appearance, so use the superview's.
  func findRoom() {
    guard !knowsRoom, let room = view.superview?.bounds.size, view.window != nil else { return }
    knowsRoom = true
    arrange(toFit: room)
  }

  private func arrange(toFit room: CGSize) {
    arrange(along: room.width > room.height ? .horizontal : .vertical)
  }
}
