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

  var inheritance = Inheritance()
  var members = Members()
  /// The number of fields of an instance, including inherited ones.
  var fieldCount = 0
  /// The order of releasing the fields; computed at run time, when the type is complete.
  private(set) lazy var releaseOrder = ReleaseOrder(of: self)
  var tables = DispatchTables()
  /// The type that it extends, if it represents the extensions of a catalog or Swift type.
  let extended: Type?
  let host: Host?
  var state = State.declared

  enum State { case declared, shaping, shaped }

  enum Superclass {
    case script(ScriptType)
    case compiled(CompiledType)
  }

  /// What a type inherits from others.
  struct Inheritance {
    var superclass: Superclass?
    /// The number of script superclasses above the type.
    var level = 0
    /// Protocols of the script and of the catalog.
    var contracts: [Type] = []
    /// Built-in conformances: `Equatable`, `CaseIterable`.
    var capabilities: Set<String> = []
    var rawType: Type?
    /// The range of the raw type.
    var rawTypeRange: SourceRange?
  }

  /// A type's own members, in declaration order.
  struct Members {
    var nested: [String: ScriptType] = [:]
    var cases: [ScriptEnumCase] = []
    var properties: [ScriptProperty] = []
    var methods: [ScriptFunction] = []
    var initializers: [ScriptFunction] = []
    var deinitializer: ScriptFunction?
  }

  /// The members of exactly one type, including inherited ones.
  struct DispatchTables {
    var methods: [ScriptFunction.DispatchKey: ScriptFunction] = [:]
    /// The methods that compiled code may call, by signature.
    var compiled: [String: ScriptFunction] = [:]
    /// The properties by name.
    var properties: [String: ScriptProperty] = [:]
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
  var superclass: Superclass? { inheritance.superclass }
  var contracts: [Type] { inheritance.contracts }
  var capabilities: Set<String> { inheritance.capabilities }
  var rawType: Type? { inheritance.rawType }

  var nested: [String: ScriptType] { members.nested }
  var cases: [ScriptEnumCase] { members.cases }
  var properties: [ScriptProperty] { members.properties }
  var methods: [ScriptFunction] { members.methods }
  var initializers: [ScriptFunction] { members.initializers }

  /// The names of the enclosing types from the outside in, then its own.
  var path: [String] { (outer?.path ?? []) + [name] }

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

extension ScriptType.Superclass {
  var type: Type {
    switch self {
    case .script(let type): .script(type)
    case .compiled(let type): .compiled(type)
    }
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
