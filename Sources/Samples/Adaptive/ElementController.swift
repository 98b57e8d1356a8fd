/// A small or large element with a state: how often it was opened.
package class ElementController: ViewController {
  /// Its index.
  package let number: Int
  /// The number of times it was opened as a large element.
  package internal(set) final var timesOpened: Int { didSet { showState() } }

  /// The colored card with the number.
  final let card: Label
  private static let colors: [UInt32] = [0x2C5F8A, 0xA14A4A, 0x2E7D5B]

  init(_ name: String, number: Int, timesOpened: Int) {
    self.number = number
    self.timesOpened = timesOpened
    card = Label("\(name).card")
    super.init(name)
    title = "Element \(number + 1)"
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Color(hex: 0xE9EDF2)
    card.backgroundColor = Color(hex: Self.colors[number % Self.colors.count])
    card.textColor = .white
    card.isBold = true
    view.addSubview(card)
    showState()
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let place = cardFrame(in: view.bounds)
    if card.frame != place { card.frame = place }
  }

  /// The frame of the card in the view.
  func cardFrame(in bounds: CGRect) -> CGRect { bounds }

  /// The text of the card.
  var words: String { "\(number + 1)" }

  private final func showState() { card.text = words }
}

/// A square that presents a large element when tapped.
///
/// When it is about to leave its container while presenting, it dismisses the presented element: a
/// large element takes its place.
package final class SmallElementController: ElementController {
  private weak var opened: LargeElementController?

  package override func viewDidLoad() {
    super.viewDidLoad()
    card.fontSize = 34
    card.onTap = { [weak self] in self?.open() }
  }

  override func cardFrame(in bounds: CGRect) -> CGRect {
    let side = max(0, min(bounds.width, bounds.height) - 24)
    return CGRect(center: bounds.center, size: CGSize(width: side, height: side))
  }

  override var words: String {
    timesOpened == 0 ? "\(number + 1)" : "\(number + 1)\n×\(timesOpened)"
  }

  /// Presents a large element with the same number, unless something is presented.
  package func open() {
    guard presentedViewController == nil else { return }
    timesOpened += 1
    let large = simulation.make {
      LargeElementController("\(name).large", number: number, timesOpened: timesOpened)
    }
    large.modalPresentationStyle = .overFullScreen
    opened = large
    present(large, animated: true)
  }

  package override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    guard parent == nil, let opened, presentedViewController === opened,
      !opened.isBeingDismissed
    else { return }
    dismiss(animated: false)
  }
}

/// A large card; if presented, a tap dismisses it, as a child it ignores taps.
package final class LargeElementController: ElementController {
  package override func viewDidLoad() {
    super.viewDidLoad()
    card.fontSize = 24
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard isBeingPresented else { return }
    card.onTap = { [weak self] in self?.close() }
  }

  override func cardFrame(in bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: min(16, bounds.width / 4), dy: min(16, bounds.height / 4))
  }

  override var words: String {
    let times = ["never opened", "opened once", "opened twice"]
    let history = timesOpened < times.count ? times[timesOpened] : "opened \(timesOpened) times"
    return "Element \(number + 1)\n\(history)"
  }

  /// Dismisses itself if it is presented and not being dismissed.
  package func close() {
    guard presentingViewController != nil, !isBeingDismissed else { return }
    dismiss(animated: true)
  }
}
