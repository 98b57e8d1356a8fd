/// The flow of a row's detail: a single screen.
final class ListDetailCoordinator: ReduxCoordinator {
  let name: String
  private(set) weak var parent: (any ReduxCoordinator)?
  let children: [any ReduxCoordinator] = []
  private weak var stack: NavigationController?
  private weak var detail: ViewController?
  /// The screen until it is pushed; the stack retains it from then on.
  private var waiting: ViewController?

  init(
    showing detail: ViewController, on stack: NavigationController,
    below parent: any ReduxCoordinator
  ) {
    name = detail.name
    (self.detail, waiting, self.stack, self.parent) = (detail, detail, stack, parent)
  }

  func start() {
    note(showing: detail)
    stack?.pushViewController(waiting, animated: true)
    waiting = nil
  }

  /// Whether its screen is on the stack, covered or not.
  var isOnStack: Bool {
    guard let detail, let stack else { return false }
    return stack.viewControllers.contains { $0 === detail }
  }
}

/// Creates the detail of a row, whose class depends on the item.
///
/// As published, there is only one class.
final class DetailFactory: PreviewVending {
  let imageLoader = ImageLoader()
  private let setup: ReduxSetup
  private let simulation = Simulation.current
  private var count = 0

  init(setup: ReduxSetup) { self.setup = setup }

  func preview(of item: ListItem, for list: ListViewController) -> ViewController {
    detail(of: item)
  }

  func detail(of item: ListItem) -> ViewController {
    count += 1
    return simulation.make { make("detail\(count)", item) }
  }

  private func make(_ name: String, _ item: ListItem) -> ViewController {
    guard item.albumId == 1 || setup.version == .original else {
      return NoteViewController(name, item: item)
    }
    let detail = ListDetailViewController(
      name, imageLoader: imageLoader, item: item, version: setup.version)
    detail.look = setup.loading
    if setup.reusesImageController {
      let image = ImageViewController("\(name).image", loader: imageLoader, path: item.url)
      image.look = setup.loading
      detail.imageController = image
    }
    return detail
  }
}
