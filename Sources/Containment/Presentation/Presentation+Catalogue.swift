// Presentations in the script catalog.

extension ViewController {
  static let presentationMembers: [Member] = [
    .method(
      "present(_:animated:completion:)", "Presents a controller.",
      defaults: [2: { .none }]
    ) {
      (
        controller: ViewController, presented: ViewController?, animated: Bool,
        completion: Handler<Nothing>?
      ) in controller.present(presented, animated: animated, completion: completion?.block)
    },
    .method(
      "dismiss(animated:completion:)", "Dismisses the controller it presents, or else itself.",
      defaults: [1: { .none }]
    ) { (controller: ViewController, animated: Bool, completion: Handler<Nothing>?) in
      controller.dismiss(animated: animated, completion: completion?.block)
    },
    .variable(
      "modalPresentationStyle", "The style of its presentation.",
      \ViewController.modalPresentationStyle),
    .variable(
      "modalTransitionStyle", "The transition style of its presentation.",
      \ViewController.modalTransitionStyle),
    .variable(
      "isModalInPresentation", "Whether dismissal by gestures is disabled.",
      \ViewController.isModalInPresentation),
    .variable(
      "definesPresentationContext", "Whether context styles cover its view instead of the window.",
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
      "presentationController", "Its presentation controller.",
      \ViewController.presentationController),
    .property(
      "interactiveDismissal", "The gesture that dismisses it.",
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
    PresentationController.self, isOpen: false, "Manages the presentation of a controller.",
    [
      .property("presentedViewController", "The presented controller.") {
        (presentation: PresentationController) in presentation.presentedViewController
      },
      .property("presentingViewController", "The presenting controller.") {
        (presentation: PresentationController) in presentation.presentingViewController
      },
      .delegate(
        "delegate",
        "The delegate, which is asked before a dismissal by gesture and notified of it.",
        of: "PresentationControllerDelegate", through: PresentationDelegateAdapter.self
      ) {
        (presentation: PresentationController) in
        presentation.delegate
      } set: { presentation, delegate in
        presentation.delegate = delegate
      },
      .variable(
        "shouldRemovePresentersView", "Whether the custom style removes the presenter's view.",
        \PresentationController.shouldRemovePresentersView),
    ])

  /// The catalog entry of `PresentationControllerDelegate`.
  public static let presentationControllerDelegate = Recipe.contract(
    "PresentationControllerDelegate",
    "Is asked before a dismissal by gesture, and notified of it.",
    adapter: PresentationDelegateAdapter.self,
    [
      .requirement(
        "presentationControllerShouldDismiss(_:)", "Whether a gesture may dismiss it.",
        PresentationController.self, result: Bool.self),
      .requirement(
        "presentationControllerWillDismiss(_:)", "A gesture begins to dismiss it.",
        PresentationController.self),
      .requirement(
        "presentationControllerDidDismiss(_:)", "A gesture has dismissed it.",
        PresentationController.self),
      .requirement(
        "presentationControllerDidAttemptToDismiss(_:)",
        "A gesture tried to dismiss it although that is disabled.", PresentationController.self),
    ], matches: { $0 is any PresentationControllerDelegate })

  /// The catalog entry of `InteractiveDismissal`.
  public static let interactiveDismissal = Recipe.structure(
    InteractiveDismissal.self, "The gesture that dismisses a presented controller.",
    [
      .method("begin()", "Begins the gesture; returns false if there is nothing to dismiss.") {
        (finger: InteractiveDismissal) in finger.begin()
      },
      .method("update(_:)", "Updates the progress, from 0 to 1.") {
        (finger: InteractiveDismissal, fraction: Double) in finger.update(fraction)
      },
      .method("cancel()", "Cancels the gesture; the controller stays.") {
        (finger: InteractiveDismissal) in finger.cancel()
      },
      .method("finish()", "Completes the gesture and the dismissal.") {
        (finger: InteractiveDismissal) in finger.finish()
      },
    ])

  /// The catalog entry of `ModalPresentationStyle`.
  public static let modalPresentationStyle = Recipe.enumeration(
    ModalPresentationStyle.self, "The style of a presentation.",
    [
      "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
      "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
      "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
      "popover": .popover,
    ])

  /// The catalog entry of `ModalTransitionStyle`.
  public static let modalTransitionStyle = Recipe.enumeration(
    ModalTransitionStyle.self, "The transition style of a presentation.",
    [
      "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
      "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
    ])
}
