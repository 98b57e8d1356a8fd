/// The other kind of detail: an item without a picture, shown as text.
///
/// A list that creates its details itself cannot have two kinds; a factory can.
package final class NoteViewController: ViewController {
  /// The item.
  package let item: ListItem
  private lazy var label = Label("\(name).label")

  /// Creates the note of an item.
  package init(_ name: String? = nil, item: ListItem) {
    self.item = item
    super.init(name)
    title = "Note \(item.id)"
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Color(hex: 0xFBF3D9)
    label.text = item.title
    label.fontSize = 26
    label.isBold = true
    label.textColor = Color(hex: 0x5A4A1E)
    view.addSubview(label)
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    label.frame = view.bounds.insetBy(dx: min(24, view.bounds.width / 4), dy: 0)
  }
}
