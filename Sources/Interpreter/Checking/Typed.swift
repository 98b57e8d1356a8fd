/// An expression that was checked: its type, and the code that evaluates it.
struct Typed {
  let type: Type
  let code: Code
  /// Where the value lives, if it has a place.
  var place: LValue?

  init(_ type: Type, place: LValue? = nil, _ code: Code) {
    self.type = type
    self.place = place
    self.code = code
  }

  init(_ type: Type, place: LValue? = nil, _ code: @escaping (Frame) throws(Stop) -> ScriptValue) {
    self.init(type, place: place, Code(code))
  }

  /// Whether it is just `self`.
  var isBareSelf = false

  /// Whether it is `Any`, but of values that show their whole type, so that they can be printed.
  var isPrintableAny = false

  /// Whether it is a chain that makes an optional of a last value that is none.
  var isWrapped = false

  /// Whether it is declared with `!`: it may be looked at as optional.
  var isImplicitlyUnwrapped = false

  /// The value as an optional, if it is declared with `!`.
  var asOptional: Typed { isImplicitlyUnwrapped ? retyped(type.madeOptional) : self }

  /// The same value looked at as another type.
  func retyped(_ type: Type) -> Typed { Typed(type, place: place, code) }
}

/// Somewhere a value can be set or changed in place: a variable, a property, an element.
///
/// Evaluating `items[next()].name += suffix()` takes three phases, as in Swift: the path is
/// prepared (`next` is called), the new value is computed (`suffix`), then the value is accessed.
struct LValue {
  /// The name of what a person would have to make changeable.
  let name: String
  let root: Root
  /// Why it must not be changed, if so.
  let obstacle: Obstacle?
  /// Whether it is only a part of what the path starts from.
  let isPart: Bool
  let prepare: (Frame) throws(Stop) -> Access

  /// What the path starts from.
  enum Root {
    case variable(LocalVariable)
    case global(GlobalVariable)
    /// A stored property of `self`, in an initializer.
    case ownProperty(ScriptProperty)
    /// An object, or a part of something else.
    case other
  }

  enum Obstacle {
    case constant
    case readOnly
    /// Its setter is private, and this is another type.
    case inaccessible
  }

  /// A prepared place; it is set or changed at most once.
  struct Access {
    let get: () throws(Stop) -> ScriptValue
    let set: (ScriptValue) throws(Stop) -> Void
    let modify: ((inout ScriptValue) throws(Stop) -> Void) throws(Stop) -> Void
    /// Whether changing it calls a getter, and then a setter.
    let isComputed: Bool

    init(
      get: @escaping () throws(Stop) -> ScriptValue,
      set: @escaping (ScriptValue) throws(Stop) -> Void,
      modify: @escaping ((inout ScriptValue) throws(Stop) -> Void) throws(Stop) -> Void,
      isComputed: Bool = false
    ) {
      (self.get, self.set, self.modify) = (get, set, modify)
      self.isComputed = isComputed
    }

    /// An access that changes by reading and setting.
    init(
      get: @escaping () throws(Stop) -> ScriptValue,
      set: @escaping (ScriptValue) throws(Stop) -> Void
    ) {
      self.init(
        get: get, set: set,
        modify: { body throws(Stop) in
          var value = try get()
          try body(&value)
          try set(value)
        }, isComputed: true)
    }

    /// The place of what an optional here wraps; nothing if it is nil.
    ///
    /// The optional counts as changed all the same, as in Swift.
    func unwrapped() throws(Stop) -> Access? {
      let value = try get()
      if value.isNone {
        if isComputed { try set(value) } else { try modify { _ in } }
        return nil
      }
      return isComputed ? Access(get: { value }, set: set) : self
    }
  }

  init(
    _ name: String, _ root: Root = .other, isPart: Bool = false, obstacle: Obstacle? = nil,
    prepare: @escaping (Frame) throws(Stop) -> Access
  ) {
    (self.name, self.root, self.isPart) = (name, root, isPart)
    (self.obstacle, self.prepare) = (obstacle, prepare)
  }

  /// The variable whose recorded value changes with the place.
  var recorded: Recorded? {
    switch root {
    case .variable(let variable):
      guard let id = variable.recordID else { return nil }
      return Recorded(
        id: id, type: variable.type, isLocal: true,
        read: Code { frame throws(Stop) in try frame.read(variable) })
    case .global(let variable):
      guard let id = variable.recordID else { return nil }
      return Recorded(
        id: id, type: variable.type,
        read: Code { frame throws(Stop) in try frame.run.read(variable) })
    case .ownProperty, .other: return nil
    }
  }

  /// A variable whose changes are written down.
  struct Recorded {
    let id: Int
    let type: Type
    /// Whether it is a variable of the call that changes it.
    var isLocal = false
    let read: Code
  }

  /// A part of the value at this place.
  ///
  /// With `vacate` it is taken out while it is changed, so that it is changed without a copy.
  func part(
    named name: String, isConstant: Bool = false, isReadOnly: Bool = false,
    set: @escaping (inout ScriptValue, ScriptValue, Frame) throws(Stop) -> Void,
    get: @escaping (inout ScriptValue, Frame) throws(Stop) -> ScriptValue,
    vacate: ((inout ScriptValue, Frame) throws(Stop) -> Void)? = nil
  ) -> LValue {
    let own: Obstacle? = isReadOnly ? .readOnly : isConstant ? .constant : nil
    return LValue(own == nil ? self.name : name, root, isPart: true, obstacle: own ?? obstacle) {
      frame throws(Stop) in
      let whole = try prepare(frame)
      return Access(
        get: { () throws(Stop) in
          var whole = try whole.get()
          return try get(&whole, frame)
        },
        set: { value throws(Stop) in
          try whole.modify { whole throws(Stop) in try set(&whole, value, frame) }
        },
        modify: { body throws(Stop) in
          try whole.modify { whole throws(Stop) in
            var part = try get(&whole, frame)
            try vacate?(&whole, frame)
            try Self.restoring(&part, body) { part throws(Stop) in try set(&whole, part, frame) }
          }
        })
    }
  }

  /// Changes a part that was taken out of a whole, and puts it back whatever happens.
  static func restoring(
    _ part: inout ScriptValue, _ body: (inout ScriptValue) throws(Stop) -> Void,
    _ set: (ScriptValue) throws(Stop) -> Void
  ) throws(Stop) {
    do throws(Stop) { try body(&part) } catch {
      try set(part)
      throw error
    }
    try set(part)
  }
}
