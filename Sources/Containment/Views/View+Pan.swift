/// A pan: a finger that moves over a view before it lifts.
///
/// UIKit: the states of `UIPanGestureRecognizer`, since iOS 3.2.
public enum Pan: Hashable, Sendable {
  /// It begins to move.
  case began
  /// It has moved so far since, in points.
  case changed(by: CGSize)
  /// It lifts, at so many points a second.
  case ended(velocity: CGSize)
  /// Something else, as a call, takes the touch away.
  case cancelled
}

extension View {
  /// Acts as a finger that moves after it came down on the view.
  ///
  /// The nearest view with `onPan`, this one or one around it, receives it; before that a view that
  /// scrolls moves its content. Nothing happens where a tap would do nothing for want of touches.
  ///
  /// Ours, in place of touches.
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
  /// Moves the content with the finger; it has no momentum.
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
  /// As a trace of all calls writes it.
  fileprivate var traceText: String {
    switch self {
    case .began: "began"
    case .changed(let distance): "changed by \(distance.traceText)"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}
