/// The floating card of a press: a container of one child, presented over everything.
///
/// UIKit's own is private; its measures are ours.
final class PreviewCard: ViewController {
  static let widthShare = 0.92
  static let heightShare = 0.75

  let content: ViewController
  /// What happens when the screen gets another size.
  var onSizeChange: (() -> Void)?

  init(_ name: String, content: ViewController) {
    self.content = content
    super.init(name)
    modalPresentationStyle = .custom
  }

  /// Where the card stands: as wide and high as it may be, or as small as its content prefers, in
  /// the middle.
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
