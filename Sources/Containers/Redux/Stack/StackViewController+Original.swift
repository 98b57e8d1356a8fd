/// The stack as it was published.
///
/// The contents' views go into the stack, but the contents do not become children. The device's
/// orientation decides, and face up counts as portrait. Widths and heights are asked for once,
/// and for ever: side by side they cannot all be had.
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

  /// At once, while everything still has its old size.
  func turnAsPublished() {
    guard let window = viewIfLoaded?.window else { return }
    let isLandscape = !window.isDeviceFlat && window.deviceOrientation.isLandscape
    arrange(along: isLandscape ? .horizontal : .vertical)
  }
}
