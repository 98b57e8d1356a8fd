import Containment
import Script

/// Type declarations: names first, then inheritance and members.
extension Checker {
  func declareTypes(_ statements: [Statement]) {
    for statement in statements {
      if case .declaration(let declaration) = statement.kind,
        case .type(let syntax) = declaration.kind, syntax.kind != .extension
      {
        let type = declare(TypePart(syntax: syntax, declaration: declaration), in: nil)
        if types[type.name] != nil || Self.builtIn[type.name] != nil {
          report(.redeclared(type.name), at: syntax.name.range)
        }
        types[type.name] = type
      }
    }
    for statement in statements {
      if case .declaration(let declaration) = statement.kind,
        case .type(let syntax) = declaration.kind, syntax.kind == .extension
      {
        extend(TypePart(syntax: syntax, declaration: declaration))
      }
    }
  }

  private func declare(
    _ part: TypePart, in outer: ScriptType?, of outerPart: TypePart? = nil
  ) -> ScriptType {
    let syntax = part.syntax
    let type = ScriptType(
      syntax.kind, name: syntax.name.text, range: syntax.name.range, outer: outer, host: host)
    type.traits = Traits(part.declaration, in: outerPart)
    allTypes.append(type)
    declarations[ObjectIdentifier(type)] = [part]
    declareNested(in: part, of: type)
    return type
  }

  private func declareNested(in part: TypePart, of type: ScriptType) {
    for member in part.syntax.members {
      guard case .type(let inner) = member.kind else { continue }
      if inner.kind == .extension {
        report(.outside("extension", of: "the top level"), at: inner.name.range)
        continue
      }
      if type.nested[inner.name.text] != nil {
        report(.redeclared(inner.name.text), at: inner.name.range)
      }
      type.nested[inner.name.text] = declare(
        TypePart(syntax: inner, declaration: member), in: type, of: part)
    }
  }

  /// Declares the types of a block, which are visible only in it.
  func declareLocalTypes(in statements: [Statement]) {
    let start = allTypes.count
    for statement in statements {
      guard case .declaration(let declaration) = statement.kind,
        case .type(let syntax) = declaration.kind
      else { continue }
      if syntax.kind == .extension || syntax.kind == .protocol {
        report(.outside(syntax.kind.rawValue, of: "the top level"), at: syntax.name.range)
        continue
      }
      let type = declare(TypePart(syntax: syntax, declaration: declaration), in: nil)
      type.home = scope
      if scope.types[type.name] != nil { report(.redeclared(type.name), at: syntax.name.range) }
      scope.declare(type)
    }
    guard allTypes.count > start else { return }
    homes.append(scope)
    for type in Array(allTypes[start...]) { shape(type) }
  }

  private func extend(_ part: TypePart) {
    guard let type = extended(part.syntax) else { return }
    declarations[ObjectIdentifier(type), default: []].append(part)
    declareNested(in: part, of: type)
  }

  /// The type that an extension extends.
  private func extended(_ syntax: TypeDeclaration) -> ScriptType? {
    let (name, range) = (syntax.name.text, syntax.name.range)
    if let own = declaredType(name) { return own }
    if let given = Self.builtIn[name] ?? compiled[name].map({ .compiled($0) }) {
      requireImport(of: name, as: given, at: range)
      if let known = additions[given] { return known }
      let addition = ScriptType(.extension, name: name, range: range, outer: nil, extending: given)
      additions[given] = addition
      allTypes.append(addition)
      return addition
    }
    if isGenericType(name) {
      report(
        .unsupported("an extension of \(name)", instead: "use a function that takes one"),
        at: range)
    } else {
      let nearest = self.nearest(to: name, in: types.keys.sorted() + compiled.keys.sorted())
      report(.unknown(type: name, nearest: nearest), at: range)
    }
    return nil
  }

  /// A script type by its path: `Outer.Inner`.
  private func declaredType(_ path: String) -> ScriptType? {
    let names = path.split(separator: ".").map(String.init)
    return names.dropFirst().reduce(names.first.flatMap { types[$0] }) { $0?.nested[$1] }
  }

  func shapeTypes() {
    for type in allTypes { shape(type) }
  }

  /// Resolves a type's inheritance and members, superclasses first.
  private func shape(_ type: ScriptType) {
    guard type.state == .declared else {
      if type.state == .shaping {
        report(
          .unsupported("a type that inherits from itself", instead: "name another"), at: type.range)
        type.superclass = nil
      }
      return
    }
    type.state = .shaping
    let parts = declarations[ObjectIdentifier(type)] ?? []
    let receiver = FunctionContext.Receiver(type: type.ownType, isStatic: true, isMutable: false)
    inFunction(FunctionContext(receiver: receiver, result: .void), enclosing: nil) {
      for part in parts { inherit(part, type) }
      if let superclass = type.scriptSuperclass {
        type.fieldCount = superclass.fieldCount
        (type.dispatch, type.accessors) = (superclass.dispatch, superclass.accessors)
        type.compiledDispatch = superclass.compiledDispatch
        type.capabilities.formUnion(superclass.capabilities)
      }
      for part in parts {
        for member in part.syntax.members { self.member(member, of: type, in: part) }
      }
      hide(type)
      for contract in type.allContracts.compactMap(\.scriptType) {
        for method in contract.methods where type.dispatch[method.key] == nil && method.hasBody {
          type.dispatch[method.key] = method
          if type.compiledDispatch[method.signature] == nil {
            type.compiledDispatch[method.signature] = method
          }
        }
        for property in contract.properties where type.accessors[property.name] == nil {
          if property.getter != nil { type.accessors[property.name] = property }
        }
      }
    }
    type.state = .shaped
  }

  /// Resolves an inherited type first; returns false if it cannot be inherited.
  ///
  /// The depth is limited, as member lookup visits each level.
  private func shape(_ other: ScriptType, above type: ScriptType, at range: SourceRange) -> Bool {
    if shapingDepth < Self.levelLimit {
      shapingDepth += 1
      shape(other)
      shapingDepth -= 1
    }
    if other.state == .shaping { return false }
    guard other.state == .shaped, other.level < Self.levelLimit else {
      report(
        .unsupported(
          "a type more than \(Self.levelLimit) levels below another",
          instead: "make one of several levels"), at: range)
      return false
    }
    type.level = max(type.level, other.level + 1)
    return true
  }

  private static let levelLimit = 200

  private func inherit(_ part: TypePart, _ type: ScriptType) {
    let syntaxes = part.syntax.inherited
    if part.syntax.kind == .extension, type.kind == .protocol, !syntaxes.isEmpty {
      return report(.refused(.extendedProtocol(type.name)), at: part.declaration.introducer)
    }
    for (index, syntax) in syntaxes.enumerated() {
      inherit(syntax, type, part, isFirst: index == 0)
    }
  }

  private func inherit(_ syntax: TypeSyntax, _ type: ScriptType, _ part: TypePart, isFirst: Bool) {
    if type.extended != nil {
      return report(
        .unsupported(
          "a protocol for a type that the script does not declare",
          instead: "let a class of the script conform"), at: syntax.range)
    }
    if case .named(let name, _) = syntax.kind, Self.capabilityNames.contains(name) {
      if name == "AnyObject", type.kind == .struct || type.kind == .enum {
        report(.refused(.plain(.onlyProtocolsForObjects)), at: type.range)
      }
      type.capabilities.insert(name)
      return
    }
    let inherited = self.type(syntax)
    switch (inherited, type.kind) {
    case (.unknown, .class): type.superclass = meantSuperclass(syntax)
    case (.unknown, _): break
    case (.int, .enum), (.string, .enum), (.double, .enum), (.character, .enum):
      type.rawType = inherited
      type.rawTypeRange = syntax.range
    case (.script(let other), .class) where other.kind == .class:
      guard shape(other, above: type, at: syntax.range) else { return }
      let path = other.path.joined(separator: ".")
      if part.syntax.kind == .extension {
        report(.refused(.extendedClass(path)), at: part.declaration.introducer)
      } else if let known = type.superclass {
        report(.refused(.twoSuperclasses("\(known.type)", path)), at: syntax.range)
      } else {
        if !isFirst { report(.refused(.lateSuperclass(path)), at: syntax.range) }
        if other.traits.isFinal { report(.refused(.finalClass(path)), at: type.range) }
        type.superclass = .script(other)
      }
    case (.script(let other), _) where other.kind == .protocol:
      guard shape(other, above: type, at: syntax.range) else { return }
      if type.kind != .protocol, type.conforms(alreadyTo: inherited) {
        let name = type.path.joined(separator: ".")
        report(.refused(.redundantConformance(name, of: other.name)), at: syntax.range)
      } else if other.isForClasses, type.kind == .struct || type.kind == .enum {
        let range =
          part.syntax.kind == .extension ? part.declaration.introducer : type.range
        report(.refused(.valueForClassProtocol(type.name, of: other.name)), at: range)
      }
      type.contracts.append(inherited)
    case (.compiled(let other), _):
      switch other.recipe.kind {
      case .object(_, true) where type.kind == .class:
        if part.syntax.kind == .extension {
          report(.refused(.extendedClass(other.name)), at: part.declaration.introducer)
        } else if let known = type.superclass {
          report(.refused(.twoSuperclasses("\(known.type)", other.name)), at: syntax.range)
        } else {
          if !isFirst { report(.refused(.lateSuperclass(other.name)), at: syntax.range) }
          type.superclass = .compiled(other)
        }
      case .contract where type.kind == .class || type.kind == .protocol:
        type.contracts.append(inherited)
      default: report(.notSubclassable(other.name), at: syntax.range)
      }
    default: report(.notSubclassable("\(inherited)"), at: syntax.range)
    }
  }

  /// Marks a superclass's private members as hidden by, not overridden by, members of the same
  /// name.
  private func hide(_ type: ScriptType) {
    guard let superclass = type.scriptSuperclass else { return }
    for method in type.methods where !method.isStatic {
      guard let base = superclass.dispatch[method.key] else { continue }
      if !sees(base.traits.access, of: base.owner) { base.isHiddenBelow = true }
    }
    for property in type.properties where !property.isStatic {
      guard let base = superclass.accessors[property.name] else { continue }
      if !sees(base.traits.access, of: base.owner) { base.isHiddenBelow = true }
    }
  }

  /// The class probably meant by an unknown name, which was reported, so that the members of the
  /// script's class can still be checked.
  private func meantSuperclass(_ syntax: TypeSyntax) -> ScriptType.Superclass? {
    guard case .named(let name, _) = syntax.kind,
      let nearest = self.nearest(to: name, in: compiled.keys.sorted()),
      let type = compiled[nearest], case .object(_, isOpen: true) = type.recipe.kind
    else { return nil }
    return .compiled(type)
  }

  private static let capabilityNames: Set = [
    "Equatable", "Hashable", "CaseIterable", "CustomStringConvertible", "AnyObject", "Sendable",
    "NSObjectProtocol", "Comparable",
  ]
}

extension ScriptType {
  /// Whether it, or a superclass, already declares conformance to a protocol.
  fileprivate func conforms(alreadyTo contract: Type) -> Bool {
    contracts.contains(contract) || (scriptSuperclass?.allContracts.contains(contract) ?? false)
  }
}
