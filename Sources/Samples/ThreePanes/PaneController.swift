/// A pane with different colors in portrait and landscape.
package final class PaneController: ViewController {
  static let colors: [(portrait: UInt32, landscape: UInt32)] = [
    (0x7D5BA6, 0xB07CC6), (0xA14A4A, 0xD98A3D), (0x2E7D5B, 0x4FA3A5), (0x2C5F8A, 0x5B8FD0),
  ]

  private let colors: (portrait: UInt32, landscape: UInt32)
  private let animatesColors: Bool
  private lazy var label = Label("\(name).label")

  init(_ name: String, colors: (portrait: UInt32, landscape: UInt32), animatesColors: Bool) {
    self.colors = colors
    self.animatesColors = animatesColors
    super.init(name)
    title = name
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    label.text = name
    label.fontSize = 24
    label.textColor = .white
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
    updateColor(for: interfaceOrientation)
  }

  package override func willRotate(to orientation: InterfaceOrientation, duration: Double) {
    super.willRotate(to: orientation, duration: duration)
    View.animate(withDuration: animatesColors ? duration : 0) { updateColor(for: orientation) }
  }

  package override func viewWillTransition(
    to size: CGSize, with coordinator: TransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard animatesColors else { return updateColor(for: interfaceOrientation) }
    coordinator.animate(alongsideTransition: { [self] _ in updateColor(for: interfaceOrientation) })
  }

  private func updateColor(for orientation: InterfaceOrientation) {
    view.backgroundColor = Color(hex: orientation.isLandscape ? colors.landscape : colors.portrait)
  }
}
