import Attach
import CairoKit
import Drawing
import Figures
import Geometry
import GioKit
import Hierarchy

/// One look at all of a program, until its picture is laid out for the screen.
enum Walk {
  @MainActor static func run(_ program: RunningApplication, on bus: AccessibilityBus) {
    let clock = ContinuousClock()
    let shaper = PangoShaper()
    let options = FigureOptions(shaper: shaper, size: CGSize(width: 800, height: 600))
    let start = clock.now
    var (picture, whole): (Duration?, Duration?)
    let attachment = Attachment(to: program, on: bus)
    attachment.onChange = {
      if whole == nil, attachment.lookCount > 0 { whole = clock.now - start }
      guard picture == nil, !attachment.tree.nodes.isEmpty else { return }
      _ = Figure.draw(.stage, of: attachment.recording.latest, options: options)
      picture = clock.now - start
    }
    attachment.begin()
    MainLoop.run(atMost: 60) { picture != nil && whole != nil }
    attachment.stop()
    print("count", attachment.tree.nodes.count)
    print("picture", picture.map(milliseconds) ?? .nan)
    print("walk", whole.map(milliseconds) ?? .nan)
  }

  private static func milliseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
  }
}
