import Drawing
import Figures
import Geometry
import GtkKit
import Session
import Support

/// The whole drawing in a corner of the pane, while much of it cannot be seen.
final class HierarchyMinimap {
  let canvas = Canvas(role: .image)
  private var map: Minimap?
  private var content: (spots: [DisplayList.Item], part: CGRect, palette: Palette)?
  /// What the spots were made of.
  private var source: (index: DiagramIndex, map: Minimap, palette: Palette)?
  private var go: (CGPoint) -> Void = { _ in }
  private static let room = CGSize(width: 150, height: 100)
  /// It takes no more of the width, and of the height, of the pane.
  private static let share = 0.28

  init() {
    canvas.setAccessibleLabel(localized("Overview of the hierarchy"))
    canvas.align(horizontal: .end, vertical: .end)
    canvas.setMargins(10)
    canvas.isVisible = false
    canvas.draw { [weak self] _ in
      guard let self, let map, let content else { return nil }
      return map.picture(of: content.spots, showing: content.part, palette: content.palette)
    }
    canvas.onPress { [weak self] event in self?.point(at: event.position) }
    canvas.onDrag { [weak self] event in self?.point(at: event.position) }
  }

  /// Calls `body` with the place of the drawing that a person points at.
  func onGo(_ body: @escaping (CGPoint) -> Void) { go = body }

  private func point(at position: CGPoint) {
    if let map { go(map.place(at: position)) }
  }

  /// Shows what is seen of a diagram; nothing when nearly all of it is.
  func show(_ index: DiagramIndex, through viewport: Viewport, _ options: FigureOptions?) {
    let room = CGSize(
      width: min(Self.room.width, viewport.size.width * Self.share),
      height: min(Self.room.height, viewport.size.height * Self.share))
    let map = Minimap(of: index.diagram.size, within: room)
    if canvas.isVisible != viewport.hidesMuch { canvas.isVisible = viewport.hidesMuch }
    guard viewport.hidesMuch, let options else { return }
    if map.size != self.map?.size { canvas.setSize(minimum: map.size, natural: map.size) }
    self.map = map
    let palette = options.palette
    let isSame = source.map { $0.index === index && $0.map == map && $0.palette == palette }
    let spots =
      isSame == true ? content?.spots ?? [] : map.spots(of: index.diagram, palette: palette)
    source = (index, map, palette)
    content = (spots, viewport.visible, palette)
    canvas.queueDraw()
  }
}
