/// Three elements in a stack, small or large, in a row or column depending on the size.
///
/// The design is chosen before each layout, from the size alone; if it is unchanged, nothing
/// happens. If the size of the elements changes, all three controllers are replaced. As published,
/// the new ones start from scratch; in the fixed version each takes over its predecessor's state.
///
/// Source: Apple, "AdaptiveElements", a sample of 2016.
package final class AdaptiveElementsController: ViewController {
  /// Which code runs.
  package enum Version: String, Sendable, CaseIterable {
    /// An addition: a new element takes over the old one's state.
    case fixed
    /// As published: new elements have no state.
    case original
  }

  /// The design of the elements for a size.
  package struct Design: Hashable, Sendable {
    /// The minimum width for large elements, in points.
    package static let largeWidth = 750.0

    /// The axis of the stack.
    package let axis: StackView.Axis
    /// Whether they are large.
    package let isLarge: Bool

    /// The design for a size: a row if it is wider than high, and large elements from 750 points
    /// on.
    package init(for size: CGSize) {
      axis = size.width > size.height ? .horizontal : .vertical
      isLarge = size.width >= Self.largeWidth
    }
  }

  /// Which code runs.
  package let version: Version
  /// The current design; nil before it appears, or as published before the first layout.
  package private(set) var design: Design?
  /// The three elements, first to last.
  package private(set) var elements: [ElementController] = []
  private lazy var stack = StackView("\(name).stack")

  /// Creates three elements at the first appearance; as published, in the first layout.
  package init(_ name: String? = nil, version: Version = .fixed) {
    self.version = version
    super.init(name)
    title = "Adaptive Elements"
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Color(hex: 0xE9EDF2)
    stack.distribution = .fillEqually
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stack.frame = view.bounds
    view.addSubview(stack)
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // In the first layout they would be too late for viewWillAppear.
    if version == .fixed, !view.bounds.isEmpty { adapt() }
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    adapt()
  }

  private func adapt() {
    let new = Design(for: view.bounds.size)
    guard new != design else { return }
    let old = design
    design = new
    if new.axis != old?.axis { stack.axis = new.axis }
    if new.isLarge != old?.isLarge { exchangeElements(isLarge: new.isLarge) }
  }

  private func exchangeElements(isLarge: Bool) {
    let old = elements
    elements = (0..<3).map { place in
      let history = old.indices.contains(place) ? old[place].timesOpened : 0
      return makeElement(at: place, isLarge: isLarge, timesOpened: version == .fixed ? history : 0)
    }
    for (place, element) in elements.enumerated() {
      if old.indices.contains(place) { leave(old[place]) }
      enter(element, at: place)
    }
  }

  private func makeElement(at place: Int, isLarge: Bool, timesOpened: Int) -> ElementController {
    simulation.make {
      isLarge
        ? LargeElementController("large\(place)", number: place, timesOpened: timesOpened)
        : SmallElementController("small\(place)", number: place, timesOpened: timesOpened)
    }
  }

  private func leave(_ element: ElementController) {
    element.dispatched.willMove(toParent: nil)
    element.viewIfLoaded?.removeFromSuperview()
    element.dispatched.removeFromParent()
  }

  private func enter(_ element: ElementController, at place: Int) {
    dispatched.addChild(element)
    stack.insertArrangedSubview(element.view, at: place)
    element.dispatched.didMove(toParent: self)
  }
}
