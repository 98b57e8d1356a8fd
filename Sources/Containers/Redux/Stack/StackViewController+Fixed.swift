/// The stack as it ought to be: contents are children, and either layout has its own constraints.
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

  /// In a column the width is the stack's, in a row it is shared; so only heights are asked for, and
  /// in a row the tallest decides.
  func constraints(
    of item: Int, _ size: CGSize, along axis: StackView.Axis
  ) -> [SizeConstraint] {
    [
      SizeConstraint(
        item: item, side: .height, relation: axis == .vertical ? .equal : .atLeast,
        constant: size.height)
    ]
  }

  /// A row where there is more width than height; out of sight that waits until it appears.
  func turn(toFit room: CGSize) {
    guard viewIfLoaded?.window != nil else { return }
    arrange(toFit: room)
    view.layoutIfNeeded()
  }

  /// UIKit sends no size for the first appearance: take the one of the superview.
  func findRoom() {
    guard !knowsRoom, let room = view.superview?.bounds.size, view.window != nil else { return }
    knowsRoom = true
    arrange(toFit: room)
  }

  private func arrange(toFit room: CGSize) {
    arrange(along: room.width > room.height ? .horizontal : .vertical)
  }
}
