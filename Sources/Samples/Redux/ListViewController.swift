/// Shows a loaded list; tells its delegate which row was selected.
///
/// The original gives its rows the frame of its own view as their frame in that view, so they are
/// shifted by the view's origin, and the last ones are outside its bounds, where they receive no
/// touches. It also extends the content at every layout, so that the last rows can be scrolled into
/// view.
///
/// Source: "Container View Controllers Redux" (2019).
package final class ListViewController: ViewController {
  /// Receives the selection; weak.
  package weak var delegate: (any ListViewControllerDelegate)?
  /// Creates the preview of a row; nil lets the list create it.
  package weak var vendor: (any PreviewVending)?
  /// Loads the list; nil leaves it empty.
  package let loader: ListLoader?
  /// The items, as sections and rows.
  package let dataSource = ListDataSource()
  /// The press on a row that previews its detail.
  package private(set) lazy var press = PreviewPress(on: self)

  private(set) lazy var rows = RowList("\(name).rows")
  private let version: ReduxVersion
  /// The appearance of loading; set before its view is loaded.
  var look = LoadingLook()
  /// Needed only because the list creates previews itself.
  private lazy var imageLoader = ImageLoader()
  private var previewCount = 0
  private lazy var plugins = LoadingPlugins(
    of: self, loading: look.make("\(name).loading", ground: .white))

  /// Creates a list with a loader.
  package init(
    _ name: String? = nil, loader: ListLoader? = nil, version: ReduxVersion = .fixed
  ) {
    (self.loader, self.version) = (loader, version)
    super.init(name)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    // Almost clear: without a background it would get that of a plain controller.
    view.backgroundColor = version == .fixed ? .white : Color(white: 1, alpha: 0.004)
    rows.backgroundColor = .white
    rows.onSelect = { [weak self] row in self?.select(row: row) }
    view.addSubview(rows)
    load()
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    rows.frame = version == .fixed ? view.bounds : view.frame
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if version == .original { rows.extraHeight += view.frame.minY }
  }

  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    press.cancel()
  }

  package override func viewWillTransition(
    to size: CGSize, with coordinator: TransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    press.cancel()
  }

  /// Simulates a tap on a row; ignored if it does not exist or is invisible.
  package func tapRow(_ row: Int) {
    if [.appearing, .appeared].contains(appearancePhase) { select(row: row) }
  }

  private func select(row: Int) {
    guard let item = dataSource.item(at: row) else { return }
    press.cancel()
    select(item)
  }

  private func select(_ item: ListItem) {
    simulation.log(call: "delegate.didSelect(item \(item.id))", of: self)
    delegate?.listViewController(self, didSelect: item)
  }
}

/// Loading.
extension ListViewController {
  private func load() {
    guard let loader else { return }
    plugins.wait()
    loader.load { [weak self] answer in self?.take(answer) }
  }

  /// As published, the spinner never stops if the list does not load.
  private func take(_ answer: Result<[ListItem], NetworkError>) {
    switch answer {
    case .success(let items):
      dataSource.items = items
      rows.titles = dataSource.texts
      if items.isEmpty, version == .fixed {
        plugins.arriveEmpty("There is nothing in this album.")
      } else {
        plugins.arrive()
      }
    case .failure:
      if version == .fixed { plugins.fail("No list came.") { [weak self] in self?.load() } }
    }
  }
}

/// Previews.
extension ListViewController {
  /// The preview of a row.
  func preview(of item: ListItem) -> ViewController {
    simulation.log(call: "viewControllerForLocation(item \(item.id))", of: self)
    if let vendor { return vendor.preview(of: item, for: self) }
    previewCount += 1
    let detail = simulation.make {
      ListDetailViewController(
        "peek\(previewCount)", imageLoader: imageLoader, item: item, version: version)
    }
    simulation.noteAcquaintance(of: detail, by: self)
    simulation.report(ForeignScreen.diagnostic(by: self, created: detail))
    return detail
  }

  /// Handles a harder press: a preview's provider shows it; one created by the list is discarded,
  /// and the row counts as tapped.
  func commit(_ preview: ViewController, of item: ListItem) {
    guard vendor != nil else { return select(item) }
    simulation.log(call: "delegate.didCommit(\(preview))", of: self)
    delegate?.listViewController(self, didCommit: preview)
  }
}

/// Receives the selection of a list.
package protocol ListViewControllerDelegate: AnyObject {
  /// A row was tapped, or a preview created by the list was committed.
  func listViewController(_ list: ListViewController, didSelect item: ListItem)
  /// A preview by the provider was committed.
  func listViewController(_ list: ListViewController, didCommit preview: ViewController)
}

/// Creates the previews of a list's rows.
package protocol PreviewVending: AnyObject {
  /// The preview of an item.
  func preview(of item: ListItem, for list: ListViewController) -> ViewController
}
