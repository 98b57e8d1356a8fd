import Containment
import Hierarchy
import Script

/// Creating instances of the script's types, and calling the methods of compiled superclasses.
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
        guard let field = property.storage.field else { continue }
        if let initial = property.storage.initial {
          receiver.setField(field, property.strength.stored(try invoke(initial)))
        } else if property.storage.hasInitialValue {
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

  /// Calls the method of a compiled superclass.
  ///
  /// If that is an appearance callback that the script calls itself, its diagnostics are attributed
  /// to the line that called the override.
  func askSuper(
    _ member: Member, _ receiver: ScriptValue, _ arguments: consuming [Containment.Value]
  ) throws(Stop) -> ScriptValue {
    let first = simulation.eventCount
    let result = try ask(member, receiver, arguments)
    if let line = callerLine, simulation.eventCount > first,
      let events = simulation.recording.wordsAboutHandmadeCallback(at: first)
    {
      steps.blame(line: line, for: events)
    }
    return result
  }
}

extension Recording {
  /// The events of an appearance callback that a script called itself: the callback, then its
  /// diagnostics; nil if there are none.
  fileprivate func wordsAboutHandmadeCallback(at place: Int) -> Range<Int>? {
    guard case .callback = events[place].kind else { return nil }
    var end = place + 1
    while end < events.count, case .diagnostic(let index) = events[end].kind,
      ["U2", "D08"].contains(diagnostics[Int(index)].id),
      events[end].subject == events[place].subject
    {
      end += 1
    }
    return end > place + 1 ? place..<end : nil
  }
}
