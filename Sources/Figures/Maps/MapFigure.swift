import Drawing
import Geometry
import Hierarchy
import Support

/// The maps of a state alone, one below the other.
enum MapFigure {
  static func draw(of state: HierarchyState, options: FigureOptions) -> DisplayList {
    let maps = state.views.values.compactMap { view -> (ViewState, Content.Map)? in
      guard let view = state.presentation(of: view.id), case .map(let map) = view.content else {
        return nil
      }
      return (view, map)
    }
    let size = options.size ?? CGSize(width: 640, height: max(320 * Double(maps.count), 320))
    let canvas = StagePainter(state, options: options)
    var items: [DisplayList.Item] = []
    let gap = 2.0
    let height = (size.height - gap * Double(max(maps.count - 1, 0))) / Double(max(maps.count, 1))
    for (index, (view, map)) in maps.enumerated() {
      let box = CGRect(
        x: 0, y: Double(index) * (height + gap), width: size.width, height: max(height, 1))
      items.append(
        .group(
          Group(
            node: view.id, title: view.name, bounds: box,
            items: MapContent.items(
              map, of: view.id, in: box.size, at: box.origin, on: canvas))))
    }
    let words = maps.map { "\($0.0.name): \(Content.map($0.1).words ?? "")" }
    return DisplayList(
      size: size, background: options.palette.ground, items: items,
      title: FigureKind.map.title,
      summary: maps.isEmpty ? localized("No map.") : words.joined(separator: "\n"))
  }
}
