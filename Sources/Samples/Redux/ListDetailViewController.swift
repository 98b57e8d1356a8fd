/// The full-screen detail of an item: its picture, loaded again, and its title.
///
/// It replaces the default view. The original captures itself unowned while loading: going back
/// before the picture arrives crashes (D24).
///
/// Source: "Container View Controllers Redux" (2019).
package final class ListDetailViewController: ViewController {
  /// Loads the picture; nil shows only the title.
  package let imageLoader: ImageLoader?
  /// The item.
  package let item: ListItem

  /// A separate controller for the picture; nil if this one shows it.
  var imageController: ImageViewController?
  private let version: ReduxVersion
  /// How it says that it waits; chosen before its view is loaded.
  var look = LoadingLook()
  private lazy var content = ListDetailView("\(name).content")
  private lazy var plugins = LoadingPlugins(
    of: self, loading: look.make("\(name).loading", ground: ListDetailView.ground))

  /// Creates the detail of an item.
  package init(
    _ name: String? = nil, imageLoader: ImageLoader? = nil, item: ListItem,
    version: ReduxVersion = .fixed
  ) {
    (self.imageLoader, self.item, self.version) = (imageLoader, item, version)
    super.init(name)
    title = "Photo \(item.id)"
  }

  package override func loadView() {
    view = content
    fillScreen()
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    content.label.text = item.title
    if let imageController { show(imageController) } else { load() }
  }

  private func show(_ child: ImageViewController) {
    dispatched.addChild(child)
    child.view.frame = content.picture.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.picture.addSubview(child.view)
    child.dispatched.didMove(toParent: self)
  }

  private func load() {
    guard let imageLoader else { return }
    plugins.wait()
    imageLoader.load(item.url, unowned: version == .original ? self : nil) { [weak self] answer in
      self?.take(answer)
    }
  }

  private func take(_ answer: Result<String, NetworkError>) {
    switch answer {
    case .success(let picture):
      plugins.arrive()
      content.picture.image = picture
    case .failure:
      if version == .fixed { plugins.fail("No picture came.") { [weak self] in self?.load() } }
    }
  }
}

/// The picture, scaled to fit, above its title.
final class ListDetailView: View {
  static let ground = Color(hex: 0x1F262E)
  private static let labelHeight = 64.0

  private(set) lazy var picture = ImageView("\(name).picture")
  private(set) lazy var label = Label("\(name).label")

  override init(_ name: String? = nil) {
    super.init(name)
    backgroundColor = Self.ground
    clipsToBounds = true
    label.textColor = .white
    addSubview(picture)
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let below = min(Self.labelHeight, bounds.height / 3)
    let room = CGSize(width: bounds.width, height: bounds.height - below)
    let scale = min(room.width / 4, room.height / 3)
    // Whole points keep its edges sharp.
    let size = CGSize(width: (4 * scale).rounded(.down), height: (3 * scale).rounded(.down))
    let top = (bounds.minY + (room.height - size.height) / 2).rounded(.down)
    let left = (bounds.midX - size.width / 2).rounded(.down)
    picture.frame = CGRect(origin: CGPoint(x: left, y: top), size: size)
    label.frame = CGRect(x: bounds.minX, y: top + size.height, width: bounds.width, height: below)
  }
}
