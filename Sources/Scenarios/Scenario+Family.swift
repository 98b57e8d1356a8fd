/// The shipped scenarios in groups, as listed.
extension Scenario {
  /// The topic of a scenario.
  package enum Family: String, CaseIterable, Sendable {
    /// Containment in UIKit: the order of its callbacks.
    case timelines = "Timelines"
    /// A container in use.
    case systems = "Walkthroughs"
    /// Published containers, ported to Swift.
    case sources = "Published Code"
    /// One mistake each, with its diagnostic.
    case misuses = "Common Mistakes"

    package var title: String { rawValue }
  }

  /// The group it belongs to, derived from its name and title.
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
