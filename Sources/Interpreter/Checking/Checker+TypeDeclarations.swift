import Containment
import Script

/// The types that a script declares: names first, then what they inherit and have.
extension Checker {
  func declareTypes(_ statements: [Statement]) {
    for statement in statements {
      if case .declaration(let declaration) = statement.kind,
        case .type(let syntax) = declaration.kind, syntax.kind != .extension
      {
        let type = declare(syntax, in: nil)
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
        extend(syntax)
      }
    }
  }

  private func declare(_ syntax: TypeDeclaration, in outer: ScriptType?) -> ScriptType {
    let type = ScriptType(
      syntax.kind, name: syntax.name.text, range: syntax.name.range, outer: outer, host: host)
    allTypes.append(type)
    declarations[ObjectIdentifier(type)] = [syntax]
    declareNested(in: syntax, of: type)
    return type
  }

  private func declareNested(in syntax: TypeDeclaration, of type: ScriptType) {
    for member in syntax.members {
      guard case .type(let inner) = member.kind else { continue }
      if inner.kind == .extension {
        report(.outside("extension", of: "the top level"), at: inner.name.range)
      } else {
        type.nested[inner.name.text] = declare(inner, in: type)
      }
    }
  }

  /// The types that a block declares; they are known in it alone.
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
      let type = declare(syntax, in: nil)
      type.home = scope
      if scope.types[type.name] != nil { report(.redeclared(type.name), at: syntax.name.range) }
      scope.declare(type)
    }
    guard allTypes.count > start else { return }
    homes.append(scope)
    for type in Array(allTypes[start...]) { shape(type) }
  }

  private func extend(_ syntax: TypeDeclaration) {
    guard let type = extended(syntax) else { return }
    declarations[ObjectIdentifier(type), default: []].append(syntax)
    declareNested(in: syntax, of: type)
  }

  /// What gets the members of an extension.
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
        .unsupported("an extension of \(name)", instead: "write a function that takes one"),
        at: range)
    } else {
      let nearest = NearMiss.nearest(to: name, in: types.keys.sorted() + compiled.keys.sorted())
      report(.unknown(type: name, nearest: nearest), at: range)
    }
    return nil
  }

  /// A type of the script by its path: `Outer.Inner`.
  private func declaredType(_ path: String) -> ScriptType? {
    let names = path.split(separator: ".").map(String.init)
    return names.dropFirst().reduce(names.first.flatMap { types[$0] }) { $0?.nested[$1] }
  }

  func shapeTypes() {
    for type in allTypes { shape(type) }
  }

  /// Finds what a type inherits and which members it has; superclasses come first.
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
      for part in parts { for syntax in part.inherited { inherit(syntax, type) } }
      if let superclass = type.scriptSuperclass {
        type.fieldCount = superclass.fieldCount
        (type.dispatch, type.accessors) = (superclass.dispatch, superclass.accessors)
        type.compiledDispatch = superclass.compiledDispatch
        type.capabilities.formUnion(superclass.capabilities)
      }
      for part in parts {
        for member in part.members {
          self.member(member, of: type, isExtension: part.kind == .extension)
        }
      }
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

  private func inherit(_ syntax: TypeSyntax, _ type: ScriptType) {
    if type.extended != nil {
      return report(
        .unsupported(
          "a protocol for a type that the script does not declare",
          instead: "let a class of the script conform"), at: syntax.range)
    }
    if case .named(let name, _) = syntax.kind, Self.capabilityNames.contains(name) {
      type.capabilities.insert(name)
      return
    }
    let inherited = self.type(syntax)
    switch (inherited, type.kind) {
    case (.unknown, .class): type.superclass = meantSuperclass(syntax)
    case (.unknown, _): break
    case (.int, .enum), (.string, .enum), (.double, .enum), (.character, .enum):
      type.rawType = inherited
    case (.script(let other), .class) where other.kind == .class:
      shape(other)
      if other.state == .shaped { type.superclass = .script(other) }
    case (.script(let other), _) where other.kind == .protocol:
      shape(other)
      if other.state == .shaped { type.contracts.append(inherited) }
    case (.compiled(let other), _):
      switch other.recipe.kind {
      case .object(_, true) where type.kind == .class: type.superclass = .compiled(other)
      case .contract where type.kind == .class || type.kind == .protocol:
        type.contracts.append(inherited)
      default: report(.notSubclassable(other.name), at: syntax.range)
      }
    default: report(.notSubclassable("\(inherited)"), at: syntax.range)
    }
  }

  /// The class that is likely meant by a name nobody has, which was reported: what the script's
  /// class overrides and calls is then checked all the same.
  private func meantSuperclass(_ syntax: TypeSyntax) -> ScriptType.Superclass? {
    guard case .named(let name, _) = syntax.kind,
      let nearest = NearMiss.nearest(to: name, in: compiled.keys.sorted()),
      let type = compiled[nearest], case .object(_, isOpen: true) = type.recipe.kind
    else { return nil }
    return .compiled(type)
  }

  private static let capabilityNames: Set = [
    "Equatable", "Hashable", "CaseIterable", "CustomStringConvertible", "AnyObject", "Sendable",
    "NSObjectProtocol", "Comparable",
  ]
}
