/// The floating card of a preview: a presented container with one child.
///
/// UIKit's own is private; the dimensions are ours.
final class PreviewCard: ViewController {
  static let widthShare = 0.92
  static let heightShare = 0.75

  let content: ViewController
  /// Called when the size of the screen changes.
  var onSizeChange: (() -> Void)?

  init(_ name: String, content: ViewController) {
    self.content = content
    super.init(name)
    modalPresentationStyle = .custom
  }

  /// The frame of the card, centered: as large as possible, or its content's preferred size.
  static func frame(in bounds: CGRect, preferring size: CGSize) -> CGRect {
    func length(_ most: Double, _ wish: Double) -> Double { wish > 0 ? min(wish, most) : most }
    return CGRect(
      center: bounds.center,
      size: CGSize(
        width: length(bounds.width * widthShare, size.width),
        height: length(bounds.height * heightShare, size.height)))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Color(white: 0.1, alpha: 0.45)
    plugIn(content)
    content.view.shadow = ViewState.Shadow(
      radius: 12, opacity: 0.5, offset: CGSize(width: 0, height: 6))
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard content.parent === self else { return }
    content.view.frame = Self.frame(
      in: view.bounds, preferring: content.dispatched.preferredContentSize)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    onSizeChange?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    content.viewIfLoaded?.shadow = nil
  }
}
