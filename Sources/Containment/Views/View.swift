/// A view: a rectangle with an appearance, a superview and subviews.
///
/// Coordinates are in points, y grows downward. Every change is recorded; inside an animation
/// block, changes of animatable properties are animated.
///
/// UIKit: `UIView`, since iOS 2.
open class View: CustomStringConvertible {
  /// Its id in the recording.
  ///
  /// An addition to UIKit.
  public let id: NodeID
  /// Its name in traces and figures, which never changes.
  ///
  /// An addition to UIKit.
  public let name: String
  /// The simulation it belongs to, the one current at its creation.
  ///
  /// An addition to UIKit.
  public let simulation: Simulation

  /// Its superview, or nil.
  ///
  /// UIKit: `superview`, since iOS 2.
  public internal(set) final weak var superview: View?
  /// Its subviews from back to front, retained.
  ///
  /// UIKit: `subviews`, since iOS 2.
  public internal(set) final var subviews: [View] = []
  /// The controller whose root view it is, or nil.
  ///
  /// An addition to UIKit; UIKit has the same link, as the view's `next` responder.
  public internal(set) final weak var controller: ViewController?

  final var storedBounds = CGRect.zero
  final var storedCenter = CGPoint.zero
  final var storedTransform = CGAffineTransform.identity
  final var needsLayout = true
  final var needsUpdateConstraints = false
  /// Whether this view or a descendant needs layout or `viewIsAppearing`.
  final var subtreeNeedsLayout = true
  /// The subviews that the layout pass must visit.
  final var marked = MarkedSubviews.none

  /// The part of its script class; nil for a compiled view.
  final var scriptPart: ScriptPart?

  /// The margins and dimensions that change with the superview's size.
  ///
  /// UIKit: `autoresizingMask`, since iOS 2.
  public final var autoresizingMask: AutoresizingMask = []
  /// Whether touches reach it and its subviews.
  ///
  /// UIKit: `isUserInteractionEnabled`, since iOS 2.
  public final var isUserInteractionEnabled = true
  /// Called when it is tapped; if nil, the superview handles the tap.
  ///
  /// An addition to UIKit; replaces gesture recognizers and targets.
  public final var onTap: (() -> Void)?

  /// Called when a pan starts on it; if nil, the superview handles the pan.
  ///
  /// An addition to UIKit; replaces `UIPanGestureRecognizer`.
  public final var onPan: ((Pan) -> Void)?

  /// The opacity of the view and its subviews, 0…1; animatable.
  ///
  /// UIKit: `alpha`, since iOS 2.
  public final var alpha = 1.0 {
    didSet { record(.alpha(oldValue), .alpha(alpha), if: alpha != oldValue) }
  }
  /// Whether the view is hidden, with its subviews.
  ///
  /// Hiding a view sends no callback.
  ///
  /// UIKit: `isHidden`, since iOS 2.
  public final var isHidden = false {
    didSet {
      record(nil, .isHidden(isHidden), if: isHidden != oldValue)
      if isHidden != oldValue { superview?.visibilityChanged(of: self) }
    }
  }
  /// Whether the contents are clipped to the bounds.
  ///
  /// UIKit: `clipsToBounds`, since iOS 2.
  public final var clipsToBounds = false {
    didSet { record(nil, .clipsToBounds(clipsToBounds), if: clipsToBounds != oldValue) }
  }
  /// The corner radius in points, at most half its shorter side; animatable.
  ///
  /// Rounds the background and, with `clipsToBounds`, the contents.
  ///
  /// UIKit: `cornerRadius` of `CALayer`, since iOS 3.
  public final var cornerRadius = 0.0 {
    didSet {
      record(
        .cornerRadius(oldValue), .cornerRadius(cornerRadius), if: cornerRadius != oldValue)
    }
  }
  /// The color behind its content; animatable.
  ///
  /// UIKit: `backgroundColor`, since iOS 2.
  public final var backgroundColor: Color? {
    didSet {
      record(
        .backgroundColor(oldValue), .backgroundColor(backgroundColor),
        if: backgroundColor != oldValue)
    }
  }
  /// The shadow; nil for none.
  ///
  /// UIKit: the shadow properties of `CALayer`, since iOS 3.2.
  public final var shadow: ViewState.Shadow? {
    didSet { record(nil, .shadow(shadow), if: shadow != oldValue) }
  }
  /// The content above its background; only maps and sliding bars are animatable.
  ///
  /// An addition to UIKit; UIKit's views draw themselves.
  public final var content = Content.none {
    didSet {
      let isGliding =
        switch (oldValue, content) {
        case (.map, .map), (.slidingBar, .slidingBar): true
        default: false
        }
      record(isGliding ? .content(oldValue) : nil, .content(content), if: content != oldValue)
    }
  }

  /// Makes an empty view in the current simulation.
  public init(_ name: String? = nil) {
    simulation = Simulation.current
    id = simulation.makeID()
    scriptPart = simulation.takePart(for: type(of: self))
    self.name = name ?? simulation.defaultName(for: type(of: self), scriptPart)
    simulation.register(self)
    simulation.note(.viewMade(id, name: self.name, className: className))
  }

  /// Makes a view with a frame.
  public convenience init(_ name: String? = nil, frame: CGRect) {
    self.init(name)
    self.frame = frame
  }

  deinit {
    scriptPart?.behaviour.end(of: self)
    simulation.forget(self)
    simulation.note(.released(id))
  }

  /// The name.
  ///
  /// An addition to UIKit.
  public final var description: String { name }

  /// Lays out the subviews.
  ///
  /// The layout pass calls it once per round if the view needs layout, between the two layout
  /// callbacks of its controller. Request it with `setNeedsLayout()`; do not call it.
  ///
  /// UIKit: `layoutSubviews()`, since iOS 2.
  open func layoutSubviews() {}

  /// The natural size of its content; `noIntrinsicMetric` for a dimension without one.
  ///
  /// Used by stack views.
  ///
  /// UIKit: `intrinsicContentSize`, since iOS 6.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The value of a dimension without a natural size.
  public static let noIntrinsicMetric = -1.0

  /// Called when a subview was hidden or shown.
  func visibilityChanged(of subview: View) {}

  /// Called when a subview was removed.
  func didForget(_ subview: View) {}

  /// Simulates a tap on the view.
  ///
  /// Has no effect if the view or an ancestor does not receive touches or is hidden.
  ///
  /// An addition to UIKit; simulates touches.
  public final func tap() {
    simulation.log(call: "tap()", by: id)
    let chain = sequence(first: self, next: \.superview)
    guard chain.allSatisfy({ $0.isUserInteractionEnabled && !$0.isHidden && $0.alpha > 0.01 })
    else { return }
    for view in chain {
      if let onTap = view.onTap {
        onTap()
        return
      }
    }
  }

  func record(_ old: ViewProperty?, _ new: ViewProperty, if isDifferent: Bool) {
    guard isDifferent else { return }
    simulation.note(.property(id, new))
    simulation.lints.see(new, of: self)
    if let old, simulation.isAnimating {
      simulation.startAnimation(of: self, .property(from: old, to: new))
    }
  }
}

/// The parts of a view's frame that change with its superview's size.
///
/// UIKit: `UIView.AutoresizingMask`, since iOS 2, with its bit patterns.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Makes a mask from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The left margin.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The right margin.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The top margin.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The bottom margin.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}
