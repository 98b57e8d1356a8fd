import Geometry

/// The views of a state as an outline in plain text.
extension HierarchyState {
  /// The windows' views, then views without a superview, indented by depth, with class and
  /// attributes.
  ///
  /// Very deep lines print their level instead of bars, which limits the text's size.
  public var viewOutline: String {
    let isWindow = Set(windows.map(\.view))
    let strays = views.values.filter { $0.superview == nil && !isWindow.contains($0.id) }
    var text = ""
    var printed: Set<NodeID> = []
    var waiting = (windows.map(\.view) + strays.map(\.id)).reversed().map { (id: $0, depth: 0) }
    while let (id, depth) = waiting.popLast() {
      guard let view = views[id], printed.insert(id).inserted else { continue }
      text += OutlineBars.text(depth) + line(of: view, isWindow.contains(id)) + "\n"
      waiting += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return text
  }

  private func line(of view: ViewState, _ isWindow: Bool) -> String {
    let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
      .map { JSON.number(($0 * 100).rounded() / 100).text }.joined(separator: " ")
    let facts: [String?] = [
      "\(view.className.visible()) \(view.name.visible())",
      view.unknown.contains(.frame) ? nil : "frame: \(frame)",
      view.controller.map { "view of: \(name(of: $0).visible())" },
      view.isHidden ? "hidden" : nil,
      view.alpha < 1 ? "alpha: \(JSON.number((view.alpha * 100).rounded() / 100).text)" : nil,
      view.superview == nil && !isWindow ? "no superview" : nil,
    ]
    return facts.compactMap(\.self).joined(separator: ", ")
  }
}
