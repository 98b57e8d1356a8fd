import Containment
import Script

/// Members of types: cases, constants, static properties; implicit members.
extension Checker {
  /// `.name` where a type is expected.
  func implicitMember(_ name: Name, expecting expected: Type?, at range: SourceRange) -> Typed {
    guard let type = expected?.unwrapped, !type.hasPlaceholder else {
      return failure(.undecided("`.\(name.text)`"), at: range)
    }
    if type == .unknown { return .broken }
    let typed = staticMember(name, of: type)
    guard typed.type.converts(to: type) else {
      return failure(.mismatch(found: "\(typed.type)", expected: "\(type)"), at: range)
    }
    return typed
  }

  /// `Type.name`.
  func staticMember(_ name: Name, of type: Type) -> Typed {
    if name.text == "self" { return metatype(type) }
    if let nested = nestedType(name.text, of: type) { return metatype(nested) }
    switch type {
    case .unknown: return .broken
    case .script(let own):
      if let enumCase = own.cases.first(where: { $0.name == name.text }) {
        return self.enumCase(enumCase, own, at: name.range)
      }
      if name.text == "allCases", own.capabilities.contains("CaseIterable") {
        let all = own.cases.map { Value.enumeration(EnumerationValue(enumCase: $0, payload: [])) }
        return Typed(.array(type)) { _ in .array(all) }
      }
      if let property = staticProperty(name.text, of: own) { return self.staticProperty(property) }
      if let base = own.compiledBase, let constant = constant(name.text, of: base) {
        return compiledConstant(constant)
      }
      if let method = staticMethods(name.text, of: own).first { return value(of: method) }
    case .compiled(let own):
      if let constant = constant(name.text, of: own) { return compiledConstant(constant) }
    default: break
    }
    if let member = libraryMembers(name.text, of: type).first(where: { $0.kind == .typeProperty }) {
      return Typed(member.result) { frame throws(Stop) in
        var nothing = Value.void
        return try member.body(&nothing, LibraryCall(arguments: [], types: [:], run: frame.run))
      }
    }
    if hasMember(name.text, type) { return failure(.needsInstance(name.text), at: name.range) }
    let nearest = NearMiss.nearest(to: name.text, in: staticNames(of: type))
    return failure(
      .unknownMember(name.text, type: "\(type)", nearest: nearest), at: name.range)
  }

  private func enumCase(_ enumCase: ScriptEnumCase, _ type: ScriptType, at range: SourceRange)
    -> Typed
  {
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
    Typed(type(member.type)) { frame throws(Stop) in try frame.run.ask(member, .void, []) }
  }

  func staticProperty(_ name: String, of type: ScriptType) -> ScriptProperty? {
    type.lineage.lazy.compactMap { $0.properties.first { $0.name == name && $0.isStatic } }.first
  }

  func staticMethods(_ name: String, of type: ScriptType) -> [ScriptFunction] {
    type.lineage.flatMap { $0.methods.filter { $0.name == name && $0.isStatic } }
  }

  func staticProperty(_ property: ScriptProperty) -> Typed {
    property.resolve?()
    let place = Place(
      property.name,
      obstacle: property.isConstant ? .constant : property.isSettable ? nil : .readOnly
    ) { frame throws(Stop) in
      let run = frame.run
      return Place.Access { () throws(Stop) in
        try run.get(static: property)
      } set: { value throws(Stop) in
        try run.set(static: property, to: value)
      }
    }
    return Typed(property.type, place: place) { frame throws(Stop) in
      try frame.run.get(static: property)
    }
  }
}

extension Run {
  /// Reads a static property; a stored one gets its first value now.
  func get(static property: ScriptProperty) throws(Stop) -> Value {
    if let getter = property.getter { return try invoke(getter) }
    guard let field = property.field else { return .void }
    if case .unset = globals[field], let initial = property.initial {
      let value = try invoke(initial)
      globals[field] = property.strength.stored(value)
    }
    return try globals[field].resolved(name: property.name, property.strength)
  }

  func set(static property: ScriptProperty, to value: Value) throws(Stop) {
    if let setter = property.setter {
      _ = try invoke(setter, [value])
      return
    }
    guard let field = property.field else { return }
    let old = property.didSet == nil ? .void : try get(static: property)
    if let willSet = property.willSet { _ = try invoke(willSet, [value]) }
    _ = globals[field].become(property.strength.stored(value))
    if let didSet = property.didSet { _ = try invoke(didSet, [old]) }
  }
}

/// Which members there are.
extension Checker {
  func hasMember(_ name: String, _ type: Type) -> Bool {
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

  func hasStaticMember(_ name: String, _ type: Type) -> Bool {
    guard case .script(let own) = type else { return false }
    return own.cases.contains { $0.name == name } || staticProperty(name, of: own) != nil
      || !staticMethods(name, of: own).isEmpty
  }

  /// The members of instances, as a person may have meant them: methods with their labels.
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
