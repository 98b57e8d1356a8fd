import Script

/// A place whose value can be set or changed in place: a variable, property or element.
///
/// Evaluating `items[next()].name += suffix()` has three phases, as in Swift: prepare the path
/// (call `next`), compute the new value (`suffix`), then access the value.
struct LValue {
  /// The name of the variable that would have to be mutable.
  let name: String
  let root: Root
  /// Why it must not be changed, or nil.
  let obstacle: Obstacle?
  /// Whether it is only a part of the root's value.
  let isPart: Bool
  let prepare: (Frame) throws(Stop) -> Access

  /// The root of the path.
  enum Root {
    case variable(LocalVariable)
    case global(GlobalVariable)
    /// A stored property of `self`, in an initializer.
    case ownProperty(ScriptProperty)
    /// An object, or a part of another value.
    case other
  }

  enum Obstacle {
    case constant
    case readOnly
    /// Its setter is private to another type.
    case inaccessible
  }

  /// A prepared place; it is set or changed at most once.
  struct Access {
    let get: () throws(Stop) -> ScriptValue
    let set: (ScriptValue) throws(Stop) -> Void
    let modify: ((inout ScriptValue) throws(Stop) -> Void) throws(Stop) -> Void
    /// Whether changing it calls a getter and a setter.
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

    /// An access that mutates by reading and setting.
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

    /// The place of a wrapped value; nil if the optional is nil.
    ///
    /// The optional counts as changed anyway, as in Swift.
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

  /// The recorded variable that changes with the place.
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

  /// A variable whose changes are recorded.
  struct Recorded {
    let id: Int
    let type: Type
    /// Whether it is local to the call that changes it.
    var isLocal = false
    let read: Code
  }

  /// A part of the value at this place.
  ///
  /// With `vacate`, it is moved out while it is changed, which avoids a copy.
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

  /// Changes a part that was moved out of its whole, and always moves it back.
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
