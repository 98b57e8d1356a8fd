/// Shows one of two controllers, and forwards all callbacks by its own code.
///
/// Before iOS 5 a container kept references to its controllers and forwarded every callback. The
/// original does just that. The fixed version has children, disables automatic forwarding and uses
/// balanced begin and end calls; the forgetful one omits a begin.
///
/// Source: objc.io issue 1, "View Controller Containment" (2013), on the time before the API.
package final class RelayContainer: ViewController {
  /// Which code runs.
  package enum Version: String, Sendable, CaseIterable {
    /// An addition: children, automatic forwarding disabled, balanced begin and end calls.
    case fixed
    /// References, and callbacks called by hand.
    case original
    /// The fixed version without the begin of the disappearing child.
    case forgetful
  }

  /// Which code runs.
  package let version: Version
  /// The two controllers, the initially visible one first.
  package let pages: [ViewController]
  /// The visible controller.
  package private(set) var current: ViewController

  /// Creates a container of two controllers that shows the first one.
  package init(
    _ name: String? = nil, _ first: ViewController, _ second: ViewController,
    version: Version = .fixed
  ) {
    self.version = version
    pages = [first, second]
    current = first
    super.init(name)
    guard hasChildren else { return }
    for page in pages {
      addChild(page)
      page.dispatched.didMove(toParent: self)
    }
  }

  private var hasChildren: Bool { version != .original }

  /// False if this controller forwards to children.
  package override var shouldAutomaticallyForwardAppearanceMethods: Bool { !hasChildren }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    place(current)
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    relayWill(appear: true, to: current, animated: animated)
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    relayDid(appear: true, to: current, animated: animated)
  }

  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    relayWill(appear: false, to: current, animated: animated)
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    relayDid(appear: false, to: current, animated: animated)
  }

  /// Shows the other controller; only while the container is on screen.
  package func exchange() {
    guard appearancePhase == .appeared, let new = pages.first(where: { $0 !== current }) else {
      return
    }
    let old = current
    if version != .forgetful { relayWill(appear: false, to: old, animated: false) }
    old.viewIfLoaded?.removeFromSuperview()
    relayDid(appear: false, to: old, animated: false)
    current = new
    relayWill(appear: true, to: new, animated: false)
    place(new)
    relayDid(appear: true, to: new, animated: false)
  }

  private func place(_ page: ViewController) {
    page.view.frame = view.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page.view)
  }
}

/// Forwarding by the container's own code.
extension RelayContainer {
  private func relayWill(appear: Bool, to page: ViewController, animated: Bool) {
    if hasChildren {
      page.beginAppearanceTransition(appear, animated: animated)
    } else if appear {
      page.dispatched.viewWillAppear(animated)
    } else {
      page.dispatched.viewWillDisappear(animated)
    }
  }

  private func relayDid(appear: Bool, to page: ViewController, animated: Bool) {
    if hasChildren {
      page.endAppearanceTransition()
    } else if appear {
      page.dispatched.viewDidAppear(animated)
    } else {
      page.dispatched.viewDidDisappear(animated)
    }
  }
}
