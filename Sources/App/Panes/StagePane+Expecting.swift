import Figures
import Geometry
import GtkKit
import Hierarchy
import Session

/// Expecting: what moves next is painted before it does, as a map takes longer than a frame.
extension StagePane {
  /// Paints the maps of what moves next, once while time passes; whoever turns or resizes them meanwhile
  /// waits for a frame.
  func expectMotion() {
    guard let session, let look, let next = session.nextMotion else {
      expected = nil
      return
    }
    let size = canvas.size
    guard next != expected, size.width > 1, size.height > 1 else { return }
    expected = next
    let states = session.looks(amid: next).filter(\.showsMap)
    let options = options(look, for: session, size)
    canvas.expect(states.map { StageFigure(of: $0, options: options).picture })
  }
}
