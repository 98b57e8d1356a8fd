/// Sizes, traits and rotation of presented controllers.
extension ViewController {
  /// Whom this very controller presents, or nil.
  final var presentedOverIt: ViewController? { modal.presented }

  /// Whether the controller, being presented, covers the screen and so decides about turning.
  final var coversScreen: Bool {
    guard modal.presenting != nil, !modal.isBeingDismissed else { return false }
    return presentationController.style == .fullScreen
      || presentationController.style == .overFullScreen
  }

  /// The presenter, which receives preferred sizes when there is no parent.
  final var presentationContainer: ViewController? { modal.presenting }

  /// Presents a controller that no container wanted to show.
  final func presentInstead(_ controller: ViewController) { present(controller, animated: true) }

  /// The size its view will have in a window of a size; nil when that stays as it is.
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

  /// Puts the view of a presented controller where its style has it in the window's new size.
  ///
  /// While it is on its way in or out, its mask alone moves it.
  final func fitPresentation() {
    guard modal.presenting != nil, modal.transition == nil, let loadedView,
      let window = loadedView.superview as? Window, !presentationController.style.isInContext
    else { return }
    let frame = restFrame(inWindowOf: window.bounds.size)
    if loadedView.frame != frame { loadedView.frame = frame }
  }
}
