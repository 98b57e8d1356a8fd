import CairoKit
import Export
import Figures
import Foundation
import Geometry
import Hierarchy

/// A run of 400 ms: a pane slides in from 100 to 300 ms, and its controller receives callbacks.
enum FilmScene {
  static let (window, root, rootView) = (NodeID(1), NodeID(2), NodeID(3))
  static let (pane, paneView) = (NodeID(4), NodeID(5))

  static let recording: Recording = {
    var recording = Recording()
    func view(_ id: NodeID, _ name: String, _ className: String, _ frame: CGRect, _ color: UInt32) {
      recording.append(.viewMade(id, name: name, className: className))
      recording.append(.property(id, .bounds(CGRect(origin: .zero, size: frame.size))))
      recording.append(.property(id, .center(frame.center)))
      recording.append(.property(id, .backgroundColor(Color(hex: color))))
    }
    func controller(_ id: NodeID, _ name: String, view: NodeID) {
      recording.append(.controllerMade(id, name: name, className: "ViewController"))
      recording.append(.view(of: id, view))
    }
    func tell(_ callback: Callback, _ id: NodeID, at milliseconds: Int) {
      recording.append(
        .callback(callback), by: id, at: Instant(milliseconds: milliseconds), turn: 1)
    }
    let screen = CGRect(x: 0, y: 0, width: 100, height: 120)
    view(window, "window", "Window", screen, 0xFFFFFF)
    view(rootView, "root.view", "View", screen, 0xE0E0E0)
    controller(root, "root", view: rootView)
    recording.append(.rootViewController(window: window, root))
    recording.append(.superview(rootView, window, index: 99))
    tell(.viewDidLoad, root, at: 0)
    recording.append(.settled, by: nil, at: .zero, turn: 1)
    view(paneView, "pane.view", "View", CGRect(x: 10, y: 130, width: 80, height: 40), 0x3465A4)
    controller(pane, "pane", view: paneView)
    recording.append(.parent(pane, root))
    recording.append(.superview(paneView, rootView, index: 99))
    recording.append(.phase(pane, .appearing, isAnimated: true))
    recording.append(.property(paneView, .center(CGPoint(x: 50, y: 60))))
    recording.append(
      .animationBegan(
        AnimationState(
          id: 1, view: paneView,
          motion: .property(
            from: .center(CGPoint(x: 50, y: 150)), to: .center(CGPoint(x: 50, y: 60))),
          begin: Instant(milliseconds: 100), duration: 0.2, curve: .linear)))
    tell(.viewWillAppear(animated: true), pane, at: 100)
    recording.append(.settled, by: nil, at: Instant(milliseconds: 100), turn: 2)
    recording.append(.animationEnded(1))
    recording.append(.phase(pane, .appeared, isAnimated: true))
    tell(.viewDidAppear(animated: true), pane, at: 300)
    recording.append(log: "</script> & <b>\"done\"</b>", at: Instant(milliseconds: 400), turn: 4)
    recording.append(.settled, by: nil, at: Instant(milliseconds: 400), turn: 4)
    return recording
  }()

  static func options(_ theme: Theme = .light, size: CGSize? = nil) -> FigureOptions {
    FigureOptions(shaper: PangoShaper(), theme: theme, size: size)
  }

  /// The slide at 20 stills a second: five stills.
  static func film(_ format: FilmFormat, _ figure: FigureKind = .stage) -> Film {
    Film(figure, format, FilmTiming(recording.tellingStretch, stillsPerSecond: 20))
  }

  /// A folder that is there only for `body`.
  static func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("terrarium-film-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }

  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
