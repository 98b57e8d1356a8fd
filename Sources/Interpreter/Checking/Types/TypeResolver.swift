import Containment
import Script

/// What written types mean.
final class TypeResolver {
  private let names: NameTable
  private let scopes: Scopes
  private let members: MemberTable
  private let diagnostics: Diagnostics
  private let probe: Probe?

  init(_ members: MemberTable, _ probe: Probe? = nil) {
    (names, scopes, diagnostics) = (members.names, members.scopes, members.diagnostics)
    (self.members, self.probe) = (members, probe)
  }

  func resolve(_ syntax: TypeSyntax) -> Type {
    notice(syntax)
    switch syntax.kind {
    case .named(let name, let arguments): return named(name, arguments, at: syntax.range)
    case .member(let outer, let name): return member(resolve(outer), name)
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      if case .implicitlyUnwrapped = syntax.kind {
        diagnostics.report(
          .unsupported("an implicitly unwrapped optional", instead: "use `?`"), at: syntax.range)
      }
      return optional(resolve(wrapped), at: syntax.range)
    case .array(let element): return .array(resolve(element))
    case .dictionary(let key, let value):
      return .dictionary(key: hashable(resolve(key), at: key.range), value: resolve(value))
    case .function(let parameters, let result, _):
      return .function(parameters.map { resolve($0.type) }, resolve(result))
    case .tuple(let elements) where elements.isEmpty: return .void
    case .tuple(let elements):
      return .tuple(
        elements.map { Type.TupleElement(label: $0.label?.text, type: resolve($0.type)) })
    case .any(let contract): return resolve(contract)
    case .invalid: return .unknown
    }
  }

  private func optional(_ wrapped: Type, at range: SourceRange) -> Type {
    guard case .optional = wrapped else { return .optional(wrapped) }
    diagnostics.report(
      .unsupported("an optional of an optional", instead: "use one `?`"), at: range)
    return wrapped
  }

  private func hashable(_ type: Type, at range: SourceRange) -> Type {
    if !type.isHashable { diagnostics.report(.lacks("\(type)", capability: "hashable"), at: range) }
    return type
  }

  private func named(_ name: String, _ arguments: [TypeSyntax], at range: SourceRange) -> Type {
    switch (name, arguments.count) {
    case ("Array", 1): return .array(resolve(arguments[0]))
    case ("Optional", 1): return optional(resolve(arguments[0]), at: range)
    case ("Set", 1): return .set(hashable(resolve(arguments[0]), at: range))
    case ("Range", 1): return .range(resolve(arguments[0]))
    case ("ClosedRange", 1): return .closedRange(resolve(arguments[0]))
    case ("Dictionary", 2):
      return .dictionary(
        key: hashable(resolve(arguments[0]), at: arguments[0].range), value: resolve(arguments[1]))
    default: break
    }
    guard arguments.isEmpty else {
      diagnostics.report(
        .unsupported("a generic type", instead: "use arrays and dictionaries"), at: range)
      return .unknown
    }
    if let found = find(name) {
      names.requireImport(of: name, as: found, at: range)
      return members.seeing(found, at: range)
    }
    if Self.isGeneric(name) {
      refuseBareGeneric(name, at: range)
    } else {
      let nearest = names.nearest(to: name, in: names.typeNames)
      diagnostics.report(.unknown(type: name, nearest: nearest), at: range)
    }
    return .unknown
  }

  /// The type of this name in the current scope, nested types first.
  func find(_ name: String) -> Type? {
    if case .script(let own)? = scopes.context.receiver?.type {
      for type in sequence(first: own, next: \.outer) {
        for ancestor in type.lineage {
          if let nested = ancestor.nested[name] { return .script(nested) }
        }
      }
    }
    let home = scopes.context.receiver?.type.scriptType.flatMap { own in
      sequence(first: own, next: \.outer).reversed().first?.home
    }
    if let local = scopes.findType(name) ?? home?.findType(name) { return .script(local) }
    if let own = scopes.context.receiver?.type {
      for addition in names.additions(to: own) {
        if let nested = addition.nested[name] { return .script(nested) }
      }
    }
    if let type = names.types[name] { return .script(type) }
    if name == "Self", let own = scopes.context.receiver?.type { return own }
    return names.givenType(name)
  }

  /// The type written before parentheses, as in `[Int]()`.
  func written(_ expression: Expression) -> Type? {
    switch expression.kind {
    case .identifier(let name):
      guard scopes.find(name) == nil, let type = find(name) else { return nil }
      names.requireImport(of: name, as: type, at: expression.range)
      return members.seeing(type, at: expression.range)
    case .member(let outer, let name):
      return written(outer).flatMap { members.nestedType(name.text, of: $0) }
        .map { members.seeing($0, at: name.range) }
    case .type(let syntax): return resolve(syntax)
    case .array(let elements) where elements.count == 1:
      return written(elements[0]).map { .array($0) }
    case .dictionary(let entries) where entries.count == 1:
      guard let key = written(entries[0].key), let value = written(entries[0].value) else {
        return nil
      }
      return .dictionary(key: hashable(key, at: entries[0].key.range), value: value)
    default: return nil
    }
  }

  private func member(_ outer: Type, _ name: Name) -> Type {
    if let nested = members.nestedType(name.text, of: outer) {
      return members.seeing(nested, at: name.range)
    }
    if outer != .unknown {
      diagnostics.report(.unknownMember(name.text, type: "\(outer)", nearest: nil), at: name.range)
    }
    return .unknown
  }

  /// Shows the probe, if any, a type that is written here.
  private func notice(_ syntax: TypeSyntax) {
    guard let probe, probe.isIn(syntax.range) else { return }
    switch syntax.kind {
    case .named(let name, _):
      let start = syntax.range.start
      probe.notice(typeAt: SourceRange(start, start + name.utf8.count))
    case .member(let outer, let name) where probe.reaches(name.range):
      probe.notice(typesIn: diagnostics.withhold { resolve(outer) }.result)
    default: break
    }
  }
}

/// Generic types.
extension TypeResolver {
  /// Reports a generic type without arguments where a type is written.
  func refuseBareGeneric(_ name: String, at range: SourceRange) {
    let arguments = name == "Dictionary" ? "String, Int" : "Int"
    diagnostics.report(
      .unsupported("`\(name)` alone", instead: "use `\(name)<\(arguments)>`, with its own types"),
      at: range)
  }

  static func isGeneric(_ name: String) -> Bool { genericTypes[name] != nil }

  /// Types whose arguments are inferred from a call, as in `Array(repeating: 0, count: 3)`.
  static let genericTypes: [String: Type] = [
    "Array": .array(.element), "Set": .set(.element), "Optional": .optional(.element),
    "Dictionary": .dictionary(key: .element, value: .value),
  ]
}
