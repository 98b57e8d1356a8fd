// Presentations in the script catalog.

extension ViewController {
  static let presentationMembers: [Member] = [
    .method(
      "present(_:animated:completion:)", "Shows a controller on top of this one.",
      standards: [2: { .none }]
    ) {
      (
        controller: ViewController, presented: ViewController?, animated: Bool,
        completion: Handler<Nothing>?
      ) in controller.present(presented, animated: animated, completion: completion?.block)
    },
    .method(
      "dismiss(animated:completion:)", "Takes away what it presents, otherwise itself.",
      standards: [1: { .none }]
    ) { (controller: ViewController, animated: Bool, completion: Handler<Nothing>?) in
      controller.dismiss(animated: animated, completion: completion?.block)
    },
    .variable(
      "modalPresentationStyle", "The style in which it wants to be presented.",
      \ViewController.modalPresentationStyle),
    .variable(
      "modalTransitionStyle", "How it comes on screen when it is presented.",
      \ViewController.modalTransitionStyle),
    .variable(
      "isModalInPresentation", "Whether fingers may not dismiss it.",
      \ViewController.isModalInPresentation),
    .variable(
      "definesPresentationContext", "Whether the context styles cover its view, not the window.",
      \ViewController.definesPresentationContext),
    .property(
      "presentedViewController", "The controller that it or its container presents.",
      \ViewController.presentedViewController),
    .property(
      "presentingViewController", "The controller that presents it or its container.",
      \ViewController.presentingViewController),
    .property(
      "isBeingPresented", "Whether it is being presented.", \ViewController.isBeingPresented),
    .property(
      "isBeingDismissed", "Whether it is being dismissed.", \ViewController.isBeingDismissed),
    .property(
      "presentationController", "How it is presented.", \ViewController.presentationController),
    .property(
      "interactiveDismissal", "The finger that pulls it off the screen.",
      \ViewController.interactiveDismissal),
  ]
}

extension PresentationController: ValueConvertible {}

extension InteractiveDismissal: BoxedValue {}

extension ModalPresentationStyle: BoxedValue {}

extension ModalTransitionStyle: BoxedValue {}

extension Recipe {
  /// The catalog entry of `PresentationController`.
  public static let presentationController = Recipe.object(
    PresentationController.self, isOpen: false, "How one controller is presented.",
    [
      .property("presentedViewController", "The controller that is, or will be, presented.") {
        (presentation: PresentationController) in presentation.presentedViewController
      },
      .property("presentingViewController", "The controller that presents.") {
        (presentation: PresentationController) in presentation.presentingViewController
      },
      .delegate(
        "delegate", "Who is asked before a finger dismisses it, and told afterwards.",
        of: "PresentationControllerDelegate", through: PresentationDelegateAdapter.self
      ) {
        (presentation: PresentationController) in
        presentation.delegate
      } set: { presentation, delegate in
        presentation.delegate = delegate
      },
      .variable(
        "shouldRemovePresentersView", "Whether the presenter's view leaves, in the style custom.",
        \PresentationController.shouldRemovePresentersView),
    ])

  /// The catalog entry of `PresentationControllerDelegate`.
  public static let presentationControllerDelegate = Recipe.contract(
    "PresentationControllerDelegate",
    "Who is asked before a finger dismisses a controller, and told afterwards.",
    adapter: PresentationDelegateAdapter.self,
    [
      .requirement(
        "presentationControllerShouldDismiss(_:)", "Whether a finger may dismiss it.",
        PresentationController.self, result: Bool.self),
      .requirement(
        "presentationControllerWillDismiss(_:)", "A finger begins to dismiss it.",
        PresentationController.self),
      .requirement(
        "presentationControllerDidDismiss(_:)", "A finger has dismissed it.",
        PresentationController.self),
      .requirement(
        "presentationControllerDidAttemptToDismiss(_:)",
        "A finger tried to dismiss what may not be dismissed.", PresentationController.self),
    ], matches: { $0 is any PresentationControllerDelegate })

  /// The catalog entry of `InteractiveDismissal`.
  public static let interactiveDismissal = Recipe.structure(
    InteractiveDismissal.self, "A finger that pulls a presented controller off the screen.",
    [
      .method("begin()", "The finger begins to pull; whether it pulls anything.") {
        (finger: InteractiveDismissal) in finger.begin()
      },
      .method("update(_:)", "The finger has pulled it so far, from 0 to 1.") {
        (finger: InteractiveDismissal, fraction: Double) in finger.update(fraction)
      },
      .method("cancel()", "The finger lifts and the controller goes back.") {
        (finger: InteractiveDismissal) in finger.cancel()
      },
      .method("finish()", "The finger lifts and the controller goes.") {
        (finger: InteractiveDismissal) in finger.finish()
      },
    ])

  /// The catalog entry of `ModalPresentationStyle`.
  public static let modalPresentationStyle = Recipe.enumeration(
    ModalPresentationStyle.self, "How a presented controller is shown.",
    [
      "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
      "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
      "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
      "popover": .popover,
    ])

  /// The catalog entry of `ModalTransitionStyle`.
  public static let modalTransitionStyle = Recipe.enumeration(
    ModalTransitionStyle.self, "How a presented controller comes on screen.",
    [
      "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
      "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
    ])
}
