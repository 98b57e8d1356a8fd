// `View` in the script catalog.

extension AutoresizingMask: BoxedValue {}

extension Recipe {
  /// The catalog entry of `View`.
  public static let view = Recipe.object(
    View.self, "A rectangle with a look, inside another one, with others inside it.",
    [
      .initializer("init(_:)", "A view of no size.", standards: [0: { .none }]) {
        (name: String?) in View(name)
      },
      .initializer("init(_:frame:)", "A view with a frame.", standards: [0: { .none }]) {
        (name: String?, frame: CGRect) in View(name, frame: frame)
      },
      .property("name", "Its name in traces and figures.", \View.name),
      .property("description", "Its name in traces and figures.", \View.description),
      .property("simulation", "The simulation it belongs to.", \View.simulation),
    ] + View.treeMembers + View.geometryMembers + View.lookMembers + View.layoutMembers)

  /// The catalog entry of `AutoresizingMask`.
  public static let autoresizingMask = Recipe.options(
    AutoresizingMask.self, "Which parts of a view's place give way.",
    [
      "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
      "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
      "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
    ])
}

extension View {
  fileprivate static let treeMembers: [Member] = [
    .property("superview", "The view it is in.") { (view: View) in view.superview },
    .property("subviews", "The views in it, the frontmost last.") { (view: View) in view.subviews },
    .property("window", "The window it hangs in, or nil off screen.", \View.window),
    .property("controller", "The controller whose root view it is.") {
      (view: View) in view.controller
    },
    .method("addSubview(_:)", "Puts a view in front of the other subviews.") {
      (view: View, subview: View) in view.addSubview(subview)
    },
    .method("insertSubview(_:at:)", "Puts a view at a place, counted from the back.") {
      (view: View, subview: View, index: Int) in view.insertSubview(subview, at: index)
    },
    .method("bringSubviewToFront(_:)", "Puts a subview in front of its siblings.") {
      (view: View, subview: View) in view.bringSubviewToFront(subview)
    },
    .method("removeFromSuperview()", "Takes the view out of its superview.") {
      (view: View) in view.removeFromSuperview()
    },
    .method("isDescendant(of:)", "Whether it is the other view or hangs below it.") {
      (view: View, other: View) in view.isDescendant(of: other)
    },
    .method("hitTest(_:)", "The frontmost view under a point that takes touches.") {
      (view: View, point: CGPoint) in view.hitTest(point)
    },
    .method("tap()", "Acts as a finger that touches the view and lifts.") {
      (view: View) in view.tap()
    },
  ]

  fileprivate static let geometryMembers: [Member] = [
    .variable("frame", "The upright box around it in the superview's coordinates.", \View.frame),
    .variable("bounds", "Its own coordinates.", \View.bounds),
    .variable("center", "Its middle in the superview's coordinates.", \View.center),
    .variable("transform", "What turns and scales it about its middle.", \View.transform),
    .variable(
      "autoresizingMask", "What gives way when the superview's size changes.",
      \View.autoresizingMask),
  ]

  fileprivate static let lookMembers: [Member] = [
    .method("removeAllAnimations()", "Ends the animations of the view.") {
      (view: View) in view.removeAllAnimations()
    },
    .variable("cornerRadius", "How round its corners are, in points.", \View.cornerRadius),
    .variable("alpha", "How opaque it is, from 0 to 1.", \View.alpha),
    .variable("isHidden", "Whether it is left out of the picture.", \View.isHidden),
    .variable("clipsToBounds", "Whether what lies outside it is cut off.", \View.clipsToBounds),
    .variable("backgroundColor", "What is painted behind its content.", \View.backgroundColor),
    .variable(
      "isUserInteractionEnabled", "Whether touches reach it.", \View.isUserInteractionEnabled),
    .handler("onTap", "What happens when it is tapped.", \View.onTap),
    .typeMethod(
      "animate(withDuration:delay:options:animations:completion:)",
      "Turns the changes that a closure makes into animations.",
      standards: [1: { .double(0) }, 2: { AnimationOptions().packed }, 4: { .none }]
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
    .method("setNeedsLayout()", "Lets the next layout pass place its subviews.") {
      (view: View) in view.setNeedsLayout()
    },
    .method("layoutIfNeeded()", "Lays out now what is marked.") {
      (view: View) in view.layoutIfNeeded()
    },
    .method(
      "setNeedsUpdateConstraints()", "Lets the next layout pass ask for constraints; iOS 6."
    ) { (view: View) in view.setNeedsUpdateConstraints() },
    .method("layoutSubviews()", "Places the subviews.", isOverridable: true) {
      (view: View) in view.layoutSubviews()
    },
    .property(
      "intrinsicContentSize", "The size that suits what it shows.", isOverridable: true,
      \View.intrinsicContentSize),
    .constant("noIntrinsicMetric", "Stands for a width or height that nothing asks for.") {
      View.noIntrinsicMetric
    },
  ]
}
