package import Hierarchy
import Scenarios
import Support

/// Documents and actions, for menus and buttons.
extension Session {
  /// An option.
  package struct Choice: Hashable, Sendable {
    /// Its short name on the command line.
    package let slug: String
    package let title: String
    /// A one-sentence description; may be empty.
    package let summary: String
    /// The title of its submenu, if any.
    package var menu: String?
  }

  /// All containers, in sidebar order.
  package static var systems: [Choice] { SystemInfo.all.map(\.choice) }

  /// The shipped scripts, in titled groups.
  package static var scripts: [(heading: String, choices: [Choice])] {
    [
      (
        localized("Walkthroughs"),
        { !$0.contains("-") || !($0.hasPrefix("seed-") || $0.hasPrefix("misuse-")) }
      ),
      (localized("Published Code"), { $0.hasPrefix("seed-") }),
      (localized("Common Mistakes"), { $0.hasPrefix("misuse-") }),
    ].map { (heading: String, belongs: (String) -> Bool) in
      let choices = Scenario.all.filter { belongs($0.slug) }.map { scenario in
        Choice(
          slug: scenario.slug, title: ShippedNames.shortTitle(of: scenario),
          summary: ShippedNames.summary(of: scenario))
      }
      return (heading, choices)
    }
  }

  /// The open document: a container or a script.
  package var opened: Choice {
    let scenario = run.scenario
    return scenario.system?.choice
      ?? Choice(
        slug: scenario.slug, title: ShippedNames.title(of: scenario),
        summary: ShippedNames.summary(of: scenario))
  }

  /// The running container; nil for a script.
  package var system: Choice? { run.scenario.system.map { _ in opened } }

  /// The container's versions, the recommended one first.
  package var versions: [Choice] {
    (run.scenario.system?.variants ?? []).map(\.choice)
  }

  /// The running version's slug.
  package var version: String { run.variant }

  /// The container's actions, beyond touches.
  package var actions: [Choice] {
    (run.scenario.system?.actions ?? []).map(\.choice)
  }

  /// The credit line of the container's source, and a link.
  package var source: (credit: String, link: String?)? {
    guard let system = run.scenario.system, let credit = system.credit else { return nil }
    return (credit, system.link)
  }

  /// Opens the container with this slug; does nothing if it does not exist.
  package mutating func open(system slug: String) {
    if let system = SystemInfo.all.first(where: { $0.slug == slug }) { open(system) }
  }

  /// Opens the scenario or container with this slug; does nothing if it does not exist.
  package mutating func open(named name: String) {
    if let scenario = Scenario.named(name) { open(scenario) }
  }

  /// Performs an action of the container.
  package mutating func perform(action slug: String) { perform(.action(slug)) }

  /// Taps a view.
  package mutating func tap(_ view: NodeID) { perform(.tap(view)) }
}
