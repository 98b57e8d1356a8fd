import Containment
import Script

/// Static members: enum cases, constants, static properties, and implicit member expressions.
extension Checker {
  /// `.name`, if a type is expected.
  func implicitMember(_ name: Name, expecting expected: Type?, at range: SourceRange) -> Typed {
    guard let type = expected?.unwrapped, !type.hasPlaceholder else {
      return failure(.undecided("`.\(name.text)`"), at: range)
    }
    if type == .unknown { return .broken }
    if let expected, let none = optionalCase(name, of: expected) { return none }
    let typed = staticMember(name, of: type)
    guard typed.type.converts(to: type) else {
      return failure(.mismatch(found: "\(typed.type)", expected: "\(type)"), at: range)
    }
    return typed
  }

  /// `Type.name`.
  ///
  /// `base` evaluates to the type when it is known only at run time.
  func staticMember(
    _ name: Name, of type: Type, _ base: Typed? = nil, expecting expected: Type? = nil
  ) -> Typed {
    let base = base ?? metatype(type)
    if name.text == "self" { return metatype(type) }
    if name.text == "init" {
      guard let (title, candidates) = initializers(of: type, at: name.range) else { return .broken }
      return functionValue(candidates, named: "\(title).init", expecting: expected, at: name.range)
    }
    if let nested = nestedType(name.text, of: type) {
      return metatype(seeing(nested, at: name.range))
    }
    switch type {
    case .unknown: return .broken
    case .script(let own):
      if let enumCase = own.cases.first(where: { $0.name == name.text }) {
        return self.enumCase(enumCase, own)
      }
      if name.text == "allCases", own.listsCases {
        let all = own.cases.map {
          ScriptValue.enumeration(EnumerationValue(enumCase: $0, payload: []))
        }
        return Typed(.array(type)) { _ in .array(all) }
      }
      if let property = staticProperty(name.text, of: own) {
        refuseUnseen(property, at: name.range)
        return self.staticProperty(
          property, of: base, isDirect: base.isBareSelf && context.observed === property)
      }
      if let base = own.compiledBase, let constant = constant(name.text, of: base) {
        return compiledConstant(constant)
      }
      let methods = seen(staticMethods(name.text, of: own))
      refuseUnseen(methods.first, at: name.range)
      if !methods.isEmpty { return value(ofOneOf: methods, of: base, expecting: expected) }
    case .compiled(let own):
      if let constant = constant(name.text, of: own) { return compiledConstant(constant) }
    default:
      let wanted = type.hasPlaceholder ? expected ?? type : type
      if let none = optionalCase(name, of: wanted) {
        return wanted.hasPlaceholder
          ? failure(.undecided("this `\(name.text)`"), at: name.range) : none
      }
    }
    for addition in additions(to: type) where hasStaticMember(name.text, .script(addition)) {
      return staticMember(name, of: .script(addition), expecting: expected)
    }
    if let member = libraryMembers(name.text, of: type).first(where: { $0.kind == .typeProperty }) {
      return Typed(member.result) { frame throws(Stop) in
        var nothing = ScriptValue.void
        return try member.body(&nothing, LibraryCall(arguments: [], types: [:], run: frame.run))
      }
    }
    if hasMember(name.text, type) { return failure(.needsInstance(name.text), at: name.range) }
    let error = ScriptError.Kind.unknown(
      member: name.text, of: type,
      nearest: nearest(to: name.text, in: staticNames(of: type)))
    return failure(error, at: name.range)
  }

  private func enumCase(_ enumCase: ScriptEnumCase, _ type: ScriptType) -> Typed {
    guard enumCase.payload.isEmpty else {
      return Typed(.function(enumCase.payload.map(\.type), .script(type))) { _ in
        .function(
          FunctionValue { arguments, _ in
            .enumeration(EnumerationValue(enumCase: enumCase, payload: arguments))
          })
      }
    }
    return Typed(.script(type)) { _ in
      .enumeration(EnumerationValue(enumCase: enumCase, payload: []))
    }
  }

  private func constant(_ name: String, of type: CompiledType) -> Member? {
    type.lineage.lazy.compactMap { $0.members[name]?.first { $0.kind == .constant } }.first
  }

  private func compiledConstant(_ member: Member) -> Typed {
    Typed(type(member.type)) { frame throws(Stop) in try frame.run.ask(member, .void) }
  }

  func staticProperty(_ name: String, of type: ScriptType) -> ScriptProperty? {
    seen(type.lineage.lazy.compactMap { $0.properties.first { $0.name == name && $0.isStatic } })
  }

  func staticMethods(_ name: String, of type: ScriptType) -> [ScriptFunction] {
    type.lineage.flatMap { $0.methods.filter { $0.name == name && $0.isStatic } }
  }

  /// A static property; with `isDirect`, sets bypass its observers.
  func staticProperty(_ property: ScriptProperty, of base: Typed, isDirect: Bool) -> Typed {
    property.resolve?()
    let place = LValue(property.name, obstacle: obstacle(of: property)) { frame throws(Stop) in
      let (receiver, run) = (try base.code(frame), frame.run)
      let access = LValue.Access { () throws(Stop) in
        try run.get(static: property, of: receiver)
      } set: { value throws(Stop) in
        try run.set(static: property, of: receiver, to: value, isDirect: isDirect)
      }
      guard isDirect || !property.isObserved, property.isStored, property.strength == .strong else {
        return access
      }
      return LValue.Access(get: access.get, set: access.set) { body throws(Stop) in
        try run.modify(static: property, body)
      }
    }
    return Typed(property.type, place: place) { frame throws(Stop) in
      try frame.run.get(static: property, of: try base.code(frame))
    }
  }
}

extension RunContext {
  /// Reads a static property, dispatching on the receiver's class.
  func get(static property: ScriptProperty, of receiver: ScriptValue) throws(Stop) -> ScriptValue {
    let own = receiver.namedType.flatMap { property.overrides[$0] } ?? property
    return try read(static: own, of: receiver)
  }

  /// Sets a static property, dispatching on the receiver's class.
  func set(
    static property: ScriptProperty, of receiver: ScriptValue, to value: ScriptValue, isDirect: Bool
  ) throws(Stop) {
    let own = receiver.namedType.flatMap { property.overrides[$0] } ?? property
    try write(static: own, of: receiver, value, isDirect: isDirect)
  }

  /// Reads exactly this static property; initializes a stored one lazily.
  func read(static property: ScriptProperty, of receiver: ScriptValue) throws(Stop) -> ScriptValue {
    if let getter = property.getter {
      var receiver = receiver
      return try invoke(getter, receiver: &receiver, [])
    }
    guard let field = property.field else { return .void }
    if case .unset = globals[field] {
      if let initial = property.initial {
        let value = try invoke(initial)
        globals[field] = property.strength.stored(value)
      } else if property.hasInitialValue {
        globals[field] = property.strength.stored(.none)
      }
    }
    return try globals[field].resolved(name: property.name, property.strength)
  }

  /// Changes a stored static property in place, without its observers.
  func modify(
    static property: ScriptProperty, _ body: (inout ScriptValue) throws(Stop) -> Void
  ) throws(Stop) {
    guard let field = property.field else { return }
    var value = try read(static: property, of: .void)
    globals[field] = .taken
    defer { globals[field] = value }
    try body(&value)
  }

  /// Sets exactly this static property.
  func write(
    static property: ScriptProperty, of receiver: ScriptValue, _ value: ScriptValue,
    isDirect: Bool = false
  ) throws(Stop) {
    var receiver = receiver
    if let setter = property.setter {
      _ = try invoke(setter, receiver: &receiver, [value])
      return
    }
    guard let field = property.field else { return }
    if isDirect {
      let old = globals[field].become(property.strength.stored(value))
      return try old.checkFree(named: property.name)
    }
    let old = property.needsOldValue ? try read(static: property, of: receiver) : .void
    if let willSet = property.willSet { _ = try invoke(willSet, receiver: &receiver, [value]) }
    try globals[field].become(property.strength.stored(value)).checkFree(named: property.name)
    if let didSet = property.didSet { _ = try invoke(didSet, receiver: &receiver, [old]) }
  }
}

/// Member lookup.
extension Checker {
  func hasMember(_ name: String, _ type: Type) -> Bool {
    if additions(to: type).contains(where: { $0.declares(name) }) { return true }
    switch type {
    case .script(let own):
      if property(name, of: own) != nil || !methods(name, of: own).isEmpty { return true }
      if name == "rawValue", own.rawType != nil { return true }
      return own.compiledBase.map { hasMember(name, .compiled($0)) } ?? false
    case .compiled(let own):
      return own.lineage.contains { type in
        type.members[name]?.contains { $0.kind == .property || $0.kind == .method } ?? false
      }
    default: return libraryMembers(name, of: type).contains { $0.kind.isOfInstances }
    }
  }

  /// The innermost enclosing type with a static member of this name.
  func staticOwner(of name: String, seenFrom type: Type) -> Type? {
    let candidates: [Type] =
      if case .script(let own) = type {
        sequence(first: own, next: \.outer).map { .script($0) }
      } else {
        [type]
      }
    return candidates.first { hasStaticMember(name, $0) }
      ?? additions(to: type).map { .script($0) }.first { hasStaticMember(name, $0) }
  }

  /// The script's extensions of a catalog or Swift type, the most derived class first.
  func additions(to type: Type) -> [ScriptType] {
    guard !additions.isEmpty else { return [] }
    switch type {
    case .compiled(let own): return own.lineage.compactMap { additions[.compiled($0)] }
    case .script(let own): return own.compiledBase.map { additions(to: .compiled($0)) } ?? []
    default: return additions[type].map { [$0] } ?? []
    }
  }

  func hasStaticMember(_ name: String, _ type: Type) -> Bool {
    guard case .script(let own) = type else { return false }
    return own.cases.contains { $0.name == name } || staticProperty(name, of: own) != nil
      || !staticMethods(name, of: own).isEmpty || name == "allCases" && own.listsCases
  }

  /// Names of instance members to suggest for a typo; methods include their labels.
  func memberNames(of type: Type) -> [String] {
    switch type {
    case .script(let own):
      let names = (Array(own.lineage) + own.allContracts.compactMap(\.scriptType)).flatMap { type in
        type.properties.filter { !$0.isStatic }.map(\.name)
          + type.methods.filter { !$0.isStatic }.map(\.signature)
      }
      return names + (own.compiledBase.map { memberNames(of: .compiled($0)) } ?? [])
    case .compiled(let own):
      return own.lineage.flatMap { type in
        type.recipe.members.filter { $0.kind == .property || $0.kind == .method }.map(\.signature)
      }
    case .tuple(let elements): return elements.compactMap(\.label)
    default:
      return StandardLibrary.members(of: type).filter { $0.kind.isOfInstances }.map(\.signature)
    }
  }

  private func staticNames(of type: Type) -> [String] {
    switch type {
    case .script(let own):
      own.cases.map(\.name) + own.properties.filter(\.isStatic).map(\.name)
        + own.methods.filter(\.isStatic).map(\.signature)
    case .compiled(let own):
      own.lineage.flatMap { type in
        type.recipe.members.filter { $0.kind == .constant || $0.kind == .typeMethod }
          .map(\.signature)
      }
    default: StandardLibrary.members(of: type).filter { !$0.kind.isOfInstances }.map(\.signature)
    }
  }
}

extension LibraryMember.Kind {
  var isOfInstances: Bool { self == .property || self == .method }
}

extension ScriptType {
  /// Whether the type conforms to `CaseIterable`.
  fileprivate var listsCases: Bool { capabilities.contains("CaseIterable") }

  /// Whether the type itself declares an instance member of this name.
  func declares(_ name: String) -> Bool {
    properties.contains { $0.name == name && !$0.isStatic }
      || methods.contains { $0.name == name && !$0.isStatic }
  }
}
