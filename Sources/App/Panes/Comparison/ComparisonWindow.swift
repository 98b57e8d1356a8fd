import Drawing
import Figures
import Geometry
import GtkKit
import Hierarchy
import Support

/// A window with the differences between two hierarchies: one tree, and below it the changes as
/// text.
///
/// Either can be the base.
final class ComparisonWindow {
  /// A difference, and its title.
  struct Side {
    let difference: HierarchyDifference
    let title: String
  }

  /// Longer lists are truncated, with a note; copying includes everything.
  private static let greatestCount = 500

  private var sides: (shown: Side, other: Side)
  private let theme: Theme
  private let title = Label("", style: "heading")
  private let copy = Button(.text(localized("Copy as Text")))
  private let swap = Button(.text(localized("Swap")))
  private let panes: Paned
  private var tree: PictureView
  private var text = ""

  private init(
    _ difference: HierarchyDifference, titles: (there: String, back: String), _ theme: Theme
  ) {
    sides = (
      Side(difference: difference, title: titles.there),
      Side(difference: difference.reversed, title: titles.back)
    )
    self.theme = theme
    tree = Self.tree(of: difference, theme)
    panes = Paned(
      .vertical, tree.canvas, Box(.vertical), border: localized("Differences Divider"))
    panes.setGrows(first: true, second: false)
    panes.expandsVertically = true
    panes.position = 430
    title.horizontalAlignment = 0
    title.expandsHorizontally = true
    title.isEllipsized = true
    swap.tooltip = localized("Reverses the comparison")
    showList()
  }

  /// Shows a difference in a new window; `titles` name both directions.
  static func present(
    _ difference: HierarchyDifference, titles: (there: String, back: String), theme: Theme,
    above window: ApplicationWindow
  ) {
    let comparison = ComparisonWindow(difference, titles: titles, theme)
    let head = Box(
      .horizontal, spacing: 12, [comparison.title, comparison.swap, comparison.copy])
    head.setMargins(12)
    comparison.copy.onClick { [weak comparison] in
      if let comparison { Clipboard.copy(comparison.text) }
    }
    comparison.swap.onClick { [weak comparison] in comparison?.swapSides() }
    let side = SideWindow(
      title: localized("Comparison"), size: CGSize(width: 960, height: 680),
      Box(.vertical, [head, comparison.panes]))
    // This is the only strong reference.
    side.onClose { withExtendedLifetime(comparison) {} }
    side.present(above: window)
  }

  private func swapSides() {
    sides = (sides.other, sides.shown)
    tree = Self.tree(of: sides.shown.difference, theme)
    panes.setFirst(tree.canvas)
    showList()
  }

  private func showList() {
    title.text = sides.shown.title
    title.tooltip = sides.shown.title
    text = sides.shown.difference.text
    panes.setSecond(Self.list(of: text))
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
    // Long lines wrap.
    label.isWrapped = true
    label.breaksWords = true
    label.setMargins(12)
    return ScrolledWindow(label)
  }
}
