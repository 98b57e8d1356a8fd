/// A scroll view that scrolls one view up and down: as wide as itself, and as tall as that view likes.
///
/// It stands for constraints from the view to the four edges of the scroll view's content, and for one
/// more that makes the two equally wide.
final class PinningScrollView: ScrollView {
  private var pinned: View?

  /// Shows a view, and no other any more.
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

  /// By its width if that decides, else what suits its content, else what its controller prefers, else
  /// as it is.
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
  /// The height that suits it at a width.
  func height(forWidth width: Double) -> Double
}
