// The screens of the Redux app in the script catalog.

extension ReduxVersion: BoxedValue {}
extension PreviewVendor: BoxedValue {}
extension PreviewPress.Stage: BoxedValue {}
extension Network: BoxedValue {}
extension ListItem: BoxedValue {}
extension PreviewPress: ValueConvertible {}
extension ImageLoader: ValueConvertible {}
extension ListLoader: ValueConvertible {}
extension ListDataSource: ValueConvertible {}

extension Recipe {
  /// The catalog entries of the Redux app.
  package static let redux =
    [
      reduxTabBarController, containerViewController, imageViewController, listViewController,
      listDetailViewController, noteViewController, loadingViewController, messageViewController,
      previewPress, previewStage, imageLoader, listLoader, listDataSource, listItem, network,
      reduxVersion, previewVendor,
    ] + reduxScrolling

  private static let reduxTabBarController = Recipe.object(
    ReduxTabBarController.self, superclass: "TabBarController", isOpen: false,
    "The whole Redux app: tabs, stacks and coordinators.",
    [
      .initializer(
        "init(_:version:vendor:)", "The app in a version.",
        defaults: [
          0: { .none }, 1: { ReduxVersion.fixed.packed }, 2: { PreviewVendor.factory.packed },
        ]
      ) { (name: String?, version: ReduxVersion, vendor: PreviewVendor) in
        ReduxTabBarController(name, version: version, vendor: vendor)
      },
      .property(
        "containerViewController", "The container of the first tab.",
        \ReduxTabBarController.containerViewController),
      .property(
        "listViewController", "The list of the first tab.",
        \ReduxTabBarController.listViewController),
      .property("scrollingViewController", "The screen of the second tab.") {
        (tabs: ReduxTabBarController) in tabs.scrollingViewController
      },
      .property("formViewController", "The form of the second tab, while it is visible.") {
        (tabs: ReduxTabBarController) in tabs.formViewController
      },
      .method("focusLastField()", "Shows the form and activates its last field.") {
        (tabs: ReduxTabBarController) in tabs.focusLastField()
      },
      .property(
        "coordinatorTree", "The coordinators, as a nested list.",
        \ReduxTabBarController.coordinatorTree),
    ])

  private static let containerViewController = Recipe.object(
    ContainerViewController.self, superclass: "ViewController", isOpen: false,
    "One controller above another.",
    [
      .initializer(
        "init(_:imageController:listController:version:)", "A container of two controllers.",
        defaults: [0: { .none }, 3: { ReduxVersion.fixed.packed }]
      ) {
        (name: String?, image: ViewController, list: ViewController, version: ReduxVersion) in
        ContainerViewController(
          name, imageController: image, listController: list, version: version)
      },
      .property(
        "imageController", "The upper controller.", \ContainerViewController.imageController),
      .property("listController", "The lower controller.", \ContainerViewController.listController),
      .variable(
        "isSideBySide", "Whether the two are side by side in landscape.",
        \ContainerViewController.isSideBySide),
    ])

  private static let imageViewController = Recipe.object(
    ImageViewController.self, superclass: "ViewController", isOpen: false,
    "Loads and shows one picture.",
    [
      .initializer(
        "init(_:loader:path:version:)", "A controller for the picture at a path.",
        defaults: [
          0: { .none }, 1: { .none }, 2: { "/images/harbour/600".packed },
          3: { ReduxVersion.fixed.packed },
        ]
      ) { (name: String?, loader: ImageLoader?, path: String, version: ReduxVersion) in
        ImageViewController(name, loader: loader, path: path, version: version)
      },
      .property("imageView", "The view that shows the picture.", \ImageViewController.imageView),
    ])

  private static let listViewController = Recipe.object(
    ListViewController.self, superclass: "ViewController", isOpen: false,
    "Loads a list and shows its rows.",
    [
      .initializer(
        "init(_:loader:version:)", "A list with a loader.",
        defaults: [0: { .none }, 1: { .none }, 2: { ReduxVersion.fixed.packed }]
      ) { (name: String?, loader: ListLoader?, version: ReduxVersion) in
        ListViewController(name, loader: loader, version: version)
      },
      .property("dataSource", "The items.", \ListViewController.dataSource),
      .property("press", "The press on a row that previews its detail.", \ListViewController.press),
      .method("tapRow(_:)", "Simulates a tap on a row.") {
        (list: ListViewController, row: Int) in list.tapRow(row)
      },
    ])

  private static let listDetailViewController = Recipe.object(
    ListDetailViewController.self, superclass: "ViewController", isOpen: false,
    "The full-screen detail of an item.",
    [
      .initializer(
        "init(_:imageLoader:item:version:)", "The detail of an item.",
        defaults: [0: { .none }, 1: { .none }, 3: { ReduxVersion.fixed.packed }]
      ) { (name: String?, loader: ImageLoader?, item: ListItem, version: ReduxVersion) in
        ListDetailViewController(name, imageLoader: loader, item: item, version: version)
      },
      .property("item", "The item.", \ListDetailViewController.item),
    ])

  private static let noteViewController = Recipe.object(
    NoteViewController.self, superclass: "ViewController", isOpen: false,
    "An item without a picture.",
    [
      .initializer("init(_:item:)", "The note of an item.", defaults: [0: { .none }]) {
        (name: String?, item: ListItem) in NoteViewController(name, item: item)
      },
      .property("item", "The item.", \NoteViewController.item),
    ])
}
