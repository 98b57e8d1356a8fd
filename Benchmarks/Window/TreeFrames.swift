import App
import Figures
import Foundation
import Geometry
import GtkKit
import Hierarchy
import Session

/// Trees of views: 1,000 cards that are panned and zoomed and glide as half of them are folded; and
/// 100,000, panned and zoomed.
final class TreeFrames: FrameWork {
  private let count: Int
  private let pane: PaneAlone
  /// The root of a subtree with half of all nodes.
  private let half: NodeID
  private var meter = FrameMeter()
  private var foldMeter = FrameMeter()
  private var steps: [(key: String, frames: Int, step: (Int) -> Void)] = []
  private var frame = 0

  init(_ size: String, _ application: Application) {
    count = size == "many" ? 100_000 : 1000
    var session = Session(worlds: WorldStore(file: nil), opening: nil)
    let start = FrameMeter.now
    let tree = Self.tree(of: count)
    half = tree.half
    session.open(tree.recording, named: "tree")
    session.perform(.time(.goToEnd))
    session.preferences.trees.trees = .views
    session.perform(.tree(.unfoldAll(Card.Key(kind: .view, node: NodeID(1)))))
    print("open", FrameMeter.now - start)
    pane = PaneAlone(
      .hierarchy, of: application, size: CGSize(width: 1600, height: 1000), showing: session)
    print("shown", FrameMeter.now - start)
  }

  func begin() {
    func panning(_ frames: Int) -> [(key: String, frames: Int, step: (Int) -> Void)] {
      [
        ("fit", 1, { [pane] _ in pane.zoom(to: nil) }),
        ("pan-all", frames, { [pane] in pane.pan(by: Self.way($0, 2)) }),
        ("life", 1, { [pane] _ in pane.zoom(to: 1) }),
        ("pan", frames, { [pane] in pane.pan(by: Self.way($0, 12)) }),
      ]
    }
    let folding: [(key: String, frames: Int, step: (Int) -> Void)] = [
      ("fit", 1, { [pane] _ in pane.zoom(to: nil) }),
      (
        "glide", 20 * Self.period,
        { [pane, half] frame in
          guard frame % Self.period == 0 else { return }
          pane.change { $0.perform(.tree(.toggleFold(Card.Key(kind: .view, node: half)))) }
        }
      ),
    ]
    steps = count == 1000 ? panning(120) + folding : panning(60)
    pane.present()
    pane.onFrame { [self] time in next(time) }
  }

  /// Half of all are folded, or unfolded, in every so many frames; in so many after it they glide.
  private static let (period, gliding) = (24, 12)

  private func next(_ time: Int64) -> Bool {
    guard let (key, frames, step) = steps.first else { exit(0) }
    if frame == 0 { (meter, foldMeter) = (FrameMeter(), FrameMeter()) }
    let phase = frame % Self.period
    meter.tick(time, isCounted: key != "glide" || (1...Self.gliding).contains(phase))
    foldMeter.tick(time, isCounted: phase == 0)
    step(frame)
    frame += 1
    // A step of one frame is followed by some in which nothing happens.
    guard frame >= frames else { return true }
    if frames > 1 {
      meter.report(key)
      if key == "glide" { foldMeter.report("fold") }
      print("\(key)-visible", pane.visibleCards)
    }
    steps.removeFirst()
    frame = 0
    return true
  }

  private static func way(_ frame: Int, _ points: Double) -> CGPoint {
    let sign = frame % 60 < 30 ? 1.0 : -1
    return CGPoint(x: -sign * points, y: -sign * points / 3)
  }

  /// A window full of views, as user interfaces have them: some wide families, most of few; and the view
  /// below which there are most nearly half of all.
  private static func tree(of count: Int) -> (recording: Recording, half: NodeID) {
    var recording = Recording()
    var random = UInt64(7)
    func next(below bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % bound
    }
    var depths = [0, 0]
    var families = Array(repeating: Int32(0), count: count + 1)
    var parents = Array(repeating: 0, count: count + 1)
    for number in 1...count {
      let id = NodeID(Int32(number))
      recording.append(
        .viewMade(id, name: number == 1 ? "window" : "view \(number)", className: "View"))
      recording.append(
        .property(id, .bounds(CGRect(x: 0, y: 0, width: 320, height: 480))))
      guard number > 1 else {
        recording.append(.rootViewController(window: id, nil))
        continue
      }
      // Among the last few hundred, nearer ones more often, none deeper than forty.
      var parent = max(1, number - 1 - next(below: 1 + next(below: 200)))
      if depths[parent] >= 40 { parent = 1 + next(below: min(number - 1, 40)) }
      depths.append(depths[parent] + 1)
      recording.append(.superview(id, NodeID(Int32(parent)), index: families[parent]))
      families[parent] += 1
      parents[number] = parent
    }
    recording.append(.settled, by: nil, at: .zero, turn: 1)
    var sizes = Array(repeating: 1, count: count + 1)
    for number in stride(from: count, to: 1, by: -1) { sizes[parents[number]] += sizes[number] }
    let half = (2...count).min { abs(sizes[$0] - count / 2) < abs(sizes[$1] - count / 2) } ?? 2
    return (recording, NodeID(Int32(half)))
  }
}
