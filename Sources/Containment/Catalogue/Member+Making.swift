/// Builders for property members: a name, a summary, and the Swift code.
extension Member {
  /// A read-only property.
  public static func property<Base: ValueConvertible, Property: ValueConvertible>(
    _ name: String, _ summary: String, isOverridable: Bool = false,
    get: @escaping @Sendable (Base) -> Property
  ) -> Member {
    Member(
      kind: .property, name: name, parameters: [], type: Property.valueType, summary: summary,
      isOverridable: isOverridable, isRequired: false,
      ask: { receiver, _ throws(MismatchedValue) in get(try Base.from(receiver)).packed }, set: nil)
  }

  /// A read-only property, by key path.
  public static func property<Base: ValueConvertible, Property: ValueConvertible>(
    _ name: String, _ summary: String, isOverridable: Bool = false,
    _ path: any KeyPath<Base, Property> & Sendable
  ) -> Member {
    property(name, summary, isOverridable: isOverridable) { (base: Base) in base[keyPath: path] }
  }

  /// A settable property, by key path.
  public static func variable<Base: ValueConvertible, Property: ValueConvertible>(
    _ name: String, _ summary: String, isOverridable: Bool = false,
    _ path: any WritableKeyPath<Base, Property> & Sendable
  ) -> Member {
    property(name, summary, isOverridable: isOverridable) {
      (base: Base) in
      base[keyPath: path]
    } set: { (base: inout Base, value: Property) in
      base[keyPath: path] = value
    }
  }

  /// A settable property of type `(() -> Void)?`.
  public static func handler<Base: ValueConvertible>(
    _ name: String, _ summary: String,
    _ path: any WritableKeyPath<Base, (() -> Void)?> & Sendable
  ) -> Member {
    property(name, summary) { (base: Base) in
      base[keyPath: path].map { body in
        Handler<Nothing> {
          body()
          return Nothing()
        }
      }
    } set: { (base: inout Base, value: Handler<Nothing>?) in
      // Release the old closure after the write, as its captures may read the property in `deinit`.
      let old = base[keyPath: path]
      base[keyPath: path] = value?.block
      withExtendedLifetime(old) {}
    }
  }

  /// A settable property of type `((Argument) -> Void)?`.
  public static func handler<Base: ValueConvertible, Argument: ValueConvertible>(
    _ name: String, _ summary: String,
    _ path: any WritableKeyPath<Base, ((Argument) -> Void)?> & Sendable
  ) -> Member {
    property(name, summary) { (base: Base) in
      base[keyPath: path].map { body in
        Handler<Nothing, Argument> { argument in
          body(argument)
          return Nothing()
        }
      }
    } set: { (base: inout Base, value: Handler<Nothing, Argument>?) in
      // Release the old closure after the write, as its captures may read the property in `deinit`.
      let old = base[keyPath: path]
      base[keyPath: path] = value?.block
      withExtendedLifetime(old) {}
    }
  }

  /// A settable property.
  public static func property<Base: ValueConvertible, Property: ValueConvertible>(
    _ name: String, _ summary: String, isOverridable: Bool = false,
    get: @escaping @Sendable (Base) -> Property,
    set: @escaping @Sendable (inout Base, Property) -> Void
  ) -> Member {
    Member(
      kind: .property, name: name, parameters: [], type: Property.valueType, summary: summary,
      isOverridable: isOverridable, isRequired: false,
      ask: { receiver, _ throws(MismatchedValue) in get(try Base.from(receiver)).packed },
      set: { receiver, value throws(MismatchedValue) in
        var base = try Base.from(receiver)
        set(&base, try Property.from(value))
        receiver = base.packed
      })
  }
}
