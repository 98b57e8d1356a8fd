/// A pan gesture on a view.
///
/// UIKit: the states of `UIPanGestureRecognizer`, since iOS 3.2.
public enum Pan: Hashable, Sendable {
  /// The gesture started.
  case began
  /// The total translation so far, in points.
  case changed(by: CGSize)
  /// The finger lifted, with a velocity in points per second.
  case ended(velocity: CGSize)
  /// The gesture was cancelled, for example by a phone call.
  case cancelled
}

extension View {
  /// Simulates a pan that starts on the view.
  ///
  /// The first view with `onPan` on the way up receives it, unless a scroll view before it scrolls
  /// its content. Has no effect if touches are disabled or the view is hidden.
  ///
  /// An addition to UIKit; simulates touches.
  public final func pan(_ pan: Pan) {
    simulation.log(call: "pan(\(pan.traceText))", by: id)
    var view: View? = self
    while let current = view {
      guard current.isUserInteractionEnabled, !current.isHidden else { return }
      if let onPan = current.onPan { return onPan(pan) }
      if let scroll = current as? ScrollView, scroll.isScrollEnabled { return scroll.follow(pan) }
      view = current.superview
    }
  }
}

extension ScrollView {
  /// Scrolls the content with the finger, without momentum.
  fileprivate final func follow(_ pan: Pan) {
    switch pan {
    case .began: panStart = contentOffset
    case .changed(let distance):
      guard let start = panStart else { return }
      drag(
        by: CGSize(
          width: distance.width - (start.x - contentOffset.x),
          height: distance.height - (start.y - contentOffset.y)))
    case .ended: panStart = nil
    case .cancelled:
      if let start = panStart { contentOffset = start }
      panStart = nil
    }
  }
}

extension Pan {
  /// The gesture in trace syntax.
  fileprivate var traceText: String {
    switch self {
    case .began: "began"
    case .changed(let distance): "changed by \(distance.traceText)"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}
