/// Two controllers of which one is on show, told of everything by their container's own code.
///
/// Before iOS 5 a container kept references to its controllers and passed every callback on. The
/// original does just that. The fixed version has children, switches forwarding off and relays with
/// begin and end, which keep the pairs; the forgetful one leaves a begin out.
///
/// Source: objc.io issue 1, "View Controller Containment" (2013), on the time before containment.
public final class RelayContainer: ViewController {
  /// Which code runs.
  public enum Version: String, Sendable, CaseIterable {
    /// Ours: children, forwarding off, begin and end in pairs.
    case fixed
    /// References, and callbacks called by hand.
    case original
    /// The fixed version without the begin of the disappearing child.
    case forgetful
  }

  /// Which code runs.
  public let version: Version
  /// The two, the one on show at the start first.
  public let pages: [ViewController]
  /// The one on show.
  public private(set) var current: ViewController

  /// A relay of two controllers, the first of them on show.
  public init(
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

  /// False where this controller relays to children.
  public override var shouldAutomaticallyForwardAppearanceMethods: Bool { !hasChildren }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    place(current)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    relayWill(appear: true, to: current, animated: animated)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    relayDid(appear: true, to: current, animated: animated)
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    relayWill(appear: false, to: current, animated: animated)
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    relayDid(appear: false, to: current, animated: animated)
  }

  /// Shows the other one; only while the container is wholly on screen.
  public func exchange() {
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

/// The relay: what the container says to whom, by its own code.
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
