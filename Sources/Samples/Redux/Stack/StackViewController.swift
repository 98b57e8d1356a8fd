/// Stacks its contents vertically, or horizontally in landscape.
///
/// Its view is a stack view. Each content has its preferred size, or else that of its view. In the
/// fixed version the contents are children, the available size determines the axis, and each axis
/// has its own constraints. The published version is in a separate file.
///
/// Source: "Container View Controllers Redux" (2019).
package final class StackViewController: ViewController {
  /// When the sizes of the contents are read.
  package enum Reading: String, Sendable, CaseIterable {
    case initializer = "init"
    case viewDidLoad
    case viewWillAppear
    /// On demand, in `viewWillLayoutSubviews`.
    case layout = "viewWillLayoutSubviews"

    /// Whether a view from a xib still has the xib's size then.
    var isEarly: Bool { self == .initializer || self == .viewDidLoad }
  }

  /// The spacing between contents, in points.
  static let spacing = 5.0
  /// The size of views in a xib.
  static let xibSize = CGSize(width: 600, height: 600)

  /// The stacked controllers, from the top or left.
  package let contents: [ViewController]
  /// Which code runs.
  package let version: ReduxVersion
  /// Whether its view and its contents' views are from a xib, and resized after loading.
  package let isFromXib: Bool
  /// When the sizes of the contents are read; `viewDidLoad` in the published version.
  package let reading: Reading

  /// The sizes of the contents, once read.
  private var sizes: [CGSize]?
  /// Whether the axis fits the superview's size since the last `viewWillAppear`.
  var isFitted = false
  private var reported: Set<[SizeConstraint]> = []
  private var isSettled = false

  /// Creates a stack of controllers.
  package init(
    _ name: String? = nil, contents: [ViewController], version: ReduxVersion = .fixed,
    isFromXib: Bool = false, reading: Reading = .layout
  ) {
    (self.contents, self.version, self.isFromXib) = (contents, version, isFromXib)
    self.reading = version == .original ? .viewDidLoad : reading
    super.init(name)
    title = "StackView"
    readSizes(in: .initializer)
  }

  /// The axis of the stack.
  package var axis: StackView.Axis { stack?.axis ?? .vertical }

  /// Descriptions of the current constraints.
  package var constraints: [String] { stack?.constraints.map(text(of:)) ?? [] }

  /// The stack view, once loaded.
  var stack: ConstrainedStack? { viewIfLoaded as? ConstrainedStack }

  package override func loadView() {
    let stack = ConstrainedStack("\(name).view")
    stack.spacing = Self.spacing
    stack.axis = .vertical
    if isFromXib { stack.frame = CGRect(origin: .zero, size: Self.xibSize) }
    view = stack
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    switch version {
    case .fixed: addContents()
    case .original: addContentsAsPublished()
    }
    readSizes(in: .viewDidLoad)
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    readSizes(in: .viewWillAppear)
    isFitted = false
    view.setNeedsLayout()
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    readSizes(in: .layout)
    if version == .fixed { fitToSuperview() }
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard view.window != nil, view.bounds.width > 0 else { return }
    reportDroppedConstraints()
    if !isSettled { reportEarlySizes() }
    isSettled = true
  }

  package override func viewWillTransition(
    to size: CGSize, with coordinator: TransitionCoordinator
  ) {
    switch version {
    case .fixed:
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate { [weak self] _ in self?.turn(toFit: size) }
    case .original:
      // As published, without calling super.
      turnAsPublished()
    }
  }

  package override func preferredContentSizeDidChange(
    forChildContentContainer child: ViewController
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: child)
    guard sizes != nil, let index = contents.firstIndex(where: { $0 === child }) else { return }
    sizes?[index] = preferredSize(of: child)
    guard viewIfLoaded?.window != nil else { return arrange(along: axis) }
    View.animate(withDuration: 0.3) {
      arrange(along: axis)
      view.superview?.layoutIfNeeded()
    }
  }
}

/// Reading sizes, and applying constraints.
extension StackViewController {
  private func readSizes(in moment: Reading) {
    guard moment == reading, sizes == nil else { return }
    sizes = contents.map(preferredSize(of:))
    arrange(along: axis)
  }

  /// The preferred size of a content, or else that of its view.
  private func preferredSize(of content: ViewController) -> CGSize {
    content.fillScreen()
    let (preferred, own) = (content.dispatched.preferredContentSize, content.view.bounds.size)
    return CGSize(
      width: preferred.width > 0 ? preferred.width : own.width,
      height: preferred.height > 0 ? preferred.height : own.height)
  }

  /// Sets the axis, and constrains the contents to the sizes read.
  func arrange(along axis: StackView.Axis) {
    guard let sizes else { return }
    stack?.arrange(
      along: axis,
      constraints: sizes.enumerated().flatMap { index, size in
        version == .fixed
          ? constraints(of: index, size, along: axis) : publishedConstraints(of: index, size)
      })
  }

  private func reportDroppedConstraints() {
    guard let dropped = stack?.solution.dropped, !dropped.isEmpty,
      reported.insert(dropped).inserted
    else { return }
    simulation.report(
      .droppedConstraints(
        dropped.map(text(of:)), of: self,
        against: "\(name).width == \(Double(view.bounds.width).short) (required)"))
  }

  private func reportEarlySizes() {
    guard isFromXib, reading.isEarly, let sizes else { return }
    for (content, early) in zip(contents, sizes) where content.view.bounds.size != early {
      simulation.report(
        .earlySize(early, of: content, in: reading.rawValue, final: content.view.bounds.size))
    }
  }

  private func text(of constraint: SizeConstraint) -> String {
    constraint.text(of: contents[constraint.item].name)
  }
}
