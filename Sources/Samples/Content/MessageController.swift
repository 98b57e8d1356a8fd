/// A page with a message instead of content: that there is none, or the reason.
///
/// A text, with an optional picture above and button below; independent of its container.
///
/// Source: Dave DeLong, "MVCTodo" (2018), there MessageViewController.
package final class MessageController: ViewController {
  /// The user's remedy.
  package struct Action {
    /// The title of the button.
    package let title: String
    /// The action of the button.
    package let perform: () -> Void

    /// Creates an action.
    package init(_ title: String, perform: @escaping () -> Void) {
      (self.title, self.perform) = (title, perform)
    }
  }

  private let action: Action?
  private lazy var label = Label("\(name).label")
  private let picture: ImageView?
  private let button: Button?

  /// Creates a page with only a text.
  package convenience init(_ name: String? = nil, text: String) {
    self.init(name, text: text, picture: nil, action: nil)
  }

  /// Creates a page with a text, and optionally a picture and an action.
  package init(_ name: String? = nil, text: String, picture: String?, action: Action? = nil) {
    self.action = action
    let prefix = name ?? "message"
    self.picture = picture.map { ImageView("\(prefix).picture", image: $0) }
    button = action.map { Button("\(prefix).button", title: $0.title) }
    super.init(name)
    title = text
  }

  /// Performs the button's action.
  package func act() { action?.perform() }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Color(hex: 0xF4F5F7)
    label.text = title ?? ""
    label.fontSize = 20
    label.textColor = Color(hex: 0x4A525A)
    button?.onTap = { [weak self] in self?.act() }
    for part in [picture, label, button].compactMap(\.self) { view.addSubview(part) }
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let (width, middle) = (view.bounds.width, view.bounds.midY)
    label.frame = CGRect(x: 12, y: middle - 44, width: max(0, width - 24), height: 60)
    picture?.frame = CGRect(center: CGPoint(x: width / 2, y: middle - 78), size: Self.pictureSize)
    button?.frame = CGRect(
      center: CGPoint(x: width / 2, y: middle + 46),
      size: CGSize(width: min(160, max(0, width - 24)), height: 44))
  }

  private static let pictureSize = CGSize(width: 48, height: 48)
}
