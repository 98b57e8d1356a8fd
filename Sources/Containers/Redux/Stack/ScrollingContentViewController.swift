/// Lets its only child scroll up and down, and does nothing else.
///
/// The child knows nothing of it: whatever is taller than the screen may be put in, a stack of
/// stories for one. It takes its title over and leaves it to the child how the device may be turned.
///
/// Source: "Container View Controllers Redux" (2019), there an idea of Dave DeLong's.
public final class ScrollingContentViewController: ViewController {
  /// The one that scrolls.
  public let content: ViewController
  /// What it scrolls in.
  public private(set) lazy var scrollView: ScrollView = pinning

  private lazy var pinning = PinningScrollView("\(name).scroll")

  /// A controller that lets another one scroll.
  public init(_ name: String? = nil, content: ViewController) {
    self.content = content
    super.init(name)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = content.title
    view.backgroundColor = .white
    fillScreen()
    pinning.frame = view.bounds
    pinning.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pinning)
    dispatched.addChild(content)
    pinning.pin(content.view)
    content.dispatched.didMove(toParent: self)
  }

  public override func preferredContentSizeDidChange(
    forChildContentContainer child: ViewController
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: child)
    pinning.setNeedsLayout()
  }

  public override func viewWillTransition(
    to size: CGSize, with coordinator: TransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    // After the content's own animation, which may have made it taller or less tall.
    coordinator.animate { [weak self] _ in self?.layOutOnScreen() }
  }
}

extension ViewController {
  /// Lays out now, so that it animates, if it is on screen; otherwise when it appears.
  func layOutOnScreen() {
    if let view = viewIfLoaded, view.window != nil { view.layoutIfNeeded() }
  }
}
