import Drawing
import Figures
import Geometry
import GtkKit
import Session
import Support

/// An overview in a corner of the pane, while much of the drawing is off screen.
final class HierarchyMinimap {
  let canvas = Canvas(role: .image)
  private var map: Minimap?
  private var content: (spots: [DisplayList.Item], part: CGRect, palette: Palette)?
  /// The inputs of the spots.
  private var source: (index: DiagramIndex, map: Minimap, palette: Palette)?
  private var go: (CGPoint) -> Void = { _ in }
  private static let room = CGSize(width: 150, height: 100)
  /// The largest share of the pane's width and height.
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

  /// Calls `body` with the clicked point of the drawing.
  func onGo(_ body: @escaping (CGPoint) -> Void) { go = body }

  private func point(at position: CGPoint) {
    if let map { go(map.place(at: position)) }
  }

  /// Shows the visible part of a diagram; hides the map when nearly all of it is visible.
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
