/// A photo with a caption, to be posted or saved.
package final class PostController: ViewController {
  /// The action for the photo.
  package enum Choice: String, Hashable, Sendable, CaseIterable {
    /// Publishes it.
    case post
    /// Saves it.
    case save
  }

  /// Receives the choice.
  package weak var delegate: (any PostControllerDelegate)?
  /// The caption.
  package var caption: String { didSet { line.text = caption } }
  private let photo: Photo
  private lazy var preview = ImageView("\(name).preview")
  private lazy var line = Label("\(name).caption")
  private lazy var buttons = Choice.allCases.map { choice in
    let button = Button("\(name).\(choice)", title: choice == .post ? "Post" : "Save")
    button.onTap = { [weak self] in self?.choose(choice) }
    return button
  }

  /// Creates a page for a photo.
  package init(_ name: String? = nil, photo: Photo) {
    self.photo = photo
    caption = photo.motif.map { "Greetings from the \($0.rawValue)" } ?? "Greetings"
    super.init(name)
    title = "Post"
  }

  /// Simulates a tap on one of the two buttons.
  package func choose(_ choice: Choice) {
    delegate?.post(self, didChoose: choice, caption: caption)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    preview.clipsToBounds = true
    preview.image = photo.picture
    line.text = caption
    line.textColor = Color(hex: 0x1B1E21)
    for part in [preview, line] + buttons { view.addSubview(part) }
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let (size, gap) = (view.bounds.size, 12.0)
    let strip = 36 + 44 + 3 * gap
    preview.frame = CGRect(
      x: gap, y: gap, width: max(0, size.width - 2 * gap), height: max(0, size.height - strip - gap)
    )
    line.frame = CGRect(x: 0, y: size.height - strip + gap, width: size.width, height: 36)
    let width = max(0, (size.width - 3 * gap) / 2)
    for (place, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: gap + Double(place) * (width + gap), y: size.height - 44 - gap, width: width, height: 44)
    }
  }
}

/// Receives the choice for the photo.
package protocol PostControllerDelegate: AnyObject {
  /// The user chose to post or save.
  func post(_ controller: PostController, didChoose choice: PostController.Choice, caption: String)
}
