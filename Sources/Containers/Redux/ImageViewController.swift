/// Loads one picture and shows it: that is all it does.
///
/// Source: "Container View Controllers Redux" (2019), there an idea of Dave DeLong's.
public final class ImageViewController: ViewController {
  /// Who loads the picture; without a loader the controller stays empty.
  public let loader: ImageLoader?
  /// Where the picture stands.
  public let path: String
  /// Where the picture is shown.
  public private(set) lazy var imageView = ImageView("\(name).picture")

  private let version: ReduxVersion
  /// How it says that it waits; chosen before its view is loaded.
  var look = LoadingLook()
  private lazy var plugins = LoadingPlugins(
    of: self, loading: look.make("\(name).loading", ground: .white))

  /// A controller for the picture at a path.
  public init(
    _ name: String? = nil, loader: ImageLoader? = nil, path: String = "/images/harbour/600",
    version: ReduxVersion = .fixed
  ) {
    (self.loader, self.path, self.version) = (loader, path, version)
    super.init(name)
  }

  public override func viewDidLoad() {
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
