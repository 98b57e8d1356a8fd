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
      base[keyPath: path] = value?.block
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
      base[keyPath: path] = value?.block
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

  /// A method with a result; labels stand in the signature, as in `hitTest(_:)`.
  public static func method<
    Base: ValueConvertible, Result: ValueConvertible, each Argument: ValueConvertible
  >(
    _ signature: String, _ summary: String, isOverridable: Bool = false,
    standards: [Int: @Sendable () -> Value] = [:],
    _ body: @escaping @Sendable (Base, repeat each Argument) -> Result
  ) -> Member {
    Member(
      .method, signature, summary, isOverridable: isOverridable, result: Result.valueType,
      types: types(repeat (each Argument).self), standards: standards
    ) { receiver, values throws(MismatchedValue) in
      var reader = ArgumentReader(values)
      return body(try Base.from(receiver), repeat try reader.next((each Argument).self)).packed
    }
  }

  /// A method without a result.
  public static func method<Base: ValueConvertible, each Argument: ValueConvertible>(
    _ signature: String, _ summary: String, isOverridable: Bool = false,
    standards: [Int: @Sendable () -> Value] = [:],
    _ body: @escaping @Sendable (Base, repeat each Argument) -> Void
  ) -> Member {
    method(signature, summary, isOverridable: isOverridable, standards: standards) {
      (base: Base, argument: repeat each Argument) in
      body(base, repeat each argument)
      return Nothing()
    }
  }
}
