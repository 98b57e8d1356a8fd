/// A story: a picture, a title in its color, and a long text.
///
/// Without a preferred size, it is as tall as its container. From a xib it has the size of the xib
/// until its container resizes it; instead of its text it then shows the sizes at each callback.
///
/// Source: "Container View Controllers Redux" (2019).
package final class StoryViewController: ViewController {
  /// The story.
  package let story: Story
  /// Whether its view is from a xib.
  package let isFromXib: Bool

  /// The latest size at each callback; only from a xib.
  private var seen: [Place: CGSize] = [:]
  private lazy var content = StoryView(of: story, named: name)

  /// Creates a controller for a story, from code or from a xib.
  package init(_ name: String? = nil, story: Story = .redSky, isFromXib: Bool = false) {
    (self.story, self.isFromXib) = (story, isFromXib)
    super.init(name)
    title = story.title
    look(in: .initializer)
  }

  /// A line for each callback, as in "viewDidLoad: 600 × 600".
  package var sizes: [String] {
    Place.allCases.compactMap { place in seen[place].map { "\(place.rawValue): \($0.text)" } }
  }

  /// The callback where the size is read.
  private enum Place: String, CaseIterable {
    case initializer = "init"
    case viewDidLoad, viewWillAppear, viewDidLayoutSubviews
  }

  package override func loadView() {
    view = content
    if isFromXib {
      view.frame = CGRect(origin: .zero, size: StackViewController.xibSize)
    } else {
      fillScreen()
    }
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    look(in: .viewDidLoad)
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    look(in: .viewWillAppear)
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if view.window != nil { look(in: .viewDidLayoutSubviews) }
  }

  /// Records the view's size in this callback, replacing the previous one.
  private func look(in place: Place) {
    guard isFromXib, seen[place] != view.bounds.size else { return }
    let size = view.bounds.size
    seen[place] = size
    simulation.log("\(name) is \(size.text) in \(place.rawValue)")
    content.words.text = sizes.joined(separator: "\n")
  }
}

/// The picture above the title, above the text.
private final class StoryView: View {
  let words: Label
  private let picture: ImageView
  private let title: Label

  init(of story: Story, named name: String) {
    picture = ImageView("\(name).picture", image: story.picture)
    title = Label("\(name).title")
    words = Label("\(name).words")
    super.init("\(name).view")
    backgroundColor = Color(hex: 0xF7F5F0)
    clipsToBounds = true
    picture.clipsToBounds = true
    (title.text, title.fontSize, title.isBold) = (story.title, 24, true)
    title.textColor = story.color
    (words.text, words.textColor) = (story.text, Color(hex: 0x3C4148))
    for part in [picture, title, words] as [View] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    // A character takes about ten points of a line of twenty.
    let text = max(90, 200 * Double(words.text.count) / max(1, size.width) + 24).rounded()
    let top = max(0, min(size.height - text - 52, size.width * 0.75)).rounded()
    picture.frame = CGRect(x: 0, y: 0, width: size.width, height: top)
    title.frame = CGRect(x: 0, y: top + 8, width: size.width, height: 36)
    words.frame = CGRect(x: 8, y: top + 44, width: max(0, size.width - 16), height: text)
  }
}
