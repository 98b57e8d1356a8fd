internal import CGio

/// An argument of a method call.
package indirect enum DBusArgument: Hashable, Sendable {
  case text(String)
  case path(String)
  case number(Int32)
  case count(UInt32)
  case texts([String])
  case truth(Bool)
  /// A variant, as for property values.
  case any(DBusArgument)

  private static var textType: OpaquePointer { TextType.shared.pointer }

  /// A floating `GVariant`, owned by the receiver.
  var variant: OpaquePointer? {
    switch self {
    case .text(let value): g_variant_new_string(value)
    case .path(let value): g_variant_new_object_path(value)
    case .number(let value): g_variant_new_int32(value)
    case .count(let value): g_variant_new_uint32(value)
    case .truth(let value): g_variant_new_boolean(value ? 1 : 0)
    case .any(let value): value.variant.flatMap { g_variant_new_variant($0) }
    case .texts(let values):
      values.map { g_variant_new_string($0) }.withUnsafeBufferPointer {
        g_variant_new_array(DBusArgument.textType, $0.baseAddress, gsize(values.count))
      }
    }
  }
}

extension [DBusArgument] {
  /// The arguments as a tuple; nil if there are none.
  var variant: OpaquePointer? {
    guard !isEmpty else { return nil }
    let parts = map(\.variant)
    return parts.withUnsafeBufferPointer { g_variant_new_tuple($0.baseAddress, gsize(count)) }
  }
}

/// Caches GLib's string type.
private struct TextType: @unchecked Sendable {
  static let shared = TextType()
  let pointer: OpaquePointer = g_variant_type_new("s")
}
