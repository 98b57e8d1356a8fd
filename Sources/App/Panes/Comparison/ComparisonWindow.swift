import Drawing
import Figures
import Geometry
import GtkKit
import Hierarchy
import Translation

/// A window with what differs between two hierarchies: one tree, and below it the changes as text.
enum ComparisonWindow {
  /// Longer lists are cut off, and say so; copied they are whole.
  private static let greatestCount = 500

  static func present(
    _ difference: HierarchyDifference, title: String, theme: Theme,
    above window: ApplicationWindow
  ) {
    let words = Label(title, style: "heading")
    words.horizontalAlignment = 0
    words.expandsHorizontally = true
    words.isEllipsized = true
    let text = difference.text
    let copy = Button(.text(localized("Copy as Text")))
    copy.onClick { Clipboard.copy(text) }
    let head = Box(.horizontal, spacing: 12, [words, copy])
    head.setMargins(12)
    let tree = tree(of: difference, theme)
    let panes = Paned(.vertical, tree.canvas, list(of: text))
    panes.setGrows(first: true, second: false)
    panes.expandsVertically = true
    panes.position = 430
    let side = SideWindow(
      title: localized("Comparison"), size: CGSize(width: 960, height: 680),
      Box(.vertical, [head, panes]))
    // Nobody else holds it.
    side.onClose { withExtendedLifetime(tree) {} }
    side.present(above: window)
  }

  private static func tree(of difference: HierarchyDifference, _ theme: Theme) -> PictureView {
    let options = FigureOptions(shaper: Toolkit.textShaper, theme: theme)
    let diagram = DifferenceDiagram.diagram(of: difference, options: options)
    return PictureView(
      diagram.picture, beginningAt: DifferenceDiagram.firstChange(of: difference, in: diagram),
      label: localized("Both hierarchies as one tree"))
  }

  private static func list(of text: String) -> Widget {
    let lines = text.split(separator: "\n")
    let rest = lines.count - greatestCount
    let shown =
      lines.prefix(greatestCount).map(String.init)
      + (rest > 0 ? [localized("and \(rest) lines more")] : [])
    let label = Label(shown.joined(separator: "\n"), style: "code")
    label.horizontalAlignment = 0
    label.isSelectable = true
    label.setMargins(12)
    return ScrolledWindow(label)
  }
}
