/// Forwards delegate calls of a presentation controller to a script's object.
final class PresentationDelegateAdapter: Adapter, PresentationControllerDelegate {
  private final class Standard: PresentationControllerDelegate {}

  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool {
    ask("presentationControllerShouldDismiss(_:)", presentationController.packed)
      ?? Standard().presentationControllerShouldDismiss(presentationController)
  }

  func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    tell("presentationControllerWillDismiss(_:)", presentationController.packed)
  }

  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    tell("presentationControllerDidDismiss(_:)", presentationController.packed)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {
    tell("presentationControllerDidAttemptToDismiss(_:)", presentationController.packed)
  }
}
