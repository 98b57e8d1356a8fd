import Containment
import Script

/// A class, structure, enumeration or protocol of a script.
///
/// Filled in by the checker; used by the one task that checks and runs the script.
final class ScriptType: @unchecked Sendable {
  let kind: TypeDeclaration.Kind
  let name: String
  let range: SourceRange
  /// The enclosing type.
  let outer: ScriptType?
  var traits = Traits()

  /// The scope of the block that declares it, if any, whose types its members can use.
  weak var home: Scope?

  var superclass: Superclass?
  /// The number of script superclasses above it.
  var level = 0
  /// Protocols of the script and of the catalog.
  var contracts: [Type] = []
  /// Built-in conformances: `Equatable`, `CaseIterable`.
  var capabilities: Set<String> = []
  var rawType: Type?
  /// The range of the raw type.
  var rawTypeRange: SourceRange?
  var nested: [String: ScriptType] = [:]
  var cases: [ScriptEnumCase] = []
  /// Its own properties, in declaration order.
  var properties: [ScriptProperty] = []
  /// Its own methods, in declaration order.
  var methods: [ScriptFunction] = []
  var initializers: [ScriptFunction] = []
  var deinitializer: ScriptFunction?
  /// The number of fields of an instance, including inherited ones.
  var fieldCount = 0
  /// The order of releasing the fields; computed at run time, when the type is complete.
  private(set) lazy var releaseOrder = ReleaseOrder(of: self)
  /// The dispatch table of exactly this class, including inherited methods.
  var dispatch: [ScriptFunction.DispatchKey: ScriptFunction] = [:]
  /// The methods that compiled code may call, by signature.
  var compiledDispatch: [String: ScriptFunction] = [:]
  /// The property table of exactly this class, by name.
  var accessors: [String: ScriptProperty] = [:]
  /// The type that it extends, if it represents the extensions of a catalog or Swift type.
  let extended: Type?
  let host: Host?
  var state = State.declared

  enum State { case declared, shaping, shaped }

  enum Superclass {
    case script(ScriptType)
    case compiled(CompiledType)
  }

  init(
    _ kind: TypeDeclaration.Kind, name: String, range: SourceRange, outer: ScriptType?,
    extending extended: Type? = nil, host: Host? = nil
  ) {
    (self.kind, self.name, self.range, self.outer) = (kind, name, range, outer)
    (self.extended, self.host) = (extended, host)
  }
}

extension ScriptType: Hashable {
  static func == (one: ScriptType, other: ScriptType) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ScriptType {
  /// Whether it is a local type.
  var isLocal: Bool { home != nil }

  /// Whether its instances are reference types.
  var isClass: Bool { extended?.isClass ?? (kind == .class) }

  /// The type of `self` in its members.
  var ownType: Type { extended ?? .script(self) }

  var scriptSuperclass: ScriptType? {
    if case .script(let type) = superclass { type } else { nil }
  }

  /// The type and its script superclasses, from the type up.
  var lineage: some Sequence<ScriptType> { sequence(first: self, next: \.scriptSuperclass) }

  /// The most derived static property with this name, from this class up.
  func staticProperty(_ name: String) -> ScriptProperty? {
    lineage.lazy.compactMap { $0.properties.first { $0.name == name && $0.isStatic } }.first
  }

  /// The class in the lineage that declares conformance to a protocol; nil for other types.
  ///
  /// A protocol extension's implementation for that class is inherited by its subclasses.
  func conformer(to contract: ScriptType) -> ScriptType? {
    guard kind == .class, contract.kind == .protocol else { return nil }
    return Array(lineage).last { ancestor in
      ancestor.contracts.contains { $0.isKind(of: .script(contract)) || $0 == .script(contract) }
    }
  }

  /// The fields that it adds to its superclass's.
  var ownFields: Range<Int> { (scriptSuperclass?.fieldCount ?? 0)..<fieldCount }

  /// The compiled superclass, or nil.
  var compiledBase: CompiledType? {
    for type in lineage { if case .compiled(let base) = type.superclass { return base } }
    return nil
  }

  /// All protocols without duplicates, in the order of the lineage, each before those it refines.
  var allContracts: [Type] {
    var found: [Type] = []
    var known: Set<Type> = []
    var open = Array(lineage.flatMap(\.contracts).reversed())
    while let contract = open.popLast() {
      guard known.insert(contract).inserted else { continue }
      found.append(contract)
      if case .script(let type) = contract { open += type.contracts.reversed() }
    }
    return found
  }
}

/// A case of a script enumeration.
final class ScriptEnumCase: @unchecked Sendable {
  unowned let type: ScriptType
  let name: String
  let payload: [Type.TupleElement]
  /// The default values of associated values.
  let defaults: [ScriptFunction?]
  /// The raw value, if the enumeration has a raw type.
  let rawValue: ScriptValue?
  let range: SourceRange
  /// Its index among the cases.
  let place: Int

  init(
    of type: ScriptType, name: String, payload: [Type.TupleElement],
    defaults: [ScriptFunction?], rawValue: ScriptValue?, range: SourceRange
  ) {
    (self.type, self.name, self.payload, self.rawValue) = (type, name, payload, rawValue)
    self.defaults = defaults
    self.range = range
    place = type.cases.count
  }
}

/// A stored, computed or static property of a script type.
final class ScriptProperty {
  unowned let owner: ScriptType
  let name: String
  let isStatic: Bool
  let isConstant: Bool
  let isLazy: Bool
  let isOverride: Bool
  let strength: LocalVariable.Strength
  let range: SourceRange
  var traits = Traits()
  var type: Type
  /// Whether the type is written, not inferred from the initial value.
  var isTypeWritten = false
  /// Whether a subclass declares a property with the same name that does not override it.
  var isHiddenBelow = false
  /// The index of its field, or of its global variable if it is static.
  var field: Int?
  var hasInitialValue = false
  /// Its ID among the recorded variables.
  var recordID: Int?
  /// The initial value; nil for a stored property that an initializer must set.
  var initial: ScriptFunction?
  var getter: ScriptFunction?
  /// Infers the type from the initial value on demand.
  var resolve: (() -> Void)?
  var setter: ScriptFunction?
  /// The overridden property, for its observers and for `super`.
  var overridden: Overridden?
  var willSet: ScriptFunction?
  var didSet: ScriptFunction?
  /// Whether `didSet` uses the old value.
  var needsOldValue = false
  /// The overrides in subclasses.
  let overrides: Overrides<ScriptProperty>

  init(
    _ name: String, _ type: Type, of owner: ScriptType, isStatic: Bool, isConstant: Bool,
    isLazy: Bool, isOverride: Bool, strength: LocalVariable.Strength, range: SourceRange
  ) {
    (self.name, self.type, self.owner, self.range) = (name, type, owner, range)
    (self.isStatic, self.isConstant, self.isLazy) = (isStatic, isConstant, isLazy)
    (self.isOverride, self.strength) = (isOverride, strength)
    overrides = Overrides { [unowned owner] type in
      isStatic
        ? type.staticProperty(name)
        : type.conformer(to: owner)?.accessors[name].flatMap { $0.isGiven ? $0 : nil }
          ?? type.accessors[name]
    }
  }

  enum Overridden {
    case property(ScriptProperty)
    case member(Member)
  }

  var isStored: Bool { field != nil }
  /// Whether a protocol extension declares it.
  var isGiven: Bool { owner.kind == .protocol && getter != nil }
  var isSettable: Bool {
    !isConstant && (isStored || setter != nil || isObserver || isLazy || requiresSetter)
  }
  /// Whether it only observes the property that it overrides.
  var isObserver: Bool { overridden != nil && getter == nil }
  /// Whether it is a protocol requirement.
  var isRequirement = false
  var requiresSetter = false
}
