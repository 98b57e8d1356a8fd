/// A view: a rectangle with a look, inside another one, with others inside it.
///
/// Coordinates are in points, y grows downward. Every change is recorded; inside an animation
/// block, changes of animatable properties run from the old value to the new one.
///
/// UIKit: `UIView`, since iOS 2.
open class View: CustomStringConvertible {
  /// What identifies it in the recording; ours.
  public let id: NodeID
  /// Its name in traces and figures; ours, and constant.
  public let name: String
  /// The simulation it belongs to: the one that was current when it was made; ours.
  public let simulation: Simulation

  // Neither the superview nor the controller is weak, which would make every retain dear; both
  // clear what points to them when they end.

  /// The view it is in, or nil.
  ///
  /// UIKit: `superview`, since iOS 2.
  public internal(set) final var superview: View? {
    get { above?.object }
    set { above = Unkept(newValue) }
  }
  @exclusivity(unchecked) final var above: Unkept<View>?
  /// The views in it, the frontmost last; it keeps them alive.
  ///
  /// UIKit: `subviews`, since iOS 2.
  @exclusivity(unchecked) public internal(set) final var subviews: [View] = []
  /// The controller whose root view it is, or nil.
  ///
  /// Ours; UIKit keeps the same link, and asks the `next` responder for it.
  public internal(set) final var controller: ViewController? {
    get { owner?.object }
    set { owner = Unkept(newValue) }
  }
  @exclusivity(unchecked) final var owner: Unkept<ViewController>?

  @exclusivity(unchecked) final var storedBounds = CGRect.zero
  @exclusivity(unchecked) final var storedCenter = CGPoint.zero
  @exclusivity(unchecked) final var storedTransform = CGAffineTransform.identity
  @exclusivity(unchecked) final var needsLayout = true
  @exclusivity(unchecked) final var needsUpdateConstraints = false
  /// Whether this view or one below it needs layout or hears that it is appearing.
  @exclusivity(unchecked) final var subtreeNeedsLayout = true
  /// Whether the layout pass is at it, or below it, and its controller answers for its life.
  @exclusivity(unchecked) final var isBeingLaidOut = false
  /// Which subviews the layout pass has to visit.
  @exclusivity(unchecked) final var marked = MarkedSubviews.none

  /// What a script's class adds to it; nil for a compiled view.
  @exclusivity(unchecked) final var scriptPart: ScriptPart?

  /// Which of its margins and dimensions give way when the superview's size changes.
  ///
  /// UIKit: `autoresizingMask`, since iOS 2.
  @exclusivity(unchecked) public final var autoresizingMask: AutoresizingMask = []
  /// Whether touches reach it and what is in it.
  ///
  /// UIKit: `isUserInteractionEnabled`, since iOS 2.
  @exclusivity(unchecked) public final var isUserInteractionEnabled = true
  /// What happens when it is tapped; nil lets the tap through to the superview.
  ///
  /// Ours, in place of gesture recognisers and targets.
  @exclusivity(unchecked) public final var onTap: (() -> Void)?

  /// What happens when a finger that came down on it moves; nil lets the superview have it.
  ///
  /// Ours, in place of `UIPanGestureRecognizer`.
  @exclusivity(unchecked) public final var onPan: ((Pan) -> Void)?

  /// How opaque it is, 0…1, with everything in it; can be animated.
  ///
  /// UIKit: `alpha`, since iOS 2.
  @exclusivity(unchecked) public final var alpha = 1.0 {
    didSet { record(.alpha(oldValue), .alpha(alpha), if: alpha != oldValue) }
  }
  /// Whether it is left out of the picture, with everything in it.
  ///
  /// Hiding a view tells no controller anything.
  ///
  /// UIKit: `isHidden`, since iOS 2.
  @exclusivity(unchecked) public final var isHidden = false {
    didSet {
      record(nil, .isHidden(isHidden), if: isHidden != oldValue)
      if isHidden != oldValue { superview?.visibilityChanged(of: self) }
    }
  }
  /// Whether what lies outside its bounds is cut off.
  ///
  /// UIKit: `clipsToBounds`, since iOS 2.
  @exclusivity(unchecked) public final var clipsToBounds = false {
    didSet { record(nil, .clipsToBounds(clipsToBounds), if: clipsToBounds != oldValue) }
  }
  /// How round its corners are, in points, at most half its shorter side; can be animated.
  ///
  /// What is painted behind its content is round, and with `clipsToBounds` everything in it.
  ///
  /// UIKit: `cornerRadius` of `CALayer`, since iOS 3.
  @exclusivity(unchecked) public final var cornerRadius = 0.0 {
    didSet {
      record(
        .cornerRadius(oldValue), .cornerRadius(cornerRadius), if: cornerRadius != oldValue)
    }
  }
  /// What is painted behind its content; can be animated.
  ///
  /// UIKit: `backgroundColor`, since iOS 2.
  @exclusivity(unchecked) public final var backgroundColor: Color? {
    didSet {
      record(
        .backgroundColor(oldValue), .backgroundColor(backgroundColor),
        if: backgroundColor != oldValue)
    }
  }
  /// A shadow, or nil.
  ///
  /// UIKit: the shadow properties of `CALayer`, since iOS 3.2.
  @exclusivity(unchecked) public final var shadow: ViewState.Shadow? {
    didSet { record(nil, .shadow(shadow), if: shadow != oldValue) }
  }
  /// What it shows besides its background; only maps and bars glide from one to the next.
  ///
  /// Ours; UIKit's views draw themselves.
  @exclusivity(unchecked) public final var content = Content.none {
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
    for subview in subviews where subview.superview === self { subview.superview = nil }
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

  /// The size that suits what the view shows; `noIntrinsicMetric` where nothing does.
  ///
  /// Stacks ask for it.
  ///
  /// UIKit: `intrinsicContentSize`, since iOS 6.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Stands for a width or height that nothing in a view asks for.
  public static let noIntrinsicMetric = -1.0

  /// Hears that a subview was hidden or shown.
  func visibilityChanged(of subview: View) {}

  /// Hears that a subview was taken out.
  func didForget(_ subview: View) {}

  /// Acts as a finger that touches the view and lifts.
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
    simulation.lints.with { $0.see(new, of: self) }
    if let old, simulation.isAnimating {
      simulation.startAnimation(of: self, .property(from: old, to: new))
    }
  }
}

/// Which parts of a view's place give way when its superview's size changes.
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
