/// A picture above a list: a container that only lays out two controllers.
///
/// It references them only as view controllers. The original subtracts half of the picture's height
/// twice: the list's view covers the lower half of the picture, and ends before its rows do.
///
/// Source: "Container View Controllers Redux" (2019).
package final class ContainerViewController: ViewController {
  /// The picture's fraction of the height, or of the width if side by side.
  static let imageShare = 0.4

  /// The upper controller.
  package let imageController: ViewController
  /// The lower controller.
  package let listController: ViewController
  /// Whether the two are side by side in landscape.
  package var isSideBySide = false { didSet { viewIfLoaded?.setNeedsLayout() } }

  private let version: ReduxVersion

  /// Creates a container of two controllers.
  package init(
    _ name: String? = nil, imageController: ViewController, listController: ViewController,
    version: ReduxVersion = .fixed
  ) {
    (self.imageController, self.listController) = (imageController, listController)
    self.version = version
    super.init(name)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Container"
    view.backgroundColor = .white
    show(imageController)
    show(listController)
    placeChildren()
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeChildren()
  }

  private func show(_ child: ViewController) {
    dispatched.addChild(child)
    view.addSubview(child.view)
    child.dispatched.didMove(toParent: self)
  }

  private func placeChildren() {
    let size = view.bounds.size
    let frames = version == .fixed ? frames(in: size) : publishedFrames(in: size)
    imageController.view.frame = frames.image
    listController.view.frame = frames.list
  }

  private func frames(in size: CGSize) -> (image: CGRect, list: CGRect) {
    if isSideBySide, size.width > size.height {
      let width = (size.width * Self.imageShare).rounded(.up)
      return (
        CGRect(x: 0, y: 0, width: width, height: size.height),
        CGRect(x: width, y: 0, width: size.width - width, height: size.height)
      )
    }
    let height = size.height * Self.imageShare
    let top = min(height.rounded(.up), size.height)
    return (
      CGRect(x: 0, y: 0, width: size.width, height: height),
      CGRect(x: 0, y: top, width: size.width, height: size.height - top)
    )
  }

  private func publishedFrames(in size: CGSize) -> (image: CGRect, list: CGRect) {
    let height = size.height * Self.imageShare
    return (
      CGRect(x: 0, y: 0, width: size.width, height: height),
      CGRect(
        x: 0, y: (height / 2).rounded(.up), width: size.width,
        height: (size.height - height).rounded(.up))
    )
  }
}
