import Scenarios
import Support

/// Translatable names: containers, their versions and actions, scripts, and their descriptions.
///
/// Recipes and scripts are written in English; the window translates them. Names from code, as
/// `SKTabBarController`, are the same in every language.
package enum ShippedNames {
  /// Each once, in sidebar order, descriptions after titles; without names that contain no letter.
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

  /// The title of a scenario, translated if it is shipped.
  static func title(of scenario: Scenario) -> String {
    Scenario.isKnown(scenario.slug) ? translated(name: scenario.title) : scenario.title
  }

  /// The summary of a scenario, translated if it is shipped.
  static func summary(of scenario: Scenario) -> String {
    Scenario.isKnown(scenario.slug) ? translated(name: scenario.summary) : scenario.summary
  }

  /// The title of a misuse without its prefix, for lists of misuses.
  static func shortTitle(of scenario: Scenario) -> String {
    let title = title(of: scenario)
    let mark = localized("Misuse: ")
    return title.hasPrefix(mark) ? capitalized(String(title.dropFirst(mark.count))) : title
  }

  /// A title with an initial capital, unless it starts with a name from code, as `didMove`.
  private static func capitalized(_ title: String) -> String {
    let word = title.prefix { $0 != " " }
    guard !word.dropFirst().contains(where: \.isUppercase) else { return title }
    return title.prefix(1).uppercased() + title.dropFirst()
  }
}

extension SystemInfo {
  /// The container as an option.
  var choice: Choice {
    Choice(
      slug: slug, title: translated(name: title), summary: translated(name: summary))
  }
}

extension SystemInfo.Named {
  /// The version or action as an option.
  var choice: Choice {
    Choice(
      slug: slug, title: translated(name: title), summary: "", menu: menu.map(translated(name:)))
  }
}
