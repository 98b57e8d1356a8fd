import Containment

/// An instance of a script class: its fields and overrides.
///
/// With a compiled base, the compiled object retains it as its behavior; before `super.init` has
/// created that object, `self` is the instance alone.
final class ScriptInstance {
  let type: ScriptType
  /// Refers to its run, which may end before it does.
  private let host: Host
  private var run: RunContext? { host.run }
  var fields: [ScriptValue]
  /// Its initialization stage.
  var stage = Stage.blank
  /// Its adapters for compiled code, if it has no compiled base.
  var adapters: [AnyObject] = []

  init(_ type: ScriptType, in run: RunContext) {
    (self.type, host) = (type, run.host)
    isHusk = false
    fields = Array(repeating: .unset, count: type.fieldCount)
  }

  /// Runs the `deinit`s on another instance with the same fields, since this one is being
  /// deallocated.
  deinit {
    guard !isHusk, let run, run.stop == nil, type.compiledBase == nil, isWhole,
      type.lineage.contains(where: { $0.members.deinitializer != nil })
    else {
      releaseFields()
      return
    }
    let last = ScriptInstance(type, fields: fields, in: run)
    fields = []
    var receiver = ScriptValue.object(last)
    for type in type.lineage {
      guard let deinitializer = type.members.deinitializer else { continue }
      run.catchStop { () throws(Stop) in
        _ = try run.invoke(deinitializer, receiver: &receiver, [])
      }
    }
  }

  /// Whether it only represents an instance whose `deinit` runs.
  private let isHusk: Bool

  private init(_ type: ScriptType, fields: [ScriptValue], in run: RunContext) {
    (self.type, self.fields, host) = (type, fields, run.host)
    isHusk = true
    stage = .whole
  }

  enum Stage {
    /// No initializer has begun to set properties.
    case blank
    /// The initializer of this class began last.
    case initializing(ScriptType)
    /// The compiled base, or the whole instance, is initialized.
    case whole
  }

  /// Whether no initializer returned nil before all properties of all classes were set.
  private var isWhole: Bool {
    switch stage {
    case .blank: false
    case .initializing(let initializing): initializing.superclass == nil && hasAllFields
    case .whole: true
    }
  }

  private var hasAllFields: Bool {
    type.lineage.allSatisfy { type in
      type.properties.allSatisfy { property in
        guard let field = property.storage.field, !property.isStatic, !property.isLazy else {
          return true
        }
        if case .unset = fields[field] { return false }
        return true
      }
    }
  }

  /// Releases the fields in Swift's order, those of the base class first.
  ///
  /// After an initializer returned nil too early, its own class comes first, then the others from
  /// the subclass up.
  private func releaseFields() {
    guard fields.holdsReferences else { return }
    let links = isWhole ? type.releaseOrder.links : [:]
    ReleaseStack.current.release(takeFields(), links: links)
  }

  /// Takes the fields, so that they have no other owner during their release.
  private func takeFields() -> [ScriptValue] {
    let isWhole = isWhole
    var taken: [ScriptValue] = []
    swap(&taken, &fields)
    if !isWhole, case .initializing(let initializing) = stage {
      let types = [initializing] + type.lineage.prefix { $0 !== initializing }
      return types.flatMap { taken[$0.ownFields] }
    }
    return type.releaseOrder.fields?.map { taken[$0] } ?? taken
  }
}

extension ScriptInstance: Behaviour {
  var className: String { type.name }

  func overrides(_ signature: String) -> Bool {
    type.tables.compiled[signature] != nil
      || type.tables.properties[signature]?.accessors.getter != nil
      || type.tables.properties[signature]?.isStored ?? false
  }

  func call(
    _ signature: String, of receiver: AnyObject, _ arguments: [Containment.Value]
  ) -> Containment.Value {
    guard let run, run.stop == nil else { return .void }
    var answer = ScriptValue.void
    run.catchStop { () throws(Stop) in
      var receiver = ScriptValue.object(receiver)
      if let function = type.tables.compiled[signature] {
        let arguments = arguments.map { ScriptValue($0, in: run) }
        answer = try run.invoke(function, receiver: &receiver, arguments)
      } else if let property = type.tables.properties[signature] {
        answer = try run.get(property, of: receiver)
      }
      try run.countCrossing(of: answer)
    }
    if run.stop != nil { return .void }
    return answer.travelling(in: run)
  }
}

extension ScriptInstance {
  /// Runs the `deinit`s of a compiled object's classes, from the subclass up; the fields are
  /// released later.
  func end(of receiver: AnyObject) {
    guard let run, run.stop == nil else { return }
    var receiver = ScriptValue.object(receiver)
    for type in type.lineage {
      guard let deinitializer = type.members.deinitializer else { continue }
      run.catchStop { () throws(Stop) in
        _ = try run.invoke(deinitializer, receiver: &receiver, [])
      }
    }
  }
}

extension ScriptInstance: BehaviourCarrier {
  var behaviour: (any Behaviour)? { self }
}
