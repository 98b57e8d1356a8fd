// How long a frame of the timeline takes: 5,000 controllers, 100,000 events, stepped and scrolled.

import CairoKit
import Drawing
import Figures
import Geometry
import Hierarchy

enum TimelineFrames {
  private static let controllers = 5000
  private static let rounds = 20
  private static let frames = 200
  /// The pane as it is in a window of 1440 × 900.
  private static let pane = CGSize(width: 830, height: 200)

  static func run() {
    let recording = crowd()
    var content = TimelineContent(of: Recording())
    report(
      "read", Stopwatch.nanoseconds(each: 1) { content = TimelineContent(of: recording) } / 1e6)
    let scene = Scene(content: content, shaper: PangoShaper())
    report("step", milliseconds { scene.draw(event: $0 * 400, top: 40_000, zoom: 1) })
    report("scroll", milliseconds { scene.draw(event: 50_000, top: Double($0) * 200, zoom: 1) })
    report("closer", milliseconds { scene.draw(event: $0 * 400, top: 40_000, zoom: 500) })
  }

  private static func milliseconds(_ draw: (Int) -> Void) -> Double {
    Stopwatch.nanoseconds(each: frames) { for frame in 0..<frames { draw(frame) } } / 1e6
  }

  /// All controllers appear and receive twenty callbacks, in twenty rounds.
  private static func crowd() -> Recording {
    var recording = Recording()
    for number in 1...controllers {
      let id = NodeID(Int32(number))
      recording.append(.controllerMade(id, name: "child \(number)", className: "ViewController"))
    }
    for round in 0..<rounds {
      for number in 1...controllers {
        let id = NodeID(Int32(number))
        let phase: AppearancePhase = round.isMultiple(of: 2) ? .appearing : .appeared
        recording.append(.phase(id, phase, isAnimated: true))
        recording.append(
          .callback(.viewWillAppear(animated: true)), by: id,
          at: Instant(milliseconds: round * 100 + number / 50), turn: Int32(round + 1))
      }
    }
    return recording
  }

  private struct Scene {
    let content: TimelineContent
    let shaper: PangoShaper

    func draw(event: Int, top: Double, zoom: Double) {
      let index = min(event, content.recording.events.count - 1)
      let playhead = Playhead(
        instant: content.recording.events[index].instant, eventCount: index + 1)
      var sight = TimelineSight()
      sight = sight.zoomed(by: zoom, about: 0.5).following(content.share(of: playhead))
      sight.rows = top...top + pane.height
      let size = CGSize(width: pane.width, height: content.leastHeight)
      let options = FigureOptions(shaper: shaper, size: size)
      let figure = TimelineFigure(of: content, at: playhead, options: options, sight: sight)
      if figure.picture.items.isEmpty { report("nothing", Double(index)) }
    }
  }
}
