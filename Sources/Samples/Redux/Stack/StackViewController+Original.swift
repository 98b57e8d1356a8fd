/// The stack as it was published.
///
/// Adds the contents' views to the stack, but not the contents as children. The device orientation
/// determines the axis, with face up as portrait. Widths and heights have the same constraints on
/// both axes, which conflict in a row.
extension StackViewController {
  func addContentsAsPublished() {
    for content in contents {
      content.fillScreen()
      stack?.addArrangedSubview(content.view)
    }
  }

  func publishedConstraints(of item: Int, _ size: CGSize) -> [SizeConstraint] {
    [
      SizeConstraint(item: item, side: .width, constant: size.width),
      SizeConstraint(item: item, side: .height, constant: size.height),
    ]
  }

  /// Called before the transition, while all views still have their old sizes.
  func turnAsPublished() {
    guard let window = viewIfLoaded?.window else { return }
    let isLandscape = !window.isDeviceFlat && window.deviceOrientation.isLandscape
    arrange(along: isLandscape ? .horizontal : .vertical)
  }
}
