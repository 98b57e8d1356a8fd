internal import CGtk

/// A list of rows in sections, with a selection.
package final class SidebarList: Widget {
  /// A section: a title and its rows.
  package struct Section: Hashable, Sendable {
    package var title: String
    package var items: [Item]

    package init(_ title: String, _ items: [Item]) {
      (self.title, self.items) = (title, items)
    }
  }

  /// A row.
  package struct Item: Hashable, Sendable {
    /// The row's id.
    package var id: String
    package var title: String
    /// A description, for tooltip and assistive technology.
    package var details: String?
    /// An icon and subtitle.
    package var figure: Figure?
    /// Whether it is dimmed as unavailable.
    package var isDim = false

    package init(id: String, title: String, details: String? = nil, figure: Figure? = nil) {
      (self.id, self.title, self.details, self.figure) = (id, title, details, figure)
    }
  }

  /// An icon before a row's title, and a subtitle.
  package struct Figure: Hashable, Sendable {
    /// An icon name, or an image path.
    package var icon: String?
    /// The fallback icon.
    package var otherIcon: String
    package var line: String

    package init(icon: String?, or otherIcon: String, line: String) {
      (self.icon, self.otherIcon, self.line) = (icon, otherIcon, line)
    }
  }

  private let content = Content()
  /// Whether focusing a row does not select it; Return does.
  package var waitsForReturn: Bool {
    get { content.waitsForReturn }
    set { content.waitsForReturn = newValue }
  }

  package init(label: String) {
    super.init(gtk_list_box_new())
    addStyle("navigation-sidebar")
    setAccessibleLabel(label)
    makeOneTabStop()
    gtk_list_box_set_header_func(
      opaque,
      { row, _, held in
        nonisolated(unsafe) let (row, held) = (row, held)
        MainActor.assumeIsolated {
          guard let row, let held else { return }
          CallbackContext<Content>.open(held).giveHeader(to: row)
        }
      }, CallbackContext(content).retained, { releaseHeld($0) })
  }

  /// Replaces the rows, reusing unchanged ones at both ends and keeping the selection.
  package func setSections(_ sections: [Section]) {
    let selected = selection
    let isKnown = sections.contains { $0.items.contains { $0.id == selected } }
    content.known = nil
    let items = sections.flatMap(\.items)
    let old = content.items
    let kept = zip(old, items).prefix { $0 == $1 }.count
    let keptBelow = zip(old.dropFirst(kept).reversed(), items.dropFirst(kept).reversed())
      .prefix { $0 == $1 }.count
    for _ in kept..<old.count - keptBelow {
      guard let row = gtk_list_box_get_row_at_index(opaque, Int32(kept)) else { break }
      gtk_list_box_remove(
        opaque, UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
    }
    content.items = items
    content.headings = [:]
    var next = 0
    for section in sections {
      content.headings[next] = section.title
      next += section.items.count
    }
    for place in kept..<items.count - keptBelow {
      let row = SidebarRow(items[place])
      if items[place].isDim { row.addStyle("dim-label") }
      gtk_list_box_insert(opaque, row.pointer, Int32(place))
    }
    gtk_list_box_invalidate_headers(opaque)
    selection = isKnown ? selected : nil
  }

  /// The `id` of the selected row; setting it sends no signal.
  ///
  /// An unknown id clears the selection.
  package var selection: String? {
    get { content.item(at: gtk_list_box_get_selected_row(opaque))?.id }
    set {
      let index = content.items.firstIndex { $0.id == newValue }
      let known = index == nil ? nil : newValue
      (content.known, content.opened) = (known, known)
      gtk_list_box_select_row(
        opaque, index.flatMap { gtk_list_box_get_row_at_index(opaque, Int32($0)) })
    }
  }

  /// Focuses the selected row, or the first; focusing the list itself would take the last created
  /// row.
  package func takeKeyboard() {
    guard
      let row = gtk_list_box_get_selected_row(opaque) ?? gtk_list_box_get_row_at_index(opaque, 0)
    else { return }
    gtk_widget_grab_focus(UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
  }

  /// Focuses a row without selecting it.
  package func takeKeyboard(on id: String) {
    if let (_, row) = row(id) { gtk_widget_grab_focus(row) }
  }

  /// The index and widget of a row.
  private func row(_ id: String) -> (place: Int, widget: UnsafeMutablePointer<GtkWidget>)? {
    guard let place = content.items.firstIndex(where: { $0.id == id }),
      let row = gtk_list_box_get_row_at_index(opaque, Int32(place))
    else { return nil }
    return (place, UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
  }

  /// Scrolls to a row and the heading above it.
  package func reveal(_ id: String) {
    guard let (place, widget) = row(id), let adjustment = gtk_list_box_get_adjustment(opaque)
    else { return }
    var box = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, pointer, &box) != 0 else { return }
    let top = Double(box.origin.y)
    // A heading is above its first row but not part of it.
    let above = content.headings[place] == nil ? 0 : Self.headingHeight
    let (low, high) = (top - above, top + Double(box.size.height) + Self.margin)
    let page = gtk_adjustment_get_page_size(adjustment)
    let value = max(gtk_adjustment_get_value(adjustment), high - page)
    // Set, not clamped: this ends another scroll animation.
    gtk_adjustment_set_value(adjustment, min(value, max(low, 0)))
  }

  private static let headingHeight = 40.0
  private static let margin = 8.0

  /// Calls `body` with the `id` of the row the user chose.
  ///
  /// While the open document has no row, or the list waits for Return, moving the focus does not
  /// choose a row; Return or a click does. Assistive technology chooses without the focus.
  package func onSelect(_ body: @escaping (String) -> Void) {
    connect(raw, "row-selected") { [content, opaque] _ in
      let item = content.item(at: gtk_list_box_get_selected_row(opaque))
      guard let item, item.id != content.known else { return }
      content.known = item.id
      let isOpenedAtOnce = content.opened != nil && !content.waitsForReturn
      guard isOpenedAtOnce || !keyboardIsOn(gtk_list_box_get_selected_row(opaque)) else {
        return
      }
      content.opened = item.id
      body(item.id)
    }
    connect(raw, "row-activated") { [content, opaque] _ in
      let item = content.item(at: gtk_list_box_get_selected_row(opaque))
      guard let item, item.id != content.opened else { return }
      (content.known, content.opened) = (item.id, item.id)
      body(item.id)
    }
  }

  /// The list's state, shared with GTK's closures.
  private final class Content {
    /// The headings' minimum width, which gives the sidebar a width that suits the text scale.
    private static let leastCharacters = 18

    var items: [Item] = []
    var waitsForReturn = false
    /// Section titles, by the index of the row below.
    var headings: [Int: String] = [:]
    /// The last reported selection; GTK reports it again when the list gains the focus.
    var known: String?
    /// The row of the open document; nil if it has none.
    var opened: String?

    func item(at row: UnsafeMutablePointer<GtkListBoxRow>?) -> Item? {
      guard let row else { return nil }
      let index = Int(gtk_list_box_row_get_index(row))
      return items.indices.contains(index) ? items[index] : nil
    }

    func giveHeader(to row: UnsafeMutablePointer<GtkListBoxRow>) {
      guard let title = headings[Int(gtk_list_box_row_get_index(row))], !title.isEmpty else {
        return gtk_list_box_row_set_header(row, nil)
      }
      let label = Label(title, style: "sidebar-heading")
      label.horizontalAlignment = 0
      label.isEllipsized = true
      label.widthInCharacters = Self.leastCharacters
      label.tooltip = title
      label.setMargins(top: 12, leading: 12, bottom: 4, trailing: 12)
      gtk_list_box_row_set_header(row, label.pointer)
    }
  }
}

/// Whether a row is its window's focus widget.
private func keyboardIsOn(_ row: UnsafeMutablePointer<GtkListBoxRow>?) -> Bool {
  guard let row else { return false }
  let widget = UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self)
  return gtk_widget_is_focus(widget) != 0
}
