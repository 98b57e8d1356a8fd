/// A profile: a round picture and a name, which can be edited.
///
/// It is independent of its container and can be used on any screen that shows a person. While
/// editing it is taller, which it reports by its preferred size.
///
/// Source: "Container View Controllers Redux" (2019).
package final class ProfileViewController: ViewController {
  /// The name.
  package private(set) var personName: String
  /// Whether the fields are visible.
  package private(set) var isEditing = false
  private(set) lazy var content = ProfileView("\(name).profile")
  private var pictureIndex = 0

  private static let pictures = ["nobody", "flower", "boat", "mountains"]
  private static let (height, editingHeight) = (262.0, 366.0)

  /// Creates the profile.
  package init(_ name: String? = nil, personName: String = "Ada Harbour") {
    self.personName = personName
    super.init(name)
    title = "Profile"
    preferredContentSize = CGSize(width: 320, height: Self.height)
  }

  package override func loadView() {
    view = content
    fillScreen()
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    content.editButton.onTap = { [weak self] in self?.edit() }
    content.photoButton.onTap = { [weak self] in self?.changePhoto() }
    show()
  }

  /// Starts editing, or ends it and saves the input.
  package func edit() {
    guard isViewLoaded else { return }
    view.endEditing()
    if isEditing, !content.nameField.text.isEmpty { personName = content.nameField.text }
    isEditing.toggle()
    show()
    preferredContentSize.height = isEditing ? Self.editingHeight : Self.height
  }

  /// Switches to the next picture.
  package func changePhoto() {
    pictureIndex = (pictureIndex + 1) % Self.pictures.count
    show()
  }

  private func show() {
    content.picture.image = "photo/\(Self.pictures[pictureIndex])/plain"
    content.label.text = personName
    content.nameField.text = personName
    content.editButton.content = .button(isEditing ? "Done" : "Edit Profile")
    for field in content.fields { field.isHidden = !isEditing }
    content.setNeedsLayout()
  }
}

/// The picture above the name, the buttons, and two fields while editing.
final class ProfileView: View {
  private(set) lazy var picture = CircularImageView("\(name).picture")
  private(set) lazy var label = Label("\(name).label")
  private(set) lazy var editButton = Button("\(name).edit", title: "Edit Profile")
  private(set) lazy var photoButton = Button("\(name).photo", title: "Change Photo")
  private(set) lazy var nameField = TextField("\(name).name")
  private(set) lazy var cityField = TextField("\(name).city")
  private static let side = 128.0

  override init(_ name: String? = nil) {
    super.init(name)
    backgroundColor = .white
    clipsToBounds = true
    (label.fontSize, label.isBold, label.textColor) = (22, true, Color(hex: 0x1B1E21))
    (nameField.placeholder, cityField.placeholder) = ("Name", "City")
    let parts: [View] = [picture, label, editButton, photoButton]
    for part in parts + fields { addSubview(part) }
  }

  var fields: [TextField] { [nameField, cityField] }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (middle, width) = (bounds.midX, min(max(bounds.width - 32, 0), 420))
    picture.frame = CGRect(x: middle - Self.side / 2, y: 16, width: Self.side, height: Self.side)
    label.frame = CGRect(x: 0, y: 152, width: bounds.width, height: 36)
    let half = max(0, (width - 12) / 2)
    editButton.frame = CGRect(x: middle - width / 2, y: 200, width: half, height: 44)
    photoButton.frame = CGRect(x: middle + width / 2 - half, y: 200, width: half, height: 44)
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(
        x: middle - width / 2, y: 256 + 52 * Double(index), width: width,
        height: TextField.height)
    }
  }
}

/// A picture clipped to a circle.
final class CircularImageView: View {
  private lazy var imageView = ImageView("\(name).image")

  override init(_ name: String? = nil) {
    super.init(name)
    clipsToBounds = true
    addSubview(imageView)
  }

  var image: String? {
    get { imageView.image }
    set { imageView.image = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cornerRadius = min(bounds.width, bounds.height) / 2
    imageView.frame = bounds
  }
}
