/// The bar above a flow's steps: back button, title, and cancel button.
final class FlowBar: View {
  static let height = 44.0

  var onBack: (() -> Void)? { didSet { back.onTap = onBack } }
  var onCancel: (() -> Void)? { didSet { cancel.onTap = onCancel } }
  private let title: Bar
  private let back: Button
  private let cancel: Button

  override init(_ name: String? = nil) {
    let prefix = name ?? "bar"
    title = Bar("\(prefix).title")
    back = Button("\(prefix).back", title: "Back")
    cancel = Button("\(prefix).cancel", title: "Cancel")
    super.init(name)
    for part in [title, back, cancel] { addSubview(part) }
  }

  func show(_ words: String, hasBack: Bool) {
    title.title = words
    back.isHidden = !hasBack
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, inset) = (min(72, bounds.width / 3), 6.0)
    title.frame = bounds
    back.frame = CGRect(x: inset, y: inset, width: width, height: bounds.height - 2 * inset)
    cancel.frame = CGRect(
      x: bounds.width - width - inset, y: inset, width: width, height: bounds.height - 2 * inset)
  }
}
