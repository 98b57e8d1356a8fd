/// A colored page with a title, used as a child of the published containers.
final class TitlePage: ViewController {
  private let color: Color
  private lazy var label = Label("\(name).label")

  /// A page with a name for the tree and a title.
  init(_ name: String, title: String, color: UInt32) {
    self.color = Color(hex: color)
    super.init(name)
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    label.text = title ?? name
    label.fontSize = 28
    label.isBold = true
    label.textColor = .white
    view.addSubview(label)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    label.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height)
  }
}
