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

  /// Lets the first maps be painted, but for their names, while the window is put together; `size` is what
  /// the canvas is about to get.
  ///
  /// Whoever gets another one has maps that are painted when they are seen.
  func expectMaps(in size: CGSize) {
    guard let session, let look, size.width > 1, size.height > 1 else { return }
    let options = options(look, for: session, size)
    let sheets = look.mapCache.sheets(of: session.state, options: options)
    guard !sheets.isEmpty else { return }
    let made = canvas.paintAhead(
      sheets.map { sheet in { sheet.group() } },
      scale: StageFigure.scale(of: session.state, options: options))
    look.mapCache.expect(sheets, made: made)
  }

  /// Forgets maps that were painted for the first picture and are not in it.
  func expectNoMaps() {
    look?.mapCache.expect([]) { [] }
    canvas.forgetAhead()
  }
}
