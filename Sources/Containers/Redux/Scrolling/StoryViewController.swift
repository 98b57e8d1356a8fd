/// A story as screens for meeting people tell them: a picture, a title in its colour, a long text.
///
/// Without a preferred size of its own it is as high as whoever shows it.
///
/// Source: "Container View Controllers Redux" (2019).
public final class StoryViewController: ViewController {
  /// What it tells.
  public let story: Story
  private lazy var content = StoryView("\(name).story", story: story)

  /// A controller of a story.
  public init(_ name: String? = nil, story: Story = .redSky) {
    self.story = story
    super.init(name)
    title = story.title
  }

  public override func loadView() {
    view = content
    fillScreen()
  }
}

extension StoryViewController {
  /// A story: what it is called, in which colour, its picture and its words.
  public struct Story: Hashable, Sendable {
    /// What it is called.
    public let title: String
    /// The colour of the title.
    public let color: Color
    /// The name of the picture.
    public let picture: String
    /// The words.
    public let text: String

    /// A story from its parts.
    public init(title: String, color: Color, picture: String, text: String) {
      (self.title, self.color, self.picture, self.text) = (title, color, picture, text)
    }

    /// An evening at the last gate.
    public static let redSky = Story(
      title: "Red Sky", color: Color(hex: 0xC0392B), picture: "underworld",
      text:
        "The road ended at a gate, and the gate was shut. Behind it the sky burned red from one "
        + "side to the other. We sat down on our bags and waited for somebody with a key. Nobody "
        + "came. When it was dark we saw that the gate had no wall on either side.")

    /// A morning by the water.
    public static let marina = Story(
      title: "Marina Blue", color: Color(hex: 0x1F6FA8), picture: "harbour",
      text:
        "Boats do not like to be counted. Each time we came to the end of the row there was one "
        + "more, or one less, and the men on the quay laughed. In the end we took the ferry, which "
        + "is only one, and leaves when it is full.")

    /// A white house in a garden.
    public static let field = Story(
      title: "Field Green", color: Color(hex: 0x2E7D4F), picture: "tomb",
      text:
        "From far away it hangs above the field like a cloud that forgot to move on. From near it "
        + "is stone, cool below the hand, and every line on it leads the eye upward. The gardener "
        + "says that he has never looked at it. There is always grass.")
  }
}

extension StoryViewController.Story {
  static let all = [redSky, marina, field]
}

/// The picture above the title, above the words.
private final class StoryView: View {
  private let picture: ImageView
  private let title: Label
  private let words: Label

  init(_ name: String, story: StoryViewController.Story) {
    picture = ImageView("\(name).picture", image: story.picture)
    title = Label("\(name).title")
    words = Label("\(name).words")
    super.init(name)
    backgroundColor = .white
    clipsToBounds = true
    picture.clipsToBounds = true
    (title.text, title.fontSize, title.isBold) = (story.title, 28, true)
    title.textColor = story.color
    (words.text, words.fontSize, words.textColor) = (story.text, 16, Color(hex: 0x33383D))
    for part in [picture, title, words] as [View] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height * 0.45)
    let below = height - picture.frame.height
    let titleHeight = min(56, below / 3)
    title.frame = CGRect(
      x: 0, y: picture.frame.maxY, width: bounds.width, height: titleHeight)
    // A letter takes about eight points of a line of twenty.
    let lines = (Double(words.text.count) * 8 / max(1, bounds.width)).rounded(.up) + 1
    words.frame = CGRect(
      x: 0, y: title.frame.maxY, width: bounds.width,
      height: min(below - titleHeight, 20 * lines)
    ).insetBy(dx: min(12, bounds.width / 4), dy: 0)
  }
}
