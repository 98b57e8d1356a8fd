/// A scroll view that scrolls one view vertically: as wide as itself, with the view's preferred
/// height.
///
/// Equivalent to constraints from the view to the edges of the scroll view's content, and one for
/// equal widths.
final class PinningScrollView: ScrollView {
  private var pinned: View?

  /// Shows a view instead of the previous one.
  func pin(_ view: View) {
    pinned = view
    view.frame = CGRect(origin: .zero, size: bounds.size)
    view.autoresizingMask = .flexibleWidth
    addSubview(view)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let pinned, pinned.superview === self else { return }
    let size = CGSize(width: bounds.width, height: height(of: pinned))
    if pinned.frame != CGRect(origin: .zero, size: size) {
      pinned.frame = CGRect(origin: .zero, size: size)
    }
    contentSize = size
    let lowest = max(0, size.height - bounds.height)
    if contentOffset.y > lowest { contentOffset = CGPoint(x: contentOffset.x, y: lowest) }
  }

  /// The height for its width if that determines it, or else its intrinsic height, its controller's
  /// preferred one, or its current one.
  private func height(of view: View) -> Double {
    if let view = view as? any HeightForWidth { return view.height(forWidth: bounds.width) }
    let heights = [
      view.intrinsicContentSize.height,
      view.controller?.dispatched.preferredContentSize.height ?? 0, view.bounds.height,
    ]
    return heights.first { $0 > 0 } ?? 0
  }
}

/// A view whose height follows from its width.
protocol HeightForWidth: View {
  /// The preferred height at a width.
  func height(forWidth width: Double) -> Double
}
