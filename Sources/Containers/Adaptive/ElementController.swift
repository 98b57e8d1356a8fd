/// One of the elements, small or large, with what it has to remember: how often it was opened.
public class ElementController: ViewController {
  /// Its place among the elements, counted from 0.
  public let number: Int
  /// How often it was opened as a large one.
  public internal(set) final var timesOpened: Int { didSet { showState() } }

  /// What carries number and colour, inside the view.
  final let card: Label
  private static let colors: [UInt32] = [0x2C5F8A, 0xA14A4A, 0x2E7D5B]

  init(_ name: String, number: Int, timesOpened: Int) {
    self.number = number
    self.timesOpened = timesOpened
    card = Label("\(name).card")
    super.init(name)
    title = "Element \(number + 1)"
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Color(hex: 0xE9EDF2)
    card.backgroundColor = Color(hex: Self.colors[number % Self.colors.count])
    card.textColor = .white
    card.isBold = true
    view.addSubview(card)
    showState()
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let place = cardFrame(in: view.bounds)
    if card.frame != place { card.frame = place }
  }

  /// Where the card stands in the view.
  func cardFrame(in bounds: CGRect) -> CGRect { bounds }

  /// What the card says.
  var words: String { "\(number + 1)" }

  private final func showState() { card.text = words }
}

/// A square that opens a large element over everything when it is tapped.
///
/// When it is told that it leaves its container while that shows what it opened, it takes it away:
/// the room has grown, and a large element stands where the small one stood.
public final class SmallElementController: ElementController {
  private weak var opened: LargeElementController?

  public override func viewDidLoad() {
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

  /// Presents a large element of the same number; nothing happens while something is presented.
  public func open() {
    guard presentedViewController == nil else { return }
    timesOpened += 1
    let large = simulation.make {
      LargeElementController("\(name).large", number: number, timesOpened: timesOpened)
    }
    large.modalPresentationStyle = .overFullScreen
    opened = large
    present(large, animated: true)
  }

  public override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    guard parent == nil, let opened, presentedViewController === opened,
      !opened.isBeingDismissed
    else { return }
    dismiss(animated: false)
  }
}

/// A large card; presented, it goes away when it is tapped, and as a child it does nothing.
public final class LargeElementController: ElementController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    card.fontSize = 24
  }

  public override func viewWillAppear(_ animated: Bool) {
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

  /// Goes away, if it was presented and is not on its way already.
  public func close() {
    guard presentingViewController != nil, !isBeingDismissed else { return }
    dismiss(animated: true)
  }
}
