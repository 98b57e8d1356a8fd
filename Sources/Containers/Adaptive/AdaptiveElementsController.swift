/// Three elements in a stack, small or large and in a row or a column as the room says.
///
/// What is to be shown is decided before each layout, from the size alone; what is shown already is
/// left alone. When the kind changes, all three controllers are exchanged for new ones. As published
/// these start from scratch; in the fixed version each takes over its predecessor's state.
///
/// Source: Apple, "AdaptiveElements", a sample of 2016.
public final class AdaptiveElementsController: ViewController {
  /// Which code runs.
  public enum Version: String, Sendable, CaseIterable {
    /// Ours: a new element knows what the old one knew.
    case fixed
    /// As published: new elements know nothing.
    case original
  }

  /// How elements are shown at a size.
  public struct Design: Hashable, Sendable {
    /// The width from which on elements are large, in points.
    public static let largeWidth = 750.0

    /// The direction in which they stand.
    public let axis: StackView.Axis
    /// Whether they are large.
    public let isLarge: Bool

    /// The design for a size: a row where it is wider than high, and large ones from 750 on.
    public init(for size: CGSize) {
      axis = size.width > size.height ? .horizontal : .vertical
      isLarge = size.width >= Self.largeWidth
    }
  }

  /// Which code runs.
  public let version: Version
  /// What is shown; nil before it appears, as published before the first layout.
  public private(set) var design: Design?
  /// The three elements, first to last.
  public private(set) var elements: [ElementController] = []
  private lazy var stack = StackView("\(name).stack")

  /// Three elements that come with the first appearance; as published, with the first layout.
  public init(_ name: String? = nil, version: Version = .fixed) {
    self.version = version
    super.init(name)
    title = "Adaptive Elements"
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Color(hex: 0xE9EDF2)
    stack.distribution = .fillEqually
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stack.frame = view.bounds
    view.addSubview(stack)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // In the first layout they would come too late for viewWillAppear.
    if version == .fixed, !view.bounds.isEmpty { adapt() }
  }

  public override func viewWillLayoutSubviews() {
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
