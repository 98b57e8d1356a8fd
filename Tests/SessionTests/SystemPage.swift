import Samples
import Support

/// The page of all containers, each with its source, variants and actions.
struct SystemPage {
  /// Its file below `Documentation`.
  let file: String
  /// The translation of the recipes' names.
  let translation: Translation
  /// The text before the list of containers.
  let head: String
  /// The sentence that credits a source.
  let credit: @Sendable (String) -> String
  /// The size of a screen.
  let size: @Sendable (Int, Int) -> String
  let versions: String
  let verbs: String
  /// The separator between two actions of one menu.
  let comma: String
  /// The sentence that refers to the actions of a container above.
  let sameActions: @Sendable (String, String) -> String

  static let english = SystemPage(
    file: "Systems.md", translation: .english,
    head: """
      # Containers

      The containers of the sidebar, in its order, with the short names that `terrarium list` prints. Open one with
      `terrarium trace NAME`, `terrarium export NAME`, or in the window; `--variant VARIANT` selects a variant, and the
      first one is the default. The actions are the buttons below the stage.

      `scripts/systems` writes this page from the recipes in `Sources/Samples`.
      """,
    credit: { "Based on \($0)." }, size: { "\($0) × \($1) points" }, versions: "Variants",
    verbs: "Actions", comma: ", ", sameActions: { "As in \($0): \($1)" })

  static func japanese() throws -> SystemPage {
    SystemPage(
      file: "ja/Systems.md", translation: try TranslatorsList.translation("ja"),
      head: """
        # コンテナ

        サイドバーのコンテナを、その順に挙げます。`terrarium list` は短い名前で挙げます。どれも `terrarium trace NAME`、`terrarium export NAME`、またはウインドウで開けます。バリアントは `--variant VARIANT` で選び、何も指定しなければ先頭のものになります。操作は、ステージの下のボタンです。

        このページは、`scripts/systems` が `Sources/Samples` のレシピから書き出します。
        """,
      credit: { "\($0)による。" }, size: { "\($0) × \($1) ポイント" }, versions: "バリアント",
      verbs: "操作", comma: "、", sameActions: { "\($0)と同じもの: \($1)" })
  }

  /// All of it, as Markdown.
  var text: String {
    Translation.$here.withValue(translation) {
      """
      \(head)

      \(Systems.all.map { "- [\(translated(name: $0.title))](#\($0.slug))" }
        .joined(separator: "\n"))

      \(Systems.all.map(section).joined(separator: "\n"))
      """
    }
  }

  private func section(on recipe: SystemRecipe) -> String {
    let size = size(Int(recipe.screen.width), Int(recipe.screen.height))
    let parts = [
      "<a id=\"\(recipe.slug)\"></a>\n## \(translated(name: recipe.title))",
      "`\(recipe.slug)` · \(size)\n\n\(translated(name: recipe.summary))",
      recipe.source.map(source),
      list(versions, recipe.variants.map { "`\($0.slug)` \(translated(name: $0.title))" }),
      list(verbs, verbLines(of: recipe)),
    ]
    return parts.compactMap(\.self).joined(separator: "\n\n") + "\n"
  }

  private func source(_ source: SystemSource) -> String {
    credit(source.link.map { "[\(source.credit)](\($0))" } ?? source.credit)
  }

  /// Nothing for an empty list, a line for a single item, or a list under its name.
  private func list(_ title: String, _ items: [String]) -> String? {
    switch items.count {
    case 0: nil
    case 1: "\(title): \(items[0])"
    default: "\(title):\n\n" + items.map { "- \($0)" }.joined(separator: "\n")
    }
  }

  /// The actions, one line each, or one line for a menu; actions of a container above by slug only.
  private func verbLines(of recipe: SystemRecipe) -> [String] {
    let lines = allVerbLines(of: recipe)
    for earlier in Systems.all.prefix(while: { $0.slug != recipe.slug }) {
      let known = Set(allVerbLines(of: earlier).map(\.words))
      let shared = lines.filter { known.contains($0.words) }
      guard shared.count > 3 else { continue }
      let slugs = shared.flatMap(\.slugs).map { "`\($0)`" }.joined(separator: comma)
      let link = "[\(translated(name: earlier.title))](#\(earlier.slug))"
      return lines.filter { !known.contains($0.words) }.map(\.words) + [sameActions(link, slugs)]
    }
    return lines.map(\.words)
  }

  /// The actions in order; those of one menu share a line.
  private func allVerbLines(
    of recipe: SystemRecipe
  ) -> [(menu: String?, words: String, slugs: [String])] {
    var lines: [(menu: String?, words: String, slugs: [String])] = []
    for action in recipe.actions {
      let verb = "`\(action.slug)` \(translated(name: action.title))"
      if let menu = action.menu, lines.last?.menu == menu {
        lines[lines.count - 1].words += comma + verb
        lines[lines.count - 1].slugs.append(action.slug)
      } else {
        let heading = action.menu.map { translated(name: $0) + ": " } ?? ""
        lines.append((action.menu, heading + verb, [action.slug]))
      }
    }
    return lines
  }
}
