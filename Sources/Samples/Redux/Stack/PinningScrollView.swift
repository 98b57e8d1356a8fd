/// A scroll view that scrolls a single view vertically: as wide as itself, with the view's preferred
/// height.
///
/// Equivalent to constraints from the view's edges to the content layout guide, and one for equal
/// widths.
final class PinningScrollView: ScrollView {
  private var pinned: View?

  /// Adds the view to scroll.
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
    let maximum = max(0, size.height - bounds.height)
    if contentOffset.y > maximum { contentOffset = CGPoint(x: contentOffset.x, y: maximum) }
  }

  /// The height for the scroll view's width if the view conforms to `HeightForWidth`; otherwise the
  /// first positive height among intrinsic, the controller's preferred, and current.
  private func height(of view: View) -> Double {
    if let view = view as? any HeightForWidth { return view.height(forWidth: bounds.width) }
    let heights = [
      view.intrinsicContentSize.height,
      view.controller?.dispatched.preferredContentSize.height ?? 0, view.bounds.height,
    ]
    return heights.first { $0 > 0 } ?? 0
  }
}

/// A view whose height depends on its width.
protocol HeightForWidth: View {
  /// The preferred height at a width.
  func height(forWidth width: Double) -> Double
}
