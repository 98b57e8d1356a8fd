/// The shipped scenarios in groups, as lists show them.
extension Scenario {
  /// What a scenario is there for.
  package enum Family: String, CaseIterable, Sendable {
    /// What is sent to whom, and when: a worked timeline each.
    case timelines = "Timelines"
    /// A system that is not UIKit's own in somebody's hands.
    case systems = "Systems at work"
    /// Containers that people published, put into Swift.
    case sources = "From the sources"
    /// One mistake each, and what is said about it.
    case misuses = "Misuses"

    package var title: String { rawValue }
  }

  /// The group it belongs to, by its name and title.
  package var family: Family {
    if slug.hasPrefix("seed-") { return .sources }
    if title.hasPrefix("Misuse: ") { return .misuses }
    let systems = [
      "tunnel", "vertical", "busted-tabs", "relay", "sk-tabs", "sk-navigation", "redux", "card",
      "adaptive", "content", "state", "cells", "panes", "flow", "coordinators",
    ]
    let isSystem = systems.contains { slug == $0 || slug.hasPrefix($0 + "-") }
    return isSystem ? .systems : .timelines
  }
}
