/// A view's geometry: center and bounds are stored, the frame is computed.
extension View {
  /// Its bounds: the origin of its visible area, and its size.
  ///
  /// A change of its size resizes the subviews by their autoresizing masks and requests layout;
  /// animatable.
  ///
  /// UIKit: `bounds`, since iOS 2.
  public final var bounds: CGRect {
    get { storedBounds }
    set {
      let old = storedBounds
      guard newValue != old else { return }
      storedBounds = newValue
      record(.bounds(old), .bounds(newValue), if: true)
      guard newValue.size != old.size else { return }
      setNeedsLayout()
      guard !subviews.isEmpty else { return }
      simulation.visit(4 * subviews.count)
      simulation.lints.withoutActor {
        for subview in subviews { subview.resize(within: newValue.size, before: old.size) }
      }
    }
  }

  /// Its center in the superview's coordinates.
  ///
  /// UIKit: `center`, since iOS 2.
  public final var center: CGPoint {
    get { storedCenter }
    set {
      let old = storedCenter
      storedCenter = newValue
      record(.center(old), .center(newValue), if: old != newValue)
    }
  }

  /// Its transform about its center.
  ///
  /// UIKit: `transform`, since iOS 2.
  public final var transform: CGAffineTransform {
    get { storedTransform }
    set {
      let old = storedTransform
      storedTransform = newValue
      record(.transform(old), .transform(newValue), if: old != newValue)
    }
  }

  /// Its bounding box in the superview's coordinates.
  ///
  /// Setting it moves the center and changes the size. With a transform other than the identity the
  /// result is undefined in UIKit; here, the transform is ignored.
  ///
  /// UIKit: `frame`, since iOS 2.
  public final var frame: CGRect {
    get {
      let size = storedBounds.size
      return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(storedTransform).offsetBy(dx: storedCenter.x, dy: storedCenter.y)
    }
    set {
      center = newValue.center
      bounds = CGRect(origin: storedBounds.origin, size: newValue.size)
      if let superview, storedCenter == superview.storedCenter,
        storedBounds.size == superview.storedBounds.size
      {
        simulation.lints.seeMixing(of: self, in: superview)
      }
    }
  }

  /// Resizes the view by its autoresizing mask after a change of the superview's size.
  ///
  /// Per axis, the flexible parts share the change in proportion to their sizes, or evenly if all
  /// are zero; without a flexible part the far margin absorbs it.
  private func resize(within new: CGSize, before old: CGSize) {
    let mask = autoresizingMask
    let horizontal = Self.stretch(
      near: frame.minX, size: frame.width, total: old.width, by: new.width - old.width,
      mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
      mask.contains(.flexibleRightMargin))
    let vertical = Self.stretch(
      near: frame.minY, size: frame.height, total: old.height, by: new.height - old.height,
      mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin))
    let place = CGRect(
      x: horizontal.near, y: vertical.near, width: horizontal.size, height: vertical.size)
    if place != frame { frame = place }
  }

  private static func stretch(
    near: Double, size: Double, total: Double, by change: Double,
    _ nearGives: Bool, _ sizeGives: Bool, _ farGives: Bool
  ) -> (near: Double, size: Double) {
    let parts = [
      nearGives ? near : 0, sizeGives ? size : 0, farGives ? total - near - size : 0,
    ]
    let flexible = [nearGives, sizeGives, farGives]
    let count = flexible.count(where: \.self)
    guard count > 0 else { return (near, size) }
    let sum = parts.reduce(0, +)
    let shares = zip(parts, flexible).map { part, gives in
      guard gives else { return 0.0 }
      return sum > 0 ? change * part / sum : change / Double(count)
    }
    return (near + shares[0], max(0, size + shares[1]))
  }
}

/// Layout requests.
extension View {
  /// Marks the view for `layoutSubviews()` in the next layout pass.
  ///
  /// UIKit: `setNeedsLayout()`, since iOS 2.
  public final func setNeedsLayout() {
    needsLayout = true
    markSubtree()
  }

  /// Makes the next layout pass send `updateViewConstraints()` to the view's controller.
  ///
  /// It is sent before the controller's layout callbacks; iOS 6 and later. The core itself has no
  /// constraints.
  ///
  /// UIKit: `setNeedsUpdateConstraints()`, since iOS 6.
  public final func setNeedsUpdateConstraints() {
    needsUpdateConstraints = true
    markSubtree()
  }

  /// Lays out this view and its descendants immediately, if marked.
  ///
  /// Their controllers receive layout callbacks.
  ///
  /// UIKit: `layoutIfNeeded()`, since iOS 2.
  public final func layoutIfNeeded() { simulation.layOut(self) }

  /// Marks the views of all controllers in this subtree for the layout pass.
  final func markControllers() {
    var reachesBelow = false
    simulation.visit(1)
    for subview in subviews {
      subview.markControllers()
      if subview.subtreeNeedsLayout { reachesBelow = true }
    }
    if reachesBelow { marked = .several }
    if controller != nil || reachesBelow { subtreeNeedsLayout = true }
  }

  /// Marks this view and its ancestors for the layout pass.
  final func markSubtree() {
    subtreeNeedsLayout = true
    var view = self
    while let superview = view.superview {
      superview.marked.add(view.id)
      if superview.subtreeNeedsLayout { break }
      superview.subtreeNeedsLayout = true
      view = superview
    }
  }
}

/// The subviews that a layout pass must visit; a single one is found directly among many siblings.
enum MarkedSubviews {
  case none
  case one(NodeID)
  case several

  mutating func add(_ subview: NodeID) {
    switch self {
    case .none: self = .one(subview)
    case .one(let other) where other != subview: self = .several
    default: break
    }
  }
}
