/// A container that scrolls its only child vertically.
///
/// The child needs no changes: any controller taller than the screen can be the content, such as a
/// stack of stories. The container takes its title from the child.
///
/// Source: "Container View Controllers Redux" (2019), after an idea by Dave DeLong.
package final class ScrollingContentViewController: ViewController {
  /// The scrolled child.
  package let content: ViewController
  /// The scroll view that contains the child's view.
  package private(set) lazy var scrollView: ScrollView = pinning

  private lazy var pinning = PinningScrollView("\(name).scroll")

  /// Creates a container that scrolls another controller.
  package init(_ name: String? = nil, content: ViewController) {
    self.content = content
    super.init(name)
  }

  package override func viewDidLoad() {
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

  package override func preferredContentSizeDidChange(
    forChildContentContainer child: ViewController
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: child)
    pinning.setNeedsLayout()
  }

  package override func viewWillTransition(
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
