/// A child that covers its parent with a message and an optional action.
///
/// Added after an error, or if there is nothing to show. Source: John Sundell's child controllers
/// as plugins.
package final class MessageViewController: ViewController {
  /// The message.
  package let message: String
  /// The button below, or nil.
  package let button: Button?

  private lazy var label = Label("\(name).label")

  /// Creates a message with an optional button.
  package init(
    _ name: String? = nil, message: String, action title: String? = nil,
    onAction: (() -> Void)? = nil
  ) {
    self.message = message
    button = title.map { Button("\(name ?? "message").button", title: $0) }
    super.init(name)
    button?.onTap = onAction
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.text = message
    label.textColor = Color(hex: 0x4A5058)
    view.addSubview(label)
    if let button { view.addSubview(button) }
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let (middle, below) = (view.bounds.center, button == nil ? 0 : 30.0)
    label.frame = CGRect(
      center: CGPoint(x: middle.x, y: middle.y - below),
      size: CGSize(width: view.bounds.width, height: 48))
    button?.frame = CGRect(
      center: CGPoint(x: middle.x, y: middle.y + 24), size: CGSize(width: 120, height: 44))
  }
}
