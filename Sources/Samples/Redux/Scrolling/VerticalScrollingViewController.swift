/// Controllers stacked on a vertically scrolling view: several small screens on one.
///
/// Each content is as wide as the view, and as tall as it prefers, or as the view. The screen
/// supports only portrait, if its containers ask. It makes room for the keyboard, which its
/// contents need not handle. All contents are loaded up front, which suits a few (D28).
///
/// The original disables automatic forwarding of appearance without forwarding by hand (D15), and
/// lays out its contents only once: one that grows overlaps the next.
///
/// Source: "Container View Controllers Redux" (2019).
package final class VerticalScrollingViewController: ViewController {
  /// The contents, from the top.
  package private(set) var contents: [ViewController]
  /// Its view.
  package private(set) lazy var scrollView = ScrollView("\(name).scroll")

  private let version: ReduxVersion
  private lazy var keyboardScroller = KeyboardScroller(scrollView)

  /// Creates a screen of some controllers.
  package init(
    _ name: String? = nil, contents: [ViewController], version: ReduxVersion = .fixed
  ) {
    (self.contents, self.version) = (contents, version)
    super.init(name)
    title = "Scrollable"
  }

  /// Appends a child; in the fixed version an existing one keeps its place.
  package func add(_ content: ViewController) {
    if version == .fixed, contents.contains(where: { $0 === content }) { return }
    contents.append(content)
    guard isViewLoaded else { return }
    embed(content)
  }

  package override func loadView() {
    view = scrollView
    fillScreen()
    scrollView.backgroundColor = Color(hex: 0xF4F5F7)
    for content in contents { embed(content) }
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if version == .fixed { placeContents() }
  }

  /// Fixed: the size the child will get; as published, the size of the whole.
  package override func size(
    forChildContentContainer child: ViewController, withParentContainerSize size: CGSize
  ) -> CGSize {
    guard version == .fixed else { return size }
    return CGSize(width: size.width, height: height(of: child, in: size))
  }

  package override func preferredContentSizeDidChange(
    forChildContentContainer child: ViewController
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: child)
    switch version {
    case .fixed: if isViewLoaded { placeContents() }
    case .original: simulation.log("preferredContentSizeDidChange")
    }
  }

  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing()
  }

  package override var shouldAutomaticallyForwardAppearanceMethods: Bool { version == .fixed }

  /// True, so that who came lying may be turned upright; false as published.
  package override var shouldAutorotate: Bool { version == .fixed }

  /// Only portrait.
  package override var supportedInterfaceOrientations: InterfaceOrientationMask {
    simulation.log(call: "supportedInterfaceOrientations", of: self)
    return .portrait
  }
}

/// The layout of the contents.
extension VerticalScrollingViewController {
  private func embed(_ content: ViewController) {
    dispatched.addChild(content)
    if version == .original { append(content) }
    scrollView.addSubview(content.view)
    content.dispatched.didMove(toParent: self)
    if version == .fixed { scrollView.setNeedsLayout() }
  }

  /// The preferred height, or else that of the screen.
  private func height(of content: ViewController, in size: CGSize) -> Double {
    let wish = content.dispatched.preferredContentSize.height
    return wish > 0 ? wish : size.height
  }

  /// Appends a content below all others, without later layout.
  private func append(_ content: ViewController) {
    let (width, top) = (scrollView.bounds.width, scrollView.contentSize.height)
    let wish = content.dispatched.preferredContentSize
    let height = wish == .zero ? scrollView.frame.height : wish.height
    content.view.frame = CGRect(x: 0, y: top, width: width, height: height)
    scrollView.contentSize = CGSize(width: width, height: top + height)
  }

  /// Lays out all contents.
  private func placeContents() {
    let size = scrollView.bounds.size
    var top = 0.0
    for content in contents where content.parent === self {
      let place = CGRect(
        x: 0, y: top, width: size.width, height: height(of: content, in: size))
      if content.view.frame != place { content.view.frame = place }
      top = place.maxY
    }
    scrollView.contentSize = CGSize(width: size.width, height: top)
    scrollView.contentOffset = scrollView.inside(scrollView.contentOffset)
  }
}

extension VerticalScrollingViewController: KeyboardAware {
  /// Makes room and reveals the active field.
  package func keyboardWillShow(_ notice: KeyboardNotice) {
    simulation.log(call: "keyboardWillShow", of: self)
    if version == .fixed { keyboardScroller.keyboardWillShow(notice) }
  }

  /// Restores the content.
  package func keyboardWillHide(_ notice: KeyboardNotice) {
    simulation.log(call: "keyboardWillHide", of: self)
    if version == .fixed { keyboardScroller.keyboardWillHide(notice) }
  }
}
