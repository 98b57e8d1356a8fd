/// A sign-up form with several fields.
///
/// It does not handle the keyboard: its scrolling container does. Its preferred height is that of
/// its fields. The article mentions forms as a use of its container.
package final class FormViewController: ViewController {
  /// The fields, from the top.
  package private(set) lazy var fields = Self.titles.map { title in
    let field = simulation.make { TextField("\(name).\(title.lowercased())") }
    field.placeholder = title
    return field
  }
  private lazy var heading = Label("\(name).heading")
  private static let titles = ["E-mail", "Street", "Town", "Country", "Telephone", "Password"]
  private static let (top, step) = (56.0, 56.0)

  /// Creates a form of six empty fields.
  package override init(_ name: String? = nil) {
    super.init(name)
    title = "Sign Up"
    preferredContentSize = CGSize(
      width: 320, height: Self.top + Self.step * Double(Self.titles.count))
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.clipsToBounds = true
    (heading.text, heading.fontSize, heading.isBold) = ("Sign Up", 22, true)
    heading.textColor = Color(hex: 0x1B1E21)
    view.addSubview(heading)
    for field in fields { view.addSubview(field) }
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = min(max(view.bounds.width - 32, 0), 420)
    heading.frame = CGRect(x: 0, y: 6, width: view.bounds.width, height: 44)
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(
        x: view.bounds.midX - width / 2, y: Self.top + Self.step * Double(index), width: width,
        height: TextField.height)
    }
  }
}
