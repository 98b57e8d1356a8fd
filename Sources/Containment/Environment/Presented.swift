/// Sizes, traits and rotation of presented controllers.
extension ViewController {
  /// The controller that this very controller presents, or nil.
  final var presentedOverIt: ViewController? { modal.presented }

  /// Whether the controller is presented full screen and so controls autorotation.
  final var coversScreen: Bool {
    guard modal.presenting != nil, !modal.isBeingDismissed else { return false }
    return presentationController.style == .fullScreen
      || presentationController.style == .overFullScreen
  }

  /// The presenter, which receives preferred sizes of a controller without a parent.
  final var presentationContainer: ViewController? { modal.presenting }

  /// Presents a controller, as no container handles `show`.
  final func presentInstead(_ controller: ViewController) { present(controller, animated: true) }

  /// The new size of its view in a window of this size; nil if unchanged.
  final func nextSize(inWindowOf size: CGSize) -> CGSize? {
    guard let presenter = modal.presenting else { return size }
    let style = presentationController.style
    if style.isInContext, presenter.loadedView?.bounds.size != loadedView?.window?.bounds.size {
      return nil
    }
    let share = restFrame(inWindowOf: size).size
    return share == loadedView?.bounds.size ? nil : share
  }

  private func restFrame(inWindowOf size: CGSize) -> CGRect {
    let traits = TraitCollection(screenWidth: size.width, height: size.height)
    return presentationController.style.frame(
      in: CGRect(origin: .zero, size: size), width: traits.horizontalSizeClass)
  }

  /// Updates the frame of a presented controller's view to the window's new size.
  ///
  /// During its transition, only its autoresizing mask applies.
  final func fitPresentation() {
    guard modal.presenting != nil, modal.transition == nil, let loadedView,
      let window = loadedView.superview as? Window, !presentationController.style.isInContext
    else { return }
    let frame = restFrame(inWindowOf: window.bounds.size)
    if loadedView.frame != frame { loadedView.frame = frame }
  }
}
