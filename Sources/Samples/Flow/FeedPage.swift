/// A page with the latest post and a profile picture; subclasses handle its requests.
package class FeedPage: ViewController {
  /// The latest posted photo.
  package final var lastPost: Photo? { didSet { showPhotos() } }
  /// The profile picture.
  package final var profile: Photo? { didSet { showPhotos() } }

  private final lazy var avatar = ImageView("\(name).avatar")
  private final lazy var photo = ImageView("\(name).photo")
  private final lazy var caption = Label("\(name).caption")
  private final lazy var post = Button("\(name).post", title: "New Post")

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Color(hex: 0xF4F5F7)
    avatar.clipsToBounds = true
    photo.clipsToBounds = true
    avatar.onTap = { [weak self] in self?.askForProfile() }
    post.onTap = { [weak self] in self?.askForPost() }
    caption.textColor = Color(hex: 0x1B1E21)
    for part in [avatar, photo, caption, post] { view.addSubview(part) }
    showPhotos()
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let (size, gap) = (view.bounds.size, 12.0)
    let top = 64.0
    avatar.frame = CGRect(x: gap, y: gap, width: top, height: top)
    post.frame = CGRect(
      x: max(0, size.width - 132 - gap), y: gap + 10, width: 132, height: 44)
    let rest = max(0, size.height - top - 3 * gap)
    let words = min(40, rest / 3)
    photo.frame = CGRect(
      x: gap, y: top + 2 * gap, width: max(0, size.width - 2 * gap), height: rest - words)
    caption.frame = CGRect(
      x: gap, y: photo.frame.maxY, width: photo.frame.width, height: words)
  }

  /// The user begins a new post.
  func askForPost() {}

  /// The user changes the profile picture.
  func askForProfile() {}

  private final func showPhotos() {
    guard isViewLoaded else { return }
    avatar.image = profile?.picture ?? "photo/nobody/plain"
    photo.image = lastPost?.picture
    photo.backgroundColor = lastPost == nil ? Color(hex: 0xE3E7EC) : nil
    caption.text = lastPost?.caption ?? "Nothing posted yet"
  }
}
