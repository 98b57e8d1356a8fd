/// A container that scrolls its only child vertically.
///
/// The child needs no changes: any controller taller than the screen can be the content, such as a
/// stack of stories. The container takes its title from the child.
///
/// Source: "Container View Controllers Redux" (2019), after an idea by Dave DeLong.
public final class ScrollingContentViewController: ViewController {
  /// The scrolled child.
  public let content: ViewController
  /// The scroll view that contains the child's view.
  public private(set) lazy var scrollView: ScrollView = pinning

  private lazy var pinning = PinningScrollView("\(name).scroll")

  /// Creates a container that scrolls another controller.
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
    // Runs after the content's own animation closure, which may change its height.
    coordinator.animate { [weak self] _ in self?.layOutOnScreen() }
  }
}

extension ViewController {
  /// Lays out immediately, so that the layout animates, if the view is in a window; otherwise
  /// layout waits for appearance.
  func layOutOnScreen() {
    if let view = viewIfLoaded, view.window != nil { view.layoutIfNeeded() }
  }
}
