internal import CGtk

/// Children side by side in columns, for lists in which many rows come and go.
///
/// Only the children whose columns go by what is in them are asked how wide they are, and how tall:
/// sizes are what costs most of a row that is shown for an instant. Columns stand from left to right in
/// every language; they and their order never change.
package final class ColumnRow: Widget {
  /// How wide a column is, in pixels.
  package enum Width: Hashable, Sendable {
    /// As wide as that, whatever is in it.
    case fixed(Int)
    /// As wide as what is in it would like to be, and that at least.
    case atLeast(Int)
    /// What the others leave, and that at least.
    case rest(Int)
  }

  private static let native = CustomWidgetClass(name: "TerrariumColumnRow", css: "columns")

  /// A row of children, each in a column of its own.
  package init(spacing: Int, _ columns: [(child: Widget, width: Width)]) {
    let behavior = ColumnRowBehavior(
      columns: columns.map { ColumnRowBehavior.Column(child: $0.child.pointer, width: $0.width) },
      spacing: spacing)
    super.init(Self.native.make(behavior, role: .group))
    for column in columns { gtk_widget_set_parent(column.child.pointer, pointer) }
  }
}

/// How a row of columns measures and places its children.
private final class ColumnRowBehavior: WidgetBehavior {
  struct Column {
    let child: UnsafeMutablePointer<GtkWidget>
    let width: ColumnRow.Width

    /// How wide it is at least, or would be: the same but for a column that takes the rest.
    var least: Int {
      switch width {
      case .fixed(let width), .rest(let width): width
      case .atLeast(let width): max(width, natural(GTK_ORIENTATION_HORIZONTAL))
      }
    }

    func natural(_ orientation: GtkOrientation) -> Int {
      var natural: Int32 = 0
      gtk_widget_measure(child, orientation, -1, nil, &natural, nil, nil)
      return Int(natural)
    }

    var goesByContent: Bool {
      if case .atLeast = width { true } else { false }
    }
  }

  private let columns: [Column]
  private let spacing: Int

  init(columns: [Column], spacing: Int) {
    (self.columns, self.spacing) = (columns, spacing)
  }

  override func measure(_ orientation: GtkOrientation) -> (minimum: Int, natural: Int) {
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      let width = columns.reduce(spacing * (columns.count - 1)) { $0 + $1.least }
      return (width, width)
    }
    let height = columns.filter(\.goesByContent).map { $0.natural(GTK_ORIENTATION_VERTICAL) }.max()
    return (height ?? 0, height ?? 0)
  }

  override func allocate(width: Int, height: Int) {
    let widths = columns.map(\.least)
    let used = widths.reduce(spacing * (columns.count - 1), +)
    var x = 0
    for (column, least) in zip(columns, widths) {
      let isRest = if case .rest = column.width { true } else { false }
      let wide = isRest ? least + max(width - used, 0) : least
      var place = GtkAllocation(x: Int32(x), y: 0, width: Int32(wide), height: Int32(height))
      gtk_widget_size_allocate(column.child, &place, -1)
      x += wide + spacing
    }
  }
}
