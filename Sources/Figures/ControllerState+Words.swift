import Hierarchy

/// States in words, for readers and tags.
extension ControllerState {
  /// "startMap, MapController, appeared, child of tunnel".
  func spoken(in state: HierarchyState, role: TransitionRole? = nil) -> String {
    var parts = [name, className, PhaseMark(of: self).word]
    if phase.isTransitional, isAnimated { parts[2] += " animated" }
    if let parent {
      parts.append("child of \(state.name(of: parent))")
    } else if let window = state.windows.first(where: { $0.rootViewController == id }) {
      parts.append("root of \(state.name(of: window.view))")
    } else if let presenting {
      parts.append("presented by \(state.name(of: presenting))")
    } else {
      parts.append("in no container")
    }
    parts += moves
    if TornViews.isTorn(self, in: state) { parts.append("its view in a stranger's view") }
    if !children.isEmpty {
      parts.append(children.count == 1 ? "1 child" : "\(children.count) children")
    }
    for observation in state.observations where observation.subject == id {
      parts.append("\(observation.what) observed by \(state.name(of: observation.observer))")
    }
    for link in state.acquaintances where link.knower == id {
      parts.append("knows \(state.name(of: link.known)), which is none of its business")
    }
    if let role {
      parts.append(role == .to ? "shown by a transition" : "hidden by a transition")
    }
    return parts.joined(separator: ", ")
  }
}

extension ControllerState {
  /// Which of the four questions about its way it answers with yes.
  var moves: [String] { [pendingMove.word, presentationMove.word].compactMap(\.self) }
}

extension PresentationMove {
  /// What stands on a card of a controller that is presented or dismissed just now.
  fileprivate var word: String? {
    switch self {
    case .none: nil
    case .presented: "being presented"
    case .dismissed: "being dismissed"
    }
  }
}

extension PendingMove {
  /// What stands on a card of a controller on its way; nil for one that stays.
  fileprivate var word: String? {
    switch self {
    case .none: nil
    case .to: "moving to parent"
    case .from: "moving from parent"
    }
  }
}
