/// A view: a rectangle with an appearance, inside another one, with others inside it.
///
/// Coordinates are in points, y grows downward. Every change is recorded; inside an animation
/// block, changes of animatable properties run from the old value to the new one.
///
/// UIKit: `UIView`, since iOS 2.
open class View: CustomStringConvertible {
  /// Its id in the recording; ours.
  public let id: NodeID
  /// Its name in traces and figures; ours, and constant.
  public let name: String
  /// The simulation it belongs to: the one that was current when it was made; ours.
  public let simulation: Simulation

  /// The view it is in, or nil.
  ///
  /// UIKit: `superview`, since iOS 2.
  public internal(set) final weak var superview: View?
  /// The views in it, the frontmost last; it keeps them alive.
  ///
  /// UIKit: `subviews`, since iOS 2.
  public internal(set) final var subviews: [View] = []
  /// The controller whose root view it is, or nil.
  ///
  /// Ours; UIKit keeps the same link, and asks the `next` responder for it.
  public internal(set) final weak var controller: ViewController?

  final var storedBounds = CGRect.zero
  final var storedCenter = CGPoint.zero
  final var storedTransform = CGAffineTransform.identity
  final var needsLayout = true
  final var needsUpdateConstraints = false
  /// Whether this view or one below it needs layout or `viewIsAppearing`.
  final var subtreeNeedsLayout = true
  /// The subviews that the layout pass has to visit.
  final var marked = MarkedSubviews.none

  /// The part of a script's class; nil for a compiled view.
  final var scriptPart: ScriptPart?

  /// The margins and dimensions that change with the superview's size.
  ///
  /// UIKit: `autoresizingMask`, since iOS 2.
  public final var autoresizingMask: AutoresizingMask = []
  /// Whether touches reach it and its subviews.
  ///
  /// UIKit: `isUserInteractionEnabled`, since iOS 2.
  public final var isUserInteractionEnabled = true
  /// Called when it is tapped; nil lets the tap through to the superview.
  ///
  /// Ours, in place of gesture recognisers and targets.
  public final var onTap: (() -> Void)?

  /// Called when a finger that came down on it moves; nil lets the superview handle it.
  ///
  /// Ours, in place of `UIPanGestureRecognizer`.
  public final var onPan: ((Pan) -> Void)?

  /// How opaque it is, 0…1, with everything in it; can be animated.
  ///
  /// UIKit: `alpha`, since iOS 2.
  public final var alpha = 1.0 {
    didSet { record(.alpha(oldValue), .alpha(alpha), if: alpha != oldValue) }
  }
  /// Whether it is left out of the picture, with everything in it.
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
  /// Whether everything outside its bounds is clipped.
  ///
  /// UIKit: `clipsToBounds`, since iOS 2.
  public final var clipsToBounds = false {
    didSet { record(nil, .clipsToBounds(clipsToBounds), if: clipsToBounds != oldValue) }
  }
  /// How round its corners are, in points, at most half its shorter side; can be animated.
  ///
  /// Its background is round, and with `clipsToBounds` everything in it.
  ///
  /// UIKit: `cornerRadius` of `CALayer`, since iOS 3.
  public final var cornerRadius = 0.0 {
    didSet {
      record(
        .cornerRadius(oldValue), .cornerRadius(cornerRadius), if: cornerRadius != oldValue)
    }
  }
  /// The color behind its content; can be animated.
  ///
  /// UIKit: `backgroundColor`, since iOS 2.
  public final var backgroundColor: Color? {
    didSet {
      record(
        .backgroundColor(oldValue), .backgroundColor(backgroundColor),
        if: backgroundColor != oldValue)
    }
  }
  /// A shadow, or nil.
  ///
  /// UIKit: the shadow properties of `CALayer`, since iOS 3.2.
  public final var shadow: ViewState.Shadow? {
    didSet { record(nil, .shadow(shadow), if: shadow != oldValue) }
  }
  /// What it shows besides its background; only maps and sliding bars are animated.
  ///
  /// Ours; UIKit's views draw themselves.
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

  /// A view of no size, in the current simulation.
  public init(_ name: String? = nil) {
    simulation = Simulation.current
    id = simulation.makeID()
    scriptPart = simulation.takePart(for: type(of: self))
    self.name = name ?? simulation.defaultName(for: type(of: self), scriptPart)
    simulation.register(self)
    simulation.note(.viewMade(id, name: self.name, className: className))
  }

  /// A view with a frame.
  public convenience init(_ name: String? = nil, frame: CGRect) {
    self.init(name)
    self.frame = frame
  }

  deinit {
    scriptPart?.behaviour.end(of: self)
    simulation.forget(self)
    simulation.note(.released(id))
  }

  /// The name; ours.
  public final var description: String { name }

  /// Places the subviews.
  ///
  /// The layout pass calls it once a round when the view needs layout, between the two layout
  /// callbacks of its controller. Ask for it with `setNeedsLayout()`; do not call it.
  ///
  /// UIKit: `layoutSubviews()`, since iOS 2.
  open func layoutSubviews() {}

  /// The natural size of its content; `noIntrinsicMetric` for a direction without one.
  ///
  /// Stacks ask for it.
  ///
  /// UIKit: `intrinsicContentSize`, since iOS 6.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The value for a width or height without a natural size.
  public static let noIntrinsicMetric = -1.0

  /// Called when a subview was hidden or shown.
  func visibilityChanged(of subview: View) {}

  /// Called when a subview was taken out.
  func didForget(_ subview: View) {}

  /// Simulates a finger that touches the view and lifts.
  ///
  /// Nothing happens while the view, or one above it, does not take touches or is hidden.
  ///
  /// Ours, in place of touches.
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
  /// The bits.
  public let rawValue: UInt

  /// A mask from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The gap on the left.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The gap on the right.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The gap above.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The gap below.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}
