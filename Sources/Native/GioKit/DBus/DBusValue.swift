internal import CGio

/// A D-Bus value, unpacked.
package indirect enum DBusValue: Hashable, Sendable {
  /// An integer of any width.
  case number(Int64)
  case real(Double)
  case truth(Bool)
  /// A string, an object path or a signature.
  case text(String)
  case list([DBusValue])
  case tuple([DBusValue])
  /// A dictionary, in transmission order.
  case table([Entry])

  /// A dictionary entry.
  package struct Entry: Hashable, Sendable {
    package let key: DBusValue
    package let value: DBusValue

    package init(key: DBusValue, value: DBusValue) {
      (self.key, self.value) = (key, value)
    }
  }

  package var number: Int64? { if case .number(let value) = self { value } else { nil } }
  package var truth: Bool? { if case .truth(let value) = self { value } else { nil } }
  /// A number, integer or not.
  package var real: Double? {
    switch self {
    case .number(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }
  package var text: String? { if case .text(let value) = self { value } else { nil } }
  /// The elements of a list or tuple; otherwise empty.
  package var parts: [DBusValue] {
    switch self {
    case .list(let parts), .tuple(let parts): parts
    default: []
    }
  }
  /// The entries of a dictionary; otherwise empty.
  package var entries: [Entry] { if case .table(let entries) = self { entries } else { [] } }
  /// The dictionary's value for a string key.
  package subscript(key: String) -> DBusValue? {
    entries.first { $0.key.text == key }?.value
  }
}

extension DBusValue {
  /// Parses GLib's text format: `(uint32 7, [('a', 'b')])`; nil if invalid.
  package init?(text: String) {
    guard let variant = g_variant_parse(nil, text, nil, nil, nil) else { return nil }
    defer { g_variant_unref(variant) }
    self.init(variant)
  }

  /// Converts a `GVariant`, unpacking nested variants.
  ///
  /// D-Bus limits nesting to 64 levels, so the recursion is bounded.
  init(_ variant: OpaquePointer) {
    switch UInt8(truncatingIfNeeded: g_variant_classify(variant).rawValue) {
    case UInt8(ascii: "b"): self = .truth(g_variant_get_boolean(variant) != 0)
    case UInt8(ascii: "y"): self = .number(Int64(g_variant_get_byte(variant)))
    case UInt8(ascii: "n"): self = .number(Int64(g_variant_get_int16(variant)))
    case UInt8(ascii: "q"): self = .number(Int64(g_variant_get_uint16(variant)))
    case UInt8(ascii: "i"): self = .number(Int64(g_variant_get_int32(variant)))
    case UInt8(ascii: "u"): self = .number(Int64(g_variant_get_uint32(variant)))
    case UInt8(ascii: "x"): self = .number(Int64(g_variant_get_int64(variant)))
    case UInt8(ascii: "t"):
      self = .number(Int64(truncatingIfNeeded: g_variant_get_uint64(variant)))
    case UInt8(ascii: "h"): self = .number(Int64(g_variant_get_handle(variant)))
    case UInt8(ascii: "d"): self = .real(g_variant_get_double(variant))
    case UInt8(ascii: "s"), UInt8(ascii: "o"), UInt8(ascii: "g"):
      self = .text(String(cString: g_variant_get_string(variant, nil)))
    case UInt8(ascii: "v"): self = DBusValue.children(of: variant).first ?? .tuple([])
    case UInt8(ascii: "a")
    where g_variant_type_is_subtype_of(
      g_variant_get_type(variant), DBusValue.anyDictionary) != 0:
      self = .table(
        DBusValue.children(of: variant).compactMap { entry in
          let pair = entry.parts
          return pair.count == 2 ? Entry(key: pair[0], value: pair[1]) : nil
        })
    case UInt8(ascii: "a"), UInt8(ascii: "m"): self = .list(DBusValue.children(of: variant))
    default: self = .tuple(DBusValue.children(of: variant))
    }
  }

  /// GLib's type of all dictionaries.
  private static var anyDictionary: OpaquePointer { DictionaryType.shared.pointer }

  private static func children(of variant: OpaquePointer) -> [DBusValue] {
    (0..<g_variant_n_children(variant)).map { place in
      let child: OpaquePointer = g_variant_get_child_value(variant, place)
      defer { g_variant_unref(child) }
      return DBusValue(child)
    }
  }
}

/// Caches GLib's dictionary type.
private struct DictionaryType: @unchecked Sendable {
  static let shared = DictionaryType()
  let pointer: OpaquePointer = g_variant_type_new("a{?*}")
}
