package import Hierarchy
import Scenarios
import Support

/// What can be opened and done, as menus and buttons offer it.
extension Session {
  /// One of several things to choose from.
  package struct Choice: Hashable, Sendable {
    /// Its short name in commands.
    package let slug: String
    package let title: String
    /// One sentence about it; empty where the title says it all.
    package let summary: String
    /// The words of the menu it stands in with others, if it does.
    package var menu: String?
  }

  /// Every system, in the order of the sidebar.
  package static var systems: [Choice] { SystemInfo.all.map(\.choice) }

  /// The shipped scripts, in groups with a heading each.
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

  /// What is open: a system, or a script by its own name.
  package var opened: Choice {
    let scenario = run.scenario
    return scenario.system?.choice
      ?? Choice(
        slug: scenario.slug, title: ShippedNames.title(of: scenario),
        summary: ShippedNames.summary(of: scenario))
  }

  /// The system that runs, or nil for a script.
  package var system: Choice? { run.scenario.system.map { _ in opened } }

  /// The versions of the system, the recommended one first.
  package var versions: [Choice] {
    (run.scenario.system?.variants ?? []).map(\.choice)
  }

  /// The short name of the version that runs.
  package var version: String { run.variant }

  /// What a person can do with the system, beyond touching its views.
  package var actions: [Choice] {
    (run.scenario.system?.actions ?? []).map(\.choice)
  }

  /// Whose work the system follows, in one line, and where it can be read.
  package var source: (credit: String, link: String?)? {
    guard let system = run.scenario.system, let credit = system.credit else { return nil }
    return (credit, system.link)
  }

  /// Opens the system of this short name as it starts; nothing happens when there is none.
  package mutating func open(system slug: String) {
    if let system = SystemInfo.all.first(where: { $0.slug == slug }) { open(system) }
  }

  /// Opens the scenario or system of this short name; nothing happens when there is none.
  package mutating func open(named name: String) {
    if let scenario = Scenario.named(name) { open(scenario) }
  }

  /// Does one of the system's actions.
  package mutating func perform(action slug: String) { perform(.action(slug)) }

  /// Touches a view as a finger does.
  package mutating func tap(_ view: NodeID) { perform(.tap(view)) }
}
