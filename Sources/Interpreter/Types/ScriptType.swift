import Containment
import Script

/// A class, structure, enumeration or protocol that a script declares.
///
/// The checker fills it in; it belongs to the one task that checks and runs the script.
final class ScriptType: @unchecked Sendable {
  let kind: TypeDeclaration.Kind
  let name: String
  let range: SourceRange
  /// The type it is declared in.
  let outer: ScriptType?
  var traits = Traits()

  /// Where it is declared, if that is a block; its members see the types of that block too.
  weak var home: Scope?

  var superclass: Superclass?
  /// How many types of the script are above it, one above the other.
  var level = 0
  /// Protocols of the script and contracts of the catalogue.
  var contracts: [Type] = []
  /// What the language itself offers to those who ask: `Equatable`, `CaseIterable`.
  var capabilities: Set<String> = []
  var rawType: Type?
  /// Where the raw type stands.
  var rawTypeRange: SourceRange?
  var nested: [String: ScriptType] = [:]
  var cases: [ScriptEnumCase] = []
  /// Own properties in the order of their declarations.
  var properties: [ScriptProperty] = []
  /// Own methods in the order of their declarations.
  var methods: [ScriptFunction] = []
  var initializers: [ScriptFunction] = []
  var deinitializer: ScriptFunction?
  /// How many fields an instance has, those of superclasses included.
  var fieldCount = 0
  /// In which order they are released; asked when a script runs, and the type is complete.
  private(set) lazy var releaseOrder = ReleaseOrder(of: self)
  /// The methods of instances of exactly this class; inherited ones are among them.
  var dispatch: [ScriptFunction.DispatchKey: ScriptFunction] = [:]
  /// Those that compiled code may call, by their signatures.
  var compiledDispatch: [String: ScriptFunction] = [:]
  /// The properties of instances of exactly this class, by name.
  var accessors: [String: ScriptProperty] = [:]
  /// The type of someone else's that it adds members to, if it does nothing but that.
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
  /// Whether a block declares it.
  var isLocal: Bool { home != nil }

  /// Whether its instances are objects.
  var isClass: Bool { extended?.isClass ?? (kind == .class) }

  /// The type of `self` in its members.
  var ownType: Type { extended ?? .script(self) }

  var scriptSuperclass: ScriptType? {
    if case .script(let type) = superclass { type } else { nil }
  }

  /// The type and its script superclasses, from the type up.
  var lineage: some Sequence<ScriptType> { sequence(first: self, next: \.scriptSuperclass) }

  /// The nearest static property of a name, from the class up.
  func staticProperty(_ name: String) -> ScriptProperty? {
    lineage.lazy.compactMap { $0.properties.first { $0.name == name && $0.isStatic } }.first
  }

  /// The class of the lineage that conforms to a protocol; nothing for other types.
  ///
  /// What the protocol's extensions do for the class, they do for its subclasses, too.
  func conformer(to contract: ScriptType) -> ScriptType? {
    guard kind == .class, contract.kind == .protocol else { return nil }
    return Array(lineage).last { ancestor in
      ancestor.contracts.contains { $0.isKind(of: .script(contract)) || $0 == .script(contract) }
    }
  }

  /// The fields that it adds to those of its superclass.
  var ownFields: Range<Int> { (scriptSuperclass?.fieldCount ?? 0)..<fieldCount }

  /// The compiled class that it is a subclass of, or nil.
  var compiledBase: CompiledType? {
    for type in lineage { if case .compiled(let base) = type.superclass { return base } }
    return nil
  }

  /// All contracts, each once, in the order of the lineage: one before those that it refines.
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

/// A case of an enumeration that a script declares.
final class ScriptEnumCase: @unchecked Sendable {
  unowned let type: ScriptType
  let name: String
  let payload: [Type.TupleElement]
  /// What stands for associated values that are left out.
  let standards: [ScriptFunction?]
  /// An enumeration with a raw type has one for each case.
  let rawValue: ScriptValue?
  let range: SourceRange
  /// Which of the cases it is, from 0.
  let place: Int

  init(
    of type: ScriptType, name: String, payload: [Type.TupleElement],
    standards: [ScriptFunction?], rawValue: ScriptValue?, range: SourceRange
  ) {
    (self.type, self.name, self.payload, self.rawValue) = (type, name, payload, rawValue)
    self.standards = standards
    self.range = range
    place = type.cases.count
  }
}

/// A property that a script declares, of instances or of the type itself.
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
  /// Whether the type is written, and not that of the first value.
  var isTypeWritten = false
  /// Whether a property below has the same name and does not stand for it.
  var isHiddenBelow = false
  /// Where a stored property stands among the fields, or a static one among the globals.
  var field: Int?
  var hasInitialValue = false
  /// Its number among the variables whose changes are recorded.
  var recordID: Int?
  /// Gives the first value; nothing for a stored property that an initializer must set.
  var initial: ScriptFunction?
  var getter: ScriptFunction?
  /// Finds the type out of the initial value, when it is asked for.
  var resolve: (() -> Void)?
  var setter: ScriptFunction?
  /// What an override stands over, for its observers and for `super`.
  var overridden: Overridden?
  var willSet: ScriptFunction?
  var didSet: ScriptFunction?
  /// Whether `didSet` uses the value before the change.
  var needsOldValue = false
  /// What stands for it in the types below.
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
  /// Whether an extension of a protocol has it.
  var isGiven: Bool { owner.kind == .protocol && getter != nil }
  var isSettable: Bool {
    !isConstant && (isStored || setter != nil || isObserver || isLazy || requiresSetter)
  }
  /// Whether it only watches the property it overrides.
  var isObserver: Bool { overridden != nil && getter == nil }
  /// What a protocol asks for.
  var isRequirement = false
  var requiresSetter = false
}
