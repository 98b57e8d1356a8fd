package import Drawing
import Geometry
package import Hierarchy

/// A plate with a widget's role, name and size, beside the highlighted widget, at any scale.
extension StageFigure {
  private static let plateSize = 12.0
  private static let platePadding = CGSize(width: 6, height: 3)
  private static let plateDistance = 4.0

  /// The plate of a watched program's widget; empty for other views.
  package func plate(
    of id: NodeID, in state: HierarchyState, options: FigureOptions
  ) -> [DisplayList.Item] {
    guard let placed = picture.nodes.last(where: { $0.node == id }) else { return [] }
    return Self.plate(of: id, at: placed.frame, in: picture.size, state, options)
  }

  /// Placed below the widget, else above it, else inside at the top.
  static func plate(
    of id: NodeID, at frame: CGRect, in size: CGSize, _ state: HierarchyState,
    _ options: FigureOptions
  ) -> [DisplayList.Item] {
    guard let view = state.presentation(of: id), case .widget(let widget) = view.content,
      size.width > 40
    else { return [] }
    let bounds = view.bounds.size
    let extent = bounds.wholeText
    let name = widget.name.isEmpty ? "" : "“\(widget.name)”  "
    let words = "\(name)\(widget.role)  \(extent)".split(whereSeparator: \.isNewline)
      .joined(separator: " ")
    var run = TextRun(words, size: plateSize, weight: .medium, color: options.palette.ground)
    var extentOfRun = options.shaper.size(of: run)
    let most = size.width - 2 * platePadding.width - 2 * plateDistance
    if extentOfRun.width > most {
      run.width = most
      extentOfRun.width = most
    }
    let plate = CGSize(
      width: extentOfRun.width + 2 * platePadding.width,
      height: extentOfRun.height + 2 * platePadding.height)
    let x = min(
      max(frame.midX - plate.width / 2, plateDistance), size.width - plate.width - plateDistance)
    let below = frame.maxY + plateDistance
    let above = frame.minY - plateDistance - plate.height
    let y =
      below + plate.height <= size.height
      ? below : above >= 0 ? above : max(frame.minY, 0) + plateDistance
    let box = CGRect(origin: CGPoint(x: x, y: y), size: plate)
    return [
      .fill(.roundedRectangle(box, radius: 4), options.palette.text),
      .text(
        run, at: CGPoint(x: box.minX + platePadding.width, y: box.minY + platePadding.height)),
    ]
  }
}

extension StagePainter {
  /// All text on a watched program's stage: labels, and the plate of the highlighted widget.
  func widgetWords(
    on stage: DisplayList.Item, _ size: CGSize, within sight: CGRect, scale: Double,
    _ options: FigureOptions
  ) -> [DisplayList.Item] {
    guard let window = state.windows.first, case .widget? = state.views[window.view]?.content
    else { return [] }
    let placed = DisplayList(size: size, items: [stage]).nodes
    let labels = WidgetLabels(on: self, scale: scale).items(of: placed, within: sight)
    let plate = (options.pointed ?? options.selection).flatMap { id in
      placed.last { $0.node == id }.map {
        StageFigure.plate(of: id, at: $0.frame, in: size, state, options)
      }
    }
    return titles(on: placed, options) + labels + (plate ?? [])
  }

  /// Window titles above their windows; omitted if empty or without space.
  private func titles(
    on placed: [DisplayList.Placed], _ options: FigureOptions
  ) -> [DisplayList.Item] {
    StageFigure.frames(of: state).compactMap { view, _ in
      guard case .widget(let widget) = view.content, !widget.name.isEmpty,
        let frame = placed.last(where: { $0.node == view.id })?.frame
      else { return nil }
      let title = widget.name.split(whereSeparator: \.isNewline).joined(separator: " ")
      var run = TextRun(
        title, size: 11, weight: .semibold, color: options.palette.secondaryText,
        alignment: .center)
      let height = options.shaper.size(of: run).height
      guard frame.minY >= height + 4, frame.width >= 40 else { return nil }
      run.width = frame.width
      return .text(run, at: CGPoint(x: frame.minX, y: frame.minY - height - 4))
    }
  }
}
