internal import CGtk

/// A list model of a given length: an object per row, created when the row becomes visible.
///
/// The objects are empty: GTK supplies the position. So 100,000 rows need no more memory than the
/// visible ones.
final class RowModel: Object {
  init() {
    // g_object_new aborts rather than return NULL.
    super.init(
      owning: UnsafeMutableRawPointer(
        g_object_new_with_properties(rowModelType, 0, nil, nil).unsafelyUnwrapped))
  }

  /// The number of rows.
  var count: Int { Int(instance.pointee.count) }

  /// Replaces all rows.
  func reload(count: Int) {
    let old = instance.pointee.count
    instance.pointee.count = UInt32(count)
    g_list_model_items_changed(opaque, 0, old, UInt32(count))
  }

  /// Appends rows; earlier rows keep their positions and selection.
  func append(_ added: Int) {
    let old = instance.pointee.count
    instance.pointee.count = old + UInt32(added)
    g_list_model_items_changed(opaque, old, 0, UInt32(added))
  }

  private var instance: UnsafeMutablePointer<RowModelInstance> { typed() }
}

/// The instance struct: GObject's part and the number of rows.
private struct RowModelInstance {
  var parent: GObject
  var count: UInt32
}

/// The model's GType, registered once.
private let rowModelType: GType = {
  var parent = GTypeQuery()
  g_type_query(g_object_get_type(), &parent)
  var info = GTypeInfo()
  info.class_size = UInt16(parent.class_size)
  info.instance_size = UInt16(MemoryLayout<RowModelInstance>.size)
  let type = g_type_register_static(
    g_object_get_type(), "TerrariumRowModel", &info, GTypeFlags(rawValue: 0))
  var list = GInterfaceInfo()
  list.interface_init = { interface, _ in
    nonisolated(unsafe) let interface = interface
    MainActor.assumeIsolated {
      guard let interface else { return }
      fill(interface.assumingMemoryBound(to: GListModelInterface.self))
    }
  }
  g_type_add_interface_static(type, g_list_model_get_type(), &list)
  return type
}()

/// Implements GListModel.
private func fill(_ interface: UnsafeMutablePointer<GListModelInterface>) {
  interface.pointee.get_item_type = { _ in g_object_get_type() }
  interface.pointee.get_n_items = { model in
    nonisolated(unsafe) let model = model
    return MainActor.assumeIsolated { count(of: model) }
  }
  interface.pointee.get_item = { model, place in
    nonisolated(unsafe) let model = model
    let isThere = MainActor.assumeIsolated { place < count(of: model) }
    guard isThere else { return nil }
    return UnsafeMutableRawPointer(
      g_object_new_with_properties(g_object_get_type(), 0, nil, nil))
  }
}

private func count(of model: OpaquePointer?) -> UInt32 {
  guard let model else { return 0 }
  return UnsafeMutableRawPointer(model).assumingMemoryBound(to: RowModelInstance.self).pointee.count
}
