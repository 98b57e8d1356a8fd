// `View` in the script catalog.

extension AutoresizingMask: BoxedValue {}

extension Recipe {
  /// The catalog entry of `View`.
  public static let view = Recipe.object(
    View.self, "A view: a rectangular area with content and subviews.",
    [
      .initializer("init(_:)", "A view with an empty frame.", defaults: [0: { .none }]) {
        (name: String?) in View(name)
      },
      .initializer("init(_:frame:)", "A view with a frame.", defaults: [0: { .none }]) {
        (name: String?, frame: CGRect) in View(name, frame: frame)
      },
      .property("name", "Its name in traces and figures.", \View.name),
      .property("description", "Its name in traces and figures.", \View.description),
      .property("simulation", "The simulation it belongs to.", \View.simulation),
    ] + View.treeMembers + View.geometryMembers + View.lookMembers + View.layoutMembers)

  /// The catalog entry of `AutoresizingMask`.
  public static let autoresizingMask = Recipe.options(
    AutoresizingMask.self, "How a view is resized with its superview.",
    [
      "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
      "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
      "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
    ])
}

extension View {
  fileprivate static let treeMembers: [Member] = [
    .property("superview", "Its superview.") { (view: View) in view.superview },
    .property("subviews", "Its subviews, the frontmost last.") { (view: View) in view.subviews },
    .property("window", "Its window, or nil off screen.", \View.window),
    .property("controller", "The controller whose root view it is.") {
      (view: View) in view.controller
    },
    .method("addSubview(_:)", "Adds a view in front of the other subviews.") {
      (view: View, subview: View) in view.addSubview(subview)
    },
    .method("insertSubview(_:at:)", "Inserts a view at an index, from the back.") {
      (view: View, subview: View, index: Int) in view.insertSubview(subview, at: index)
    },
    .method("bringSubviewToFront(_:)", "Moves a subview in front of its siblings.") {
      (view: View, subview: View) in view.bringSubviewToFront(subview)
    },
    .method("removeFromSuperview()", "Removes the view from its superview.") {
      (view: View) in view.removeFromSuperview()
    },
    .method("isDescendant(of:)", "Whether it is the other view or a descendant of it.") {
      (view: View, other: View) in view.isDescendant(of: other)
    },
    .method("hitTest(_:)", "The frontmost view at a point that receives touches.") {
      (view: View, point: CGPoint) in view.hitTest(point)
    },
    .method("tap()", "Simulates a tap on the view.") {
      (view: View) in view.tap()
    },
  ]

  fileprivate static let geometryMembers: [Member] = [
    .variable("frame", "Its bounding box in the superview's coordinates.", \View.frame),
    .variable("bounds", "Its rectangle in its own coordinates.", \View.bounds),
    .variable("center", "Its center in the superview's coordinates.", \View.center),
    .variable("transform", "The transform about its center.", \View.transform),
    .variable(
      "autoresizingMask", "How it is resized with its superview.",
      \View.autoresizingMask),
  ]

  fileprivate static let lookMembers: [Member] = [
    .method("removeAllAnimations()", "Removes the animations of the view.") {
      (view: View) in view.removeAllAnimations()
    },
    .variable("cornerRadius", "The corner radius, in points.", \View.cornerRadius),
    .variable("alpha", "The opacity, from 0 to 1.", \View.alpha),
    .variable("isHidden", "Whether it is hidden.", \View.isHidden),
    .variable(
      "clipsToBounds", "Whether content outside of its bounds is clipped.", \View.clipsToBounds),
    .variable("backgroundColor", "The background color; nil for none.", \View.backgroundColor),
    .variable(
      "isUserInteractionEnabled", "Whether it receives touches.", \View.isUserInteractionEnabled),
    .handler("onTap", "Called when it is tapped.", \View.onTap),
    .typeMethod(
      "animate(withDuration:delay:options:animations:completion:)",
      "Animates the changes made by a closure.",
      defaults: [1: { .double(0) }, 2: { AnimationOptions().packed }, 4: { .none }]
    ) {
      (
        duration: Double, delay: Double, options: AnimationOptions, animations: Handler<Nothing>,
        completion: Handler<Nothing, Bool>?
      ) in
      View.animate(
        withDuration: duration, delay: delay, options: options, animations: animations.block,
        completion: completion?.block)
    },
  ]

  fileprivate static let layoutMembers: [Member] = [
    .method("setNeedsLayout()", "Marks the view for the next layout pass.") {
      (view: View) in view.setNeedsLayout()
    },
    .method("layoutIfNeeded()", "Lays out now if marked.") {
      (view: View) in view.layoutIfNeeded()
    },
    .method(
      "setNeedsUpdateConstraints()", "Marks the view for an update of constraints; iOS 6."
    ) { (view: View) in view.setNeedsUpdateConstraints() },
    .method("layoutSubviews()", "Lays out the subviews.", isOverridable: true) {
      (view: View) in view.layoutSubviews()
    },
    .property(
      "intrinsicContentSize", "The natural size of its content.", isOverridable: true,
      \View.intrinsicContentSize),
    .constant("noIntrinsicMetric", "A width or height without an intrinsic value.") {
      View.noIntrinsicMetric
    },
  ]
}
