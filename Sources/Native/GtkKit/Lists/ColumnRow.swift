internal import CGtk

/// A row of columns, for lists with many short-lived rows.
///
/// Only children in content-sized columns are measured: measuring dominates the cost of a row that
/// is shown briefly. Columns run left to right in every language; they and their order never
/// change.
package final class ColumnRow: Widget {
  /// The width of a column, in pixels.
  package enum Width: Hashable, Sendable {
    /// A fixed width, regardless of content.
    case fixed(Int)
    /// The content's natural width, with a minimum.
    case atLeast(Int)
    /// The remaining width, with a minimum.
    case rest(Int)
  }

  private static let native = CustomWidgetClass(name: "TerrariumColumnRow", css: "columns")

  /// Creates a row with one child per column.
  package init(spacing: Int, _ columns: [(child: Widget, width: Width)]) {
    let behavior = ColumnRowBehavior(
      columns: columns.map { ColumnRowBehavior.Column(child: $0.child.pointer, width: $0.width) },
      spacing: spacing)
    super.init(Self.native.make(behavior, role: .group))
    for column in columns { gtk_widget_set_parent(column.child.pointer, pointer) }
  }
}

/// Measurement and layout of a row of columns.
private final class ColumnRowBehavior: WidgetBehavior {
  struct Column {
    let child: UnsafeMutablePointer<GtkWidget>
    let width: ColumnRow.Width

    /// The column's minimum and natural width; without the remainder, if it takes that.
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
