internal import CGtk

/// A reusable row widget of a `ListView`.
package protocol ListRow: AnyObject {
  var widget: Widget { get }
  /// Shows the row at an index; returns its accessible name.
  func show(_ place: Int) -> String
}

/// A virtualized list of rows of one height: only visible rows have widgets.
///
/// Arrows move the focus, Shift and Control select several, Return or a click opens one.
package final class ListView: Widget {
  private let model: RowModel
  private let selection: Object
  /// The rows that have widgets.
  let live: LiveRows
  /// The row to scroll to.
  private var wanted = 0
  private var isScrollDue = false
  private lazy var layoutWait = FrameClock(of: Widget(pointer))

  /// Creates an empty list with an accessible name; `make` creates its row widgets.
  package init(label: String, make: @escaping () -> any ListRow) {
    model = RowModel()
    let (model, live) = (model, LiveRows(make))
    self.live = live
    // The selection takes ownership of the model, the list of the selection.
    g_object_ref(model.raw)
    let selection = Object(
      owning: UnsafeMutableRawPointer(gtk_multi_selection_new(model.opaque)))
    self.selection = selection
    g_object_ref(selection.raw)
    super.init(gtk_list_view_new(selection.opaque, live.factory))
    addStyle("row-list")
    setAccessibleLabel(label)
  }

  /// The number of rows.
  package var count: Int { model.count }

  /// Replaces all rows and clears the selection.
  package func reload(count: Int) { model.reload(count: count) }

  /// Appends rows.
  package func append(_ added: Int) { if added > 0 { model.append(added) } }

  /// Refreshes the visible rows, or those at some indexes.
  package func refresh(_ places: ClosedRange<Int>? = nil) { live.refresh(places) }

  /// The selected rows, sorted.
  package var chosen: [Int] {
    get {
      guard let set = gtk_selection_model_get_selection(selection.opaque) else { return [] }
      defer { gtk_bitset_unref(set) }
      return (0..<gtk_bitset_get_size(set)).map { Int(gtk_bitset_get_nth(set, UInt32($0))) }
    }
    set {
      guard let set = gtk_bitset_new_empty(), let mask = gtk_bitset_new_range(0, UInt32(count))
      else { return }
      newValue.forEach { gtk_bitset_add(set, UInt32($0)) }
      gtk_selection_model_set_selection(selection.opaque, set, mask)
      gtk_bitset_unref(set)
      gtk_bitset_unref(mask)
    }
  }

  /// Scrolls a row into view without moving the focus.
  ///
  /// Deferred until the list is laid out.
  package func reveal(_ place: Int) {
    wanted = place
    scroll()
    guard !isScrollDue else { return }
    isScrollDue = true
    afterwards { [weak self] in
      self?.isScrollDue = false
      self?.scrollWhenLaidOut()
    }
  }

  /// A new list has no height before its first frame.
  private func scrollWhenLaidOut() {
    guard !isLaidOut, gtk_widget_get_mapped(pointer) != 0 else { return scroll() }
    layoutWait.start { [weak self] _ in
      guard let self, !isLaidOut, gtk_widget_get_mapped(pointer) != 0 else {
        self?.scroll()
        return false
      }
      return true
    }
  }

  private var isLaidOut: Bool { gtk_widget_get_height(pointer) > 0 }

  private func scroll() {
    guard (0..<count).contains(wanted), isLaidOut else { return }
    gtk_widget_activate_action_variant(
      pointer, "list.scroll-to-item", g_variant_new_uint32(UInt32(wanted)))
  }

  /// Scrolls to a row, selects and focuses it.
  package func go(to place: Int) {
    reveal(place)
    chosen = [place]
    // The row has a widget only after scrolling.
    afterwards { [live] in live.grabFocus(place) }
  }

  /// The focused row.
  package var focusedRow: Int? { live.focusedRow }

  /// Calls `body` with the row opened by Return or a double click.
  package func onActivate(_ body: @escaping (Int) -> Void) {
    connect(raw, "activate") { call in body(Int(call.uint(0))) }
  }

  /// Calls `body` with the row clicked without modifiers.
  package func onClickRow(_ body: @escaping (Int) -> Void) { live.click = body }
}

/// The rows that have widgets, retained by GTK's factory.
final class LiveRows {
  private var rows: [UnsafeMutableRawPointer: (row: any ListRow, place: Int?)] = [:]
  private let make: () -> any ListRow
  var click: (Int) -> Void = { _ in }

  init(_ make: @escaping () -> any ListRow) { self.make = make }

  var count: Int { rows.values.count { $0.place != nil } }

  /// A new factory, for a list that takes ownership.
  var factory: OpaquePointer? {
    guard let factory = gtk_signal_list_item_factory_new() else { return nil }
    let address = UnsafeMutableRawPointer(factory)
    connect(address, "setup") { [weak self] call in self?.setUp(call.object(0)) }
    connect(address, "bind") { [weak self] call in self?.bind(call.object(0)) }
    connect(address, "unbind") { [weak self] call in
      call.object(0).map { self?.rows[$0]?.place = nil }
    }
    connect(address, "teardown") { [weak self] call in
      call.object(0).map { self?.rows[$0] = nil }
    }
    return factory
  }

  private func setUp(_ item: UnsafeMutableRawPointer?) {
    guard let item else { return }
    let row = make()
    rows[item] = (row, nil)
    gtk_list_item_set_child(OpaquePointer(item), row.widget.pointer)
    row.widget.onClick { [weak self] event in
      guard let self, event.modifiers.isEmpty, let place = rows[item]?.place else { return }
      click(place)
    }
  }

  private func bind(_ item: UnsafeMutableRawPointer?) {
    guard let item, rows[item] != nil else { return }
    rows[item]?.place = Int(gtk_list_item_get_position(OpaquePointer(item)))
    show(item)
  }

  private func show(_ item: UnsafeMutableRawPointer) {
    guard let (row, place) = rows[item], let place else { return }
    let name = row.show(place)
    // The focusable and accessible widget is the row's parent.
    if let around = gtk_widget_get_parent(row.widget.pointer) {
      Widget(around).setAccessibleLabel(name)
    }
  }

  func refresh(_ places: ClosedRange<Int>?) {
    for (item, row) in rows where row.place.map({ places?.contains($0) ?? true }) ?? false {
      show(item)
    }
  }

  func grabFocus(_ place: Int) {
    guard let row = rows.values.first(where: { $0.place == place })?.row,
      let around = gtk_widget_get_parent(row.widget.pointer)
    else { return }
    gtk_widget_grab_focus(around)
  }

  var focusedRow: Int? {
    rows.values.first { entry in
      guard let around = gtk_widget_get_parent(entry.row.widget.pointer) else { return false }
      return entry.place != nil && gtk_widget_has_focus(around) != 0
    }?.place
  }
}
