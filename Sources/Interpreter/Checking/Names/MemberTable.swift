import Containment
import Script

/// The members of types, as seen from the code being checked.
final class MemberTable {
  let names: NameTable
  let scopes: Scopes
  let diagnostics: Diagnostics

  init(_ names: NameTable, _ scopes: Scopes, _ diagnostics: Diagnostics) {
    (self.names, self.scopes, self.diagnostics) = (names, scopes, diagnostics)
  }
}

/// Members of instances.
extension MemberTable {
  func hasMember(_ name: String, _ type: Type) -> Bool {
    if names.additions(to: type).contains(where: { $0.declares(name) }) { return true }
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

  /// A property of a compiled type, the most derived.
  func property(_ name: String, of type: CompiledType) -> Member? {
    type.lineage.lazy.compactMap { $0.members[name]?.first { $0.kind == .property } }.first
  }

  /// A property of a script type, the most derived, or a protocol requirement.
  func property(_ name: String, of type: ScriptType) -> ScriptProperty? {
    let owners = Array(type.lineage) + type.allContracts.compactMap(\.scriptType)
    return seen(
      owners.lazy.compactMap { owner in
        owner.properties.first { $0.name == name && !$0.isStatic }
      })
  }

  /// The methods of a compiled type, the most derived for each signature.
  func methods(_ name: String, of type: CompiledType) -> [Member] {
    var known: Set<String> = []
    return type.lineage.flatMap { ($0.members[name] ?? []).filter { $0.kind == .method } }
      .filter { known.insert($0.signature).inserted }
  }

  /// The methods of a script type, the most derived for each signature, and the methods of protocol
  /// extensions that have other default arguments.
  func methods(_ name: String, of type: ScriptType) -> [ScriptFunction] {
    var known: Set<ScriptFunction.DispatchKey> = []
    let owners = Array(type.lineage) + type.allContracts.compactMap(\.scriptType)
    return seen(owners.flatMap { $0.methods.filter { $0.name == name && !$0.isStatic } })
      .filter { known.insert($0.key).inserted || $0.isGiven && $0.hasDefaults }
  }

  func libraryMembers(_ name: String, of type: Type) -> [LibraryMember] {
    StandardLibrary.members(of: type).filter { $0.name == name }
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
}

/// Members of types.
extension MemberTable {
  func hasStaticMember(_ name: String, _ type: Type) -> Bool {
    guard case .script(let own) = type else { return false }
    return own.cases.contains { $0.name == name } || staticProperty(name, of: own) != nil
      || !staticMethods(name, of: own).isEmpty || name == "allCases" && own.listsCases
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
      ?? names.additions(to: type).map { .script($0) }.first { hasStaticMember(name, $0) }
  }

  func staticProperty(_ name: String, of type: ScriptType) -> ScriptProperty? {
    seen(type.lineage.lazy.compactMap { $0.properties.first { $0.name == name && $0.isStatic } })
  }

  func staticMethods(_ name: String, of type: ScriptType) -> [ScriptFunction] {
    type.lineage.flatMap { $0.methods.filter { $0.name == name && $0.isStatic } }
  }

  func constant(_ name: String, of type: CompiledType) -> Member? {
    type.lineage.lazy.compactMap { $0.members[name]?.first { $0.kind == .constant } }.first
  }

  func hasTypeMethod(_ name: String, _ type: CompiledType) -> Bool {
    type.lineage.contains { $0.members[name]?.contains { $0.kind == .typeMethod } ?? false }
  }

  /// A nested type.
  func nestedType(_ name: String, of outer: Type) -> Type? {
    switch outer {
    case .script(let type):
      type.lineage.lazy.compactMap { $0.nested[name] }.first.map { .script($0) }
    case .compiled(let type):
      names.compiled["\(type.name).\(name)"].map { .compiled($0) }
        ?? names.additions(to: outer).lazy.compactMap { $0.nested[name] }.first.map { .script($0) }
    default: nil
    }
  }

  func staticNames(of type: Type) -> [String] {
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
