/// The flow of the first tab: picture and list, and the detail of a row.
///
/// When a detail was popped, its coordinator is finished. The original then removes the first
/// coordinator of that class, which may be another one, and only checks from the first tap on.
final class ContainerCoordinator: ReduxCoordinator {
  let name = "container"
  private(set) weak var parent: (any ReduxCoordinator)?
  private(set) var children: [any ReduxCoordinator] = [] {
    didSet { noteChildren(in: stack?.simulation) }
  }

  let setup: ReduxSetup
  private weak var stack: NavigationController?
  private let factory: DetailFactory
  /// The previously visible screen; the original checks whether it is gone.
  private weak var shown: ViewController?

  init(on stack: NavigationController, below parent: any ReduxCoordinator, setup: ReduxSetup) {
    (self.stack, self.parent, self.setup) = (stack, parent, setup)
    factory = DetailFactory(setup: setup)
  }

  func start() {
    let image = ImageViewController(
      "image", loader: ImageLoader(), version: setup.version)
    let list = ListViewController(
      "list", loader: ListLoader(path: setup.listPath), version: setup.version)
    (image.look, list.look) = (setup.loading, setup.loading)
    list.delegate = self
    list.vendor = vendor
    let container = ContainerViewController(
      "container", imageController: image, listController: list, version: setup.version)
    container.isSideBySide = setup.isSideBySide
    stack?.pushViewController(container, animated: false)
    if setup.version == .fixed { stack?.delegate = self }
  }

  private var vendor: (any PreviewVending)? {
    switch setup.vendor {
    case .factory: factory
    case .coordinator: self
    case .list: nil
    }
  }

  private func show(_ detail: ViewController) {
    guard let stack else { return }
    let flow = ListDetailCoordinator(showing: detail, on: stack, below: self)
    children.append(flow)
    flow.start()
  }
}

extension ContainerCoordinator: ListViewControllerDelegate {
  func listViewController(_ list: ListViewController, didSelect item: ListItem) {
    if setup.version == .original {
      stack?.delegate = self
      shown = stack?.topViewController
    }
    show(factory.detail(of: item))
  }

  func listViewController(_ list: ListViewController, didCommit preview: ViewController) {
    show(preview)
  }
}

extension ContainerCoordinator: PreviewVending {
  func preview(of item: ListItem, for list: ListViewController) -> ViewController {
    factory.detail(of: item)
  }
}

/// Handling pops.
extension ContainerCoordinator: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    let done = children.compactMap { $0 as? ListDetailCoordinator }.filter { !$0.isOnStack }
    switch setup.version {
    case .fixed:
      children.removeAll { child in done.contains { $0 === child } }
    case .original:
      removeFirstOfClass(in: navigationController)
    }
    shown = viewController
    for flow in done {
      navigationController.simulation.expectEnd(
        of: flow, named: "the coordinator of \(flow.name)", by: navigationController)
    }
  }

  private func removeFirstOfClass(in stack: NavigationController) {
    guard let shown, shown is ListDetailViewController,
      !stack.viewControllers.contains(where: { $0 === shown }),
      let first = children.firstIndex(where: { $0 is ListDetailCoordinator })
    else { return }
    children.remove(at: first)
  }
}
