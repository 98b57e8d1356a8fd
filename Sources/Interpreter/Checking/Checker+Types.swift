import Containment
import Script

/// Resolves written types.
extension Checker {
  func type(_ syntax: TypeSyntax) -> Type {
    notice(syntax)
    switch syntax.kind {
    case .named(let name, let arguments): return named(name, arguments, at: syntax.range)
    case .member(let outer, let name): return member(type(outer), name)
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      if case .implicitlyUnwrapped = syntax.kind {
        report(
          .unsupported("an implicitly unwrapped optional", instead: "use `?`"), at: syntax.range)
      }
      return optional(type(wrapped), at: syntax.range)
    case .array(let element): return .array(type(element))
    case .dictionary(let key, let value):
      return .dictionary(key: hashable(type(key), at: key.range), value: type(value))
    case .function(let parameters, let result, _):
      return .function(parameters.map { type($0.type) }, type(result))
    case .tuple(let elements) where elements.isEmpty: return .void
    case .tuple(let elements):
      return .tuple(
        elements.map { Type.TupleElement(label: $0.label?.text, type: type($0.type)) })
    case .any(let contract): return type(contract)
    case .invalid: return .unknown
    }
  }

  func optional(_ wrapped: Type, at range: SourceRange) -> Type {
    guard case .optional = wrapped else { return .optional(wrapped) }
    report(.unsupported("an optional of an optional", instead: "use one `?`"), at: range)
    return wrapped
  }

  private func hashable(_ type: Type, at range: SourceRange) -> Type {
    if !type.isHashable { report(.lacks("\(type)", capability: "hashable"), at: range) }
    return type
  }

  private func named(_ name: String, _ arguments: [TypeSyntax], at range: SourceRange) -> Type {
    switch (name, arguments.count) {
    case ("Array", 1): return .array(type(arguments[0]))
    case ("Optional", 1): return optional(type(arguments[0]), at: range)
    case ("Set", 1): return .set(hashable(type(arguments[0]), at: range))
    case ("Range", 1): return .range(type(arguments[0]))
    case ("ClosedRange", 1): return .closedRange(type(arguments[0]))
    case ("Dictionary", 2):
      return .dictionary(
        key: hashable(type(arguments[0]), at: arguments[0].range), value: type(arguments[1]))
    default: break
    }
    guard arguments.isEmpty else {
      report(.unsupported("a generic type", instead: "use arrays and dictionaries"), at: range)
      return .unknown
    }
    if let found = findType(name) {
      requireImport(of: name, as: found, at: range)
      return seeing(found, at: range)
    }
    if isGenericType(name) {
      refuseBareGeneric(name, at: range)
    } else {
      let nearest = self.nearest(to: name, in: typeNames)
      report(.unknown(type: name, nearest: nearest), at: range)
    }
    return .unknown
  }

  /// The type of this name in the current scope, nested types first.
  func findType(_ name: String) -> Type? {
    if case .script(let own)? = context.receiver?.type {
      for type in sequence(first: own, next: \.outer) {
        for ancestor in type.lineage {
          if let nested = ancestor.nested[name] { return .script(nested) }
        }
      }
    }
    let home = context.receiver?.type.scriptType.flatMap { own in
      sequence(first: own, next: \.outer).reversed().first?.home
    }
    if let local = scope.findType(name) ?? home?.findType(name) { return .script(local) }
    if let own = context.receiver?.type {
      for addition in additions(to: own) {
        if let nested = addition.nested[name] { return .script(nested) }
      }
    }
    if let type = types[name] { return .script(type) }
    if name == "Self", let own = context.receiver?.type { return own }
    return Self.builtIn[name] ?? compiled[name].map { .compiled($0) }
  }

  static let builtIn: [String: Type] = [
    "Int": .int, "Double": .double, "CGFloat": .double, "TimeInterval": .double,
    "String": .string, "Substring": .substring, "Character": .character, "Bool": .bool,
    "Void": .void, "Any": .any,
    "AnyObject": .anyObject, "Never": .never,
  ]

  /// The type written before parentheses, as in `[Int]()`.
  func writtenType(_ expression: Expression) -> Type? {
    switch expression.kind {
    case .identifier(let name):
      guard scope.find(name) == nil, let type = findType(name) else { return nil }
      requireImport(of: name, as: type, at: expression.range)
      return seeing(type, at: expression.range)
    case .member(let outer, let name):
      return writtenType(outer).flatMap { nestedType(name.text, of: $0) }
        .map { seeing($0, at: name.range) }
    case .type(let syntax): return type(syntax)
    case .array(let elements) where elements.count == 1:
      return writtenType(elements[0]).map { .array($0) }
    case .dictionary(let entries) where entries.count == 1:
      guard let key = writtenType(entries[0].key), let value = writtenType(entries[0].value) else {
        return nil
      }
      return .dictionary(key: hashable(key, at: entries[0].key.range), value: value)
    default: return nil
    }
  }

  private var typeNames: [String] {
    (Array(types.keys) + Array(Self.builtIn.keys) + Array(compiled.keys)).sorted()
  }

  private func member(_ outer: Type, _ name: Name) -> Type {
    if let nested = nestedType(name.text, of: outer) { return seeing(nested, at: name.range) }
    if outer != .unknown {
      report(.unknownMember(name.text, type: "\(outer)", nearest: nil), at: name.range)
    }
    return .unknown
  }

  /// A nested type.
  func nestedType(_ name: String, of outer: Type) -> Type? {
    switch outer {
    case .script(let type):
      type.lineage.lazy.compactMap { $0.nested[name] }.first.map { .script($0) }
    case .compiled(let type):
      compiled["\(type.name).\(name)"].map { .compiled($0) }
        ?? additions(to: outer).lazy.compactMap { $0.nested[name] }.first.map { .script($0) }
    default: nil
    }
  }

  /// Converts a catalog type.
  func type(_ type: ValueType) -> Type {
    switch type {
    case .void: .void
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .string: .string
    case .any: .any
    case .named(let name): compiled[name].map { .compiled($0) } ?? .unknown
    case .optional(let wrapped): self.type(wrapped).madeOptional
    case .array(let element): .array(self.type(element))
    case .dictionary(let key, let value):
      .dictionary(key: self.type(key), value: self.type(value))
    case .function(let parameters, let result):
      .function(parameters.map { self.type($0) }, self.type(result))
    }
  }
}
