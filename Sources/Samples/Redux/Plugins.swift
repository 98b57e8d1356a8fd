// Children that temporarily cover their parent.

extension ViewController {
  /// Adds a child that covers the whole view.
  final func plugIn(_ child: ViewController) {
    dispatched.addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.dispatched.didMove(toParent: self)
  }

  /// Removes itself from its parent, if there is one.
  final func unplug() {
    guard parent != nil else { return }
    dispatched.willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    dispatched.removeFromParent()
  }
}

/// The children that a controller shows while loading, and on failure.
final class LoadingPlugins {
  let loading: LoadingViewController
  /// The message that loading failed, or that there is nothing.
  private(set) var message: MessageViewController?
  private unowned let owner: ViewController

  init(of owner: ViewController, loading: LoadingViewController) {
    (self.owner, self.loading) = (owner, loading)
  }

  func wait() {
    message?.unplug()
    message = nil
    owner.plugIn(loading)
  }

  /// Loading succeeded: removes the spinner.
  func arrive() { loading.unplug() }

  func arriveEmpty(_ text: String) {
    loading.unplug()
    plugIn(MessageViewController("\(owner.name).empty", message: text))
  }

  func fail(_ text: String, retry: @escaping () -> Void) {
    loading.unplug()
    plugIn(
      MessageViewController(
        "\(owner.name).error", message: text, action: "Try Again", onAction: retry))
  }

  private func plugIn(_ new: @autoclosure () -> MessageViewController) {
    let new = owner.simulation.make(new)
    message = new
    owner.plugIn(new)
  }
}
