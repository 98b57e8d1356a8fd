internal import CGtk
internal import Geometry

/// A list with a selected row and its details, while the focus is elsewhere.
package final class ProposalList: Widget {
  /// One row.
  nonisolated package struct Row: Hashable, Sendable {
    /// The letter of its kind, and its style class.
    package let mark: String
    package let style: String
    package let title: String
    package let details: String

    package init(mark: String, style: String, title: String, details: String) {
      (self.mark, self.style, self.title, self.details) = (mark, style, title, details)
    }
  }

  private let list: PlainListBox
  private let details = Label("", style: "proposal-details")
  private let scroller: ScrolledWindow
  private(set) package var rows: [Row] = []
  /// The selected row.
  private(set) package var index = 0
  private var shown: [ProposalRow] = []

  private static let rowsInSight = 8
  private static let rowHeight = 26

  /// Creates an empty list with an accessible name.
  package init(label: String) {
    list = PlainListBox(label: label)
    scroller = ScrolledWindow(list, horizontal: false)
    scroller.grows(to: Self.rowsInSight * Self.rowHeight)
    scroller.setMinimumSize(width: 380)
    details.isWrapped = true
    details.horizontalAlignment = 0
    gtk_label_set_max_width_chars(details.opaque, 52)
    let box = Box(.vertical, [scroller, details])
    super.init(box.pointer)
    addStyle("proposals")
  }

  /// Calls `body` with the clicked row.
  package func onActivate(_ body: @escaping (Int) -> Void) {
    connect(list.raw, "row-activated") { call in
      guard let row = call.object(0) else { return }
      body(Int(gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self))))
    }
  }

  /// Replaces the rows and selects the first.
  package func show(_ rows: [Row]) {
    if rows != self.rows {
      self.rows = rows
      shown.forEach { gtk_list_box_remove(list.opaque, $0.pointer) }
      shown = rows.map(ProposalRow.init)
      shown.forEach { gtk_list_box_append(list.opaque, $0.pointer) }
      // A scroll bar would make a single row as high as the bar.
      scroller.scrollsVertically = rows.count > Self.rowsInSight
    }
    choose(0)
  }

  /// Moves the selection; a single step wraps around.
  package func move(by distance: Int) {
    guard !rows.isEmpty else { return }
    let goesRound = abs(distance) == 1
    let next = index + distance
    choose(
      goesRound ? (next + rows.count) % rows.count : min(max(next, 0), rows.count - 1))
  }

  private func choose(_ index: Int) {
    self.index = index
    guard shown.indices.contains(index) else { return }
    gtk_list_box_select_row(list.opaque, shown[index].typed())
    details.text = rows[index].details
    details.isVisible = !rows[index].details.isEmpty
    reveal(index)
  }

  /// Scrolls a row into view; all rows have the same height.
  private func reveal(_ index: Int) {
    let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque)
    let whole = gtk_adjustment_get_upper(adjustment)
    guard index > 0, gtk_widget_get_height(list.pointer) > 0 else {
      gtk_adjustment_set_value(adjustment, 0)
      return
    }
    let height = whole / Double(max(rows.count, 1))
    gtk_adjustment_clamp_page(
      adjustment, Double(index) * height, Double(index + 1) * height)
  }
}

/// A list whose rows can be selected and clicked but not focused.
private final class PlainListBox: Widget {
  init(label: String) {
    super.init(gtk_list_box_new())
    gtk_list_box_set_selection_mode(opaque, GTK_SELECTION_BROWSE)
    gtk_list_box_set_activate_on_single_click(opaque, 1)
    gtk_widget_set_can_focus(pointer, 0)
    setAccessibleLabel(label)
  }
}

/// A row with a kind's letter and a signature.
private final class ProposalRow: Widget {
  init(_ row: ProposalList.Row) {
    super.init(gtk_list_box_row_new())
    let mark = Label(row.mark, style: "proposal-mark")
    mark.addStyle(row.style)
    let title = Label(row.title, style: "proposal-title")
    title.horizontalAlignment = 0
    title.isEllipsized = true
    title.expandsHorizontally = true
    let box = Box(.horizontal, spacing: 8, [mark, title])
    gtk_list_box_row_set_child(typed(), box.pointer)
    gtk_widget_set_focusable(pointer, 0)
    setAccessibleLabel(row.title)
    setAccessibleDescription(row.details)
  }
}
