/// The published code: calls the appearance transitions itself, on screen or not.
///
/// Setting content before the view is loaded loads the view, which adds the content, and then adds
/// it again.
extension ContentSwitcher {
  final func replaceByHand(_ old: ViewController?, with new: ViewController?) {
    guard old != nil || new != nil else { return }
    let duration = viewIfLoaded?.window == nil ? 0 : Self.fadeDuration
    let container: View = view
    if old === new { return }
    old?.beginAppearanceTransition(false, animated: true)
    new?.beginAppearanceTransition(true, animated: true)
    old?.dispatched.willMove(toParent: nil)
    if let new {
      dispatched.addChild(new)
      new.view.alpha = 0
      place(new)
    }
    if let old, old.view.superview === container { container.bringSubviewToFront(old.view) }
    View.animate(withDuration: duration) {
      new?.view.alpha = 1
      old?.view.alpha = 0
    } completion: { [self] _ in
      old?.view.removeFromSuperview()
      old?.endAppearanceTransition()
      new?.endAppearanceTransition()
      old?.dispatched.removeFromParent()
      new?.dispatched.didMove(toParent: self)
    }
  }
}
