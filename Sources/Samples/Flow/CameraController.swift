/// A viewfinder and a shutter; the motif changes with every shot.
package final class CameraController: ViewController {
  /// Receives the photo.
  package weak var delegate: (any CameraControllerDelegate)?
  private lazy var finder = ImageView("\(name).finder")
  private lazy var shutter = Button("\(name).shutter", title: "●")
  private var shots = 0

  /// A camera without photos.
  package override init(_ name: String? = nil) {
    super.init(name)
    title = "Take a Photo"
  }

  /// The current motif.
  package var motif: Photo.Motif {
    let all = Photo.Motif.allCases
    return all[(shots + 4) % all.count]
  }

  /// Simulates a tap on the shutter.
  package func shoot() {
    let motif = motif
    shots += 1
    showMotif()
    delegate?.camera(self, didTake: motif)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    finder.clipsToBounds = true
    shutter.onTap = { [weak self] in self?.shoot() }
    view.addSubview(finder)
    view.addSubview(shutter)
    showMotif()
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = view.bounds.size
    let bar = min(76, size.height / 3)
    finder.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height - bar)
    shutter.frame = CGRect(
      center: CGPoint(x: size.width / 2, y: size.height - bar / 2),
      size: CGSize(width: bar * 0.7, height: bar * 0.7))
  }

  private func showMotif() { finder.image = Photo(motif).picture }
}

/// Receives the photo of a camera.
package protocol CameraControllerDelegate: AnyObject {
  /// A photo was taken.
  func camera(_ camera: CameraController, didTake motif: Photo.Motif)
}
