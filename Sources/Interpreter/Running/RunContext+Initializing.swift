import Containment
import Script

/// Creating instances of the script's types.
extension RunContext {
  /// Creates a structure with uninitialized properties.
  func blank(_ type: ScriptType) throws(Stop) -> ScriptValue {
    if type.kind == .enum { return .unset }
    try make(elements: type.fieldCount)
    return .structure(
      StructureValue(type: type, fields: Array(repeating: .unset, count: type.fieldCount)))
  }

  /// Creates an object of a script class with uninitialized properties.
  func instance(of type: ScriptType) throws(Stop) -> ScriptInstance {
    try make(bytes: Size.instance + type.fieldCount * Size.field)
    return ScriptInstance(type, in: self)
  }

  /// Sets the initial values of properties, in declaration order for each class.
  func setInitialValues(of types: [ScriptType], _ receiver: inout ScriptValue) throws(Stop) {
    for type in types {
      receiver.instance?.stage = .initializing(type)
      for property in type.properties where !property.isStatic && !property.isLazy {
        guard let field = property.field else { continue }
        if let initial = property.initial {
          receiver.setField(field, property.strength.stored(try invoke(initial)))
        } else if property.hasInitialValue {
          receiver.setField(field, property.strength.stored(.none))
        }
      }
    }
  }

  /// Runs an initializer on an uninitialized receiver; returns the instance, or nil.
  ///
  /// `below` are the classes between the receiver's and the initializer's, which declare none.
  func initialize(
    _ receiver: inout ScriptValue, _ function: ScriptFunction, _ arguments: [ScriptValue],
    below: [ScriptType] = []
  ) throws(Stop) -> ScriptValue {
    // A convenience initializer delegates this.
    if !function.isConvenience {
      try setInitialValues(of: below, &receiver)
      if let owner = function.owner { try setInitialValues(of: [owner], &receiver) }
    }
    return try invoke(function, receiver: &receiver, arguments)
  }

  /// Creates the compiled base object of an instance, which becomes the receiver.
  func makeBase(
    _ receiver: inout ScriptValue, _ member: Member, _ arguments: [ScriptValue]
  ) throws(Stop) {
    guard let instance = receiver.instance else { return }
    var crossing: [Containment.Value] = []
    for argument in arguments { crossing.append(try argument.crossing(in: self)) }
    let stopped: Stop?
    (receiver, stopped) = simulation.make(with: instance) { () -> (ScriptValue, Stop?) in
      do throws(Stop) {
        return (try ask(member, .void, crossing), nil)
      } catch {
        return (.void, error)
      }
    }
    if let stopped { throw stopped }
    instance.stage = .whole
  }
}
