import Hierarchy
import Support

/// States as text, for screen readers and tags.
extension ControllerState {
  /// "startMap, MapController, appeared, child of tunnel".
  func spoken(in state: HierarchyState, role: TransitionRole? = nil) -> String {
    // A name derived from the class includes it.
    var parts = name.hasPrefix("\(className)#") ? [name] : [name, className]
    let phaseWord = PhaseMark(of: self).word
    parts.append(
      phase.isTransitional && isAnimated ? phaseWord + localized(" animated") : phaseWord)
    if let parent {
      parts.append(localized("child of \(state.name(of: parent))"))
    } else if let window = state.windows.first(where: { $0.rootViewController == id }) {
      parts.append(localized("root of \(state.name(of: window.view))"))
    } else if let presenting {
      parts.append(localized("presented by \(state.name(of: presenting))"))
    } else {
      parts.append(localized("no parent"))
    }
    parts += moves
    if TornViews.isTorn(self, in: state) {
      parts.append(localized("view inside another controller's view"))
    }
    if !children.isEmpty {
      parts.append(
        children.count == 1 ? localized("1 child") : localized("\(children.count) children"))
    }
    for observation in state.observations where observation.subject == id {
      parts.append(
        localized("\(observation.what) observed by \(state.name(of: observation.observer))"))
    }
    for link in state.acquaintances where link.knower == id {
      parts.append(localized("references \(state.name(of: link.known)) (layering violation)"))
    }
    if let role {
      parts.append(
        role == .to ? localized("shown by a transition") : localized("hidden by a transition"))
    }
    return parts.joined(separator: ", ")
  }
}

extension ControllerState {
  /// The pending moves, as text.
  var moves: [String] { [pendingMove.word, presentationMove.word].compactMap(\.self) }
}

extension PresentationMove {
  /// The tag of a controller being presented or dismissed.
  fileprivate var word: String? {
    switch self {
    case .none: nil
    case .presented: localized("being presented")
    case .dismissed: localized("being dismissed")
    }
  }
}

extension PendingMove {
  /// The tag of a moving controller; nil if it is not moving.
  fileprivate var word: String? {
    switch self {
    case .none: nil
    case .to: localized("moving to parent")
    case .from: localized("moving from parent")
    }
  }
}
