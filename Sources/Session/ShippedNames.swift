import Scenarios
import Support

/// What is said of what is shipped: the names of systems, of their versions and verbs, and of scripts,
/// and the sentences about them.
///
/// Recipes and scripts are written in English; the window says it in its own language.
/// Names from code, as `SKTabBarController`, are the same in every language.
package enum ShippedNames {
  /// Each once, in the order of the sidebar, the sentences about a system or script after its title;
  /// names without a letter are left out.
  package static var all: [String] {
    var names: [String] = []
    for system in SystemInfo.all {
      names += [system.title, system.summary] + system.variants.map(\.title)
      for action in system.actions { names += [action.menu, action.title].compactMap(\.self) }
    }
    names += Scenario.all.flatMap { [$0.title, $0.summary] }
    var seen: Set<String> = []
    return names.filter { name in name.contains(where: \.isLetter) && seen.insert(name).inserted }
  }

  /// The title of a scenario: one that is shipped in the language that is spoken, any other as it is
  /// written.
  static func title(of scenario: Scenario) -> String {
    Scenario.isKnown(scenario.slug) ? translated(name: scenario.title) : scenario.title
  }

  /// What a scenario says of itself, likewise.
  static func summary(of scenario: Scenario) -> String {
    Scenario.isKnown(scenario.slug) ? translated(name: scenario.summary) : scenario.summary
  }

  /// What a misuse is called where all around it are misuses, too.
  static func shortTitle(of scenario: Scenario) -> String {
    let title = title(of: scenario)
    let mark = localized("Misuse: ")
    return title.hasPrefix(mark) ? capitalized(String(title.dropFirst(mark.count))) : title
  }

  /// A title with a capital at its start, unless it starts with a name from code, as `didMove`.
  private static func capitalized(_ title: String) -> String {
    let word = title.prefix { $0 != " " }
    guard !word.dropFirst().contains(where: \.isUppercase) else { return title }
    return title.prefix(1).uppercased() + title.dropFirst()
  }
}

extension SystemInfo {
  /// The system as lists offer it.
  var choice: Session.Choice {
    Session.Choice(
      slug: slug, title: translated(name: title), summary: translated(name: summary))
  }
}

extension SystemInfo.Choice {
  /// The same as menus offer it.
  var choice: Session.Choice {
    Session.Choice(
      slug: slug, title: translated(name: title), summary: "", menu: menu.map(translated(name:)))
  }
}
