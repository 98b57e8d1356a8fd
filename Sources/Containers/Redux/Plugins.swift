// Children that cover their parent for a while: plugged in, and out again.

extension ViewController {
  /// Makes a controller a child that covers the whole view.
  final func plugIn(_ child: ViewController) {
    dispatched.addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.dispatched.didMove(toParent: self)
  }

  /// Leaves its parent; without one nothing happens.
  final func unplug() {
    guard parent != nil else { return }
    dispatched.willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    dispatched.removeFromParent()
  }
}

/// What a controller plugs in while it waits for something, and when that does not come.
final class LoadingPlugins {
  let loading: LoadingViewController
  /// The error, or the word that there is nothing.
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

  /// Something came; what is below shows.
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
