/// Loads and shows one picture.
///
/// Source: "Container View Controllers Redux" (2019), following an idea of Dave DeLong's.
package final class ImageViewController: ViewController {
  /// Loads the picture; nil leaves the controller empty.
  package let loader: ImageLoader?
  /// The path of the picture.
  package let path: String
  /// Shows the picture.
  package private(set) lazy var imageView = ImageView("\(name).picture")

  private let version: ReduxVersion
  /// The appearance of loading; set before its view is loaded.
  var look = LoadingLook()
  private lazy var plugins = LoadingPlugins(
    of: self, loading: look.make("\(name).loading", ground: .white))

  /// Creates a controller for the picture at a path.
  package init(
    _ name: String? = nil, loader: ImageLoader? = nil, path: String = "/images/harbour/600",
    version: ReduxVersion = .fixed
  ) {
    (self.loader, self.path, self.version) = (loader, path, version)
    super.init(name)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Color(hex: 0xE4E7EA)
    imageView.frame = view.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.clipsToBounds = true
    view.addSubview(imageView)
    load()
  }

  private func load() {
    guard let loader else { return }
    plugins.wait()
    loader.load(path) { [weak self] answer in self?.take(answer) }
  }

  private func take(_ answer: Result<String, NetworkError>) {
    switch answer {
    case .success(let picture):
      plugins.arrive()
      imageView.image = picture
    case .failure:
      if version == .fixed { plugins.fail("No picture came.") { [weak self] in self?.load() } }
    }
  }
}
