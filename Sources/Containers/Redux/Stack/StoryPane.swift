/// A picture, a title and a few lines: what is stacked in the demo.
///
/// From a xib it has the size of the drawing until somebody gives it another one; it then shows, in
/// place of its lines, which sizes it has seen when.
public final class StoryPane: ViewController {
  /// What it shows.
  public let story: Story
  /// Whether its view is drawn in a xib.
  public let isFromXib: Bool

  /// The sizes that it has seen, by the place where it looked last; only from a xib.
  private var seen: [Place: CGSize] = [:]
  private lazy var picture = ImageView("\(name).picture", image: story.picture)
  private lazy var heading = Label("\(name).heading")
  private lazy var lines = Label("\(name).lines")

  /// A story, from code or from a xib; from code it prefers the height that it was written for.
  public init(_ name: String? = nil, story: Story, isFromXib: Bool = false) {
    (self.story, self.isFromXib) = (story, isFromXib)
    super.init(name)
    title = story.title
    if isFromXib { look(in: .initializer) } else { preferredContentSize.height = story.height }
  }

  /// A line for each place where it looked, as in "viewDidLoad: 600 × 600".
  public var sizes: [String] {
    Place.allCases.compactMap { place in seen[place].map { "\(place.rawValue): \($0.text)" } }
  }

  /// Where it looks at its size.
  private enum Place: String, CaseIterable {
    case initializer = "init"
    case viewDidLoad, viewWillAppear, viewDidLayoutSubviews
  }

  public override func loadView() {
    super.loadView()
    if isFromXib { view.frame = CGRect(origin: .zero, size: StackViewController.xibSize) }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Color(hex: 0xF7F5F0)
    view.clipsToBounds = true
    picture.clipsToBounds = true
    (heading.text, heading.fontSize, heading.isBold) = (story.title, 24, true)
    heading.textColor = Color(hex: story.color)
    (lines.text, lines.textColor) = (story.lines, Color(hex: 0x3C4148))
    for part in [picture, heading, lines] as [View] { view.addSubview(part) }
    look(in: .viewDidLoad)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    look(in: .viewWillAppear)
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = view.bounds.size
    // A letter takes about ten points of a line of twenty.
    let words = max(90, 200 * Double(story.lines.count) / max(1, size.width) + 24).rounded()
    let top = max(0, min(size.height - words - 52, size.width * 0.75)).rounded()
    picture.frame = CGRect(x: 0, y: 0, width: size.width, height: top)
    heading.frame = CGRect(x: 0, y: top + 8, width: size.width, height: 36)
    lines.frame = CGRect(
      x: 8, y: top + 44, width: max(0, size.width - 16), height: words)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if view.window != nil { look(in: .viewDidLayoutSubviews) }
  }

  /// Writes down the size that its view has here and now; what was seen here before is forgotten.
  private func look(in place: Place) {
    guard isFromXib, seen[place] != view.bounds.size else { return }
    let size = view.bounds.size
    seen[place] = size
    simulation.log("\(name) is \(size.text) in \(place.rawValue)")
    lines.text = sizes.joined(separator: "\n")
  }
}

/// A story to be shown.
public struct Story: Hashable, Sendable {
  /// The name of a picture.
  public let picture: String
  /// What it is called.
  public let title: String
  /// What it says.
  public let lines: String
  /// The colour of the title, as 0xRRGGBB.
  let color: UInt32
  /// The height that it was written for.
  let height: Double

  /// Boats, and who looks after them.
  public static let marina = Story(
    picture: "harbour", title: "The Marina",
    lines: "At seven the first ropes come loose. Whoever lives here knows each mast by its sound, "
      + "and the weather by the way they sound together.",
    color: 0x2C5F8A, height: 420)

  /// A tomb that is known to all.
  public static let tajMahal = Story(
    picture: "tomb", title: "The Taj Mahal",
    lines: "White marble, a long basin, and the same house once more in the water, upside down. "
      + "In the evening the stone turns red with the sky; then the gates close, the birds come "
      + "back to the garden, and nobody looks for an hour.",
    color: 0xA8452F, height: 500)
}
