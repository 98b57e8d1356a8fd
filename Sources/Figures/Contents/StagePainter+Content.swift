import Drawing
import Geometry
import Hierarchy

/// A view's content besides its background; each kind is in a separate file.
extension StagePainter {
  func items(of content: Content, in view: ViewState) -> [DisplayList.Item] {
    guard view.bounds.width > 0, view.bounds.height > 0 else { return [] }
    return switch content {
    case .none: []
    case .text(let text): TextContent.items(text, in: view.bounds, on: self)
    case .picture("keyboard"): KeyboardContent.items(in: view.bounds, on: self)
    case .picture(let name): PictureContent.items(name, in: view.bounds)
    case .button(let title): ButtonContent.items(title, in: view, on: self)
    case .bar(let title, let back):
      BarContent.items(Content.BarFace(title: title, back: back), in: view, on: self)
    case .slidingBar(let bar): BarContent.items(bar, in: view, on: self)
    case .list(let rows): ListContent.items(rows, in: view, on: self)
    case .map(let map):
      MapContent.items(
        map, of: view.id, in: view.bounds.size, at: view.bounds.origin, on: self,
        isGliding: isGliding(view.id, showing: map))
    case .spinner: SpinnerContent.items(in: view, at: state.instant)
    case .widget(let widget): WidgetContent.items(widget, in: view)
    }
  }
}

extension StagePainter {
  /// Whether a map is animating to another region.
  private func isGliding(_ id: NodeID, showing map: Content.Map) -> Bool {
    guard case .map(let goal)? = state.views[id]?.content else { return false }
    return goal.center != map.center || goal.latitudeSpan != map.latitudeSpan
  }
}

extension ViewState {
  /// The default text color of the view.
  var defaultTextColor: Color {
    guard let ground = backgroundColor, ground.alpha > 0.5 else { return Color(hex: 0x1B1E21) }
    return ground.readableText
  }
}
