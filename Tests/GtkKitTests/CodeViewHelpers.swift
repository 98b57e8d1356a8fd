// What a person does to an editor, and what one sees of it.

import CGio
import CGtk
import Foundation

@testable import GtkKit

@MainActor extension CodeView {
  private var native: UnsafeMutablePointer<GtkTextBuffer> { buffer.typed() }

  /// Types at the cursor.
  func type(_ text: String) {
    gtk_text_buffer_begin_user_action(native)
    gtk_text_buffer_insert_at_cursor(native, text, Int32(text.utf8.count))
    gtk_text_buffer_end_user_action(native)
  }

  /// Shows where something dragged over a place would be dropped, as GTK does.
  func dragOver(scalar offset: Int) {
    var iter = buffer.iter(at: offset)
    guard let mark = gtk_text_buffer_get_mark(native, "gtk_drag_target") else { return }
    gtk_text_buffer_move_mark(native, mark, &iter)
    gtk_text_mark_set_visible(mark, 1)
  }

  /// Whether a caret says where something would be dropped.
  var showsDropCaret: Bool {
    gtk_text_buffer_get_mark(native, "gtk_drag_target").map { gtk_text_mark_get_visible($0) != 0 }
      ?? false
  }

  /// Rubs characters out, given in scalars.
  func erase(_ range: Range<Int>) {
    var (start, end) = (buffer.iter(at: range.lowerBound), buffer.iter(at: range.upperBound))
    gtk_text_buffer_begin_user_action(native)
    gtk_text_buffer_delete(native, &start, &end)
    gtk_text_buffer_end_user_action(native)
  }

  /// Moves the cursor as the arrow keys do.
  func stepTo(scalar offset: Int) {
    var iter = buffer.iter(at: offset)
    gtk_text_buffer_place_cursor(native, &iter)
  }

  /// Selects as Shift with the arrow keys does.
  func extendSelection(toScalar offset: Int) {
    var iter = buffer.iter(at: offset)
    gtk_text_buffer_move_mark(native, gtk_text_buffer_get_insert(native), &iter)
  }

  /// The text with every tagged piece in brackets: `[keyword let] a`.
  func look(without hidden: Set<String> = []) -> String {
    var result = ""
    var open: [String] = []
    for (offset, scalar) in text.unicodeScalars.enumerated() {
      let tags = tagNames(at: offset).filter { !hidden.contains($0) }
      if tags != open {
        if !open.isEmpty { result += "]" }
        if !tags.isEmpty { result += "[" + tags.joined(separator: "+") + " " }
        open = tags
      }
      result.unicodeScalars.append(scalar)
    }
    return open.isEmpty ? result : result + "]"
  }

  private func tagNames(at offset: Int) -> [String] {
    var iter = buffer.iter(at: offset)
    let tags = gtk_text_iter_get_tags(&iter)
    defer { g_slist_free(tags) }
    return sequence(first: tags, next: { $0?.pointee.next }).prefix { $0 != nil }.compactMap {
      guard let tag = $0?.pointee.data else { return nil }
      return Object(holding: tag).text("name")
    }
  }

  /// The color a kind of word is written in, as `#rrggbb`.
  func foreground(of kind: WordKind) -> String? {
    let table = gtk_text_buffer_get_tag_table(native)
    guard let tag = gtk_text_tag_table_lookup(table, kind.rawValue) else { return nil }
    var value = PropertyValue(emptyOf: gdk_rgba_get_type())
    g_object_get_property(
      UnsafeMutableRawPointer(tag).assumingMemoryBound(to: GObject.self), "foreground-rgba",
      &value.storage)
    guard let color = g_value_get_boxed(&value.storage) else { return nil }
    let rgba = color.assumingMemoryBound(to: GdkRGBA.self).pointee
    return "#"
      + [rgba.red, rgba.green, rgba.blue].map {
        let digits = String(Int(($0 * 255).rounded()), radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }

  /// How far it is scrolled down, in pixels.
  var scrolled: Double {
    gtk_adjustment_get_value(gtk_scrollable_get_vadjustment(opaque))
  }
}

@MainActor extension Object {
  fileprivate func text(_ property: String) -> String? {
    var value = PropertyValue(emptyOf: terrarium_type_string)
    g_object_get_property(typed(), property, &value.storage)
    return g_value_get_string(&value.storage).map { String(cString: $0) }
  }
}

@MainActor extension Widget {
  /// Lets files fall onto this widget, as a file manager does; answers whether it took them.
  func drop(_ paths: [String]) -> Bool {
    let controllers = Object(
      owning: UnsafeMutableRawPointer(gtk_widget_observe_controllers(pointer)))
    for index in 0..<g_list_model_get_n_items(controllers.opaque) {
      guard let item = g_list_model_get_item(controllers.opaque, index) else { continue }
      let target = Object(owning: item)
      guard g_type_check_instance_is_a(target.typed(), gtk_drop_target_get_type()) != 0 else {
        continue
      }
      return emitDrop(of: paths, on: target)
    }
    return false
  }

  private func emitDrop(of paths: [String], on target: Object) -> Bool {
    var files: [OpaquePointer?] = paths.map { g_file_new_for_path($0) }
    defer { files.forEach { g_object_unref(UnsafeMutableRawPointer($0)) } }
    var dropped = PropertyValue(emptyOf: gdk_file_list_get_type())
    let list = gdk_file_list_new_from_array(&files, gsize(files.count))
    g_value_take_boxed(&dropped.storage, UnsafeMutableRawPointer(list))
    let type = gtk_drop_target_get_type()
    var call = [GValue(), GValue(), GValue(), GValue()]
    var answer = PropertyValue(false)
    g_value_init(&call[0], type)
    g_value_set_object(&call[0], target.raw)
    g_value_init(&call[1], g_value_get_type())
    g_value_set_boxed(&call[1], &dropped.storage)
    for index in 2...3 { g_value_init(&call[index], terrarium_type_double) }
    g_signal_emitv(call, g_signal_lookup("drop", type), 0, &answer.storage)
    call.indices.forEach { g_value_unset(&call[$0]) }
    return g_value_get_boolean(&answer.storage) != 0
  }
}
