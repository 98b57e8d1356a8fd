/// Loads a list and shows it in rows; who is chosen, it tells its delegate.
///
/// The original gives its rows the frame of its own view, in which they are: they stand too low by as
/// much as that view does, and the last of them beyond its bounds, where no finger gets. It also
/// makes the content longer at every layout, so that the last rows can be scrolled into reach.
///
/// Source: "Container View Controllers Redux" (2019).
public final class ListViewController: ViewController {
  /// Receives the selection; weak.
  public weak var delegate: (any ListViewControllerDelegate)?
  /// Who makes what a press on a row shows; without one the list makes it itself.
  public weak var vendor: (any PreviewVending)?
  /// Who loads the list; without one it stays empty.
  public let loader: ListLoader?
  /// The items, as sections and rows.
  public let dataSource = ListDataSource()
  /// The finger that rests on a row to have a look at what is behind it.
  public private(set) lazy var press = PreviewPress(on: self)

  private(set) lazy var rows = RowList("\(name).rows")
  private let version: ReduxVersion
  /// How it says that it waits; chosen before its view is loaded.
  var look = LoadingLook()
  /// What the list needs only because it makes previews itself.
  private lazy var imageLoader = ImageLoader()
  private var previewCount = 0
  private lazy var plugins = LoadingPlugins(
    of: self, loading: look.make("\(name).loading", ground: .white))

  /// A list that a loader fills.
  public init(
    _ name: String? = nil, loader: ListLoader? = nil, version: ReduxVersion = .fixed
  ) {
    (self.loader, self.version) = (loader, version)
    super.init(name)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    // As good as clear: without any ground it would be drawn as a plain controller's.
    view.backgroundColor = version == .fixed ? .white : Color(white: 1, alpha: 0.004)
    rows.backgroundColor = .white
    rows.onSelect = { [weak self] row in self?.select(row: row) }
    view.addSubview(rows)
    load()
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    rows.frame = version == .fixed ? view.bounds : view.frame
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if version == .original { rows.extraHeight += view.frame.minY }
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    press.cancel()
  }

  public override func viewWillTransition(
    to size: CGSize, with coordinator: TransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    press.cancel()
  }

  /// Acts as a finger that taps a row; nothing happens where there is none, or out of sight.
  public func tapRow(_ row: Int) {
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

  /// As published, a list that does not come leaves the wheel turning for ever.
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

/// What a press shows, and what becomes of it.
extension ListViewController {
  /// What is behind a row, for a first look.
  func preview(of item: ListItem) -> ViewController {
    simulation.log(call: "viewControllerForLocation(item \(item.id))", of: self)
    if let vendor { return vendor.preview(of: item, for: self) }
    previewCount += 1
    let detail = simulation.make {
      ListDetailViewController(
        "peek\(previewCount)", imageLoader: imageLoader, item: item, version: version)
    }
    simulation.noteAcquaintance(of: detail, by: self)
    simulation.report(MadeNeighbour.diagnostic(by: self, made: detail))
    return detail
  }

  /// The finger pressed harder: the provider of the preview gets it to show; a preview made by the
  /// list is thrown away, and the row counts as tapped.
  func commit(_ preview: ViewController, of item: ListItem) {
    guard vendor != nil else { return select(item) }
    simulation.log(call: "delegate.didCommit(\(preview))", of: self)
    delegate?.listViewController(self, didCommit: preview)
  }
}

/// Who hears what is chosen in a list.
public protocol ListViewControllerDelegate: AnyObject {
  /// A row was tapped, or a preview that the list had made itself was to be shown.
  func listViewController(_ list: ListViewController, didSelect item: ListItem)
  /// A preview that was vended is to be shown.
  func listViewController(_ list: ListViewController, didCommit preview: ViewController)
}

/// Who makes the controllers that a press on a row of a list shows.
public protocol PreviewVending: AnyObject {
  /// The controller behind an item.
  func preview(of item: ListItem, for list: ListViewController) -> ViewController
}
