import Geometry
import Hierarchy
import Support

/// The rows of another program's widget: what the program reported.
extension InspectedPlace {
  func sections(about widget: Content.Widget, in view: ViewState) -> [Inspection.Section] {
    [
      section(
        localized("Widget"),
        [
          row(localized("role"), widget.role),
          row(localized("accessible name"), widget.name.isEmpty ? localized("None") : widget.name),
          widget.description.isEmpty ? nil : row(localized("description"), widget.description),
          row(
            localized("states"),
            widget.states.isEmpty ? localized("None") : widget.states.joined(separator: ", ")),
        ]),
      section(localized("Extents"), view.superview == nil ? [] : extents(of: view)),
      section(
        localized("Relations"),
        [
          view.superview.map { row(localized("parent"), [$0]) },
          row(
            view.superview == nil ? localized("windows") : localized("children"), view.subviews),
        ]),
    ]
  }

  private func extents(of view: ViewState) -> [Inspection.Row?] {
    guard !view.unknown.contains(.frame) else { return [unknown(localized("extents"))] }
    let isWindow = view.superview.flatMap { state.views[$0] }?.superview == nil
    return [
      row(localized("size"), view.frame.size.inspected),
      isWindow ? nil : row(localized("in the window"), corner(of: view).inspected),
      isWindow ? nil : row(localized("in the parent"), view.frame.origin.inspected),
    ]
  }

  /// The position of a widget in its window; ancestors without a position are ignored.
  private func corner(of view: ViewState) -> CGPoint {
    var corner = CGPoint.zero
    var here = view
    while let host = here.superview.flatMap({ state.views[$0] }), host.superview != nil {
      if !here.unknown.contains(.frame) {
        corner = CGPoint(x: corner.x + here.frame.minX, y: corner.y + here.frame.minY)
      }
      here = host
    }
    return corner
  }
}
