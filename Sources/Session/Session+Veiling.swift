package import Figures
package import Hierarchy
import Support

/// Looking behind what covers something: views are hidden or dimmed in the picture of the stage.
extension Session {
  /// Hides or dims a view, or the view of a controller, with all in it; nil shows it again.
  ///
  /// What is hidden stays chosen, and cards go on telling about it.
  package mutating func veil(_ node: NodeID, _ veil: Veil?) {
    browsing.veils[state.controllers[node].flatMap(\.view) ?? node] = veil
  }

  /// Hides or dims it, or shows it again where it is so already.
  package mutating func toggleVeil(_ node: NodeID, _ veil: Veil) {
    let view = state.controllers[node].flatMap(\.view) ?? node
    self.veil(view, browsing.veils[view] == veil ? nil : veil)
  }

  /// Shows everything again.
  package mutating func unveilAll() { browsing.veils = [:] }

  /// How many views are hidden and dimmed, in words: "2 views hidden, 1 dimmed"; nil for none.
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

  /// What is said of a view where several that lie over each other are offered.
  package func words(ofView node: NodeID) -> String {
    guard let view = state.views[node] else { return state.name(of: node) }
    return "\(view.name), \(view.className)"
  }

  /// The view behind the chosen one, of those that lie at one place, the frontmost first; the
  /// frontmost again behind the last, and where none of them is chosen.
  package func view(behindSelectionIn lying: [NodeID]) -> NodeID? {
    let chosen = selection.map { state.controllers[$0].flatMap(\.view) ?? $0 }
    guard let chosen, let place = lying.firstIndex(of: chosen) else { return lying.first }
    return lying[(place + 1) % lying.count]
  }
}
