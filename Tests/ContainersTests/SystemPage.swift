import Containers

/// The page that says what there is to open: every system with its source, versions and verbs.
enum SystemPage {
  static let text = """
    # Systems

    What the sidebar offers, in its order, and `terrarium list` by its short names. Each is opened
    by `terrarium trace NAME`, `terrarium export NAME`, or in the window; a version by
    `--variant VERSION`, where the first one is usual. Verbs are the buttons below the stage.

    This page is written by `scripts/systems` from the recipes in `Sources/Containers`.

    \(Systems.all.map { "- [\($0.title)](#\($0.slug))" }.joined(separator: "\n"))

    \(Systems.all.map(section).joined(separator: "\n"))
    """

  private static func section(on recipe: SystemRecipe) -> String {
    let (width, height) = (Int(recipe.screen.width), Int(recipe.screen.height))
    let parts = [
      "<a id=\"\(recipe.slug)\"></a>\n## \(recipe.title)",
      "`\(recipe.slug)` · \(width) × \(height) points\n\n\(recipe.summary)",
      recipe.source.map(source),
      list("Versions", recipe.variants.map { "`\($0.slug)` \($0.title)" }),
      list("Verbs", verbs(of: recipe)),
    ]
    return parts.compactMap(\.self).joined(separator: "\n\n") + "\n"
  }

  private static func source(_ source: SystemSource) -> String {
    guard let link = source.link else { return "After \(source.credit)." }
    return "After [\(source.credit)](\(link))."
  }

  /// Nothing for an empty list, or a list under its name.
  private static func list(_ title: String, _ items: [String]) -> String? {
    items.isEmpty ? nil : "\(title):\n\n" + items.map { "- \($0)" }.joined(separator: "\n")
  }

  /// Those of one menu follow each other on one line.
  private static func verbs(of recipe: SystemRecipe) -> [String] {
    var lines: [(menu: String?, words: String)] = []
    for action in recipe.actions {
      if let menu = action.menu, lines.last?.menu == menu {
        lines[lines.count - 1].words += ", `\(action.slug)` \(action.title)"
      } else {
        let heading = action.menu.map { "\($0): " } ?? ""
        lines.append((action.menu, "\(heading)`\(action.slug)` \(action.title)"))
      }
    }
    return lines.map(\.words)
  }
}
