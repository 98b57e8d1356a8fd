internal import CGtk

/// A GValue, unset on deinit.
struct PropertyValue: ~Copyable {
  var storage = GValue()

  init(_ bool: Bool) {
    g_value_init(&storage, terrarium_type_boolean)
    g_value_set_boolean(&storage, bool ? 1 : 0)
  }

  init(_ string: String) {
    g_value_init(&storage, terrarium_type_string)
    g_value_set_string(&storage, string)
  }

  init(_ int: Int32) {
    g_value_init(&storage, terrarium_type_int)
    g_value_set_int(&storage, int)
  }

  init(_ double: Double) {
    g_value_init(&storage, terrarium_type_double)
    g_value_set_double(&storage, double)
  }

  /// A case of the enumeration `type`.
  init(case number: UInt32, of type: GType) {
    g_value_init(&storage, type)
    g_value_set_enum(&storage, Int32(bitPattern: number))
  }

  /// An empty value of `type`.
  init(emptyOf type: GType) {
    g_value_init(&storage, type)
  }

  deinit {
    var storage = storage
    g_value_unset(&storage)
  }
}

/// Properties by name, for those without an accessor.
extension Object {
  func set(_ property: String, to value: consuming PropertyValue) {
    g_object_set_property(typed(), property, &value.storage)
  }

  func bool(_ property: String) -> Bool {
    var value = PropertyValue(emptyOf: terrarium_type_boolean)
    g_object_get_property(typed(), property, &value.storage)
    return g_value_get_boolean(&value.storage) != 0
  }

  func int(_ property: String) -> Int {
    var value = PropertyValue(emptyOf: terrarium_type_int)
    g_object_get_property(typed(), property, &value.storage)
    return Int(g_value_get_int(&value.storage))
  }

  func string(_ property: String) -> String? {
    var value = PropertyValue(emptyOf: terrarium_type_string)
    g_object_get_property(typed(), property, &value.storage)
    return g_value_get_string(&value.storage).map { String(cString: $0) }
  }

  /// The nick of an enum property's value, as `radio`; nil if there is no such property.
  func caseName(_ property: String) -> String? {
    guard let itsClass = terrarium_class_of(raw)?.assumingMemoryBound(to: GObjectClass.self),
      let type = g_object_class_find_property(itsClass, property)?.pointee.value_type,
      g_type_is_a(type, terrarium_type_enum) != 0, let cases = g_type_class_ref(type)
    else { return nil }
    defer { g_type_class_unref(cases) }
    var value = PropertyValue(emptyOf: type)
    g_object_get_property(typed(), property, &value.storage)
    return g_enum_get_value(
      cases.assumingMemoryBound(to: GEnumClass.self), g_value_get_enum(&value.storage)
    ).flatMap { $0.pointee.value_nick }.map { String(cString: $0) }
  }
}
