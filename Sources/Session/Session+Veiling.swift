package import Figures
package import Hierarchy
import Support

/// Looking behind views: hides or dims them on the stage.
extension Session {
  /// Hides or dims a view, or a controller's view, with descendants; nil shows it.
  ///
  /// It stays selected, and cards still show it.
  package mutating func veil(_ node: NodeID, _ veil: Veil?) {
    browsing.veils[state.controllers[node].flatMap(\.view) ?? node] = veil
  }

  /// Toggles hiding or dimming.
  package mutating func toggleVeil(_ node: NodeID, _ veil: Veil) {
    let view = state.controllers[node].flatMap(\.view) ?? node
    self.veil(view, browsing.veils[view] == veil ? nil : veil)
  }

  /// Shows everything again.
  package mutating func unveilAll() { browsing.veils = [:] }

  /// A summary of hidden and dimmed views: "2 views hidden, 1 dimmed"; nil if there are none.
  package var veiledWords: String? {
    let hidden = browsing.veils.values.count { $0 == .hidden }
    let dimmed = browsing.veils.count - hidden
    switch (hidden, dimmed) {
    case (0, 0): return nil
    case (_, 0): return Self.words(hidden: hidden)
    case (0, _):
      return localized("1 view dimmed", "\(dimmed) views dimmed", count: dimmed)
    default: return localized("\(Self.words(hidden: hidden)), \(dimmed) dimmed")
    }
  }

  private static func words(hidden: Int) -> String {
    localized("1 view hidden", "\(hidden) views hidden", count: hidden)
  }

  /// A view's title in a menu of overlapping views.
  package func words(ofView node: NodeID) -> String {
    guard let view = state.views[node] else { return state.name(of: node) }
    return "\(view.name), \(view.className)"
  }

  /// The view behind the selected one, among those at a point, frontmost first; wraps around, and
  /// starts with the frontmost.
  package func view(behindSelectionIn lying: [NodeID]) -> NodeID? {
    let chosen = selection.map { state.controllers[$0].flatMap(\.view) ?? $0 }
    guard let chosen, let place = lying.firstIndex(of: chosen) else { return lying.first }
    return lying[(place + 1) % lying.count]
  }
}
