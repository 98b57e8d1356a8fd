/// How a class's own file writes down its members: a name, a sentence, and the Swift that does it.
extension Member {
  /// A property that can be read.
  public static func property<Base: ValueConvertible, Property: ValueConvertible>(
    _ name: String, _ summary: String, isOverridable: Bool = false,
    get: @escaping @Sendable (Base) -> Property
  ) -> Member {
    Member(
      kind: .property, name: name, parameters: [], type: Property.valueType, summary: summary,
      isOverridable: isOverridable, isRequired: false,
      ask: { receiver, _ throws(MismatchedValue) in get(try Base.from(receiver)).packed }, set: nil)
  }

  /// A property that can be read, by its key path.
  public static func property<Base: ValueConvertible, Property: ValueConvertible>(
    _ name: String, _ summary: String, isOverridable: Bool = false,
    _ path: any KeyPath<Base, Property> & Sendable
  ) -> Member {
    property(name, summary, isOverridable: isOverridable) { (base: Base) in base[keyPath: path] }
  }

  /// A property that can be read and set, by its key path.
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

  /// A property that holds something to be called without arguments, or nil.
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
      // What the old closure captured may read the property when it ends.
      let old = base[keyPath: path]
      base[keyPath: path] = value?.block
      withExtendedLifetime(old) {}
    }
  }

  /// A property that holds something to be called with one argument, or nil.
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
      // What the old closure captured may read the property when it ends.
      let old = base[keyPath: path]
      base[keyPath: path] = value?.block
      withExtendedLifetime(old) {}
    }
  }

  /// A property that can be read and set.
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
