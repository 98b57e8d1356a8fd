import Containment
import Script

/// Inheritance: superclasses, protocols, raw types and capabilities.
extension TypeDeclarer {
  func inherit(_ part: TypePart, _ type: ScriptType) {
    let syntaxes = part.syntax.inherited
    if part.syntax.kind == .extension, type.kind == .protocol, !syntaxes.isEmpty {
      return diagnostics.report(
        .refused(.extendedProtocol(type.name)), at: part.declaration.introducer)
    }
    for (index, syntax) in syntaxes.enumerated() {
      inherit(syntax, type, part, isFirst: index == 0)
    }
  }

  private func inherit(_ syntax: TypeSyntax, _ type: ScriptType, _ part: TypePart, isFirst: Bool) {
    if type.extended != nil {
      return diagnostics.report(
        .unsupported(
          "a protocol for a type that the script does not declare",
          instead: "let a class of the script conform"), at: syntax.range)
    }
    if case .named(let name, _) = syntax.kind, Self.capabilityNames.contains(name) {
      if name == "AnyObject", type.kind == .struct || type.kind == .enum {
        diagnostics.report(.refused(.plain(.onlyProtocolsForObjects)), at: type.range)
      }
      type.inheritance.capabilities.insert(name)
      return
    }
    let inherited = types.resolve(syntax)
    switch (inherited, type.kind) {
    case (.unknown, .class): type.inheritance.superclass = meantSuperclass(syntax)
    case (.unknown, _): break
    case (.int, .enum), (.string, .enum), (.double, .enum), (.character, .enum):
      type.inheritance.rawType = inherited
      type.inheritance.rawTypeRange = syntax.range
    case (.script(let other), .class) where other.kind == .class:
      guard shape(other, above: type, at: syntax.range) else { return }
      let path = other.path.joined(separator: ".")
      if part.syntax.kind == .extension {
        diagnostics.report(.refused(.extendedClass(path)), at: part.declaration.introducer)
      } else if let known = type.superclass {
        diagnostics.report(.refused(.twoSuperclasses("\(known.type)", path)), at: syntax.range)
      } else {
        if !isFirst { diagnostics.report(.refused(.lateSuperclass(path)), at: syntax.range) }
        if other.traits.isFinal { diagnostics.report(.refused(.finalClass(path)), at: type.range) }
        type.inheritance.superclass = .script(other)
      }
    case (.script(let other), _) where other.kind == .protocol:
      guard shape(other, above: type, at: syntax.range) else { return }
      if type.kind != .protocol, type.conforms(alreadyTo: inherited) {
        let name = type.path.joined(separator: ".")
        diagnostics.report(.refused(.redundantConformance(name, of: other.name)), at: syntax.range)
      } else if other.isForClasses, type.kind == .struct || type.kind == .enum {
        let range =
          part.syntax.kind == .extension ? part.declaration.introducer : type.range
        diagnostics.report(.refused(.valueForClassProtocol(type.name, of: other.name)), at: range)
      }
      type.inheritance.contracts.append(inherited)
    case (.compiled(let other), _):
      switch other.recipe.kind {
      case .object(_, true) where type.kind == .class:
        if part.syntax.kind == .extension {
          diagnostics.report(.refused(.extendedClass(other.name)), at: part.declaration.introducer)
        } else if let known = type.superclass {
          diagnostics.report(
            .refused(.twoSuperclasses("\(known.type)", other.name)), at: syntax.range)
        } else {
          if !isFirst {
            diagnostics.report(.refused(.lateSuperclass(other.name)), at: syntax.range)
          }
          type.inheritance.superclass = .compiled(other)
        }
      case .contract where type.kind == .class || type.kind == .protocol:
        type.inheritance.contracts.append(inherited)
      default: diagnostics.report(.notSubclassable(other.name), at: syntax.range)
      }
    default: diagnostics.report(.notSubclassable("\(inherited)"), at: syntax.range)
    }
  }

  /// Marks a superclass's private members as hidden by, not overridden by, members of the same
  /// name.
  func hide(_ type: ScriptType) {
    guard let superclass = type.scriptSuperclass else { return }
    for method in type.methods where !method.isStatic {
      guard let base = superclass.tables.methods[method.key] else { continue }
      if !members.sees(base.traits.access, of: base.owner) { base.isHiddenBelow = true }
    }
    for property in type.properties where !property.isStatic {
      guard let base = superclass.tables.properties[property.name] else { continue }
      if !members.sees(base.traits.access, of: base.owner) { base.isHiddenBelow = true }
    }
  }

  /// The class probably meant by an unknown name, which was reported, so that the members of the
  /// script's class can still be checked.
  private func meantSuperclass(_ syntax: TypeSyntax) -> ScriptType.Superclass? {
    guard case .named(let name, _) = syntax.kind,
      let nearest = names.nearest(to: name, in: names.compiled.keys.sorted()),
      let type = names.compiled[nearest], case .object(_, isOpen: true) = type.recipe.kind
    else { return nil }
    return .compiled(type)
  }

  private static let capabilityNames: Set = [
    "Equatable", "Hashable", "CaseIterable", "CustomStringConvertible", "AnyObject", "Sendable",
    "NSObjectProtocol", "Comparable",
  ]
}
