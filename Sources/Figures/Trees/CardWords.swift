package import Hierarchy
import Support

/// The searchable text of cards: names, classes and states.
extension HierarchyState {
  /// A node's searchable text: name, class, state.
  package func searchedWords(of key: Card.Key) -> [String] {
    switch key.kind {
    case .controller, .chain: controllers[key.node]?.searchedWords ?? []
    case .view: viewWords(key.node)
    case .window: viewWords(key.node) + windowWords(key.node)
    case .coordinator:
      coordinators[key.node].map {
        [$0.name, $0.className, $0.isDone ? localized("retained") : localized("alive")]
      }
        ?? []
    }
  }

  private func windowWords(_ node: NodeID) -> [String] {
    keyWindow?.view == node ? [localized("window"), localized("key")] : [localized("window")]
  }

  private func viewWords(_ node: NodeID) -> [String] {
    guard let view = views[node] else { return [] }
    var words = [view.name, view.className]
    if let controller = view.controller.flatMap({ controllers[$0] }) {
      words.append(PhaseMark(of: controller).word)
    }
    if view.isHidden || view.alpha <= 0 { words.append(localized("hidden")) }
    return words
  }
}

extension ControllerState {
  fileprivate var searchedWords: [String] {
    var words = [name, className, PhaseMark(of: self).word] + moves
    if let title { words.append(title) }
    if presenting != nil { words.append(localized("presented")) }
    return words
  }
}
